"""What the abilities of titles do and show; the script chooses the audiences."""

from games.engine.asks import Seat
from games.engine.events import Event
from games.engine.values import value
from games.feast.cards import Food, Goblet, Role, Spot


@value
class Tasted(Event):
    """The Taster looked at an own goblet or food; all see which."""

    by: Seat
    what: Food | Spot


@value
class TasteKnown(Event):
    """What the Taster found. To the Taster alone."""

    by: Seat
    what: Food | Spot
    poison: bool


@value
class GobletSpied(Event):
    """The Spymaster looked into a seat's goblet; all see whose."""

    by: Seat
    seat: Seat


@value
class SpyKnown(Event):
    """What the Spymaster saw. To the Spymaster alone."""

    by: Seat
    seat: Seat
    goblet: Goblet


@value
class DeckInspected(Event):
    """The Master Cook looked at the top of a food's deck; all see which."""

    by: Seat
    food: Food


@value
class CookKnown(Event):
    """What the Master Cook saw. To the Master Cook alone."""

    by: Seat
    food: Food
    poison: bool


@value
class FoodBuried(Event):
    """The Master Cook put the top card at the bottom."""

    by: Seat
    food: Food


@value
class Absolved(Event):
    """The Chaplain took a Dishonor from a seat."""

    by: Seat
    seat: Seat


@value
class Questioned(Event):
    """The Inquisitor looked at a seat's role; all see whose."""

    by: Seat
    seat: Seat


@value
class RoleKnown(Event):
    """What the Inquisitor saw. To the Inquisitor alone."""

    by: Seat
    seat: Seat
    role: Role


@value
class FoodsExchanged(Event):
    """The Steward exchanged an own food with one of another seat's."""

    by: Seat
    seat: Seat
    gave: Food
    got: Food


@value
class HonorMoved(Event):
    """The Herald moved an Honor from one seat to another."""

    by: Seat
    giver: Seat
    taker: Seat


@value
class Mocked(Event):
    """The Fool mocked a seat with more Honor."""

    by: Seat
    seat: Seat
