"""Where attacks are made: evenings one after the other, each with a database of its own."""

import hashlib
import shutil
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import pytest

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
    async def evening(self, number: int) -> AsyncIterator[Evening]:
        """Open the doors; evenings of the same number deal the same cards."""
        database = Path(tempfile.mkdtemp(dir=self.folder)) / "gallows.db"
        shutil.copy(self.blank, database)
        secret = hashlib.sha256(b"%d" % number).digest()
        with pytest.MonkeyPatch.context() as patch:
            for module in ("manager", "alone"):
                patch.setattr(f"bot.tables.{module}.new_secret", lambda: secret)
            async with Evening.begin(database) as evening:
                yield evening


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
