"""A backup in the place of the bot's SQLite database, which is kept beside it."""

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from bot.places import file_url
from bot.store import dialects
from bot.store.backup import ENDS, copy_file, remove
from bot.store.database import Database
from bot.store.errors import StoreError
from bot.store.migrate import version_of
from bot.store.store import Store

_ID = ("id", "at")

LOST = (
    ("tables opened", "count(*)", "tables", "created_at", "TRUE", ("id",)),
    ("games settled", "count(*)", "tables", "settled_at", "settled_at > 0", ("id", "settled_at")),
    ("answers given", "count(*)", "answers", "at", "TRUE", ("table_id", "n", "at")),
    ("crowns paid to players", "sum(amount)", "ledger", "at", "amount > 0 AND account <> 0", _ID),
    ("crowns paid by players", "sum(-amount)", "ledger", "at", "amount < 0 AND account <> 0", _ID),
    ("acts of moderators", "count(*)", "acts", "at", "TRUE", _ID),
)
"""What there can be since a backup: how much, in which table, when, which of its rows, and by what
one of them is the same on both sides."""


@dataclass(frozen=True, slots=True)
class Loss:
    """So many of something are in what was replaced, and not in the backup; when in seconds."""

    what: str
    count: int
    first: float
    last: float
    table_ids: list[int]
    """Which tables, if it is these."""


@dataclass(frozen=True, slots=True)
class Replaced:
    """What has become of the database that was there."""

    kept: Path | None
    """None where there was none."""
    lost: list[Loss] | None
    """None where it can no longer be read."""


def place(url: str) -> Path:
    """Return the file of a database; raise `StoreError` where it is no file's place to be."""
    parsed = dialects.parse(url)
    if parsed.get_backend_name() != "sqlite":
        raise StoreError(
            "It is a PostgreSQL database: let pg_restore put the dump back. docs/data.md says "
            "how, under “Backups”."
        )
    if dialects.in_memory(parsed):
        raise StoreError("That database is in memory only: there is no file to put back.")
    return Path(parsed.database or "")


@contextmanager
def made_ready(backup: Path, there: Path) -> Iterator[Path]:
    """Yield a sound copy of a backup beside the place where it goes; it is gone afterwards.

    Raise `StoreError` where it is none.
    """
    try:
        if not backup.is_file():
            raise StoreError(f"There is no file {backup}.")
        if there.exists() and backup.samefile(there):
            raise StoreError(f"{backup} is the database itself. Name a backup.")
    except OSError as trouble:
        raise StoreError(f"{trouble.filename} cannot be read: {trouble.strerror}.") from trouble
    part = there.with_name(f"{there.name}.part")
    try:
        there.parent.mkdir(mode=dialects.PRIVATE_FOLDER, parents=True, exist_ok=True)
        remove(part)
        part.touch(dialects.PRIVATE)
        copy_file(backup, part)
        yield part
    except sqlite3.OperationalError as trouble:  # Such as a full disk.
        raise StoreError(f"{backup} cannot be copied to {part}: {trouble}.") from None
    except sqlite3.Error as trouble:
        raise StoreError(f"{backup} cannot be read: {trouble}. It is no backup of a bot.") from None
    except OSError as trouble:
        raise StoreError(f"{part} cannot be written: {trouble.strerror}.") from trouble
    finally:
        with suppress(OSError):  # Where nothing can be written, there is nothing.
            remove(part)


async def prove(file: Path) -> None:
    """Bring a copy of a backup to the newest version.

    Raise `StoreError` where there is nothing of the bot in it, or its books do not balance.
    """
    url = file_url(file)
    database = Database(url, to_read=True)
    try:
        if await database.read(version_of) is None:
            raise StoreError("There is nothing of the bot in it.")
    finally:
        await database.close()
    store = await Store.open(url)
    try:
        books = await store.proof.prove()
    finally:
        await store.close()
    if books.troubles:
        found = "; ".join(books.troubles[:3])
        raise StoreError(f"Its books do not balance, so it is not put back. {found}.")
    with closing(sqlite3.connect(file)) as connection:
        # What takes a place is one file, without the log that it had beside it.
        connection.execute("PRAGMA journal_mode=DELETE")


def replace(there: Path, ready: Path, now: datetime) -> Replaced:
    """Put a file in the place of a database, which is kept beside it under another name.

    Raise `StoreError` while somebody uses that; then nothing is changed.
    """
    kept = there.with_name(f"{there.name}.replaced-{now:%Y%m%dT%H%M%SZ}")
    if not there.exists():
        _move(ready, there, kept)
        return Replaced(None, [])
    lost: list[Loss] | None = None
    with closing(sqlite3.connect(there, isolation_level=None)) as connection:
        try:
            _require_unused(connection, there)
            connection.execute("ATTACH ? AS backup", (str(ready),))
            lost = [found for each in LOST if (found := _loss(connection, *each)).count]
        except sqlite3.DatabaseError:
            lost = None  # It is damaged, which may be why it is replaced.
    _move(ready, there, kept)
    return Replaced(kept, lost)


def _require_unused(connection: sqlite3.Connection, there: Path) -> None:
    """Raise `StoreError` if anybody else has the file open: who leaves WAL must be alone."""
    connection.execute("PRAGMA busy_timeout=2000")
    try:
        connection.execute("PRAGMA journal_mode=DELETE")
    except sqlite3.OperationalError as trouble:
        if "locked" in str(trouble):
            raise StoreError(
                f"{there} is in use. Stop the bot, and whatever else has it open, then try again."
            ) from None
        raise


def _loss(
    connection: sqlite3.Connection,
    what: str,
    much: str,
    table: str,
    when: str,
    which: str,
    same: Sequence[str],
) -> Loss:
    """Count what is in the database, and not in the backup."""
    known = " AND ".join(f"kept.{each} IS main.{table}.{each}" for each in same)
    lost = (
        f"FROM main.{table} WHERE {which} AND NOT EXISTS "
        f"(SELECT 1 FROM backup.{table} AS kept WHERE {known})"
    )
    found = connection.execute(f"SELECT {much}, min({when}), max({when}) {lost}").fetchone()
    ids = connection.execute(f"SELECT id {lost} ORDER BY id") if table == "tables" else ()
    return Loss(what, found[0] or 0, found[1] or 0.0, found[2] or 0.0, [each[0] for each in ids])


def _move(ready: Path, there: Path, kept: Path) -> None:
    """Put the one aside, and the other in its place; or leave all as it was."""
    moved = []
    try:
        for end in ENDS:
            if Path(f"{there}{end}").exists():
                Path(f"{there}{end}").rename(f"{kept}{end}")
                moved.append(end)
        ready.rename(there)
    except OSError as trouble:
        for end in moved:
            Path(f"{kept}{end}").rename(f"{there}{end}")
        raise StoreError(f"{there} cannot be replaced: {trouble.strerror}.") from trouble
