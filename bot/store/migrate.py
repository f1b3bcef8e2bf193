"""Bringing a database to the newest schema: a new one is made so, one of before is migrated."""

import re
from functools import cache
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, insert

from bot.store.append_only import APPEND_ONLY
from bot.store.errors import StoreError
from bot.store.schema import leases, metadata

MIGRATIONS = Path(__file__).parent / "migrations"

UNRELEASED = re.compile(r"00\d\d")
"""The versions of databases from before the first release."""


def upgrade(connection: Connection) -> None:
    """Bring a database to the newest version, in the connection's transaction.

    Raise `StoreError` when it has been at a version that this program does not know.
    """
    version, newest = _version(connection), newest_version()
    if version is None:
        _make(connection)
        MigrationContext.configure(connection).stamp(_migrations(MIGRATIONS), newest)
    elif version != newest:
        command.upgrade(_scripts(MIGRATIONS, connection), newest)


def require_known(connection: Connection) -> None:
    """Raise `StoreError` when a database is at a version that this program does not know."""
    _version(connection)


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
    return str(_migrations(MIGRATIONS).get_current_head())


def _make(connection: Connection) -> None:
    """Make all tables in an empty database, and the triggers and the one row that go with them."""
    metadata.create_all(connection, checkfirst=False)
    for rows in APPEND_ONLY:
        for statement in rows.triggers(connection.dialect.name):
            connection.exec_driver_sql(statement)
    connection.execute(insert(leases).values(name="bot", beat=0))


def _scripts(folder: Path, connection: Connection | None = None) -> Config:
    """Return Alembic's configuration; only reading the migrations needs no connection."""
    config = Config()
    config.set_main_option("script_location", str(folder).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


@cache
def _migrations(folder: Path) -> ScriptDirectory:
    return ScriptDirectory.from_config(_scripts(folder))


def _version(connection: Connection) -> str | None:
    """Return the version that a database is at, None of an empty one.

    Raise `StoreError` when it is one that this program does not know.
    """
    version = MigrationContext.configure(connection).get_current_revision()
    if version is None:
        return None
    if UNRELEASED.fullmatch(version):
        raise StoreError(
            "This is a database from before the first release, which this program does not take "
            "up: keep it for the program that wrote it, which still reads it, and name a new one "
            "in GALLOWS_DATABASE_URL."
        )
    if version not in (script.revision for script in _migrations(MIGRATIONS).walk_revisions()):
        raise StoreError(
            f"The database is at version {version}, which this program does not know: a "
            "newer program has used it. Install that version again, or restore a backup."
        )
    return version
