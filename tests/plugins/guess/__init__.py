"""The smallest game for one person: guess which of three cups the ring is under, in two tries."""

from typing import Any

from pydantic import BaseModel, ConfigDict

from bot.api import API, Formatter, GamePlugin, GameView, Seating, Switch
from games.engine.asks import ByDice, Question, Seat, one
from games.engine.chance import RandomPlayer
from games.engine.court import Court
from games.engine.crowns import Outcome, SeatOutcome
from games.engine.dice import pick
from games.engine.events import Event
from games.engine.game import Game
from games.engine.notebook import Notebook
from games.engine.values import value

CUPS = ("left", "middle", "right")


class Options(BaseModel):
    """``easy``: two tries, not one."""

    model_config = ConfigDict(extra="forbid")

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

    @staticmethod
    def _how_to_note(kind: type[Event], /) -> Any:
        return Notes._lift if kind is Lifted else lambda self, event: None

    def _lift(self, event: Lifted) -> None:
        self.lifted.append(event.cup)
        self.found = event.found


async def script(court: Court, options: Options) -> None:
    """Hide the ring; let them lift."""
    ring = pick(court.dice, CUPS)
    court.record(Hidden(ring))
    left, found = list(CUPS), False
    for _ in range(2 if options.easy else 1):
        question = Question(Seat(0), "lift", (one("lift", tuple(left)),), ByDice("lift"))
        cup = str((await court.ask(question)).picks[0])
        left.remove(cup)
        found = cup == ring
        court.announce(Lifted(cup, found))
        if found:
            break
    seat = SeatOutcome(Seat(0), "seeker", found, True)
    court.settle(Outcome("found" if found else "missed", (seat,), ()))


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
    view=GameView(board=_lines, hand=_lines, final=_final),
    seating=Seating.ALONE,
    daily={"easy": False},
    options=(Switch("easy", default=True),),
)
