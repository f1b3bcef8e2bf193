"""What a player went through: tables, what moderators gave and took, and crowns over time."""

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from sqlalchemy import Connection, Select, func, literal, select, text, union_all

from bot.store.boards import not_of_day
from bot.store.books import WELCOMED, in_season
from bot.store.crowns import results_of
from bot.store.database import Part, reads
from bot.store.schema import acts, ledger, results, seasons, tables
from bot.store.tables import read_tables
from bot.values.crowns import Curve, Gift, LedgerEntry, Played, TableReport
from bot.values.seasons import ALL_TIME
from bot.values.tables import Status

MOST_POINTS = 200
"""Of a curve: a picture shows no more."""


class History(Part):
    """The part of the store that tells the past.

    Everywhere ``season`` is a season's number, None for the open one, or `ALL_TIME`.
    """

    @reads
    def page(
        self,
        connection: Connection,
        guild_id: int,
        user_id: int,
        *,
        season: int | None = None,
        limit: int = 10,
        offset: int = 0,
        hidden_day: int | None = None,
    ) -> list[Played | Gift]:
        """Return a user's tables and what moderators gave and took, the newest first.

        Also tables that moved nothing belong to a season. ``hidden_day``: whose deal is not told
        of yet.
        """
        played = results.c.settled_at, literal(1), results.c.table_id
        given = ledger.c.at, literal(0), ledger.c.id
        both = union_all(
            _played(guild_id, user_id, *played).where(
                in_season(results, guild_id, season), not_of_day(user_id, hidden_day)
            ),
            _gifts(guild_id, user_id, *given).where(in_season(ledger, guild_id, season)),
        )
        newest = both.order_by(text("1 DESC"), text("2 DESC"), text("3 DESC"))
        # Only what is on the page is read whole, so that a late page is as quick as the first.
        rows = connection.execute(newest.limit(limit).offset(offset))
        page = [(kind, number) for _, kind, number in rows]
        games = [number for kind, number in page if kind]
        gifts = [number for kind, number in page if not kind]
        found: dict[tuple[int, int], Played | Gift] = {}
        if games:
            query = _played(guild_id, user_id, *_PLAYED).join(tables)
            for each in connection.execute(query.where(results.c.table_id.in_(games))).all():
                found[1, each[0]] = Played(*each)
        if gifts:
            query = _gifts(guild_id, user_id, ledger.c.id, *_GIFT)
            for number, *row in connection.execute(query.where(ledger.c.id.in_(gifts))):
                found[0, number] = Gift(*row)
        return [found[each] for each in page]

    @reads
    def length(
        self,
        connection: Connection,
        guild_id: int,
        user_id: int,
        *,
        season: int | None = None,
        hidden_day: int | None = None,
    ) -> int:
        """Return how long a user's history is, as `history` has it."""
        played = _played(guild_id, user_id, func.count()).where(not_of_day(user_id, hidden_day))
        gifts = _gifts(guild_id, user_id, func.count())
        n = connection.execute(played.where(in_season(results, guild_id, season))).scalar_one()
        return n + connection.execute(gifts.where(in_season(ledger, guild_id, season))).scalar_one()

    async def curve(self, guild_id: int, user_id: int, *, season: int | None = None) -> Curve:
        """Return how a user's crowns changed; empty where nothing has moved.

        A season begins with the welcome; all time is what was won and lost, without welcomes, and
        begins with nothing. No more than about `MOST_POINTS` come back: the first and the last, and
        from each stretch between them the lowest and the highest.
        """
        query = (
            select(ledger.c.at, ledger.c.amount, ledger.c.reason == WELCOMED)
            .where(ledger.c.account == user_id, ledger.c.guild_id == guild_id)
            .where(in_season(ledger, guild_id, season))
            .order_by(ledger.c.id)
        )
        if season == ALL_TIME:
            query = query.where(ledger.c.reason != WELCOMED)
        rows = await self._rows(query)
        series: list[tuple[float, int]] = []
        if season == ALL_TIME and rows:
            series.append((rows[0][0], 0))
        crowns = 0
        # The purse that a season begins with is a point of its own, before what moved at once.
        for (at, _), moved in groupby(rows, key=lambda row: (row[0], bool(row[2]))):
            if change := sum(amount for _, amount, _ in moved):
                crowns += change
                series.append((at, crowns))
        if not series:
            return Curve()
        values = [value for _, value in series]
        return Curve(_sampled(series), len(series) - 1, min(values), max(values))

    @reads
    def report(self, connection: Connection, guild_id: int, table_id: int) -> TableReport | None:
        """Return all that is written of a table of this guild; None until it is over."""
        which = (tables.c.id == table_id) & (tables.c.guild_id == guild_id)
        found = read_tables(connection, which)
        if not found or found[0].status not in (Status.SETTLED, Status.ENDED):
            return None
        moved = connection.execute(
            select(ledger.c.account, ledger.c.amount, ledger.c.reason)
            .where(ledger.c.table_id == table_id)
            .order_by(ledger.c.id)
        )
        in_season = select(results.c.season_id).where(results.c.table_id == table_id).limit(1)
        season = connection.scalar(
            select(seasons.c.number).where(seasons.c.id == in_season.scalar_subquery())
        )
        return TableReport(
            found[0],
            season,
            tuple(results_of(connection, table_id)),
            tuple(LedgerEntry(*row) for row in moved),
        )


_PLAYED = (
    results.c.table_id, results.c.game, results.c.role, tables.c.result, results.c.won,
    results.c.alive, results.c.counted, results.c.net, results.c.settled_at,
)  # fmt: skip
_GIFT = (
    ledger.c.amount, func.coalesce(acts.c.reason, ""), acts.c.actor_name, ledger.c.at,
    acts.c.actor_id == acts.c.target_id,
)  # fmt: skip


def _played(guild_id: int, user_id: int, *columns: Any) -> Select[*tuple[Any, ...]]:
    return (
        select(*columns)
        .select_from(results)
        .where(results.c.guild_id == guild_id, results.c.user_id == user_id)
    )


def _gifts(guild_id: int, user_id: int, *columns: Any) -> Select[*tuple[Any, ...]]:
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


def _sampled(series: Sequence[tuple[float, int]]) -> tuple[tuple[float, int], ...]:
    if len(series) <= MOST_POINTS:
        return tuple(series)
    kept = {0, len(series) - 1}
    stretch = -(-len(series) // (MOST_POINTS // 2 - 1))
    for start in range(0, len(series), stretch):
        numbers = range(start, min(start + stretch, len(series)))
        kept |= {f(numbers, key=lambda n: series[n][1]) for f in (min, max)}
    return tuple(series[n] for n in sorted(kept))
