"""Deleting what has outlived its use, and all that is stored about a guild."""

from typing import Any

from sqlalchemy import ColumnElement, Connection, bindparam, delete, or_, select, update

from bot.store.database import Part, writes
from bot.store.dialects import upsert
from bot.store.erasing import permitted, require_over
from bot.store.errors import BeingPurged, StillOpen
from bot.store.schema import (
    acts,
    bars,
    callers,
    champions,
    day_tries,
    erasures,
    guilds,
    ledger,
    members,
    metadata,
    seasons,
    standings,
    tables,
)
from bot.values.days import day_of

KEPT_FOR = 30 * 86400.0
"""Seconds that a guild's data is kept without the bot, or somebody's wish to be called."""

TABLES, ROWS = 10, 500
"""Tables, or rows of anything else, that one transaction deletes: others do not wait for long."""

_OF_TABLES = [each for each in reversed(metadata.sorted_tables) if "table_id" in each.c]
"""What has rows of a table's own; those that name other rows come first."""

_PURGING = select(guilds.c.purging).where(guilds.c.guild_id == bindparam("of_guild"))

_GONE = select(guilds.c.guild_id).where(
    or_(guilds.c.purging, guilds.c.left_at <= bindparam("left_before"))
)

_OVER = (
    delete(day_tries).where(day_tries.c.day < bindparam("today")),
    delete(bars).where(bars.c.until <= bindparam("now")),
    delete(callers).where(callers.c.asked_at < bindparam("asked_before")),
)
"""Who has had the tries of days that are over; bars that have run out, of which the audit log keeps
that they were; who was to be called, and waits no longer."""


class Purging(Part):
    """The part of the store that forgets guilds.

    `begin`, then `step` as long as there is something, then `finish`: each is one short
    transaction.
    """

    async def purge_old(self, now: float) -> list[int]:
        """Delete what is over, and what is stored of guilds that the bot left 30 days ago.

        Return which.
        """
        await self.forget_old(now)
        done = []
        for (guild_id,) in await self._rows(_GONE, left_before=now - KEPT_FOR):
            try:
                # The others may have taken so long that it has the bot back, or is forgotten.
                if await self._begin_old(guild_id, now - KEPT_FOR):
                    await self._go_on(guild_id)
                    done.append(guild_id)
            except StillOpen:
                # The bot is back there, and somebody plays: another day.
                continue
        return done

    @writes
    def forget_old(self, connection: Connection, now: float) -> None:
        """Delete what nobody waits for, or asks after, any more."""
        given = {"today": day_of(now), "now": now, "asked_before": now - KEPT_FOR}
        for statement in _OVER:
            connection.execute(statement, given)

    async def purge(self, guild_id: int) -> None:
        """Delete all that is stored about a guild, now and for good.

        Raise `StillOpen` while tables are going on, and change nothing.
        """
        await self.begin(guild_id)
        await self._go_on(guild_id)

    async def _go_on(self, guild_id: int) -> None:
        while await self.step(guild_id):
            pass
        await self.finish(guild_id)

    @writes
    def _begin_old(self, connection: Connection, guild_id: int, left_before: float) -> bool:
        """Begin as `begin` does; False for a guild that is not to be forgotten any more."""
        gone = connection.scalars(_GONE, {"left_before": left_before})
        if guild_id not in gone.all():
            return False
        _begin(connection, guild_id)
        return True

    @writes
    def begin(self, connection: Connection, guild_id: int) -> None:
        """Write down that a guild is to be forgotten; raise `StillOpen` while tables are going on.

        From now on it has no new tables, and `purge_old` goes on with what is interrupted.
        """
        _begin(connection, guild_id)

    @writes
    def step(self, connection: Connection, guild_id: int) -> bool:
        """Delete some rows of a guild; False when there are not many left."""
        if not connection.scalar(_PURGING, {"of_guild": guild_id}):
            return False  # Whoever was asked, too, is done with it: what is there now is new.
        with permitted(connection, "purge", guild_id):
            return _delete_some(connection, guild_id)

    @writes
    def finish(self, connection: Connection, guild_id: int) -> None:
        """Delete all that is left of a guild, in one transaction, unless that is done."""
        if not connection.scalar(_PURGING, {"of_guild": guild_id}):
            return
        with permitted(connection, "purge", guild_id):
            while _delete_some(connection, guild_id):
                # A moderator may have acted since the last step.
                pass
            in_seasons = select(seasons.c.id).where(seasons.c.guild_id == guild_id)
            connection.execute(delete(champions).where(champions.c.season_id.in_(in_seasons)))
            for table in (seasons, erasures, guilds):
                connection.execute(delete(table).where(table.c.guild_id == guild_id))


def _begin(connection: Connection, guild_id: int) -> None:
    require_over(connection, tables.c.guild_id == guild_id)
    upsert(connection, guilds, {"guild_id": guild_id}, {"purging": True})


def require_not_purged(connection: Connection, guild_id: int) -> None:
    """Raise `BeingPurged` for a guild that is just being forgotten."""
    if connection.scalar(_PURGING, {"of_guild": guild_id}):
        raise BeingPurged


def _delete_some(connection: Connection, guild_id: int) -> bool:
    """Delete some rows of a guild, and say whether there were any."""
    in_seasons = select(seasons.c.id).where(seasons.c.guild_id == guild_id)
    # Tables first: the ledger's rows of theirs go with them.
    parts: tuple[tuple[Any, ColumnElement[bool], int], ...] = (
        (tables.c.id, tables.c.guild_id == guild_id, TABLES),
        (ledger.c.id, ledger.c.season_id.in_(in_seasons), ROWS),
        (standings.c.user_id, standings.c.guild_id == guild_id, ROWS),
        (members.c.user_id, members.c.guild_id == guild_id, ROWS),
        (bars.c.user_id, bars.c.guild_id == guild_id, ROWS),
        (callers.c.user_id, callers.c.guild_id == guild_id, ROWS),
        (acts.c.id, acts.c.guild_id == guild_id, ROWS),
    )
    for key, of_guild, most in parts:
        some = list(connection.scalars(select(key).where(of_guild).limit(most)))
        if not some:
            continue
        if key.table is tables:
            _delete_tables(connection, some)
        else:
            connection.execute(delete(key.table).where(of_guild, key.in_(set(some))))
        return True
    return False


def _delete_tables(connection: Connection, table_ids: list[int]) -> None:
    connection.execute(update(tables).where(tables.c.follows.in_(table_ids)).values(follows=None))
    for part in _OF_TABLES:
        connection.execute(delete(part).where(part.c.table_id.in_(table_ids)))
    connection.execute(delete(tables).where(tables.c.id.in_(table_ids)))
