"""A second reading of the rules agrees with the first, match for match."""

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest

from games.engine.asks import Seat
from games.engine.chance import RandomPlayer
from games.engine.dice import SeededDice, derive
from games.engine.match import Match
from games.feast.game import FEAST
from games.feast.scenarios import Options, Scenario
from games.simulation import deal_seed, match_line, play
from tests.feast.referee import Foul, Referee


def account(k: int, seats: int, kind: str) -> dict[str, Any]:
    """A match as somebody else's program reads it."""
    seed = deal_seed(FEAST, seats, "referee", k)
    options = Options(scenario=(Scenario.A, Scenario.B, Scenario.DICE)[k % 3])
    if kind == "silent":
        match = half_silent(seed, seats, options)
    else:
        player = FEAST.computer if kind == "computer" else RandomPlayer()
        purses = tuple((k + seat) % 6 for seat in range(seats))
        match = play(FEAST, seed, [player] * seats, options=options, purses=purses)
    return json.loads(match_line(match, seed))


def half_silent(seed: bytes, seats: int, options: Options) -> Match:
    match = Match(FEAST, seats, options, (5,) * seats, SeededDice(seed))
    hand = derive(seed, "hand")
    while match.asks:
        ask = match.asks[hand.below(len(match.asks))]
        if hand.below(2):
            match.silence(ask.id)
        else:
            match.submit(Seat(ask.seat), ask.id, RandomPlayer().answer(None, ask, hand))
    return match


@pytest.mark.parametrize("seats", range(5, 11))
@pytest.mark.parametrize(("kind", "matches"), [("computer", 12), ("random", 25), ("silent", 25)])
def test_the_referee_finds_every_match_fair(seats: int, kind: str, matches: int) -> None:
    for k in range(matches):
        Referee(account(k, seats, kind)).referee()


# --- the referee is awake ---


def event(fair: dict[str, Any], name: str, n: int = 0) -> dict[str, Any]:
    return [e for e in fair["events"] if e["event"] == name][n]


def crown_too_much(fair: dict[str, Any]) -> None:
    fair["result"]["net"][0] += 1


def winner_denied(fair: dict[str, Any]) -> None:
    part = fair["result"]["seats"][0]
    part["won"] = not part["won"]


def other_reason(fair: dict[str, Any]) -> None:
    event(fair, "Judged")["counted"] += 1


def honor_from_nowhere(fair: dict[str, Any]) -> None:
    event(fair, "HonorGained")["now"] += 1


def secret_told_to_all(fair: dict[str, Any]) -> None:
    event(fair, "GobletsKnown")["to"] = "all"


def poison_in_another_cup(fair: dict[str, Any]) -> None:
    goblets = event(fair, "GobletsKnown", 1)["goblets"]
    goblets[0][1] = "poison" if goblets[0][1] == "wine" else "wine"


def harmless_food(fair: dict[str, Any]) -> None:
    flipped = event(fair, "FoodFlipped")
    flipped["poison"] = not flipped["poison"]


def lost_move(fair: dict[str, Any]) -> None:
    fair["events"].remove(event(fair, "FoodDumped"))


def free_title(fair: dict[str, Any]) -> None:
    event(fair, "TitleGiven", -1)["price"] += 1


def other_cause(fair: dict[str, Any]) -> None:
    died = event(fair, "Died")
    died["cause"] = "duel" if died["cause"] != "duel" else "food"


def no_death_told(fair: dict[str, Any]) -> None:
    for part in fair["result"]["seats"]:
        part["alive"] = True


def more_poison_in_the_decks(fair: dict[str, Any]) -> None:
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
def test_the_referee_catches_a_forged_account(cheat: Callable[[dict[str, Any]], None]) -> None:
    forged = 0
    for k in range(12):
        fair = account(k, 6, "random")
        names = {e["event"] for e in fair["events"]}
        if not {"FoodFlipped", "FoodDumped", "Died", "HonorGained"} <= names:
            continue
        forgery = copy.deepcopy(fair)
        cheat(forgery)
        with pytest.raises(Foul):
            Referee(forgery).referee()
        forged += 1
    assert forged > 3
