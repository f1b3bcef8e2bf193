"""All that SQLite and PostgreSQL want done differently."""

import stat
from collections.abc import Iterable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, Self

import aiosqlite
import sqlalchemy as sa
from sqlalchemy import URL, AsyncAdaptedQueuePool, Connection, event, make_url
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import ArgumentError, InvalidRequestError, NoSuchModuleError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from bot.store.errors import StoreError

WRITES = "gallows_writes"
"""An option of a connection that is about to write."""

PRIVATE = stat.S_IRUSR | stat.S_IWUSR
"""The permissions of a database's files."""

READERS = 8
"""Connections for those who read at the same time; one more is for who writes."""

_FORMS = (
    "GALLOWS_DATABASE_URL must look like sqlite+aiosqlite:///data/gallows.db or "
    "postgresql+asyncpg://user:password@host/name."
)

_PRAGMAS = (
    # Readers do not wait for the writer, nor the writer for readers.
    "PRAGMA journal_mode=WAL",
    # In WAL mode a commit survives the death of the process under NORMAL too: it has been handed
    # to the operating system. FULL also waits for the disk, so that a power cut cannot take back
    # an answer that the table has already been told of. One wait a commit is the price.
    "PRAGMA synchronous=FULL",
    "PRAGMA foreign_keys=ON",
    # Milliseconds to wait for another process, such as a backup or `gallows doctor`.
    "PRAGMA busy_timeout=5000",
)


def parse(url: str) -> URL:
    """Return the URL's parts, or raise `StoreError` when it is not one that the bot takes."""
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise StoreError(f"This is not a database URL. {_FORMS}") from None
    if parsed.drivername not in ("sqlite+aiosqlite", "postgresql+asyncpg"):
        raise StoreError(f"The bot cannot use a {parsed.drivername} database. {_FORMS}")
    path = parsed.database or ""
    if parsed.get_backend_name() == "sqlite" and path.removeprefix("file:").startswith("-"):
        raise StoreError(
            f"The database's path {path} begins with a dash, as if an option had been taken for "
            "it. Name a file, such as data/gallows.db."
        )
    return parsed


def shown(url: URL) -> str:
    """Return the URL without its password."""
    return url.render_as_string(hide_password=True)


def create_engine(url: URL, *, to_read: bool = False) -> AsyncEngine:
    """Return an engine for the URL; a SQLite file's folder is made if it is not there.

    ``to_read``: nothing is made or changed. Raise `StoreError` when there is no such file.
    """
    # Bound values are secrets, seeds and cards: they stay out of error messages.
    options: dict[str, Any] = {"hide_parameters": True, "poolclass": AsyncAdaptedQueuePool}
    options |= {"pool_size": READERS + 1, "max_overflow": 0}
    embedded = url.get_backend_name() == "sqlite"
    if embedded and _in_memory(url):
        # The database is its one connection, so everybody queues up for it.
        options |= {"pool_size": 1}
    elif embedded and not to_read:
        _make_folder(url)
        if not (url.database or "").startswith("file:"):
            _keep_private(url)
    elif not embedded:
        options |= {"pool_pre_ping": True}
        if to_read:
            once = {"postgresql_readonly": True, "isolation_level": "REPEATABLE READ"}
            options |= {"execution_options": once}
    try:
        engine = create_async_engine(_to_read(url) if embedded and to_read else url, **options)
    except ModuleNotFoundError as missing:
        raise StoreError(
            f"{shown(url)} needs the Python package {missing.name}: "
            "pip install --require-hashes -r requirements/postgres.txt"
        ) from missing
    except (ArgumentError, InvalidRequestError, NoSuchModuleError) as wrong:
        raise StoreError(f"The database URL cannot be used: {wrong}. {_FORMS}") from wrong
    if embedded:
        event.listen(engine.sync_engine, "connect", _prepare_to_read if to_read else _prepare)
        event.listen(engine.sync_engine, "begin", _begin)
    return engine


def insert_or(connection: AsyncConnection, table: sa.Table) -> Any:
    """Return an INSERT that knows ``on_conflict_do_update`` and ``on_conflict_do_nothing``."""
    return (sqlite if connection.dialect.name == "sqlite" else postgresql).insert(table)


def _in_memory(url: URL) -> bool:
    return url.database in (None, "", ":memory:")


def _make_folder(url: URL) -> None:
    folder = Path(url.database or "").parent
    try:
        folder.mkdir(mode=PRIVATE | stat.S_IXUSR, parents=True, exist_ok=True)
    except OSError as trouble:
        raise StoreError(
            f"The database's folder {folder} cannot be made: {trouble.strerror}. "
            "Set GALLOWS_DATABASE_URL to a place where the bot may write."
        ) from trouble


def _keep_private(url: URL) -> None:
    """Make the file if it is not there, and let nobody else read it: it holds seeds and secrets.

    SQLite gives the files beside it the same permissions when it makes them.
    """
    path = url.database or ""
    # Somebody else's file, or a place where there can be none: SQLite says that better.
    with suppress(OSError):
        Path(path).touch(PRIVATE)
        for file in (Path(path), Path(f"{path}-wal"), Path(f"{path}-shm")):
            if file.exists() and stat.S_IMODE(file.stat().st_mode) & ~PRIVATE:
                file.chmod(PRIVATE)


def _to_read(url: URL) -> URL:
    file = Path(url.database or "")
    if not file.is_file():
        raise StoreError(f"There is no database at {shown(url)}.")
    # Of a path, SQLite takes what is behind a question mark for options.
    return url.set(database=f"{file.absolute().as_uri()}?mode=ro").update_query_dict(
        {"uri": "true"}
    )


class _Cursor:
    """A cursor of aiosqlite's that goes to its connection's thread no oftener than it must.

    Each time costs more than most statements do; aiosqlite goes there to make a cursor, to execute,
    to fetch and to close. SQLAlchemy takes this one for it.
    """

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection
        self._made: Any = None
        self._unread = False
        self.description: Any = None
        self.rowcount = -1
        self.lastrowid: int | None = None

    async def __aenter__(self) -> Self:
        return self

    def __getattr__(self, name: str) -> Any:
        # What is read bit by bit is read from what was executed.
        return getattr(self._made, name)

    async def execute(self, sql: str, values: Sequence[Any] = ()) -> Self:
        """Run a statement."""
        return self._done(await self._connection.execute(sql, values))

    async def executemany(self, sql: str, rows: Sequence[Sequence[Any]]) -> Self:
        """Run a statement for each of these rows."""
        return self._done(await self._connection.executemany(sql, rows))

    def _done(self, made: aiosqlite.Cursor) -> Self:
        self._made, self.description = made, made.description
        self.rowcount, self.lastrowid = made.rowcount, made.lastrowid
        self._unread = self.description is not None
        return self

    async def fetchall(self) -> Iterable[Any]:
        """Return all that was found."""
        self._unread = False
        found: Iterable[Any] = await self._made.fetchall()
        return found

    async def close(self) -> None:
        """Let go of what was found and is not read; else there is nothing to let go of."""
        if self._unread:
            await self._made.close()


def _hurry(connection: Any) -> None:
    driver: aiosqlite.Connection = connection.driver_connection
    driver.cursor = partial(_Cursor, driver)  # type: ignore[method-assign,assignment]


def _prepare_to_read(connection: Any, _record: object) -> None:
    _hurry(connection)
    connection.isolation_level = None
    connection.execute("PRAGMA busy_timeout=5000")


def _prepare(connection: Any, _record: object) -> None:
    _hurry(connection)
    # Python's sqlite3 would begin transactions by itself, and late; `_begin` does it instead.
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in _PRAGMAS:
        cursor.execute(pragma)
    cursor.close()


def _begin(connection: Connection) -> None:
    # A transaction that will write says so at once: one that begins by reading could find, when
    # it wants to write, that another has written since, and fail instead of waiting.
    writes = connection.get_execution_options().get(WRITES, False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
