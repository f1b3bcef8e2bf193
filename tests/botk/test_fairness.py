"""The deal can be checked without the project: docs/fairness.md, written once more."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from games.botk import script, setup
from games.botk.cards import Gallows, Item, Role
from games.botk.gallows import GALLOWS
from games.botk.game import BOTK
from games.botk.setup import Options
from games.engine.dice import SeededDice
from games.engine.match import Match
from games.engine.simulation import match_line
from tests.botk.deals import SEATS, Deal, by_silence, deal, seed_of, worked
from tests.engine.document import Document
from tests.engine.fair_dice import below, shuffled, words
from tests.engine.forgery import document_of


def in_silence(seed: bytes, seats: int) -> Document:
    """A match in which nobody ever says anything."""
    match = Match(BOTK, seats, Options(), (5,) * seats, SeededDice(seed))
    while match.asks:
        match.submit(match.asks[0].seat, match.asks[0].id, None)
    document: Document = json.loads(match_line(match, seed))
    return document


def told(document: Document) -> Deal:
    """What a match says of its deal, in the words of the page's rows."""
    fields = {
        "CardsDrawn": {"roles": "the roles drawn", "items": "the items drawn"},
        "ItemRemoved": {"removed": "removed"},
        "SafeItemDrawn": {"drawn": "drawn for it"},
        "RoleDealt": {"role": "the roles dealt"},
        "RoleDiscarded": {"role": "the roles dealt"},
        "ItemDealt": {"item": "the items dealt"},
        "GallowsRevealed": {"card": "the gallows cards"},
    }
    rows: Deal = {}
    for event in document["events"]:
        for field, what in fields.get(event["event"], {}).items():
            cards = event[field] if isinstance(event[field], list) else [event[field]]
            rows.setdefault(what, []).extend(cards)
        if event["event"] == "ExecutionerTook":
            rows["the Executioner"] = [f"seat {event['seat']}"]
    return rows


@pytest.mark.parametrize("kind", ["random", "silent"])
@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
def test_anybody_can_deal_the_same_cards(seats: int, kind: str) -> None:
    for k in range(25):
        document = document_of(BOTK, k, seats, kind, Options())

        def remove(items: list[str], stream: Iterator[int]) -> str:
            (answer,) = [a for a in document["answers"] if a["topic"] == "remove"]  # noqa: B023
            return by_silence(items, stream) if answer["silent"] else str(answer["picks"][0])

        dealt = deal(words(bytes.fromhex(document["seed"])), seats, remove)
        known = told(document)
        assert {what: dealt.get(what) for what in known} == known


def test_the_worked_deal_has_both_guards_and_follows_from_its_own_words() -> None:
    number, seed, decks, rows = worked()
    assert seed == seed_of(number).hex()
    again = deal(words(seed_of(number)), SEATS, by_silence, decks)
    assert list(rows.items()) == list(again.items()), "python -m tests.botk.deals"
    assert "pardon" not in rows["the items drawn"]
    assert len(rows["drawn for it"]) > 1


def test_the_game_makes_the_worked_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    number, _, decks, rows = worked()
    monkeypatch.setattr(setup, "role_deck", lambda: [Role(role) for role in decks["the role deck"]])
    monkeypatch.setattr(setup, "item_deck", lambda: [Item(item) for item in decks["the item deck"]])
    gallows = {Gallows(card): GALLOWS[Gallows(card)] for card in decks["the gallows deck"]}
    monkeypatch.setattr(script, "GALLOWS", gallows)
    document = in_silence(seed_of(number), SEATS)
    known = told(document)
    assert {what: rows[what] for what in known} == known
    guarded = {e["event"]: e for e in document["events"]}
    assert guarded["CardsActive"]["items"] == rows["with a safe item at the end"]
    assert guarded["PardonAdded"]["removed"] == rows["the items drawn"][-1]


def silence(stream: Iterator[int], answer: dict[str, Any], offered: list[Any]) -> list[Any]:
    """What the stream picks of the targets in their order: as many as the answer has."""
    offered = list(offered)
    return [offered.pop(below(stream, len(offered))) for _ in answer["picks"]]


@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
def test_anybody_can_draw_what_silence_chose(seats: int) -> None:
    """The first card's selection, the order of the calls, and who is condemned for a start."""
    for k in range(25):
        document = in_silence(seed_of(k), seats)
        stream = words(seed_of(k))
        rows = deal(stream, seats, by_silence)
        executioner = int(rows["the Executioner"][0].removeprefix("seat "))
        prisoners: list[Any] = [(executioner + n) % seats for n in range(1, seats)]
        first, then = rows["the gallows cards"]
        uncalled, chosen = list(prisoners), list[Any]()
        for answer in document["answers"]:
            match answer["topic"]:
                case "select" if len(uncalled) == len(prisoners):
                    chosen = silence(stream, answer, prisoners)
                    assert answer["picks"] == chosen
                    if first == "scurry":
                        shuffled(stream, [*chosen, "centre"])
                case "confide" if first == "confession":
                    others = [seat for seat in prisoners if seat not in chosen]
                    assert answer["picks"] == silence(stream, answer, others)
                case "direction" if first == "spin":
                    ways = ["clockwise", "counterclockwise"]
                    assert answer["picks"] == silence(stream, answer, ways)
                case "call":
                    assert answer["picks"] == silence(stream, answer, uncalled)
                    uncalled.remove(answer["picks"][0])
                case "execute" if then in ("blunt-blade", "blood-money", "bitter-cup"):
                    assert answer["picks"] == silence(stream, answer, prisoners)
                    break
                case _:
                    pass
