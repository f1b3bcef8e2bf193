"""What happened, and who may know it."""

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Any, TypeAlias

from games.engine.asks import Seat


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened, named in the past tense. A game's events derive from this."""


Audience: TypeAlias = tuple[Seat, ...] | None
"""Who is told: everybody (None), or these seats. The empty tuple is for the record alone."""


@dataclass(frozen=True, slots=True)
class Told:
    """An event as it left the game. ``n`` counts the events of a match from 1."""

    n: int
    event: Event
    to: Audience

    def reaches(self, viewer: Seat | None) -> bool:
        """Say whether the viewer is told; None is a viewer without a seat."""
        return self.to is None or (viewer is not None and viewer in self.to)


def as_json(value: object) -> Any:
    """Return a field of an event in JSON's own types: enums as text, tuples as lists."""
    if value is None or isinstance(value, bool):
        return value
    if isinstance(value, str):
        return str(value)
    if isinstance(value, int):
        return int(value)
    if isinstance(value, Sequence):
        return [as_json(part) for part in value]
    raise TypeError(f"an event cannot hold {type(value).__name__}")


def event_json(told: Told) -> dict[str, Any]:
    """Return ``n``, ``event`` (its name), ``to`` ("all" or seats) and the event's own fields."""
    to: Any = "all" if told.to is None else [int(seat) for seat in told.to]
    own = {f.name: as_json(getattr(told.event, f.name)) for f in fields(told.event)}
    return {"n": told.n, "event": type(told.event).__name__, "to": to, **own}
