"""The documents name what the game has."""

import re
from pathlib import Path

import pytest

from bot.panels.rules import rules_panel
from gallows.kit.limits import text
from gallows.kit.snapshots import english
from games.execution.cards import OTHERS, ROYALS, Card, Rank, Suit
from games.execution.words import Do, Level, Place, Result, Topic

DOCS = Path(__file__).parents[2] / "docs"
SIMULATE = (DOCS / "simulate.md").read_text("utf-8")
SIMULATE = SIMULATE.split("## Events of `execution`")[1].split("\n## ")[0]
RULES = (DOCS / "rules" / "execution.md").read_text("utf-8")


@pytest.mark.parametrize("word", [*Suit, *Rank, *Topic, *Do, *Place, *Level, *Result], ids=str)
def test_every_word_of_the_account_is_documented(word: str) -> None:
    assert f"`{word}`" in SIMULATE


def test_every_level_is_in_the_rules() -> None:
    levels = RULES.split("## Levels")[1].split("\n## ")[0]
    assert re.findall(r"^\| `(\w+)`", levels, re.M) == list(Level)


def test_there_are_fifty_four_cards() -> None:
    assert sorted((*ROYALS, *OTHERS)) == sorted(Card)
    assert (len(ROYALS), len(OTHERS)) == (12, 42)


@pytest.mark.parametrize(
    ("page", "what"),
    [
        ("overview", "score"),
        ("cards", "must complete the sum"),
        ("house", "with all cards known"),
    ],
)
def test_the_players_rules_mark_what_is_the_houses(page: str, what: str) -> None:
    shown = text(rules_panel("execution", page, english()))
    assert re.search(rf"{what}\W*\(house\)", shown)


def test_players_are_told_what_was_measured() -> None:
    """The menu of levels says of each how often the computers win, as the rules have it."""
    levels = RULES.split("## Levels")[1].split("\n## ")[0]
    for line in re.findall(r"^\| `\w+`.*", levels, re.M):
        level, *_, computer, _, hard, _ = [cell.strip(" `") for cell in line.strip("|").split("|")]
        shown = english()(f"execution-start-level-{level}")
        told = re.search(r"computer wins (\d+) %, the hard one (\d+) %", shown)
        assert told is not None
        assert told.groups() == (computer.split()[0], hard.split()[0])
