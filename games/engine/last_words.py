"""Last words: what is said by one press before a question is answered that decides about somebody.

They are talk, so no script sees them: a table holds the question back for a while, and who decides
is bound by nothing.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from games.engine.asks import Answer, Ask, Seat
from games.engine.dice import Dice
from games.engine.play_style import PlayStyle

Plea: TypeAlias = Callable[[Any, Dice, PlayStyle], Answer | None]
"""(notebook, dice, style): what a computer player says as its last words, the claim's kind as the
verb; None to say nothing."""

Advice: TypeAlias = Callable[[Any, Ask, Dice, PlayStyle], str]
"""(notebook, ask, dice, style): which word a computer player would have who is asked go by."""


@dataclass(frozen=True, kw_only=True)
class LastWords:
    """When last words are said in a game, by whom, and what the others say to it."""

    topics: tuple[str, ...]
    """Of which questions they may be held back."""
    speakers: Callable[[Any, Sequence[Ask]], tuple[Seat, ...]]
    """(the public notebook, what is asked): whose last words come before that is answered; nobody
    where it is not held back."""
    kinds: tuple[str, ...]
    """Kinds of claims of one field, a list of words: what can be said by one press."""
    plea: Plea
    """(notebook, dice, style): what a computer player says as its last words, the claim's kind as
    the verb; None to say nothing."""
    votes: tuple[str, ...] = ()
    """What the others may say to it, a word each: who is asked sees it counted. Without any
    they say nothing."""
    advice: Advice | None = None
    """(notebook, ask, dice, style): which of these a computer player says. None: it says none."""

    def concern(self, asks: Sequence[Ask]) -> bool:
        """Say whether something may come before this is answered."""
        return not {ask.topic for ask in asks}.isdisjoint(self.topics)
