"""Bringing a database to the newest migration."""

from functools import cache
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from bot.store.errors import StoreError


def scripts(connection: Connection | None = None) -> Config:
    """Return Alembic's configuration for the migrations beside this module.

    Only reading the migrations needs no connection.
    """
    config = Config()
    config.set_main_option(
        "script_location", str(Path(__file__).parent / "migrations").replace("%", "%%")
    )
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


def upgrade(connection: Connection) -> None:
    """Migrate to the newest version, in the connection's transaction.

    Raise `StoreError` when the database has been at a version that this program does not know.
    """
    if _version(connection) != _migrations().get_current_head():
        command.upgrade(scripts(connection), "head")


def require_newest(connection: Connection) -> None:
    """Raise `StoreError` when the database is at any other version than the newest."""
    version, newest = _version(connection), _migrations().get_current_head()
    if version is None:
        raise StoreError("There is nothing of the bot in it. Name the database that the bot uses.")
    if version != newest:
        raise StoreError(
            f"The database is at version {version}, and this program reads {newest}. The bot "
            "brings it there when it starts; of a backup, let `gallows doctor` do so to a copy."
        )


@cache
def _migrations() -> ScriptDirectory:
    return ScriptDirectory.from_config(scripts())


def _version(connection: Connection) -> str | None:
    """Return the version that the database is at, None of an empty one.

    Raise `StoreError` when it is one that this program does not know.
    """
    version = MigrationContext.configure(connection).get_current_revision()
    if version in (None, *(script.revision for script in _migrations().walk_revisions())):
        return version
    raise StoreError(
        f"The database is at version {version}, which this program does not know: a "
        "newer program has used it. Install that version again, or restore a backup."
    )
