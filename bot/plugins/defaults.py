"""What a game need not write: sentences that follow from its texts' names alone.

``GAME`` is the game's id. As in the texts of events, ``$about_id`` and the like are there to
choose by, where ``$about`` is in words. ``$about`` and ``$pick`` make a player of a number: of
what is no seat say ``$about_id``, and ``$n``.

| key | places |
|---|---|
| ``GAME-lobby-OPTION`` | ``$value``, which is ``GAME-start-OPTION-VALUE``, and ``$value_id`` |
| ``GAME-ask-TOPIC`` | ``$about``, ``$about_id``; of the first verb: ``$verb`` and ``$n`` |
| ``GAME-silence-VERB`` | |
| ``GAME-pick-VERB`` | ``$n``: how many at most; ``$topic`` |
| ``GAME-do-VERB`` | ``$topic`` |
| ``GAME-step-STEP`` | (of a view with `steps`) |
| ``GAME-chosen-VERB`` | ``$pick``, and ``$n`` for a number |
| ``GAME-ENUM-MEMBER`` | (a card, or whatever else a verb is aimed at) |
| ``GAME-ENUM-MEMBER-text`` | (what it does, below it) |
| ``GAME-target-TARGET`` | (a target that is of no enum) |
"""

from collections.abc import Sequence
from enum import StrEnum
from typing import Any

from bot.plugins.formatter import Choice, Formatter, noun_key
from bot.plugins.teller import NONE, Teller
from games.engine.asks import Answer, Ask, Seat, Target, Verb
from games.engine.events import Event, LogEntry


def tale(fmt: Formatter, notebook: Any, events: Sequence[Event]) -> list[str]:
    """Tell public events by their texts."""
    return Teller(fmt).lines(events)


def moment(fmt: Formatter, notebook: Any, events: Sequence[Event]) -> list[str]:
    """Tell moments by their texts: those of moments, or else those of public events."""
    return Teller(fmt, "moment").lines(events)


def story(fmt: Formatter, told: Sequence[LogEntry]) -> list[tuple[str, list[str]]]:
    """Tell all events by their texts, in chapters by the texts of headings."""
    return Teller(fmt, "story").chapters([each.event for each in told])


def nothing(fmt: Formatter, *what: Any, **named: Any) -> list[Any]:
    """Show nothing more: hand, board, score and poster have it all, and no card of a hand lasts."""
    return []


# Games may know it by these names.
begun = news = shared = lasting = fate = in_deal = explained = nothing


def advice(fmt: Formatter, notebook: Any) -> str:
    """Give none."""
    return ""


def dealt(notebook: Any) -> bool:
    """Nothing is waited for."""
    return True


def options(fmt: Formatter) -> list[str]:
    """Return a line for each choice of the host that has a text."""
    game, words = fmt.table.game, fmt.words
    lines = []
    for name, chosen in fmt.table.choices.items():
        key = f"{game}-lobby-{option_key(name)}"
        if key in words:
            value = str(chosen).lower()
            said = f"{game}-start-{option_key(name)}-{value}"
            lines.append(words(key, value=words(said) if said in words else value, value_id=value))
    return [line for line in lines if line]


def option(fmt: Formatter, name: str, value: str) -> Choice:
    """Return a value of an option as the slash command says it."""
    return Choice(value, fmt.words(f"{fmt.table.game}-start-{option_key(name)}-{value.lower()}"))


def option_key(name: str) -> str:
    """Return an option's name as keys of texts are written."""
    return name.replace("_", "-")


def question(fmt: Formatter, notebook: Any, ask: Ask) -> str:
    """Return the text of the ask's topic."""
    # Others do not see verbs that are for the asked seat alone, and these can be all.
    verb = next(iter(ask.verbs), Verb(""))
    return fmt.words(
        f"{fmt.table.game}-ask-{ask.topic}",
        about=_target(fmt, ask.about),
        about_id=NONE if ask.about is None else ask.about,
        verb=verb.name,
        n=verb.most,
    )


def silence(fmt: Formatter, ask: Ask) -> str:
    """Return the text of what silence answers; what the dice choose is said alike in all games."""
    key = f"{fmt.table.game}-silence-{ask.silence.verb}"
    by_dice = not isinstance(ask.silence, Answer) and key not in fmt.words
    return fmt.words("silence-dice" if by_dice else key)


def placeholder(fmt: Formatter, notebook: Any, ask: Ask, verb: Verb) -> str:
    """Return the text of the verb."""
    return fmt.words(f"{fmt.table.game}-pick-{verb.name}", n=verb.most, topic=ask.topic)


def choice(fmt: Formatter, notebook: Any, ask: Ask, verb: Verb, target: Target) -> Choice:
    """Return a seat by its number and name, anything else by its noun and what it does.

    A number is a seat: raise `ValueError` where nobody sits there. A game whose targets are other
    numbers says itself what they are.
    """
    if not isinstance(target, str):
        if target not in range(len(fmt.table.seats)):
            raise ValueError(f"{target} is no seat: a number wants a choice of the GameView's own")
        return Choice(str(int(target)), fmt.label(Seat(target), notebook.viewer))
    does = f"{_key(fmt, target)}-text"
    hint = fmt.words(does) if does in fmt.words else ""
    return Choice(str(target), _target(fmt, target), hint)


def press(fmt: Formatter, notebook: Any, ask: Ask, verb: Verb) -> str:
    """Return the text of the verb."""
    return fmt.words(f"{fmt.table.game}-do-{verb.name}", topic=ask.topic)


def chosen(fmt: Formatter, ask: Ask, answer: Answer) -> str:
    """Return the text of the verb, if it has one."""
    key, verb = f"{fmt.table.game}-chosen-{answer.verb}", ask.verb(answer.verb)
    if verb is None or key not in fmt.words:
        return ""
    # The answer is as it was pressed; what the pool has is a member of its enum.
    pick = next((target for target in verb.pool if target in answer.picks), None)
    number = {"n": int(pick)} if isinstance(pick, int) else {}
    return fmt.words(key, pick=_target(fmt, pick), **number)


def _target(fmt: Formatter, target: Target | None) -> str:
    if target is None:
        return NONE
    if isinstance(target, str):
        return fmt.words(_key(fmt, target))
    return fmt.name(Seat(target)) if target in range(len(fmt.table.seats)) else str(target)


def _key(fmt: Formatter, target: str) -> str:
    game = fmt.table.game
    return noun_key(game, target) if isinstance(target, StrEnum) else f"{game}-target-{target}"
