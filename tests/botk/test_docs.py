"""The documents name what the game has."""

import re
from pathlib import Path

import pytest

from games.botk.cards import ROLES, Gallows, Role, role_deck
from games.botk.gallows import GALLOWS
from games.botk.items import ITEMS, item_deck
from games.botk.words import Do, Topic, Why
from tests.botk import document
from tests.engine.rules_page import RULES, table, word

DOCS = Path(__file__).parents[2] / "docs"
SIMULATE = (DOCS / "simulate.md").read_text("utf-8")
OWN = SIMULATE.partition("## Events of `botk`")[2].partition("\n## ")[0]


@pytest.mark.parametrize("word", [Role.EXECUTIONER, *Topic, *Do, *Why], ids=str)
def test_every_word_of_the_account_is_documented(word: str) -> None:
    assert f"`{word}`" in OWN


def test_the_rules_page_has_the_decks_as_they_lie() -> None:
    """Referees and dealers take them from there, and know nothing of the code."""
    assert role_deck() == document.ROLES
    assert item_deck() == document.ITEMS
    assert document.GALLOWS == list(Gallows) == list(GALLOWS)
    assert [card.id for card in ITEMS.values() if card.safe] == document.SAFE


def test_the_rules_page_counts_its_cards_and_marks_the_house_s() -> None:
    page = (RULES / "botk.md").read_text("utf-8")
    counted = re.findall(r"^### (Roles|Items|Gallows cards): (\d+)", page, re.MULTILINE)
    assert counted == [
        ("Roles", str(sum(card.copies for card in ROLES))),
        ("Items", str(len(item_deck()))),
        ("Gallows cards", str(len(Gallows))),
    ]
    house = [word(name) for name, _, what in table("botk", "Items") if "**house**" in what]
    assert house == [card.id for card in ITEMS.values() if card.house]


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
