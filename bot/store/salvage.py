"""What can still be read of a table whose rows are damaged: enough to be shown, and to be ended."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import fields
from functools import cache
from typing import Any, get_type_hints

from pydantic import TypeAdapter
from sqlalchemy import Connection, Table, select

from bot.store.schema import seats, tables
from bot.values.records import SeatRecord, TableRecord
from bot.values.tables import Pace, Status

WRONG = (ValueError, TypeError, LookupError)
"""What reading raises where a value is none that the bot has written."""

SEAT = tuple(field.name for field in fields(SeatRecord))

_INSTEAD: dict[str, Any] = {
    "guild_id": 0,
    "channel_id": 0,
    "host_id": 0,
    "game": "",
    "rules_version": "",
    "status": Status.PLAYING,
    "pace": Pace.NORMAL,
    "locale": "en",
    "secret": b"",
    "created_at": 0.0,
    "touched_at": 0.0,
}
"""What stands in place of a column that every table has."""

_UNREAD = ("id", "choices", "seats", "purses", "options", "seed", "successor", "damaged")
"""Of these a table that cannot be played on makes nothing."""


def salvaged(connection: Connection, table_id: int) -> TableRecord:
    """Return a table with what can be read of it; a seat that cannot is nobody's."""
    names = [name for name in _kinds(TableRecord) if name not in _UNREAD]
    found = _values(connection, tables, TableRecord, names, tables.c.id == table_id)
    there = connection.scalars(
        select(seats.c.seat).where(seats.c.table_id == table_id).order_by(seats.c.seat)
    )
    numbers = [number for number in there if isinstance(number, int) and number >= 0]
    seated = [_seat(connection, table_id, n) for n in range(max(numbers, default=-1) + 1)]
    return TableRecord(
        id=table_id, choices={}, seats=tuple(seated), damaged=True, **{**_INSTEAD, **found}
    )


def _seat(connection: Connection, table_id: int, number: int) -> SeatRecord:
    which = (seats.c.table_id == table_id) & (seats.c.seat == number)
    found = _values(connection, seats, SeatRecord, list(_kinds(SeatRecord)), which)
    instead: dict[str, Any] = {"seat": number, "user_id": None, "name": "?"}
    return SeatRecord(**instead | found)


def _values(
    connection: Connection, table: Table, record: type, names: Sequence[str], which: Any
) -> dict[str, Any]:
    """Return a row's values, but for those that are none that a record can have there."""
    found = {}
    for name, value in _read(connection, table, names, which).items():
        with suppress(*WRONG):
            found[name] = _judge(_kinds(record)[name]).validate_python(value)
    return {name: value for name, value in found.items() if value is not None}


def _read(connection: Connection, table: Table, names: Sequence[str], which: Any) -> dict[str, Any]:
    """Return what the database can say of a row."""
    columns = [table.c[name] for name in names]
    try:
        return dict(
            connection.execute(select(*columns).where(which)).mappings().one_or_none() or {}
        )
    except WRONG:
        # Not all are lost with one: which it is shows when each is read alone.
        alone = [[name] for name in names] if names[1:] else []
        return {
            name: value
            for each in alone
            for name, value in _read(connection, table, each, which).items()
        }


@cache
def _kinds(record: type) -> dict[str, Any]:
    return get_type_hints(record)


@cache
def _judge(kind: Any) -> TypeAdapter[Any]:
    return TypeAdapter(kind)
