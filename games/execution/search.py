"""After a lost game: up to which hand could it still be won? With all cards known.

From each hand on, the deepest first, the best few layouts are played on hand by hand. What is
found is a way to win; where nothing is found nothing is said, for there may be one all the same.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from heapq import nlargest

from games.engine.events import Event
from games.execution import events as ev
from games.execution.board import Board
from games.execution.layout import HAND, Layout
from games.execution.lookahead import Behind, Hand, Outlook
from games.execution.packed import NUMBER, ROYAL_NUMBER, Packed, pack, won
from games.execution.weights import WEIGHTS
from games.execution.words import Level

WIDTHS = (20, 150)
"""How many layouts are kept after each hand: few at first, then more if there is time."""

InTime = Callable[[], bool]
"""Says whether there is time left."""


def last_hope(events: Sequence[Event], in_time: InTime) -> int | None:
    """Return the number of the latest hand from which a way to win was found, if there is one."""
    dealt = next((event for event in events if isinstance(event, ev.PilesShuffled)), None)
    if dealt is None:
        return None
    for width in WIDTHS:
        for number, level, layout in reversed(list(hands(events))):
            if winnable(layout, level, dealt, width, in_time):
                return number
            if not in_time():
                return None
    return None


def hands(events: Iterable[Event]) -> Iterator[tuple[int, Level, Layout]]:
    """Yield how things lay when each hand was drawn, with its number."""
    board = Board()
    for event in events:
        board.take(event)
        if isinstance(event, ev.HandDrawn):
            yield event.number, board.level, board.layout


def winnable(
    layout: Layout, level: Level, dealt: ev.PilesShuffled, width: int, in_time: InTime
) -> bool:
    """Say whether a way to win was found from a layout, with so many kept after each hand."""
    kept, behind = [pack(layout)], known(dealt)
    coming = tuple([NUMBER[card] for card in dealt.cards[len(dealt.cards) - layout.left :]])
    while kept:
        outlook, found = Outlook(WEIGHTS[level], coming), dict[Packed, float]()
        for each in kept:
            for end in Hand(each, level, behind).ends:
                if won(end):
                    return True
                if end not in found:
                    found[end] = outlook.worth(end)
            if not in_time():
                return False
        if not coming:
            return False
        drawn, coming = coming[:HAND], coming[HAND:]
        best = nlargest(width, found, key=found.__getitem__)
        kept = [(*each[:3], drawn, each[4]) for each in best]
    return False


def known(dealt: ev.PilesShuffled) -> Behind:
    """Return what lies behind the front royals, to somebody who knows."""
    rows = (dealt.left, dealt.middle, dealt.right)
    return [[ROYAL_NUMBER[royal] for royal in row[:-1]] for row in rows]
