"""What can still be read of a table whose rows are damaged: enough to be shown, and to be ended."""

from dataclasses import fields
from typing import Any, get_type_hints

from pydantic import TypeAdapter
from sqlalchemy import Column, Connection, select

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
    kinds = get_type_hints(TableRecord)
    found: dict[str, Any] = {
        name: value
        for name, kind in kinds.items()
        if name not in _UNREAD
        and (value := _value(connection, tables.c[name], kind, tables.c.id == table_id)) is not None
    }
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
    found = {
        name: value
        for name, kind in get_type_hints(SeatRecord).items()
        if (value := _value(connection, seats.c[name], kind, which)) is not None
    }
    return SeatRecord(**{"seat": number, "user_id": None, "name": "?", **found})


def _value(connection: Connection, column: Column[Any], kind: Any, which: Any) -> Any:
    """Return a column's value; None where it is none that a table can have there."""
    try:
        return TypeAdapter(kind).validate_python(connection.scalar(select(column).where(which)))
    except WRONG:
        return None
