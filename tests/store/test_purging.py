"""A server is forgotten once, and what comes to be there afterwards is kept."""

import pytest

from bot.store.purging import KEPT_FOR
from bot.store.schema import tables
from bot.store.store import Store
from tests.store.rows import ADA, BEN, GUILD, a_settlement, a_table, close, rows

pytestmark = pytest.mark.usefixtures("one_thread")


async def an_evening(store: Store, guild_id: int) -> None:
    table_id = await store.tables.create(a_table(ADA, BEN, guild_id=guild_id))
    await store.crowns.settle(a_settlement(table_id, (ADA, BEN), guild_id=guild_id))
    await close(store, table_id, 3000.0)


async def test_what_is_opened_after_a_server_is_forgotten_is_kept(store: Store) -> None:
    await an_evening(store, GUILD)
    await store.purging.purge(GUILD)
    table_id = await store.tables.create(a_table(ADA, BEN))
    # The moderator had pressed twice.
    assert not await store.purging.step(GUILD)
    await store.purging.finish(GUILD)
    assert [row["id"] for row in await rows(store, tables)] == [table_id]


async def test_a_server_that_takes_the_bot_back_while_others_are_forgotten_is_kept(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    for guild_id in (GUILD, GUILD + 1):
        await an_evening(store, guild_id)
        await store.guilds.left(guild_id, 100.0)
    step = store.purging.step

    async def meanwhile(guild_id: int) -> bool:
        await store.guilds.returned(GUILD + 1)
        return await step(guild_id)

    monkeypatch.setattr(store.purging, "step", meanwhile)
    assert await store.purging.purge_old(100.0 + KEPT_FOR) == [GUILD]
    assert [row["guild_id"] for row in await rows(store, tables)] == [GUILD + 1]
