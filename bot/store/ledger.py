"""Crowns: a ledger in double entry, and what it and the results of tables add up to.

Every player's account, and the treasury's, is the sum of its rows in the guild's open season. A
computer player has no account: it plays with the treasury's crowns.
"""

from collections import Counter
from collections.abc import Iterable, Sequence

from sqlalchemy import Select, Subquery, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.database import Database
from bot.store.errors import StoreError
from bot.store.records import Played, SeatResult, Settlement, Standing
from bot.store.schema import TREASURY, ledger, results, seasons, tables
from bot.tables.views import Status

WELCOME = 5
"""Crowns that every player's first game brings: two coins and a gem."""

WELCOMED = "welcome"
"""Why an account's first crowns moved."""


class Ledger(Database):
    """The part of the store that keeps results and crowns."""

    async def settle(self, settlement: Settlement) -> bool:
        """Write how a table ended, and move its crowns if they count. True when that was done.

        A table is settled once: when it was settled before, nothing changes, and False comes back.
        """
        async with self._writing() as connection:
            done = await connection.execute(
                update(tables)
                .where(tables.c.id == settlement.table_id, tables.c.settled_at.is_(None))
                .values(
                    status=Status.SETTLED.value,
                    settled_at=settlement.at,
                    result=settlement.result,
                    heads=settlement.heads,
                )
            )
            if not done.rowcount:
                query = select(tables.c.id).where(tables.c.id == settlement.table_id)
                if await connection.scalar(query) is None:
                    raise StoreError(f"there is no table {settlement.table_id}")
                return False
            season = await _season(connection, settlement)
            await _write_results(connection, settlement, season)
            if settlement.counted:
                await _move_crowns(connection, settlement, season)
            return True

    async def purses(self, guild_id: int, user_ids: Sequence[int]) -> dict[int, int]:
        """Return each user's crowns; a user without an account yet will get the welcome."""
        async with self._reading() as connection:
            rows = await connection.execute(
                _balances(guild_id).where(ledger.c.account.in_(user_ids))
            )
            held = dict(rows.all())
        return {user_id: held.get(user_id, WELCOME) for user_id in user_ids}

    async def balance(self, guild_id: int, user_id: int) -> int | None:
        """Return a user's crowns; None without an account."""
        async with self._reading() as connection:
            rows = await connection.execute(_balances(guild_id).where(ledger.c.account == user_id))
            row = rows.first()
            return row.crowns if row else None

    async def leaderboard(
        self, guild_id: int, *, limit: int = 10, offset: int = 0
    ) -> list[Standing]:
        """Return the users with the most crowns; games and wins are those that counted."""
        ranked = _ranked(guild_id)
        page = ranked.order_by("place", "user_id").limit(limit).offset(offset).subquery()
        async with self._reading() as connection:
            rows = await connection.execute(_standings(guild_id, page))
            return [Standing(*row) for row in rows]

    async def standing(self, guild_id: int, user_id: int) -> Standing | None:
        """Return a user's place among all; None without an account."""
        ranked = _ranked(guild_id).subquery()
        own = select(ranked).where(ranked.c.user_id == user_id).subquery()
        async with self._reading() as connection:
            rows = await connection.execute(_standings(guild_id, own))
            row = rows.first()
            return Standing(*row) if row else None

    async def players(self, guild_id: int) -> int:
        """Return how many users have an account."""
        accounts = _balances(guild_id).where(ledger.c.account != TREASURY).subquery()
        async with self._reading() as connection:
            return await connection.scalar(select(func.count()).select_from(accounts)) or 0

    async def games_played(
        self, guild_id: int, game: str, user_ids: Sequence[int]
    ) -> dict[int, int]:
        """Return how often each user played a game to its end, counted or not."""
        async with self._reading() as connection:
            rows = await connection.execute(
                select(results.c.user_id, func.count())
                .where(
                    results.c.guild_id == guild_id,
                    results.c.game == game,
                    results.c.user_id.in_(user_ids),
                )
                .group_by(results.c.user_id)
            )
            played: dict[int, int] = dict(rows.all())
        return {user_id: played.get(user_id, 0) for user_id in user_ids}

    async def results(self, table_id: int) -> list[SeatResult]:
        """Return how a settled table ended, by seat."""
        columns = (
            results.c.seat,
            results.c.user_id,
            results.c.name,
            results.c.role,
            results.c.won,
            results.c.alive,
            results.c.net,
        )
        async with self._reading() as connection:
            rows = await connection.execute(
                select(*columns).where(results.c.table_id == table_id).order_by(results.c.seat)
            )
            return [SeatResult(*row) for row in rows]

    async def history(self, guild_id: int, user_id: int, *, limit: int = 10) -> list[Played]:
        """Return the tables that a user played to the end, the newest first."""
        async with self._reading() as connection:
            rows = await connection.execute(
                select(
                    results.c.table_id,
                    results.c.game,
                    results.c.role,
                    tables.c.result,
                    results.c.won,
                    results.c.alive,
                    results.c.counted,
                    results.c.net,
                    results.c.settled_at,
                )
                .join(tables, tables.c.id == results.c.table_id)
                .where(results.c.guild_id == guild_id, results.c.user_id == user_id)
                .order_by(results.c.settled_at.desc(), results.c.table_id.desc())
                .limit(limit)
            )
            return [Played(*row) for row in rows]


# Writing


async def _season(connection: AsyncConnection, settlement: Settlement) -> int:
    """Return the guild's open season; the first is opened when it is first needed."""
    found: int | None = await connection.scalar(_open_season(settlement.guild_id))
    if found is not None:
        return found
    done = await connection.execute(
        insert(seasons).values(guild_id=settlement.guild_id, number=1, opened_at=settlement.at)
    )
    return int(done.inserted_primary_key[0])  # type: ignore[index]


async def _write_results(connection: AsyncConnection, settlement: Settlement, season: int) -> None:
    rows = [
        {
            "table_id": settlement.table_id,
            "seat": seat.seat,
            "guild_id": settlement.guild_id,
            "season_id": season,
            "game": settlement.game,
            "counted": settlement.counted,
            "settled_at": settlement.at,
            "user_id": seat.user_id,
            "name": seat.name,
            "role": seat.role,
            "won": seat.won,
            "alive": seat.alive,
            "net": seat.net,
        }
        for seat in settlement.seats
    ]
    if rows:
        await connection.execute(insert(results), rows)


async def _move_crowns(connection: AsyncConnection, settlement: Settlement, season: int) -> None:
    users = [seat.user_id for seat in settlement.seats if seat.user_id is not None]
    entries = _entries(settlement)
    entries.update(_welcomes(await _newcomers(connection, settlement.guild_id, users)))
    rows = [
        {
            "guild_id": settlement.guild_id,
            "season_id": season,
            "account": account,
            "amount": amount,
            "reason": reason,
            "table_id": settlement.table_id,
            "at": settlement.at,
        }
        # The welcome comes first: it is what the game was begun with.
        for (account, reason), amount in sorted(
            entries.items(), key=lambda entry: entry[0][1] != WELCOMED
        )
        if amount
    ]
    if sum(row["amount"] for row in rows):  # type: ignore[misc]
        raise StoreError(f"the crowns of table {settlement.table_id} do not sum to zero")
    if rows:
        await connection.execute(insert(ledger), rows)


def _entries(settlement: Settlement) -> Counter[tuple[int, str]]:
    """Return what each account gets for each reason; what a purse pays itself is nothing."""
    account = {seat.seat: seat.user_id or TREASURY for seat in settlement.seats}
    entries: Counter[tuple[int, str]] = Counter()
    for payment in settlement.payments:
        payer = TREASURY if payment.payer is None else account[payment.payer]
        payee = TREASURY if payment.payee is None else account[payment.payee]
        entries[payer, str(payment.reason)] -= payment.amount
        entries[payee, str(payment.reason)] += payment.amount
    return entries


def _welcomes(newcomers: Iterable[int]) -> Counter[tuple[int, str]]:
    entries: Counter[tuple[int, str]] = Counter()
    for user_id in newcomers:
        entries[user_id, WELCOMED] += WELCOME
        entries[TREASURY, WELCOMED] -= WELCOME
    return entries


async def _newcomers(
    connection: AsyncConnection, guild_id: int, user_ids: Sequence[int]
) -> list[int]:
    rows = await connection.scalars(
        select(ledger.c.account).where(
            ledger.c.guild_id == guild_id,
            ledger.c.account.in_(user_ids),
            ledger.c.account != TREASURY,
            ledger.c.reason == WELCOMED,
        )
    )
    known = set(rows)
    return [user_id for user_id in user_ids if user_id not in known]


# Reading


def _open_season(guild_id: int) -> Select[int]:
    return select(seasons.c.id).where(seasons.c.guild_id == guild_id, seasons.c.closed_at.is_(None))


def _balances(guild_id: int) -> Select[int, int]:
    """Every account's crowns in the guild's open season, the treasury's too."""
    return (
        select(ledger.c.account, func.sum(ledger.c.amount).label("crowns"))
        .where(ledger.c.season_id == _open_season(guild_id).scalar_subquery())
        .group_by(ledger.c.account)
    )


def _ranked(guild_id: int) -> Select[int, int, int]:
    crowns = func.sum(ledger.c.amount)
    return (
        select(
            func.rank().over(order_by=crowns.desc()).label("place"),
            ledger.c.account.label("user_id"),
            crowns.label("crowns"),
        )
        .where(
            ledger.c.season_id == _open_season(guild_id).scalar_subquery(),
            ledger.c.account != TREASURY,
        )
        .group_by(ledger.c.account)
    )


def _standings(guild_id: int, ranked: Subquery) -> Select[int, int, str, int, int, int]:
    """Ranked users with their latest name, and the season's games and wins that counted."""
    name = (
        select(results.c.name)
        .where(results.c.guild_id == guild_id, results.c.user_id == ranked.c.user_id)
        .order_by(results.c.settled_at.desc(), results.c.table_id.desc())
        .limit(1)
        .scalar_subquery()
    )
    counted = select(func.count()).where(
        results.c.season_id == _open_season(guild_id).scalar_subquery(),
        results.c.user_id == ranked.c.user_id,
        results.c.counted,
    )
    return select(
        ranked.c.place,
        ranked.c.user_id,
        func.coalesce(name, ""),
        ranked.c.crowns,
        counted.scalar_subquery(),
        counted.where(results.c.won).scalar_subquery(),
    ).order_by(ranked.c.place, ranked.c.user_id)
