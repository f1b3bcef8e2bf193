"""The deal can be checked without the project: docs/fairness.md, written once more."""

import json
from typing import Any

import pytest

from games.botk.game import BOTK
from games.engine.chance import RandomPlayer
from games.engine.simulation import deal_seed, match_line, play
from tests.botk.document import GALLOWS, ITEMS, ROLES, SAFE
from tests.engine.fair_dice import below, shuffled, words


def redeal(document: dict[str, Any]) -> tuple[int, list[str], list[str], list[str]]:
    """The Executioner, roles, items (clockwise, the last left over) and gallows cards."""
    stream = words(bytes.fromhex(document["seed"]))
    seats = document["seats"]
    executioner = below(stream, seats)
    roles = shuffled(stream, ROLES)[:seats]
    deck = shuffled(stream, ITEMS)
    items, deck = deck[:seats], deck[seats:]
    if "pardon" not in items:
        items[-1] = "pardon"
        deck.remove("pardon")
    if not set(SAFE) & set(items):
        (removed,) = [a["picks"][0] for a in document["answers"] if a["topic"] == "remove"]
        items.remove(removed)
        items.append(next(item for item in deck if item in SAFE))
    return (
        executioner,
        shuffled(stream, roles),
        shuffled(stream, items),
        shuffled(stream, GALLOWS)[:2],
    )


@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
def test_anybody_can_deal_the_same_cards(seats: int) -> None:
    for k in range(60):
        seed = deal_seed(BOTK, seats, "fair", k)
        document = json.loads(match_line(play(BOTK, seed, [RandomPlayer()] * seats), seed))
        events = document["events"]
        told = (
            next(e["seat"] for e in events if e["event"] == "ExecutionerTook"),
            [e["role"] for e in events if e["event"] in ("RoleDealt", "RoleDiscarded")],
            [e["item"] for e in events if e["event"] == "ItemDealt"],
            [e["card"] for e in events if e["event"] == "GallowsRevealed"],
        )
        assert redeal(document) == told
