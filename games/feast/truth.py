"""Whether what was claimed in a game of feast was so, as far as a notebook is sure."""

from games.engine.asks import Seat
from games.engine.claims import Claimed
from games.engine.truth import Known
from games.feast.claims import GUESTS, Say
from games.feast.notebook import FeastNotebook


def truth(book: FeastNotebook, claim: Claimed) -> Known:
    """Judge what a claim says of a role or of poison; plans and wishes are neither true nor not."""
    match claim.kind:
        case Say.COME_OUT:
            return _of_role(book, claim, claim.seat)
        case Say.ESTIMATE:
            return _of_role(book, claim, Seat(int(claim.about[0])))
        case Say.POISONED | Say.CLEAN:
            poison = _poison(book, claim)
            return None if poison is None else poison is (claim.kind == Say.POISONED)
        case _:
            return None


def _of_role(book: FeastNotebook, claim: Claimed, seat: Seat) -> Known:
    """Judge who somebody is: known, or somebody else is known to be that."""
    said, known = claim.about[-1], book.known_role(seat)
    if known is not None:
        if known is said:
            return True
        return (*claim.about[:-1], known) if known in GUESTS else False
    others = [book.known_role(other) for other in book.seats if other != seat]
    return False if book.roles and (said in others or said not in book.roles) else None


def _poison(book: FeastNotebook, claim: Claimed) -> bool | None:
    """Return whether a card was poison when it was spoken of: seen, or served without any."""
    then = book.spoken_of.get(claim.number)
    if then is None:
        return None
    if then.poison is not None:
        return then.poison
    served = then.card.serving
    return False if served is not None and not served.poisons and not then.card.doubts else None
