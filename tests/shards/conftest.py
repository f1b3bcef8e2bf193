"""Processes on a real PostgreSQL, and no waits for the sake of a real Discord."""

from collections.abc import AsyncIterator, Iterator

import pytest

from tests.shards.bots import Bots
from tests.shards.court import Court
from tests.support.fixtures import hurry
from tests.support.postgres import BLANK, Postgres, postgres

__all__ = ["hurry", "postgres"]


@pytest.fixture
def database(postgres: Postgres) -> Iterator[str]:
    """A database of a test's own."""
    with postgres.database(BLANK) as url:
        yield url


@pytest.fixture
async def court(database: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Court]:
    """The sandbox with four servers, and no process yet."""
    monkeypatch.setattr("bot.store.processes.IDENTIFY_EVERY", 0.01)
    async with Court.open(database) as court:
        yield court


@pytest.fixture
async def bots(database: str) -> AsyncIterator[Bots]:
    bots = Bots(database)
    yield bots
    for bot in bots.all:
        await bot.keeper.leave()
        await bot.store.close()
