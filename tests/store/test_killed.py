"""A process that is killed between any two statements leaves books that balance."""

import asyncio
import os
import sys
from pathlib import Path

import pytest

from bot.store.dialects import create_engine, parse
from bot.store.schema import ledger, results
from bot.store.store import Store
from tests.store.doomed_court import OTHER, prepare
from tests.store.rows import rows

ROOT = Path(__file__).parents[2]


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
async def test_books_balance_whenever_the_process_is_killed(tmp_path: Path) -> None:
    template, folder = tmp_path / "template.db", tmp_path / "killed"
    folder.mkdir()
    await prepare(f"sqlite+aiosqlite:///{template}")
    child = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.store.doomed_court", str(template), str(folder), cwd=ROOT
    )
    assert await child.wait() == 0

    files = sorted(folder.glob("*.db"))
    assert len(files) > 100
    settled = set()
    for file in files:
        store = Store(create_engine(parse(f"sqlite+aiosqlite:///{file}")))
        assert await store.prove() == [], file.name
        # What was being deleted is deleted by the next who looks; the rest still balances.
        if await store.purge_guilds(0.0):
            assert await store.prove() == [], file.name
            assert not [row for row in await rows(store, ledger) if row["guild_id"] == OTHER]
        settled.add(len({row["table_id"] for row in await rows(store, results)}))
        await store.close()
    # All tables were settled in some evening, and every number of them in between was seen.
    assert settled == {0, 1, 2, 3, 4, 5}
