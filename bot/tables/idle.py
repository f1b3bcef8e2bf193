"""Lobbies that nobody comes to, or stays in."""

from collections.abc import Awaitable, Callable

from bot.clock import Alarm, Clock
from bot.tables.pace import IDLE_LOBBY
from bot.tables.retry import Persistent
from bot.tables.table import Table
from bot.values.tables import Status


class IdleLobbies:
    """Closes each lobby that nobody has touched for long enough."""

    def __init__(self, clock: Clock, close: Callable[[Table], Awaitable[None]]) -> None:
        self._clock = clock
        self._close = close
        self._alarms: dict[int, Alarm] = {}

    def watch(self, table: Table) -> None:
        """Look after a lobby until it is one no more."""

        async def look() -> None:
            if table.record.status is not Status.LOBBY:
                return
            if self._clock.now() < table.record.touched_at + IDLE_LOBBY:
                self.watch(table)
            else:
                await self._close(table)

        due = table.record.touched_at + IDLE_LOBBY
        self._alarms[table.id] = Persistent(self._clock, due, look)

    def forget(self, table: Table) -> None:
        """Look after a table no more."""
        alarm = self._alarms.pop(table.id, None)
        if alarm is not None:
            alarm.cancel()

    def stop(self) -> None:
        """Look after nothing any more."""
        for alarm in self._alarms.values():
            alarm.cancel()
