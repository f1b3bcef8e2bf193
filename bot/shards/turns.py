"""Whose turn it is to begin a session with Discord: one in five seconds of each bucket.

https://docs.discord.com/developers/events/gateway#sharding-max-concurrency
"""

from collections.abc import Callable

import structlog

from bot.clock import Clock
from bot.store.errors import LeaseLost, StoreError
from bot.store.store import Store
from bot.tracebacks import why

log = structlog.get_logger(__name__)

AGAIN = 2.0
"""Seconds after which a database in trouble is asked again."""


class Turns:
    """The turns of all processes, which the database hands out."""

    def __init__(self, store: Store, clock: Clock, *, buckets: int = 1) -> None:
        """``buckets``: sessions that Discord lets a bot begin at once (``max_concurrency``)."""
        self._store = store
        self._clock = clock
        self._buckets = max(1, buckets)

    async def wait(self, shard: int, wanted: Callable[[], bool] = lambda: True) -> None:
        """Wait for a shard's turn, and for a database that says when, as long as it is wanted.

        Raise `LeaseLost` where others have taken this process's place.
        """
        while wanted():
            try:
                wait = await self._store.processes.turn(shard % self._buckets, self._clock.now())
            except LeaseLost:
                raise
            except StoreError as trouble:
                log.warning("it is not known whose turn it is", shard=shard, why=why(trouble))
                wait = AGAIN
            if wait <= 0:
                return
            await self._clock.sleep(wait)
