"""Dice that do as told, so that a test may stack the deck."""

from collections.abc import Iterable, Sequence
from typing import TypeVar

from gallows.kit.assertions import require
from games.engine import dice

T = TypeVar("T")


class StackedDice:
    """Gives the draws it was given, in order; running out, or an impossible one, fails the test."""

    def __init__(self, draws: Iterable[int] = ()) -> None:
        """``draws``: what they show, each from 0 to below what is asked for."""
        self.draws = list(draws)
        """What is still to come."""

    def below(self, n: int) -> int:
        """Show the next draw, from 0 to ``n - 1``."""
        require(bool(self.draws), f"the test did not say what dice of {n} sides show")
        draw = self.draws.pop(0)
        require(0 <= draw < n, f"dice of {n} sides cannot show {draw}")
        return draw


def draws_for(before: Sequence[T], after: Sequence[T]) -> list[int]:
    """Return the draws by which `shuffle` turns one order into the other."""
    require(sorted(map(str, before)) == sorted(map(str, after)), "not the same cards")
    return dice.draws_for(before, after)
