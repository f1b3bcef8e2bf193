"""A database as this program would leave it at its start, while another one uses it as it is.

Nothing of it is changed. A SQLite file is copied whole; of PostgreSQL's tables there are temporary
ones of the same names, which come before them, in a transaction that is rolled back.
"""

import sqlite3
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import (
    AbstractAsyncContextManager,
    ExitStack,
    asynccontextmanager,
    contextmanager,
    suppress,
)
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import Connection, inspect, text

from bot.places import file_url
from bot.store import dialects
from bot.store.backup import copy_file
from bot.store.database import Database
from bot.store.errors import StoreError
from bot.store.migrate import VERSION, Migration, to_do, upgrade
from bot.store.store import Store

_OPEN = "SELECT id FROM {schema}.tables WHERE closed_at IS NULL"
_TAKEN = {
    VERSION.name: "TRUE",
    "processes": "TRUE",
    "shards": "TRUE",
    "tables": """id IN (
        WITH RECURSIVE named AS (
            SELECT id, follows FROM {schema}.tables WHERE closed_at IS NULL UNION
            SELECT each.id, each.follows FROM {schema}.tables each
            JOIN named ON each.id = named.follows
        ) SELECT id FROM named)""",
    "seats": f"table_id IN ({_OPEN})",
    "answers": f"table_id IN ({_OPEN})",
}
"""Which rows the temporary tables have, with all that these name: those of the others say nothing
about open tables."""

_PARTS = """
    SELECT format('ALTER TABLE pg_temp.%I ADD CONSTRAINT %I %s', relname, conname,
        pg_get_constraintdef(con.oid))
    FROM pg_constraint con JOIN pg_class c ON c.oid = conrelid
    WHERE relnamespace = CAST(:schema AS regnamespace) AND contype IN ('p', 'u', 'c', 'f')
    ORDER BY contype = 'f'
"""
_INDEXES = """
    SELECT replace(indexdef, format(' ON %I.', schemaname), ' ON pg_temp.')
    FROM pg_indexes WHERE schemaname = :schema AND indexname NOT IN (
        SELECT conname FROM pg_constraint WHERE connamespace = CAST(:schema AS regnamespace))
"""
_TRIGGERS = """
    SELECT replace(pg_get_triggerdef(t.oid), format(' ON %I.', CAST(:schema AS text)),
        ' ON pg_temp.')
    FROM pg_trigger t JOIN pg_class c ON c.oid = tgrelid
    WHERE relnamespace = CAST(:schema AS regnamespace) AND NOT tgisinternal
"""
"""What belongs to tables, as statements that make it anew at the temporary ones."""


@dataclass(frozen=True, slots=True)
class Upgraded:
    """A database after all migrations, and what it was before."""

    store: Store
    version: str
    """At which version it is for whoever uses it now."""
    steps: Sequence[Migration]
    """What was migrated, in this order."""


class _Undone(Exception):
    """Ends a transaction of which nothing is to stay."""


def upgraded(url: str) -> AbstractAsyncContextManager[Upgraded]:
    """Have a database, or its open tables at least, as it would be after an upgrade.

    Raise `StoreError` where it cannot be brought there, or there is none.
    """
    return _temporary(url) if dialects.shares(url) else _copied(url)


@asynccontextmanager
async def _copied(url: str) -> AsyncIterator[Upgraded]:
    there = dialects.parse(url)
    with _copy(dialects.file_of(there)) as copy:
        database = Database(file_url(copy))
        try:
            with dialects.named(there):  # And not its copy.
                version, steps = await database.read(to_do)
                await database.write(upgrade)
            yield Upgraded(Store(database), version, steps)
        finally:
            await database.close()


@contextmanager
def _copy(file: Path) -> Iterator[Path]:
    """Have a copy of a file beside it, where there is room, in a folder that is nobody else's."""
    with ExitStack() as stack:
        try:
            beside = f"{file.name}.upgrade-"
            folder = TemporaryDirectory(dir=file.absolute().parent, prefix=beside)
            copy = Path(stack.enter_context(folder)) / file.name
            copy.touch(dialects.PRIVATE)
            copy_file(file, copy)
        except (OSError, sqlite3.Error) as trouble:
            said = getattr(trouble, "strerror", None) or trouble
            raise StoreError(f"{file} cannot be copied beside it: {said}.") from trouble
        yield copy


@asynccontextmanager
async def _temporary(url: str) -> AsyncIterator[Upgraded]:
    database = Database(url)
    try:
        with suppress(_Undone):
            async with database.whole(writes=True) as inside:
                version, steps = await inside.read(to_do)
                await inside.write(_take_the_place)
                await inside.write(upgrade)
                yield Upgraded(Store(inside), version, steps)
                raise _Undone
    finally:
        await database.close()


def _take_the_place(connection: Connection) -> None:
    """Make the temporary tables."""
    for statement in [*_statements(connection)]:
        connection.exec_driver_sql(statement)


def _statements(connection: Connection) -> Iterator[str]:
    # Should a migration want one of the real tables after all, the bot does not wait for it.
    yield "SET LOCAL lock_timeout = '1s'"
    schema = str(connection.scalar(text("SELECT current_schema()")))
    quoted = connection.dialect.identifier_preparer.quote(schema)
    for table in inspect(connection).get_table_names():
        yield (
            f"CREATE TEMPORARY TABLE {table} (LIKE {quoted}.{table} INCLUDING DEFAULTS "
            "INCLUDING GENERATED INCLUDING IDENTITY) ON COMMIT DROP"
        )
        if table in _TAKEN:
            which = _TAKEN[table].format(schema=quoted)
            yield f"INSERT INTO {table} SELECT * FROM {quoted}.{table} WHERE {which}"
    for parts in (_PARTS, _INDEXES, _TRIGGERS):
        yield from connection.scalars(text(parts), {"schema": schema})
