"""A process that writes, and says what it has written, until it is killed."""

import asyncio
from multiprocessing.connection import Connection

from bot.store.store import Store
from games.engine.crowns import Payment
from tests.store.rows import ADA, BEN, a_settlement, a_table, an_answer, answer


async def write(url: str, says: Connection) -> None:
    store = await Store.open(url)
    while True:
        table_id = await store.tables.create(a_table(ADA, BEN))
        for n in range(3):
            await answer(store, an_answer(table_id, n))
            says.send(("answered", table_id, n))
        await store.crowns.settle(
            a_settlement(table_id, (ADA, BEN), [Payment(None, 0, 1, "heads")])  # type: ignore[arg-type]
        )
        says.send(("settled", table_id, 0))


def live(url: str, says: Connection) -> None:
    """Write for as long as it lives."""
    asyncio.run(write(url, says))
