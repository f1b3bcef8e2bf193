"""A user is put out of everything, in the database and at the tables that are still here."""

from contextlib import AsyncExitStack

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
    async with manager.seating, AsyncExitStack() as locks:
        sat = [t for t in manager if any(seat.user_id == user_id for seat in t.state.record.seats)]
        for table in sat:
            await locks.enter_async_context(table.lock)
        await manager.store.erasing.finish(user_id, manager.clock.now())
        for table in sat:
            await table.take_over_names()
