"""However many read, who writes is not kept waiting, and nobody who waits is turned away."""

import asyncio
from contextlib import AsyncExitStack

from bot.store.dialects import READERS
from bot.store.store import Store
from tests.sandbox.patience import PATIENCE
from tests.store.rows import ADA, a_table


async def test_readers_leave_a_connection_to_who_writes(store: Store) -> None:
    async with AsyncExitStack() as reading:
        for _ in range(READERS):
            await reading.enter_async_context(store.database.reading())
        late = [asyncio.create_task(store.tables.all_open()) for _ in range(3 * READERS)]
        await asyncio.sleep(0)  # They have all asked before who writes does.
        async with asyncio.timeout(PATIENCE):
            table_id = await store.tables.create(a_table(ADA))
        assert not any(each.done() for each in late)
    found = await asyncio.gather(*late)
    assert {tuple(record.id for record in records) for records in found} == {(table_id,)}


async def test_a_reader_that_fails_gives_its_place_back(store: Store) -> None:
    for _ in range(2 * READERS):
        try:
            async with store.database.reading():
                raise ZeroDivisionError
        except ZeroDivisionError:
            pass
    async with asyncio.timeout(PATIENCE):
        assert await store.tables.all_open() == []
