"""The smallest game with a night: one of all is the wolf, and nobody is to see who is woken."""

from bot.api import API, Formatter, GamePlugin, GameView, Paragraphs, defaults
from games.api import (
    BaseModel,
    ByDice,
    Event,
    Game,
    Notebook,
    Outcome,
    Question,
    RandomPlayer,
    ScriptContext,
    Seat,
    SeatOutcome,
    one,
    pick,
    value,
)


class Options(BaseModel, frozen=True, extra="forbid"):
    """Nothing to settle."""


@value
class WolfWoken(Event):
    """Who is the wolf: the wolf alone knows."""

    seat: Seat


@value
class Bitten(Event):
    """Whom the wolf has bitten: that one feels it."""

    seat: Seat


@value
class MorningCame(Event):
    """The night is over."""


@value
class Accused(Event):
    """Somebody takes somebody for the wolf."""

    by: Seat
    seat: Seat


class Notes(Notebook):
    """What has become of the viewer."""

    wolf = False
    bitten = False

    def learn(self, event: Event) -> None:
        """Note what an event tells the viewer."""
        match event:
            case WolfWoken(seat):
                self.wolf = seat == self.viewer
            case Bitten(seat):
                self.bitten = seat == self.viewer


async def script(context: ScriptContext, options: Options) -> None:
    """The wolf bites in the night; by day who was bitten accuses somebody."""
    wolf = pick(context.dice, context.seats)
    context.tell(WolfWoken(wolf), wolf)
    bite = one("bite", context.clockwise_from(wolf))
    answer = await context.ask(Question(wolf, "night", (bite,), ByDice("bite"), hidden=True))
    bitten = answer.pick(Seat)
    context.tell(Bitten(bitten), bitten)
    context.announce(MorningCame())
    accuse = one("accuse", context.clockwise_from(Seat(0)))
    answer = await context.ask(Question(Seat(0), "day", (accuse,), ByDice("accuse")))
    accused = answer.pick(Seat)
    context.announce(Accused(Seat(0), accused))
    parts = [SeatOutcome(seat, "player", accused == wolf, True) for seat in context.seats]
    context.settle(Outcome("over", tuple(parts), ()))


def _board(fmt: Formatter, notebook: Notes) -> Paragraphs:
    return [[fmt.seat_line(seat) for seat in notebook.seats]]


def _final(fmt: Formatter, notebook: Notes) -> Paragraphs:
    return [defaults.tale(fmt, notebook, notebook.events)]


def _hand(fmt: Formatter, notebook: Notes) -> Paragraphs:
    said = [fmt.words("night-wolf" if notebook.wolf else "night-villager")]
    return [[*said, fmt.words("night-bitten")] if notebook.bitten else said]


GAME = GamePlugin(
    api=API,
    rules=Game(
        id="night",
        version="1",
        least_seats=3,
        most_seats=5,
        options=Options,
        script=script,
        notebook=Notes,
        computer=RandomPlayer(),
    ),
    view=GameView(board=_board, hand=_hand, final=_final),
)
