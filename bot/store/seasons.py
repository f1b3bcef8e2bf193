"""Seasons: a guild is always in one, and what was in a past one stays."""

from collections.abc import Mapping
from typing import Any

from pydantic import TypeAdapter
from sqlalchemy import Connection, func, select, update

from bot.store.audit_log import log_act
from bot.store.books import close_season, open_season
from bot.store.database import Part, reads, writes
from bot.store.errors import SeasonOver
from bot.store.schema import UNANNOUNCED, champions, guilds, ledger, members, seasons, tables
from bot.store.tables import read_tables
from bot.values.moderation import Order
from bot.values.records import TableRecord
from bot.values.seasons import Champion, Season, SeasonEndedBy

_WRITTEN = TypeAdapter(Season)
"""Makes a season of what its row says."""
# Word for word the index's own condition.
_UNANNOUNCED = select(seasons).where(UNANNOUNCED).order_by(seasons.c.id)


class Seasons(Part):
    """The part of the store that keeps seasons."""

    @reads
    def find(
        self, connection: Connection, guild_id: int, number: int | None = None
    ) -> Season | None:
        """Return a guild's season by its number, or the open one; None when there is none such.

        The first season of a guild is there before any crown has moved.
        """
        which = seasons.c.closed_at.is_(None) if number is None else seasons.c.number == number
        rows = connection.execute(select(seasons).where(seasons.c.guild_id == guild_id, which))
        row = rows.mappings().first()
        if row is not None:
            return _season(connection, row)
        if number not in (None, 1):
            return None
        limit = connection.scalar(select(guilds.c.treasury).where(guilds.c.guild_id == guild_id))
        return Season(1, treasury=limit)

    @reads
    def page(
        self, connection: Connection, guild_id: int, *, limit: int = 10, offset: int = 0
    ) -> list[Season]:
        """Return a guild's seasons with their champions, the newest first."""
        rows = connection.execute(
            select(seasons)
            .where(seasons.c.guild_id == guild_id)
            .order_by(seasons.c.number.desc())
            .limit(limit)
            .offset(offset)
        )
        return [_season(connection, row) for row in rows.mappings()]

    @writes
    def end(self, connection: Connection, order: Order, number: int) -> bool:
        """End a season by hand; False, and nothing done, where nobody has an account yet.

        Raise `SeasonOver` when that season is not the open one, or not any more: an order must
        not end the season after the one that it was about, and one that comes twice ends one.
        """
        season = open_season(connection, order.guild_id, order.at)
        if season.number != number:
            raise SeasonOver(f"season {number} of guild {order.guild_id} is not open")
        query = select(ledger.c.id).where(ledger.c.season_id == season.id).limit(1)
        if connection.scalar(query) is None:
            return False
        close_season(connection, season, SeasonEndedBy.MODERATOR, order.at)
        log_act(connection, order, {"season": season.number})
        return True

    @reads
    def unannounced(self, connection: Connection) -> list[tuple[int, Season]]:
        """Return the seasons whose end nobody has been told of, with their guilds; oldest first."""
        rows = connection.execute(_UNANNOUNCED)
        return [(row["guild_id"], _season(connection, row)) for row in rows.mappings()]

    @writes
    def mark_announced(self, connection: Connection, guild_id: int, number: int) -> None:
        """Write that a season's end has been told."""
        connection.execute(
            update(seasons)
            .where(seasons.c.guild_id == guild_id, seasons.c.number == number)
            .values(announced=True)
        )

    @reads
    def last_table(
        self, connection: Connection, guild_id: int, ended: Season
    ) -> TableRecord | None:
        """Return the table with which a season ended; None when a moderator ended it."""
        if ended.ended_by is SeasonEndedBy.MODERATOR:
            return None
        which = (tables.c.guild_id == guild_id) & (tables.c.settled_at == ended.closed_at)
        found = read_tables(connection, which)
        return found[-1] if found else None

    async def count(self, guild_id: int) -> int:
        """Return how many seasons a guild has had, the open one included."""
        query = select(func.max(seasons.c.number)).where(seasons.c.guild_id == guild_id)
        return await self._value(query) or 1


def _season(connection: Connection, row: Mapping[Any, Any]) -> Season:
    found = _champions(connection, row["id"]) if row["closed_at"] is not None else ()
    return _WRITTEN.validate_python({**row, "champions": found})


def _champions(connection: Connection, season_id: int) -> tuple[Champion, ...]:
    rows = connection.execute(
        select(
            champions.c.user_id,
            champions.c.name,
            champions.c.crowns,
            members.c.left_at.is_not(None),
        )
        .join(seasons)
        .outerjoin(
            members,
            (members.c.guild_id == seasons.c.guild_id) & (members.c.user_id == champions.c.user_id),
        )
        .where(champions.c.season_id == season_id)
        .order_by(champions.c.user_id)
    )
    return tuple(Champion(*row) for row in rows)
