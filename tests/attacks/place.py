"""Where attacks are made: evenings one after the other, each with a database of its own."""

import hashlib
import shutil
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from pathlib import Path
from typing import Any

import pytest

from bot import workers
from bot.plugins.registry import plugins
from bot.store.store import Store
from tests.support.evening import Evening
from tests.support.fast_database import hurrying, threadless
from tests.support.quick_thoughts import thinking_quickly


class Place:
    """A folder with an empty database in it, to be copied."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @classmethod
    @asynccontextmanager
    async def found(cls) -> AsyncIterator["Place"]:
        """Make the folder; nothing of it is left."""
        with tempfile.TemporaryDirectory() as folder, hurrying():
            place = cls(Path(folder))
            store = await Store.open(f"sqlite+aiosqlite:///{place.blank.as_posix()}")
            await store.close()
            yield place

    @property
    def blank(self) -> Path:
        """A database at its newest migration, with nothing in it."""
        return self.folder / "blank.db"

    @asynccontextmanager
    async def evening(self, number: int, *, threads: bool = False) -> AsyncIterator[Evening]:
        """Open the doors; evenings of the same number deal the same cards.

        ``threads``: the database does its work in threads of its own, as it does for a bot.
        """
        database = Path(tempfile.mkdtemp(dir=self.folder)) / "gallows.db"
        shutil.copy(self.blank, database)
        secret = hashlib.sha256(b"%d" % number).digest()
        with pytest.MonkeyPatch.context() as patch, nullcontext() if threads else threadless():
            patch.setattr("bot.tables.admission.new_secret", lambda: secret)
            patch.setattr("bot.tables.thinking.Worker", _KeptWorker)
            with thinking_quickly():
                async with Evening.begin(database) as evening:
                    yield evening


class _KeptWorker:
    """The worker of a bot: the same one for all of them, for it takes a second to start."""

    def __init__(self, patience: float) -> None:
        """See `Worker`."""

    async def do(self, *work: Any) -> Any:
        """Have work done, as a worker has."""
        return await workers.in_worker(*work)

    def close(self) -> None:
        """Leave it for the next bot."""


def seats_of(game: str, number: int) -> int:
    """How many sit down in the game of that number: one size after the other."""
    sizes = plugins()[game].seats_for(plugins()[game].defaults())
    return sizes[number % len(sizes)]
