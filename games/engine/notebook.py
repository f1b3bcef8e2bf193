"""What one viewer knows: the part that every game's notebook shares."""

from abc import ABC, abstractmethod
from collections.abc import Iterable

from games.engine.asks import Seat
from games.engine.claims import Spoken, Talk
from games.engine.crowns import Payment
from games.engine.events import Event, Told


class Notebook(ABC):
    """One viewer's knowledge, built up from the events that reach this viewer, and no others.

    Without a viewer it holds what everybody may know.
    """

    def __init__(self, seats: int, viewer: Seat | None) -> None:
        """Know nothing yet. A game's own begins with ``super().__init__(seats, viewer)``."""
        self.viewer = viewer
        """Whose it is; None for what everybody may know."""
        self.seats = tuple(Seat(n) for n in range(seats))
        """All seats, clockwise from the first."""
        self.purses_before: tuple[int, ...] = ()
        """The crowns of each seat when the match began. A game that shows them sets it."""
        self.payments: list[Payment] = []
        """What was paid, as far as the viewer knows. A game that shows it adds to it."""
        self.story: list[Event] = []
        """All events of the game that reached the viewer, in order."""
        self.told: list[Event] = []
        """The story, and among it what players said."""
        self.talk = Talk()
        """What players have said, truly or not."""

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
        self.told.append(event)
        if isinstance(event, Spoken):
            self.hear(event)
            return
        self.story.append(event)
        self.learn(event)

    def hear(self, event: Spoken) -> None:
        """Take in what was just said."""
        self.talk.hear(event)

    @abstractmethod
    def learn(self, event: Event) -> None:
        """Make of an event what the game makes of it; the story has it already."""
        ...
