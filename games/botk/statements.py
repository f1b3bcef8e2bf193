"""What a claim of botk comes to, for those who hear it."""

from games.botk.cards import Item, Role
from games.botk.claims import Say
from games.botk.words import CENTRE, Place
from games.engine.asks import Seat
from games.engine.claims import Claimed
from games.engine.credibility import Statement, comes_out


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


def statement(claim: Claimed, card: Place | None) -> Statement | None:
    """Return what a claim says; ``card`` is the one that lay where it names an item.

    None for a card that may be any of several, after a shuffle.
    """
    number, speaker, kind, about = claim.number, claim.seat, claim.kind, claim.about
    match kind:
        case Say.COME_OUT:
            return comes_out(claim, Role(str(about[0])))
        case Say.ESTIMATE:
            role = Role(str(about[1]))
            return Statement(number, speaker, f"{kind} {role}", Seat(int(about[0])), role)
        case Say.REQUEST:
            return Statement(number, speaker, f"{kind}-{about[0]}")
        case Say.HOLD | Say.LEARNED | Say.CENTRE if card is not None:
            return Statement(number, speaker, kind, card, Item(str(about[-1])), witnessed=True)
        case Say.VOTE:
            return Statement(number, speaker, kind)
        case _:
            return None
