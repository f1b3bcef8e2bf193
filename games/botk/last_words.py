"""Last words of the condemned, between the condemning and the gesture: docs/rules/botk.md."""

from collections.abc import Sequence
from enum import StrEnum

from games.botk.beliefs import Beliefs
from games.botk.cards import Role
from games.botk.claims import Say
from games.botk.notebook import BotkNotebook
from games.botk.speaker import SURE, BotkSpeech
from games.botk.words import Topic
from games.engine.asks import Answer, Ask, Seat
from games.engine.dice import Dice
from games.engine.last_words import LastWords
from games.engine.play_style import PlayStyle
from games.engine.speech import lies


class Vote(StrEnum):
    """What the others would have the Executioner do."""

    STRIKE = "strike"
    SPARE = "spare"


def speakers(book: BotkNotebook, asks: Sequence[Ask]) -> tuple[Seat, ...]:
    """Return who is condemned, while the gesture is to be made."""
    return tuple([ask.subject(Seat) for ask in asks])


def plead(book: BotkNotebook, dice: Dice, style: PlayStyle) -> Answer | None:
    """Say which item one holds, or who one is, truly or not."""
    return BotkSpeech(book, Seat(book.viewer or 0), dice, style).plea()


def advise(book: BotkNotebook, ask: Ask, dice: Dice, style: PlayStyle) -> Vote:
    """Spare where one fears treason; a Saboteur spares nobody. Who lies says the opposite."""
    treason = Beliefs(book).treason(ask.subject(Seat)) >= SURE
    spare = treason and book.role is not Role.SABOTEUR
    return Vote.SPARE if spare is not lies(dice, style) else Vote.STRIKE


LAST_WORDS = LastWords(
    topics=(Topic.GESTURE,),
    speakers=speakers,
    kinds=(Say.COME_OUT, Say.HOLD),
    plea=plead,
    votes=tuple(Vote),
    advice=advise,
)
