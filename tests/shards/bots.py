"""Processes that have shards and a place, on a real database, without a game on any of them."""

import asyncio
from collections.abc import Collection, Sequence

from bot.shards.keeper import LOOK_EVERY, ShardKeeper
from bot.store.errors import StoreError
from bot.store.store import Store
from bot.values.shards import Shard
from tests.sandbox.patience import patience
from tests.support.clock import HandClock

SHARDS = 2


class Bot:
    """What is done with shards, without a game on any of them."""

    def __init__(self, url: str, clock: HandClock) -> None:
        self.url = url
        self.clock = clock
        self.keeper = ShardKeeper(clock, wanted=SHARDS)
        self.well = True
        self.store: Store
        self.joined = False
        """Whether it says again and again that it is there."""
        self.taken: list[Shard] = []
        self.sessions: set[int] = set()
        self.put_out = 0
        self.fails = 0
        """How often it still fails to bring back what is played."""

    async def join(self) -> None:
        self.store = await self.keeper.open(self.url)
        self.keeper.keep(put_out=self._count)
        self.joined = True

    async def start(self) -> None:
        await self.join()
        await self.take_up(await self.keeper.settle(SHARDS))
        self.keeper.share(self)

    def _count(self) -> None:
        self.put_out += 1

    async def take_up(self, taken: Sequence[Shard]) -> None:
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
                await self.moment()

    async def done(self, *starting: "asyncio.Task[None]") -> None:
        """Let time pass until these have started."""
        async with patience("the new ones"):
            while not all(task.done() for task in starting):
                await self.moment()
        for task in starting:
            await task

    async def moment(self) -> None:
        """Let a moment pass; none while one that is there cannot say so again yet.

        However long that takes on a busy machine, nobody is to think it gone.
        """
        there = (await self.all[0].store.processes.sharing()).processes
        names = {process.name for process in there}
        if all(bot.joined or bot.keeper.name not in names for bot in self.all):
            await self.clock.turn(LOOK_EVERY)
        # What is begun by then goes on by itself.
        await asyncio.sleep(0)

    async def free(self, bot: Bot, number: int) -> None:
        """Have nobody hold a shard of a bot's, as if it had given it up."""
        bot.keeper.own.numbers.discard(number)
        await bot.store.processes.give(bot.keeper.name, number, self.clock.now())
