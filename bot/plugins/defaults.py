"""What a game need not write: sentences that follow from its texts' names alone.

``GAME`` is the game's id. Keys: ``GAME-ask-TOPIC``, ``GAME-silence-VERB``, ``GAME-pick-VERB``,
``GAME-do-VERB``, ``GAME-target-TARGET``, ``GAME-lobby-OPTION`` with ``$value``, and
``GAME-start-OPTION-VALUE``.
"""

from collections.abc import Sequence
from typing import Any

from bot.plugins.formatter import Choice, Formatter
from bot.plugins.teller import Teller
from bot.text import plain
from games.engine.asks import Answer, Ask, Seat, Target, Verb
from games.engine.events import Event, Told


def tale(fmt: Formatter, notebook: Any, events: Sequence[Event]) -> list[str]:
    """Tell public events by their texts."""
    return Teller(fmt).lines(events)


def story(fmt: Formatter, told: Sequence[Told]) -> list[tuple[str, list[str]]]:
    """Tell all events by their texts, under one heading: the game's name."""
    return [(fmt.game, Teller(fmt, secrets=True).lines([each.event for each in told]))]


def news(fmt: Formatter, notebook: Any) -> list[str]:
    """Say nothing: the hand has it all."""
    return []


def options(fmt: Formatter) -> list[str]:
    """Return a line for each choice of the host that has a text."""
    game, words = fmt.table.game, fmt.words
    lines = []
    for name, value in fmt.table.choices.items():
        key = f"{game}-lobby-{option_key(name)}"
        if key in words:
            said = f"{game}-start-{option_key(name)}-{str(value).lower()}"
            lines.append(words(key, value=words(said) if said in words else str(value).lower()))
    return lines


def option_key(name: str) -> str:
    """Return an option's name as keys of texts are written."""
    return name.replace("_", "-")


def question(fmt: Formatter, notebook: Any, ask: Ask) -> str:
    """Return the text of the ask's topic; ``$about`` is what the ask is about, if anything."""
    key = f"{fmt.table.game}-ask-{ask.topic}"
    return fmt.words(key, about=_target(fmt, ask.about) if ask.about is not None else "")


def silence(fmt: Formatter, ask: Ask) -> str:
    """Return the text of what silence answers; the dice have one of the house."""
    if isinstance(ask.silence, Answer):
        return fmt.words(f"{fmt.table.game}-silence-{ask.silence.verb}")
    return fmt.words("silence-dice")


def placeholder(fmt: Formatter, notebook: Any, ask: Ask, verb: Verb) -> str:
    """Return the text of the verb."""
    return fmt.words(f"{fmt.table.game}-pick-{verb.name}")


def choice(fmt: Formatter, notebook: Any, ask: Ask, verb: Verb, target: Target) -> Choice:
    """Return a seat by its number and name, anything else by its text."""
    if isinstance(target, str):
        return Choice(target, _target(fmt, target))
    return Choice(str(target), plain(fmt.label(Seat(target), notebook.viewer)))


def press(fmt: Formatter, notebook: Any, ask: Ask, verb: Verb) -> tuple[str, bool]:
    """Return the text of the verb; it can be undone as little as any answer."""
    return fmt.words(f"{fmt.table.game}-do-{verb.name}"), False


def chosen(fmt: Formatter, ask: Ask, answer: Answer) -> str:
    """Say nothing about what was chosen."""
    return ""


def _target(fmt: Formatter, target: Target) -> str:
    if isinstance(target, str):
        return fmt.words(f"{fmt.table.game}-target-{target}")
    return fmt.name(Seat(target))
