"""Tables and their seats."""

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import fields
from typing import Any

import structlog
from sqlalchemy import ColumnElement, Connection, bindparam, delete, func, insert, select, update

from bot.store.callers import take_in
from bot.store.database import Part, reads, row_of, writes
from bot.store.erasing import require_not_erased
from bot.store.errors import StoreError
from bot.store.purging import require_not_purged
from bot.store.salvage import SEAT, SOUND, WRONG, salvaged
from bot.store.schema import day_tries, posts, seats, tables
from bot.values.days import mark_of
from bot.values.records import SeatRecord, TableRecord

log = structlog.get_logger(__name__)

_COLUMNS = tuple(
    field.name for field in fields(TableRecord) if field.name not in ("id", "seats", "damaged")
)
_OPEN = insert(tables).returning(tables.c.id)
_TRY = insert(day_tries)
_UPDATE_TABLE = update(tables).where(tables.c.id == bindparam("of_table"))
_UPDATE_SEAT = update(seats).where(
    seats.c.table_id == bindparam("of_table"), seats.c.seat == bindparam("of_seat")
)
_TAKE_SEATS = insert(seats)
_LEAVE_SEATS = delete(seats).where(seats.c.table_id == bindparam("of_table"))
_ALL = select(tables).order_by(tables.c.id)
_GUILD_OF = select(tables.c.guild_id).where(tables.c.id == bindparam("of_table"))
_SEATED = select(seats).order_by(seats.c.table_id, seats.c.seat)


class Tables(Part):
    """The part of the store that keeps tables; what changes one is written by `Journal.commit`."""

    @writes
    def create(self, connection: Connection, record: TableRecord) -> int:
        """Write a new table and its seats, and return its id; ``record.id`` is ignored.

        A lobby takes in whom it is to call, and so does a plan that opens at once. With the table
        of a day's deal its host's try is written. Raise `BeingErased` for who is, `BeingPurged` in
        a guild that is, `Conflict` for a second try.
        """
        require_not_purged(connection, record.guild_id)
        if record.day is not None:
            # Its secret is the day's key.
            mark = mark_of(record.secret, record.game, record.host_id)
            connection.execute(_TRY, {"day": record.day, "mark": mark})
        row = {name: getattr(record, name) for name in _COLUMNS}
        table_id = connection.execute(_OPEN, row).scalar_one()
        _insert_seats(connection, table_id, record.seats)
        if record.calls:
            take_in(connection, record.channel_id, table_id)
        return table_id

    async def find(self, table_id: int) -> TableRecord | None:
        """Return one table with its seats, or None."""
        return next(iter(await self._where(tables.c.id == table_id)), None)

    async def last(self, guild_id: int) -> TableRecord | None:
        """Return the table that was opened last in a guild, or None."""
        newest = select(func.max(tables.c.id)).where(tables.c.guild_id == guild_id)
        return next(iter(await self._where(tables.c.id == newest.scalar_subquery())), None)

    async def guild_of(self, table_id: int) -> int | None:
        """Return the guild of a table, or None where there is none."""
        return await self._value(_GUILD_OF, of_table=table_id)

    async def all_open(self, count: int = 1, numbers: Collection[int] = (0,)) -> list[TableRecord]:
        """Return all tables of some shards that are not done with, oldest first.

        ``count``: how many shards there are.
        """
        return await self._where(tables.c.closed_at.is_(None) & _on_shards(count, numbers))

    async def to_show(self, count: int, numbers: Collection[int]) -> list[TableRecord]:
        """Return those of some shards that are done with, though not all their messages say so."""
        shown = tables.c.closed_at.is_not(None) & tables.c.id.in_(select(posts.c.table_id))
        return await self._where(shown & _on_shards(count, numbers))

    async def open_in(self, guild_id: int) -> list[TableRecord]:
        """Return a guild's tables that are not done with, oldest first."""
        return await self._where(tables.c.closed_at.is_(None) & (tables.c.guild_id == guild_id))

    @reads
    def _where(self, connection: Connection, which: Any) -> list[TableRecord]:
        return read_tables(connection, which)


def _on_shards(count: int, numbers: Collection[int]) -> ColumnElement[bool]:
    """Return the condition that a table's guild is on one of these shards, of so many."""
    # As `shard_of` divides: every id is above zero.
    return (tables.c.guild_id // (1 << 22) % count).in_(numbers)


def read_tables(connection: Connection, which: Any) -> list[TableRecord]:
    """Return the tables of which a condition is true, oldest first; damaged ones say so."""
    try:
        return _read(connection, which)
    except WRONG:
        # Not all are lost with one: which it is shows when each is read alone.
        found = connection.scalars(select(tables.c.id).where(which).order_by(tables.c.id))
        return [_read_alone(connection, table_id) for table_id in found]


def _read(connection: Connection, which: Any) -> list[TableRecord]:
    found = connection.execute(_ALL.where(which))
    rows = found.mappings().all()
    if not rows:
        return []
    seated = connection.execute(
        _SEATED.where(seats.c.table_id.in_(select(tables.c.id).where(which)))
    )
    at: dict[int, list[Mapping[Any, Any]]] = defaultdict(list)
    for seat in seated.mappings():
        at[seat["table_id"]].append(seat)
    return [_table(row, at[row["id"]]) for row in rows]


def _read_alone(connection: Connection, table_id: int) -> TableRecord:
    try:
        return _read(connection, tables.c.id == table_id)[0]
    except WRONG as damage:
        log.error("a table's rows are damaged", table=table_id, kind=type(damage).__name__)
        return salvaged(connection, table_id)


def _table(row: Mapping[Any, Any], seated: Sequence[Mapping[Any, Any]]) -> TableRecord:
    there = [{name: seat[name] for name in SEAT} for seat in seated]
    found = SOUND.validate_python({**row, "seats": there})
    if [seat.seat for seat in found.seats] != list(range(len(found.seats))):
        raise ValueError("a seat is missing")
    return found


def update_table(connection: Connection, record: TableRecord, base: TableRecord | None) -> None:
    """Write what differs of a table and its seats from ``base``, in a transaction that is open.

    None: all of it.
    """
    columns = {
        name: getattr(record, name)
        for name in _COLUMNS
        if base is None or getattr(base, name) != getattr(record, name)
    }
    if columns:
        done = connection.execute(_UPDATE_TABLE, {"of_table": record.id, **columns})
        if not done.rowcount:
            raise StoreError(f"there is no table {record.id}")
    if base is None or _who(base) != _who(record):
        # Seat by seat somebody would sit twice, for as long as it takes.
        gone = connection.execute(_LEAVE_SEATS, {"of_table": record.id}).rowcount
        if base is not None and gone != len(base.seats):
            raise StoreError(f"table {record.id} has no seat {gone}")
        _insert_seats(connection, record.id, record.seats)
        return
    for old, seat in zip(base.seats, record.seats, strict=True):
        if seat != old:
            # No more than that: who sits there may have been erased, unheard of here.
            was = row_of(old)
            changed = {name: each for name, each in row_of(seat).items() if each != was[name]}
            of_seat = {"of_table": record.id, "of_seat": seat.seat}
            done = connection.execute(_UPDATE_SEAT, of_seat | changed)
            if not done.rowcount:
                raise StoreError(f"table {record.id} has no seat {seat.seat}")


def _who(record: TableRecord) -> list[int | None]:
    return [seat.user_id for seat in record.seats]


def _insert_seats(connection: Connection, table_id: int, records: Iterable[SeatRecord]) -> None:
    rows = [{"table_id": table_id, **row_of(record)} for record in records]
    if rows:
        require_not_erased(connection, *(each["user_id"] for each in rows if each["user_id"]))
        connection.execute(_TAKE_SEATS, rows)
