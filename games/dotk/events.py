"""Everything that can happen in a game of dotk, in the past tense."""

from games.dotk.cards import Character
from games.dotk.words import Contest, Mode, Result, Why
from games.engine.asks import Seat
from games.engine.events import Event
from games.engine.values import value

# --- the deal ---


@value
class GameBegan(Event):
    """Which game it is. ``rounds``: turns of the court game, rounds of the great one.

    With lives there are as many rounds as it takes, so 0; without, ``lives`` is 0.
    """

    mode: Mode
    rounds: int
    lives: int
    purses: tuple[int, ...]


@value
class TurnBegan(Event):
    """A turn of the court game: everybody is dealt a new hand."""

    number: int
    of: int
    dealer: Seat


@value
class HandDealt(Event):
    """Three cards for a seat. Only this seat is told."""

    seat: Seat
    cards: tuple[Character, ...]


@value
class RoundBegan(Event):
    """A round, with the order of its actions: the Dealer is the last.

    ``of``: how many rounds there are, in this turn or in all; 0 is as many as it takes.
    """

    number: int
    of: int
    contest: Contest
    order: tuple[Seat, ...]


@value
class CardDealt(Event):
    """A seat's only card of a round of the great game. Only this seat is told."""

    seat: Seat
    card: Character


@value
class DeckStacked(Event):
    """How the deck lies after a deal or a cut, the top card first. For the record."""

    cards: tuple[Character, ...]


@value
class CardPicked(Event):
    """Which card of the hand a seat has put down. Only this seat is told."""

    seat: Seat
    card: Character


@value
class CardsLaid(Event):
    """A card lies face down before each of these seats."""

    seats: tuple[Seat, ...]


# --- actions ---


@value
class Exchanged(Event):
    """A seat and the one on its left have exchanged their cards."""

    by: Seat
    seat: Seat


@value
class Folded(Event):
    """A seat keeps its card."""

    by: Seat


@value
class DeckCut(Event):
    """The Dealer has cut the deck: this card lies face up, the old one is under the deck."""

    by: Seat
    card: Character


@value
class CardChanged(Event):
    """A seat has changed its card with one from its hand."""

    by: Seat


@value
class HandCardLaid(Event):
    """Which card that was. Only this seat is told."""

    seat: Seat
    card: Character


@value
class PowerUsed(Event):
    """A seat shows its card, to act by its power."""

    by: Seat
    card: Character


@value
class TopSeen(Event):
    """The Merchant's user sees the top card of the deck."""

    by: Seat
    card: Character


@value
class Traded(Event):
    """The Merchant's user has taken the drawn card, or left it; the other is under the deck."""

    by: Seat
    took: bool


@value
class CardStolen(Event):
    """The Thief's user has swapped cards with a seat."""

    by: Seat
    seat: Seat


@value
class CardsJuggled(Event):
    """The Juggler's user has swapped the cards of two seats."""

    by: Seat
    first: Seat
    second: Seat


@value
class CardBurned(Event):
    """The Dragon's user has sent a seat's card under the deck; the seat has the top card."""

    by: Seat
    seat: Seat


@value
class CardReceived(Event):
    """What lies before a seat now. Only this seat is told."""

    seat: Seat
    card: Character


# --- the reveal ---


@value
class Revealed(Event):
    """All cards of a round, in the order of the actions, and what each counts."""

    cards: tuple[tuple[Seat, Character], ...]
    values: tuple[int, ...]


@value
class ValueChanged(Event):
    """An End power has worked: a character counts otherwise, because of these others."""

    card: Character
    beside: tuple[Character, ...]
    value: int


@value
class RoundWon(Event):
    """Who scores in a round of the court game, perhaps nobody, and all points by seat."""

    contest: Contest
    seats: tuple[Seat, ...]
    points: tuple[int, ...]


@value
class RoundLost(Event):
    """Who loses a round of the great game, and the tokens or lives of all by seat."""

    mode: Mode
    seats: tuple[Seat, ...]
    left: tuple[int, ...]


@value
class WentOut(Event):
    """These seats have no life left."""

    seats: tuple[Seat, ...]


# --- the end ---


@value
class GameEnded(Event):
    """The result, who wins, and the points, tokens or lives of all by seat."""

    result: Result
    winners: tuple[Seat, ...]
    totals: tuple[int, ...]


@value
class Paid(Event):
    """Crowns have moved; None is the treasury."""

    payer: Seat | None
    payee: Seat | None
    amount: int
    why: Why
