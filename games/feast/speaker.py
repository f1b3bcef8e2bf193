"""What the computer player of feast says before it answers, truly or not."""

from games.engine.asks import Answer, Ask
from games.engine.dice import Dice, pick
from games.engine.manner import Manner
from games.engine.speech import lies, talks
from games.feast.beliefs import Beliefs
from games.feast.cards import Role, Spot
from games.feast.claims import GUESTS, Say, Wish
from games.feast.notebook import FeastNotebook
from games.feast.words import Topic

SURE = 0.5
"""How likely a role must be before somebody is called by it."""
FELT = 0.3
"""How well or ill one must wish somebody to say so."""
SPEAKS_AT = (Topic.ACT, Topic.TOAST, Topic.CHALLENGE)


def speak(book: FeastNotebook, ask: Ask, dice: Dice, manner: Manner) -> Answer | None:
    """Say what one knows of poison, whom one takes for what, or what should be done."""
    if ask.topic not in SPEAKS_AT or book.viewer is None or not talks(dice, manner):
        return None
    ways = [_poison, _role, _suspicion, _wish]
    for way in (ways.pop(dice.below(len(ways))), *ways):
        said = way(book, dice, manner)
        if said is not None and not _repeats(book, said):
            return said
    return None


def _poison(book: FeastNotebook, dice: Dice, manner: Manner) -> Answer | None:
    """Say of a card before somebody that it is poison, or is none."""
    known = [
        (guest.seat, what, bool(card.poison))
        for guest in book.living()
        if guest.seat != book.viewer
        for what, card in ((Spot.GOBLET, guest.goblet), *guest.foods.items())
        if card is not None and card.poison is not None
    ]
    if not known:
        return None
    seat, what, poison = pick(dice, known)
    if lies(dice, manner):
        poison = not poison
    return Answer(Say.POISONED if poison else Say.CLEAN, (seat, what))


def _role(book: FeastNotebook, dice: Dice, manner: Manner) -> Answer | None:
    """Come out as what one is; the King need not."""
    role = book.known_role(book.viewer) if book.viewer is not None else None
    if role is None or role is Role.KING:
        return None
    if lies(dice, manner) or role is Role.ASSASSIN:
        role = pick(dice, [each for each in book.roles if each in GUESTS])
    return Answer(Say.COME_OUT, (role,))


def _suspicion(book: FeastNotebook, dice: Dice, manner: Manner) -> Answer | None:
    """Say whom one takes for what."""
    hidden = [g.seat for g in book.living() if g.seat != book.viewer]
    hidden = [seat for seat in hidden if book.known_role(seat) is None]
    if not hidden:
        return None
    odds = Beliefs(book).roles
    seat, role = max(
        ((seat, role) for seat in hidden for role in odds[seat] if role in GUESTS),
        key=lambda pair: odds[pair[0]][pair[1]],
    )
    if lies(dice, manner):
        return Answer(Say.ESTIMATE, (pick(dice, hidden), role))
    return Answer(Say.ESTIMATE, (seat, role)) if odds[seat][role] >= SURE else None


def _wish(book: FeastNotebook, dice: Dice, manner: Manner) -> Answer | None:
    """Ask for the death, or the life, of whom one wishes it most."""
    wishes = {seat: wish for seat, wish in Beliefs(book).wishes.items() if seat != book.viewer}
    if not wishes:
        return None
    seat = max(wishes, key=lambda each: abs(wishes[each]))
    if abs(wishes[seat]) < FELT:
        return None
    kind = Wish.KILL if (wishes[seat] < 0) is not lies(dice, manner) else Wish.SPARE
    return Answer(Say.REQUEST, (kind, seat))


def _repeats(book: FeastNotebook, said: Answer) -> bool:
    """Say whether one said so before; of a role, whatever it was."""
    return any(
        claim.seat == book.viewer
        and claim.kind == said.verb
        and (claim.about == said.picks or said.verb == Say.COME_OUT)
        for claim in book.talk.claims
    )
