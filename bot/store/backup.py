"""A copy of the database, taken while the bot runs or not: SQLite's own online backup."""

import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from bot.store import dialects
from bot.store.errors import StoreError

ENDS = ("", "-wal", "-shm", "-journal")
"""A database's file, and what SQLite keeps beside it."""


def back_up(url: str, to: Path) -> int:
    """Copy the database of a URL into a new file, and return its size in bytes.

    The copy is of one moment, is looked over before it is there, and only its owner can read it.
    Raise `StoreError` when there is nothing to copy, or already something where it would go.
    """
    parsed = dialects.parse(url)
    if parsed.get_backend_name() != "sqlite":
        raise StoreError("It is a PostgreSQL database: let pg_dump copy it.")
    source = dialects.file_of(parsed)
    part = Path(f"{to}.part")
    try:
        if to.exists():
            raise StoreError(f"{to} is there already, and is not written over.")
        remove(part)
        part.touch(dialects.PRIVATE)
        copy_file(source, part)
        part.rename(to)
        return to.stat().st_size
    except sqlite3.OperationalError as trouble:
        # Of a full disk SQLite may say no more than that it cannot be written to.
        room = f"Is there room for {source.stat().st_size / 1e6:.1f} MB at {to}?"
        raise StoreError(f"{source} could not be copied: {trouble}. {room}") from trouble
    except sqlite3.Error as trouble:
        raise StoreError(f"{source} could not be copied: {trouble}.") from trouble
    except OSError as trouble:
        raise StoreError(f"{to} cannot be written: {trouble.strerror}.") from trouble
    finally:
        with suppress(OSError):  # Where nothing can be written, there is nothing.
            remove(part)


def remove(file: Path) -> None:
    """Delete a copy that is not to be, and what SQLite has beside it where it was cut off."""
    for end in ENDS:
        Path(f"{file}{end}").unlink(missing_ok=True)


def copy_file(source: Path, to: Path) -> None:
    """Copy one file to another, and look the copy over; raise `StoreError` if it is not sound."""
    where = f"{source.absolute().as_uri()}?mode=ro"
    with closing(sqlite3.connect(where, uri=True)) as old, closing(sqlite3.connect(to)) as new:
        old.execute("PRAGMA busy_timeout=5000")
        old.backup(new)
        # The copy is one file, without the log that the original has beside it.
        new.execute("PRAGMA journal_mode=DELETE")
        (found,) = new.execute("PRAGMA quick_check(1)").fetchone()
        if found != "ok":
            raise StoreError(f"{source} is damaged, and so would be its copy: {found}.")
