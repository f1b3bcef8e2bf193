"""The smallest game of words: one types a hint, and the others type what they take it for."""

from bot.api import API, Formatter, GamePlugin, GameView, Paragraphs, defaults
from games.api import (
    Answer,
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
    pick,
    typed,
    value,
)

WORDS = ("king", "queen", "fool", "1984")


class Options(BaseModel, frozen=True, extra="forbid"):
    """Nothing to settle."""


@value
class WordDrawn(Event):
    """What is to be found: the teller alone knows."""

    word: str


@value
class HintGiven(Event):
    """The teller has typed a hint."""

    seat: Seat
    hint: str


@value
class HintWithheld(Event):
    """The teller says nothing."""


@value
class WordGuessed(Event):
    """A seat takes it for this word."""

    seat: Seat
    word: str


class Notes(Notebook):
    """The word, for who may know it, and the hint."""

    word = ""
    hint = ""

    def learn(self, event: Event) -> None:
        """Note what an event tells the viewer."""
        match event:
            case WordDrawn(word):
                self.word = word
            case HintGiven(_, hint):
                self.hint = hint


async def script(context: ScriptContext, options: Options) -> None:
    """A hint, and then all others guess at once."""
    teller, *others = context.seats
    word = pick(context.dice, WORDS)
    context.tell(WordDrawn(word), teller)
    hint = typed("hint", 30, least=2)
    given = await context.ask(Question(teller, "tell", (hint, Verb("nothing")), Answer("nothing")))
    if given.verb == "hint":
        context.announce(HintGiven(teller, given.pick(str)))
    else:
        context.announce(HintWithheld())
    guess = typed("guess", 12, words=WORDS)
    answers = await context.ask_all(
        [Question(seat, "guess", (guess,), ByDice("guess"), secret=True) for seat in others]
    )
    for seat, answer in answers.items():
        context.announce(WordGuessed(seat, answer.pick(str)))
    won = {seat for seat, answer in answers.items() if answer.pick(str).casefold() == word}
    parts = [SeatOutcome(seat, "player", seat in won, True) for seat in context.seats]
    context.settle(Outcome("over", tuple(parts), ()))


def _board(fmt: Formatter, notebook: Notes) -> Paragraphs:
    hint = [fmt.words("hints-hint", hint=fmt.typed(notebook.hint))] if notebook.hint else []
    return [hint, [fmt.seat_line(seat) for seat in notebook.seats]]


def _final(fmt: Formatter, notebook: Notes) -> Paragraphs:
    return [defaults.tale(fmt, notebook, notebook.events)]


def _hand(fmt: Formatter, notebook: Notes) -> Paragraphs:
    return [[fmt.words("hints-word", word=notebook.word)]] if notebook.word else []


GAME = GamePlugin(
    api=API,
    rules=Game(
        id="hints",
        version="1",
        least_seats=2,
        most_seats=4,
        options=Options,
        script=script,
        notebook=Notes,
        computer=RandomPlayer(),
    ),
    view=GameView(board=_board, hand=_hand, final=_final),
)
