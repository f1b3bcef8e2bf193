"""The cards by name, and how many there are. `goals`, `titles` and `actions` say what they do.

Names and effects are the rulebook's; counts and the food types are house rulings.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias


class Role(StrEnum):
    """Who somebody is. There is one card of each."""

    KING = "king"
    ASSASSIN = "assassin"
    EXECUTIONER = "executioner"
    GUARD = "guard"
    REBEL = "rebel"
    RED_KNIGHT = "red-knight"
    BLUE_KNIGHT = "blue-knight"
    WHITE_KNIGHT = "white-knight"
    BLACK_KNIGHT = "black-knight"
    GOLD_KNIGHT = "gold-knight"
    QUEEN = "queen"
    PRINCESS = "princess"
    SUITOR = "suitor"
    PRINCE = "prince"


LOVERS = (Role.PRINCESS, Role.SUITOR)


class Title(StrEnum):
    """What somebody may bear. There is one card of each."""

    CUPBEARER = "cupbearer"
    SENESCHAL = "seneschal"
    CHAMBERLAIN = "chamberlain"
    TASTER = "taster"
    SPYMASTER = "spymaster"
    MASTER_COOK = "master-cook"
    CHAPLAIN = "chaplain"
    INQUISITOR = "inquisitor"
    MARSHAL = "marshal"
    STEWARD = "steward"
    HERALD = "herald"
    FOOL = "fool"


SETUP_TITLES = (Title.CUPBEARER, Title.SENESCHAL, Title.CHAMBERLAIN)
"""Essential to the setup: always in play, always given out."""

SERVING_TITLES = (Title.CUPBEARER, Title.SENESCHAL)
"""Essential to the end: the King gives them out again whenever they come back to him."""

DEADLY_TITLES = (Title.MARSHAL, Title.STEWARD)
"""House: always in play, so that nobody is ever safe."""

OTHER_TITLES = tuple(
    title for title in Title if title not in SETUP_TITLES and title not in DEADLY_TITLES
)
"""House: those that the dice choose from."""


class Food(StrEnum):
    """A food's type, which its card shows; whether it is poison, it does not."""

    BREAD = "bread"
    CHEESE = "cheese"
    FISH = "fish"
    FRUIT = "fruit"
    ROAST = "roast"
    PIE = "pie"


class Goblet(StrEnum):
    """What is in a goblet."""

    WINE = "wine"
    POISON = "poison"


class Deck(StrEnum):
    """The nine decks. A food's deck has the food's name."""

    BREAD = "bread"
    CHEESE = "cheese"
    FISH = "fish"
    FRUIT = "fruit"
    ROAST = "roast"
    PIE = "pie"
    WINE = "wine"
    POISON_GOBLET = "poison-goblet"
    FOOD_POISON = "food-poison"


POISON_DECKS = (Deck.POISON_GOBLET, Deck.FOOD_POISON)
"""The decks that the action Poison may draw from."""


class Spot(StrEnum):
    """What a choice may name beside seats, foods and titles."""

    BOX = "box"
    """Out of the game, unseen."""
    GOBLET = "goblet"
    """One's own goblet; or, of a drawn poison, that it is one for a goblet."""


PoisonCard: TypeAlias = Food | Spot
"""A poison: for this food, or for a goblet."""


@dataclass(frozen=True, slots=True)
class Counts:
    """House: how many cards there are for so many players. To change the balance, change these."""

    food: tuple[tuple[int, int], ...] = ((6, 8), (9, 9), (10, 10))
    """Up to how many players, and cards of each food for them. Never fewer than players."""
    poison_each: int = 2
    """Food Poison cards of each food."""
    wine_each: int = 4
    """Wine Goblets a player."""
    poison_goblets_more: int = 5
    """Poison Goblets: as many as players, and so many more."""

    def sizes(self, seats: int) -> dict[Deck, int]:
        """Return how many cards each deck has before the setup draws any."""
        size = next(size for most, size in self.food if seats <= most)
        sizes = {Deck(food): size for food in Food}
        sizes[Deck.WINE] = self.wine_each * seats
        sizes[Deck.POISON_GOBLET] = seats + self.poison_goblets_more
        sizes[Deck.FOOD_POISON] = self.poison_each * len(Food)
        return sizes


COUNTS = Counts()

TITLES_MORE = 0
"""House: this many more titles than players are in play."""

PLATE = 3
"""Foods on a full plate."""

START_HONOR = 1
CLAIM_COST = 2
STEAL_COST = 3
WINNERS_CROWNS = 3
"""House: what each winner gets from the treasury."""


def prepared_poisons(seats: int) -> int:
    """Return how many Food Poisons the Chamberlain mixes in: 2 for 5-6, 3 for 7-8, 4 for 9-10."""
    return (seats - 1) // 2


def food_or_goblet(target: object) -> Food | Spot:
    """Return what a target names of what lies before a seat, or of a poison: a food or a goblet."""
    return Spot.GOBLET if target == Spot.GOBLET else Food(str(target))


def in_order(roles: Sequence[Role]) -> tuple[Role, ...]:
    """Return roles in the order of the rulebook, which says nothing about who has which."""
    return tuple(role for role in Role for _ in range(roles.count(role)))
