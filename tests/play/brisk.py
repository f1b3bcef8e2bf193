"""The bot under test, in a hurry."""

import asyncio
from collections.abc import Callable, Collection
from typing import Any

from bot.app import GameBot
from bot.store.store import Store
from bot.tables.state import TableSettings
from bot.values.shards import FIRST, Shard
from tests.play.clock import BEAT, BriskClock

NAME = "night"
"""The process that has the one shard."""


class Brisk(GameBot):
    """The bot, without the waits that discord.py makes for the sake of a real Discord."""

    def __init__(
        self,
        store: Store,
        clock: BriskClock,
        stirred: Callable[[], None],
        *,
        drawings: bool,
        taken: Shard,
    ) -> None:
        super().__init__(store, clock, TableSettings(0, BEAT, drawings=drawings))
        self.taken = [taken]
        self._stirred = stirred
        self._connection.guild_ready_timeout = 0.05
        self.settled = asyncio.Event()
        """Whether it has looked round and has begun to draw."""

    def dispatch(self, event_name: str, /, *args: Any, **kwargs: Any) -> None:
        """What Discord says may be what a test waits for."""
        super().dispatch(event_name, *args, **kwargs)
        self._stirred()

    async def _settle_in(self, numbers: Collection[int]) -> None:
        await super()._settle_in(numbers)
        self.settled.set()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Identify at once: nobody limits it here."""


async def taken_up(store: Store, now: float) -> Shard:
    """Take up the one shard, as whoever had it before has left it."""
    processes = store.processes
    await processes.settle(1)
    (shard,) = (await processes.sharing()).shards
    if shard.holder is not None:
        # It was there to the last, as in a backup.
        await processes.give(NAME, FIRST, shard.alive_at or now, cut_off=True)
    (taken,) = await processes.take(NAME, 1, now)
    return taken
