"""When a panel is in reach no longer: buried by talk, or too old to be changed."""

from discord.utils import snowflake_time

from bot.clock import Clock
from bot.herald.post import Post
from bot.tables.table import Table
from bot.tables.views import Pace

LOOK_AFTER = 45.0
"""Seconds after which it is looked again whether talk has buried a panel."""
LOOK_EVERY = {Pace.QUICK: 60.0, Pace.NORMAL: 120.0, Pace.DAILY: 3600.0}
"""Seconds after which it is looked while the table waits for somebody, by the table's pace."""
OLD = 55 * 60.0
"""Seconds after which a message is not edited any more: from an hour on Discord lets few edits."""


def is_old(message_id: int, clock: Clock) -> bool:
    """Say whether a message has been there so long that Discord may refuse to change it."""
    return clock.now() - snowflake_time(message_id).timestamp() > OLD


class Lookout:
    """Looks what is at the bottom of the places that tables are played in, and not too often."""

    def __init__(self, post: Post, clock: Clock) -> None:
        self._post = post
        self._clock = clock
        self._looked: dict[int, float] = {}

    def note_posted(self, table: Table) -> None:
        """Note that the panel is at the bottom now."""
        self._looked[table.id] = self._clock.now()

    def forget(self, table: Table) -> None:
        """Let go of what is kept for a table."""
        self._looked.pop(table.id, None)

    async def is_buried(self, table: Table) -> bool:
        """Look whether something stands below the panel, unless that was just done."""
        now = self._clock.now()
        if now - self._looked.get(table.id, 0.0) < LOOK_AFTER:
            return False
        self._looked[table.id] = now
        last = await self._post.last_message(table.place_id)
        return last is not None and last != table.record.panel_message_id
