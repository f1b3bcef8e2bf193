"""Whose turn it is to begin a session with Discord: one in five seconds of each bucket.

https://docs.discord.com/developers/events/gateway#sharding-max-concurrency
"""

import asyncio

from bot.clock import Clock
from bot.store.store import Store


class Turns:
    """The turns of all processes, which the database hands out."""

    def __init__(self, store: Store, clock: Clock, *, buckets: int = 1) -> None:
        """``buckets``: sessions that Discord lets a bot begin at once (``max_concurrency``)."""
        self._store = store
        self._clock = clock
        self._buckets = max(1, buckets)

    async def wait(self, shard: int) -> None:
        """Wait for a shard's turn. Raise `StoreError` where the database does not say when."""
        wait = await self._store.processes.turn(shard % self._buckets, self._clock.now())
        if wait <= 0:
            return
        over = asyncio.Event()

        async def wake() -> None:
            over.set()

        alarm = self._clock.at(self._clock.now() + wait, wake)
        try:
            await over.wait()
        finally:
            alarm.cancel()
