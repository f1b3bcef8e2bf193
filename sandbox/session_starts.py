"""How many sessions a bot may start, and how fast one after the other."""

from __future__ import annotations

from sandbox.clock import Clock
from sandbox.model import Json

TOTAL = 1000
DAY = 86_400.0
WINDOW = 5.0
"""Seconds."""


class SessionStarts:
    """Counts the identifies of a day, and judges whether one comes too early.

    Of the shards with the same ``shard_id % max_concurrency`` one may identify in five seconds:
    https://github.com/discord/discord-api-docs/pull/1621. What Discord refuses counts, too:
    https://github.com/discord/discord-api-docs/issues/1328.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self.enforced = False
        """Whether one that comes too early is refused.

        Not unless a sandbox was told so: a test that has a bot start again would wait five seconds
        for nothing. What is counted is the same.
        """
        self.max_concurrency = 1
        self.count = 0
        """All that there ever were."""
        self._latest: dict[int, float] = {}
        self._day_began: float | None = None
        self._today = 0

    def take(self, shard: int) -> bool:
        """Count an identify of this shard; whether it may start a session."""
        now = self._clock.now()
        if self._reset_after() == 0.0:
            self._day_began, self._today = now, 0
        self.count += 1
        self._today += 1
        bucket = shard % self.max_concurrency
        if self.enforced and now - self._latest.get(bucket, -WINDOW) < WINDOW:
            return False
        self._latest[bucket] = now
        return True

    def _reset_after(self) -> float:
        """Seconds until the day that began with an identify is over; 0: there is none."""
        if self._day_began is None:
            return 0.0
        return max(0.0, self._day_began + DAY - self._clock.now())

    def payload(self) -> Json:
        """The session start limit as GET /gateway/bot answers it."""
        left = self._reset_after()
        return {
            "total": TOTAL,
            "remaining": max(0, TOTAL - self._today) if left else TOTAL,
            "reset_after": int(left * 1000),
            "max_concurrency": self.max_concurrency,
        }
