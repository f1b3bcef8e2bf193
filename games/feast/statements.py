"""What a claim of feast comes to, for those who hear it."""

from collections.abc import Container

from games.engine.asks import Seat
from games.engine.claims import Claimed
from games.engine.credibility import Statement, comes_out
from games.feast.cards import Goblet, Role
from games.feast.claims import Say
from games.feast.knowledge import SpokenOf


def statement(
    claim: Claimed, spoken_of: SpokenOf | None, king: Seat | None, roles: Container[Role]
) -> Statement | None:
    """Return what a claim says; ``spoken_of`` is the card that it says is poison, or is none,
    ``roles`` are those in the game.
    """
    number, speaker, kind, about = claim.number, claim.seat, claim.kind, claim.about
    whom = "king" if king in about else "guest"
    match kind:
        case Say.COME_OUT:
            own = Role(str(about[0]))
            return comes_out(claim, own, dealt=own in roles)
        case Say.ESTIMATE:
            return Statement(number, speaker, kind, Seat(int(about[0])), Role(str(about[1])))
        case Say.REQUEST:
            return Statement(number, speaker, f"{kind}-{about[0]}-{whom}")
        case Say.POISONED | Say.CLEAN if spoken_of is not None:
            return Statement(
                number,
                speaker,
                f"{kind}-{whom}",
                id(spoken_of.card),
                Goblet.POISON,
                denied=kind == Say.CLEAN,
                witnessed=True,
            )
        case Say.WILL:
            return Statement(number, speaker, f"{kind}-{about[0]}")
        case _:
            return None
