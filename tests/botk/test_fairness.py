"""The deal can be checked without the project: docs/fairness.md, written once more."""

import hashlib
import hmac
import json
from collections.abc import Iterator
from typing import Any, TypeVar

import pytest

from games.botk.game import BOTK
from games.engine.chance import RandomPlayer
from games.simulation import deal_seed, match_line, play

T = TypeVar("T")

ROLES = ["loyalist"] * 5 + ["saboteur"] * 3 + ["princess", "jester"]
ITEMS = ["pardon"] * 3 + ["nice-hat"] * 2 + ["cheese", "dummy", "golden-chalice", "mimic"]
ITEMS += ["shield", "hidden-key", "poisoned-wine", "powder-keg"]
GALLOWS = ["last-request", "blunt-blade", "show-trial", "the-mob", "stir", "confession", "scurry"]
GALLOWS += ["tug-of-war", "sealed", "long-shot", "birds-eye-view", "blood-money", "bitter-cup"]
GALLOWS += ["spin"]


def words(seed: bytes) -> Iterator[int]:
    counter = 0
    while True:
        block = hmac.new(seed, counter.to_bytes(8, "big"), hashlib.sha256).digest()
        for start in range(0, 32, 8):
            yield int.from_bytes(block[start : start + 8], "big")
        counter += 1


def below(stream: Iterator[int], n: int) -> int:
    limit = 2**64 - 2**64 % n
    while True:
        word = next(stream)
        if word < limit:
            return word % n


def shuffled(stream: Iterator[int], cards: list[T]) -> list[T]:
    cards = list(cards)
    for last in range(len(cards) - 1, 0, -1):
        other = below(stream, last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    return cards


def redeal(account: dict[str, Any]) -> tuple[int, list[str], list[str], list[str]]:
    """The Executioner, roles, items (clockwise, the last left over) and gallows cards."""
    stream = words(bytes.fromhex(account["seed"]))
    seats = account["seats"]
    executioner = below(stream, seats)
    roles = shuffled(stream, ROLES)[:seats]
    deck = shuffled(stream, ITEMS)
    items, deck = deck[:seats], deck[seats:]
    if "pardon" not in items:
        items[-1] = "pardon"
        deck.remove("pardon")
    safe = {"nice-hat", "golden-chalice", "cheese", "dummy"}
    if not safe & set(items):
        (removed,) = [a["picks"][0] for a in account["answers"] if a["topic"] == "remove"]
        items.remove(removed)
        items.append(next(item for item in deck if item in safe))
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
        account = json.loads(match_line(play(BOTK, seed, [RandomPlayer()] * seats), seed))
        events = account["events"]
        told = (
            next(e["seat"] for e in events if e["event"] == "ExecutionerTook"),
            [e["role"] for e in events if e["event"] in ("RoleDealt", "RoleDiscarded")],
            [e["item"] for e in events if e["event"] == "ItemDealt"],
            [e["card"] for e in events if e["event"] == "GallowsRevealed"],
        )
        assert redeal(account) == told
