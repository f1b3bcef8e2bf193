"""How hard Royal Execution's levels are: what `benchmarks.balance` puts into its rules page."""

from collections import Counter
from collections.abc import Iterator
from statistics import fmean

from benchmarks.measuring import Timed, table
from games.engine.match import Match
from games.engine.simulation import deal_seed, play
from games.execution import events as ev
from games.execution.game import EXECUTION
from games.execution.setup import Options
from games.execution.words import Level, Result

SEED = "balance"


def end(match: Match) -> ev.GameEnded:
    """Return how a match ended."""
    last = match.log[-1].event
    if not isinstance(last, ev.GameEnded):
        raise TypeError("the match has no end")
    return last


def tables(matches: int) -> Iterator[str]:
    """Yield the lines of the table of levels, from so many deals each."""
    player = Timed(EXECUTION.computer)
    rows = []
    for level in Level:
        seeds = [deal_seed(EXECUTION, 1, SEED, k) for k in range(matches)]
        options = Options(level=level)
        ends = [end(play(EXECUTION, seed, [player], options=options)) for seed in seeds]
        won = Counter(each.result for each in ends)[Result.WON]
        score = fmean(each.score for each in ends)
        rows.append([level, f"{100 * won / matches:.0f} %", f"{score:.1f}"])
    yield from table(["level", "the computer player wins", "score on average"], rows)
    yield ""
    yield str(player)
