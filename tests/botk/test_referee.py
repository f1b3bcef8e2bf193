"""A second reading of the rules agrees with the first, match for match."""

from collections.abc import Callable
from functools import cache

import pytest

from games.botk.game import BOTK
from games.botk.setup import Options
from tests.botk.referee import Referee
from tests.engine.document import Document
from tests.engine.forgery import (
    catches,
    crown_too_much,
    document_of,
    event,
    winner_denied,
)


def document(k: int, seats: int, kind: str) -> Document:
    options = Options(always_saboteur=k % 2 == 1, executioner=(k % seats,) if k % 3 else ())
    return document_of(BOTK, k, seats, kind, options)


@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
@pytest.mark.parametrize("kind", ["computer", "random", "silent"])
def test_the_referee_finds_every_match_fair(seats: int, kind: str) -> None:
    for k in range(40):
        Referee(document(k, seats, kind)).referee()


# --- the referee is awake ---


@cache
def fair_documents() -> list[Document]:
    return [document(k, 6, "random") for k in range(30)]


def extra_head(fair: Document) -> None:
    event(fair, "GameEnded")["heads"] += 1


def wrong_peek(fair: Document) -> None:
    peeked = event(fair, "Peeked")
    peeked["item"] = "cheese" if peeked["item"] != "cheese" else "mimic"


def told_to_all(fair: Document) -> None:
    event(fair, "ItemDealt")["to"] = "all"


def lost_move(fair: Document) -> None:
    fair["events"].remove(event(fair, "Switched"))


def other_item(fair: Document) -> None:
    shown = event(fair, "ItemShown")
    shown["item"] = "cheese" if shown["item"] != "cheese" else "mimic"


def other_cause(fair: Document) -> None:
    died = event(fair, "Died")
    died["cause"] = "keg" if died["cause"] != "keg" else "wine"


def fourth_pardon(fair: Document) -> None:
    event(fair, "CardsDrawn")["items"][:4] = ["pardon"] * 4


@pytest.mark.parametrize(
    "cheat",
    [
        extra_head,
        crown_too_much,
        wrong_peek,
        told_to_all,
        lost_move,
        other_item,
        other_cause,
        fourth_pardon,
        winner_denied,
    ],
)
def test_the_referee_catches_a_forged_document(cheat: Callable[[Document], None]) -> None:
    needed = {"Switched", "Peeked", "Died"}
    assert catches(lambda forged: Referee(forged).referee(), cheat, fair_documents(), needed) > 10
