"""The deal of King's Feast can be checked without the project: docs/fairness.md once more."""

import json
from collections.abc import Iterator
from typing import Any, TypeVar

import pytest

from games.engine.random_player import RandomPlayer
from games.engine.simulation import deal_seed, match_line, play
from games.feast.game import FEAST
from games.feast.scenarios import Options, Scenario
from tests.engine.fair_dice import below, shuffled, words
from tests.feast.document import ALWAYS, FOODS, NEEDED, OTHERS, ROLES, SETS, SETUP, TITLES

T = TypeVar("T")


def pick(stream: Iterator[int], among: list[T]) -> T:
    return among[below(stream, len(among))]


def taken(stream: Iterator[int], cards: list[str], count: int) -> list[str]:
    """Several different ones: pick one, take it out, pick the next."""
    cards = list(cards)
    return [cards.pop(below(stream, len(cards))) for _ in range(count)]


def role_set(stream: Iterator[int], scenario: str, seats: int) -> list[str]:
    if scenario != "dice":
        return sorted(SETS[scenario, seats], key=ROLES.index)
    while True:
        roles = ["king", *taken(stream, ROLES[1:], seats - 1)]
        if all(needed in roles for role in roles for needed in NEEDED.get(role, [])):
            return sorted(roles, key=ROLES.index)


def given_titles(
    stream: Iterator[int], document: dict[str, Any], king: int, titles: list[str]
) -> dict[str, int]:
    """Each title with its bearer: as the King gave them, or left them to the dice."""
    seats = document["seats"]
    titles, waiting = list(titles), [(king + n) % seats for n in range(1, seats)]
    answer = next(a for a in document["answers"] if a["topic"] == "hand-out")
    if answer["verb"] == "give":
        return dict(zip(answer["picks"], waiting, strict=True))
    bearers: dict[str, int] = {}
    for title in SETUP:
        seat = pick(stream, waiting)
        waiting.remove(seat)
        titles.remove(title)
        bearers[title] = seat
    for seat in waiting:
        title = pick(stream, titles)
        titles.remove(title)
        bearers[title] = seat
    return bearers


def food(stream: Iterator[int], seats: int) -> tuple[dict[str, list[bool]], list[str]]:
    """Each food's deck from its top, with which cards are poison, and the rest of the poisons."""
    poisons = shuffled(stream, [food for food in FOODS for _ in range(2)])
    count = {5: 2, 6: 2, 7: 3, 8: 3, 9: 4, 10: 4}[seats]
    poisons, mixed = poisons[:-count], poisons[-count:]
    decks = {}
    for each in FOODS:
        bad = mixed.count(each)
        deck = [False] * (8 + (seats > 6) + (seats > 9) - bad) + [True] * bad
        decks[each] = (shuffled(stream, deck) if bad else deck)[::-1]
    return decks, poisons[::-1]


@pytest.mark.parametrize("scenario", ["A", "B", "dice"])
@pytest.mark.parametrize("seats", [5, 6, 7, 8, 9, 10])
def test_anybody_can_deal_the_same_feast(seats: int, scenario: str) -> None:
    for k in range(4):
        seed = deal_seed(FEAST, seats, "fair", k)
        match = play(
            FEAST, seed, [RandomPlayer()] * seats, options=Options(scenario=Scenario(scenario))
        )
        document = json.loads(match_line(match, seed))
        events = document["events"]

        stream = words(bytes.fromhex(document["seed"]))
        dealt = shuffled(stream, role_set(stream, scenario, seats))
        assert dealt == [e["role"] for e in events if e["event"] == "RoleDealt"]

        drawn = taken(stream, OTHERS, seats - 5)
        titles = [title for title in TITLES if title in (*SETUP, *ALWAYS, *drawn)]
        (laid,) = [e["titles"] for e in events if e["event"] == "TitlesTaken"]
        assert titles == laid

        bearers = given_titles(stream, document, dealt.index("king"), titles)
        first = [e for e in events if e["event"] == "TitleGiven"][: seats - 1]
        assert bearers == {e["title"]: e["seat"] for e in first}

        decks, poisons = food(stream, seats)
        stacked = {e["food"]: e["poisons"] for e in events if e["event"] == "FoodsStacked"}
        assert decks == stacked
        (left,) = [e for e in events if e["event"] == "PoisonsStacked"]
        assert poisons in left.values()
