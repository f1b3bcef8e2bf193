"""A second reading of the rules agrees with the first, match for match."""

from collections.abc import Callable
from functools import cache

import pytest

from games.feast.game import FEAST
from games.feast.scenarios import Options, Scenario
from tests.engine.forgery import Account, account_of, catches, crown_too_much, event, winner_denied
from tests.feast.referee import Referee


def account(k: int, seats: int, kind: str) -> Account:
    options = Options(scenario=(Scenario.A, Scenario.B, Scenario.DICE)[k % 3])
    return account_of(FEAST, k, seats, kind, options)


@pytest.mark.parametrize("seats", range(5, 11))
@pytest.mark.parametrize(("kind", "matches"), [("computer", 12), ("random", 25), ("silent", 25)])
def test_the_referee_finds_every_match_fair(seats: int, kind: str, matches: int) -> None:
    for k in range(matches):
        Referee(account(k, seats, kind)).referee()


# --- the referee is awake ---


@cache
def fair_accounts() -> list[Account]:
    return [account(k, 6, "random") for k in range(12)]


def other_reason(fair: Account) -> None:
    event(fair, "Judged")["counted"] += 1


def honor_from_nowhere(fair: Account) -> None:
    event(fair, "HonorGained")["now"] += 1


def secret_told_to_all(fair: Account) -> None:
    event(fair, "GobletsKnown")["to"] = "all"


def poison_in_another_cup(fair: Account) -> None:
    goblets = event(fair, "GobletsKnown", 1)["goblets"]
    goblets[0][1] = "poison" if goblets[0][1] == "wine" else "wine"


def harmless_food(fair: Account) -> None:
    flipped = event(fair, "FoodFlipped")
    flipped["poison"] = not flipped["poison"]


def lost_move(fair: Account) -> None:
    fair["events"].remove(event(fair, "FoodDumped"))


def free_title(fair: Account) -> None:
    event(fair, "TitleGiven", -1)["price"] += 1


def other_cause(fair: Account) -> None:
    died = event(fair, "Died")
    died["cause"] = "duel" if died["cause"] != "duel" else "food"


def no_death_told(fair: Account) -> None:
    for part in fair["result"]["seats"]:
        part["alive"] = True


def more_poison_in_the_decks(fair: Account) -> None:
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
def test_the_referee_catches_a_forged_account(cheat: Callable[[Account], None]) -> None:
    needed = {"FoodFlipped", "FoodDumped", "Died", "HonorGained"}
    assert catches(lambda forged: Referee(forged).referee(), cheat, fair_accounts(), needed) > 3
