"""The one clock: deadlines, computer players and joined edits all run from it."""

import asyncio
import time
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable

import structlog

log = structlog.get_logger(__name__)

Callback = Callable[[], Awaitable[None]]


class Alarm(ABC):
    """A callback that is due at a time, until it is cancelled."""

    @abstractmethod
    def cancel(self) -> None:
        """Forget the callback; nothing happens when it was done already."""


class Clock(ABC):
    """Tells the time and wakes who asks for it. Tests hand in one that they turn by hand."""

    @abstractmethod
    def now(self) -> float:
        """Return the time in seconds since 1970."""

    @abstractmethod
    def at(self, when: float, callback: Callback) -> Alarm:
        """Do a callback at a time; a time that is past means as soon as possible."""

    @abstractmethod
    async def aclose(self) -> None:
        """Cancel what is due later and wait for what is being done."""


class _LoopAlarm(Alarm):
    def __init__(self) -> None:
        self.handle: asyncio.TimerHandle | None = None

    def cancel(self) -> None:
        if self.handle is not None:
            self.handle.cancel()


class LoopClock(Clock):
    """The real time, on the running event loop."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    def now(self) -> float:
        """Return the seconds since 1970."""
        return time.time()

    def at(self, when: float, callback: Callback) -> Alarm:
        """Call back at a time, at once if it is past."""
        alarm = _LoopAlarm()
        alarm.handle = asyncio.get_running_loop().call_later(
            max(0.0, when - self.now()), self._start, callback
        )
        return alarm

    async def aclose(self) -> None:
        """Start nothing more, and wait a few seconds for what runs."""
        self._closed = True
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=5)

    def _start(self, callback: Callback) -> None:
        if not self._closed:
            task = asyncio.create_task(self._do(callback))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _do(self, callback: Callback) -> None:
        try:
            await callback()
        except Exception:
            log.exception("alarm failed")
