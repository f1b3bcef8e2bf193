"""Bringing a database to the newest schema: a new one is made so, one of before is migrated.

Only what is migrated needs Alembic, whose import is a tenth of a bot's start. Which version a
database is at stands in it as Alembic writes it.
"""

import re
from functools import cache
from pathlib import Path

from sqlalchemy import (
    Column,
    Connection,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    insert,
    inspect,
    select,
    text,
)

from bot.store.append_only import APPEND_ONLY
from bot.store.errors import StoreError
from bot.store.schema import metadata

MIGRATIONS = Path(__file__).parent / "migrations"

VERSION = Table(
    "alembic_version",
    MetaData(),
    Column("version_num", String(32), nullable=False),
    PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)

MAKING = 0x6741_6C6C_6F77
"""The number of the lock that is held while a PostgreSQL database is made or migrated."""

UNRELEASED = re.compile(r"00\d\d")
"""The versions of databases from before the first release."""


def upgrade(connection: Connection) -> None:
    """Bring a database to the newest version, in the connection's transaction.

    Raise `StoreError` when it has been at a version that this program does not know.
    """
    if connection.dialect.name != "sqlite":
        # Of two that find it empty, the second finds it made.
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MAKING})
    version, newest = _version(connection), newest_version()
    if version is None:
        _make(connection, newest)
    elif version != newest:
        _migrate(connection, newest)


def is_newest(connection: Connection) -> bool:
    """Say whether a database is at the newest version."""
    return _version(connection) == newest_version()


def require_known(connection: Connection) -> None:
    """Raise `StoreError` when a database is at a version that this program does not know."""
    _version(connection)


def require_made(connection: Connection) -> None:
    """Raise `StoreError` when there is no database of the bot, or one of a newer program."""
    if _version(connection) is None:
        raise StoreError("There is nothing of the bot in it.")


def require_newest(connection: Connection) -> None:
    """Raise `StoreError` when a database is at any other version than the newest."""
    version, newest = _version(connection), newest_version()
    if version is None:
        raise StoreError("There is nothing of the bot in it. Name the database that the bot uses.")
    if version != newest:
        raise StoreError(
            f"The database is at version {version}, and this program reads {newest}. The bot "
            "brings it there when it starts; of a backup, let `gallows doctor` do so to a copy."
        )


def newest_version() -> str:
    """Return the version of the schema that this program reads."""
    return _versions(MIGRATIONS)[-1]


def _make(connection: Connection, newest: str) -> None:
    """Make all tables in an empty database, and the triggers that go with them."""
    metadata.create_all(connection, checkfirst=False)
    for rows in APPEND_ONLY:
        for statement in rows.triggers(connection.dialect.name):
            connection.exec_driver_sql(statement)
    VERSION.create(connection, checkfirst=True)  # It may be there, and empty.
    connection.execute(insert(VERSION).values(version_num=newest))


def _migrate(connection: Connection, newest: str) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, newest)


@cache
def _versions(folder: Path) -> tuple[str, ...]:
    """Return all versions by the names of their migrations, which are numbered, oldest first."""
    return tuple(sorted(file.stem.partition("_")[0] for file in folder.glob("versions/r*.py")))


def _version(connection: Connection) -> str | None:
    """Return the version that a database is at, None of an empty one.

    Raise `StoreError` when it is one that this program does not know.
    """
    there = inspect(connection).has_table(VERSION.name)
    version = connection.scalar(select(VERSION.c.version_num)) if there else None
    if version is None:
        return None
    if UNRELEASED.fullmatch(version):
        raise StoreError(
            "This is a database from before the first release, which this program does not take "
            "up: keep it for the program that wrote it, which still reads it, and name a new one "
            "in GALLOWS_DATABASE_URL."
        )
    if version not in _versions(MIGRATIONS):
        raise StoreError(
            f"The database is at version {version}, which this program does not know: a "
            "newer program has used it. Install that version again, or restore a backup."
        )
    return str(version)
