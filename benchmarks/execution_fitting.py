"""What Royal Execution's computer player goes by at each level: games/execution/weights.py.

`python -m benchmarks.execution_fitting` looks for weights by which more royals are executed: some
are drawn around those that `Weights` begins with, all play the same deals, the best few say around
which the next are drawn, and how widely (the cross-entropy method). What it has found plays against
what was there before, in deals that neither has seen; with `--write` the better ones are written.
Everything is by fixed seeds. `--level` looks for one level's alone.
"""

import argparse
import dataclasses
import math
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import fmean, stdev
from typing import TypeAlias

from games.engine.dice import Dice, derive, shuffle
from games.execution import weights as weighing
from games.execution.cards import OTHERS, ROYALS
from games.execution.layout import BEHIND, HAND
from games.execution.lookahead import Outlook, play_out
from games.execution.packed import Cards, Packed, turned_up
from games.execution.weights import WEIGHTS, Weights
from games.execution.words import ROWS, TERMS, Level

SEED = b"fitting"
GENERATIONS, DRAWN, BEST, DEALS = 8, 16, 4, 50
TRIED = 500
"""Deals in which what was found plays against what was there."""
WIDTH, LEAST_WIDTH = 0.35, 0.5
"""How widely the first are drawn: so much of a weight, and at least so much."""
WON = 3.0
"""A victory counts as so many royals."""
NAMES = tuple(field.name for field in dataclasses.fields(Weights))

Deal: TypeAlias = tuple[Packed, Cards, Sequence[Cards]]
"""What lies open, the draw pile from its top, and what lies behind the front royals."""


def deals(level: Level, word: str, count: int) -> Iterator[Deal]:
    """Yield deals of a level, the same for the same word."""
    for k in range(count):
        dice = derive(SEED, level, word, k)
        royals, cards = list(range(len(ROYALS))), list(range(len(OTHERS)))
        shuffle(dice, royals)
        shuffle(dice, cards)
        length = BEHIND + 1
        rows = [tuple(royals[at * length : (at + 1) * length]) for at in range(len(ROWS))]
        left, middle, right = [turned_up(length << 16, row[-1]) for row in rows]
        draw = tuple(cards[: TERMS[level].hands * HAND])
        yield (left, middle, right, (), ()), draw, [row[:-1] for row in rows]


def played(weights: Weights, level: Level, deal: Deal) -> tuple[float, bool]:
    """Return what a game comes to, and whether it is won."""
    packed, draw, behind = deal
    outlook = Outlook(weights, range(len(OTHERS)))
    executed, _ = play_out((packed, None), draw, behind, level, outlook)
    won = executed == len(ROYALS)
    return executed + WON * won, won


def found(level: Level) -> Weights:
    """Return the weights that the search ends at."""
    means = list(dataclasses.astuple(Weights()))
    widths = [max(WIDTH * abs(mean), LEAST_WIDTH * (abs(mean) > 1)) or 0.2 for mean in means]
    dice = derive(SEED, level)
    for generation in range(GENERATIONS):
        drawn = [means] + [
            [mean + width * normal(dice) for mean, width in zip(means, widths, strict=True)]
            for _ in range(DRAWN - 1)
        ]
        dealt = list(deals(level, f"generation {generation}", DEALS))
        ranked = sorted(
            drawn,
            key=lambda each: fmean(played(Weights(*each), level, deal)[0] for deal in dealt),
            reverse=True,
        )
        columns = list(zip(*ranked[:BEST], strict=True))
        means = [fmean(column) for column in columns]
        widths = [
            max(stdev(column), width / 3) for column, width in zip(columns, widths, strict=True)
        ]
    return Weights(*[round(mean, 2) for mean in means])


def normal(dice: Dice) -> float:
    """Draw a number, as often below nothing as above, mostly within one of it."""
    one, other = [(dice.below(1 << 32) + 1) / (1 << 32) for _ in range(2)]
    return math.sqrt(-2 * math.log(one)) * math.cos(2 * math.pi * other)


def compared(level: Level, weights: Weights) -> tuple[float, float, float, float]:
    """Return how often old and new weights win, in a hundred, and the gain with its error."""
    dealt = list(deals(level, "compared", TRIED))
    old = [100.0 * played(WEIGHTS[level], level, deal)[1] for deal in dealt]
    new = [100.0 * played(weights, level, deal)[1] for deal in dealt]
    gains = [one - other for one, other in zip(new, old, strict=True)]
    return fmean(old), fmean(new), fmean(gains), stdev(gains) / len(gains) ** 0.5


def source(found: dict[Level, Weights]) -> str:
    """Return the end of the module of weights with these."""
    lines = ["WEIGHTS = {"]
    for level, weights in found.items():
        named = [f"        {name}={getattr(weights, name)}," for name in NAMES]
        lines += [f"    Level.{level.name}: Weights(", *named, "    ),"]
    return "\n".join([*lines, "}\n"])


def main() -> None:
    """Look for weights, and print or write them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--level", type=Level, choices=list(Level), nargs="*", default=list(Level))
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    best = dict(WEIGHTS)
    for level in given.level:
        weights = found(level)
        old, new, gain, error = compared(level, weights)
        print(
            f"{level}: {old:.1f} % before, {new:.1f} % now, {gain:+.1f} ± {error:.1f}", flush=True
        )
        print(weights, flush=True)
        if gain > 0:
            best[level] = weights
    if given.write:
        page = Path(weighing.__file__)
        kept = page.read_text("utf-8").partition("WEIGHTS = {")[0]
        page.write_text(kept + source(best), "utf-8")


if __name__ == "__main__":
    main()
