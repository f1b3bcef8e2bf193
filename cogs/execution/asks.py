"""Questions of Royal Execution in words: its verbs are cards, and their targets places."""

from bot.api import Choice, Formatter
from cogs.execution.names import named
from games.engine.asks import Ask, Target, Verb
from games.execution.cards import JOKERS, Card
from games.execution.notebook import ExecutionNotebook
from games.execution.rollouts import Advice
from games.execution.words import ROWS, Do, Place, Topic


def question(fmt: Formatter, notebook: ExecutionNotebook, ask: Ask) -> str:
    """Return what is asked; without a hand, to draw, or to play the top of the discard pile."""
    if ask.topic == Topic.SAVE:
        return fmt.words("execution-ask-save", royal=named(fmt.words, ask.subject(Card)))
    if ask.verb(Do.DRAW):
        top = any(verb.most for verb in ask.verbs)
        return fmt.words("execution-ask-draw-or-play" if top else "execution-ask-draw")
    key = "execution-ask-play" if notebook.layout.hand else "execution-ask-last"
    return fmt.words(key)


def placeholder(fmt: Formatter, notebook: ExecutionNotebook, ask: Ask, verb: Verb) -> str:
    """Return the words above the places where a card may go."""
    return fmt.words("execution-pick-card", card=card_of(fmt, notebook, verb))


def press(fmt: Formatter, notebook: ExecutionNotebook, ask: Ask, verb: Verb) -> str:
    """Return a card, or what is done without one."""
    if verb.name == Do.TAKE_BACK and notebook.board.last is not None:
        card = named(fmt.words, notebook.board.last)
        return fmt.words("execution-do-take-back", card=card)
    if verb.most == 0:
        return fmt.words(f"execution-do-{verb.name}")
    return card_of(fmt, notebook, verb)


def hint(fmt: Formatter, notebook: ExecutionNotebook, advice: Advice) -> str:
    """Return what looks best, and how often it won where it was tried."""
    words, move, layout = fmt.words, advice.move, notebook.layout
    n = round(100 * advice.won / max(advice.tries, 1))
    if move is None:
        key = "execution-hint-draw" if layout.left else "execution-hint-nothing"
        return words(key, n=n)
    card = named(words, move.card)
    if move.to in ROWS:
        royal = layout.rows[ROWS.index(move.to)].royal
        on = named(words, royal) if royal is not None else ""
        return words("execution-hint-lay", card=card, royal=on, n=n)
    key = "discard" if layout.full is None else "save"
    return words(f"execution-hint-{key}", card=card, end_id=move.to, n=n)


def card_of(fmt: Formatter, notebook: ExecutionNotebook, verb: Verb) -> str:
    """Return the card that a verb plays; of the discard pile's top one, where it comes from.

    Two jokers in one hand are told apart.
    """
    card = Card(verb.name)
    said = named(fmt.words, card)
    if set(JOKERS) <= set(notebook.layout.hand) and card in JOKERS:
        return fmt.words(f"execution-do-{card}", card=said)
    return said if card in notebook.layout.hand else fmt.words("execution-do-top", card=said)


def choice(
    fmt: Formatter, notebook: ExecutionNotebook, ask: Ask, verb: Verb, target: Target
) -> Choice:
    """Return where a card may go: a royal, or an end of the discard pile; or what to save there."""
    if ask.topic == Topic.SAVE:
        card = named(fmt.words, Card(str(target)))
        return Choice(str(target), fmt.words(f"execution-save-{verb.name}", card=card))
    place = Place(str(target))
    if place in ROWS:
        royal = notebook.layout.rows[ROWS.index(place)].royal
        if royal is not None:
            return Choice(
                place,
                fmt.words("execution-on", royal=named(fmt.words, royal), n=ROWS.index(place) + 1),
            )
    return Choice(place, fmt.words(f"execution-discard-{place}"))
