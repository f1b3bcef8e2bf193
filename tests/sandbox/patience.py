"""Time for tests on a machine that may be slow."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from sandbox.clock import Timer, WallClock

PATIENCE = 300.0
"""Seconds until a test that hangs is given up: no fault is found by less, on any machine."""


class PatientClock(WallClock):
    """The sandbox's time on a machine that may be slow: it gives up on nobody for lateness."""

    def call_later(self, delay: float, callback: Callable[[], None]) -> Timer:
        """Call `callback` once, a hundred times later than it says."""
        return super().call_later(100 * delay, callback)


@asynccontextmanager
async def patience(what: str, seconds: float = PATIENCE) -> AsyncIterator[None]:
    """Give up what hangs, and say what was waited for."""
    limit = asyncio.timeout(seconds)
    try:
        async with limit:
            yield
    except TimeoutError:
        if not limit.expired():
            raise
        raise AssertionError(f"waited in vain for: {what}") from None
