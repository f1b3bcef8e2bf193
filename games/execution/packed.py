"""The layout as plain numbers, for whoever thinks ahead: the moves of `Layout`, many times faster.

A card is its place among `OTHERS`, a royal its place among `ROYALS`. A row is one number: how many
royals lie behind, the one in front, and the one or two cards on it, whose order does not matter. A
third card never lies there: a trigger is laid, and a card saved, in one step.
"""

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import TypeAlias

from games.execution.cards import ACES, JOKERS, OTHERS, ROYALS, WORTH
from games.execution.duel import fits
from games.execution.layout import Layout, Row
from games.execution.words import ROWS, TERMS, Level, Place, Saves

Cards: TypeAlias = tuple[int, ...]
Packed: TypeAlias = tuple[int, int, int, Cards, Cards]
"""The three rows, the hand, and the discard pile from its top."""
Step: TypeAlias = tuple[int, int, Packed, bool]
"""A card, its place among `PLACES`, what comes of it, and whether that executes a royal."""

NUMBER = {card: n for n, card in enumerate(OTHERS)}
ROYAL_NUMBER = {card: n for n, card in enumerate(ROYALS)}
NEVER_SAVED = frozenset(NUMBER[card] for card in (*ACES, *JOKERS))
USEFUL = [WORTH.get(card, 0) + (card in ACES) * 6.5 + (card in JOKERS) * 14 for card in OTHERS]
"""In which order cards are discarded."""
PLACES = (*ROWS, Place.TOP, Place.BOTTOM)
TOP, BOTTOM = PLACES.index(Place.TOP), PLACES.index(Place.BOTTOM)

BEHIND = 16
"""From this bit on a row's number says how many royals lie behind."""
ROYAL = 12
"""From this one on, below that, which lies in front, counted from 1; below are two cards."""
CARD = 6
FRONT = (1 << BEHIND) - 1
LAID = (1 << ROYAL) - 1


def pack(layout: Layout) -> Packed:
    """Return a layout, in which no card waits to be saved, as numbers."""
    hand = tuple([NUMBER[card] for card in layout.hand])
    pile = tuple([NUMBER[card] for card in layout.pile])
    left, middle, right = map(_packed_row, layout.rows)
    return left, middle, right, hand, pile


def _packed_row(row: Row) -> int:
    front = 0 if row.royal is None else (ROYAL_NUMBER[row.royal] + 1) << ROYAL
    return row.behind << BEHIND | front | _laid(NUMBER[card] for card in row.laid)


def _laid(cards: Iterable[int]) -> int:
    return sum(card + 1 << CARD * at for at, card in enumerate(sorted(cards)))


def turned_up(row: int, royal: int) -> int:
    """Return an emptied row with the royal in front that lay next behind."""
    return (row >> BEHIND) - 1 << BEHIND | royal + 1 << ROYAL


def won(packed: Packed) -> bool:
    """Say whether every royal is executed."""
    return not (packed[0] or packed[1] or packed[2])


def standing(packed: Packed) -> int:
    """Return how many royals are not executed."""
    return sum([(row >> BEHIND) + (row & FRONT > 0) for row in packed[:3]])


@cache
def laid_on(front: int) -> Cards:
    """Return the cards that lie on a row's front."""
    return tuple([each - 1 for each in (front & 63, front >> CARD & 63) if each])


@cache
def fitting(front: int) -> int:
    """Return the cards that may be laid on a row's front next, a bit for each."""
    if not front:
        return 0
    royal, laid = ROYALS[(front >> ROYAL) - 1], tuple([OTHERS[card] for card in laid_on(front)])
    return sum([1 << n for n, card in enumerate(OTHERS) if fits(royal, laid, card)])


@cache
def _with_card(front: int, card: int) -> int:
    """Return a row's front with a first card on it, or a second."""
    return front >> ROYAL << ROYAL | _laid((*laid_on(front), card))


@lru_cache(maxsize=1 << 14)
def _savable(front: int, card: int, saves: Saves) -> Cards:
    """Return which cards may be saved when a card is the trigger of a row's front."""
    able = [each for each in (*laid_on(front), card) if each not in NEVER_SAVED]
    if saves is Saves.NONE:
        return ()
    if saves is Saves.LOWEST:
        lowest = min([WORTH[OTHERS[each]] for each in able], default=0)
        return tuple([each for each in able if WORTH[OTHERS[each]] == lowest])
    return tuple(able)


def lays(packed: Packed, level: Level) -> list[Step]:
    """Return how a card may be laid. An executed royal leaves its row without one."""
    found = list[Step]()
    left, middle, right, hand, pile = packed
    wanted = fitting(left & FRONT), fitting(middle & FRONT), fitting(right & FRONT)
    fit = wanted[0] | wanted[1] | wanted[2]
    if pile and fit >> pile[0] & 1:
        _lay(found, wanted, (left, middle, right, hand, pile[1:]), level, pile[0])
    for at, card in enumerate(hand):
        if fit >> card & 1:
            rest = hand[:at] + hand[at + 1 :]
            _lay(found, wanted, (left, middle, right, rest, pile), level, card)
    return found


def _lay(
    found: list[Step], wanted: tuple[int, int, int], without: Packed, level: Level, card: int
) -> None:
    """Add the ways to lay a card on a royal, to a layout ``without`` it; ``wanted`` as `fitting`
    says it of each row.
    """
    hand, pile = without[3:]
    for to, row in enumerate(without[:3]):
        if not wanted[to] >> card & 1:
            continue
        front = row & FRONT
        if front & LAID < 1 << CARD:
            more = row - front | _with_card(front, card)
            found.append((card, to, with_row(without, to, more), False))
            continue
        left, middle, right, *_ = bare = with_row(without, to, row - front)
        if won(bare):
            found.append((card, to, bare, True))
            continue
        piles = _piles(front, card, pile, level)
        found += [(card, to, (left, middle, right, hand, each), True) for each in piles]


def _piles(front: int, card: int, pile: Cards, level: Level) -> Iterable[Cards]:
    """Return what the discard pile may be after an execution, with a card saved or without."""
    terms = TERMS[level]
    saved = _savable(front, card, terms.saves)
    if not saved:
        return (pile,)
    piles = [(each, *pile) for each in saved] if terms.saved_on_top or not pile else []
    if pile:
        piles += [(*pile, each) for each in saved]
    return piles


def with_row(packed: Packed, at: int, row: int) -> Packed:
    """Return a layout with another row in place of one."""
    left, middle, right, hand, pile = packed
    if at == 0:
        return row, middle, right, hand, pile
    return (left, row, right, hand, pile) if at == 1 else (left, middle, row, hand, pile)


@lru_cache(maxsize=1 << 13)
def discards(hand: Cards, level: Level) -> list[tuple[Cards, Cards]]:
    """Return how the cards of a hand may all be discarded, the least of them first.

    Each way is what comes to lie on the top of the discard pile, from the top, and what at the
    bottom. The order that the cards are discarded in is left open by that, but for the least first.
    """
    ways: list[tuple[Cards, Cards]] = [((), ())]
    for card in sorted(hand, key=USEFUL.__getitem__):
        more: list[tuple[Cards, Cards]] = [(above, (*below, card)) for above, below in ways]
        if TERMS[level].discarded_on_top:
            more += [((card, *above), below) for above, below in ways]
        ways = more
    return ways
