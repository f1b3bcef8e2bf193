"""What a guest of feast most likely wants to say: from what they saw, not from what is likely."""

from collections.abc import Iterator

from games.engine.asks import Answer, Seat
from games.engine.likely import doubted
from games.feast.cards import Role, Spot
from games.feast.claims import GUESTS, Plan, Say
from games.feast.knowledge import How
from games.feast.notebook import FeastNotebook
from games.feast.truth import truth

SEEN = (How.SPIED, How.POISONED, How.TASTED, How.SERVED)
"""How one knows a card: the first is spoken of first."""
FEARED = (Role.ASSASSIN, Role.BLACK_KNIGHT, Role.REBEL)
"""Whom most guests look for."""


def likely(book: FeastNotebook) -> Iterator[Answer]:
    """Yield a card that one knows and its opposite, one's role and another, whom one suspects."""
    yield from _toast(book)
    yield from _cards(book)
    yield from _roles(book)
    yield from _suspicion(book)


def _toast(book: FeastNotebook) -> Iterator[Answer]:
    if book.viewer in book.drinkers:
        yield from [Answer(Say.WILL, (plan,)) for plan in Plan]


def _cards(book: FeastNotebook) -> Iterator[Answer]:
    known = [
        (SEEN.index(card.how), guest.seat, what, bool(card.sure))
        for guest in book.living()
        if guest.seat != book.viewer
        for what, card in ((Spot.GOBLET, guest.goblet), *guest.foods.items())
        if card is not None and card.sure is not None and card.how is not None
    ]
    for _, seat, what, poison in sorted(known, key=lambda each: each[0])[:1]:
        kinds = (Say.POISONED, Say.CLEAN) if poison else (Say.CLEAN, Say.POISONED)
        yield from [Answer(kind, (seat, what)) for kind in kinds]


def _roles(book: FeastNotebook) -> Iterator[Answer]:
    if book.role not in GUESTS or book.viewer == book.mourner:
        return
    yield Answer(Say.COME_OUT, (book.role,))
    taken = [claim.about[0] for claim in book.talk.standing if claim.kind == Say.COME_OUT]
    alive = [role for role, lives in book.lives().items() if lives and role in GUESTS]
    poses = [role for role in alive if role not in (book.role, *FEARED, *taken)]
    yield from [Answer(Say.COME_OUT, (role,)) for role in poses[:1]]


def _suspicion(book: FeastNotebook) -> Iterator[Answer]:
    """Yield whom one saw as Inquisitor or Queen, then who lied to one, or harmed one."""
    others = [g.seat for g in book.living() if g.seat not in (book.viewer, book.king)]
    for seat, role in book.seen.items():
        if seat in others and seat != book.mourner:
            yield Answer(Say.ESTIMATE, (seat, role))
    feared = [role for role in FEARED if book.lives().get(role) and role is not book.role]
    harmed = [e.by for e in reversed(book.evidence) if e.seat == book.viewer and not e.friendly]
    after = [seat for seat in others if book.viewer is None or seat > book.viewer]
    for seat in dict.fromkeys([*doubted(truth, book), *harmed, *after, *others]):
        if seat in others and book.known_role(Seat(seat)) is None:
            yield from [Answer(Say.ESTIMATE, (seat, role)) for role in feared[:1]]
