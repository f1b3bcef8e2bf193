"""What a claim of botk comes to, for those who hear it."""

from collections.abc import Container
from dataclasses import replace

from games.botk.cards import Item, Role
from games.botk.claims import Say
from games.botk.words import CENTRE, Place
from games.engine.asks import Seat
from games.engine.claims import Claimed
from games.engine.credibility import Statement, comes_out

PLEA = "plea"
"""The last word of a plea's sort."""


def place_of(claim: Claimed) -> Place | None:
    """Return where the item lies that a claim names."""
    match claim.kind:
        case Say.HOLD:
            return claim.seat
        case Say.LEARNED:
            return Seat(int(claim.about[0]))
        case Say.CENTRE:
            return CENTRE
        case _:
            return None


def statement(
    claim: Claimed, card: Place | None, roles: Container[Role], *, plea: bool = False
) -> Statement | None:
    """Return what a claim says; ``roles`` are those in the game.

    ``card`` is the one that lay where it names an item: None for one that may be any of several,
    after a shuffle. ``plea``: whether its speaker is condemned, and so has more reason to lie.
    """
    said = _statement(claim, card, roles)
    return replace(said, sort=f"{said.sort} {PLEA}") if said is not None and plea else said


def _statement(claim: Claimed, card: Place | None, roles: Container[Role]) -> Statement | None:
    number, speaker, kind, about = claim.number, claim.seat, claim.kind, claim.about
    match kind:
        case Say.COME_OUT:
            own = Role(str(about[0]))
            return comes_out(claim, own, dealt=own in roles)
        case Say.ESTIMATE:
            role = Role(str(about[1]))
            return Statement(number, speaker, f"{kind} {role}", Seat(int(about[0])), role)
        case Say.REQUEST:
            return Statement(number, speaker, f"{kind}-{about[0]}")
        case Say.HOLD | Say.LEARNED | Say.CENTRE if card is not None:
            item = Item(str(about[-1]))
            # Who speaks of a Pardon has other reasons, and lies more often.
            sort = f"{kind} {item}" if item is Item.PARDON else kind
            return Statement(number, speaker, sort, card, item, witnessed=True)
        case Say.VOTE:
            return Statement(number, speaker, kind)
        case _:
            return None
