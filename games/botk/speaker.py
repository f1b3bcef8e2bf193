"""What the computer player of botk says before it answers, truly or not."""

from games.botk.beliefs import Beliefs
from games.botk.cards import Item, Role
from games.botk.claims import PRISONERS, Say, Wish
from games.botk.notebook import BotkNotebook
from games.botk.words import CENTRE, Place
from games.engine.asks import Answer, Ask, Seat
from games.engine.claims import AGREE, DISAGREE
from games.engine.dice import Dice, pick
from games.engine.manner import Manner
from games.engine.speech import lies, talks

SURE = 0.5
"""How likely a role must be before somebody is called by it."""
HIDING = (Role.SABOTEUR, Role.JESTER)
"""Who says to be a Loyalist rather than what they are."""


def speak(book: BotkNotebook, ask: Ask, dice: Dice, manner: Manner) -> Answer | None:
    """Answer a claim that one can judge, or say what one has seen, is, or suspects."""
    if not book.active_items or not talks(dice, manner):
        return None
    me = ask.seat
    said = _verdict(book, me, lie=lies(dice, manner))
    if said is not None:
        return said
    ways = [_seen, _role, _suspicion]
    for way in (ways.pop(dice.below(len(ways))), *ways):
        said = way(book, me, dice, manner)
        if said is not None and not _repeats(book, me, said):
            return said
    return None


def _verdict(book: BotkNotebook, me: Seat, *, lie: bool) -> Answer | None:
    """Agree or disagree with the newest claim, if one has seen that card oneself."""
    claim = book.talk.standing[-1] if book.talk.standing else None
    if claim is None or claim.seat == me or claim.kind not in (Say.LEARNED, Say.CENTRE, Say.HOLD):
        return None
    place: Place = CENTRE if claim.kind == Say.CENTRE else claim.seat
    if claim.kind == Say.LEARNED:
        place = Seat(int(claim.about[0]))
    known = book.known_item(place)
    if known is None:
        return None
    right = (known == claim.about[-1]) is not lie
    return Answer((AGREE if right else DISAGREE).name, (claim.number,))


def _seen(book: BotkNotebook, me: Seat, dice: Dice, manner: Manner) -> Answer | None:
    """Say which item one has before oneself or saw elsewhere."""
    everywhere: list[Place] = [*book.prisoners, CENTRE]
    hidden = [place for place in everywhere if place not in book.face_up]
    places = [place for place in hidden if book.known_item(place) is not None]
    if not places:
        return None
    place: Place = pick(dice, places)
    item = book.known_item(place)
    if lies(dice, manner):
        item = pick(dice, [each for each in Item if each in book.active_items])
    if item is None:
        return None
    if place == CENTRE:
        return Answer(Say.CENTRE, (item,))
    return Answer(Say.HOLD, (item,)) if place == me else Answer(Say.LEARNED, (place, item))


def _role(book: BotkNotebook, me: Seat, dice: Dice, manner: Manner) -> Answer | None:
    """Come out as what one is, or wants to be taken for."""
    if book.role is None:
        return None
    role = Role.LOYALIST if book.role in HIDING else book.role
    if lies(dice, manner):
        role = pick(dice, PRISONERS)
    return Answer(Say.COME_OUT, (role,))


def _suspicion(book: BotkNotebook, me: Seat, dice: Dice, manner: Manner) -> Answer | None:
    """Say whom one takes for a Saboteur or the Jester, or asks to spare."""
    beliefs = Beliefs(book)
    others = [seat for seat in book.at_risk() if seat != me]
    if not others:
        return None
    suspect = max(others, key=lambda seat: beliefs.role(seat, Role.SABOTEUR))
    if lies(dice, manner):
        suspect = pick(dice, others)
        return Answer(Say.ESTIMATE, (suspect, Role.SABOTEUR))
    if beliefs.role(suspect, Role.SABOTEUR) >= SURE:
        return Answer(Say.ESTIMATE, (suspect, Role.SABOTEUR))
    dangerous = max(others, key=beliefs.treason)
    if beliefs.treason(dangerous) >= SURE:
        wish = Wish.CONDEMN if book.role is Role.SABOTEUR else Wish.SPARE
        return Answer(Say.REQUEST, (wish, dangerous))
    return None


def _repeats(book: BotkNotebook, me: Seat, said: Answer) -> bool:
    """Say whether one said so before; of a role, whatever it was."""
    return any(
        claim.seat == me
        and claim.kind == said.verb
        and (claim.about == said.picks or said.verb == Say.COME_OUT)
        for claim in book.talk.claims
    )
