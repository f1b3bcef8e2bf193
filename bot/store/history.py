"""What a player went through: tables, what moderators gave and took, and crowns over time."""

from itertools import groupby
from typing import Any

from sqlalchemy import func, literal, select, text, union_all

from bot.store.books import WELCOMED
from bot.store.ledger import results_of
from bot.store.records import ALL_TIME, Entry, Gift, Played, TableAccount
from bot.store.schema import acts, ledger, results, seasons, tables
from bot.store.tables import Tables
from bot.tables.views import Status


class History(Tables):
    """The part of the store that tells the past."""

    async def chronicle(
        self, guild_id: int, user_id: int, *, limit: int = 10, offset: int = 0
    ) -> list[Played | Gift]:
        """Return a user's tables and what moderators gave and took, the newest first."""
        played = results.c.settled_at, literal(1), results.c.table_id
        given = ledger.c.at, literal(0), ledger.c.id
        both = union_all(_played(guild_id, user_id, *played), _gifts(guild_id, user_id, *given))
        newest = both.order_by(text("1 DESC"), text("2 DESC"), text("3 DESC"))
        async with self._reading() as connection:
            # Only what is on the page is read whole, so that a late page is as quick as the first.
            rows = await connection.execute(newest.limit(limit).offset(offset))
            page = [(kind, number) for _, kind, number in rows]
            games = [number for kind, number in page if kind]
            gifts = [number for kind, number in page if not kind]
            found: dict[tuple[int, int], Played | Gift] = {}
            if games:
                query = _played(guild_id, user_id, *_PLAYED).join(tables)
                for each in await connection.execute(query.where(results.c.table_id.in_(games))):
                    found[1, each[0]] = Played(*each)
            if gifts:
                query = _gifts(guild_id, user_id, ledger.c.id, *_GIFT)
                for number, *row in await connection.execute(query.where(ledger.c.id.in_(gifts))):
                    found[0, number] = Gift(*row)
        return [found[each] for each in page]

    async def chronicle_length(self, guild_id: int, user_id: int) -> int:
        """Return how long a user's chronicle is."""
        async with self._reading() as connection:
            played = select(func.count()).where(
                results.c.guild_id == guild_id, results.c.user_id == user_id
            )
            gifts = _gifts(guild_id, user_id, ledger.c.id).subquery()
            return (await connection.scalar(played) or 0) + (
                await connection.scalar(select(func.count()).select_from(gifts)) or 0
            )

    async def crowns_over_time(
        self, guild_id: int, user_id: int, *, season: int | None = None, points: int = 200
    ) -> list[tuple[float, int]]:
        """Return when a user's crowns changed, and what they were then, the oldest first.

        ``season`` as for `Boards`. Of all time it is what was won and lost, without welcomes. No
        more than about ``points`` come back: evenly picked, the first and the last among them.
        """
        query = (
            select(ledger.c.at, ledger.c.amount, ledger.c.reason == WELCOMED)
            .where(ledger.c.account == user_id, ledger.c.guild_id == guild_id)
            .order_by(ledger.c.id)
        )
        if season == ALL_TIME:
            query = query.where(ledger.c.reason != WELCOMED)
        else:
            which = seasons.c.closed_at.is_(None) if season is None else seasons.c.number == season
            season_id = select(seasons.c.id).where(seasons.c.guild_id == guild_id, which)
            query = query.where(ledger.c.season_id == season_id.scalar_subquery())
        async with self._reading() as connection:
            rows = (await connection.execute(query)).all()
        series: list[tuple[float, int]] = []
        crowns = 0
        # The purse that a season begins with is a point of its own, before what moved at once.
        for (at, _), moved in groupby(rows, key=lambda row: (row[0], bool(row[2]))):
            crowns += sum(amount for _, amount, _ in moved)
            series.append((at, crowns))
        step = max(1, -(-len(series) // max(points, 2)))
        return [*series[:-1:step], *series[-1:]]

    async def table_account(self, guild_id: int, table_id: int) -> TableAccount | None:
        """Return all that is written of a table of this guild; None until it is over."""
        record = await self.table(table_id)
        if record is None or record.guild_id != guild_id:
            return None
        if record.status not in (Status.SETTLED, Status.ENDED):
            return None
        async with self._reading() as connection:
            moved = await connection.execute(
                select(ledger.c.account, ledger.c.amount, ledger.c.reason)
                .where(ledger.c.table_id == table_id)
                .order_by(ledger.c.id)
            )
            in_season = select(results.c.season_id).where(results.c.table_id == table_id).limit(1)
            season = await connection.scalar(
                select(seasons.c.number).where(seasons.c.id == in_season.scalar_subquery())
            )
            return TableAccount(
                record,
                season,
                tuple(await results_of(connection, table_id)),
                tuple(Entry(*row) for row in moved),
            )


_PLAYED = (
    results.c.table_id, results.c.game, results.c.role, tables.c.result, results.c.won,
    results.c.alive, results.c.counted, results.c.net, results.c.settled_at,
)  # fmt: skip
_GIFT = ledger.c.amount, func.coalesce(acts.c.reason, ""), acts.c.actor_name, ledger.c.at


def _played(guild_id: int, user_id: int, *columns: Any) -> Any:
    return (
        select(*columns)
        .select_from(results)
        .where(results.c.guild_id == guild_id, results.c.user_id == user_id)
    )


def _gifts(guild_id: int, user_id: int, *columns: Any) -> Any:
    return (
        select(*columns)
        .select_from(ledger)
        .join(acts, acts.c.id == ledger.c.act_id)
        .where(
            acts.c.target_id == user_id,
            acts.c.guild_id == guild_id,
            ledger.c.account == user_id,
            ledger.c.reason != WELCOMED,
        )
    )
