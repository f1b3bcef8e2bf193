"""Who scores in a round, who loses it, and who wins the game: pure functions of open cards."""

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache

from games.dotk.cards import Character, value
from games.dotk.words import Contest
from games.engine.asks import Seat

ROUNDS = (Contest.HIGHEST, Contest.LOWEST, Contest.MIDDLE)
"""What is scored in the rounds of a turn of the court game."""


def values(cards: Mapping[Seat, Character]) -> dict[Seat, int]:
    """Return what each revealed card counts; all End powers work at once, by names."""
    counted = _counted(frozenset(cards.values()))
    return {seat: counted[character] for seat, character in cards.items()}


@lru_cache(maxsize=1 << 14)
def _counted(out: frozenset[Character]) -> Mapping[Character, int]:
    return {character: value(character, out) for character in out}


def singled_out(contest: Contest, cards: Mapping[Seat, Character]) -> tuple[Seat, ...]:
    """Return who scores in the court game, or who loses in the great game.

    The King never has the highest card that scores, but in Round 3 he marks the top. Ties share.
    """
    names = chosen(contest, frozenset(cards.values()))
    return tuple([seat for seat, character in cards.items() if character in names])


@lru_cache(maxsize=1 << 14)
def chosen(contest: Contest, out: frozenset[Character]) -> frozenset[Character]:
    """Return the characters that single out whom they lie before, of those that are out."""
    counted = _counted(out)
    low, high = min(counted.values()), max(counted.values())
    match contest:
        case Contest.HIGHEST:
            able = {each: n for each, n in counted.items() if each is not Character.KING}
            best = max(able.values(), default=None)
            return frozenset([each for each, n in able.items() if n == best])
        case Contest.MIDDLE:
            return frozenset([each for each, n in counted.items() if low < n < high])
        case _:
            return frozenset([each for each, n in counted.items() if n == low])


def second_place(points: Mapping[Seat, int]) -> tuple[Seat, ...]:
    """Return who has the second-highest total of the court game; ties share.

    Nobody, when all totals are equal, or when everybody shares the highest or the lowest with
    somebody.
    """
    totals = Counter(points.values())
    ranked = sorted(totals, reverse=True)
    if len(ranked) < 2 or (len(ranked) == 2 and min(totals.values()) > 1):
        return ()
    return tuple([seat for seat, total in points.items() if total == ranked[1]])
