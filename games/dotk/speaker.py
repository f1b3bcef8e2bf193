"""What the computer player of dotk says before it answers, truly or not."""

from games.dotk.cards import COPIES, Character
from games.dotk.claims import CARDS, Plan, Say
from games.dotk.computer import ComputerPlayer
from games.dotk.notebook import DotkNotebook
from games.dotk.words import Do, Topic
from games.engine.asks import Answer, Ask, Seat
from games.engine.dice import Dice, pick
from games.engine.play_style import PlayStyle
from games.engine.speech import lies, talks

PLAN_OF: dict[str, Plan] = {Do.FOLD: Plan.FOLD, Do.EXCHANGE: Plan.EXCHANGE, Do.DRAGON: Plan.KEEP}
"""What one's card has to expect of an action, where that is certain."""
STAYS = (Plan.KEEP, Plan.FOLD)
"""Plans by which one's card stays where it is."""


def speak(book: DotkNotebook, ask: Ask, dice: Dice, style: PlayStyle) -> Answer | None:
    """Before the one action of a round, speak of a card that lies there, or ask for a move."""
    if ask.topic != Topic.ACT or book.own is None or not talks(dice, style):
        return None
    seen = {
        seat: card.character
        for seat, card in book.cards.items()
        if seat != ask.seat and card.character is not None and not card.face_up
    }
    if seen and dice.below(2):
        seat = pick(dice, list(seen))
        if has_spoken_of(book, seat):
            return None
        return Answer(Say.ESTIMATE, (seat, _card(book, seen[seat], dice, style)))
    left = book.left_of(ask.seat)
    if left is not None and dice.below(3) == 0:
        return Answer(Say.REQUEST, (pick(dice, (Plan.KEEP, Plan.FOLD)), left))
    plan = _plan(book, ask, dice, style) if dice.below(4) == 0 else None
    if plan is not None:
        return Answer(Say.WILL, (plan,))
    return say_of_own(book, dice, style)


def say_of_own(book: DotkNotebook, dice: Dice, style: PlayStyle) -> Answer | None:
    """Say which card lies before oneself, or another one for a lie; not what all can see."""
    seat = Seat(book.viewer or 0)
    if book.cards[seat].face_up or has_spoken_of(book, seat):
        return None
    return Answer(Say.LAID, (_card(book, book.own, dice, style),))


def has_spoken_of(book: DotkNotebook, seat: Seat) -> bool:
    """Say whether the viewer has said already which card lies there: they stand by that."""
    card = book.cards[seat]
    said = [claim.number for claim in book.talk.standing if claim.seat == book.viewer]
    return any(book.spoken_of.get(number) is card for number in said)


def _plan(book: DotkNotebook, ask: Ask, dice: Dice, style: PlayStyle) -> Plan | None:
    """Return what it will do, or another plan for a lie; None where it has no name."""
    plan = PLAN_OF.get(ComputerPlayer().answer(book, ask, dice, style).verb)
    if not lies(dice, style):
        return plan
    return Plan.EXCHANGE if plan in STAYS else pick(dice, STAYS)


def _card(book: DotkNotebook, true: Character | None, dice: Dice, style: PlayStyle) -> Character:
    """Return a card, or for a lie another one that may lie there, as far as all can see."""
    if true is not None and not lies(dice, style):
        return true
    shown = [*book.aside, *(card.character for card in book.cards.values() if card.face_up)]
    return pick(dice, [c for c in CARDS if c is not true and shown.count(c) < COPIES])
