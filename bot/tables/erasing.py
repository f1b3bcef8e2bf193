"""A user is put out of everything, in the database and at the tables that are still here."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

from bot.tables.manager import TableManager


async def begin_erasing(manager: TableManager, user_id: int) -> None:
    """Write down that a user is to be erased; from now on they cannot sit down.

    Raise `StillOpen` while the user has a seat at a table that is not over.
    """
    async with manager.seating:
        await manager.store.erasing.begin(user_id)


async def go_on_erasing(manager: TableManager, user_id: int) -> None:
    """Put a stranger in the user's place. What a death interrupts is gone on with at the start."""
    while await manager.store.erasing.step(user_id):
        pass
    async with _still(manager, user_id):
        await manager.store.erasing.finish(user_id, manager.clock.now())


async def take_over_names(manager: TableManager, user_id: int) -> None:
    """Know at the tables of this process that a user was erased by another one."""
    async with _still(manager, user_id):
        pass


@asynccontextmanager
async def _still(manager: TableManager, user_id: int) -> AsyncIterator[None]:
    """Hold still the tables at which a user sat, which then know only what is still written."""
    async with manager.seating, AsyncExitStack() as locks:
        sat = [
            table
            for table in manager
            for seats in [table.state.record.seats]
            # Or another plays on there for them.
            if any(user_id in (seat.user_id, seat.owner_id) for seat in seats)
        ]
        for table in sat:
            await locks.enter_async_context(table.lock)
        yield
        for table in sat:
            await table.take_over_names()
