"""What a player of botk most likely wants to say: from what they saw, not from what is likely."""

from collections.abc import Iterator

from games.botk.cards import Item, Role
from games.botk.claims import Say
from games.botk.items import ITEMS
from games.botk.notebook import BotkNotebook
from games.botk.truth import known_roles, truth
from games.botk.words import CENTRE, Phase, Place
from games.engine.asks import Answer
from games.engine.likely import doubted

POSES_AS = (Role.LOYALIST, Role.PRINCESS, Role.JESTER, Role.SABOTEUR)
"""What somebody says to be who says to be somebody else, the likeliest first."""


def likely(book: BotkNotebook) -> Iterator[Answer]:
    """Yield the card seen last and its opposite, one's role and another, and whom one suspects."""
    if not book.active_items:
        return
    yield from _cards(book)
    yield from _roles(book)
    yield from _suspicion(book)


def _cards(book: BotkNotebook) -> Iterator[Answer]:
    """Yield what lies at the place of the card seen last, and what would tempt, or scare, there."""
    everywhere: tuple[Place, ...] = (*book.living(), CENTRE)
    for sighting in reversed(book.sightings):
        place = sighting.among[0]
        if sighting.among == (place,) and place in everywhere and place not in book.face_up:
            yield _laid(book, place, sighting.item)
            opposite = _opposite(book, sighting.item)
            yield from [] if opposite is None else [_laid(book, place, opposite)]
            return


def _laid(book: BotkNotebook, place: Place, item: Item) -> Answer:
    if place == CENTRE:
        return Answer(Say.CENTRE, (item,))
    return Answer(Say.HOLD, (item,)) if place == book.viewer else Answer(Say.LEARNED, (place, item))


def _opposite(book: BotkNotebook, item: Item) -> Item | None:
    """Return the Pardon, which nobody is to execute; of it, what an execution does no harm with."""
    others = [each for each in Item if each in book.active_items and each is not item]
    safe = [each for each in others if ITEMS[each].safe]
    pardons = [each for each in others if each is Item.PARDON]
    return next(iter([*pardons, *safe, *others]), None)


def _roles(book: BotkNotebook) -> Iterator[Answer]:
    if book.role is None or book.role is Role.EXECUTIONER:
        return
    yield Answer(Say.COME_OUT, (book.role,))
    poses = [each for each in POSES_AS if each in book.active_roles and each is not book.role]
    yield from [Answer(Say.COME_OUT, (each,)) for each in poses[:1]]


def _suspicion(book: BotkNotebook) -> Iterator[Answer]:
    """Yield what one was shown of others, then whom one caught lying, or sits beside."""
    others = [seat for seat in book.at_risk() if seat != book.viewer]
    shown = known_roles(book)
    for seat in others:
        if seat in shown and not book.prisoners[seat].shown_role:
            yield Answer(Say.ESTIMATE, (seat, shown[seat]))
    suspects = [seat for seat in doubted(truth, book) if seat in others and seat not in shown]
    after = [s for s in others if s not in shown and (book.viewer is None or s > book.viewer)]
    for seat in dict.fromkeys([*suspects, *after, *others]):
        if seat in shown:
            continue
        if Role.SABOTEUR in book.active_roles:
            yield Answer(Say.ESTIMATE, (seat, Role.SABOTEUR))
        if book.phase is Phase.EXECUTION:
            yield Answer(Say.VOTE, (seat,))
