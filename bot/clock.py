"""The one clock: deadlines, computer players and joined edits all run from it."""

import asyncio
import math
import time
from collections.abc import Awaitable, Callable

import structlog

log = structlog.get_logger(__name__)

Callback = Callable[[], Awaitable[object]]

LOOK_EVERY = 30.0
"""Seconds after which what waits for a time of day looks again whether it has come."""
TRY_AGAIN = 5.0
"""Seconds for which who wants something of a database in trouble lets it be."""


class Alarm:
    """A callback that is due at a time, until it is cancelled."""

    __slots__ = ("_callback", "_clock", "_handle", "_longest", "_when")

    def __init__(
        self, clock: "Clock", when: float, callback: Callback, longest: float = math.inf
    ) -> None:
        """``longest``: after so many seconds it looks at the clock again."""
        self._clock, self._when, self._callback = clock, when, callback
        self._longest = longest
        self._handle = self._set_off(clock.now())

    def cancel(self) -> None:
        """Forget the callback; nothing happens when it was done already."""
        self._handle.cancel()

    def _set_off(self, now: float) -> asyncio.TimerHandle:
        wait = min(max(0.0, self._when - now), self._longest)
        return asyncio.get_running_loop().call_later(wait, self._ring)

    def _ring(self) -> None:
        now = self._clock.now()
        if now < self._when:
            self._handle = self._set_off(now)
        else:
            self._clock.start(self._callback)


class Clock:
    """Tells the time and wakes who asks for it, on the running event loop.

    What is due is measured as the loop measures it, by how long the machine has run. Where its
    clock is set back meanwhile, this one goes on; where it jumps ahead, as after a machine's sleep,
    this one does too, and what was due by then is done when its whole time has passed. What waits
    for a time of day is done when this clock shows it. Tests hand in one that they turn by hand.
    """

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False
        self._switched_on = time.time() - time.monotonic()
        """When the machine began to run, in seconds since 1970, by its clock so far."""

    def now(self) -> float:
        """Return the time in seconds since 1970. It never runs backwards."""
        running = time.monotonic()
        self._switched_on = max(self._switched_on, time.time() - running)
        return self._switched_on + running

    def at(self, when: float, callback: Callback) -> Alarm:
        """Do a callback at a time, and never before it; one that is past: as soon as possible.

        Where the machine's clock jumps ahead, it comes later by as much: it has waited as long.
        """
        return Alarm(self, when, callback)

    def at_time_of_day(self, when: float, callback: Callback) -> Alarm:
        """Do a callback as `at` does, but soon after the clock shows that time, also by a jump."""
        return Alarm(self, when, callback, LOOK_EVERY)

    async def sleep(self, seconds: float) -> None:
        """Wait for so many seconds of this clock's."""
        if seconds <= 0:
            return
        over = asyncio.Event()

        async def ring() -> None:
            over.set()

        alarm = self.at(self.now() + seconds, ring)
        try:
            await over.wait()
        finally:
            alarm.cancel()

    async def aclose(self, patience: float = 5.0) -> None:
        """Cancel what is due later; end what is being done and is not ready in so many seconds."""
        self._closed = True
        if self._tasks:
            _, late = await asyncio.wait(self._tasks, timeout=patience)
            for task in late:
                task.cancel()
            if late:
                await asyncio.wait(late, timeout=1)

    def start(self, callback: Callback) -> None:
        """Do now what is due."""
        if not self._closed:
            task = asyncio.create_task(self._do(callback))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _do(self, callback: Callback) -> None:
        try:
            await callback()
        except Exception:
            log.exception("alarm failed")
