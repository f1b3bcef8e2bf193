"""The smallest game of teams: who is whose mate is secret, and mates may whisper."""

from enum import StrEnum

from bot.api import API, Formatter, GamePlugin, GameView, Paragraphs, defaults
from games.api import (
    AGREE,
    DEFAULT_STYLE,
    Among,
    Answer,
    Ask,
    BaseModel,
    ClaimKind,
    Claims,
    Dice,
    Event,
    Game,
    Notebook,
    Outcome,
    PlayStyle,
    Question,
    RandomPlayer,
    ScriptContext,
    Seat,
    SeatOutcome,
    one,
    shuffle,
    value,
)


class Suit(StrEnum):
    """What can be played."""

    SUN = "sun"
    MOON = "moon"


class Options(BaseModel, frozen=True, extra="forbid"):
    """Nothing to settle."""


@value
class MateNamed(Event):
    """Who is the mate of a seat."""

    seat: Seat


@value
class RoundBegan(Event):
    """Everybody plays once more."""


@value
class SuitPlayed(Event):
    """A seat has played."""

    seat: Seat
    suit: Suit


class Notes(Notebook):
    """Who is the viewer's mate."""

    mate: Seat | None = None

    def learn(self, event: Event) -> None:
        """Note what an event tells the viewer."""
        if isinstance(event, MateNamed):
            self.mate = event.seat


def mate(notebook: Notes) -> tuple[Seat, ...]:
    """Who hears a whisper."""
    return () if notebook.mate is None else (notebook.mate,)


def says(notebook: Notes, ask: Ask, dice: Dice, style: PlayStyle = DEFAULT_STYLE) -> Answer | None:
    """What computers say: to their mates, what they mean to play."""
    return Answer("play", (Suit.SUN,))


async def script(context: ScriptContext, options: Options) -> None:
    """The team that plays more suns wins."""
    order = list(context.seats)
    shuffle(context.dice, order)
    teams = (order[:2], order[2:])
    for one_of, other in (*teams, *(team[::-1] for team in teams)):
        context.tell(MateNamed(other), one_of)
    suns = dict.fromkeys(context.seats, 0)
    for _ in range(2):
        context.announce(RoundBegan())
        for seat in context.seats:
            play = one("play", tuple(Suit))
            answer = await context.ask(
                Question(seat, "turn", (play,), Answer("play", (Suit.MOON,)))
            )
            suns[seat] += answer.pick(Suit) is Suit.SUN
            context.announce(SuitPlayed(seat, answer.pick(Suit)))
    first, second = (sum(suns[seat] for seat in team) for team in teams)
    winners = teams[0] if first >= second else teams[1]
    parts = [SeatOutcome(seat, "player", seat in winners, True) for seat in context.seats]
    context.settle(Outcome("over", tuple(parts), ()))


def _board(fmt: Formatter, notebook: Notes) -> Paragraphs:
    return [[fmt.seat_line(seat) for seat in notebook.seats]]


def _final(fmt: Formatter, notebook: Notes) -> Paragraphs:
    return [defaults.tale(fmt, notebook, notebook.events)]


def _hand(fmt: Formatter, notebook: Notes) -> Paragraphs:
    mates = fmt.names(mate(notebook))
    return [[fmt.words("mates-yours", who=mates)] if mates else []]


GAME = GamePlugin(
    api=API,
    rules=Game(
        id="mates",
        version="1",
        least_seats=4,
        most_seats=4,
        options=Options,
        script=script,
        notebook=Notes,
        computer=RandomPlayer(),
        claims=Claims(
            kinds=(
                ClaimKind("play", (tuple(Suit),), to=mate),
                ClaimKind("trust", (Among.OTHERS,)),
                AGREE,
            ),
            phases=(RoundBegan,),
        ),
        speaker=says,
    ),
    view=GameView(board=_board, hand=_hand, final=_final),
)
