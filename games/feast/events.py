"""What happens in a game of feast. The audience is the script's to choose, event by event.

Those of the setup and those of the titles' abilities have rooms of their own, and are here, too.

``now`` is what somebody has after a change: Honor as a positive number, Dishonor as a negative.
"""

from typing import TypeAlias

from games.engine.asks import Seat
from games.engine.events import Event
from games.engine.values import value
from games.feast.cards import Deck, Food, Goblet, PoisonCard, Role, Title
from games.feast.setup_events import (
    DecksMade,
    FoodPoisoned,
    FoodPrepared,
    FoodsStacked,
    HonorDealt,
    KingShown,
    PoisonsStacked,
    RoleDealt,
    RolesChosen,
    SuitorSeen,
    TitlesTaken,
)
from games.feast.title_events import (
    Absolved,
    GobletSpied,
    Mocked,
    Questioned,
    RoleKnown,
    SpyKnown,
    Tasted,
    TasteKnown,
)
from games.feast.words import Cause, Result, Step, Throw, Why

__all__ = [
    "Absolved",
    "DecksMade",
    "FoodPoisoned",
    "FoodPrepared",
    "FoodsStacked",
    "GobletSpied",
    "HonorDealt",
    "KingShown",
    "Mocked",
    "PoisonsStacked",
    "Questioned",
    "RoleDealt",
    "RoleKnown",
    "RolesChosen",
    "SpyKnown",
    "SuitorSeen",
    "TasteKnown",
    "Tasted",
    "TitlesTaken",
]

Plate: TypeAlias = tuple[tuple[Food, bool], ...]
"""The foods before a seat, each with whether it is poison."""

# --- turns ---


@value
class TurnBegan(Event):
    """Somebody's turn began; turns are counted from 1."""

    seat: Seat
    number: int


@value
class StepBegan(Event):
    """A step of the game began."""

    step: Step


# --- titles and tokens ---


@value
class TitleGiven(Event):
    """The King gave a title to a seat, for so many Honor (told apart)."""

    title: Title
    seat: Seat
    price: int


@value
class TitleClaimed(Event):
    """Somebody claimed a title from the King, or stole it from another player, for Honor."""

    by: Seat
    title: Title
    holder: Seat
    price: int


@value
class HonorGained(Event):
    """Somebody gained Honor; it cancelled Dishonor first."""

    seat: Seat
    amount: int
    why: Why
    now: int


@value
class DishonorGained(Event):
    """Somebody gained Dishonor; it cancelled Honor first."""

    seat: Seat
    amount: int
    why: Why
    now: int


@value
class HonorPaid(Event):
    """Somebody gave up Honor: to a seat, the payee, or to the supply (None)."""

    seat: Seat
    amount: int
    payee: Seat | None
    why: Why
    now: int


@value
class DishonorRemoved(Event):
    """Somebody lost Dishonor: paid with energy, or absolved."""

    seat: Seat
    amount: int
    why: Why
    now: int


# --- goblets and foods ---


@value
class GobletsServed(Event):
    """A title's bearer drew goblets and served these seats, face down."""

    by: Seat
    title: Title
    wine: int
    """Wine Goblets drawn."""
    poison: int
    """Poison Goblets drawn."""
    seats: tuple[Seat, ...]


@value
class GobletsKnown(Event):
    """Who got what, and what went into the box (if anything). To the one who served."""

    by: Seat
    title: Title
    goblets: tuple[tuple[Seat, Goblet], ...]
    boxed: Goblet | None


@value
class FoodsTaken(Event):
    """Somebody took foods from the decks, unseen but for their types."""

    seat: Seat
    foods: tuple[Food, ...]


@value
class FoodFlipped(Event):
    """Somebody flipped a food for energy; it is spent. ``energy`` is what there is now."""

    seat: Seat
    food: Food
    poison: bool
    energy: int


@value
class Passed(Event):
    """Somebody took no action."""

    seat: Seat


@value
class FoodDumped(Event):
    """Somebody boxed a food of their own, unseen."""

    seat: Seat
    food: Food


@value
class WineSpilled(Event):
    """Somebody boxed a seat's goblet, unseen."""

    by: Seat
    seat: Seat


@value
class GobletsSwapped(Event):
    """Somebody swapped what two seats have for a goblet; one of them may have had none."""

    by: Seat
    first: Seat
    second: Seat


@value
class PlatesSwapped(Event):
    """Somebody swapped all foods of two seats."""

    by: Seat
    first: Seat
    second: Seat


@value
class ToastCalled(Event):
    """Somebody called for a toast; these seats have a goblet and may drink."""

    by: Seat
    seats: tuple[Seat, ...]


@value
class ThumbsShown(Event):
    """All thumbs, at once: who drinks and who does not."""

    up: tuple[Seat, ...]
    down: tuple[Seat, ...]


@value
class GobletFlipped(Event):
    """Somebody drank: the goblet is shown and boxed."""

    seat: Seat
    goblet: Goblet


@value
class PoisonUsed(Event):
    """Somebody poisons, with the top card of this deck; that is all that others see."""

    by: Seat
    deck: Deck


@value
class PoisonDrawn(Event):
    """What the poisoner drew: a poison for this food, or for a goblet. To the poisoner alone."""

    by: Seat
    card: PoisonCard


@value
class PoisonPlaced(Event):
    """Whose card the poison replaced; None: nothing matched. To the poisoner alone."""

    by: Seat
    card: PoisonCard
    seat: Seat | None


@value
class Insulted(Event):
    """Somebody insulted a seat."""

    by: Seat
    seat: Seat


@value
class Praised(Event):
    """Somebody praised a seat, or boasted, if it is their own."""

    by: Seat
    seat: Seat


@value
class Challenged(Event):
    """Somebody challenged a seat to a duel."""

    by: Seat
    seat: Seat


@value
class DuelAnswered(Event):
    """The challenged accepted or refused."""

    by: Seat
    seat: Seat
    accepted: bool


@value
class DuelFought(Event):
    """Both threw at once. ``winner`` is None for a tie."""

    by: Seat
    seat: Seat
    threw: Throw
    against: Throw
    winner: Seat | None


# --- death and the end ---


@value
class Died(Event):
    """Somebody died and showed the role; food and goblet went into the box unseen.

    ``titles`` went back to the King. ``kept`` is what the Gold Knight keeps: Honor, and one for
    each title; nobody else keeps anything.
    """

    seat: Seat
    cause: Cause
    role: Role
    titles: tuple[Title, ...]
    kept: int


@value
class MourningBegan(Event):
    """Princess or Suitor has outlived the other: the own role is shown."""

    seat: Seat
    role: Role


@value
class GameEnded(Event):
    """The game is over, and which decks are empty."""

    result: Result
    empty: tuple[Deck, ...]


@value
class Unveiled(Event):
    """All roles, and what still lay face down: goblets and foods."""

    roles: tuple[tuple[Seat, Role], ...]
    goblets: tuple[tuple[Seat, Goblet], ...]
    plates: tuple[tuple[Seat, Plate], ...]


@value
class Judged(Event):
    """Whether a seat reached its goal, and why.

    ``fates``: whose life or death the goal is about, each role with whether it lives.
    ``counted`` against ``bar``: White Knight, the living against all; Black Knight, the dead
    against all (more than half wins); Gold Knight, the own Honor and Titles against the most
    of anybody else (more wins). Otherwise both are 0.
    """

    seat: Seat
    role: Role
    won: bool
    fates: tuple[tuple[Role, bool], ...]
    counted: int
    bar: int


@value
class Paid(Event):
    """Crowns moved; None is the treasury."""

    payer: Seat | None
    payee: Seat | None
    amount: int
    why: Why
