"""The documents name what the game has, and say of it what is so."""

import re
from statistics import median

import pytest

from bot.panels.rules import rules_panel
from bot.tables.pace import BRISK
from bot.values.tables import Pace
from cogs.dotk.options import QUESTIONS, estimate
from gallows.kit.limits import text
from gallows.kit.snapshots import english
from games.dotk.cards import CARDS, Character
from games.dotk.game import DOTK
from games.dotk.setup import Options
from games.dotk.words import Contest, Do, Mode, Result, Topic, Why
from games.engine.asks import AskPace
from games.engine.random_player import RandomPlayer
from games.engine.simulation import deal_seed, play
from tests.dotk import document
from tests.test_documents import rows
from tests.test_project import ROOT

SIMULATE = (ROOT / "docs/simulate.md").read_text("utf-8")
RULES = (ROOT / "docs/rules/dotk.md").read_text("utf-8")
BALANCE = (ROOT / "docs/dotk-balance.md").read_text("utf-8")


@pytest.mark.parametrize("word", [*Mode, *Contest, *Topic, *Do, *Result, *Why], ids=str)
def test_every_word_of_the_account_is_documented(word: str) -> None:
    own = SIMULATE.split("## Events of `dotk`")[1].split("\n## ")[0]
    assert f"`{word}`" in own


def test_the_rules_page_has_every_character_with_its_values() -> None:
    assert list(Character) == document.NAMES
    table = {
        name.lower(): value for value, name, *_ in rows(RULES) if name.lower() in set(Character)
    }
    assert {name: re.findall(r"\d+", value) for name, value in table.items()} == {
        str(card.id): [str(n) for n in (card.value, card.other) if n is not None]
        for card in CARDS.values()
    }


def test_the_seconds_that_are_told_are_those_of_the_clock() -> None:
    assert (BRISK[Pace.QUICK], BRISK[Pace.NORMAL]) == (20, 30)
    assert "20\nseconds at quick pace and 30 at normal pace" in RULES
    assert "20 seconds a move" in english()("pace-quick", asks=AskPace.BRISK)
    assert "30 seconds a move" in english()("pace-normal", asks=AskPace.BRISK)


def test_every_number_of_seats_has_an_estimate() -> None:
    assert {mode: len(numbers) for mode, numbers in QUESTIONS.items()} == {
        Mode.COURT: 5,
        Mode.COURT_SHORT: 5,
        Mode.TOKENS: 14,
        Mode.LIVES: 14,
    }


@pytest.mark.parametrize("mode", list(QUESTIONS))
def test_the_lobby_says_what_was_measured(mode: Mode) -> None:
    part = BALANCE.partition("Questions of the median game")[2].partition("The court game")[0]
    column = 1 + list(QUESTIONS).index(mode)
    told = [int(row[column]) for row in rows(part) if row[column]]
    assert tuple(told) == QUESTIONS[mode]


@pytest.mark.parametrize(
    ("mode", "seats"),
    [(Mode.COURT, 4), (Mode.COURT_SHORT, 7), (Mode.TOKENS, 9), (Mode.LIVES, 8)],
)
def test_a_game_takes_about_as_many_questions_as_the_lobby_says(mode: Mode, seats: int) -> None:
    counted = []
    for k in range(9):
        seed = deal_seed(DOTK, seats, "length", k)
        match = play(DOTK, seed, [RandomPlayer()] * seats, options=Options(mode=mode))
        at_once = sum(given.topic == Topic.LAY for given in match.given)
        counted.append(len(match.given) - at_once + at_once // seats)
    assert estimate(mode, seats)[0] == pytest.approx(median(counted), rel=0.15)


@pytest.mark.parametrize(
    ("page", "what"),
    [
        ("overview", "as many turns as players, rounded up"),
        ("characters", "The numbers and powers"),
        ("great", "as many rounds as players"),
        ("great", "from eight players on two"),
        ("great", "shuffled before each round"),
        ("crowns", "2 crowns from the treasury"),
        ("time", "30 at normal pace"),
    ],
)
def test_the_players_rules_mark_what_is_the_houses(page: str, what: str) -> None:
    shown = text(rules_panel("dotk", page, english()))
    assert re.search(rf"{what}[\w ]*\(house\)", shown)
