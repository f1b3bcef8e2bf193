"""The smallest game of who is first: one says that they hold the crown; does anybody doubt it?"""

from bot.api import API, Formatter, GamePlugin, GameView, Paragraphs, defaults
from games.api import (
    Answer,
    BaseModel,
    Event,
    Game,
    Notebook,
    Outcome,
    Question,
    RandomPlayer,
    ScriptContext,
    Seat,
    SeatOutcome,
    Verb,
    pick,
    value,
)

DOUBT, BELIEVE = Verb("doubt"), Verb("believe")


class Options(BaseModel, frozen=True, extra="forbid"):
    """Nothing to settle."""


@value
class CrownDealt(Event):
    """Whether the teller holds the crown: the teller alone knows."""

    seat: Seat
    held: bool


@value
class Doubted(Event):
    """Somebody was first to doubt it."""

    seat: Seat


@value
class Believed(Event):
    """All have believed it, in this order."""

    seats: tuple[Seat, ...]


class Notes(Notebook):
    """Whether there is a crown, for who may know."""

    held: bool | None = None
    """What the viewer was dealt last."""

    def learn(self, event: Event) -> None:
        """Note what an event tells the viewer."""
        if isinstance(event, CrownDealt):
            self.held = event.held


async def script(context: ScriptContext, options: Options) -> None:
    """Two tell. The first to doubt wins if there is no crown; the teller wins otherwise."""
    winners = [await tell(context, teller) for teller in context.seats[:2]]
    parts = tuple(SeatOutcome(seat, "player", seat in winners, True) for seat in context.seats)
    context.settle(Outcome("told", parts, ()))


async def tell(context: ScriptContext, teller: Seat) -> Seat:
    """Return who wins by what one of them tells."""
    held = pick(context.dice, (True, False))
    context.tell(CrownDealt(teller, held), teller)
    answers = await context.ask_any(
        [
            Question(seat, "crown", (DOUBT, BELIEVE), Answer("believe"))
            for seat in context.clockwise_from(teller)
        ],
        until=lambda answers: any(answer.verb == "doubt" for answer in answers.values()),
    )
    doubter = next((seat for seat, answer in answers.items() if answer.verb == "doubt"), None)
    if doubter is None:
        context.announce(Believed(tuple(answers)))
        return teller
    context.announce(Doubted(doubter))
    return teller if held else doubter


def _board(fmt: Formatter, notebook: Notes) -> Paragraphs:
    return [[fmt.seat_line(seat) for seat in notebook.seats]]


def _final(fmt: Formatter, notebook: Notes) -> Paragraphs:
    return [defaults.tale(fmt, notebook, notebook.events)]


def _hand(fmt: Formatter, notebook: Notes) -> Paragraphs:
    held = "unknown" if notebook.held is None else "held" if notebook.held else "empty"
    return [[fmt.words(f"doubt-{held}")]]


GAME = GamePlugin(
    api=API,
    rules=Game(
        id="doubt",
        version="1",
        least_seats=3,
        most_seats=4,
        options=Options,
        script=script,
        notebook=Notes,
        computer=RandomPlayer(),
    ),
    view=GameView(board=_board, hand=_hand, final=_final),
)
