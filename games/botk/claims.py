"""What players of botk may say to each other by buttons: docs/rules/botk.md."""

from enum import StrEnum
from typing import TYPE_CHECKING

from games.botk.cards import Item, Role
from games.botk.events import Executed, PhaseBegan
from games.engine.asks import Seat, Target
from games.engine.claims import AGREE, DISAGREE, Among, ClaimKind, Claims

if TYPE_CHECKING:
    from games.botk.notebook import BotkNotebook


class Say(StrEnum):
    """The kinds of claims beside those that all games share."""

    COME_OUT = "come-out"
    """To have a role."""
    HOLD = "hold"
    """To have an item."""
    LEARNED = "learned"
    """To have seen an item before somebody."""
    CENTRE = "centre"
    """To have seen an item in the centre."""
    ESTIMATE = "estimate"
    """That somebody has a role."""
    VOTE = "vote"
    """Whom to send to the gallows, oneself."""
    REQUEST = "request"
    """What the others should do with somebody."""


class Wish(StrEnum):
    """What the others should do with a prisoner."""

    CONDEMN = "condemn"
    SPARE = "spare"


PRISONERS = tuple(role for role in Role if role is not Role.EXECUTIONER)


def dead(notebook: "BotkNotebook") -> list[Seat]:
    """Return who keeps quiet until the end."""
    return [p.seat for p in notebook.prisoners.values() if p.died is not None]


def absent(notebook: "BotkNotebook") -> list[Target]:
    """Return the roles and items that were not laid out for all to see."""
    if not notebook.active_items:
        return []
    there = {*notebook.active_roles, *notebook.active_items}
    return [each for each in (*PRISONERS, *Item) if each not in there]


CLAIMS = Claims(
    kinds=(
        ClaimKind(Say.COME_OUT, (PRISONERS,)),
        ClaimKind(Say.HOLD, (tuple(Item),)),
        ClaimKind(Say.LEARNED, (Among.OTHERS, tuple(Item))),
        ClaimKind(Say.CENTRE, (tuple(Item),)),
        ClaimKind(Say.ESTIMATE, (Among.OTHERS, PRISONERS)),
        ClaimKind(Say.VOTE, (Among.OTHERS,)),
        ClaimKind(Say.REQUEST, (tuple(Wish), Among.OTHERS)),
        AGREE,
        DISAGREE,
    ),
    phases=(PhaseBegan, Executed),
    quiet=dead,
    absent=absent,
)
