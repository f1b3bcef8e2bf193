"""What one viewer knows: the part that every game's notebook shares."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from typing import Any

from games.engine.asks import Seat
from games.engine.crowns import Payment
from games.engine.events import Event, Told


class Notebook(ABC):
    """One viewer's knowledge, built up from the events that reach this viewer, and no others.

    Without a viewer it holds what everybody may know. A game's own notebook registers a
    ``_note`` for each event that it makes something of.
    """

    def __init__(self, seats: int, viewer: Seat | None) -> None:
        self.viewer = viewer
        self.seats = tuple(Seat(n) for n in range(seats))
        self.purses_before: tuple[int, ...] = ()
        self.payments: list[Payment] = []
        self.story: list[Event] = []
        """All events that reached the viewer, in order."""

    def purse(self, seat: Seat) -> int:
        """Return the crowns in front of a seat now."""
        paid = sum(p.amount for p in self.payments if p.payer == seat)
        got = sum(p.amount for p in self.payments if p.payee == seat)
        return self.purses_before[seat] - paid + got

    def read(self, told: Iterable[Told]) -> None:
        """Take in what reaches the viewer of these events, the next ones of the match."""
        for item in told:
            if item.reaches(self.viewer):
                self.note(item.event)

    def note(self, event: Event) -> None:
        """Take in one event that reaches the viewer."""
        self.story.append(event)
        self._how_to_note(type(event))(self, event)

    @staticmethod
    @abstractmethod
    def _how_to_note(kind: type[Event], /) -> Callable[[Any, Event], None]:
        """Return the ``_note`` for events of a kind.

        As calling ``_note``, at half the cost: it is called for every event and every viewer.
        """
        ...
