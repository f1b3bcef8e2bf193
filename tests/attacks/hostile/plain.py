"""One small game with nothing wrong in it: every hostile one is this game with one fault put in.

Each of two is told a colour in secret. They are asked in turn, three times in all, to stay or to
point at somebody; then the second pays the first a crown.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from enum import StrEnum

from bot.api import API, Formatter, GamePlugin, GameView
from games.api import (
    AGREE,
    Among,
    Answer,
    AskPace,
    BaseModel,
    ClaimKind,
    Claims,
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
    one,
    pick,
    value,
)

SECRET = "whisper"
"""What verbs begin with that nobody else may see."""


class Colour(StrEnum):
    """What is secret: words that occur nowhere else, to be searched for."""

    VERMILION = "vermilion"
    ULTRAMARINE = "ultramarine"


class Place(StrEnum):
    """Where in the script a fault is."""

    DEAL = "deal"
    """Before anything is asked."""
    PRESS = "press"
    """After the host has answered."""
    COMPUTER = "computer"
    """After the computer has answered."""
    END = "end"
    """Before the result."""


class Options(BaseModel, frozen=True, extra="forbid"):
    """Nothing is chosen."""


@value
class Began(Event):
    """Nothing was asked yet."""

    seats: tuple[Seat, ...]


@value
class Given(Event):
    """A seat was given a colour. Only this seat is told."""

    seat: Seat
    colour: Colour


@value
class Moved(Event):
    """A seat has answered."""

    seat: Seat
    verb: str


class Notes(Notebook):
    """What has been told."""

    colour: Colour | None = None
    moves = 0

    def learn(self, event: Event) -> None:
        """Note it."""
        match event:
            case Given(_, colour):
                self.colour = colour
            case Moved():
                self.moves += 1


class Over(Exception):
    """The script has come to its end, wherever it was."""


Fault = Callable[[ScriptContext], Awaitable[None]]
"""What happens at a place of the script."""


async def nothing(_context: ScriptContext) -> None:
    """Let the game go on."""


def question(seat: Seat, verbs: tuple[Verb, ...] | None = None) -> Question:
    """Ask a seat to stay, or to point at somebody."""
    offered = (Verb("stay"), one("point", (Seat(0), Seat(1)))) if verbs is None else verbs
    return Question(seat, "move", offered, Answer("stay"), pace=AskPace.BRISK)


@dataclass(frozen=True)
class Script:
    """The rulebook, with a fault at one place of it."""

    fault: Fault = nothing
    place: Place = Place.PRESS

    async def __call__(self, context: ScriptContext, _options: Options) -> None:
        """Play; a fault may end it."""
        try:
            await self._play(context)
        except Over:
            return

    async def _play(self, context: ScriptContext) -> None:
        for seat in context.seats:
            context.tell(Given(seat, pick(context.dice, tuple(Colour))), seat)
        context.announce(Began(context.seats))
        await self._at(Place.DEAL, context)
        turns = ((0, Place.PRESS), (1, Place.COMPUTER), (0, Place.END))
        for number, place in turns:
            answer = await context.ask(question(Seat(number)))
            context.announce(Moved(Seat(number), answer.verb))
            await self._at(place, context)
        context.purses.pay(Seat(1), Seat(0), 1, "lost")
        parts = tuple(SeatOutcome(seat, "player", seat == 0, True) for seat in context.seats)
        context.settle(Outcome("won", parts, tuple(context.purses.payments)))

    async def _at(self, place: Place, context: ScriptContext) -> None:
        if place is self.place:
            await self.fault(context)


def lines(fmt: Formatter, notebook: Notes) -> list[list[str]]:
    """Say how many have moved."""
    return [[fmt.words(f"{fmt.table.game}-moves", n=notebook.moves)]]


RULES = Game(
    id="plain",
    version="1",
    least_seats=2,
    most_seats=2,
    options=Options,
    script=Script(),
    notebook=Notes,
    computer=RandomPlayer(),
    claims=Claims(kinds=(ClaimKind("like", (Among.OTHERS,)), AGREE), phases=(Began, Moved)),
)
GAME = GamePlugin(api=API, rules=RULES, view=GameView(board=lines, hand=lines, final=lines))

TEXTS = """
GAME-name = GAME
GAME-about = GAME: stay, or point at somebody. 2 players
GAME-line = Stay, or point at somebody.
GAME-help = A game takes a minute.
GAME-role-player = Player
GAME-moves = Moves: { $n }
GAME-ask-move = **Stay, or point at somebody.**
GAME-explain-move = Nothing comes of it. The second pays the first a crown.
GAME-silence-stay = -# If time runs out, you stay.
GAME-do-stay = Stay
GAME-do-point = Point
GAME-pick-point = At whom?
GAME-do-whisper = Whisper
GAME-do-whisper-to = Whisper to
GAME-pick-whisper-to = To whom?
GAME-silence-whisper = -# If time runs out, you whisper.
GAME-colour-vermilion = vermilion
GAME-colour-ultramarine = ultramarine
GAME-tale-began = The game began.
GAME-tale-moved = { $seat } answered.
GAME-story-given = { $seat } was given { $colour }.
GAME-claim-like = I like { $first_name }.
GAME-claim-like-label = I like …
GAME-page-overview = How to play
GAME-rules-overview-1 = Stay, or point at somebody.
"""
"""Its texts, and those of a hostile one under the name of that."""
