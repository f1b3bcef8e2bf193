"""What can still be read of a table whose rows are damaged: enough to be shown, and to be ended."""

from collections.abc import Mapping, Sequence
from dataclasses import fields
from typing import Any, TypeVar

from pydantic import TypeAdapter, ValidationError
from sqlalchemy import Connection, Table, select

from bot.store.schema import seats, tables
from bot.values.records import SeatRecord, TableRecord
from bot.values.tables import Pace, Status

T = TypeVar("T")

WRONG = (ValueError, TypeError, LookupError)
"""What reading raises where a value is none that the bot has written."""

SEAT = tuple(field.name for field in fields(SeatRecord))
SOUND = TypeAdapter(TableRecord)
"""Makes a table of what its rows say; raises `ValueError` where they cannot be one's."""

_INSTEAD: dict[str, Any] = {
    "guild_id": 0,
    "channel_id": 0,
    "host_id": 0,
    "game": "",
    "rules_version": "",
    "status": Status.PLAYING,
    "pace": Pace.NORMAL,
    "choices": {},
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
    names = [each.name for each in fields(TableRecord) if each.name not in _UNREAD]
    there = connection.scalars(
        select(seats.c.seat).where(seats.c.table_id == table_id).order_by(seats.c.seat)
    )
    numbers = [number for number in there if isinstance(number, int) and number >= 0]
    seated = [_seat(connection, table_id, n) for n in range(max(numbers, default=-1) + 1)]
    instead = {**_INSTEAD, "id": table_id, "seats": seated, "damaged": True}
    return _whole(SOUND, _read(connection, tables, names, tables.c.id == table_id), instead)


def _seat(connection: Connection, table_id: int, number: int) -> SeatRecord:
    which = (seats.c.table_id == table_id) & (seats.c.seat == number)
    instead = {"seat": number, "user_id": None, "name": "?"}
    # Made here, for hardly any is ever damaged.
    return _whole(TypeAdapter(SeatRecord), _read(connection, seats, SEAT, which), instead)


def _whole(kind: TypeAdapter[T], found: Mapping[str, Any], instead: Mapping[str, Any]) -> T:
    """Make a record of what was found, but for values that are none that it can have there."""
    try:
        return kind.validate_python({**instead, **found})
    except ValidationError as wrong:
        bad = {error["loc"][0] for error in wrong.errors()}
        good = {name: value for name, value in found.items() if name not in bad}
        return kind.validate_python({**instead, **good})


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
