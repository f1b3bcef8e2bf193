"""Bringing a database to the newest migration."""

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
    config = scripts(connection)
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    for revision in MigrationContext.configure(connection).get_current_heads():
        if revision not in known:
            raise StoreError(
                f"The database is at version {revision}, which this program does not know: a "
                "newer program has used it. Install that version again, or restore a backup."
            )
    command.upgrade(config, "head")
