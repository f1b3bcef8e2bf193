"""A user is put out of everything, in the database and at the tables that are still here."""

from contextlib import AsyncExitStack

from bot.tables.house import House


async def begin_erasing(house: House, user_id: int) -> None:
    """Write down that a user is to be erased; from now on they cannot sit down.

    Raise `StillOpen` while the user has a seat at a table that is not over.
    """
    async with house.seating:
        await house.store.begin_erasing(user_id)


async def go_on_erasing(house: House, user_id: int) -> None:
    """Put a stranger in the user's place. What a death interrupts is gone on with at the start."""
    while await house.store.erase_some(user_id):
        pass
    async with house.seating, AsyncExitStack() as locks:
        sat = [t for t in house if any(seat.user_id == user_id for seat in t.record.seats)]
        for table in sat:
            await locks.enter_async_context(table.lock)
        await house.store.finish_erasing(user_id, house.clock.now())
        for table in sat:
            await table.take_over_names()
