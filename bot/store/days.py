"""The keys of days, and who has played a day's deal."""

import secrets
from collections.abc import Collection

from sqlalchemy import Connection, bindparam, func, select, update

from bot.store.database import Part, reads, row_of, writes
from bot.store.dialects import insert_or
from bot.store.schema import day_keys, day_tries, results, tables
from bot.values.days import DayKeys, DayScore, day_of, mark_of

_CHAIN = (
    select(day_keys.c.first_day, day_keys.c.last_key)
    .where(day_keys.c.last_day >= bindparam("today"))
    .order_by(day_keys.c.last_day)
    .limit(1)
)


class Days(Part):
    """The part of the store that keeps the deals of a day."""

    @writes
    def keys(self, connection: Connection, now: float) -> DayKeys:
        """Return the chain of keys that has today's, or else a new one, which begins today.

        The bot asks for it before it connects to Discord: the key of the first day, and with it all
        others, is settled when nobody can have asked for a deal.
        """
        today = day_of(now)
        row = connection.execute(_CHAIN, {"today": today}).first()
        if row is None:
            keys = DayKeys(today, secrets.token_bytes(32))
            # Another process may begin one at the same moment: then that is the chain of all.
            new = insert_or(connection, day_keys).values(last_day=keys.last_day, **row_of(keys))
            connection.execute(new.on_conflict_do_nothing())
            row = connection.execute(_CHAIN, {"today": today}).one()
        return DayKeys(row.first_day, row.last_key)

    async def chain_from(self, day: int) -> DayKeys:
        """Return the chain of keys that has a day's, or else the first one after it.

        There is one where `keys` was asked for that day, or a later one.
        """
        ((first_day, last_key),) = await self._rows(_CHAIN, today=day)
        return DayKeys(first_day, last_key)

    async def first_day(self) -> int:
        """Return the first day of all that has a key; there has to be one."""
        return int(await self._value(select(func.min(day_keys.c.first_day))))

    async def chain_of(self, day: int) -> DayKeys | None:
        """Return the chain of keys that has a day's, if there is one."""
        query = select(day_keys.c.first_day, day_keys.c.last_key).where(
            day_keys.c.first_day <= day, day_keys.c.last_day >= day
        )
        return next((DayKeys(*row) for row in await self._rows(query)), None)

    @reads
    def scores(
        self,
        connection: Connection,
        guild_id: int,
        game: str,
        day: int,
        *,
        limit: int = 10,
        offset: int = 0,
        user_id: int | None = None,
    ) -> list[DayScore]:
        """Return who has finished a day's deal in a guild, the best first; or one user of them.

        The days in a row are those in any guild: nobody is told in which.
        """
        board = (
            select(
                func.rank().over(order_by=func.coalesce(results.c.score, 0).desc()).label("place"),
                results.c.user_id,
                results.c.name,
                results.c.won,
                results.c.score,
                results.c.table_id,
                tables.c.host_id,
            )
            .join(tables, tables.c.id == results.c.table_id)
            .where(tables.c.guild_id == guild_id, tables.c.game == game, tables.c.day == day)
        ).subquery()
        query = select(board).order_by(board.c.place, board.c.name, board.c.user_id)
        if user_id is not None:
            query = query.where(board.c.user_id == user_id)
        page = connection.execute(query.limit(limit).offset(offset)).all()
        # Of these alone: to go through all days of everybody on the board takes ever longer.
        streaks = _streaks(connection, game, day, [row.host_id for row in page])
        return [
            DayScore(place, user, name, won, score, streaks[host], table_id)
            for place, user, name, won, score, table_id, host in page
        ]

    async def players(self, guild_id: int, game: str, day: int) -> int:
        """Return how many have finished a day's deal in a guild."""
        here = (tables.c.guild_id == guild_id, tables.c.game == game, tables.c.day == day)
        query = select(func.count()).select_from(results).join(tables).where(*here)
        return await self._value(query) or 0

    async def played_on(self, game: str, user_id: int, day: int) -> int | None:
        """Return the table at which a user has played a day's deal of a game, in any guild."""
        which = (tables.c.game == game, tables.c.host_id == user_id, tables.c.day == day)
        return await self._value(select(tables.c.id).where(*which))

    async def tried(self, game: str, user_id: int, day: int, key: bytes) -> bool:
        """Say whether a user has had a day's try, by the day's key, even if it was erased since."""
        which = (day_tries.c.day == day, day_tries.c.mark == mark_of(key, game, user_id))
        return await self._value(select(day_tries.c.day).where(*which)) is not None

    @writes
    def share(self, connection: Connection, table_id: int, *, shared: bool = True) -> bool:
        """Write whether a table's result was shared; False when that is written already."""
        change = update(tables).where(tables.c.id == table_id, tables.c.shared != shared)
        return bool(connection.execute(change.values(shared=shared)).rowcount)


def _streaks(
    connection: Connection, game: str, day: int, host_ids: Collection[int]
) -> dict[int, int]:
    """Return on how many days in a row, up to this one, each has finished the day's deal."""
    # Days in a row differ by one and the same number from their numbers in order.
    run = tables.c.day - func.row_number().over(
        partition_by=tables.c.host_id, order_by=tables.c.day
    )
    days = (
        select(tables.c.host_id, tables.c.day, run.label("run"))
        .join(results, results.c.table_id == tables.c.id)
        .where(tables.c.game == game, tables.c.host_id.in_(host_ids), tables.c.day <= day)
    ).subquery()
    query = (
        select(days.c.host_id, func.count())
        .group_by(days.c.host_id, days.c.run)
        .having(func.max(days.c.day) == day)
    )
    return dict(connection.execute(query).all())
