"""A clock that only moves when a test turns it."""

import asyncio
import heapq
import itertools

from bot.clock import Alarm, Callback, Clock

START = 1_767_225_600.0
"""When every test's evening begins: with the year 2026, as the simulated Discord's time does."""


MOST_AT_ONCE = 10_000
"""So much is never to be done at one moment: what is due again at once would be so for ever."""


class HandAlarm(Alarm):
    """A callback that waits for the hand."""

    def __init__(self, callback: Callback) -> None:
        self.callback: Callback | None = callback
        self.of_day = False
        """Whether it is due when the clock shows a time, however it comes to show it."""

    def cancel(self) -> None:
        """See `Alarm.cancel`."""
        self.callback = None


class HandClock(Clock):
    """Fires what is due, in order, one callback after another, and waits for each."""

    def __init__(self, now: float = START) -> None:
        self.failures: list[Exception] = []
        """What callbacks raised: a real clock would only log it."""
        self.asked = asyncio.Event()
        """Whether anything was ever to be done later."""
        self.late = 0.0
        """Seconds after its time at which all is done: a real clock's are never nought."""
        self._now = now
        self._alarms: list[tuple[float, int, HandAlarm]] = []
        self._count = itertools.count()

    def now(self) -> float:
        """See `Clock.now`."""
        return self._now

    def at(self, when: float, callback: Callback) -> Alarm:
        """See `Clock.at`."""
        alarm = HandAlarm(callback)
        self.asked.set()
        heapq.heappush(self._alarms, (max(when, self._now), next(self._count), alarm))
        return alarm

    def at_time_of_day(self, when: float, callback: Callback) -> Alarm:
        """See `Clock.at_time_of_day`."""
        alarm = self.at(when, callback)
        if isinstance(alarm, HandAlarm):
            alarm.of_day = True
        return alarm

    def waits(self, seconds: float) -> bool:
        """Say whether anything is to be done within so much time."""
        return any(when <= self._now + seconds for when, _, alarm in self._alarms if alarm.callback)

    async def turn(self, seconds: float) -> None:
        """Let so much time pass."""
        until, moment, done = self._now + seconds, self._now, 0
        while self._alarms and self._alarms[0][0] <= until:
            when, _, alarm = heapq.heappop(self._alarms)
            callback, alarm.callback = alarm.callback, None
            if callback is None:
                continue
            self._now = max(self._now, when + self.late)
            moment, done = self._now, done + 1 if self._now == moment else 1
            assert done <= MOST_AT_ONCE, f"due again and again at one moment: {callback}"
            await self._do(callback)
        self._now = max(self._now, until)

    def jump(self, seconds: float) -> None:
        """Show a later time, as after a machine's sleep: what is due has its whole time still.

        But for what is due at a time of day.
        """
        self._now += seconds
        self._alarms = [
            (when if alarm.of_day else when + seconds, count, alarm)
            for when, count, alarm in self._alarms
        ]
        heapq.heapify(self._alarms)

    async def _do(self, callback: Callback) -> None:
        try:
            await callback()
        except Exception as failure:
            self.failures.append(failure)

    async def aclose(self, patience: float = 5.0) -> None:
        """See `Clock.aclose`."""
        self._alarms.clear()
