"""Which face a computer player has: no two at a table the same, and one all through a game."""

from collections.abc import Sequence
from functools import cache, lru_cache

from bot.text import locales, words_for
from bot.values.tables import SeatView

COMPUTERS = tuple(f"computer-{n}" for n in range(1, 16))
"""The computer players there are: keys of their names, and of the emblems that are their faces."""


def faces(seats: Sequence[SeatView]) -> tuple[str, ...]:
    """Return the emblem of each seat's face; nothing for people, who look like themselves.

    A computer's face belongs to its name, with whatever has been added to that: whoever looks, in
    whatever language, sees the same.
    """
    return _faces(tuple([seat.name if seat.user_id is None else "" for seat in seats]))


@lru_cache(maxsize=256)
def _faces(names: tuple[str, ...]) -> tuple[str, ...]:
    found: list[str] = []
    for name in names:
        own = (key for key, called in _called() if name.startswith(called) and key not in found)
        found.append(next(own, "") if name else "")
    # What was named in a language that is gone takes one that is left.
    left = iter([key for key in COMPUTERS if key not in found])
    return tuple(face or next(left, "") if n else "" for n, face in zip(names, found, strict=True))


@cache
def _called() -> tuple[tuple[str, str], ...]:
    """Return the computer players with what they are called, in each language."""
    return tuple((key, words_for(each)(key)) for each in locales() for key in COMPUTERS)
