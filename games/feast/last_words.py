"""Last words before a duel's throws, one of which may be somebody's last: docs/rules/feast.md."""

from collections.abc import Sequence
from enum import StrEnum

from games.engine.asks import Answer, Ask, Seat
from games.engine.dice import Dice
from games.engine.last_words import LastWords
from games.engine.play_style import PlayStyle
from games.feast.claims import Say
from games.feast.notebook import FeastNotebook
from games.feast.speaker import FeastSpeech
from games.feast.words import Topic


class Cheer(StrEnum):
    """Whom the others would see win."""

    CHALLENGER = "challenger"
    CHALLENGED = "challenged"


def speakers(book: FeastNotebook, asks: Sequence[Ask]) -> tuple[Seat, ...]:
    """Return both duellists, before they throw."""
    return tuple([ask.seat for ask in asks])


def plead(book: FeastNotebook, dice: Dice, style: PlayStyle) -> Answer | None:
    """Say who one is, or wants to be taken for."""
    return FeastSpeech(book, Seat(book.viewer or 0), dice, style).come_out()


def advise(book: FeastNotebook, ask: Ask, dice: Dice, style: PlayStyle) -> Cheer:
    """Cheer for whom one wishes better; chance cheers where one does not mind."""
    challenger, challenged = book.duel or (ask.seat, ask.seat)
    speech = FeastSpeech(book, Seat(book.viewer or 0), dice, style)
    rather = speech.feeling(challenger) - speech.feeling(challenged)
    first = rather > 0 if rather else dice.below(2) == 0
    return Cheer.CHALLENGER if first else Cheer.CHALLENGED


LAST_WORDS = LastWords(
    topics=(Topic.THROW,),
    speakers=speakers,
    kinds=(Say.COME_OUT,),
    plea=plead,
    votes=tuple(Cheer),
    advice=advise,
)
