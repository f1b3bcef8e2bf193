"""When the bot ran, and how it ended: clocks get back the time that it was away."""

from sqlalchemy import delete, insert, select, update

from bot.store.database import Part
from bot.store.schema import processes

BOT = "bot"
"""The process that plays: the one whose absence stops the clocks."""
RUN = "run"
"""Whose row is there from the beginning of a bot to its end, when it leaves of its own accord."""


class Runs(Part):
    """The part of the store that knows when the bot was there."""

    async def mark_alive(self, now: float, process: str = BOT) -> None:
        """Write that a process runs; clocks get back the time between this and the next start."""
        async with self._database.writing() as connection:
            done = await connection.execute(
                update(processes).where(processes.c.name == process).values(alive_at=now)
            )
            if not done.rowcount:
                await connection.execute(insert(processes).values(name=process, alive_at=now))

    async def begin(self, now: float) -> bool:
        """Write that the bot has begun; say whether it had begun before, and was then cut off."""
        async with self._database.writing() as connection:
            begun = await connection.scalar(
                select(processes.c.alive_at).where(processes.c.name == RUN)
            )
            if begun is None:
                await connection.execute(insert(processes).values(name=RUN, alive_at=now))
            return begun is not None

    async def end(self) -> None:
        """Write that the bot leaves of its own accord."""
        async with self._database.writing() as connection:
            await connection.execute(delete(processes).where(processes.c.name == RUN))

    async def last_alive(self) -> float | None:
        """Return when the bot last said that it runs; None before its first start.

        None, too, where that cannot be read: no start fails for it.
        """
        query = select(processes.c.alive_at).where(processes.c.name == BOT)
        found = await self._value(query)
        return found if isinstance(found, float) else None
