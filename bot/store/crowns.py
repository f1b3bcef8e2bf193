"""Crowns: a ledger in double entry, and the results of tables.

Every player's account, and the treasury's, is the sum of its rows in the guild's open season. A
computer player has no account: it plays with the treasury's crowns.
"""

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields, replace

from sqlalchemy import Connection, bindparam, func, insert, select, update

from bot.store.books import (
    Change,
    OpenSeason,
    balances,
    close_season,
    holdings,
    in_season,
    keep_names,
    move_crowns,
    open_season,
)
from bot.store.database import Part, reads, writes
from bot.store.errors import StoreError
from bot.store.schema import TREASURY, ledger, results, seasons, statistics, tables
from bot.values.crowns import SeatResult, Settled, Settlement
from bot.values.seasons import SeasonEndedBy
from bot.values.tables import Status
from games.engine.crowns import FIRST_PURSE, Count

_OF_SEAT = tuple(each.name for each in fields(SeatResult) if each.name != "statistics")

_PLAYED = (
    select(results.c.user_id, func.count())
    .where(
        results.c.guild_id == bindparam("of_guild"),
        results.c.game == bindparam("of_game"),
        results.c.user_id.in_(bindparam("of_users", expanding=True)),
    )
    .group_by(results.c.user_id)
)


@dataclass(slots=True)
class _Paid:
    """What moved. ``entries`` by account and reason, ``net`` by seat."""

    entries: Counter[tuple[int, str]] = field(default_factory=Counter)
    net: Counter[int | None] = field(default_factory=Counter)
    paid_out: int = 0
    """Crowns that the treasury paid out, less those that it got."""


class Crowns(Part):
    """The part of the store that settles tables and knows what everybody holds."""

    @writes
    def settle(self, connection: Connection, settlement: Settlement) -> Settled | None:
        """Write how a table ended, and move its crowns if they count, in the open season.

        A table is settled once: when it was settled before, nothing changes, and None comes back.
        A limited treasury that this table empties ends the season.
        """
        begun = _mark_settled(connection, settlement)
        if begun is None:
            return None
        names = {s.user_id: s.name for s in settlement.seats if s.user_id is not None}
        keep_names(connection, settlement.guild_id, names, begun)
        season = open_season(connection, settlement.guild_id, settlement.at)
        if not settlement.counted:
            _write_results(connection, settlement, season.id)
            return Settled(tuple(seat.net for seat in settlement.seats))
        paid = _move_crowns(connection, settlement, season)
        limit = season.treasury
        emptied = limit is not None and season.paid_out + paid.paid_out >= limit
        if emptied:
            close_season(connection, season, SeasonEndedBy.TREASURY, settlement.at)
        return Settled(tuple(paid.net[seat.seat] for seat in settlement.seats), emptied)

    async def purses(self, guild_id: int, user_ids: Sequence[int]) -> dict[int, int]:
        """Return each user's crowns; a user without an account yet will get the welcome."""
        held = await self._held(guild_id, user_ids)
        return {user_id: held.get(user_id, FIRST_PURSE) for user_id in user_ids}

    async def balance(self, guild_id: int, user_id: int) -> int | None:
        """Return a user's crowns; None without an account this season."""
        return (await self._held(guild_id, [user_id])).get(user_id)

    async def _held(self, guild_id: int, user_ids: Sequence[int]) -> dict[int, int]:
        """Return the crowns of those users who have an account in the open season."""
        return dict(await self._rows(balances(in_season(ledger, guild_id, None), user_ids)))

    async def games_played(
        self, guild_id: int, game: str, user_ids: Sequence[int]
    ) -> dict[int, int]:
        """Return how often each user played a game to its end, counted or not."""
        which = {"of_guild": guild_id, "of_game": game, "of_users": list(user_ids)}
        played = dict(await self._rows(_PLAYED, **which))
        return {user_id: played.get(user_id, 0) for user_id in user_ids}

    @reads
    def results(self, connection: Connection, table_id: int) -> list[SeatResult]:
        """Return how a settled table ended, by seat."""
        return results_of(connection, table_id)


def results_of(connection: Connection, table_id: int) -> list[SeatResult]:
    """Return how a settled table ended, by seat."""
    counted = connection.execute(
        select(statistics)
        .where(statistics.c.table_id == table_id)
        .order_by(statistics.c.name, statistics.c.word)
    )
    of_seat: defaultdict[int, list[Count]] = defaultdict(list)
    for row in counted:
        of_seat[row.seat].append(Count(row.name, row.n, row.word))
    rows = connection.execute(
        select(results).where(results.c.table_id == table_id).order_by(results.c.seat)
    )
    return [
        SeatResult(statistics=tuple(of_seat[row["seat"]]), **{name: row[name] for name in _OF_SEAT})
        for row in rows.mappings()
    ]


def _mark_settled(connection: Connection, settlement: Settlement) -> float | None:
    """Mark a table as settled and return when it began; None when it was settled before."""
    it = tables.c.id == settlement.table_id
    begun: float | None = connection.scalar(
        update(tables)
        .where(it, tables.c.settled_at.is_(None))
        .values(status=Status.SETTLED, settled_at=settlement.at, result=settlement.result)
        .returning(func.coalesce(tables.c.started_at, tables.c.created_at))
    )
    if begun is None and connection.scalar(select(tables.c.id).where(it)) is None:
        raise StoreError(f"there is no table {settlement.table_id}")
    return begun


def _write_results(connection: Connection, settlement: Settlement, season_id: int) -> None:
    rows = [
        {
            "table_id": settlement.table_id,
            "guild_id": settlement.guild_id,
            "season_id": season_id,
            "game": settlement.game,
            "counted": settlement.counted,
            "settled_at": settlement.at,
            **{name: getattr(seat, name) for name in _OF_SEAT},
            "due": seat.net if seat.due is None else seat.due,
        }
        for seat in settlement.seats
    ]
    if rows:
        connection.execute(insert(results), rows)
    counted: Counter[tuple[int, str, str]] = Counter()
    for seat in settlement.seats:
        for count in seat.statistics:
            counted[seat.seat, str(count.name), str(count.word)] += count.n
    rows = [
        {"table_id": settlement.table_id, "seat": seat, "name": name, "word": word, "n": n}
        for (seat, name, word), n in counted.items()
        if n
    ]
    if rows:
        connection.execute(insert(statistics), rows)


def _move_crowns(connection: Connection, settlement: Settlement, season: OpenSeason) -> _Paid:
    users = {seat.user_id: seat for seat in settlement.seats if seat.user_id is not None}
    held = holdings(connection, season, list(users))
    newcomers = [user for user in users if user not in held]
    left = None if season.treasury is None else season.treasury - season.paid_out
    paid = _pay(settlement, dict.fromkeys(newcomers, FIRST_PURSE) | held, left)
    seats = tuple(replace(seat, net=paid.net[seat.seat], due=seat.net) for seat in settlement.seats)
    _write_results(connection, replace(settlement, seats=seats), season.id)
    if paid.paid_out:
        connection.execute(
            update(seasons)
            .where(seasons.c.id == season.id)
            .values(paid_out=seasons.c.paid_out + paid.paid_out)
        )
    changes = [
        Change(user, crowns=paid.net[seat.seat], games=1, wins=int(seat.won))
        for user, seat in users.items()
    ]
    move_crowns(
        connection,
        season,
        paid.entries,
        changes,
        newcomers,
        settlement.at,
        game=settlement.game,
        table_id=settlement.table_id,
    )
    return paid


def _pay(settlement: Settlement, purses: Mapping[int, int], left: int | None) -> _Paid:
    """Make a table's payments in the game's order; who has too little pays what there is.

    ``purses`` by user; ``left`` is what the treasury has, None without limit. Computer players
    have no account: the treasury pays for them, and takes what they get.

    The game has seen to it already that nobody pays more than they sat down with. Yet meanwhile a
    moderator may have taken crowns, a season may have ended, and other tables share the treasury.
    """
    account = {None: TREASURY} | {each.seat: each.user_id or TREASURY for each in settlement.seats}
    held, paid = dict(purses), _Paid()
    for payment in settlement.payments:
        payer, payee = account[payment.payer], account[payment.payee]
        amount, reason = payment.amount, str(payment.reason)
        if payer != TREASURY:
            amount = min(amount, held[payer])
            held[payer] -= amount
        elif payee != TREASURY and left is not None:
            amount = min(amount, max(0, left - paid.paid_out))
        if payee != TREASURY:
            held[payee] += amount
        paid.paid_out += amount * ((payer == TREASURY) - (payee == TREASURY))
        paid.entries[payer, reason] -= amount
        paid.entries[payee, reason] += amount
        paid.net[payment.payer] -= amount
        paid.net[payment.payee] += amount
    return paid
