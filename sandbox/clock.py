"""The sandbox's idea of time: the wall clock, or one that a test moves by hand."""

from __future__ import annotations

import asyncio
import heapq
import itertools
import time
from collections.abc import Callable
from typing import Protocol


class Timer(Protocol):
    """Something due later that can still be called off."""

    def cancel(self) -> None:
        """Call it off; harmless when it is already done."""


class Clock(Protocol):
    """Where the sandbox reads the time and leaves word to be woken."""

    def now(self) -> float:
        """Seconds since the Unix epoch."""

    def call_later(self, delay: float, callback: Callable[[], None]) -> Timer:
        """Call `callback` once, `delay` seconds from now."""


class WallClock:
    """The time of the machine and of the running event loop."""

    def now(self) -> float:
        """Seconds since the Unix epoch."""
        return time.time()

    def call_later(self, delay: float, callback: Callable[[], None]) -> Timer:
        """Call `callback` once, `delay` seconds from now."""
        return asyncio.get_running_loop().call_later(delay, callback)


class _ManualTimer:
    __slots__ = ("callback", "cancelled")

    def __init__(self, callback: Callable[[], None]) -> None:
        self.callback = callback
        self.cancelled = False

    def cancel(self) -> None:
        self.cancelled = True


class ManualClock:
    """Time stands still until `advance` moves it; what falls due meanwhile is called in order."""

    def __init__(self, start: float | None = None) -> None:
        # Starting at the true time keeps snowflakes within what a client finds plausible.
        self._now = time.time() if start is None else start
        self._due: list[tuple[float, int, _ManualTimer]] = []
        self._count = itertools.count()

    def now(self) -> float:
        """Seconds since the Unix epoch, as far as anybody has advanced them."""
        return self._now

    def call_later(self, delay: float, callback: Callable[[], None]) -> Timer:
        """Call `callback` when `advance` has moved the time by `delay` seconds."""
        timer = _ManualTimer(callback)
        heapq.heappush(self._due, (self._now + delay, next(self._count), timer))
        return timer

    def advance(self, seconds: float) -> None:
        """Move the time forward and call what falls due on the way."""
        until = self._now + seconds
        while self._due and self._due[0][0] <= until:
            moment, _, timer = heapq.heappop(self._due)
            self._now = max(self._now, moment)
            if not timer.cancelled:
                timer.callback()
        self._now = until
