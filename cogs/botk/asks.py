"""Questions of botk in words."""

from bot.api import Choice, Formatter, plain
from cogs.botk import names
from games.botk.cards import Item
from games.botk.notebook import BotkNotebook
from games.botk.words import CENTRE, Direction, Do, Place, Spot, Topic
from games.engine.asks import Ask, Seat, Target, Verb


def question(fmt: Formatter, notebook: BotkNotebook, ask: Ask) -> str:
    """Return what an ask asks."""
    words = fmt.words
    match ask.topic:
        case Topic.SELECT:
            return words(f"botk-ask-select-{ask.about}")
        case Topic.GESTURE:
            return words("botk-ask-gesture", name=fmt.name(ask.subject(Seat)))
        case Topic.EXECUTE if notebook.mob is not None and not notebook.executions:
            return words("botk-ask-execute-mob", name=fmt.name(notebook.mob))
        case Topic.EXECUTE:
            may_stop = ask.verb(Do.STOP) is not None
            return words("botk-ask-execute-or-stop" if may_stop else "botk-ask-execute")
    return words(f"botk-ask-{ask.topic}")


def placeholder(fmt: Formatter, notebook: BotkNotebook, ask: Ask, verb: Verb) -> str:
    """Return the words on a verb's select."""
    if verb.name == Do.SELECT and verb.most > 1:
        return fmt.words("botk-pick-select-two")
    return fmt.words(f"botk-pick-{verb.name}")


def choice(fmt: Formatter, notebook: BotkNotebook, ask: Ask, verb: Verb, target: Target) -> Choice:
    """Return a target as an option, with what the viewer is sure of below it."""
    words = fmt.words
    if isinstance(target, Item):
        label = names.item(words, target) + names.item_mark(words, target)
        return Choice(str(target), label, names.item_text(words, target))
    if isinstance(target, Direction):
        return Choice(str(target), words(f"botk-{target}"))
    if isinstance(target, str):
        return Choice(str(target), words("botk-centre-label"), _hint(fmt, notebook, CENTRE))
    seat = Seat(target)
    label = fmt.label(seat, notebook.viewer)
    hint = "" if ask.topic == Topic.SUCCESSOR else _hint(fmt, notebook, seat)
    return Choice(str(seat), plain(label), hint)


def press(fmt: Formatter, notebook: BotkNotebook, ask: Ask, verb: Verb) -> tuple[str, bool]:
    """Return the label of a button, and whether it cannot be taken back."""
    return fmt.words(f"botk-do-{verb.name}"), verb.name == Do.STRIKE


def _hint(fmt: Formatter, notebook: BotkNotebook, at: Place) -> str:
    words = fmt.words
    if at == notebook.executioner:
        return words("botk-hint-executioner")
    card = notebook.known_item(at)
    if card is None:
        return ""
    prisoner = None if isinstance(at, Spot) else notebook.prisoners.get(at)
    shown = prisoner.shown_item if prisoner is not None else notebook.centre_shown
    key = "botk-hint-item" if shown is None and at not in notebook.face_up else "botk-hint-face-up"
    return words(key, item=names.item(words, card))
