"""Deleting all that is stored about a guild."""

from typing import Any

from sqlalchemy import delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.database import Database
from bot.store.dialects import insert_or
from bot.store.errors import StillOpen
from bot.store.privacy import permitted
from bot.store.schema import (
    acts,
    answers,
    bars,
    champions,
    deadlines,
    erasures,
    guilds,
    ledger,
    members,
    results,
    seasons,
    seats,
    standings,
    tables,
)

KEPT_FOR = 30 * 86400.0
"""Seconds that a guild's data is kept after the bot was removed from it."""

AT_ONCE = 200
"""Tables that one transaction deletes: others do not wait for long."""


class Purge(Database):
    """The part of the store that forgets guilds."""

    async def purge_guilds(self, now: float) -> list[int]:
        """Delete what is stored of guilds that the bot left 30 days ago; return which."""
        async with self._reading() as connection:
            gone = list(
                await connection.scalars(
                    select(guilds.c.guild_id).where(
                        or_(guilds.c.purging, guilds.c.left_at <= now - KEPT_FOR)
                    )
                )
            )
        for guild_id in gone:
            await self._purge(guild_id)
        return gone

    async def purge_guild(self, guild_id: int) -> None:
        """Delete all that is stored about a guild, now and for good.

        Raise `StillOpen` while tables are going on, and change nothing.
        """
        async with self._reading() as connection:
            still = list(
                await connection.scalars(
                    select(tables.c.id).where(
                        tables.c.closed_at.is_(None), tables.c.guild_id == guild_id
                    )
                )
            )
        if still:
            raise StillOpen(still)
        await self._purge(guild_id)

    async def _purge(self, guild_id: int) -> None:
        """Delete in small transactions; `purge_guilds` goes on with what was interrupted."""
        async with self._writing() as connection:
            await connection.execute(
                insert_or(connection, guilds)
                .values(guild_id=guild_id, purging=True)
                .on_conflict_do_update(index_elements=[guilds.c.guild_id], set_={"purging": True})
            )
        while await self._purge_some(guild_id):
            pass

    async def _purge_some(self, guild_id: int) -> bool:
        """Delete some tables, or, when there are none any more, the rest; say whether to go on."""
        async with self._writing() as connection, permitted(connection, "purge", guild_id):
            some = list(
                await connection.scalars(
                    select(tables.c.id)
                    .where(tables.c.guild_id == guild_id)
                    .order_by(tables.c.id)
                    .limit(AT_ONCE)
                )
            )
            if some:
                await _delete_tables(connection, some)
                return True
            in_seasons = select(seasons.c.id).where(seasons.c.guild_id == guild_id)
            await connection.execute(delete(ledger).where(ledger.c.season_id.in_(in_seasons)))
            await connection.execute(delete(champions).where(champions.c.season_id.in_(in_seasons)))
            whole: tuple[Any, ...] = (seasons, standings, members, bars, acts, erasures, guilds)
            for table in whole:
                await connection.execute(delete(table).where(table.c.guild_id == guild_id))
            return False


async def _delete_tables(connection: AsyncConnection, table_ids: list[int]) -> None:
    await connection.execute(
        update(tables).where(tables.c.follows.in_(table_ids)).values(follows=None)
    )
    parts: tuple[Any, ...] = (answers, deadlines, ledger, results, seats)
    for part in parts:
        await connection.execute(delete(part).where(part.c.table_id.in_(table_ids)))
    await connection.execute(delete(tables).where(tables.c.id.in_(table_ids)))
