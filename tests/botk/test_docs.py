"""The documents name what the game has."""

import re
from pathlib import Path

import pytest

from games.botk.cards import Gallows, Item, Role
from games.botk.words import Do, Topic, Why

DOCS = Path(__file__).parents[2] / "docs"
SIMULATE = (DOCS / "simulate.md").read_text("utf-8")
RULES = (DOCS / "rules" / "botk.md").read_text("utf-8")


@pytest.mark.parametrize("word", [*Item, *Gallows, *Role, *Topic, *Do, *Why], ids=str)
def test_every_card_and_word_of_the_account_is_documented(word: str) -> None:
    assert f"`{word}`" in SIMULATE


@pytest.mark.parametrize("card", [*Item, *Gallows], ids=str)
def test_every_card_is_in_the_rules(card: str) -> None:
    def letters(text: str) -> str:
        return re.sub(r"[^a-z\n|]", "", text.lower())

    assert f"\n|{letters(card)}|" in letters(RULES)


def test_what_is_said_of_always_a_saboteur_is_in_the_tables() -> None:
    balance = (DOCS / "botk-balance.md").read_text("utf-8")
    printed, always, *_ = re.findall(
        r"victories that pay no Saboteur, % \| (\d+) \| (\d+)", balance
    )
    prose = " ".join(balance.partition("**Always a Saboteur** with")[2].split())
    said = (
        f"{printed[0]} % of the Saboteurs' victories pay none of them with four, and {printed[1]} %"
    )
    assert said in prose
    assert f"With the option it is {always[0]} and {always[1]} %" in prose
