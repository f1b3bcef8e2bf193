"""A second reading of the rules agrees with the first, match for match."""

from collections.abc import Callable
from functools import cache

import pytest

from games.dotk.game import DOTK
from games.dotk.setup import Options
from games.dotk.words import Mode
from tests.dotk.referee import Referee
from tests.engine.document import Document
from tests.engine.forgery import catches, crown_too_much, document_of, event, winner_denied

TABLES = [(mode, n) for mode in (Mode.COURT, Mode.COURT_SHORT) for n in range(3, 8)]
TABLES += [(mode, seats) for mode in (Mode.TOKENS, Mode.LIVES) for seats in (3, 4, 7, 8, 12, 16)]
TABLES += [(Mode.TOKENS_TWICE, 5), (Mode.TOKENS_THRICE, 3)]


def document(k: int, mode: Mode, seats: int, kind: str) -> Document:
    return document_of(DOTK, k, seats, kind, Options(mode=mode))


@pytest.mark.parametrize(("mode", "seats"), TABLES)
@pytest.mark.parametrize("kind", ["computer", "random", "silent"])
def test_the_referee_finds_every_match_fair(mode: Mode, seats: int, kind: str) -> None:
    for k in range(1 if kind == "computer" else 4):
        Referee(document(k, mode, seats, kind)).referee()


# --- the referee is awake ---


@cache
def fair_documents() -> list[Document]:
    modes = (Mode.COURT, Mode.TOKENS, Mode.LIVES)
    return [document(k, modes[k % 3], 5, "random") for k in range(24)]


def other_value(fair: Document) -> None:
    event(fair, "Revealed")["values"][0] += 1


def other_card(fair: Document) -> None:
    received = event(fair, "CardReceived")
    received["card"] = "king" if received["card"] != "king" else "death"


def card_told_to_all(fair: Document) -> None:
    event(fair, "CardReceived")["to"] = "all"


def lost_exchange(fair: Document) -> None:
    fair["events"].remove(event(fair, "Exchanged"))


def other_top(fair: Document) -> None:
    seen = event(fair, "TopSeen")
    seen["card"] = "king" if seen["card"] != "king" else "death"


def card_from_nowhere(fair: Document) -> None:
    cut = event(fair, "DeckCut")
    cut["card"] = "king" if cut["card"] != "king" else "death"


def other_score(fair: Document) -> None:
    event(fair, "GameEnded")["totals"][0] += 1


@pytest.mark.parametrize(
    "cheat",
    [
        other_value,
        other_card,
        card_told_to_all,
        lost_exchange,
        other_top,
        card_from_nowhere,
        other_score,
        crown_too_much,
        winner_denied,
    ],
)
def test_the_referee_catches_a_forged_document(cheat: Callable[[Document], None]) -> None:
    needed = {"Exchanged", "TopSeen", "DeckCut", "CardReceived"}
    assert catches(lambda forged: Referee(forged).referee(), cheat, fair_documents(), needed) > 10
