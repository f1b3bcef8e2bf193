"""Games whose computer player, speaker or notebook is at fault."""

import os
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from games.api import DEFAULT_STYLE, Answer, Ask, Dice, Event, Notebook, PlayStyle
from tests.attacks.hostile.kinds import Fate, Hostile, hostile
from tests.attacks.hostile.plain import Moved, Notes

SAID = "ultramarine"
Thought = Callable[[], Any]
"""What comes of thinking, if anything."""


def forever() -> None:
    """Never end."""
    while True:
        pass


def long() -> Answer:
    """Take seconds."""
    until = time.process_time() + 4
    while time.process_time() < until:
        pass
    return Answer("stay")


def die() -> None:
    """End the process."""
    os._exit(3)


def leave() -> None:
    """End the process as programs do."""
    raise SystemExit(SAID)


def fail() -> None:
    """Raise, and say what is secret."""
    raise RuntimeError(SAID)


def nonsense() -> Answer:
    """Return what is not on offer."""
    return Answer("fly", (7, "away"))


def nothing() -> None:
    """Return nothing."""


def words() -> str:
    """Return what is no answer."""
    return "stay"


@dataclass(frozen=True)
class Thinker:
    """A computer player."""

    thought: Thought

    def answer(
        self, _notebook: Any, _ask: Ask, _dice: Dice, _style: PlayStyle = DEFAULT_STYLE
    ) -> Any:
        """Think."""
        return self.thought()


@dataclass(frozen=True)
class Speaker:
    """What a computer player says."""

    thought: Thought

    def __call__(self, _notebook: Any, _ask: Ask, _dice: Dice, _style: PlayStyle) -> Any:
        """Think."""
        return self.thought()


class Unreadable(Notebook):
    """Fails when somebody has moved."""

    def learn(self, event: Event) -> None:
        """Fail."""
        if isinstance(event, Moved):
            fail()


class Endless(Notebook):
    """Never comes to an end of reading."""

    def learn(self, event: Event) -> None:
        """Never end."""
        if isinstance(event, Moved):
            forever()


class Unbound(Notes):
    """Cannot be opened by who has no seat."""

    def __init__(self, seats: int, viewer: Any) -> None:
        super().__init__(seats, viewer)
        if viewer is None:
            fail()


def _minds(kind: type, part: str, **thoughts: Thought) -> list[Hostile]:
    return [
        hostile(name, Fate.PLAYED, **{part: kind(thought)}) for name, thought in thoughts.items()
    ]


PLAYERS = [
    *_minds(
        Thinker,
        "computer",
        thinksforever=forever,
        thinkslong=long,
        thinkerdies=die,
        thinkerleaves=leave,
        thinkerfails=fail,
        thinksnonsense=nonsense,
        thinksnothing=nothing,
        thinkswords=words,
    ),
    *_minds(
        Speaker,
        "speaker",
        speaksforever=forever,
        speakerdies=die,
        speakerleaves=leave,
        speakerfails=fail,
        speaksnonsense=nonsense,
        speakswords=words,
    ),
    hostile("notesfail", Fate.FROZEN, notebook=Unreadable),
    hostile("notesloop", Fate.FROZEN, notebook=Endless),
    hostile("notesunbound", Fate.FROZEN, notebook=Unbound),
]
