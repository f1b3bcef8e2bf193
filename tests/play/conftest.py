"""The real bot on a real file, on the wire."""

import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.play.night import Night
from tests.support.fixtures import blank

__all__ = ["blank"]


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
