"""A second reading of the rules agrees with the first, match for match."""

from collections.abc import Callable
from functools import cache

import pytest

from games.execution.game import EXECUTION
from games.execution.setup import Options, offered
from games.execution.words import Level
from tests.engine.document import Document
from tests.engine.forgery import catches, crown_too_much, document_of, event, winner_denied
from tests.execution.referee import Referee


def document(k: int, kind: str, level: Level) -> Document:
    options = offered(level) if k % 2 else Options(level=level)
    return document_of(EXECUTION, k, 1, kind, options)


@pytest.mark.parametrize("level", Level)
@pytest.mark.parametrize(("kind", "matches"), [("computer", 1), ("random", 8), ("silent", 16)])
def test_the_referee_finds_every_match_fair(level: Level, kind: str, matches: int) -> None:
    for k in range(matches):
        Referee(document(k, kind, level)).referee()


# --- the referee is awake ---


@cache
def fair_documents() -> list[Document]:
    return [document(k, "random", Level.SQUIRE) for k in range(12)]


def better_score(fair: Document) -> None:
    event(fair, "GameEnded")["score"] += 1


def another_hand(fair: Document) -> None:
    cards = event(fair, "HandDrawn")["cards"]
    cards[0], cards[1] = cards[1], cards[0]


def out_of_the_pile(fair: Document) -> None:
    laid = event(fair, "CardLaid")
    laid["from_pile"] = not laid["from_pile"]


def other_end(fair: Document) -> None:
    discarded = event(fair, "CardDiscarded")
    discarded["end"] = "top" if discarded["end"] == "bottom" else "bottom"


def nothing_saved(fair: Document) -> None:
    event(fair, "RoyalExecuted").update(saved=None, end=None)


def another_royal(fair: Document) -> None:
    event(fair, "RoyalTurnedUp")["royal"] = event(fair, "RoyalExecuted")["royal"]


def deal_told_to_all(fair: Document) -> None:
    event(fair, "PilesShuffled")["to"] = "all"


def easier_level(fair: Document) -> None:
    fair["options"]["level"] = "king"


def lost_move(fair: Document) -> None:
    fair["events"].remove(event(fair, "CardDiscarded"))


def card_twice(fair: Document) -> None:
    cards = event(fair, "PilesShuffled")["cards"]
    cards[-1] = cards[0]


@pytest.mark.parametrize(
    "cheat",
    [
        crown_too_much, winner_denied, better_score, another_hand, out_of_the_pile, other_end,
        nothing_saved, another_royal, deal_told_to_all, easier_level, lost_move, card_twice,
    ],
)  # fmt: skip
def test_the_referee_catches_a_forged_document(cheat: Callable[[Document], None]) -> None:
    needed = {"CardLaid", "CardDiscarded", "RoyalExecuted", "RoyalTurnedUp"}
    assert catches(lambda forged: Referee(forged).referee(), cheat, fair_documents(), needed) > 10
