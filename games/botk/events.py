"""What happens in a game of botk. The audience is the script's to choose, event by event."""

from dataclasses import field
from typing import TypeAlias

from games.botk.cards import Gallows, Item, Role
from games.botk.words import Cause, Direction, Escape, Phase, Place, Result, Why
from games.engine.asks import Seat
from games.engine.events import Event
from games.engine.values import value

ItemsByPlace: TypeAlias = tuple[tuple[Place, Item], ...]
"""Which item lies at which place."""


@value
class PhaseBegan(Event):
    """A chapter of the rulebook opened."""

    phase: Phase


@value
class ExecutionerTook(Event):
    """This seat took the Executioner's card; with its purse come those of all seats."""

    seat: Seat
    purses: tuple[int, ...]


@value
class CardsDrawn(Event):
    """The active roles and items were laid face up, before the two guards looked at them."""

    roles: tuple[Role, ...]
    items: tuple[Item, ...]


@value
class PardonAdded(Event):
    """No Pardon lay there: the last drawn item went, a Pardon took its place."""

    removed: Item


@value
class ItemRemoved(Event):
    """No safe item lay there: the Executioner removed this one."""

    removed: Item


@value
class SafeItemDrawn(Event):
    """These were drawn in place of the removed item; the last of them is safe and stays."""

    drawn: tuple[Item, ...]


@value
class CardsActive(Event):
    """These roles and items are in the game: one of each for every prisoner, and one over."""

    roles: tuple[Role, ...]
    items: tuple[Item, ...]
    always_saboteur: bool = field(default=False, kw_only=True)
    """House: some prisoner is a Saboteur. No part of the event's own: it follows from the options.
    """


@value
class RoleDealt(Event):
    """A prisoner got a role."""

    seat: Seat
    role: Role


@value
class RoleDiscarded(Event):
    """The role left over went away unseen. For the record."""

    role: Role


@value
class ItemDealt(Event):
    """A place got an item: a prisoner who notes it, or the centre, which nobody sees."""

    place: Place
    item: Item


@value
class GallowsRevealed(Event):
    """The first or second gallows card was turned up."""

    number: int
    card: Gallows


@value
class NothingToDo(Event):
    """A gallows card found nobody whom it could happen to."""

    card: Gallows


@value
class Selected(Event):
    """The Executioner selected prisoners for a gallows card."""

    card: Gallows
    seats: tuple[Seat, ...]


@value
class Called(Event):
    """The Executioner called a prisoner to act."""

    seat: Seat


@value
class StoodIdle(Event):
    """A called prisoner said nothing and did nothing."""

    seat: Seat


@value
class PeekSeen(Event):
    """Somebody peeked at the item of a place; all see that, and no more."""

    by: Seat
    place: Place


@value
class Peeked(Event):
    """What a peek showed, to the one who peeked."""

    by: Seat
    place: Place
    item: Item


@value
class Switched(Event):
    """A prisoner switched the items of two places, unseen."""

    by: Seat
    first: Place
    second: Place


@value
class Moved(Event):
    """A gallows card moved items, unseen: each from the first place to the second."""

    card: Gallows
    moves: tuple[tuple[Place, Place], ...]


@value
class Shuffled(Event):
    """The items of these places were shuffled together and dealt back, unseen."""

    card: Gallows
    places: tuple[Place, ...]


@value
class Lay(Event):
    """How the items lie after a shuffle. For the record."""

    items: ItemsByPlace


@value
class FaceUp(Event):
    """An item lies face up at a place, for all to see."""

    place: Place
    item: Item


@value
class Sealed(Event):
    """A prisoner's item cannot be peeked at or moved again by anything."""

    seat: Seat


@value
class DirectionPicked(Event):
    """The Executioner picked a direction."""

    direction: Direction


@value
class Confided(Event):
    """A prisoner showed another one a role card; all see that, and no more."""

    by: Seat
    whom: Seat


@value
class RoleConfided(Event):
    """The role that was shown, to the one who was shown it."""

    by: Seat
    whom: Seat
    role: Role


@value
class VotesCounted(Event):
    """The mob's votes: how many each named prisoner got, most first."""

    votes: tuple[tuple[Seat, int], ...]


@value
class MobChose(Event):
    """This prisoner must be executed first."""

    seat: Seat


@value
class Condemned(Event):
    """The Executioner chose a prisoner; the gesture is still missing."""

    seat: Seat


@value
class Relented(Event):
    """The Executioner thought better of it."""

    seat: Seat


@value
class Executed(Event):
    """A prisoner was executed, by the gesture or because a Shield passed it on."""

    seat: Seat
    by_shield_of: Seat | None


@value
class ItemShown(Event):
    """A prisoner's item turned face up: executed, or dead."""

    seat: Seat
    item: Item


@value
class CentreShown(Event):
    """The centre card turned face up, because a Mimic is whatever it is."""

    item: Item


@value
class RoleShown(Event):
    """A dead Princess or Jester showed the role."""

    seat: Seat
    role: Role


@value
class Escaped(Event):
    """A prisoner lived through an execution and cannot be executed again."""

    seat: Seat
    by: Escape


@value
class Died(Event):
    """A prisoner died; ``cause`` says of what, ``by`` whose item it was if not the own one."""

    seat: Seat
    cause: Cause
    by: Seat | None = None


@value
class Counted(Event):
    """So many now count as dead."""

    heads: int


@value
class Paid(Event):
    """Crowns moved from payer to payee; None is the treasury."""

    payer: Seat | None
    payee: Seat | None
    amount: int
    why: Why


@value
class ExecutionsEnded(Event):
    """No more heads: the Executioner stopped, or (``stopped`` false) nobody was left."""

    stopped: bool


@value
class GameEnded(Event):
    """The result; a Saboteur victory says whose death brought it."""

    result: Result
    heads: int
    brought_by: tuple[Seat, ...]


@value
class Unveiled(Event):
    """At the end everything is turned up: roles by seat, all items, the role left over."""

    roles: tuple[tuple[Seat, Role], ...]
    items: ItemsByPlace
    discarded: Role


@value
class SuccessorNamed(Event):
    """The next Executioner."""

    seat: Seat
