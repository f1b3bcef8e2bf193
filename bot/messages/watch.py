"""When a panel is in reach no longer: buried by talk."""

from collections.abc import Callable

from bot.clock import Alarm, Callback, Clock
from bot.messages.client import MessageClient
from bot.tables.table import Table
from bot.values.tables import Pace

LOOK_AFTER = 45.0
"""Seconds after which it is looked again whether talk has buried a panel."""
LOOK_EVERY = {Pace.QUICK: 60.0, Pace.NORMAL: 120.0, Pace.DAILY: 3600.0}
"""Seconds after which it is looked while the table waits for somebody, by the table's pace."""


def waits_for_somebody(table: Table) -> bool:
    """Say whether a question is open, for all to see, that a person is to answer."""
    seats = table.record.seats
    asked = [seats[ask.seat] for ask in table.asks() if not ask.hidden]
    return any(s.user_id is not None and not (s.left or s.away) for s in asked)


class PanelWatch:
    """Looks what is at the bottom of the place that a table is played in, and not too often."""

    def __init__(
        self, table: Table, messages: MessageClient, clock: Clock, is_own: Callable[[int], bool]
    ) -> None:
        """``is_own`` says of a message whether it is a line of the bot's, which buries nothing."""
        self._table = table
        self._messages = messages
        self._clock = clock
        self._looked = 0.0
        self._alarm: Alarm | None = None
        self._is_own = is_own

    def note_posted(self) -> None:
        """Note that the panel is at the bottom now."""
        self._looked = self._clock.now()

    def keep(self, look: Callback) -> None:
        """Look after a while, if the table still waits for somebody then."""
        table = self._table
        if self._alarm is not None or table.done or not waits_for_somebody(table):
            return

        async def callback() -> None:
            self._alarm = None
            if not table.done and waits_for_somebody(table):
                await look()

        due = self._clock.now() + LOOK_EVERY[table.record.pace]
        self._alarm = self._clock.at(due, callback)

    def stop(self) -> None:
        """Look no more."""
        if self._alarm is not None:
            self._alarm.cancel()

    async def is_buried(self) -> bool:
        """Look whether something stands below the panel, unless that was just done."""
        now = self._clock.now()
        if now - self._looked < LOOK_AFTER:
            return False
        self._looked = now
        last = await self._messages.last_message(self._table.place_id)
        if last is None or last == self._table.record.panel_message_id:
            return False
        return not self._is_own(last)
