"""What one viewer knows: the part that every game's notebook shares."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, TypeAlias, cast

from games.engine.asks import Seat
from games.engine.claims import Spoken, Talk
from games.engine.crowns import Payment
from games.engine.events import Event, LogEntry

How: TypeAlias = Callable[[type[Any]], Callable[..., None]]
"""By the class of an event: what notes it."""


def remembered(how: How) -> How:
    """Return the same, but each class is looked up once."""
    return cast(How, cache(how))


@cache
def _seats(many: int) -> tuple[Seat, ...]:
    return tuple(map(Seat, range(many)))


class Notebook(ABC):
    """One viewer's knowledge, built up from the events that reach this viewer, and no others.

    Without a viewer it holds what everybody may know.
    """

    # A game's notebook has some thirty things more: with these among them it would be too many for
    # Python to keep their names once for all notebooks, and each would take three times the room.
    __slots__ = (
        "__weakref__",
        "events",
        "events_and_claims",
        "payments",
        "purses_before",
        "seats",
        "talk",
        "viewer",
    )

    def __init__(self, seats: int, viewer: Seat | None) -> None:
        """Know nothing yet. A game's own begins with ``super().__init__(seats, viewer)``."""
        self.viewer = viewer
        """Whose it is; None for what everybody may know."""
        self.seats = _seats(seats)
        """All seats, clockwise from the first."""
        self.purses_before: tuple[int, ...] = ()
        """The crowns of each seat when the match began. A game that shows them sets it."""
        self.payments: list[Payment] = []
        """What was paid, as far as the viewer knows. A game that shows it adds to it."""
        self.events: list[Event] = []
        """All events of the game that reached the viewer, in order."""
        self.events_and_claims: list[Event] = []
        """The same, and among them what players said."""
        self.talk = Talk()
        """What players have said, truly or not."""

    def purse(self, seat: Seat) -> int:
        """Return the crowns in front of a seat now."""
        purse = self.purses_before[seat]
        for paid in self.payments:
            purse += paid.amount * ((paid.payee == seat) - (paid.payer == seat))
        return purse

    def read(self, log: Iterable[LogEntry]) -> None:
        """Take in what reaches the viewer of these events, the next ones of the match."""
        for entry in log:
            if entry.to is None or self.viewer in entry.to:
                self.note(entry.event)

    def note(self, event: Event) -> None:
        """Take in one event that reaches the viewer."""
        self.events_and_claims.append(event)
        if isinstance(event, Spoken):
            self.hear(event)
            return
        self.events.append(event)
        self.learn(event)

    def hear(self, event: Spoken) -> None:
        """Take in what was just said."""
        self.talk.hear(event)

    @abstractmethod
    def learn(self, event: Event) -> None:
        """Make of an event what the game makes of it; it is among the events already."""
        ...
