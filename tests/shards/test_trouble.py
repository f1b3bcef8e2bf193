"""Shards and a database in trouble: no shard stays without anybody, nobody loses their place."""

import asyncio

import pytest

from bot.shards.keeper import ENDLESS, RENEW_EVERY
from bot.store.errors import StoreError
from bot.values.shards import Shard
from tests.sandbox.patience import patience
from tests.shards.bots import SHARDS, Bot, Bots
from tests.store.rows import a_table
from tests.support.clock import HandClock
from tests.support.failing_store import trouble
from tests.support.wire import Wire


async def test_a_shard_whose_taking_was_not_heard_of_is_taken_again(bots: Bots):
    bot = bots.new()
    await bot.start()
    await bots.free(bot, 1)
    with trouble("processes.take", written=True):
        await bots.clock.turn(RENEW_EVERY)
    sharing = await bot.store.processes.sharing()
    assert sharing.held_by(bot.keeper.name) == [0, 1]
    assert bot.keeper.own.numbers == {0}
    await bots.until_has(bot, 0, 1)
    assert bot.taken[-1].cut_off
    assert bot.put_out == 0


async def test_a_shard_that_cannot_be_brought_back_at_first_is_taken_again(bots: Bots):
    bot = bots.new()
    await bot.start()
    left_at = bots.clock.now()
    await bots.free(bot, 1)
    bot.fails = 2
    await bots.until_has(bot, 0, 1)
    assert bot.fails == 0
    assert bot.taken[-1] == Shard(1, left_at, cut_off=True), "away since it was left"
    assert bot.sessions == {1}
    assert bot.put_out == 0


async def test_a_shard_that_cannot_be_given_at_first_is_given_later(bots: Bots):
    one, two = bots.new(), bots.new()
    await one.start()
    with trouble("processes.give") as tried:
        starting = asyncio.create_task(two.start())
        async with patience("a try to give it"):
            while len(tried) < 2:
                await bots.moment()
    await bots.until_has(one, 0)
    await bots.done(starting)
    await bots.until_has(two, 1)
    assert one.put_out == two.put_out == 0


async def test_trouble_makes_nobody_say_later_that_they_are_there(bots: Bots):
    bot = bots.new()
    await bot.start()
    with trouble("processes.renew") as tried:
        await bots.clock.turn(RENEW_EVERY)
        assert tried
    before = (await bot.store.processes.sharing()).processes[0].beat
    await bots.clock.turn(RENEW_EVERY)
    assert (await bot.store.processes.sharing()).processes[0].beat > before


async def test_nothing_is_given_to_one_that_has_not_reached_discord_yet(bots: Bots):
    one, two = bots.new(), bots.new()
    await one.start()
    await two.join()
    await bots.clock.turn(10 * RENEW_EVERY)
    await bots.until_has(one, 0, 1)
    assert one.keeper.own.processes == 2


async def test_a_connection_that_is_dead_without_a_word_is_given_up(database: str):
    async with Wire(database) as line:
        bot = Bot(line.url(database), HandClock())
        await bot.start()
        assert bot.store.database.patience == ENDLESS
        line.stall()
        bot.store.database.patience = 0.2
        with pytest.raises(StoreError, match="says nothing"):
            await bot.store.tables.create(a_table())
        with pytest.raises(StoreError, match="says nothing"):
            await bot.store.tables.all_open(SHARDS, [0, 1])
        line.flow()
        bot.store.database.patience = ENDLESS
        await bot.store.tables.create(a_table())
        await bot.store.close()


async def test_who_knows_another_number_of_shards_takes_none_and_begins_anew(bots: Bots):
    """Of one server it would say another shard than the others do, and write what is theirs."""
    bot = bots.new()
    await bot.start()
    for number in range(SHARDS):
        await bots.free(bot, number)
    processes, had = bot.store.processes, list(bot.taken)
    assert await processes.settle(2 * SHARDS) == 2 * SHARDS
    await bots.clock.turn(3 * RENEW_EVERY)
    assert bot.put_out == 1
    assert bot.taken == had
    assert (await processes.sharing()).held_by(bot.keeper.name) == []
