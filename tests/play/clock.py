"""A clock for bots under test: what is due soon is done at once, what is due later by hand."""

import asyncio
import heapq
import itertools
import time
from collections.abc import Callable

from bot.clock import Alarm, Clock, Deed, LoopClock

SOON = 3.0
"""Joined edits and the like are due so soon; no question is."""
HURRY = 60.0
"""So many times as fast as the clock on the wall."""


class Later(Alarm):
    """A deed that waits until the clock is turned that far."""

    def __init__(self, deed: Deed) -> None:
        self.deed: Deed | None = deed

    def cancel(self) -> None:
        """See `Alarm.cancel`."""
        self.deed = None


class BriskClock(Clock):
    """Runs on the event loop, without its waits."""

    def __init__(
        self,
        now: float | None = None,
        done: Callable[[], None] = lambda: None,
        hurry: float = HURRY,
    ) -> None:
        """Call ``done`` whenever something that was due is done."""
        self.soon = SOON
        self._hurry = hurry
        self._done = done
        self._now = time.time() if now is None else now
        self._loop_clock = LoopClock()
        self._later: list[tuple[float, int, Later]] = []
        self._count = itertools.count()

    def now(self) -> float:
        """See `Clock.now`."""
        return self._now

    def at(self, when: float, deed: Deed) -> Alarm:
        """See `Clock.at`."""
        wait = max(0.0, when - self._now)
        if wait <= self.soon:

            async def do() -> None:
                try:
                    await deed()
                finally:
                    self._done()

            return self._loop_clock.at(self._loop_clock.now() + wait / self._hurry, do)
        later = Later(deed)
        heapq.heappush(self._later, (when, next(self._count), later))
        return later

    async def turn(self, seconds: float) -> None:
        """Let so much time pass, and do what is due by then."""
        until = self._now + seconds
        while self._later and self._later[0][0] <= until:
            when, _, later = heapq.heappop(self._later)
            deed, later.deed = later.deed, None
            self._now = max(self._now, when)
            if deed is not None:
                await deed()
                await asyncio.sleep(0)
        self._now = until

    async def aclose(self) -> None:
        """See `Clock.aclose`."""
        self._later.clear()
        await self._loop_clock.aclose()
