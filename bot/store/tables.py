"""Tables and their seats."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, fields
from enum import Enum
from typing import Any

import structlog
from pydantic import TypeAdapter
from sqlalchemy import bindparam, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.audit_log import carry_out
from bot.store.database import Part
from bot.store.errors import StoreError
from bot.store.purging import require_not_purged
from bot.store.salvage import SEAT, WRONG, salvaged
from bot.store.schema import day_tries, seats, tables
from bot.values.days import mark_of
from bot.values.moderation import Order
from bot.values.records import SeatRecord, TableRecord
from bot.values.tables import Status

log = structlog.get_logger(__name__)

_COLUMNS = tuple(
    field.name for field in fields(TableRecord) if field.name not in ("id", "seats", "damaged")
)
_UPDATE_TABLE = update(tables).where(tables.c.id == bindparam("of_table"))
_UPDATE_SEAT = update(seats).where(
    seats.c.table_id == bindparam("of_table"), seats.c.seat == bindparam("of_seat")
)
_SOUND = TypeAdapter(TableRecord)
"""Makes a table of what its rows say; raises `ValueError` where they cannot be one's."""


class Tables(Part):
    """The part of the store that keeps tables.

    A change that a moderator has ordered says so: the order is written with it, or neither is.
    False comes back, and nothing was changed, when its press was obeyed before.
    """

    async def create(self, record: TableRecord) -> int:
        """Write a new table and its seats, and return its id; ``record.id`` is ignored.

        With the table of a day's deal its host's try is written. Raise `BeingPurged` in a guild
        that is, `Conflict` for a second try.
        """
        async with self._database.writing() as connection:
            await require_not_purged(connection, record.guild_id)
            if record.day is not None:
                # Its secret is the day's key.
                mark = mark_of(record.secret, record.game, record.host_id)
                await connection.execute(insert(day_tries).values(day=record.day, mark=mark))
            done = await connection.execute(insert(tables).values(_row(record)))
            table_id: int = done.inserted_primary_key[0]  # type: ignore[index]
            await _insert_seats(connection, table_id, record.seats)
        return table_id

    async def save(self, table_id: int, **columns: object) -> None:
        """Change the named columns of a table. They are named as the fields of `TableRecord`."""
        async with self._database.writing() as connection:
            await update_table(connection, table_id, columns)

    async def save_whole(self, record: TableRecord, order: Order | None = None) -> bool:
        """Write all of a table and its seats, as they are now."""
        async with self._database.writing() as connection:
            if not await carry_out(connection, order, record.id):
                return False
            await update_table(connection, record.id, changed_columns(record, None))
            await update_seats(connection, record, None)
            return True

    async def close(
        self, table_id: int, status: Status, at: float, order: Order | None = None
    ) -> bool:
        """Write that a table is done with, and in which state."""
        async with self._database.writing() as connection:
            if not await carry_out(connection, order, table_id):
                return False
            await update_table(connection, table_id, {"status": status, "closed_at": at})
            return True

    async def save_seat(self, table_id: int, seat: SeatRecord, order: Order | None = None) -> bool:
        """Change one seat of a table."""
        async with self._database.writing() as connection:
            if not await carry_out(connection, order, table_id):
                return False
            await update_seat(connection, table_id, seat)
            return True

    async def find(self, table_id: int) -> TableRecord | None:
        """Return one table with its seats, or None."""
        found = await self._where(tables.c.id == table_id)
        return found[0] if found else None

    async def last(self, guild_id: int) -> TableRecord | None:
        """Return the table that was opened last in a guild, or None."""
        newest = select(func.max(tables.c.id)).where(tables.c.guild_id == guild_id)
        found = await self._where(tables.c.id == newest.scalar_subquery())
        return found[0] if found else None

    async def all_open(self) -> list[TableRecord]:
        """Return all tables that are not done with, oldest first."""
        return await self._where(tables.c.closed_at.is_(None))

    async def open_in(self, guild_id: int) -> list[TableRecord]:
        """Return a guild's tables that are not done with, oldest first."""
        return await self._where(tables.c.closed_at.is_(None) & (tables.c.guild_id == guild_id))

    async def _where(self, which: Any) -> list[TableRecord]:
        async with self._database.reading() as connection:
            return await read_tables(connection, which)


async def read_tables(connection: AsyncConnection, which: Any) -> list[TableRecord]:
    """Return the tables of which a condition is true, oldest first; damaged ones say so."""
    try:
        return await _read(connection, which)
    except WRONG:
        # Not all are lost with one: which it is shows when each is read alone.
        found = await connection.scalars(select(tables.c.id).where(which).order_by(tables.c.id))
        return [await _read_alone(connection, table_id) for table_id in found]


async def _read(connection: AsyncConnection, which: Any) -> list[TableRecord]:
    rows = await connection.execute(select(tables).where(which).order_by(tables.c.id))
    seated = await connection.execute(
        select(seats)
        .where(seats.c.table_id.in_(select(tables.c.id).where(which)))
        .order_by(seats.c.table_id, seats.c.seat)
    )
    at: dict[int, list[Mapping[Any, Any]]] = defaultdict(list)
    for seat in seated.mappings():
        at[seat["table_id"]].append(seat)
    return [_table(row, at[row["id"]]) for row in rows.mappings()]


async def _read_alone(connection: AsyncConnection, table_id: int) -> TableRecord:
    try:
        return (await _read(connection, tables.c.id == table_id))[0]
    except WRONG as damage:
        log.error("a table's rows are damaged", table=table_id, kind=type(damage).__name__)
        return await salvaged(connection, table_id)


def _row(record: TableRecord) -> dict[str, object]:
    return {name: _plain(getattr(record, name)) for name in _COLUMNS}


def _plain(value: object) -> object:
    return value.value if isinstance(value, Enum) else value


def _table(row: Mapping[Any, Any], seated: Sequence[Mapping[Any, Any]]) -> TableRecord:
    there = [{name: seat[name] for name in SEAT} for seat in seated]
    found = _SOUND.validate_python({**row, "seats": there})
    if [seat.seat for seat in found.seats] != list(range(len(found.seats))):
        raise ValueError("a seat is missing")
    return found


async def update_table(
    connection: AsyncConnection, table_id: int, columns: Mapping[str, object]
) -> None:
    """Change the named columns of a table, in a transaction that is open."""
    unknown = columns.keys() - set(_COLUMNS)
    if unknown:
        raise ValueError(f"not columns of a table: {', '.join(sorted(unknown))}")
    if columns:
        values = {name: _plain(value) for name, value in columns.items()}
        done = await connection.execute(_UPDATE_TABLE, {"of_table": table_id, **values})
        if not done.rowcount:
            raise StoreError(f"there is no table {table_id}")


async def update_seat(connection: AsyncConnection, table_id: int, seat: SeatRecord) -> None:
    """Change one seat of a table, in a transaction that is open."""
    of_seat = {"of_table": table_id, "of_seat": seat.seat}
    done = await connection.execute(_UPDATE_SEAT, of_seat | asdict(seat))
    if not done.rowcount:
        raise StoreError(f"table {table_id} has no seat {seat.seat}")


async def update_seats(
    connection: AsyncConnection, record: TableRecord, base: TableRecord | None
) -> None:
    """Write the seats of a table that differ from those of ``base``; None: all of them."""
    if base is not None and len(base.seats) == len(record.seats):
        for before, seat in zip(base.seats, record.seats, strict=True):
            if seat != before:
                await update_seat(connection, record.id, seat)
        return
    await connection.execute(delete(seats).where(seats.c.table_id == record.id))
    await _insert_seats(connection, record.id, record.seats)


def changed_columns(record: TableRecord, base: TableRecord | None) -> dict[str, object]:
    """Return the columns of a table that differ from those of ``base``; None: all of them."""
    row = _row(record)
    before = {} if base is None else _row(base)
    return {
        name: value for name, value in row.items() if name not in before or before[name] != value
    }


async def _insert_seats(
    connection: AsyncConnection, table_id: int, records: Iterable[SeatRecord]
) -> None:
    rows = [{"table_id": table_id, **asdict(record)} for record in records]
    if rows:
        await connection.execute(insert(seats), rows)
