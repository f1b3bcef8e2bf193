"""Two versions of the program side by side: nothing is migrated while an old one is there."""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import text

from bot.shards.keeper import GONE_AFTER
from bot.store.store import Store
from tests.shards.bots import SHARDS, Bot, Bots
from tests.store.releases import next_version
from tests.store.rows import a_table


async def version_of(store: Store) -> object:
    query = text("SELECT version_num FROM alembic_version")
    return await store.database.read(lambda connection: connection.scalar(query))


async def test_new_ones_wait_for_the_last_old_one_and_migrate_once_it_has_left(
    bots: Bots, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    old = bots.new()
    await old.start()
    before = await version_of(old.store)
    with next_version(tmp_path, monkeypatch) as newest:
        new: list[Bot] = [bots.new(), bots.new()]
        starting = [asyncio.create_task(bot.start()) for bot in new]
        await bots.clock.turn(5 * GONE_AFTER)
        assert not any(task.done() for task in starting)
        assert await version_of(old.store) == before
        await old.store.tables.create(a_table())
        assert old.keeper.own.numbers == set(range(SHARDS))
        await old.keeper.leave()
        await bots.done(*starting)
        assert await version_of(old.store) == newest
    assert old.put_out == new[0].put_out == new[1].put_out == 0
    for bot in new:
        await bots.until_has(bot, *bot.keeper.own.numbers)
        await bot.store.tables.create(a_table())
    assert sorted(n for bot in new for n in bot.keeper.own.numbers) == list(range(SHARDS))
