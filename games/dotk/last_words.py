"""Last words before the last round, in which nobody has acted yet: docs/rules/dotk.md."""

from collections.abc import Sequence

from games.dotk.claims import Say
from games.dotk.contests import ROUNDS
from games.dotk.notebook import DotkNotebook
from games.dotk.speaker import say_of_own
from games.dotk.words import Topic
from games.engine.asks import Answer, Ask, Seat
from games.engine.dice import Dice
from games.engine.last_words import LastWords
from games.engine.play_style import PlayStyle


def speakers(book: DotkNotebook, asks: Sequence[Ask]) -> tuple[Seat, ...]:
    """Return who plays the last round, before its first action.

    With lives nobody knows beforehand which round is the last.
    """
    if book.at_court:
        last = book.turn == book.rounds and book.round == len(ROUNDS)
    else:
        last = book.round == book.rounds
    return book.order if last and not book.did else ()


def plead(book: DotkNotebook, dice: Dice, style: PlayStyle) -> Answer | None:
    """Say which card lies before oneself, truly or not."""
    return say_of_own(book, dice, style)


LAST_WORDS = LastWords(topics=(Topic.ACT,), speakers=speakers, kinds=(Say.LAID,), plea=plead)
