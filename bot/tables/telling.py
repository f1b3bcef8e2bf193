"""How far a match has been told: the match is ahead, and what must be felt takes its time."""

from collections.abc import Sequence
from typing import NamedTuple

from bot.clock import Alarm
from bot.plugins.moments import Moments, beats_of
from games.engine.events import LogEntry

BEAT = 2.5
"""Seconds between two beats, and between the last of them and whatever is asked next."""


class Mark(NamedTuple):
    """How many events have been told, and how many beats of the one after them."""

    told: int
    beats: int = 0


class Telling:
    """How far one table's game has been told, and whether the next beat is still to come."""

    def __init__(self, mark: Mark) -> None:
        self.mark = mark
        self.pending: Alarm | None = None
        """What tells on after the beat that is just felt, or when the database can take it."""

    def next_beat(self, told: Sequence[LogEntry], moments: Moments) -> Mark | None:
        """Return how far the next beat goes; None where there is none in what is yet to be told."""
        for at in range(self.mark.told, len(told)):
            if told[at].to is not None:
                continue
            beats = beats_of(moments, told[at].event)
            if beats:
                so_far = self.mark.beats if at == self.mark.told else 0
                return Mark(at, so_far + 1) if so_far + 1 < beats else Mark(at + 1)
        return None

    def stop(self) -> None:
        """Tell nothing on by itself."""
        if self.pending is not None:
            self.pending.cancel()
            self.pending = None
