"""Who has asked to be called to the next game in a channel, once."""

from sqlalchemy import Connection, bindparam, delete, select, update

from bot.store.database import Part, writes
from bot.store.dialects import upsert
from bot.store.erasing import require_not_erased
from bot.store.purging import require_not_purged
from bot.store.schema import callers

MOST = 25
"""Users that one lobby calls, those who asked first; the others are called by the next."""

_OF_LOBBY = (
    select(callers.c.user_id)
    .where(callers.c.table_id == bindparam("of_table"))
    .order_by(callers.c.asked_at, callers.c.user_id)
)
_OF_OTHERS = delete(callers).where(
    callers.c.channel_id == bindparam("here"), callers.c.table_id != bindparam("of_table")
)
_FIRST = (
    select(callers.c.user_id)
    .where(callers.c.channel_id == bindparam("here"))
    .order_by(callers.c.asked_at)
    .limit(MOST)
)


class Callers(Part):
    """The part of the store that knows who is to be called to a lobby that is yet to open."""

    @writes
    def ask(
        self, connection: Connection, guild_id: int, channel_id: int, user_id: int, at: float
    ) -> None:
        """Write that a user wants to be called to the next game in a channel, once.

        Raise `BeingErased` for who is, and `BeingPurged` in a guild that is.
        """
        require_not_erased(connection, user_id)
        require_not_purged(connection, guild_id)
        values = {"guild_id": guild_id, "asked_at": at, "table_id": None}
        upsert(connection, callers, {"channel_id": channel_id, "user_id": user_id}, values)

    @writes
    def take_back(self, connection: Connection, channel_id: int, user_id: int) -> None:
        """Write that a user does not want to be called there any more."""
        connection.execute(
            delete(callers).where(callers.c.channel_id == channel_id, callers.c.user_id == user_id)
        )

    async def of(self, table_id: int) -> tuple[int, ...]:
        """Return whom a lobby is to call, who asked first before the others."""
        rows = await self._rows(_OF_LOBBY, of_table=table_id)
        return tuple(user_id for (user_id,) in rows)

    @writes
    def take(self, connection: Connection, channel_id: int, table_id: int) -> None:
        """Have a planned table that is about to open call who has asked for it."""
        take_in(connection, channel_id, table_id)

    @writes
    def called(self, connection: Connection, table_id: int) -> None:
        """Write that a lobby has called them: nobody calls them again."""
        connection.execute(delete(callers).where(callers.c.table_id == table_id))


def take_in(connection: Connection, channel_id: int, table_id: int) -> None:
    """Have a lobby that opens, or is about to, call who has asked for it in its channel."""
    # What an earlier lobby has called, unnoticed, it has called.
    connection.execute(_OF_OTHERS, {"here": channel_id, "of_table": table_id})
    users = list(connection.scalars(_FIRST, {"here": channel_id}))
    if users:
        of_them = callers.c.channel_id == channel_id, callers.c.user_id.in_(users)
        connection.execute(update(callers).where(*of_them).values(table_id=table_id))
