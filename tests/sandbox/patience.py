"""Time for tests on a machine that may be slow."""

from collections.abc import Callable

from sandbox.clock import Timer, WallClock

PATIENCE = 300.0
"""Seconds until a test that hangs is given up: no fault is found by less, on any machine."""


class PatientClock(WallClock):
    """The sandbox's time on a machine that may be slow: it gives up on nobody for lateness."""

    def call_later(self, delay: float, callback: Callable[[], None]) -> Timer:
        """Call `callback` once, a hundred times later than it says."""
        return super().call_later(100 * delay, callback)
