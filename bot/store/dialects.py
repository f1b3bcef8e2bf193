"""All that SQLite and PostgreSQL want done differently."""

from pathlib import Path
from typing import Any

from sqlalchemy import URL, AsyncAdaptedQueuePool, Connection, event, make_url
from sqlalchemy.exc import ArgumentError, InvalidRequestError, NoSuchModuleError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bot.store.errors import StoreError

WRITES = "gallows_writes"
"""Execution option of a connection that is about to write."""

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
    return parsed


def shown(url: URL) -> str:
    """Return the URL without its password."""
    return url.render_as_string(hide_password=True)


def create_engine(url: URL) -> AsyncEngine:
    """Return an engine for the URL; a SQLite file's folder is made if it is not there."""
    # Bound values are secrets, seeds and cards: they stay out of error messages.
    options: dict[str, Any] = {"hide_parameters": True}
    sqlite = url.get_backend_name() == "sqlite"
    if sqlite and _in_memory(url):
        # The database is its one connection, so everybody queues up for it.
        options |= {"poolclass": AsyncAdaptedQueuePool, "pool_size": 1, "max_overflow": 0}
    elif sqlite:
        _make_folder(url)
    else:
        options |= {"pool_pre_ping": True}
    try:
        engine = create_async_engine(url, **options)
    except ModuleNotFoundError as missing:
        raise StoreError(
            f"{shown(url)} needs the Python package {missing.name}: "
            "pip install --require-hashes -r requirements/postgres.txt"
        ) from missing
    except (ArgumentError, InvalidRequestError, NoSuchModuleError) as wrong:
        raise StoreError(f"The database URL cannot be used: {wrong}. {_FORMS}") from wrong
    if sqlite:
        event.listen(engine.sync_engine, "connect", _prepare)
        event.listen(engine.sync_engine, "begin", _begin)
    return engine


def append_only(table: str, dialect: str) -> tuple[str, ...]:
    """Return the statements that make the database refuse to change or delete a table's rows.

    Migrations run them, so what they do must stay as it is.
    """
    if dialect == "sqlite":
        return tuple(
            f"CREATE TRIGGER {table}_no_{verb} BEFORE {verb} ON {table} "
            f"BEGIN SELECT RAISE(ABORT, '{table} is append-only'); END"
            for verb in ("update", "delete")
        )
    return (
        f"CREATE FUNCTION {table}_append_only() RETURNS trigger LANGUAGE plpgsql AS "
        f"$$ BEGIN RAISE EXCEPTION '{table} is append-only'; END $$",
        f"CREATE TRIGGER {table}_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON {table} "
        f"FOR EACH STATEMENT EXECUTE FUNCTION {table}_append_only()",
    )


def _in_memory(url: URL) -> bool:
    return url.database in (None, "", ":memory:")


def _make_folder(url: URL) -> None:
    folder = Path(url.database or "").parent
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as trouble:
        raise StoreError(
            f"The database's folder {folder} cannot be made: {trouble.strerror}. "
            "Set GALLOWS_DATABASE_URL to a place where the bot may write."
        ) from trouble


def _prepare(connection: Any, _record: object) -> None:
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
