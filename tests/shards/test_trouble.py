"""Shards and a database in trouble: no shard stays without anybody, and nobody loses their place."""

import asyncio
from collections.abc import AsyncIterator, Collection, Sequence

import pytest

from bot.shards.keeper import LOOK_EVERY, RENEW_EVERY, ShardKeeper
from bot.store.errors import StoreError
from bot.store.store import Store
from bot.values.shards import TakenShard
from tests.sandbox.patience import patience
from tests.store.rows import a_table
from tests.support.clock import HandClock
from tests.support.failing_store import trouble
from tests.support.wire import Wire

SHARDS = 2


class Bot:
    """What is done with shards, without a game on any of them."""

    def __init__(self, url: str, clock: HandClock) -> None:
        self.url = url
        self.clock = clock
        self.keeper = ShardKeeper(clock, wanted=SHARDS)
        self.well = True
        self.store: Store
        self.taken: list[TakenShard] = []
        self.sessions: set[int] = set()
        self.put_out = 0
        self.fails = 0
        """How often it still fails to bring back what is played."""

    async def join(self) -> None:
        self.store = await self.keeper.open(self.url)
        self.keeper.keep(put_out=self._count)

    async def start(self) -> None:
        await self.join()
        await self.take_up(await self.keeper.settle(SHARDS))
        self.keeper.share(self)

    def _count(self) -> None:
        self.put_out += 1

    async def take_up(self, taken: Sequence[TakenShard]) -> None:
        if self.fails:
            self.fails -= 1
            raise StoreError("the connection is gone")
        self.taken += taken
        self.keeper.own.numbers |= {shard.number for shard in taken}

    async def begin_sessions(self, numbers: Collection[int]) -> None:
        self.sessions |= set(numbers)

    async def give_up(self, number: int) -> bool:
        self.sessions.discard(number)
        return True


class Bots:
    """Several of them, and the time that passes for all."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.clock = HandClock()
        self.all: list[Bot] = []

    def new(self) -> Bot:
        self.all.append(Bot(self.url, self.clock))
        return self.all[-1]

    async def until_has(self, bot: Bot, *numbers: int) -> None:
        """Let time pass until a bot has these shards, and the database knows it."""
        async with patience(f"shards {numbers}"):
            while True:
                held = (await bot.store.processes.sharing()).held_by(bot.keeper.name)
                if set(numbers) == bot.keeper.own.numbers == set(held):
                    return
                await self.clock.turn(LOOK_EVERY)
                # What is begun by then goes on by itself.
                await asyncio.sleep(0)

    async def free(self, bot: Bot, number: int) -> None:
        """Have nobody hold a shard of a bot's, as if it had given it up."""
        bot.keeper.own.numbers.discard(number)
        await bot.store.processes.give(bot.keeper.name, number, self.clock.now())


@pytest.fixture
async def bots(database: str) -> AsyncIterator[Bots]:
    bots = Bots(database)
    yield bots
    for bot in bots.all:
        await bot.keeper.leave()
        await bot.store.close()


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
    assert bot.taken[-1] == TakenShard(1, left_at, cut_off=True), "away since it was left"
    assert bot.sessions == {1}
    assert bot.put_out == 0


async def test_a_shard_that_cannot_be_given_at_first_is_given_later(bots: Bots):
    one, two = bots.new(), bots.new()
    await one.start()
    with trouble("processes.give") as tried:
        starting = asyncio.create_task(two.start())
        async with patience("a try to give it"):
            while len(tried) < 2:
                await bots.clock.turn(LOOK_EVERY)
                await asyncio.sleep(0)
    await bots.until_has(one, 0)
    async with patience("the other"):
        while not starting.done():
            await bots.clock.turn(LOOK_EVERY)
            await asyncio.sleep(0)
    await starting
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


async def test_a_connection_that_is_dead_without_a_word_is_given_up(
    database: str, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("bot.shards.keeper.ENDLESS", 0.2)
    async with Wire(database) as line:
        bot = Bot(line.url(database), HandClock())
        await bot.start()
        line.stall()
        with pytest.raises(StoreError, match="says nothing"):
            await bot.store.tables.create(a_table())
        with pytest.raises(StoreError, match="says nothing"):
            await bot.store.tables.all_open(SHARDS, [0, 1])
        line.flow()
        await bot.store.tables.create(a_table())
        await bot.store.close()
