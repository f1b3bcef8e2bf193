"""What happens in a game of Royal Execution. Everybody may see it, but for the deal itself."""

from games.engine.events import Event
from games.engine.values import value
from games.execution.cards import Card
from games.execution.words import ALL_HANDS, Level, Place, Result


@value
class PilesShuffled(Event):
    """How the royals lie, row by row, the front one last, and the draw pile from its top.

    For the record.
    """

    left: tuple[Card, ...]
    middle: tuple[Card, ...]
    right: tuple[Card, ...]
    cards: tuple[Card, ...]
    aside: tuple[Card, ...] = ()
    """What is not drawn at all."""


@value
class RoyalsLaidOut(Event):
    """The last royal of each row lies face up, the others face down behind it."""

    level: Level
    royals: tuple[Card, ...]
    hands: int = ALL_HANDS
    """Hands of the draw pile. House, where it is not all."""


@value
class HandDrawn(Event):
    """The next hand lies face up; so many cards are left in the draw pile."""

    number: int
    cards: tuple[Card, ...]
    left: int


@value
class LastHandsReached(Event):
    """The rotated cards lie on top of the draw pile: so many hands are left."""

    hands: int


@value
class CardLaid(Event):
    """A card was laid on a royal, from the hand or from the top of the discard pile."""

    card: Card
    row: Place
    royal: Card
    from_pile: bool


@value
class CardDiscarded(Event):
    """A card of the hand was discarded, to the top or to the bottom of the discard pile."""

    card: Card
    end: Place


@value
class RoyalExecuted(Event):
    """A royal was executed, the so many-th.

    One of the three cards may be saved, to the top or to the bottom of the discard pile.
    """

    royal: Card
    row: Place
    number: int
    saved: Card | None
    end: Place | None


@value
class RoyalTurnedUp(Event):
    """The royal behind an executed one lies face up."""

    royal: Card
    row: Place


@value
class CardTakenBack(Event):
    """The last card is where it was before, and all that came of it undone. House."""

    card: Card


@value
class HintTaken(Event):
    """The player has asked for a hint, the so many-th. House."""

    number: int


@value
class GameEnded(Event):
    """It is over. The score: cards left, or, of a loss, the royals left, below zero."""

    result: Result
    executed: int
    score: int
    hints: int = 0
