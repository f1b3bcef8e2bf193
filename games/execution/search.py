"""After a lost game: up to which hand could it still be won? With all cards known.

From each hand on, the deepest first, the best few layouts are played on hand by hand. What is
found is a way to win; where nothing is found nothing is said, for there may be one all the same.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from heapq import nlargest

from games.engine.events import Event
from games.execution import events as ev
from games.execution.board import Board
from games.execution.cards import OTHERS
from games.execution.layout import HAND, Layout
from games.execution.lookahead import Outlook, TurnUp, ends
from games.execution.words import Level

WIDTHS = (6, 40)
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
    kept, turn_up = [layout], knowing(dealt)
    while kept:
        coming = dealt.cards[len(OTHERS) - kept[0].left :]
        found: dict[Layout, float] = {}
        outlook = Outlook(coming)
        for each in kept:
            for end, _ in ends(each, level, turn_up):
                if end.won:
                    return True
                if not in_time():
                    return False
                if end not in found:
                    found[end] = outlook.worth(end)
        if not coming:
            return False
        best = nlargest(width, found, key=found.__getitem__)
        kept = [each.draws(coming[:HAND]) for each in best]
    return False


def knowing(dealt: ev.PilesShuffled) -> TurnUp:
    """Return how royals turn up to somebody who knows where they lie."""
    rows = (dealt.left, dealt.middle, dealt.right)

    def turn_up(after: Layout, at: int) -> Layout:
        return after.turns_up(at, rows[at][after.rows[at].behind - 1])

    return turn_up
