"""Looking further: the best ways to play a hand are each played on to the end, over and over.

All that lies face down is shuffled anew each time, and all ways are played on in the same deals.
The best of them are tried again, oftener.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from heapq import nlargest

from games.engine.asks import Seat
from games.engine.dice import Dice, shuffle
from games.engine.events import Event
from games.engine.values import value
from games.execution.cards import OTHERS, ROYALS
from games.execution.layout import Layout, Move
from games.execution.lookahead import Hand, Opening, Outlook, play_out
from games.execution.notebook import ExecutionNotebook
from games.execution.packed import NUMBER, PLACES, ROYAL_NUMBER, Cards, Packed, pack
from games.execution.weights import WEIGHTS
from games.execution.words import Level

WAYS: int = 5
TRIES: int = 10
"""So many ways are tried, each so often."""
BEST: int = 2
MORE: int = 18
"""So many of these again, each so often."""
VICTORY = 6.0
"""What a victory is worth, beside its twelve royals."""
SPARED = 0.05
"""What each card is worth that is left then."""


@value
class Way:
    """A way to play a hand, as far as it can be seen."""

    worth: float
    """By the outlook."""
    move: Move | None
    """The first of it; None: to leave all as it is, and draw."""
    opening: Opening


@value
class Advice:
    """What came of the best way."""

    move: Move | None
    """Its first move; None: to draw."""
    won: int
    """How many of the games were won that it was played on in."""
    tries: int


@value
class Hidden:
    """What nobody knows of a game: what lies where."""

    unseen: Cards
    """Cards, of which the draw pile has the first ``left`` when all are shuffled."""
    left: int
    royals: Cards
    behind: Cards
    """How many of the royals lie in each row."""

    def dealt(self, dice: Dice) -> tuple[Cards, list[Cards]]:
        """Return one way in which all may lie: the unseen cards, and the royals by row."""
        unseen, royals = list(self.unseen), list(self.royals)
        shuffle(dice, unseen)
        shuffle(dice, royals)
        rows = list[Cards]()
        for count in self.behind:
            rows.append(tuple(royals[:count]))
            royals = royals[count:]
        return tuple(unseen), rows


def hidden_by(layout: Layout) -> Hidden:
    """Return what a layout does not show."""
    seen = {*layout.graveyard, *[row.royal for row in layout.rows]}
    return Hidden(
        tuple([NUMBER[card] for card in layout.unseen()]),
        layout.left,
        tuple([ROYAL_NUMBER[royal] for royal in ROYALS if royal not in seen]),
        tuple([row.behind for row in layout.rows]),
    )


def ways(layout: Layout, level: Level) -> list[Way]:
    """Return the ways to play a hand, or to save a card where one waits for that; best first."""
    outlook = Outlook(WEIGHTS[level], [NUMBER[card] for card in layout.unseen()])
    if layout.full is None:
        return ways_of(pack(layout), level, outlook)
    found = list[Way]()
    for saved in layout.saves(level):
        after = layout.executes(saved)
        bare = pack(after)
        worth = max(map(outlook.worth, Hand(bare, level).ends))
        turns = layout.full if after.rows[layout.full].behind else None
        found.append(Way(worth, saved, (bare, turns)))
    return sorted(found, key=lambda way: -way.worth)


def ways_of(packed: Packed, level: Level, outlook: Outlook) -> list[Way]:
    """Return the ways to play a hand, best first."""
    found, hand = dict[Opening, Way](), Hand(packed, level)
    for end in hand.ends:
        worth, opening, step = outlook.worth(end), hand.opening(end), hand.first(end)
        if opening not in found or found[opening].worth < worth:
            move = None if step is None else Move(OTHERS[step[0]], PLACES[step[1]])
            found[opening] = Way(worth, move, opening)
    return sorted(found.values(), key=lambda way: -way.worth)


@dataclass
class Tried:
    """A way that is tried, and what has come of it."""

    way: Way
    tries: int = 0
    won: int = 0
    worth: float = 0.0

    @property
    def mean(self) -> float:
        """What it came to, on average."""
        return self.worth / max(self.tries, 1)

    def play(self, level: Level, unseen: Cards, left: int, behind: Sequence[Cards]) -> None:
        """Play on from it in one deal."""
        outlook = Outlook(WEIGHTS[level], unseen)
        executed, spared = play_out(self.way.opening, unseen[:left], behind, level, outlook)
        won = executed == len(ROYALS)
        self.tries += 1
        self.won += won
        self.worth += executed + won * (VICTORY + SPARED * spared)


def best_of(ways: Sequence[Way], hidden: Hidden, level: Level, dice: Dice) -> Tried:
    """Return the way that proved best: the same for the same dice."""
    tried = [Tried(way) for way in ways]
    for count, times in ((WAYS, TRIES), (BEST, MORE)):
        tried = nlargest(count, tried, key=lambda each: each.mean)
        for _ in range(times):
            unseen, behind = hidden.dealt(dice)
            for each in tried:
                each.play(level, unseen, hidden.left, behind)
    return max(tried, key=lambda each: each.mean)


def advice(layout: Layout, level: Level, dice: Dice) -> Advice:
    """Return what proved best: the same for the same dice."""
    best = best_of(ways(layout, level), hidden_by(layout), level, dice)
    return Advice(best.way.move, best.won, best.tries)


def hint(events: Sequence[Event], dice: Dice) -> Advice:
    """Return what looks best to somebody who has seen these events, and no others."""
    notebook = ExecutionNotebook(1, Seat(0))
    for event in events:
        notebook.note(event)
    return advice(notebook.layout, notebook.level, dice)
