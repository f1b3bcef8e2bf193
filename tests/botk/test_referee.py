"""A second reading of the rules agrees with the first, match for match."""

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest

from games.botk.game import BOTK
from games.botk.setup import Options
from games.engine.asks import Seat
from games.engine.chance import RandomPlayer
from games.engine.dice import SeededDice, derive
from games.engine.match import Match
from games.simulation import deal_seed, match_line, play
from tests.botk.account import Foul
from tests.botk.referee import Referee


def account(k: int, seats: int, kind: str) -> dict[str, Any]:
    """A match as somebody else's program reads it."""
    seed = deal_seed(BOTK, seats, "referee", k)
    if kind == "silent":
        match = half_silent(seed, seats)
    else:
        player = BOTK.computer if kind == "computer" else RandomPlayer()
        options = Options(always_saboteur=k % 2 == 1, executioner=(k % seats,) if k % 3 else ())
        purses = tuple((k + seat) % 6 for seat in range(seats))
        match = play(BOTK, seed, [player] * seats, options=options, purses=purses)
    return json.loads(match_line(match, seed))


def half_silent(seed: bytes, seats: int) -> Match:
    match = Match(BOTK, seats, Options(), (5,) * seats, SeededDice(seed))
    hand = derive(seed, "hand")
    while match.asks:
        ask = match.asks[hand.below(len(match.asks))]
        if hand.below(2):
            match.silence(ask.id)
        else:
            match.submit(Seat(ask.seat), ask.id, RandomPlayer().answer(None, ask, hand))
    return match


@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
@pytest.mark.parametrize("kind", ["computer", "random", "silent"])
def test_the_referee_finds_every_match_fair(seats: int, kind: str) -> None:
    for k in range(40):
        Referee(account(k, seats, kind)).referee()


# --- the referee is awake ---


def event(fair: dict[str, Any], name: str) -> dict[str, Any]:
    return next(e for e in fair["events"] if e["event"] == name)


def extra_head(fair: dict[str, Any]) -> None:
    event(fair, "GameEnded")["heads"] += 1


def crown_too_much(fair: dict[str, Any]) -> None:
    fair["result"]["net"][0] += 1


def wrong_peek(fair: dict[str, Any]) -> None:
    peeked = event(fair, "Peeked")
    peeked["item"] = "cheese" if peeked["item"] != "cheese" else "mimic"


def told_to_all(fair: dict[str, Any]) -> None:
    event(fair, "ItemDealt")["to"] = "all"


def lost_move(fair: dict[str, Any]) -> None:
    fair["events"].remove(event(fair, "Switched"))


def other_item(fair: dict[str, Any]) -> None:
    shown = event(fair, "ItemShown")
    shown["item"] = "cheese" if shown["item"] != "cheese" else "mimic"


def other_cause(fair: dict[str, Any]) -> None:
    died = event(fair, "Died")
    died["cause"] = "keg" if died["cause"] != "keg" else "wine"


def fourth_pardon(fair: dict[str, Any]) -> None:
    event(fair, "CardsDrawn")["items"][:4] = ["pardon"] * 4


def winner_denied(fair: dict[str, Any]) -> None:
    part = fair["result"]["seats"][0]
    part["won"] = not part["won"]


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
def test_the_referee_catches_a_forged_account(cheat: Callable[[dict[str, Any]], None]) -> None:
    forged = 0
    for k in range(30):
        fair = account(k, 6, "random")
        names = {e["event"] for e in fair["events"]}
        if not {"Switched", "Peeked", "Died"} <= names:
            continue
        forgery = copy.deepcopy(fair)
        cheat(forgery)
        with pytest.raises(Foul):
            Referee(forgery).referee()
        forged += 1
    assert forged > 10
