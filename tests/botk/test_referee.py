"""A second reading of the rules agrees with the first, match for match."""

from collections.abc import Callable
from functools import cache

import pytest

from games.botk.game import BOTK
from games.botk.setup import Options
from tests.botk.referee import Referee
from tests.engine.forgery import Account, account_of, catches, crown_too_much, event, winner_denied


def account(k: int, seats: int, kind: str) -> Account:
    options = Options(always_saboteur=k % 2 == 1, executioner=(k % seats,) if k % 3 else ())
    return account_of(BOTK, k, seats, kind, options)


@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
@pytest.mark.parametrize("kind", ["computer", "random", "silent"])
def test_the_referee_finds_every_match_fair(seats: int, kind: str) -> None:
    for k in range(40):
        Referee(account(k, seats, kind)).referee()


# --- the referee is awake ---


@cache
def fair_accounts() -> list[Account]:
    return [account(k, 6, "random") for k in range(30)]


def extra_head(fair: Account) -> None:
    event(fair, "GameEnded")["heads"] += 1


def wrong_peek(fair: Account) -> None:
    peeked = event(fair, "Peeked")
    peeked["item"] = "cheese" if peeked["item"] != "cheese" else "mimic"


def told_to_all(fair: Account) -> None:
    event(fair, "ItemDealt")["to"] = "all"


def lost_move(fair: Account) -> None:
    fair["events"].remove(event(fair, "Switched"))


def other_item(fair: Account) -> None:
    shown = event(fair, "ItemShown")
    shown["item"] = "cheese" if shown["item"] != "cheese" else "mimic"


def other_cause(fair: Account) -> None:
    died = event(fair, "Died")
    died["cause"] = "keg" if died["cause"] != "keg" else "wine"


def fourth_pardon(fair: Account) -> None:
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
def test_the_referee_catches_a_forged_account(cheat: Callable[[Account], None]) -> None:
    needed = {"Switched", "Peeked", "Died"}
    assert catches(lambda forged: Referee(forged).referee(), cheat, fair_accounts(), needed) > 10
