"""Ids as Discord makes them: a moment in milliseconds and a counter, as a string of digits."""

from __future__ import annotations

from datetime import UTC, datetime

from sandbox.clock import Clock

DISCORD_EPOCH_MS = 1_420_070_400_000
SETUP_MS = 1_577_836_800_000
"""2020-01-01: who and what is there from the start has ids from then, the same at every start."""


class Snowflakes:
    """Mints ids that only ever grow, even when the clock does not move."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = (SETUP_MS - DISCORD_EPOCH_MS) << 22
        self._setting_up = True

    def setup_done(self) -> None:
        """From here on ids tell the time; before, they do not depend on the clock."""
        self._setting_up = False

    def turn(self) -> None:
        """Mint the next ids in a later millisecond: a guild's shard follows from that alone."""
        self._last = (((self._last >> 22) + 1) << 22) - 1

    def mint(self) -> str:
        """A new id, greater than every id minted before."""
        millis = 0 if self._setting_up else int(self._clock.now() * 1000) - DISCORD_EPOCH_MS
        self._last = max(self._last + 1, millis << 22)
        return str(self._last)


def timestamp(seconds: float) -> str:
    """The moment as Discord writes it in JSON (ISO 8601, UTC)."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="microseconds")
