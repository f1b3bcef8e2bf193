"""Discord's rate limits: buckets by route and place, and fifty requests a second in all."""

from __future__ import annotations

import hashlib
from collections import deque
from dataclasses import dataclass

from sandbox.clock import Clock


@dataclass(frozen=True, slots=True)
class Limit:
    """So many requests in so many seconds, shared by all routes of the same bucket name."""

    bucket: str
    requests: int
    seconds: float


DEFAULT = Limit("default", 50, 1.0)
SEND = Limit("message-create", 5, 5.0)
EDIT = Limit("message-edit", 5, 5.0)
DELETE = Limit("message-delete", 5, 1.0)
TYPING = Limit("typing", 5, 5.0)
THREAD = Limit("thread-create", 10, 10.0)
OPEN_DM = Limit("open-dm", 10, 10.0)
COMMANDS = Limit("commands", 5, 20.0)
CHANNEL_EDIT = Limit("channel-edit", 5, 15.0)
WEBHOOK = Limit("webhook", 5, 2.0)


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a request is told of its limits; `retry_after` is set when it came too early."""

    headers: dict[str, str]
    retry_after: float | None = None
    is_global: bool = False


class RateLimits:
    """Counts requests. Windows are fixed: they open with the first request and then end whole."""

    GLOBAL_PER_SECOND = 50

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self.enabled = True
        self._windows: dict[tuple[str, str], tuple[float, int]] = {}
        self._recent: deque[float] = deque()

    def judge(self, limit: Limit | None, major: str, *, counts_globally: bool) -> Verdict:
        """Count a request, or say when it may come again."""
        if not self.enabled:
            return Verdict({})
        now = self._clock.now()
        if counts_globally:
            while self._recent and self._recent[0] <= now - 1.0:
                self._recent.popleft()
            if len(self._recent) >= self.GLOBAL_PER_SECOND:
                wait = self._recent[0] + 1.0 - now
                headers = {
                    "Retry-After": str(max(1, round(wait))),
                    "X-RateLimit-Global": "true",
                    "X-RateLimit-Scope": "global",
                }
                return Verdict(headers, retry_after=wait, is_global=True)
            self._recent.append(now)
        if limit is None:
            return Verdict({})
        return self._bucket(limit, major, now)

    def _bucket(self, limit: Limit, major: str, now: float) -> Verdict:
        key = (limit.bucket, major)
        start, used = self._windows.get(key, (now, 0))
        if now >= start + limit.seconds:
            start, used = now, 0
        reset = start + limit.seconds
        allowed = used < limit.requests
        if allowed:
            used += 1
            self._windows[key] = (start, used)
            if len(self._windows) > 4096:
                self._forget(now)
        headers = {
            "X-RateLimit-Limit": str(limit.requests),
            "X-RateLimit-Remaining": str(limit.requests - used),
            "X-RateLimit-Reset": f"{reset:.3f}",
            "X-RateLimit-Reset-After": f"{reset - now:.3f}",
            "X-RateLimit-Bucket": hashlib.sha256(limit.bucket.encode()).hexdigest()[:32],
        }
        if allowed:
            return Verdict(headers)
        headers |= {
            "Retry-After": str(max(1, round(reset - now))),
            "X-RateLimit-Scope": "user",
        }
        return Verdict(headers, retry_after=round(reset - now, 3))

    def _forget(self, now: float) -> None:
        longest = 60.0
        self._windows = {k: v for k, v in self._windows.items() if now - v[0] < longest}
