"""Whatever is settled in whatever order, no crown is made, lost or moved twice."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.store.schema import TREASURY, ledger
from bot.store.store import Store
from games.engine.asks import Seat
from games.engine.crowns import Purses
from tests.store.rows import a_settlement, a_table, rows

pytestmark = pytest.mark.usefixtures("one_thread")

USERS = (101, 102, 103, 104)
GUILDS = count(1)
REASONS = ("steal", "heads", "death")


@dataclass(frozen=True)
class Game:
    """A table to come. In a move, payer and payee are a seat or, beyond the last, the treasury."""

    users: tuple[int | None, ...]
    counted: bool
    moves: tuple[tuple[int, int, int, str], ...]
    settled: int
    """How often somebody tries to settle it."""


people = st.lists(st.sampled_from(USERS), min_size=1, max_size=4, unique=True)
computers = st.lists(st.none(), max_size=2)
moves = st.tuples(st.integers(0, 6), st.integers(0, 6), st.integers(0, 9), st.sampled_from(REASONS))
games = st.builds(
    Game,
    users=st.builds(lambda users, empty: (*users, *empty), people, computers),
    counted=st.booleans() | st.just(True),
    moves=st.lists(moves, max_size=8).map(tuple),
    settled=st.integers(1, 3),
)


def examples(number: int) -> Callable[[Any], Any]:
    """So many, in one store, each in a guild of its own: what is kept by guild is not shared."""
    return settings(
        suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=number
    )


@pytest.mark.parametrize("backend", ["sqlite"])
@examples(60)
@given(st.lists(games, max_size=6))
async def test_crowns_are_conserved(store: Store, evening: list[Game]) -> None:
    await conserve(store, evening)


# The sums are the same there; its own is how a game is settled in SQL, and a few dozen games are.
@pytest.mark.parametrize("backend", ["postgres"])
@examples(20)
@given(st.lists(games, max_size=6))
async def test_crowns_are_conserved_on_postgresql(store: Store, evening: list[Game]) -> None:
    await conserve(store, evening)


async def conserve(store: Store, evening: list[Game]) -> None:
    """Play and settle, one game after the other; nothing has come or gone."""
    guild_id = next(GUILDS)
    crowns: dict[int, int] = {}
    for game in evening:
        humans = [user for user in game.users if user is not None]
        held = await store.crowns.purses(guild_id, humans)
        assert held == {user: crowns.get(user, 5) for user in humans}
        # A computer player brings as much as a newcomer does.
        purses = Purses(tuple(5 if user is None else held[user] for user in game.users))
        for payer, payee, amount, reason in game.moves:
            seats = len(game.users)
            purses.pay(_seat(payer, seats), _seat(payee, seats), amount, reason)

        table_id = await store.tables.create(a_table(*game.users, guild_id=guild_id))
        settlement = a_settlement(
            table_id, game.users, purses.payments, guild_id=guild_id, counted=game.counted
        )
        done = [bool(await store.crowns.settle(settlement)) for _ in range(game.settled)]
        assert done == [True] + [False] * (game.settled - 1)
        if game.counted:
            for seat, user in enumerate(game.users):
                if user is not None:
                    crowns[user] = purses[Seat(seat)]

    by_table: Counter[int] = Counter()
    by_account: Counter[int] = Counter()
    for row in await rows(store, ledger):
        if row["guild_id"] == guild_id:
            by_table[row["table_id"]] += row["amount"]
            by_account[row["account"]] += row["amount"]
    assert not any(by_table.values())
    assert sum(by_account.values()) == 0
    assert {account: by_account[account] for account in crowns} == crowns
    assert all(held >= 0 for held in crowns.values())
    assert by_account.keys() <= crowns.keys() | {TREASURY}
    board = await store.boards.top(guild_id)
    assert {standing.user_id: standing.crowns for standing in board} == crowns
    assert await store.boards.players(guild_id) == len(crowns)


def _seat(number: int, seats: int) -> Seat | None:
    number %= seats + 1
    return None if number == seats else Seat(number)
