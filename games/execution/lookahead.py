"""Thinking ahead: how a hand may be played to its last card, and what each end is worth."""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import TypeAlias

from games.execution.cards import ACES, JOKERS, OTHERS, ROYALS, WORTH
from games.execution.duel import most
from games.execution.layout import HAND
from games.execution.packed import (
    BEHIND,
    BOTTOM,
    CARD,
    FRONT,
    LAID,
    ROYAL,
    TOP,
    USEFUL,
    Cards,
    Packed,
    Step,
    discards,
    fitting,
    laid_on,
    lays,
    standing,
    turned_up,
    with_row,
    won,
)
from games.execution.weights import Weights
from games.execution.words import TERMS, Level

EXECUTED = 40.0
"""What an executed royal is worth; all else is measured by it."""

Behind: TypeAlias = Sequence[Sequence[int]]
"""The royals that lie face down, by row; the next one to be turned up is the last."""
Opening: TypeAlias = tuple[Packed, int | None]
"""The steps of a hand up to the first that turns up a royal, and in which row; None: all of it."""


class Hand:
    """All that a hand may lead to, each way as far as it can be seen."""

    def __init__(self, root: Packed, level: Level, behind: Behind | None = None) -> None:
        """``behind``: for who knows which royals turn up; None leaves their rows bare."""
        self._level, self._behind = level, behind
        self.ends = list[Packed]()
        """Layouts with no card in hand, or won."""
        self._ways: dict[Packed, tuple[Step | None, Opening | None]] = {root: (None, None)}
        """By layout: the first step to it, and how far one sees."""
        self._explore(root)

    def _explore(self, root: Packed) -> None:
        """Lay what is laid first, and then discard the rest: the other way round is no better."""
        ways, waiting, level = self._ways, [root], self._level
        while waiting:
            at = waiting.pop()
            if won(at):
                self.ends.append(at)
                continue
            first, opening = ways[at]
            left, middle, right, hand, pile = at
            if not hand:
                self.ends.append(at)
            for above, below in discards(hand, level) if hand else ():
                end = (left, middle, right, (), (*above, *pile, *below))
                if end not in ways:
                    ways[end] = (first or discarding(at, above, level), opening)
                    self.ends.append(end)
            for step in lays(at, level):
                _, to, after, executes = step
                if executes and self._behind is not None and after[to]:
                    after = turn_up(after, to, self._behind)
                if after in ways:
                    continue
                seen = opening or ((after, to) if executes and after[to] else None)
                ways[after] = (first or step, seen)
                waiting.append(after)

    def first(self, end: Packed) -> Step | None:
        """Return the first step to an end; None where all is left as it is."""
        return self._ways[end][0]

    def opening(self, end: Packed) -> Opening:
        """Return the way to an end up to where something new is seen."""
        return self._ways[end][1] or (end, None)


def turn_up(packed: Packed, at: int, behind: Behind) -> Packed:
    """Return a layout with the next royal of a bare row in front."""
    row = packed[:3][at]
    return with_row(packed, at, turned_up(row, behind[at][(row >> BEHIND) - 1]))


def discarding(packed: Packed, above: Cards, level: Level) -> Step:
    """Return the first step where all cards of a hand are discarded, these to the top."""
    hand, pile = packed[3:]
    card = min(hand, key=USEFUL.__getitem__)
    on_top = card in above or (TERMS[level].discarded_on_top and not pile)
    rest = tuple([each for each in hand if each != card])
    put = (card, *pile) if on_top else (*pile, card)
    return card, TOP if on_top else BOTTOM, (*packed[:3], rest, put), False


class Outlook:
    """How good layouts are before the next hand is drawn, whose cards are among the unseen ones."""

    def __init__(self, weights: Weights, unseen: Iterable[int]) -> None:
        self._weights = weights
        self._unseen = sum([1 << card for card in unseen])
        self._uses = [_use(weights, card) for card in range(len(OTHERS))]
        self._piles: dict[Cards, float] = {}
        self._promises: dict[tuple[int, int], float] = {}
        """By a row, and how many cards go on with it that can be had from the discard pile."""

    def draw(self, cards: Cards) -> None:
        """Take it in that cards are seen."""
        for card in cards:
            self._unseen &= ~(1 << card)
        self._promises.clear()

    def worth(self, packed: Packed) -> float:
        """Return how good a layout is."""
        pile, found, promises = packed[4], 0.0, self._promises
        top = sum([1 << card for card in pile[:2]])
        for row in packed[:3]:
            outs = (fitting(row & FRONT) & top).bit_count() if row & LAID else 0
            promise = promises.get((row, outs))
            if promise is None:
                promise = promises[row, outs] = self._promise(row, outs)
            found += promise
        of_pile = self._piles.get(pile)
        if of_pile is None:
            of_pile = self._piles[pile] = self._worth_of(pile)
        return found + of_pile

    def _promise(self, row: int, outs: int) -> float:
        """Return what the cards on a royal are worth: by how many of those to come go on.

        ``outs``: those of the discard pile. Less what the royals are worth that stand still.
        """
        front, weights = row & FRONT, self._weights
        found = -EXECUTED * ((row >> BEHIND) + (front > 0))
        if not front & LAID:
            return found
        outs += (fitting(front) & self._unseen).bit_count()
        counted = min(outs, weights.most_outs)
        if front & LAID < 1 << CARD:
            return found + weights.started + weights.completion * counted
        if not outs:
            return found + weights.doomed
        waste = weights.waste * wasted(front)
        return found + weights.paired + weights.trigger * counted - waste

    def _worth_of(self, pile: Cards) -> float:
        found, share, uses, buried = 0.0, self._weights.kept, self._uses, self._weights.buried
        for card in pile:
            found += share * uses[card]
            share *= buried
        return found


def _use(weights: Weights, card: int) -> float:
    which = OTHERS[card]
    if which in JOKERS:
        return weights.joker
    return weights.ace if which in ACES else weights.low + WORTH[which]


@cache
def wasted(front: int) -> int:
    """Return by how much two cards are more than their royal wants."""
    first, second = laid_on(front)
    return most(OTHERS[first]) + most(OTHERS[second]) - WORTH[ROYALS[(front >> ROYAL) - 1]]


def play_out(
    opening: Opening, draw: Cards, behind: Behind, level: Level, outlook: Outlook
) -> tuple[int, int]:
    """Play on by the outlook to the end, with these cards to draw and royals to turn up.

    Return how many royals are executed, and how many cards are left in draw pile and hand.
    """
    at, (packed, row) = 0, opening
    while True:
        if row is not None:
            packed = turn_up(packed, row, behind)
        hand = Hand(packed, level)
        packed, row = hand.opening(max(hand.ends, key=outlook.worth))
        if row is not None:
            continue
        if won(packed) or at == len(draw):
            return len(ROYALS) - standing(packed), len(draw) - at + len(packed[3])
        drawn, at = draw[at : at + HAND], at + HAND
        outlook.draw(drawn)
        packed = (*packed[:3], drawn, packed[4])
