"""The real bot on a real file, on the wire."""

import asyncio
import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store.store import Store
from tests.play.night import Night


@pytest.fixture(scope="session")
def blank(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database at its newest migration, with nothing in it; made once."""
    path = tmp_path_factory.mktemp("blank") / "gallows.db"

    async def make() -> None:
        store = await Store.open(f"sqlite+aiosqlite:///{path.as_posix()}")
        await store.close()

    asyncio.run(make())
    return path


@pytest.fixture
def database(tmp_path: Path, blank: Path) -> Path:
    """A file of its own for each test."""
    path = tmp_path / "gallows.db"
    shutil.copy(blank, path)
    return path


@pytest.fixture
async def night(database: Path) -> AsyncIterator[Night]:
    async with Night.begin(database) as night:
        yield night
