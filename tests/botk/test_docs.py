"""The documents name what the game has."""

import re
from pathlib import Path

import pytest

from games.botk import events
from games.botk.cards import Gallows, Item, Role
from games.botk.words import Do, Topic, Why
from games.engine.events import Event

DOCS = Path(__file__).parents[2] / "docs"
SIMULATE = (DOCS / "simulate.md").read_text("utf-8")
OWN_EVENTS = SIMULATE.split("## Events of `botk`")[1].split("\n## ")[0]
RULES = (DOCS / "rules" / "botk.md").read_text("utf-8")
EVENTS = [
    kind
    for kind in vars(events).values()
    if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
]


@pytest.mark.parametrize("kind", EVENTS, ids=lambda kind: kind.__name__)
def test_every_event_is_documented_with_all_its_fields(kind: type[Event]) -> None:
    (row,) = re.findall(rf"^\| `{kind.__name__}` \|(.*)$", OWN_EVENTS, re.MULTILINE)
    assert re.findall(r"`(\w+)`", row.split("|")[0]) == list(kind.__match_args__)


@pytest.mark.parametrize("word", [*Item, *Gallows, *Role, *Topic, *Do, *Why], ids=str)
def test_every_card_and_word_of_the_account_is_documented(word: str) -> None:
    assert f"`{word}`" in SIMULATE


@pytest.mark.parametrize("card", [*Item, *Gallows], ids=str)
def test_every_card_is_in_the_rules(card: str) -> None:
    def letters(text: str) -> str:
        return re.sub(r"[^a-z\n|]", "", text.lower())

    assert f"\n|{letters(card)}|" in letters(RULES)
