"""The cards by name. Roles are whole here; `items` and `gallows` say what theirs do.

Names of roles and of the first seven items are the rulebook's; all counts are house rulings.
"""

from dataclasses import dataclass
from enum import StrEnum


class Role(StrEnum):
    """Who somebody is. The Executioner's card is dealt to nobody: it is taken."""

    EXECUTIONER = "executioner"
    LOYALIST = "loyalist"
    SABOTEUR = "saboteur"
    PRINCESS = "princess"
    JESTER = "jester"


@dataclass(frozen=True, slots=True)
class RoleCard:
    """A role of the deck and how many copies of it there are."""

    id: Role
    copies: int


ROLES = (
    RoleCard(Role.LOYALIST, 5),
    RoleCard(Role.SABOTEUR, 3),
    RoleCard(Role.PRINCESS, 1),
    RoleCard(Role.JESTER, 1),
)


def role_deck() -> list[Role]:
    """Return a fresh, unshuffled deck of ten."""
    return [card.id for card in ROLES for _ in range(card.copies)]


class Item(StrEnum):
    """What a prisoner may hold."""

    PARDON = "pardon"
    NICE_HAT = "nice-hat"
    CHEESE = "cheese"
    DUMMY = "dummy"
    GOLDEN_CHALICE = "golden-chalice"
    MIMIC = "mimic"
    SHIELD = "shield"
    HIDDEN_KEY = "hidden-key"
    POISONED_WINE = "poisoned-wine"
    POWDER_KEG = "powder-keg"


class Gallows(StrEnum):
    """The special events."""

    LAST_REQUEST = "last-request"
    BLUNT_BLADE = "blunt-blade"
    SHOW_TRIAL = "show-trial"
    THE_MOB = "the-mob"
    STIR = "stir"
    CONFESSION = "confession"
    SCURRY = "scurry"
    TUG_OF_WAR = "tug-of-war"
    SEALED = "sealed"
    LONG_SHOT = "long-shot"
    BIRDS_EYE_VIEW = "birds-eye-view"
    BLOOD_MONEY = "blood-money"
    BITTER_CUP = "bitter-cup"
    SPIN = "spin"
