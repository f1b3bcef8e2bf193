"""A second reading of the rules agrees with the first, match for match."""

from collections.abc import Callable
from functools import cache

import pytest

from games.feast.game import FEAST
from games.feast.scenarios import Options, Scenario
from tests.engine.document import Document
from tests.engine.forgery import (
    catches,
    crown_too_much,
    document_of,
    event,
    winner_denied,
)
from tests.feast.referee import Referee


def document(k: int, seats: int, kind: str) -> Document:
    options = Options(scenario=(Scenario.A, Scenario.B, Scenario.DICE)[k % 3])
    return document_of(FEAST, k, seats, kind, options)


@pytest.mark.parametrize("seats", range(5, 11))
@pytest.mark.parametrize(("kind", "matches"), [("computer", 6), ("random", 5), ("silent", 5)])
def test_the_referee_finds_every_match_fair(seats: int, kind: str, matches: int) -> None:
    for k in range(matches):
        Referee(document(k, seats, kind)).referee()


# --- the referee is awake ---


@cache
def fair_documents() -> list[Document]:
    return [document(k, 6, "random") for k in range(12)]


def other_reason(fair: Document) -> None:
    event(fair, "Judged")["counted"] += 1


def honor_from_nowhere(fair: Document) -> None:
    event(fair, "HonorGained")["now"] += 1


def secret_told_to_all(fair: Document) -> None:
    event(fair, "GobletsKnown")["to"] = "all"


def poison_in_another_cup(fair: Document) -> None:
    goblets = event(fair, "GobletsKnown", 1)["goblets"]
    goblets[0][1] = "poison" if goblets[0][1] == "wine" else "wine"


def harmless_food(fair: Document) -> None:
    flipped = event(fair, "FoodFlipped")
    flipped["poison"] = not flipped["poison"]


def lost_move(fair: Document) -> None:
    fair["events"].remove(event(fair, "FoodDumped"))


def free_title(fair: Document) -> None:
    event(fair, "TitleGiven", -1)["price"] += 1


def other_cause(fair: Document) -> None:
    died = event(fair, "Died")
    died["cause"] = "duel" if died["cause"] != "duel" else "food"


def no_death_told(fair: Document) -> None:
    for part in fair["result"]["seats"]:
        part["alive"] = True


def more_poison_in_the_decks(fair: Document) -> None:
    stacked = event(fair, "FoodsStacked")
    stacked["poisons"][0] = not stacked["poisons"][0]


@pytest.mark.parametrize(
    "cheat",
    [
        crown_too_much,
        winner_denied,
        other_reason,
        honor_from_nowhere,
        secret_told_to_all,
        poison_in_another_cup,
        harmless_food,
        lost_move,
        free_title,
        other_cause,
        no_death_told,
        more_poison_in_the_decks,
    ],
)
def test_the_referee_catches_a_forged_document(cheat: Callable[[Document], None]) -> None:
    needed = {"FoodFlipped", "FoodDumped", "Died", "HonorGained"}
    assert catches(lambda forged: Referee(forged).referee(), cheat, fair_documents(), needed) > 3
