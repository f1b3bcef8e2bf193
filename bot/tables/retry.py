"""Work that has to be done: while the database is in trouble, it is tried again."""

from collections.abc import Awaitable, Callable

import structlog

from bot.clock import Alarm, Clock
from bot.store.errors import StoreError
from bot.values.errors import Frozen

log = structlog.get_logger(__name__)

TRY_AGAIN = 5.0
"""Seconds after which it is tried again to do what the database could not take."""


class Persistent(Alarm):
    """Work that is due at a time, and done again until the database has taken it."""

    def __init__(self, clock: Clock, when: float, work: Callable[[], Awaitable[None]]) -> None:
        """``when`` in seconds since 1970; ``work`` may be begun more than once."""
        self._clock = clock
        self._work = work
        self._cancelled = False
        self._alarm = clock.at(when, self._ring)

    def cancel(self) -> None:
        """Forget the work; what is being done at this moment is not done again."""
        self._cancelled = True
        self._alarm.cancel()

    async def _ring(self) -> None:
        try:
            await self._work()
        except Frozen:
            log.info("nothing more is done at a frozen table")
        except StoreError:
            if self._cancelled:
                raise
            log.exception("the database is in trouble; again soon", seconds=TRY_AGAIN)
            self._alarm = self._clock.at(self._clock.now() + TRY_AGAIN, self._ring)
