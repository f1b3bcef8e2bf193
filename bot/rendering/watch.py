"""When a panel is in reach no longer: buried by talk, or too old to be changed."""

from discord.utils import snowflake_time

from bot.clock import Alarm, Callback, Clock
from bot.rendering.client import MessageClient
from bot.tables.table import Table
from bot.values.tables import Pace

LOOK_AFTER = 45.0
"""Seconds after which it is looked again whether talk has buried a panel."""
LOOK_EVERY = {Pace.QUICK: 60.0, Pace.NORMAL: 120.0, Pace.DAILY: 3600.0}
"""Seconds after which it is looked while the table waits for somebody, by the table's pace."""
OLD = 55 * 60.0
"""Seconds after which a message is not edited any more: from an hour on Discord lets few edits."""


def is_old(message_id: int, clock: Clock) -> bool:
    """Say whether a message has been there so long that Discord may refuse to change it."""
    return clock.now() - snowflake_time(message_id).timestamp() > OLD


def waits_for_somebody(table: Table) -> bool:
    """Say whether a question is open that a person is to answer."""
    seats = table.record.seats
    asked = [seats[ask.seat] for ask in table.asks()]
    return any(s.user_id is not None and not (s.left or s.away) for s in asked)


class PanelWatch:
    """Looks what is at the bottom of the place that a table is played in, and not too often."""

    def __init__(self, table: Table, messages: MessageClient, clock: Clock) -> None:
        self._table = table
        self._messages = messages
        self._clock = clock
        self._looked = 0.0
        self._alarm: Alarm | None = None
        self._reminder: int | None = None

    def note_posted(self) -> None:
        """Note that the panel is at the bottom now."""
        self._looked = self._clock.now()

    def note_reminder(self, message_id: int) -> None:
        """Note that the bot itself has just written below the panel."""
        self._reminder = message_id

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
        return last not in (None, self._table.record.panel_message_id, self._reminder)
