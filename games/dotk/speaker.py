"""What the computer player of dotk says before it answers, truly or not."""

from games.dotk.cards import Character
from games.dotk.claims import CARDS, Plan, Say
from games.dotk.computer import ComputerPlayer
from games.dotk.notebook import DotkNotebook
from games.dotk.words import Do, Topic
from games.engine.asks import Answer, Ask
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
        return Answer(Say.ESTIMATE, (seat, _card(seen[seat], dice, style)))
    left = book.left_of(ask.seat)
    if left is not None and dice.below(3) == 0:
        return Answer(Say.REQUEST, (pick(dice, (Plan.KEEP, Plan.FOLD)), left))
    plan = _plan(book, ask, dice, style) if dice.below(4) == 0 else None
    if plan is not None:
        return Answer(Say.WILL, (plan,))
    return say_of_own(book, dice, style)


def say_of_own(book: DotkNotebook, dice: Dice, style: PlayStyle) -> Answer:
    """Say which card lies before oneself, or another one for a lie."""
    return Answer(Say.LAID, (_card(book.own, dice, style),))


def _plan(book: DotkNotebook, ask: Ask, dice: Dice, style: PlayStyle) -> Plan | None:
    """Return what it will do, or another plan for a lie; None where it has no name."""
    plan = PLAN_OF.get(ComputerPlayer().answer(book, ask, dice, style).verb)
    if not lies(dice, style):
        return plan
    return Plan.EXCHANGE if plan in STAYS else pick(dice, STAYS)


def _card(true: Character | None, dice: Dice, style: PlayStyle) -> Character:
    """Return a card, or another one for a lie."""
    if true is None or lies(dice, style):
        return pick(dice, CARDS)
    return true
