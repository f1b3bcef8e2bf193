"""A game that is as long as is wished: round by round somebody learns a number and says go on."""

from bot.api import API, Formatter, GamePlugin, GameView
from games.api import (
    Answer,
    Ask,
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
    value,
)


class Options(BaseModel, frozen=True, extra="forbid"):
    """How many rounds there are."""

    rounds: int = 3


@value
class NumberSeen(Event):
    """The first seat has seen a number, alone."""

    round: int
    number: int


@value
class Counted(Event):
    """A round is over."""

    round: int


async def script(context: ScriptContext, options: Options) -> None:
    """Show a number to the first seat, and ask it to go on; nobody wins."""
    for n in range(1, options.rounds + 1):
        context.tell(NumberSeen(n, n * 7), Seat(0))
        context.announce(Counted(n))
        await context.ask(Question(Seat(0), "go", (Verb("on"),), Answer("on")))
    seats = [SeatOutcome(seat, "counter", True, True) for seat in context.seats]
    context.settle(Outcome("over", tuple(seats), ()))


class Notes(Notebook):
    """The last number that was seen."""

    def __init__(self, seats: int, viewer: Seat | None) -> None:
        super().__init__(seats, viewer)
        self.number = 0

    def learn(self, event: Event) -> None:
        """Note what an event tells the viewer."""
        if isinstance(event, NumberSeen):
            self.number = event.number


def _hand(fmt: Formatter, notebook: Notes) -> list[list[str]]:
    name = fmt.name(notebook.viewer or Seat(0))
    return [[fmt.words("counting-holds", name=name, number=notebook.number)]]


def _board(fmt: Formatter, notebook: Notes) -> list[list[str]]:
    return []


def _question(fmt: Formatter, notebook: Notes, ask: Ask) -> str:
    return fmt.words("counting-ask-go")


GAME = GamePlugin(
    api=API,
    rules=Game(
        id="counting",
        version="1",
        least_seats=2,
        most_seats=2,
        options=Options,
        script=script,
        notebook=Notes,
        computer=RandomPlayer(),
    ),
    view=GameView(board=_board, hand=_hand, final=_hand, question=_question),
)
