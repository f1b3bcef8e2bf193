"""What is asked or done for one guild is the same whatever stands in another's books."""

import inspect
import shutil
from collections.abc import AsyncIterator, Callable, Collection
from pathlib import Path
from typing import Any

import pytest

from bot.store.errors import StoreError
from bot.store.schema import metadata
from bot.store.store import Store
from bot.values.moderation import Actor, Order
from bot.values.seasons import ALL_TIME, Season, SeasonEndedBy
from games.engine.asks import Seat
from games.engine.crowns import Payment
from tests.store.rows import (
    ADA,
    BEN,
    CLEO,
    GUILD,
    a_settlement,
    a_table,
    an_answer,
    answer,
    close,
    rows,
)
from tests.support.fixtures import blank, hurry

__all__ = ["blank", "hurry"]

OTHER = GUILD + 1
MOD = Actor(900, "Mod")
EACH: dict[str, tuple[Any, ...]] = {
    "season": (1, 2, ALL_TIME, None),
    "order": tuple(
        Order(act, OTHER, MOD, 9000.0, target=(ADA, "Ada")) for act in ("grant", "take")
    ),
}
"""What is asked with one after the other."""


async def fill(store: Store, guild_id: int, reason: str) -> int:
    """Two seasons with tables, gifts and bars; return a table's number."""
    await store.guilds.greet(guild_id)
    await store.guilds.change(
        Order("settings", guild_id, MOD, 1.0), treasury=500, channels=(guild_id,)
    )
    users = (ADA, BEN, CLEO)
    for at in (3000.0, 5000.0):
        table_id = await store.tables.create(a_table(*users, guild_id=guild_id))
        await answer(store, an_answer(table_id, 1))
        payments = [Payment(None, Seat(0), 3, "heads"), Payment(Seat(1), Seat(2), 1, "tithe")]
        await store.crowns.settle(a_settlement(table_id, users, payments, guild_id=guild_id, at=at))
        await store.court.move(
            Order("grant", guild_id, MOD, at + 1, target=(ADA, "Ada")), 2, reason
        )
        await store.court.move(Order("take", guild_id, MOD, at + 2, target=(BEN, "Ben")), 1, reason)
        if at < 4000:
            await store.seasons.end(Order("end-season", guild_id, MOD, at + 3), 1)
    await store.court.bar(Order("bar", guild_id, MOD, 6000.0, target=(CLEO, "Cleo")), None, reason)
    await store.tables.create(a_table(ADA, guild_id=guild_id))
    return table_id


@pytest.fixture
async def stores(tmp_path: Path, blank: Path) -> AsyncIterator[tuple[Store, Store]]:
    """Two databases in which `OTHER` has the same; in the first there is another guild, too."""
    opened = []
    for name in ("two", "one"):
        file = shutil.copy(blank, tmp_path / f"{name}.db")
        opened.append(await Store.open(f"sqlite+aiosqlite:///{file}"))
        await fill(opened[-1], OTHER, "a song")
    yield opened[0], opened[1]
    for store in opened:
        await store.close()


Call = Callable[..., Any]


def takes(call: Call) -> Collection[str]:
    return inspect.signature(call).parameters


def is_act(method: Call) -> bool:
    """A moderator's, and not one of a table."""
    return "order" in takes(method) and "record" not in takes(method)


def of_a_guild(store: Store) -> list[Call]:
    """All methods for one guild: first those that ask, then the acts; deletions come last."""
    named = [
        method
        for part in vars(store).values()
        if part is not store.purging
        for name, method in inspect.getmembers(part, inspect.ismethod)
        if not name.startswith("_") and ("guild_id" in takes(method) or is_act(method))
    ]
    deletions = store.purging
    return [
        *sorted(named, key=is_act),
        *(deletions.begin, deletions.step, deletions.finish, deletions.purge),
    ]


async def called(method: Call, given: dict[str, Any]) -> Any:
    """What a method returns, yields or raises, with those of the arguments that it takes."""
    try:
        found = method(**{n: value for n, value in given.items() if n in takes(method)})
        if inspect.isasyncgen(found):
            return [each async for each in found]
        return await found
    except StoreError as refused:
        return type(refused)


async def belongings(store: Store, guild_id: int, tables: Collection[int]) -> list[Any]:
    """All rows of a guild and of its tables."""
    return [
        (table.name, row)
        for table in metadata.sorted_tables
        for row in await rows(store, table)
        if row.get("guild_id") == guild_id or row.get("table_id") in tables
    ]


async def test_no_query_and_no_act_reaches_another_guild(stores: tuple[Store, Store]) -> None:
    two, one = stores
    table_id = await fill(two, GUILD, "a secret")
    tables = (table_id - 1, table_id, table_id + 1)
    before = await belongings(two, GUILD, tables)
    assert {"answers", "bars", "ledger", "seats", "statistics"} <= {name for name, _ in before}
    given = {
        "guild_id": OTHER,
        "channel_id": 21,
        "user_id": ADA,
        "user_ids": [ADA, BEN, CLEO],
        "name": "Ada",
        "table_id": table_id,
        "number": 2,
        "day": 1,
        "games": ["botk", "execution"],
        "game": "botk",
        "amount": 1,
        "reason": "a song",
        "at": 9000.0,
        "now": 9000.0,
        "until": None,
        "ended": Season(1, 1.0, 3000.0, None, 0, SeasonEndedBy.TREASURY),
        "limit": 50,
    }
    for ask_two, ask_one in zip(of_a_guild(two), of_a_guild(one), strict=True):
        name = ask_two.__qualname__
        for more in [{n: v} for n in takes(ask_two) for v in EACH.get(n, ())] or [{}]:
            answer = await called(ask_two, given | more)
            assert answer == await called(ask_one, given | more), name
            assert "a secret" not in repr(answer), name
    assert await belongings(two, GUILD, tables) == before
    for row in await rows(two, metadata.tables["tables"]):
        if row["guild_id"] == OTHER and row["closed_at"] is None:
            await close(two, row["id"], 9000.0)
    await two.purging.purge(OTHER)
    assert await belongings(two, OTHER, ()) == []
