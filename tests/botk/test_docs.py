"""The documents name what the game has."""

import re
from functools import cache
from pathlib import Path

import pytest

from bot.panels.rules import rules_panel
from gallows.kit.limits import text
from gallows.kit.snapshots import english
from games.botk.cards import ROLES, Gallows, Item, Role, role_deck
from games.botk.gallows import GALLOWS
from games.botk.items import ITEMS, item_deck
from games.botk.words import Do, Topic, Why
from tests.botk import document
from tests.engine.rules_page import RULES, table, word
from tests.test_project import ROOT, kept_files

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


def test_the_players_rules_name_every_safe_item() -> None:
    shown = text(rules_panel("botk", "setup", english()))
    safe = [english()(f"botk-item-{card.id}") for card in ITEMS.values() if card.safe]
    assert [name for name in safe if name not in shown] == []


WOVEN = (
    *(Item.PARDON, Item.CHEESE, Item.GOLDEN_CHALICE, Item.MIMIC),
    *(Gallows.LAST_REQUEST, Gallows.BLUNT_BLADE, Gallows.BLOOD_MONEY, Gallows.BITTER_CUP),
)
"""Cards that are part of other rules, too: of dying, of stopping, of the rewards."""


@pytest.mark.parametrize("card", [each for each in (*Item, *Gallows) if each not in WOVEN], ids=str)
def test_a_card_is_named_in_few_places(card: Item | Gallows) -> None:
    """CONTRIBUTING.md, "Add a card", says which; a rule that looks for a card adds one."""
    kind = type(card).__name__
    member, key = re.compile(rf"\b{kind}\.{card.name}\b"), f"botk-{kind.lower()}-{card} ="
    found = {
        path.relative_to(ROOT).as_posix()
        for path, text in program().items()
        if member.search(text) or key in text
    }
    own = "items" if isinstance(card, Item) else "gallows"
    assert found == {f"games/botk/{own}.py", "cogs/botk/text/en/botk.ftl"}


@cache
def program() -> dict[Path, str]:
    """The sources and the English texts of the games."""
    files = kept_files("games/*.py", "cogs/*.py", "cogs/*/text/en/*.ftl")
    return {path: path.read_text("utf-8") for path in files}


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
