"""Accounts of matches for a referee to read: fair ones, and forged ones."""

import copy
import json
from collections.abc import Callable, Iterable
from typing import Any

import pytest
from pydantic import BaseModel

from games.engine.chance import RandomPlayer
from games.engine.dice import SeededDice, derive
from games.engine.game import Game
from games.engine.match import Match
from games.simulation import deal_seed, match_line, play
from tests.engine.account import Foul
from tests.engine.properties import step

Account = dict[str, Any]


def account_of(game: Game, k: int, seats: int, kind: str, options: BaseModel) -> Account:
    """A match as somebody else's program reads it: of computers, by chance, or half silent."""
    seed = deal_seed(game, seats, "referee", k)
    purses = tuple((k + seat) % 6 for seat in range(seats))
    if kind == "silent":
        match, hand = Match(game, seats, options, purses, SeededDice(seed)), derive(seed, "hand")
        while match.asks:
            step(match, hand, silent=2)
    else:
        player = game.computer if kind == "computer" else RandomPlayer()
        match = play(game, seed, [player] * seats, options=options, purses=purses)
    account: Account = json.loads(match_line(match, seed))
    return account


def catches(
    referee: Callable[[Account], None],
    cheat: Callable[[Account], None],
    fair: Iterable[Account],
    needed: set[str],
) -> int:
    """See that the referee calls a foul on each forgery; return how many accounts were forged.

    ``needed`` are the events without which there would be nothing to forge.
    """
    forged = 0
    for account in fair:
        if needed <= {event["event"] for event in account["events"]}:
            forgery = copy.deepcopy(account)
            cheat(forgery)
            with pytest.raises(Foul):
                referee(forgery)
            forged += 1
    return forged


def event(account: Account, name: str, n: int = 0) -> dict[str, Any]:
    """The event of that name in an account: the first, unless said otherwise."""
    return [each for each in account["events"] if each["event"] == name][n]


# --- forgeries of any game's account ---


def crown_too_much(account: Account) -> None:
    account["result"]["net"][0] += 1


def winner_denied(account: Account) -> None:
    part = account["result"]["seats"][0]
    part["won"] = not part["won"]
