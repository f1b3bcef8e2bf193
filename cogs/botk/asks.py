"""Questions of botk in words, where the texts alone are not enough."""

from dataclasses import replace

from bot.api import Choice, Formatter, defaults
from games.botk.cards import Item
from games.botk.notebook import BotkNotebook
from games.botk.words import Direction, Do, Place, Spot, Topic, place
from games.engine.asks import Ask, Target, Verb


def question(fmt: Formatter, notebook: BotkNotebook, ask: Ask) -> str:
    """Return what an ask asks."""
    if ask.topic == Topic.SELECT:
        return fmt.words(f"botk-gallows-{ask.about}-select")
    if ask.topic == Topic.EXECUTE:
        if ask.verb(Do.STOP) is not None:
            return fmt.words("botk-ask-execute-or-stop")
        if notebook.executions:
            return fmt.words("botk-ask-execute-another")
        if notebook.least_executions > 1:
            return fmt.words("botk-ask-execute-two")
    return defaults.question(fmt, notebook, ask)


def silence(fmt: Formatter, ask: Ask) -> str:
    """Return what silence will mean: that of who has relented too often ends the executions."""
    if ask.silence.verb == Do.RELENT and ask.verb(Do.RELENT) is None:
        return fmt.words("botk-silence-stop")
    return defaults.silence(fmt, ask)


def choice(fmt: Formatter, notebook: BotkNotebook, ask: Ask, verb: Verb, target: Target) -> Choice:
    """Return a target as an option, with what the viewer is sure of below it."""
    option = defaults.choice(fmt, notebook, ask, verb, target)
    if isinstance(target, Item | Direction) or ask.topic == Topic.SUCCESSOR:
        return option
    return replace(option, hint=_hint(fmt, notebook, place(target)))


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
    return words(key, item=fmt.noun(card))
