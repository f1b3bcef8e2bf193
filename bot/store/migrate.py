"""Bringing a database to the newest schema: a new one is made so, one of before is migrated.

Only what is migrated needs Alembic, whose import is a tenth of a bot's start. Which version a
database is at stands in it as Alembic writes it, and beside it the oldest version whose program can
use it as it is: so a program knows of a newer one's database whether it may take it up.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy import Connection, insert, inspect, select, text, update

from bot.store.append_only import APPEND_ONLY
from bot.store.dialects import restore_with
from bot.store.errors import StoreError
from bot.store.schema import metadata

MIGRATIONS = Path(__file__).parent / "migrations"

VERSION = sa.Table(
    "alembic_version",
    sa.MetaData(),
    sa.Column("version_num", sa.String(32), nullable=False),
    sa.Column("oldest", sa.String(32), nullable=False),
    sa.PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)

PATIENCE = "1min"
"""After how long PostgreSQL gives up a migration in which nothing is done."""
MAKING = 0x6741_6C6C_6F77
"""The number of the lock that is held while a PostgreSQL database is made or migrated."""

UNRELEASED = re.compile(r"00\d\d")
"""The versions of databases from before the first release."""

_WAY_BACK = re.compile(r"^way_back = (True|False)$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Migration:
    """A step from one version to the next, which has a module of its own."""

    version: str
    """To which version it leads."""
    what: str
    """What it does, in a sentence."""
    way_back: bool
    """Whether the program of the version before can go on with a database that it was done to."""


def upgrade(connection: Connection) -> None:
    """Bring a database to the newest version, in the connection's transaction.

    One of a newer program that this one can use stays as it is. Raise `StoreError` for any other.
    """
    if connection.dialect.name != "sqlite":
        # Whoever else is there waits for it anyway, and on a busy machine it may pause.
        connection.execute(text(f"SET LOCAL idle_in_transaction_session_timeout = '{PATIENCE}'"))
        # Of two that find it empty, the second finds it made.
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MAKING})
    version = version_of(connection)
    if version is None:
        _make(connection)
    elif _to_do(version):
        _migrate(connection)
        connection.execute(update(VERSION).values(oldest=_oldest()))


def is_up_to_date(connection: Connection) -> bool:
    """Say whether nothing is to be migrated: a newer program may have done more."""
    version = version_of(connection)
    return version is not None and not _to_do(version)


def to_do(connection: Connection) -> tuple[str, Sequence[Migration]]:
    """Return a database's version, and what is to be migrated, in this order.

    Raise `StoreError` when there is nothing of the bot, or what this program cannot use.
    """
    version = version_of(connection)
    if version is None:
        raise StoreError("There is nothing of the bot in it. Name the database that the bot uses.")
    return version, _to_do(version)


def require_up_to_date(connection: Connection) -> None:
    """Raise `StoreError` when a database is still to be migrated."""
    version, steps = to_do(connection)
    if steps:
        raise StoreError(
            f"The database is at version {version}, and this program reads {newest_version()}. The "
            "bot brings it there when it starts; of a backup, let `gallows doctor` do so to a copy."
        )


def require_known(connection: Connection) -> None:
    """Raise `StoreError` when a newer program may have put in what this one knows nothing of."""
    version, _ = to_do(connection)
    if version not in _versions():
        raise StoreError(
            f"The database is at version {version}, and this program knows all that is in it only "
            f"up to {newest_version()}. Let the newer program do this."
        )


def newest_version() -> str:
    """Return the version of the schema that this program reads."""
    return _versions()[-1]


def _make(connection: Connection) -> None:
    """Make all tables in an empty database, and the triggers that go with them."""
    metadata.create_all(connection, checkfirst=False)
    for rows in APPEND_ONLY:
        for statement in rows.triggers(connection.dialect.name):
            connection.exec_driver_sql(statement)
    VERSION.create(connection, checkfirst=True)  # It may be there, and empty.
    connection.execute(insert(VERSION).values(version_num=newest_version(), oldest=_oldest()))


def _migrate(connection: Connection) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, newest_version())


def _to_do(version: str) -> Sequence[Migration]:
    """Return the migrations that come after a version; none after a newer program's."""
    known = _versions()
    return _migrations(MIGRATIONS)[known.index(version) + 1 :] if version in known else ()


def _oldest() -> str:
    """Return the oldest version whose program can use a database of the newest."""
    return [each.version for each in _migrations(MIGRATIONS) if not each.way_back][-1]


def _versions() -> list[str]:
    """Return all versions, oldest first."""
    return [each.version for each in _migrations(MIGRATIONS)]


@cache
def _migrations(folder: Path) -> tuple[Migration, ...]:
    """Return what leads to each version, in order; the first is where all begin.

    It is read, and not imported: that would import Alembic.
    """
    found = []
    for file in sorted(folder.glob("versions/r*.py")):
        source = file.read_text("utf-8")
        said = _WAY_BACK.search(source)
        if said is None and found:
            raise StoreError(f"{file.name} does not say whether there is a way_back.")
        what = source.partition('"""')[2].partition('"""')[0].partition("\n")[0]
        way_back = said is not None and said[1] == "True"
        found.append(Migration(file.stem.partition("_")[0], what, way_back))
    return tuple(found)


def version_of(connection: Connection) -> str | None:
    """Return the version that a database is at, None of an empty one.

    Raise `StoreError` when it is one that this program cannot use.
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
    if "oldest" not in {each["name"] for each in inspect(connection).get_columns(VERSION.name)}:
        raise StoreError(
            f"Another program keeps its data there, and {VERSION.name} is its own. Name a database "
            "of the bot's own in GALLOWS_DATABASE_URL."
        )
    known = _versions()
    if version not in known and connection.scalar(select(VERSION.c.oldest)) not in known:
        raise StoreError(
            f"A newer program has brought the database to version {version}, which this one cannot "
            "use. Install that version again, or go back to the backup from before: stop the bot, "
            f"then let {restore_with(connection.dialect.name)} put it in the database's place."
        )
    return str(version)
