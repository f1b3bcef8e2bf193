"""What a viewer may know of a card that lies face down, and of a guest at the table."""

from dataclasses import dataclass, field
from enum import StrEnum

from games.engine.asks import Seat
from games.feast.cards import Food, Role, Title
from games.feast.person import Person
from games.feast.words import Cause


class How(StrEnum):
    """How the viewer came to know a card."""

    SERVED = "served"
    TASTED = "tasted"
    SPIED = "spied"
    POISONED = "poisoned"


@dataclass(slots=True)
class Serving:
    """Goblets that were drawn and served together: how many the viewer has not seen yet.

    ``cards`` counts the one in the box too; ``poisons`` is 1 until the Poison Goblet turns up.
    """

    by: Seat
    cards: int
    poisons: int


@dataclass(slots=True)
class Card:
    """A goblet or a food that lies face down: what the viewer saw of it, and what came since.

    It moves with the card. ``poison`` is None for a card never seen; ``doubts`` counts the
    poisonings by others since, each of which may have replaced it. ``serving`` is that of a
    goblet; None for a food, or for a goblet put in another's place.
    """

    poison: bool | None = None
    how: How | None = None
    doubts: int = 0
    poisoned: bool = False
    """Whether a poisoning by anybody may have put it there, however surely it is poison now."""
    serving: Serving | None = None
    served: Seat | None = None
    """To whom a goblet was served first."""

    def learn(self, poison: bool, how: How) -> None:
        """See the card."""
        self.count(poison)
        self.poison, self.how, self.doubts = poison, how, 0

    def count(self, poison: bool) -> None:
        """Take the card out of those of its serving that are unseen.

        A poison that may have come later says nothing about the serving.
        """
        if self.serving is None or self.poison is not None:
            return
        self.serving.cards -= 1
        if poison and not self.doubts:
            self.serving.poisons = 0

    @property
    def sure(self) -> bool | None:
        """Whether it is poison, if that is sure: poison stays so, the harmless may have gone."""
        return self.poison if self.poison or not self.doubts else None


UNTOLD = -1
"""In place of the doubts of a card: what it was then will not be found out."""


@dataclass(slots=True)
class SpokenOf:
    """A card when somebody said what it is: its doubts then, and what it was, if that is known."""

    card: Card
    doubts: int
    poison: bool | None


@dataclass(frozen=True, slots=True)
class Evidence:
    """Something that somebody openly did to somebody else: it tells friend from foe."""

    by: Seat
    seat: Seat
    friendly: bool
    strength: float = 1.0
    """How much it tells: 1 for a deed that is aimed at nobody else."""


class Pile:
    """A food's deck: what the viewer knows of its cards, the top first."""

    def __init__(self, size: int) -> None:
        self.cards = [Card() for _ in range(size)]
        self.mixed = 0
        """Poisons that the viewer mixed in as Chamberlain."""
        self.found = 0
        """Poisons of this food that were flipped."""
        self.surely_mixed = 0
        """Those of them that nobody can have put on a plate since."""

    def take(self) -> Card:
        """Return the top card."""
        return self.cards.pop(0)


@dataclass(slots=True)
class Guest(Person):
    """What the viewer knows of one player."""

    seat: Seat
    tokens: int = 0
    titles: list[Title] = field(default_factory=list)
    goblet: Card | None = None
    foods: dict[Food, Card] = field(default_factory=dict)
    turns: int = 0
    """How many they have begun: before the first, they drink to no toast and fight no duel."""
    flips: int = 0
    """How many foods they flipped."""
    cause: Cause | None = None
    role: Role | None = None
    """If it lies open: the King's, the mourner's, and those of the dead."""
    kept: int = 0
