"""Thinking ahead: how a hand may be played to its last card, and what each end is worth."""

from collections.abc import Callable, Iterator, Sequence

from games.execution.cards import ACES, JOKERS, WORTH, Card
from games.execution.duel import fits, most
from games.execution.layout import Layout, Move
from games.execution.words import Level

TurnUp = Callable[[Layout, int], Layout]
"""(layout, row): the layout after what lies behind an executed royal was turned up."""

EXECUTED = 40.0
"""What an executed royal is worth; all else is measured by it."""
STARTED, PAIRED, DOOMED = 6.0, 16.0, -14.0
"""One card on a royal; two; and two that nothing can trigger any more."""
COMPLETION, TRIGGER = 0.5, 2.5
"""For each card that may complete the sum, or trigger, up to `MOST_OUTS`."""
MOST_OUTS = 6
WASTE = 0.8
"""For each point by which two cards are more than a royal wants."""
KEPT, BURIED = 0.9, 0.85
"""What a card in the discard pile is worth of its use; each card above it takes some of that."""
USE = {**{card: float(worth) for card, worth in WORTH.items()}, **dict.fromkeys(ACES, 7.0)}
USE |= dict.fromkeys(JOKERS, 14.0)


def nobody_knows(layout: Layout, at: int) -> Layout:
    """Leave the row of an executed royal without one."""
    return layout


def steps(layout: Layout, level: Level, turn_up: TurnUp) -> Iterator[tuple[Move, Layout]]:
    """Yield what may be done with a card, and the layout after it."""
    if layout.full is not None:
        for move in layout.saves(level):
            yield move, _executed(layout, move, turn_up)
        return
    for move in layout.moves(level):
        after = layout.put(move)
        if after.full is not None:
            saves = after.saves(level)
            if len(saves) < 2:
                after = _executed(after, saves[0] if saves else None, turn_up)
        yield move, after


def _executed(layout: Layout, saved: Move | None, turn_up: TurnUp) -> Layout:
    at = layout.full or 0
    after = layout.executes(saved)
    return turn_up(after, at) if after.rows[at].behind else after


def ends(
    layout: Layout, level: Level, turn_up: TurnUp = nobody_knows
) -> Iterator[tuple[Layout, Move | None]]:
    """Yield the layouts that the cards of a hand may lead to, each with the first move to it.

    None is to leave all as it is, where the hand is played already.
    """
    seen: set[Layout] = {layout}
    waiting: list[tuple[Layout, Move | None]] = [(layout, None)]
    while waiting:
        at, first = waiting.pop()
        if at.won or (at.full is None and not at.hand):
            yield at, first
            if at.won:
                continue
        for move, after in steps(at, level, turn_up):
            if after not in seen:
                seen.add(after)
                waiting.append((after, first or move))


class Outlook:
    """How good layouts are before the next hand is drawn, whose cards are among the unseen ones."""

    def __init__(self, unseen: Sequence[Card]) -> None:
        self.unseen = unseen
        self._outs: dict[tuple[Card, tuple[Card, ...]], int] = {}
        """By royal and what lies on it: how many of the unseen cards go on."""

    def worth(self, layout: Layout) -> float:
        """Return how good a layout is."""
        value = EXECUTED * layout.executed
        for row in layout.rows:
            if row.royal is not None and row.laid:
                value += self._promise(row.royal, row.laid, layout.pile[:2])
        share = KEPT
        for card in layout.pile:
            value += share * USE[card]
            share *= BURIED
        return value

    def _promise(self, royal: Card, laid: tuple[Card, ...], top: Sequence[Card]) -> float:
        """Return what the cards on a royal are worth: by how many of those to come go on."""
        outs = self._outs.get((royal, laid))
        if outs is None:
            outs = sum(fits(royal, laid, card) for card in self.unseen)
            self._outs[royal, laid] = outs
        outs = min(outs + sum(fits(royal, laid, card) for card in top), MOST_OUTS)
        if len(laid) == 1:
            return STARTED + COMPLETION * outs
        if not outs:
            return DOOMED
        return PAIRED + TRIGGER * outs - WASTE * (most(laid[0]) + most(laid[1]) - WORTH[royal])
