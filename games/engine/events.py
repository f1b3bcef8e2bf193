"""What happened, and who may know it."""

from collections.abc import Sequence
from typing import Any, ClassVar, TypeAlias

from games.engine.asks import Seat
from games.engine.values import value


class Event:
    """Something that happened, named in the past tense.

    A game's events derive from this, each a `value` whose fields are plain data: numbers, words,
    and tuples of them. No field is named ``n``, ``event`` or ``to``.
    """

    __slots__ = ()
    __match_args__: ClassVar[tuple[str, ...]] = ()

    def parts(self) -> dict[str, Any]:
        """Return the event's own fields by name, in order."""
        return {name: getattr(self, name) for name in self.__match_args__}


Audience: TypeAlias = tuple[Seat, ...] | None
"""Who is told: everybody (None), or these seats. The empty tuple is for the record alone."""


@value
class LogEntry:
    """An event as it left the game. ``n`` counts the events of a match from 1."""

    n: int
    """Its number in the match."""
    event: Event
    """What happened."""
    to: Audience
    """Who was told."""

    def reaches(self, viewer: Seat | None) -> bool:
        """Say whether the viewer is told; None is a viewer without a seat."""
        return self.to is None or (viewer is not None and viewer in self.to)


_PLAIN = frozenset((type(None), bool, int, str))
"""What is one of JSON's own types; of enums and what else derives from these it is made."""


def as_json(value: object) -> Any:
    """Return a field of an event in JSON's own types: enums as text, tuples as lists."""
    if type(value) in _PLAIN:
        return value
    if isinstance(value, tuple):
        return [as_json(part) for part in value]
    if isinstance(value, str):
        return str(value)
    if isinstance(value, int):
        return int(value)
    if isinstance(value, Sequence):
        return [as_json(part) for part in value]
    raise TypeError(f"an event cannot hold {type(value).__name__}")


def event_json(entry: LogEntry) -> dict[str, Any]:
    """Return ``n``, ``event`` (its name), ``to`` ("all" or seats) and the event's own fields."""
    to: Any = "all" if entry.to is None else [int(seat) for seat in entry.to]
    own = {name: as_json(part) for name, part in entry.event.parts().items()}
    return {"n": entry.n, "event": type(entry.event).__name__, "to": to, **own}
