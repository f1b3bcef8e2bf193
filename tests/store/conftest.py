"""A store in a real file, and the same tests on PostgreSQL."""

import shutil
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from bot.store.store import Store
from tests.support.fixtures import blank, one_thread
from tests.support.postgres import BLANK, Postgres, postgres

__all__ = ["blank", "one_thread", "postgres"]

DATABASES = ["sqlite", "postgres"]


@pytest.fixture(params=DATABASES)
def backend(request: pytest.FixtureRequest) -> str:
    """On what a test runs."""
    return str(request.param)


@pytest.fixture
def empty(backend: str, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """A database that does not exist yet, or has nothing in it."""
    if backend == "sqlite":
        yield f"sqlite+aiosqlite:///{tmp_path}/data/gallows.db"
        return
    server: Postgres = request.getfixturevalue("postgres")
    with server.database() as url:
        yield url


@pytest.fixture
def url(backend: str, request: pytest.FixtureRequest, tmp_path: Path, blank: Path) -> Iterator[str]:
    """A database at its newest version, with no rows of anybody's."""
    if backend == "sqlite":
        yield f"sqlite+aiosqlite:///{shutil.copy(blank, tmp_path / 'gallows.db')}"
        return
    server: Postgres = request.getfixturevalue("postgres")
    with server.database(BLANK) as url:
        yield url


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    store = await Store.open(url)
    yield store
    await store.close()
