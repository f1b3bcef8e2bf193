"""A second reading of the rules agrees with the first, match for match."""

import json
from collections.abc import Callable
from functools import cache

import pytest

from gallows.kit.stacked_dice import draws_for
from games.botk.cards import Gallows
from games.botk.game import BOTK
from games.botk.setup import Options
from games.botk.words import CENTRE
from games.engine.simulation import match_line
from tests.botk.items import CHEESE, HAT, KEY, MIMIC, PARDON
from tests.botk.play import THE_FIVE, Play, deal, first
from tests.botk.referee import Referee
from tests.engine.document import Document, Foul
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
@pytest.mark.parametrize(("kind", "matches"), [("computer", 10), ("random", 40), ("silent", 40)])
def test_the_referee_finds_every_match_fair(seats: int, kind: str, matches: int) -> None:
    for k in range(matches):
        Referee(document(k, seats, kind)).referee()


# --- what lies face up already is told again ---


def to_the_end(play: Play) -> Document:
    """The document of a match that goes on with one execution."""
    play.do(0, "strike")
    play.stop()
    play.do(0, "name", 1)
    account: Document = json.loads(match_line(play.match, b""))
    return account


def after_a_trial() -> Document:
    """Seat 1's item turned up before the actions; then it is executed."""
    play = first(Gallows.SHOW_TRIAL)
    play.do(0, "select", 1)
    play.pass_actions()
    play.do(0, "condemn", 1)
    return to_the_end(play)


def after_a_trial_in_the_centre() -> Document:
    """What was turned up goes to the centre; then a Mimic is executed."""
    play = deal(
        THE_FIVE, (HAT, PARDON, MIMIC, KEY, CHEESE), (Gallows.SHOW_TRIAL, Gallows.BITTER_CUP)
    )
    play.do(0, "select", 1)
    play.act(1, "switch", 1, CENTRE)
    play.pass_actions()
    play.do(0, "condemn", 3)
    return to_the_end(play)


def after_a_scurry_elsewhere() -> Document:
    """What was turned up at seat 1 stays there while 3, 4 and the centre are shuffled."""
    play = first(Gallows.SHOW_TRIAL, Gallows.SCURRY)
    play.do(0, "select", 1)
    play.pass_actions()
    play.dice.draws += draws_for("34c", "c34")
    play.do(0, "select", 3, 4)
    play.do(0, "condemn", 1)
    return to_the_end(play)


@pytest.mark.parametrize(
    ("played", "told", "item"),
    [
        (after_a_trial, "ItemShown", "nice-hat"),
        (after_a_trial_in_the_centre, "CentreShown", "nice-hat"),
        (after_a_scurry_elsewhere, "FaceUp", "nice-hat"),
    ],
)
def test_the_referee_wants_to_hear_again_of_what_lies_face_up(
    played: Callable[[], Document], told: str, item: str
) -> None:
    account = played()
    Referee(account).referee()
    again = [event for event in account["events"] if event["event"] == told][-1]
    assert again["item"] == item
    account["events"].remove(again)
    for n, each in enumerate(account["events"], 1):
        each["n"] = n
    with pytest.raises(Foul):
        Referee(account).referee()


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
