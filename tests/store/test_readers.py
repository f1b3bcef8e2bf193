"""However many read, who writes is not kept waiting, and nobody who waits is turned away."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from threading import Event
from typing import Any

import pytest
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.util import await_only

from bot.store.dialects import READERS
from bot.store.store import Store
from tests.sandbox.patience import PATIENCE
from tests.store.rows import ADA, a_table


@asynccontextmanager
async def kept_reading(store: Store, url: str) -> AsyncIterator[None]:
    """Have all who may read at the same time do so, until this is left."""

    @asynccontextmanager
    async def reading(work: Callable[[Connection], Any]) -> AsyncIterator[None]:
        tasks = [asyncio.create_task(store.database.read(work)) for _ in range(READERS)]
        await asyncio.sleep(0)
        yield
        assert not any(task.done() for task in tasks)
        readers.extend(tasks)

    readers: list[asyncio.Task[Any]] = []
    if store.database.engine.dialect.name == "sqlite":
        over = Event()
        try:
            async with reading(lambda connection: over.wait()):
                yield
        finally:
            over.set()
    else:
        other = create_async_engine(url)
        async with other.connect() as holding:
            await holding.execute(text("SELECT pg_advisory_lock(1)"))
            wait = text("SELECT pg_advisory_lock_shared(1)")
            async with reading(lambda connection: connection.execute(wait)):
                yield
        await other.dispose()
    await asyncio.gather(*readers)


async def test_readers_leave_a_connection_to_who_writes(store: Store, url: str) -> None:
    async with kept_reading(store, url):
        late = [asyncio.create_task(store.tables.all_open()) for _ in range(3 * READERS)]
        await asyncio.sleep(0)  # They have all asked before who writes does.
        async with asyncio.timeout(PATIENCE):
            table_id = await store.tables.create(a_table(ADA))
        assert not any(each.done() for each in late)
    found = await asyncio.gather(*late)
    assert {tuple(record.id for record in records) for records in found} == {(table_id,)}


async def test_a_reader_that_fails_gives_its_place_back(store: Store) -> None:
    def fail(connection: Connection) -> None:
        raise ZeroDivisionError

    for _ in range(2 * READERS):
        with suppress(ZeroDivisionError):
            await store.database.read(fail)
    async with asyncio.timeout(PATIENCE):
        assert await store.tables.all_open() == []


@pytest.mark.parametrize("backend", ["postgres"])
async def test_nothing_is_left_on_the_server_by_who_reads_while_the_store_is_closed(
    store: Store, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.store.database.LAST_READ", PATIENCE)
    other = await Store.open(url)
    async with kept_reading(other, url):
        closing = asyncio.create_task(other.close())
        await asyncio.sleep(0)
    await closing
    sessions = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()"
    others = text(f"{sessions} AND pid <> pg_backend_pid()")
    async with asyncio.timeout(PATIENCE):
        # The server may hear of it later than whoever has hung up.
        while await store.database.read(lambda connection: connection.scalar(others)):
            pass


async def test_all_that_is_read_at_once_is_of_one_moment(store: Store) -> None:
    """Such as an export, while somebody plays: a table is in all of it, or in nothing."""
    count, here = text("SELECT count(*) FROM tables"), asyncio.get_running_loop()

    def read(connection: Connection) -> list[Any]:
        before = connection.scalar(count)
        opening = store.tables.create(a_table(ADA))
        if connection.dialect.name == "sqlite":  # Which reads in a thread.
            asyncio.run_coroutine_threadsafe(opening, here).result()
        else:
            await_only(opening)
        return [before, connection.scalar(count)]

    assert await store.database.read(read) == [0, 0]
    assert len(await store.tables.all_open()) == 1
