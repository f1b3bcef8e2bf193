"""A store in a real file; and, where a server is given, the same tests on PostgreSQL."""

import os
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from bot.store.store import Store

POSTGRES = os.environ.get("GALLOWS_TEST_POSTGRES")
"""An empty PostgreSQL database that tests may wipe, as postgresql+asyncpg://..."""


@pytest.fixture(
    params=[
        "sqlite",
        pytest.param(
            "postgres",
            marks=[
                pytest.mark.skipif(not POSTGRES, reason="GALLOWS_TEST_POSTGRES is not set"),
                # There is one server and every test wipes it.
                pytest.mark.xdist_group("postgres"),
            ],
        ),
    ]
)
async def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database that does not exist yet, or is empty."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path}/data/gallows.db"
    engine = create_async_engine(POSTGRES or "")
    async with engine.begin() as connection:
        await connection.execute(text("DROP SCHEMA public CASCADE"))
        await connection.execute(text("CREATE SCHEMA public"))
    await engine.dispose()
    return POSTGRES or ""


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    store = await Store.open(url)
    yield store
    await store.close()
