"""Days, and the keys that the dice of a day come from: docs/fairness.md."""

import hashlib
import hmac
from dataclasses import dataclass

SECONDS = 86400
"""A day of UTC."""
LENGTH = 3653
"""Days that one chain of keys lasts: ten years."""


def day_of(now: float) -> int:
    """Return the number of a day, counted from 1970-01-01 in UTC."""
    return int(now // SECONDS)


def ends_at(day: int) -> float:
    """Return when a day is over, in seconds since 1970."""
    return float((day + 1) * SECONDS)


def mark_of(key: bytes, game: str, user_id: int) -> bytes:
    """Return what stands for a user's try of a day; without the day's key it is nobody's."""
    return hmac.digest(key, f"{game}:{user_id}".encode(), "sha256")


@dataclass(frozen=True, slots=True)
class DayScore:
    """How a user did at a day's deal; who did as well shares the place."""

    place: int
    user_id: int
    """Below zero: a user who had everything erased."""
    name: str
    won: bool
    score: int | None
    streak: int
    """Days in a row, up to this one, on which they finished the day's deal, in whichever guild."""
    table_id: int


@dataclass(frozen=True, slots=True)
class DayKeys:
    """A chain of keys, one a day: each is the SHA-256 of the next day's.

    So a key that is shown proves those of all days before it, and tells nothing of those to come.
    """

    first_day: int
    last_key: bytes
    """The key of the last day. Secret: all others follow from it."""

    @property
    def last_day(self) -> int:
        """The last day that has a key."""
        return self.first_day + LENGTH - 1

    @property
    def anchor(self) -> str:
        """The SHA-256 of the first day's key, in hex: told before anybody is dealt to by it."""
        return self._before(self.first_day - 1).hex()

    def key(self, day: int) -> bytes:
        """Return a day's key; raise `ValueError` for a day that has none."""
        if not self.first_day <= day <= self.last_day:
            raise ValueError(f"day {day} has no key")
        return self._before(day)

    def _before(self, day: int) -> bytes:
        key = self.last_key
        for _ in range(self.last_day - day):
            key = hashlib.sha256(key).digest()
        return key
