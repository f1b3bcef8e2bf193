"""A game that fails, where and how a variable of the environment says."""

import os
from collections.abc import Callable
from dataclasses import fields
from typing import Any

from bot.api import API, Colour, Formatter, GamePlugin, GameView, SeatPicture, TablePicture
from games.api import (
    DEFAULT_STYLE,
    Answer,
    Ask,
    AskPace,
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
    ScriptContext,
    Seat,
    SeatOutcome,
    Verb,
    one,
    value,
)
from tests.plugins.deeds import DEEDS

ROUNDS = 2
ROGUE = "ROGUE"
"""The variable that says where it fails, and how: ``board:forever``, or ``hand:raises
final:nothing``. Workers have it, too."""
tried: set[str] = set()
"""Where it has failed in this process."""


def fails(where: str) -> bool:
    """Say whether it is to fail there."""
    return f" {where}:" in f" {os.environ.get(ROGUE, '')}"


def instead(where: str, usual: Any) -> Any:
    """Return what is usual there, or do what is to be done instead."""
    if not fails(where):
        return usual
    tried.add(where)
    deeds = dict(each.split(":") for each in os.environ[ROGUE].split())
    return DEEDS[deeds[where]]()


class Options(BaseModel, frozen=True, extra="forbid"):
    """None."""


@value
class Nodded(Event):
    """A seat has nodded."""

    seat: Seat


class Notes(Notebook):
    """Nothing of note."""

    def learn(self, event: Event) -> None:
        """Learn nothing, or fail."""
        instead("notebook", None)


NOD = (Verb("nod"), one("point", (Seat(0), Seat(1))))


async def script(context: ScriptContext, options: Options) -> None:
    """Have everybody nod in turn."""
    instead("deal", None)
    for k in range(ROUNDS):
        seat = context.seats[k % len(context.seats)]
        await context.ask(Question(seat, "nod", NOD, Answer("nod")))
        context.announce(Nodded(seat))
        instead("step", None)
    seats = [SeatOutcome(seat, "guest", True, True) for seat in context.seats]
    context.settle(Outcome("over", tuple(seats), ()))


class Computer:
    """Nods."""

    def answer(
        self, notebook: Notes, ask: Ask, dice: Dice, style: PlayStyle = DEFAULT_STYLE
    ) -> Any:
        """Nod, or fail."""
        return instead("computer", Answer("nod"))


def speak(notebook: Notes, ask: Ask, dice: Dice, style: PlayStyle) -> Any:
    """Say nothing, or fail."""
    return instead("speaker", None)


def _failing(name: str, function: Callable[..., Any]) -> Callable[..., Any]:
    def called(*args: Any) -> Any:
        return instead(name, None) if fails(name) else function(*args)

    return called


def _board(fmt: Formatter, notebook: Notes) -> list[list[str]]:
    return [[fmt.words("rogue-board")]]


def _picture(fmt: Formatter, notebook: Notes) -> TablePicture:
    seats = tuple(SeatPicture() for _ in notebook.seats)
    return TablePicture(banner="Here", colour=Colour.GREEN, seats=seats)


OWN: dict[str, Callable[..., Any]] = {
    "board": _board,
    "hand": _board,
    "final": _board,
    "picture": _picture,
}
VIEW: dict[str, Any] = {
    each.name: each.default for each in fields(GameView) if callable(each.default)
}
VIEW = {name: _failing(name, each) for name, each in {**VIEW, **OWN}.items()}
GAME = GamePlugin(
    api=API,
    rules=Game(
        id="rogue",
        version="1",
        least_seats=2,
        most_seats=4,
        options=Options,
        script=script,
        notebook=Notes,
        computer=Computer(),
        claims=Claims(
            kinds=(ClaimKind("sorry", ()),),
            phases=(Nodded,),
            quiet=_failing("quiet", lambda notebook: ()),
            absent=_failing("absent", lambda notebook: ()),
        ),
        speaker=speak,
        seats_for=_failing("seats_for", lambda options: range(2, 5)),
    ),
    view=GameView(**VIEW),
    pace=_failing("pace", lambda choices: AskPace.TURN),
    check=_failing("check", lambda choices, seats: None),
    feats=_failing("feats", lambda events: ()),
    successor=_failing("successor", lambda notebook: None),
)
