"""All that SQLite and PostgreSQL want done differently."""

import asyncio
import stat
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from threading import local
from typing import Any, NamedTuple, Protocol, TypeVar

import aiosqlite
import sqlalchemy as sa
from sqlalchemy import URL, Connection, PoolProxiedConnection, create_engine, event, make_url
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import (
    ArgumentError,
    DisconnectionError,
    InvalidatePoolError,
    InvalidRequestError,
    NoSuchModuleError,
)
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from bot.places import PROGRAM, file_url, from_sources
from bot.store.errors import StoreError
from bot.store.urls import why_not

T = TypeVar("T")

WRITES = "gallows_writes"
"""Where a connection notes whether it is the one that writes."""

PRIVATE = stat.S_IRUSR | stat.S_IWUSR
"""The permissions of a database's files."""
PRIVATE_FOLDER = PRIVATE | stat.S_IXUSR
"""Those of a folder that is made for it."""
OTHERS = stat.S_IRWXG | stat.S_IRWXO
"""Those of everybody else."""

BEGINS = b"SQLite format 3\0"
"""How a database's file begins."""

USED_AT = "gallows_used_at"
"""Where a connection of PostgreSQL notes when it was given back."""
ASK_AFTER = 1.0
"""Seconds after which it is asked whether it still answers."""

READERS = 8
"""Connections for those who read at the same time; one more is for who writes."""

_FORMS = (
    "GALLOWS_DATABASE_URL must look like sqlite+aiosqlite:///data/gallows.db or "
    "postgresql+asyncpg://user:password@host/name."
)

_WITH_DRIVER = (
    f"{sys.executable} -m pip install --require-hashes -r {PROGRAM / 'requirements/postgres.txt'}"
    if from_sources()
    else "install gallows-and-goblets[postgres]"
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
    # Bytes that the log beside the file keeps of what is in the file by now. It has all that was
    # written during a backup, or by a migration, and would stay as large for as long as the bot
    # runs (https://www.sqlite.org/pragma.html#pragma_journal_size_limit).
    "PRAGMA journal_size_limit=16777216",
)

_SERVER_SETTINGS = {"idle_in_transaction_session_timeout": "5000"}
"""Milliseconds after which PostgreSQL ends a transaction in which nothing is done any more: that of
a process that stands still, which would keep the others from taking its place. In the middle of a
statement it does not count: see `Processes.evict`."""

_ONE_MOMENT = "REPEATABLE READ"
"""How PostgreSQL has all that a transaction reads be as it was when that began; what only reads is
never refused for it."""

_SQLALCHEMYS_OWN = ("prepared_statement_cache_size", "prepared_statement_name_func")
"""Options of a URL of PostgreSQL that SQLAlchemy keeps from asyncpg:
https://docs.sqlalchemy.org/en/21/dialects/postgresql.html#prepared-statement-cache."""


def parse(url: str) -> URL:
    """Return the URL's parts, or raise `StoreError` when it is not one that the bot takes."""
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):  # Or what stands where a port would is no number.
        raise StoreError(f"This is not a database URL. {_FORMS}") from None
    if "@" in (parsed.host or ""):
        # What is behind the first would be shown as the host's name.
        raise StoreError(f"In a password, write %40 for @. {_FORMS}")
    if parsed.drivername not in ("sqlite+aiosqlite", "postgresql+asyncpg"):
        raise StoreError(f"The bot cannot use a {parsed.drivername} database. {_FORMS}")
    if why := why_not(parsed):
        raise StoreError(f"{why} {_FORMS}")
    path = parsed.database or ""
    if parsed.get_backend_name() == "sqlite" and path.removeprefix("file:").startswith("-"):
        raise StoreError(
            f"The database's path {path} begins with a dash, as if an option had been taken for "
            "it. Name a file, such as data/gallows.db."
        )
    return parsed


def shares(url: str) -> bool:
    """Say whether several processes can use the database of a URL at once."""
    return parse(url).get_backend_name() != "sqlite"


def shown(url: URL) -> str:
    """Return the URL without its password, and a file's with its name as people know it."""
    if url.get_backend_name() == "sqlite" and url.database and not url.query:
        return file_url(Path(url.database))
    return url.render_as_string(hide_password=True)


@contextmanager
def named(url: URL) -> Iterator[None]:
    """Raise `StoreError` so that it says which database is in trouble."""
    try:
        yield
    except StoreError as trouble:
        raise StoreError(f"{shown(url)}: {trouble}") from trouble


class Do(Protocol):
    """Does one piece of work after the other on the same connection."""

    def __call__(self, work: Callable[[Connection], T], /) -> Awaitable[T]:
        """Do a piece of work, and return what comes of it."""


class _Thread(NamedTuple):
    """A thread of aiosqlite's, and the connection that is used there and nowhere else."""

    driver: aiosqlite.Connection
    connection: Connection


class Embedded:
    """SQLite by aiosqlite: each connection has a thread, where a transaction is done in one go.

    To go there takes longer than what most statements do.
    """

    def __init__(self, url: URL, *, to_read: bool, **options: Any) -> None:
        if to_read:
            url = _to_read(url)
        elif not in_memory(url):
            _make_folder(url)
            if not (url.database or "").startswith("file:"):
                _keep_private(url)
        self._here = local()
        self.engine = create_engine(
            url.set(drivername="sqlite"), poolclass=sa.NullPool, creator=self._opened, **options
        )
        event.listen(self.engine, "connect", _prepare_to_read if to_read else _prepare)
        # An event would have SQLAlchemy look for listeners at each statement.
        dialect: Any = self.engine.dialect
        dialect.do_begin = _begin
        # The database in memory is its one connection, so everybody queues up for it.
        self._alone = in_memory(url)
        self._places = asyncio.Semaphore(1 if self._alone else READERS + 1)
        # Who writes does not wait for those who read.
        self._idle: dict[bool, list[_Thread]] = {True: [], False: []}

    @asynccontextmanager
    async def connected(self, *, writes: bool) -> AsyncIterator[Do]:
        """Have a connection's thread; the connection is about to write or not."""
        idle = self._idle[writes or self._alone]
        async with self._places:
            thread = idle.pop() if idle else await self._begun(writes or self._alone)
            try:
                yield lambda work: _in_thread(thread.driver, work, thread.connection)
            finally:
                idle.append(thread)

    async def close(self) -> None:
        """Close all connections, and end the threads."""
        for thread in (*self._idle[True], *self._idle[False]):
            await _in_thread(thread.driver, thread.connection.close)
            await thread.driver.close()

    async def _begun(self, writes: bool) -> _Thread:
        (file,), settings = self.engine.dialect.create_connect_args(self.engine.url)
        driver = aiosqlite.connect(file, **settings)
        driver._thread.daemon = True  # A bot that is cut off waits for no thread.
        await driver
        try:
            return _Thread(driver, await _in_thread(driver, self._connected, driver, writes))
        except BaseException:
            await driver.close()
            raise

    def _connected(self, driver: aiosqlite.Connection, writes: bool) -> Connection:
        """Return SQLAlchemy's connection around that of this thread."""
        self._here.opened = driver._conn
        connection = self.engine.connect()
        connection.info[WRITES] = writes
        return connection

    def _opened(self) -> Any:
        return self._here.opened


def _in_thread(
    driver: aiosqlite.Connection, work: Callable[..., T], *given: Any
) -> Coroutine[Any, Any, T]:
    """Do work in a connection's thread: what aiosqlite has for it is but for single statements."""
    return driver._execute(work, *given)  # type: ignore[no-any-return, no-untyped-call]


class Remote:
    """PostgreSQL: the event loop does something else while the server is at it."""

    def __init__(self, url: URL, *, to_read: bool, **options: Any) -> None:
        if to_read:
            once = {"postgresql_readonly": True, "isolation_level": _ONE_MOMENT}
            options["execution_options"] = once
        self._engine = create_async_engine(
            url,
            pool_size=READERS + 1,
            max_overflow=0,
            pool_use_lifo=True,  # Those that are in use are not asked.
            connect_args={"server_settings": _SERVER_SETTINGS},
            **options,
        )
        self.engine = self._engine.sync_engine
        event.listen(self.engine, "checkin", _note_use)
        event.listen(self.engine, "checkout", _require_alive)

    @asynccontextmanager
    async def connected(self, *, writes: bool) -> AsyncIterator[Do]:
        """Have a connection; any of them may write."""
        async with self._engine.connect() as connection:
            if not writes:
                await connection.execution_options(isolation_level=_ONE_MOMENT)
            yield connection.run_sync

    async def close(self) -> None:
        """Close all connections."""
        await self._engine.dispose()


def server(url: URL, *, to_read: bool = False) -> Embedded | Remote:
    """Return where a URL's database is; a SQLite file's folder is made if it is not there.

    ``to_read``: nothing is made or changed. Raise `StoreError` when there is no such file.
    """
    kind = Embedded if url.get_backend_name() == "sqlite" else Remote
    try:
        # Bound values are secrets, seeds and cards: they stay out of error messages.
        return kind(url, to_read=to_read, hide_parameters=True)
    except ModuleNotFoundError as missing:
        raise StoreError(
            f"{shown(url)} needs the Python package {missing.name}: {_WITH_DRIVER}"
        ) from missing
    except (ArgumentError, InvalidRequestError, NoSuchModuleError) as wrong:
        raise StoreError(f"The database URL cannot be used: {wrong}. {_FORMS}") from wrong


def driver_arguments(url: str) -> dict[str, Any]:
    """Return what asyncpg is given by the engine of a URL: its options too, such as ``ssl``.

    asyncpg reads a URL otherwise, and takes options that it does not know there for settings of
    the server, which refuses them
    (https://magicstack.github.io/asyncpg/current/api/index.html#asyncpg.connection.connect).
    """
    parsed = parse(url)
    _, arguments = parsed.get_dialect()().create_connect_args(parsed)
    return {name: value for name, value in arguments.items() if name not in _SQLALCHEMYS_OWN}


def _note_use(_connection: object, record: ConnectionPoolEntry) -> None:
    record.info[USED_AT] = time.monotonic()


def _require_alive(connection: Any, record: ConnectionPoolEntry, _: object) -> None:
    """Have another connection taken where the server has hung up, or does not answer any more.

    To ask takes three ways to the server and back, more than to write: so it is asked only where
    nothing was heard for a while.
    """
    if connection.driver_connection.is_closed():
        raise DisconnectionError("the server has hung up")
    used_at = record.info.get(USED_AT)
    if used_at is not None and time.monotonic() - used_at >= ASK_AFTER:
        try:
            connection.ping()
        except connection.dbapi.Error as trouble:
            raise InvalidatePoolError(str(trouble)) from trouble


def insert_or(connection: Connection, table: sa.Table) -> Any:
    """Return an INSERT that knows ``on_conflict_do_update`` and ``on_conflict_do_nothing``."""
    return (sqlite if connection.dialect.name == "sqlite" else postgresql).insert(table)


def upsert(
    connection: Connection, table: sa.Table, keys: dict[str, Any], values: dict[str, Any]
) -> None:
    """Write a row, or these values into the one that is there."""
    statement = insert_or(connection, table).values(**keys, **values)
    connection.execute(statement.on_conflict_do_update(index_elements=list(keys), set_=values))


_CLOCK: sa.ColumnElement[Any] = sa.func.extract("epoch", sa.func.clock_timestamp())


def clock(connection: Connection) -> float | None:
    """Return the time by the database's own clock, which is the same for all who use it.

    In seconds since 1970; None for SQLite, which has none but the machine's.
    """
    if connection.dialect.name == "sqlite":
        return None
    return float(connection.scalar(sa.select(_CLOCK)))


def restore_with(backend: str) -> str:
    """Return the command that puts a backup of such a database back."""
    return "`gallows restore`" if backend == "sqlite" else "`pg_restore`"


def in_memory(url: URL) -> bool:
    """Say whether a database is gone when it is closed."""
    return url.database in (None, "", ":memory:")


def _make_folder(url: URL) -> None:
    folder = Path(url.database or "").parent
    try:
        folder.mkdir(mode=PRIVATE_FOLDER, parents=True, exist_ok=True)
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
        beside = [file for end in ("-wal", "-shm") if (file := Path(f"{path}{end}")).exists()]
        seen = [file for file in (Path(path), *beside) if file.stat().st_mode & OTHERS]
        # To close a file lets go of every lock that this process has on it: few are looked into.
        if seen and _is_database(Path(path)):
            for file in seen:
                file.chmod(PRIVATE)


def _is_database(path: Path) -> bool:
    """Say whether a file is a database, or nothing yet; a device or anybody's text is neither."""
    if not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(len(BEGINS)) in (b"", BEGINS)


def is_there(url: URL) -> bool:
    """Say whether there is a file where a URL of SQLite has its database.

    Raise `StoreError` where nobody may look.
    """
    try:
        return Path(url.database or "").is_file()
    except OSError as trouble:
        raise StoreError(
            f"{shown(url)} cannot be read: {trouble.strerror}. Ask as the bot's own user."
        ) from trouble


def file_of(url: URL) -> Path:
    """Return that file; raise `StoreError` where there is none."""
    if not is_there(url):
        raise StoreError(f"There is no database at {shown(url)}.")
    return Path(url.database or "")


def _to_read(url: URL) -> URL:
    # Of a path, SQLite takes what is behind a question mark for options.
    file = f"{file_of(url).absolute().as_uri()}?mode=ro"
    return url.set(database=file).update_query_dict({"uri": "true"})


def _prepare_to_read(connection: Any, _record: object) -> None:
    connection.isolation_level = None
    connection.execute("PRAGMA busy_timeout=5000")


def _prepare(connection: Any, _record: object) -> None:
    # Python's sqlite3 would begin transactions by itself, and late; `_begin` does it instead.
    connection.isolation_level = None
    for pragma in _PRAGMAS:
        connection.execute(pragma)


def _begin(connection: PoolProxiedConnection) -> None:
    # A transaction that will write says so at once: one that begins by reading could find, when
    # it wants to write, that another has written since, and fail instead of waiting.
    connection.cursor().execute("BEGIN IMMEDIATE" if connection.info.get(WRITES) else "BEGIN")
