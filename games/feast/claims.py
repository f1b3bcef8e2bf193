"""What guests of feast may say to each other by buttons: docs/rules/feast.md."""

from enum import StrEnum
from typing import TYPE_CHECKING

from games.engine.asks import Target
from games.engine.claims import AGREE, DISAGREE, Among, ClaimKind, Claims
from games.feast.cards import Food, Role, Spot
from games.feast.events import TurnBegan

if TYPE_CHECKING:
    from games.feast.notebook import FeastNotebook


class Say(StrEnum):
    """The kinds of claims beside those that all games share."""

    COME_OUT = "come-out"
    """To have a role."""
    ESTIMATE = "estimate"
    """That somebody has a role."""
    POISONED = "poisoned"
    """That a food or the goblet of somebody is poison."""
    CLEAN = "clean"
    """That it is not."""
    WILL = "will"
    """What to do at a toast, oneself."""
    REQUEST = "request"
    """What the others should do with somebody."""


class Plan(StrEnum):
    """What to do at a toast."""

    DRINK = "drink"
    ABSTAIN = "abstain"


class Wish(StrEnum):
    """What the others should do with a guest."""

    SPARE = "spare"
    KILL = "kill"
    PRAISE = "praise"


GUESTS = tuple(role for role in Role if role is not Role.KING)
"""Everybody knows who is King."""
DISHES = (*Food, Spot.GOBLET)


def absent(notebook: "FeastNotebook") -> list[Target]:
    """Return the roles that nobody plays, as everybody is told."""
    return [each for each in GUESTS if notebook.roles and each not in notebook.roles]


CLAIMS = Claims(
    kinds=(
        ClaimKind(Say.COME_OUT, (GUESTS,)),
        ClaimKind(Say.ESTIMATE, (Among.OTHERS, GUESTS)),
        ClaimKind(Say.POISONED, (Among.OTHERS, DISHES)),
        ClaimKind(Say.CLEAN, (Among.OTHERS, DISHES)),
        ClaimKind(Say.WILL, (tuple(Plan),)),
        ClaimKind(Say.REQUEST, (tuple(Wish), Among.OTHERS)),
        AGREE,
        DISAGREE,
    ),
    phases=(TurnBegan,),
    absent=absent,
)
