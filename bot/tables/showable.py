"""What a table can ask: Discord's lists, messages and custom ids have an end."""

import re
from typing import Any

from bot.tables.state import TableState
from games.engine.asks import Question, Verb
from games.engine.errors import Malformed

MOST_VERBS = 20
"""Verbs of a question: each is a button, beside those that every panel has."""
MOST_TARGETS = 25
"""Targets of a verb, which are one list."""
LARGEST = 10**9
"""A target that is a number lies between this and its negative."""
VERB = re.compile("[a-z-]{1,32}")
TARGET = re.compile("[a-z0-9-]{1,40}")
"""Both stand in custom ids, which have a hundred characters at most."""


def require_sound(state: TableState) -> None:
    """Raise `Malformed` for what cannot be played on: without a result, or not to be shown."""
    if not state.caught_up or state.match is None:
        return
    state.notebook(None)  # What nobody could be shown is not played on.
    if state.progress.over and state.progress.outcome is None:
        raise Malformed("the script ends without a result")
    for ask in state.asks():
        require_showable(ask)


def require_showable(ask: Question) -> None:
    """Raise `Malformed` for a question that no table puts."""
    if len(ask.verbs) > MOST_VERBS:
        raise Malformed(f"a question has {len(ask.verbs)} verbs, not {MOST_VERBS} at most")
    for verb in ask.verbs:
        _require(verb)


def _require(verb: Verb) -> None:
    # A game's types promise nothing when it runs.
    name: Any = verb.name
    if not (isinstance(name, str) and VERB.fullmatch(name)):
        raise Malformed("a verb's name is not made of small letters and hyphens, 32 at most")
    if verb.typed is not None:
        return
    if len(verb.pool) > MOST_TARGETS:
        raise Malformed(f"a verb has {len(verb.pool)} targets, not {MOST_TARGETS} at most")
    if not all(map(_is_target, verb.pool)):
        raise Malformed(
            f"a target is neither a whole number below {LARGEST:,} nor a word of small letters, "
            "digits and hyphens, 40 at most"
        )


def _is_target(target: Any) -> bool:
    if isinstance(target, str):
        return TARGET.fullmatch(target) is not None
    return isinstance(target, int) and abs(target) < LARGEST
