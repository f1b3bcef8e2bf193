"""What happens in a game of botk. The audience is the script's to choose, event by event."""

from dataclasses import dataclass
from typing import TypeAlias

from games.botk.cards import Gallows, Item, Role
from games.botk.words import Cause, Direction, Escape, Phase, Place, Result, Why
from games.engine.asks import Seat
from games.engine.events import Event

Lying: TypeAlias = tuple[tuple[Place, Item], ...]
"""Which item lies at which place."""


@dataclass(frozen=True, slots=True)
class PhaseBegan(Event):
    """A chapter of the rulebook opened."""

    phase: Phase


@dataclass(frozen=True, slots=True)
class ExecutionerTook(Event):
    """This seat took the Executioner's card; with its purse come those of all seats."""

    seat: Seat
    purses: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CardsDrawn(Event):
    """The active roles and items were laid face up, before the two guards looked at them."""

    roles: tuple[Role, ...]
    items: tuple[Item, ...]


@dataclass(frozen=True, slots=True)
class PardonAdded(Event):
    """No Pardon lay there: the last drawn item went, a Pardon took its place."""

    removed: Item


@dataclass(frozen=True, slots=True)
class ItemRemoved(Event):
    """No safe item lay there: the Executioner removed this one."""

    removed: Item


@dataclass(frozen=True, slots=True)
class SafeItemDrawn(Event):
    """These were drawn in place of the removed item; the last of them is safe and stays."""

    drawn: tuple[Item, ...]


@dataclass(frozen=True, slots=True)
class CardsActive(Event):
    """These roles and items are in the game: one of each for every prisoner, and one over."""

    roles: tuple[Role, ...]
    items: tuple[Item, ...]


@dataclass(frozen=True, slots=True)
class RoleDealt(Event):
    """A prisoner got a role."""

    seat: Seat
    role: Role


@dataclass(frozen=True, slots=True)
class RoleDiscarded(Event):
    """The role left over went away unseen. For the record."""

    role: Role


@dataclass(frozen=True, slots=True)
class ItemDealt(Event):
    """A place got an item: a prisoner who notes it, or the centre, which nobody sees."""

    place: Place
    item: Item


@dataclass(frozen=True, slots=True)
class GallowsRevealed(Event):
    """The first or second gallows card was turned up."""

    number: int
    card: Gallows


@dataclass(frozen=True, slots=True)
class NothingToDo(Event):
    """A gallows card found nobody whom it could happen to."""

    card: Gallows


@dataclass(frozen=True, slots=True)
class Selected(Event):
    """The Executioner selected prisoners for a gallows card."""

    card: Gallows
    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Called(Event):
    """The Executioner called a prisoner to act."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class StoodIdle(Event):
    """A called prisoner said nothing and did nothing."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PeekSeen(Event):
    """Somebody peeked at the item of a place; all see that, and no more."""

    by: Seat
    place: Place


@dataclass(frozen=True, slots=True)
class Peeked(Event):
    """What a peek showed, to the one who peeked."""

    by: Seat
    place: Place
    item: Item


@dataclass(frozen=True, slots=True)
class Switched(Event):
    """A prisoner switched the items of two places, unseen."""

    by: Seat
    first: Place
    second: Place


@dataclass(frozen=True, slots=True)
class Moved(Event):
    """A gallows card moved items, unseen: each from the first place to the second."""

    card: Gallows
    moves: tuple[tuple[Place, Place], ...]


@dataclass(frozen=True, slots=True)
class Shuffled(Event):
    """The items of these places were shuffled together and dealt back, unseen."""

    card: Gallows
    places: tuple[Place, ...]


@dataclass(frozen=True, slots=True)
class Lay(Event):
    """How the items lie after a shuffle. For the record."""

    items: Lying


@dataclass(frozen=True, slots=True)
class FaceUp(Event):
    """An item lies face up at a place, for all to see."""

    place: Place
    item: Item


@dataclass(frozen=True, slots=True)
class Sealed(Event):
    """A prisoner's item cannot be peeked at or moved again by anything."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class DirectionPicked(Event):
    """The Executioner picked a direction."""

    direction: Direction


@dataclass(frozen=True, slots=True)
class Confided(Event):
    """A prisoner showed another one a role card; all see that, and no more."""

    by: Seat
    whom: Seat


@dataclass(frozen=True, slots=True)
class RoleConfided(Event):
    """The role that was shown, to the one who was shown it."""

    by: Seat
    whom: Seat
    role: Role


@dataclass(frozen=True, slots=True)
class VotesCounted(Event):
    """The mob's votes: how many each named prisoner got, most first."""

    votes: tuple[tuple[Seat, int], ...]


@dataclass(frozen=True, slots=True)
class MobChose(Event):
    """This prisoner must be executed first."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Condemned(Event):
    """The Executioner chose a prisoner; the gesture is still missing."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Relented(Event):
    """The Executioner thought better of it."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Executed(Event):
    """A prisoner was executed, by the gesture or because a Shield passed it on."""

    seat: Seat
    by_shield_of: Seat | None


@dataclass(frozen=True, slots=True)
class ItemShown(Event):
    """A prisoner's item turned face up: executed, or dead."""

    seat: Seat
    item: Item


@dataclass(frozen=True, slots=True)
class CentreShown(Event):
    """The centre card turned face up, because a Mimic is whatever it is."""

    item: Item


@dataclass(frozen=True, slots=True)
class RoleShown(Event):
    """A dead Princess or Jester showed the role."""

    seat: Seat
    role: Role


@dataclass(frozen=True, slots=True)
class Escaped(Event):
    """A prisoner lived through an execution and cannot be executed again."""

    seat: Seat
    by: Escape


@dataclass(frozen=True, slots=True)
class Died(Event):
    """A prisoner died; ``cause`` says of what, ``by`` whose item it was if not the own one."""

    seat: Seat
    cause: Cause
    by: Seat | None = None


@dataclass(frozen=True, slots=True)
class Counted(Event):
    """So many now count as dead."""

    heads: int


@dataclass(frozen=True, slots=True)
class Paid(Event):
    """Crowns moved from payer to payee; None is the treasury."""

    payer: Seat | None
    payee: Seat | None
    amount: int
    why: Why


@dataclass(frozen=True, slots=True)
class ExecutionsEnded(Event):
    """No more heads: the Executioner stopped, or (``stopped`` false) nobody was left."""

    stopped: bool


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The result; a Saboteur victory says whose death brought it."""

    result: Result
    heads: int
    brought_by: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Unveiled(Event):
    """At the end everything is turned up: roles by seat, all items, the role left over."""

    roles: tuple[tuple[Seat, Role], ...]
    items: Lying
    discarded: Role


@dataclass(frozen=True, slots=True)
class SuccessorNamed(Event):
    """The next Executioner."""

    seat: Seat
