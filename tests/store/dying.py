"""A process that dies in the middle of what it does, and what the next one finds."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

from sqlalchemy import event

from bot.store.database import Database
from bot.store.store import Store

_IN_A_HURRY = "PRAGMA synchronous = OFF"


class Killed(Exception):
    """Nothing that the process did from here on is on the disk."""


def opened(file: Path) -> Store:
    """A store of a file that has all migrations behind it."""
    database = Database(f"sqlite+aiosqlite:///{file}")
    # It is the process that dies here, not the machine: no need to wait for the disk.
    event.listen(database.engine, "connect", lambda bare, _: bare.execute(_IN_A_HURRY))
    return Store(database)


@contextmanager
def dying(store: Store, statements: int | None, remains: Path) -> Iterator[None]:
    """Die when that many statements are done, commits among them; None lives on.

    ``remains`` then is the file as it was at that moment, with its log of what is written.
    """
    engine = store.database.engine
    left = count(-1 if statements is None else statements, -1)

    def tick(*_: Any, **__: Any) -> None:
        if next(left) == 0:
            for end in ("", "-wal"):
                shutil.copy(f"{engine.url.database}{end}", f"{remains}{end}")
            raise Killed

    for moment in ("before_cursor_execute", "commit"):
        event.listen(engine, moment, tick)
    try:
        yield
    finally:
        for moment in ("before_cursor_execute", "commit"):
            event.remove(engine, moment, tick)
