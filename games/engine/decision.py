"""A computer player's decision: the part that every game's computer player shares."""

from collections.abc import Sequence
from typing import TypeVar

from games.engine.asks import Answer, Ask, Kind, Target
from games.engine.dice import Dice, pick, shuffle
from games.engine.play_style import DEFAULT_STYLE, PlayStyle

T = TypeVar("T")


class Decision:
    """The question, dice and style of the player. A game's `Mind` adds what follows from them."""

    def __init__(self, ask: Ask, dice: Dice, style: PlayStyle = DEFAULT_STYLE) -> None:
        """Take what `ComputerPlayer.answer` is given beside the notebook."""
        self.ask = ask
        """What is asked."""
        self.dice = dice
        """The player's own chance."""
        self.style = style
        """How strong it is, and of what temper."""

    def pool(self, verb: str) -> list[Target]:
        """Return what a verb offers, in random order, so that no seat is favoured in a tie."""
        offered = self.ask.verb(verb)
        targets = list(offered.pool) if offered else []
        shuffle(self.dice, targets)
        return targets

    def pool_of(self, verb: str, kind: Kind[T]) -> list[T]:
        """Return the same as what the targets are."""
        return [kind(target) for target in self.pool(verb)]

    def any_of(self, verb: str) -> Answer:
        """Answer with any one target."""
        return Answer(verb, (pick(self.dice, self.pool(verb)),))

    def first_of(self, verb: str, best_first: Sequence[Target]) -> Answer:
        """Answer with the first of these targets, as few as the verb takes."""
        offered = self.ask.verb(verb)
        return Answer(verb, tuple(best_first[: offered.least if offered else 0]))
