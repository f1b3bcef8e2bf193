"""A store in a real file; and, where a server is given, the same tests on PostgreSQL."""

import os
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import make_url, text
from sqlalchemy.ext.asyncio import create_async_engine

from bot.store.store import Store

POSTGRES = os.environ.get("GALLOWS_TEST_POSTGRES")
"""postgresql+asyncpg://user@host/name: a server on which tests may make databases of their own."""


@pytest.fixture(params=["sqlite", "postgres"] if POSTGRES else ["sqlite"])
async def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database that does not exist yet, or is empty."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path}/data/gallows.db"
    server = make_url(POSTGRES or "")
    name = f"gallows_test_{os.environ.get('PYTEST_XDIST_WORKER', 'alone')}"
    engine = create_async_engine(server, isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.execute(text(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)"))
        await connection.execute(text(f"CREATE DATABASE {name}"))
    await engine.dispose()
    return server.set(database=name).render_as_string(hide_password=False)


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    store = await Store.open(url)
    yield store
    await store.close()
