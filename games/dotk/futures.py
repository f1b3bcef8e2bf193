"""What points are worth at court: how often they come second, over rounds as they may come.

Random deals stand for the rounds that nobody has played yet: the same ones for every question, so
that answers differ by what they do and not by chance.
"""

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from itertools import permutations
from operator import add
from typing import TypeAlias

from games.dotk.cards import Character, whole_deck
from games.dotk.contests import ROUNDS, chosen, singled_out
from games.dotk.words import Contest
from games.engine.asks import Seat
from games.engine.dice import SeededDice, pick, shuffle

FUTURES = 500
"""How many ways for the rest of a game to go are tried."""
DEALS = 200
"""How many random deals of a round there are to draw from."""

ToCome: TypeAlias = tuple[Contest, ...]
"""The rounds that are to come, in order."""
Points: TypeAlias = tuple[int, ...]
"""What each seat has, or scores."""


@cache
def rounds_after(contest: Contest, turns: int) -> ToCome:
    """Return the rounds that come after one of a contest, in this turn and so many more."""
    return ROUNDS[ROUNDS.index(contest) + 1 :] + ROUNDS * turns


def hope(seat: Seat, points: Mapping[Seat, int], to_come: ToCome) -> float:
    """Return how likely a seat comes second, with these points by seat."""
    lowest = min(points.values())
    others = sorted([n - lowest for other, n in points.items() if other != seat])
    return _hope(points[seat] - lowest, tuple(others), to_come)


def best_use(hand: Sequence[Character], to_come: ToCome, seats: int, *, wanted: bool) -> float:
    """Return how many points a hand promises: the most, or the fewest, if none is wanted."""
    ways = [
        sum(chance(card, contest, seats) for card, contest in zip(way, to_come, strict=True))
        for way in permutations(hand)
    ]
    return max(ways) if wanted else min(ways)


@cache
def chance(card: Character, contest: Contest, seats: int) -> float:
    """Return how likely a card scores against those of so many seats less one, at random."""
    tables = _others(seats)
    return sum([card in chosen(contest, out | {card}) for out in tables]) / len(tables)


@lru_cache(maxsize=1 << 14)
def _hope(mine: int, others: Points, to_come: ToCome) -> float:
    """Return the same by how far totals are apart, those of the others in order.

    Of all the ways that are tried each is a bit, so that one step looks at all of them.
    """
    leads = _leads(len(others) + 1, to_come)
    higher = [0] * len(others)
    same = lower = 0
    for n, total in enumerate(others):
        for lead, ways in leads[n + 1][0].items():
            if lead > mine - total:
                higher[n] |= ways
            elif lead == mine - total:
                same |= ways
            else:
                lower |= ways
    above = several = apart = 0
    for n, ways in enumerate(higher):
        several |= above & ways
        above |= ways
        for other in range(n):
            alike = leads[n + 1][other + 1].get(others[other] - others[n], 0)
            apart |= ways & higher[other] & ~alike
    # One total is above, and of two in all somebody has theirs alone: see `second_place`.
    second = above & ~apart & (~several | ~same | lower)
    return second.bit_count() / FUTURES


@cache
def _leads(seats: int, to_come: ToCome) -> list[list[dict[int, int]]]:
    """Return, by a seat and one before it, how far the first may score more: the bits of the ways.

    Totals are few, so that what they differ by is quicker to find by totals than by ways.
    """
    scored = [dict[int, int]() for _ in range(seats)]
    for n, way in enumerate(_futures(seats, to_come)):
        bit = 1 << n
        for total, ways in zip(way, scored, strict=True):
            ways[total] = ways.get(total, 0) | bit
    return [[_differences(mine, other) for other in scored[:n]] for n, mine in enumerate(scored)]


def _differences(mine: Mapping[int, int], other: Mapping[int, int]) -> dict[int, int]:
    """Return how far one may have more than the other, from the bits of the ways by totals."""
    found: dict[int, int] = {}
    for more, these in mine.items():
        for less, those in other.items():
            if both := these & those:
                found[more - less] = found.get(more - less, 0) | both
    return found


@cache
def _futures(seats: int, to_come: ToCome) -> list[Points]:
    """Return ways for rounds to go: what each seat scores in all of them."""
    if not to_come:
        return [(0,) * seats] * FUTURES
    dice, rounds = SeededDice(repr(to_come).encode()), _rounds(seats, to_come[0])
    return [tuple(map(add, way, pick(dice, rounds))) for way in _futures(seats, to_come[1:])]


@cache
def _rounds(seats: int, contest: Contest) -> list[Points]:
    """Return rounds at random: who scores in each."""
    scored = [singled_out(contest, cards) for cards in _deals(seats)]
    return [tuple([int(Seat(n) in seen) for n in range(seats)]) for seen in scored]


@cache
def _others(seats: int) -> list[frozenset[Character]]:
    """Return what lies before all but the first, in each of the deals."""
    return [frozenset(list(deal.values())[1:]) for deal in _deals(seats)]


@cache
def _deals(seats: int) -> list[dict[Seat, Character]]:
    dice, found = SeededDice(b"deals"), list[dict[Seat, Character]]()
    for _ in range(DEALS):
        deck = whole_deck()
        shuffle(dice, deck)
        found.append({Seat(n): deck[n] for n in range(seats)})
    return found
