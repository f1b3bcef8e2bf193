"""The real bot on a real file, on the wire."""

import hashlib
import itertools
import shutil
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import pytest

from tests.play.night import Night
from tests.support.fixtures import blank, gallows, hurry, thoughts

__all__ = ["blank", "gallows", "hurry", "thoughts"]


@pytest.fixture(autouse=True)
def deals(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Deal the same cards in every run of a test, whose presses have new ids in each."""
    numbers = itertools.count(1)

    def seed(secret: bytes, join_ids: Sequence[int | None]) -> bytes:
        return hashlib.sha256(f"{request.node.name} {next(numbers)}".encode()).digest()

    monkeypatch.setattr("bot.tables.lobby.dice_seed", seed)


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
