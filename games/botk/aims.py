"""What an item at a place is worth to each role, and what one would do with it."""

from collections.abc import Mapping
from enum import StrEnum
from math import exp

from games.botk.cards import Item, Role
from games.botk.items import ITEMS
from games.botk.words import CENTRE, Place
from games.engine.asks import Seat

MINE: dict[Role, dict[Item, float]] = {
    Role.LOYALIST: {
        Item.PARDON: -2.0,
        Item.NICE_HAT: -0.5,
        Item.CHEESE: -0.5,
        Item.DUMMY: 1.5,
        Item.GOLDEN_CHALICE: 0.5,
        Item.MIMIC: -0.8,
        Item.SHIELD: 0.8,
        Item.HIDDEN_KEY: 0.6,
        Item.POISONED_WINE: -1.0,
        Item.POWDER_KEG: -1.0,
    },
    Role.PRINCESS: {
        Item.PARDON: -2.0,
        Item.NICE_HAT: -2.0,
        Item.CHEESE: -2.0,
        Item.DUMMY: 2.0,
        Item.GOLDEN_CHALICE: -1.0,
        Item.MIMIC: -1.5,
        Item.SHIELD: 1.5,
        Item.HIDDEN_KEY: 1.5,
        Item.POISONED_WINE: -2.0,
        Item.POWDER_KEG: -2.0,
    },
    Role.SABOTEUR: {
        Item.PARDON: 0.6,
        Item.NICE_HAT: -0.3,
        Item.CHEESE: -0.3,
        Item.DUMMY: 0.5,
        Item.GOLDEN_CHALICE: 0.3,
        Item.MIMIC: -0.3,
        Item.SHIELD: 1.2,
        Item.HIDDEN_KEY: 0.8,
        Item.POISONED_WINE: -0.3,
        Item.POWDER_KEG: -0.3,
    },
    Role.JESTER: {
        Item.CHEESE: -3.0,
        Item.DUMMY: -2.5,
        Item.HIDDEN_KEY: -2.5,
        Item.MIMIC: -0.5,
    },
}
"""What an item before oneself is worth, by role."""

THEIRS: dict[Role, dict[Item, float]] = {
    Role.LOYALIST: {
        Item.PARDON: -2.0,
        Item.NICE_HAT: 0.5,
        Item.CHEESE: 0.5,
        Item.DUMMY: 0.8,
        Item.GOLDEN_CHALICE: 0.3,
        Item.POISONED_WINE: -0.2,
        Item.POWDER_KEG: -0.4,
    },
    Role.SABOTEUR: {
        Item.PARDON: 2.0,
        Item.NICE_HAT: -0.2,
        Item.CHEESE: -0.2,
        Item.DUMMY: -0.4,
        Item.HIDDEN_KEY: -0.1,
        Item.POISONED_WINE: 0.3,
        Item.POWDER_KEG: 0.3,
    },
    Role.JESTER: {},
}
THEIRS[Role.PRINCESS] = THEIRS[Role.LOYALIST]
"""What an item before another prisoner is worth, by role. In the centre it is worth nothing."""


class Deed(StrEnum):
    """What a prisoner's action was, as seen from the item that was dealt to them."""

    PEEKED = "peeked"
    """Left all items where they lay."""
    MEDDLED = "meddled"
    """Switched two others."""
    BURIED = "buried"
    """Switched it with the centre card."""
    PASSED_ON = "passed-on"
    """Switched it with another prisoner's."""


def deed_of(by: Seat, touched: tuple[Place, ...]) -> Deed:
    """Return what a prisoner did by switching these places, or none."""
    if by in touched:
        return Deed.BURIED if CENTRE in touched else Deed.PASSED_ON
    return Deed.MEDDLED if touched else Deed.PEEKED


MEDDLING = {Role.LOYALIST: -0.3, Role.PRINCESS: -0.3, Role.SABOTEUR: 0.7, Role.JESTER: -1.5}
"""What a switch of others' items usually promises."""

LEAST_GAIN = 0.25
"""What a switch must promise before a prisoner prefers it to a peek."""

FIRMNESS = 3.0
"""How firmly people do what promises most: the exponent of what it promises."""


def _likely() -> dict[Deed, dict[Role, dict[Item, float]]]:
    found: dict[Deed, dict[Role, dict[Item, float]]] = {d: {r: {} for r in MINE} for d in Deed}
    for role in MINE:
        other_mine, other_theirs = _usual(MINE[role]), _usual(THEIRS[role])
        for item in Item:
            mine, theirs = MINE[role].get(item, 0.0), THEIRS[role].get(item, 0.0)
            promises = {
                Deed.PEEKED: LEAST_GAIN,
                Deed.MEDDLED: MEDDLING[role],
                Deed.BURIED: other_mine - mine,
                Deed.PASSED_ON: other_mine - mine + theirs - other_theirs,
            }
            weights = {deed: exp(FIRMNESS * promise) for deed, promise in promises.items()}
            for deed, weight in weights.items():
                found[deed][role][item] = weight / sum(weights.values())
    return found


def _usual(worths: Mapping[Item, float]) -> float:
    """Return what an item from the deck is worth on average."""
    cards = sum(card.copies for card in ITEMS.values())
    return sum(card.copies * worths.get(card.id, 0.0) for card in ITEMS.values()) / cards


LIKELY = _likely()
"""How likely a deed is of somebody with that role and that item, by what it promises them."""
