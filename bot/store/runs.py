"""When the bot ran, and how it ended: clocks get back the time that it was away."""

from sqlalchemy import Connection, bindparam, delete, insert, select, update

from bot.store.database import Part, writes
from bot.store.schema import processes

BOT = "bot"
"""The process that plays: the one whose absence stops the clocks."""
RUN = "run"
"""Whose row is there from the beginning of a bot to its end, when it leaves of its own accord."""

_MARK_ALIVE = update(processes).where(processes.c.name == bindparam("of_process"))


class Runs(Part):
    """The part of the store that knows when the bot was there."""

    @writes
    def mark_alive(self, connection: Connection, now: float, process: str = BOT) -> None:
        """Write that a process runs; clocks get back the time between this and the next start."""
        done = connection.execute(_MARK_ALIVE, {"of_process": process, "alive_at": now})
        if not done.rowcount:
            connection.execute(insert(processes).values(name=process, alive_at=now))

    @writes
    def begin(self, connection: Connection, now: float) -> bool:
        """Write that the bot has begun; say whether it had begun before, and was then cut off."""
        begun = connection.scalar(select(processes.c.alive_at).where(processes.c.name == RUN))
        if begun is None:
            connection.execute(insert(processes).values(name=RUN, alive_at=now))
        return begun is not None

    @writes
    def end(self, connection: Connection) -> None:
        """Write that the bot leaves of its own accord."""
        connection.execute(delete(processes).where(processes.c.name == RUN))

    async def last_alive(self) -> float | None:
        """Return when the bot last said that it runs; None before its first start.

        None, too, where that cannot be read: no start fails for it.
        """
        query = select(processes.c.alive_at).where(processes.c.name == BOT)
        found = await self._value(query)
        return found if isinstance(found, float) else None
