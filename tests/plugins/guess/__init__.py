"""The smallest game for one person: guess which of three cups the ring is under, in two tries."""

from collections.abc import Callable, Sequence

from bot.api import API, Formatter, GamePlugin, GameView, Seating, Statistic, Switch
from games.api import (
    Answer,
    BaseModel,
    Count,
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

CUPS = ("left", "middle", "right")


class Options(BaseModel, frozen=True, extra="forbid"):
    """``easy``: two tries, not one."""

    easy: bool = True


@value
class Hidden(Event):
    """The ring is under a cup: for the record alone."""

    cup: str


@value
class Lifted(Event):
    """A cup was lifted."""

    cup: str
    found: bool


class Notes(Notebook):
    """What has been lifted."""

    def __init__(self, seats: int, viewer: Seat | None) -> None:
        super().__init__(seats, viewer)
        self.lifted: list[str] = []
        self.found = False

    def learn(self, event: Event) -> None:
        """Note what an event tells the viewer."""
        if isinstance(event, Lifted):
            self.lifted.append(event.cup)
            self.found = event.found


async def script(context: ScriptContext, options: Options) -> None:
    """Hide the ring; let them lift."""
    ring = pick(context.dice, CUPS)
    context.record(Hidden(ring))
    left, found = list(CUPS), False
    for _ in range(2 if options.easy else 1):
        question = Question(Seat(0), "lift", (one("lift", tuple(left)),), Answer("go"))
        answer = await context.ask(question)
        if answer.verb == "go":
            break
        cup = str(answer.picks[0])
        left.remove(cup)
        found = cup == ring
        context.announce(Lifted(cup, found))
        if found:
            break
    counts = (Count("found", 1, ring),) if found else ()
    seat = SeatOutcome(Seat(0), "seeker", found, True, counts, len(left) if found else 0)
    context.settle(Outcome("found" if found else "missed", (seat,), ()))


def where(events: Sequence[Event], in_time: Callable[[], bool]) -> str | None:
    """Say under which cup the ring was, if there is time."""
    hidden = [event.cup for event in events if isinstance(event, Hidden)]
    return hidden[0] if in_time() else None


def _where(fmt: Formatter, cup: str) -> str:
    return fmt.words("guess-was-under", cup=cup)


def _lines(fmt: Formatter, notebook: Notes) -> list[list[str]]:
    return [[fmt.words("guess-lifted", cups=", ".join(notebook.lifted) or "-")]]


def _final(fmt: Formatter, notebook: Notes) -> list[list[str]]:
    return [[fmt.words("guess-found" if notebook.found else "guess-missed")]]


RULES = Game(
    id="guess",
    version="1",
    least_seats=1,
    most_seats=1,
    options=Options,
    script=script,
    notebook=Notes,
    computer=RandomPlayer(),
)
GAME = GamePlugin(
    api=API,
    rules=RULES,
    view=GameView(board=_lines, hand=_lines, final=_final, hindsight=_where),
    seating=Seating.ALONE,
    daily={"easy": False},
    hindsight=where,
    options=(Switch("easy", default=True),),
    statistics=(Statistic("found", words=CUPS),),
)
