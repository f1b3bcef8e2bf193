"""How hard Royal Execution's levels are: what `benchmarks.balance` prints of it."""

from collections.abc import Iterator
from statistics import fmean, stdev

from benchmarks.measuring import Timed, table
from games.engine.asks import Answer, Ask
from games.engine.dice import Dice, derive
from games.engine.match import Match
from games.engine.random_player import RandomPlayer
from games.engine.simulation import deal_seed, play
from games.execution import events as ev
from games.execution.cards import ROYALS
from games.execution.game import EXECUTION
from games.execution.layout import HAND, Layout, Row
from games.execution.lookahead import Outlook, turn_up
from games.execution.notebook import ExecutionNotebook
from games.execution.packed import BEHIND, NUMBER, pack, standing, won
from games.execution.rollouts import Hidden, best_of, ways_of
from games.execution.search import WIDTHS, known, winnable
from games.execution.setup import offered
from games.execution.weights import WEIGHTS
from games.execution.words import ROWS, Level

SEED = "balance"
SLOW = 20
"""Of so many deals, one is played by who looks further, and one with all cards known."""


class Laying:
    """Who lays a random card wherever one fits, saves whichever, and discards only what must be."""

    def answer(self, notebook: ExecutionNotebook, ask: Ask, dice: Dice) -> Answer:
        """Return an answer that the ask offers."""
        lays = [(verb.name, to) for verb in ask.verbs for to in verb.pool if to in ROWS]
        others = [(verb.name, to) for verb in ask.verbs for to in verb.pool]
        found = lays or others
        if not found:
            return Answer(ask.verbs[0].name)
        name, to = found[dice.below(len(found))]
        return Answer(name, (to,))


def end(match: Match) -> ev.GameEnded:
    """Return how a match ended."""
    last = match.log[-1].event
    if not isinstance(last, ev.GameEnded):
        raise TypeError("the match has no end")
    return last


def dealt(match: Match) -> ev.PilesShuffled:
    """Return what was dealt."""
    first = match.log[0].event
    if not isinstance(first, ev.PilesShuffled):
        raise TypeError("nothing was dealt")
    return first


def before(deal: ev.PilesShuffled) -> Layout:
    """Return how a deal lies before the first hand."""
    rows = (deal.left, deal.middle, deal.right)
    return Layout(tuple(Row(row[-1]) for row in rows), left=len(deal.cards))


def looked_further(deal: ev.PilesShuffled, level: Level, seed: bytes) -> int:
    """Return how many royals the hard computer executes: it decides when it sees something new.

    At a table it also decides between two steps, each of which would take as long.
    """
    layout, behind, dice = before(deal), known(deal), derive(seed, "further")
    packed, draw = pack(layout), tuple([NUMBER[card] for card in deal.cards])
    unseen = tuple([NUMBER[card] for card in layout.unseen()])
    while True:
        outlook = Outlook(WEIGHTS[level], unseen)
        found = ways_of(packed, level, outlook)
        rows = [row >> BEHIND for row in packed[:3]]
        royals = [each for row, n in zip(behind, rows, strict=True) for each in row[:n]]
        hidden = Hidden(unseen, len(draw), tuple(royals), tuple(rows))
        way = best_of(found, hidden, level, dice).way if len(found) > 1 else found[0]
        packed, turns = way.opening
        if turns is not None:
            packed = turn_up(packed, turns, behind)
        elif won(packed) or not draw:
            return len(ROYALS) - standing(packed)
        else:
            drawn, draw = draw[:HAND], draw[HAND:]
            unseen = tuple([card for card in unseen if card not in drawn])
            packed = (*packed[:3], drawn, packed[4])


def percent(wins: list[bool]) -> str:
    """Return how many of a hundred are won, with its standard error."""
    rate = fmean(wins)
    return f"{100 * rate:.0f} ± {100 * (rate * (1 - rate) / len(wins)) ** 0.5:.0f} %"


def mean(numbers: list[int]) -> str:
    """Return a mean with its standard error."""
    return f"{fmean(numbers):.1f} ± {stdev(numbers) / len(numbers) ** 0.5:.1f}"


def tables(matches: int) -> Iterator[str]:
    """Yield the lines of the tables of levels, from so many deals each, and fewer of the slow."""
    computer = Timed(EXECUTION.computer)
    strong, weak = list[list[object]](), list[list[object]]()
    for level in Level:
        seeds = [deal_seed(EXECUTION, 1, SEED, k) for k in range(matches)]
        matched = [play(EXECUTION, seed, [computer], options=offered(level)) for seed in seeds]
        ends = [end(match) for match in matched]
        row: list[object] = [level, percent([won_by(each) for each in ends])]
        row.append(mean([each.score for each in ends]))
        few = list(zip(seeds, matched, strict=True))[: max(2, matches // SLOW)]
        further = [looked_further(dealt(match), level, seed) for seed, match in few]
        row.append(percent([executed == len(ROYALS) for executed in further]))
        row.append(percent([can_be_won(dealt(match), level) for _, match in few]))
        strong.append(row)
        row = [level]
        for player in (RandomPlayer(), Laying()):
            ends = [end(play(EXECUTION, seed, [player], options=offered(level))) for seed in seeds]
            row += [mean([each.executed for each in ends]), percent([*map(won_by, ends)])]
        weak.append(row)
    heading = ["level", "the computer wins", "its score", "looking further", "all cards known"]
    yield from table(heading, strong)
    yield ""
    pressed = ["presses at random: royals", "wins", "lays whatever fits: royals", "wins"]
    yield from table(["level", *pressed], weak)
    yield ""
    yield str(computer)


def won_by(ended: ev.GameEnded) -> bool:
    """Say whether a game was won."""
    return ended.executed == len(ROYALS)


def can_be_won(deal: ev.PilesShuffled, level: Level) -> bool:
    """Say whether a way to win was found with all cards known."""
    return winnable(before(deal), level, deal, WIDTHS[-1], lambda: True)
