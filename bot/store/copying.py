"""A copy of a whole database in an empty one, of the same kind or the other: all of it or nothing.

It is made table by table of the schema, in an order in which every row finds those that it names.
"""

from collections.abc import AsyncIterator, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Protocol

import sqlalchemy as sa
from sqlalchemy import Connection, Dialect, Table, func, insert, inspect, select, text

from bot.store import dialects
from bot.store.database import Database, Inside
from bot.store.errors import StoreError
from bot.store.migrate import VERSION, require_known, upgrade
from bot.store.schema import metadata, processes
from bot.store.store import Store
from bot.values.shards import Sharing

AT_ONCE = 500
"""Rows that are held in memory at the same time."""

LEFT_OUT = frozenset({processes})
"""Who uses a database is of that database alone."""

COPIED = tuple(table for table in metadata.sorted_tables if table not in LEFT_OUT)

IN_USE = (
    "a bot uses it, or was killed while it did. Stop the bot. If it was killed, start it once more "
    "and stop it by Ctrl+C or SIGTERM, which gives the database back. Then copy again."
)

_SEQUENCE = "pg_get_serial_sequence(:table, :column)"


class Watch(Protocol):
    """Who is told how far a copy is."""

    def begun(self, rows: Mapping[str, int]) -> None:
        """Hear how many rows each table has."""

    def copied(self, table: str, rows: int) -> None:
        """Hear that so many more rows of a table were copied."""

    def compared(self, table: str, rows: int) -> None:
        """Hear that so many more rows of a table were read from the copy."""


@dataclass(frozen=True, slots=True)
class Copy:
    """A copy that is not there yet; of both sides all is as one moment has it."""

    original: Store
    copy: Store
    rows: int
    tables: int


@asynccontextmanager
async def copying(url: str, to: str, watch: Watch) -> AsyncIterator[Copy]:
    """Copy a database into an empty one; it is there once this is left, but not if by an error.

    Raise `StoreError` when one of them cannot be used for that, when a bot uses the original, even
    if only for a moment meanwhile, or when the copy is not the same.
    """
    source = await Store.open_to_read(url)
    try:
        await source.database.read(require_known)
        seen = await _unused(url, source)
        await _require_empty(to)
        target = Database(to)
        try:
            async with source.database.whole(writes=False) as old, target.whole(writes=True) as new:
                await old.read(_take_time)
                rows = await _copy_all(old, new, watch)
                yield Copy(Store(old), Store(new), rows, len(COPIED))
                if await _unused(url, source) != seen:
                    raise StoreError(f"{_shown(url)}: a bot has used it meanwhile. Copy again.")
        finally:
            await target.close()
    finally:
        await source.close()


def _take_time(connection: Connection) -> None:
    """Have PostgreSQL wait: the original stays as it is seen while its copy is looked through."""
    if connection.dialect.name != "sqlite":
        connection.execute(text("SET LOCAL idle_in_transaction_session_timeout = 0"))


async def _unused(url: str, source: Store) -> Sharing:
    """Return when nobody had the shards any more; raise `StoreError` if somebody is the bot."""
    sharing = await source.processes.sharing()
    if sharing.processes:
        raise StoreError(f"{_shown(url)}: {IN_USE}")
    return sharing


async def _require_empty(url: str) -> None:
    """Raise `StoreError` where a copy would meet something of a bot's; change nothing there."""
    parsed = dialects.parse(url)
    if parsed.get_backend_name() == "sqlite" and dialects.in_memory(parsed):
        raise StoreError(f"{_shown(url)}: it would be gone at once. Name a file for the copy.")
    if parsed.get_backend_name() == "sqlite" and not dialects.is_there(parsed):
        return
    target = Database(url, to_read=True)
    async with target.opening():
        await target.read(_refuse_what_is_there)
    await target.close()


def _refuse_what_is_there(connection: Connection) -> None:
    there = {*metadata.tables, VERSION.name}.intersection(inspect(connection).get_table_names())
    if there:
        raise StoreError(
            f"there is something of a bot's in it already, the table {min(there)} for one, and "
            "nothing is written over. Copy into a new database: for SQLite a file that is not "
            "there, for PostgreSQL one that `createdb` has just made."
        )


async def _copy_all(old: Inside, new: Inside, watch: Watch) -> int:
    """Copy all rows, and see that they have arrived; return how many."""
    watch.begun(await old.read(_counts))
    await new.write(upgrade)
    originals = [await _copy(table, old, new, watch) for table in COPIED]
    await new.write(_get_ready)
    for table, original in zip(COPIED, originals, strict=True):
        copy = Tally()
        async for rows in _rows(table, new):
            copy.add(rows)
            watch.compared(table.name, len(rows))
        if copy.rows != original.rows:
            raise StoreError(f"Of {original.rows} rows of {table.name}, {copy.rows} have arrived.")
        if copy != original:
            raise StoreError(f"The rows of {table.name} are not the same on both sides.")
    return sum(each.rows for each in originals)


def _counts(connection: Connection) -> dict[str, int]:
    return {
        table.name: connection.scalar(select(func.count()).select_from(table)) or 0
        for table in COPIED
    }


async def _copy(table: Table, old: Inside, new: Inside, watch: Watch) -> "Tally":
    """Copy a table, and how far it has counted."""
    tally, into = Tally(), _into(table)
    names = table.columns.keys()
    try:
        async for rows in _rows(table, old):
            tally.add(rows)
            given = [dict(zip(names, row, strict=True)) for row in rows]
            await new.write(lambda connection, given=given: connection.execute(into, given))
            watch.copied(table.name, len(rows))
        last = await old.read(lambda connection: _reached(connection, table))
        await new.write(lambda connection: _go_on_from(connection, table, last))
    except StoreError as trouble:
        raise StoreError(f"{trouble} (in the table {table.name})") from trouble
    return tally


async def _rows(table: Table, database: Inside) -> AsyncIterator[Sequence[Sequence[Any]]]:
    """Yield a table's rows, some at a time, in the order of their keys; JSON is text in them."""
    columns = (
        sa.cast(each, sa.Text) if isinstance(each.type, sa.JSON) else each for each in table.columns
    )
    all_of_them = select(*columns).order_by(*table.primary_key)
    some = await database.read(
        lambda connection: connection.execute(
            all_of_them, execution_options={"yield_per": AT_ONCE}
        ).partitions()
    )
    while rows := await database.read(lambda _: next(some, ())):
        yield rows


def _reached(connection: Connection, table: Table) -> int:
    """Return the highest id that a table has ever given, as far as the database knows; else 0."""
    column = table.autoincrement_column
    if column is None:
        return 0
    highest = connection.scalar(select(func.max(column))) or 0
    if connection.dialect.name == "sqlite":
        last = text("SELECT seq FROM sqlite_sequence WHERE name = :table")
        given = connection.scalar(last, {"table": table.name})
    else:
        last = text(f"SELECT pg_sequence_last_value(CAST({_SEQUENCE} AS regclass))")
        given = connection.scalar(last, {"table": table.name, "column": column.name})
    return max(int(highest), int(given or 0))


def _go_on_from(connection: Connection, table: Table, last: int) -> None:
    """Have a table give ids from the one after ``last``, which is no less than any that it has.

    What is deleted leaves no gap to be filled: an id is in custom ids and nonces, and is never
    given again.
    """
    column = table.autoincrement_column
    if column is None or not last:
        return
    if connection.dialect.name != "sqlite":
        further = text(f"SELECT setval({_SEQUENCE}, :last)")
        connection.execute(further, {"table": table.name, "column": column.name, "last": last})
    elif table.dialect_options["sqlite"]["autoincrement"]:
        # The other tables go on from the highest id that they hold, and keep no count.
        given = {"table": table.name, "last": last}
        connection.execute(text("DELETE FROM sqlite_sequence WHERE name = :table"), given)
        connection.execute(text("INSERT INTO sqlite_sequence VALUES (:table, :last)"), given)


def _get_ready(connection: Connection) -> None:
    """Let PostgreSQL see what has come: without it, what adds up a large ledger takes for ever."""
    if connection.dialect.name != "sqlite":
        connection.exec_driver_sql("ANALYZE")


@dataclass(slots=True)
class Tally:
    """How many rows there are, and what they say: the same for the same rows in any order."""

    rows: int = 0
    contents: int = 0

    def add(self, rows: Iterable[Sequence[Any]]) -> None:
        """Count rows, in the form that they have from either kind of database."""
        for row in rows:
            digest = sha256(repr(tuple(row)).encode()).digest()
            self.contents = (self.contents + int.from_bytes(digest)) % 2**256
            self.rows += 1


class _Letters(sa.TypeDecorator[str]):
    """JSON as it was written, to the letter, which nobody reads."""

    impl = sa.JSON
    cache_ok = True

    def bind_processor(self, dialect: Dialect) -> None:
        """Hand it on as it is."""


def _into(table: Table) -> Any:
    """Return what writes rows as `_rows` reads them."""
    columns = (
        sa.column(each.name, _Letters() if isinstance(each.type, sa.JSON) else each.type)
        for each in table.columns
    )
    return insert(sa.table(table.name, *columns))


def _shown(url: str) -> str:
    return dialects.shown(dialects.parse(url))
