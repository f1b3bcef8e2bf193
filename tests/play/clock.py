"""A clock for bots under test: what is due soon is done at once, what is due later by hand."""

import asyncio
import time
from collections.abc import Callable

from bot.clock import Alarm, Callback, Clock
from tests.support.clock import HandClock

SOON = 4.0
"""Joined edits and the beats of what computers set off are due so soon; no question is."""
BEAT = 0.4
"""Seconds between two beats of a game: last words are eight of them at most, and due soon, too."""
HURRY = 60.0
"""So many times as fast as the clock on the wall."""


class BriskClock(HandClock):
    """Runs on the event loop, without its waits; what is due later waits for the hand."""

    def __init__(
        self,
        now: float | None = None,
        done: Callable[[], None] = lambda: None,
        hurry: float = HURRY,
    ) -> None:
        """Call ``done`` whenever something that was due is done."""
        super().__init__(time.time() if now is None else now)
        self.soon = SOON
        self._hurry = hurry
        self._done = done
        self._loop_clock = Clock()

    def at(self, when: float, callback: Callback) -> Alarm:
        """See `Clock.at`."""
        wait = max(0.0, when - self._now)
        if wait > self.soon:
            return super().at(when, callback)

        async def do() -> None:
            # Nothing is done before its time: it is that time now.
            self._now = max(self._now, when)
            try:
                await callback()
            finally:
                self._done()

        return self._loop_clock.at(self._loop_clock.now() + wait / self._hurry, do)

    async def _do(self, callback: Callback) -> None:
        await callback()
        await asyncio.sleep(0)

    async def aclose(self, patience: float = 5.0) -> None:
        """See `Clock.aclose`."""
        await super().aclose()
        await self._loop_clock.aclose(patience)
