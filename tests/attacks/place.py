"""Where attacks are made: evenings one after the other, each with a database of its own."""

import asyncio
import hashlib
import shutil
import tempfile
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import Future
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import aiosqlite.core
import pytest

from bot import workers
from bot.plugins.registry import plugins
from bot.store import dialects
from bot.store.store import Store
from tests.support.evening import Evening


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
        with pytest.MonkeyPatch.context() as patch:
            for module in ("manager", "alone"):
                patch.setattr(f"bot.tables.{module}.new_secret", lambda: secret)
            if not threads:
                patch.setattr(aiosqlite.core, "SimpleQueue", _AtOnce)
                patch.setattr(aiosqlite.core, "Thread", _NoThread)
            patch.setattr("bot.tables.thinking.new_worker", _KeptWorker)
            async with Evening.begin(database) as evening:
                yield evening


class _AtOnce:
    """Where a connection's thread would find its work: it is done before it is waited for.

    Of the many thousand changes from thread to thread in a game, each waits on a busy machine.
    """

    def put_nowait(self, work: tuple[asyncio.Future[Any] | None, Callable[[], Any]]) -> None:
        """Do it."""
        future, function = work
        try:
            result = function()
        except Exception as trouble:
            if future is not None:
                future.set_exception(trouble)
        else:
            if future is not None:
                future.set_result(result)


class _NoThread:
    """The thread that is not wanted then."""

    daemon = True

    def __init__(self, **_: object) -> None:
        """Take what a thread takes."""

    def start(self) -> None:
        """Do nothing."""


class _KeptWorker:
    """The worker of a bot: the same one for all of them, for it takes a second to start."""

    def submit(self, *work: Any) -> Future[Any]:
        """Have work done, as an executor has."""
        return workers._pool().submit(*work)

    def shutdown(self, **_: bool) -> None:
        """Leave it for the next bot."""


@contextmanager
def hurrying() -> Iterator[None]:
    """Let no commit wait for the disk: it is the process that dies here, not the machine."""
    fast = [each.replace("synchronous=FULL", "synchronous=OFF") for each in dialects._PRAGMAS]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(dialects, "_PRAGMAS", tuple(fast))
        yield


def seats_of(game: str, number: int) -> int:
    """How many sit down in the game of that number: one size after the other."""
    sizes = plugins()[game].seats_for(plugins()[game].defaults())
    return sizes[number % len(sizes)]
