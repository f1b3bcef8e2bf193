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
class Mocked(Event):
    """The Fool mocked a seat with more Honor."""

    by: Seat
    seat: Seat
