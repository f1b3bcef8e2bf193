"""How goblets come to the table: the Cupbearer serves the King, the Seneschal all others."""

from games.engine.asks import Answer, ByDice, Question, Seat, Target, one
from games.feast.cards import SERVING_TITLES, Goblet, Spot, Title
from games.feast.events import GobletsKnown, GobletsServed
from games.feast.state import State
from games.feast.words import Do, Topic


class Tray:
    """Goblets to be served: for whom, and how many of wine and of poison.

    As many Wine Goblets as there are seats to serve and one Poison Goblet. A short deck gives
    what it has: then the last clockwise from the King's left go without, and no goblet is boxed.
    """

    def __init__(self, state: State, title: Title, seats: tuple[Seat, ...]) -> None:
        self.state = state
        self.title = title
        self.by = state.bearer(title).seat
        self.wine = min(state.wine, len(seats))
        self.poison = min(state.poison_goblets, 1)
        self.seats = seats[: self.wine + self.poison]

    def pool(self) -> tuple[Target, ...]:
        """Return who may get the poison; the box too, when there is wine for everybody.

        Nothing to serve: nobody. No poison: only the box, which gets none.
        """
        if not self.seats:
            return ()
        if not self.poison:
            return (Spot.BOX,)
        return (*self.seats, Spot.BOX) if self.wine == len(self.seats) else self.seats

    def serve(self, poisoned: Target) -> None:
        """Put the goblets down: poison for one seat or for the box, wine for all others."""
        state, context = self.state, self.state.context
        state.wine -= self.wine
        state.poison_goblets -= self.poison
        goblets = {seat: Goblet.POISON if seat == poisoned else Goblet.WINE for seat in self.seats}
        boxed = None
        if self.poison and poisoned == Spot.BOX:
            boxed = Goblet.POISON
        elif self.wine + self.poison > len(self.seats):
            boxed = Goblet.WINE
        for seat, goblet in goblets.items():
            state.guests[seat].goblet = goblet
        context.announce(GobletsServed(self.by, self.title, self.wine, self.poison, self.seats))
        known = GobletsKnown(self.by, self.title, tuple(goblets.items()), boxed)
        context.tell(known, self.by)


def tray(state: State, title: Title) -> Tray:
    """Return the tray for all whom a serving title serves and who have no goblet."""
    seats = (state.king,) if title is Title.CUPBEARER else state.living()[:-1]
    return Tray(state, title, tuple(s for s in seats if state.guests[s].goblet is None))


def kings_cup(state: State, bearer: Seat) -> tuple[Target, ...]:
    """Cupbearer: the King or the box, when he has no goblet."""
    return tray(state, Title.CUPBEARER).pool()


async def serve_king(state: State, bearer: Seat, answer: Answer) -> None:
    """Cupbearer: one of a Wine and a Poison Goblet for the King, the other into the box."""
    tray(state, Title.CUPBEARER).serve(answer.picks[0])


def others_cups(state: State, bearer: Seat) -> tuple[Target, ...]:
    """Seneschal: those without a goblet, or the box."""
    return tray(state, Title.SENESCHAL).pool()


async def serve_others(state: State, bearer: Seat, answer: Answer) -> None:
    """Seneschal: wine for all without a goblet; the Poison Goblet for one of them or the box."""
    tray(state, Title.SENESCHAL).serve(answer.picks[0])


async def serve_first(state: State) -> None:
    """Setup: both serve at once, and what each did stays between them and the box."""
    trays = [tray(state, title) for title in SERVING_TITLES]
    answers = await state.context.ask_all(
        Question(
            each.by,
            Topic.SERVE,
            (one(Do.SERVE, each.pool()),),
            ByDice(Do.SERVE),
            about=each.title,
            secret=True,
        )
        for each in trays
    )
    for each in trays:
        each.serve(answers[each.by].picks[0])
