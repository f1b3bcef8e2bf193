"""What the tables of all games' balance share: players whose time is taken, and Markdown."""

import time
from collections.abc import Iterable, Iterator
from typing import Any

from games.engine.asks import Answer, Ask
from games.engine.dice import Dice
from games.engine.game import Game


class Timed:
    """A game's computer player, with the time that each decision took, in milliseconds."""

    def __init__(self, game: Game) -> None:
        self._computer = game.computer
        self.took: list[float] = []

    def answer(self, notebook: Any, ask: Ask, dice: Dice) -> Answer:
        """Answer as the computer player does."""
        begun = time.thread_time()
        answer = self._computer.answer(notebook, ask, dice)
        self.took.append(1000 * (time.thread_time() - begun))
        return answer

    def __str__(self) -> str:
        """Say how long decisions took."""
        took = sorted(self.took)
        return (
            f"A decision takes {took[len(took) // 2]:.2f} ms in the median, "
            f"{took[len(took) * 99 // 100]:.2f} ms at the 99th percentile."
        )


def table(heading: Iterable[object], rows: Iterable[Iterable[object]]) -> Iterator[str]:
    """Yield the lines of a Markdown table."""
    heads = [str(each) for each in heading]
    for cells in (heads, ["---"] * len(heads), *rows):
        yield f"| {' | '.join(str(cell) for cell in cells)} |"
