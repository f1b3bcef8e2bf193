"""A game that asks all at once, in secret: once what all know, and once what tells their cards."""

from collections.abc import Callable

from bot.api import API, Formatter, GamePlugin, GameView, OneOf, defaults
from games.api import (
    Answer,
    Ask,
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
    Verb,
    one,
    value,
)

YES_OR_NO = (Verb("yes"), Verb("no"))
CARDS = ("key", "rose", "skull", "crown")
"""What a seat holds, by its number."""


def _secret(seat: Seat) -> Question:
    return Question(seat, "vote", YES_OR_NO, Answer("no"), secret=True)


def _alike(seat: Seat) -> Question:
    return Question(seat, "vote", YES_OR_NO, Answer("no"), secret=True, same_for_all=True)


def _verbs(seat: Seat) -> Question:
    """Who is first holds what the others do not."""
    verbs = (*YES_OR_NO, Verb("veto")) if seat == 0 else YES_OR_NO
    return Question(seat, "vote", verbs, Answer("no"), secret=True, same_for_all=True)


def _pools(seat: Seat) -> Question:
    lay = one("lay", (CARDS[seat], "nothing"))
    return Question(seat, "vote", (lay,), ByDice("lay"), secret=True, same_for_all=True)


def _about(seat: Seat) -> Question:
    card = CARDS[seat]
    return Question(
        seat, "vote", YES_OR_NO, Answer("no"), about=card, secret=True, same_for_all=True
    )


def _private(seat: Seat) -> Question:
    """Who is first holds what the others do not, and it is asked for all to see."""
    veto = Verb("veto", private=True)
    return Question(seat, "vote", (veto, *YES_OR_NO) if seat == 0 else YES_OR_NO, Answer("no"))


ASKED: dict[str, Callable[[Seat], Question]] = {
    "secret": _secret,
    "alike": _alike,
    "verbs": _verbs,
    "pools": _pools,
    "about": _about,
    "private": _private,
}
"""What is asked, by the host's choice; all but the first and the last are said to be alike."""


class Options(BaseModel, frozen=True, extra="forbid"):
    """What is asked: one of `ASKED`."""

    asked: str = "secret"


@value
class Voted(Event):
    """All have answered: so many said yes."""

    yes: int


async def script(context: ScriptContext, options: Options) -> None:
    """Ask all at once, twice; nobody wins."""
    for _ in range(2):
        answers = await context.ask_all(map(ASKED[options.asked], context.seats))
        context.announce(Voted(sum(answer.verb == "yes" for answer in answers.values())))
    seats = [SeatOutcome(seat, "voter", True, True) for seat in context.seats]
    context.settle(Outcome("over", tuple(seats), ()))


class Notes(Notebook):
    """What was counted."""

    def __init__(self, seats: int, viewer: Seat | None) -> None:
        super().__init__(seats, viewer)
        self.yes = 0

    def learn(self, event: Event) -> None:
        """Note what an event tells the viewer."""
        if isinstance(event, Voted):
            self.yes = event.yes


def _question(fmt: Formatter, notebook: Notes, ask: Ask) -> str:
    return f"{defaults.question(fmt, notebook, ask)} {_offered(fmt, notebook, ask)[0]}"


def _offered(fmt: Formatter, notebook: Notes, ask: Ask) -> list[str]:
    return [" or ".join(verb.name for verb in ask.verbs)]


def _lines(fmt: Formatter, notebook: Notes) -> list[list[str]]:
    return [[fmt.words("ballot-count", n=notebook.yes)]]


GAME = GamePlugin(
    api=API,
    rules=Game(
        id="ballot",
        version="1",
        least_seats=2,
        most_seats=4,
        options=Options,
        script=script,
        notebook=Notes,
        computer=RandomPlayer(),
    ),
    view=GameView(board=_lines, hand=_lines, final=_lines, question=_question, explained=_offered),
    options=(OneOf("asked", tuple(ASKED), "secret"),),
)
