"""The board of a day's deal: as quick after years as on the first day."""

from typing import Any

import pytest
from sqlalchemy import Connection, insert

from bot.store.schema import results, seasons, tables
from bot.store.store import Store
from bot.values.days import DayScore
from tests.store.rows import GUILD, a_table, rows

PLAYERS, GAME = range(1000, 1040), "execution"


async def play(store: Store, *days: int) -> None:
    """Have everybody finish the deals of some days; who has the higher number does better."""
    record = a_table(0)
    table_id = await store.tables.create(record)
    (table,) = [row for row in await rows(store, tables) if row["id"] == table_id]
    of_nobody = {"season_id": 1, "role": "royal", "won": True, "alive": True, "counted": False}

    def written(connection: Connection) -> None:
        given = [(table_id + n, user, day) for n, (user, day) in enumerate(tries, 1)]
        new = [
            {**table, "id": n, "host_id": user, "game": GAME, "day": day} for n, user, day in given
        ]
        connection.execute(insert(tables), new)
        ends = [
            {**of_nobody, "table_id": n, "seat": 0, "guild_id": GUILD, "game": GAME, "net": 0}
            | {"settled_at": 1.0, "user_id": user, "name": f"P{user}", "due": 0, "score": user}
            for n, user, _ in given
        ]
        connection.execute(insert(results), ends)

    tries = [(user, day) for day in days for user in PLAYERS]
    await store.database.write(written)


async def steps(store: Store, day: int) -> tuple[list[DayScore], int]:
    """The first places of a day, and how many steps SQLite has taken for them."""
    taken = [0]

    def tick() -> int:
        taken[0] += 1
        return 0

    def watch(connection: Connection, *handler: Any) -> None:
        driver: Any = connection.connection.driver_connection
        driver.set_progress_handler(*handler)

    await store.database.read(lambda connection: watch(connection, tick, 1))
    found = await store.days.scores(GUILD, GAME, day, limit=2)
    await store.database.read(lambda connection: watch(connection, None, 0))
    return found, taken[0]


@pytest.mark.parametrize("backend", ["sqlite"])
async def test_a_board_is_as_quick_after_many_days(store: Store) -> None:
    def opened(connection: Connection) -> None:
        connection.execute(insert(seasons).values(id=1, guild_id=GUILD, number=1, opened_at=1.0))

    await store.database.write(opened)
    await play(store, 100)
    first, few = await steps(store, 100)
    await play(store, *range(80, 100))
    then, many = await steps(store, 100)
    assert [(each.user_id, each.streak) for each in first] == [(1039, 1), (1038, 1)]
    assert [(each.user_id, each.streak) for each in then] == [(1039, 21), (1038, 21)]
    assert many < 2 * few, "the days of those who are not on the page do not matter"
