"""What of a game must be felt: which public events are told beat by beat."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from games.engine.events import Event

Beats: TypeAlias = Callable[[Event], int]
"""How many beats an event takes: 0 is told together with the next beat."""

Moments: TypeAlias = Mapping[type[Event], int | Beats]
"""The kinds of public events that are moments; the beats of each."""


def beats_of(moments: Moments, event: Event) -> int:
    """Return how many beats an event takes; 0 where it is no moment."""
    beats = moments.get(type(event), 0)
    return beats if isinstance(beats, int) else beats(event)
