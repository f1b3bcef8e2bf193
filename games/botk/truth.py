"""Whether what was claimed in a game of botk was so, as far as a notebook is sure."""

from games.botk.cards import Item, Role
from games.botk.claims import PRISONERS, Say
from games.botk.notebook import BotkNotebook
from games.botk.words import CENTRE, Place
from games.engine.asks import Seat
from games.engine.claims import Claimed
from games.engine.truth import Known


def truth(book: BotkNotebook, claim: Claimed) -> Known:
    """Judge what a claim says of a role or an item; a wish is neither true nor false."""
    match claim.kind:
        case Say.COME_OUT:
            return _of_role(book, claim, claim.seat)
        case Say.ESTIMATE:
            return _of_role(book, claim, Seat(int(claim.about[0])))
        case Say.HOLD | Say.LEARNED | Say.CENTRE:
            return _of_item(book, claim)
        case _:
            return None


def _of_role(book: BotkNotebook, claim: Claimed, seat: Seat) -> Known:
    """Judge who somebody is: known, or one of whom all are known to be others."""
    said, known = claim.about[-1], known_roles(book)
    if seat in known:
        role = known[seat]
        if role is said:
            return True
        return (*claim.about[:-1], role) if role in PRISONERS else False
    others = list(known.values()).count(Role(str(said)))
    return (
        False if book.active_roles and others >= book.active_roles.count(Role(str(said))) else None
    )


def _of_item(book: BotkNotebook, claim: Claimed) -> Known:
    """Judge where an item lay. Whoever says that they saw it knows whether they have."""
    said = Item(str(claim.about[-1]))
    if not book.active_items:
        return None
    if claim.number not in book.spoken_of:
        return False  # No card lies there: the Executioner has none.
    place = book.spoken_of[claim.number]
    looked = claim.kind in (Say.LEARNED, Say.CENTRE) and book.viewer == claim.seat
    seen_there = [item for at, item in book.looked if at == place]
    if looked and said in seen_there:
        return True
    if place is None:
        # It has been shuffled since, so whatever is known to lie somewhere may be this very card.
        return None
    known = book.known_item(place)
    if known is not None:
        # To have seen it there would be no truth either, where they know it from elsewhere.
        elsewhere = looked and known not in seen_there
        return known is said or (False if elsewhere else (*claim.about[:-1], known))
    places: tuple[Place, ...] = (*book.prisoners, CENTRE)
    everywhere = [book.known_item(other) for other in places]
    if everywhere.count(said) >= book.active_items.count(said):
        return False
    if looked and not any(seen.item is said and place in seen.among for seen in book.sightings):
        return False
    return None


def known_roles(book: BotkNotebook) -> dict[Seat, Role]:
    """Return who is who, as far as this viewer has been shown."""
    known = dict(book.confided)
    if book.executioner is not None:
        known[book.executioner] = Role.EXECUTIONER
    if book.viewer is not None and book.role is not None:
        known[book.viewer] = book.role
    known |= {p.seat: p.shown_role for p in book.prisoners.values() if p.shown_role}
    return {**known, **book.final_roles}
