"""Which face a computer player has: no two at a table the same, and one all through a game."""

from collections.abc import Sequence
from functools import lru_cache

from bot.text import Words
from bot.values.tables import SeatView

COMPUTERS = tuple(f"computer-{n}" for n in range(1, 16))
"""The computer players there are: keys of their names, and of the emblems that are their faces."""


def faces(seats: Sequence[SeatView], words: Words) -> tuple[str, ...]:
    """Return the emblem of each seat's face; nothing for people, who look like themselves.

    A computer's face belongs to its name, with whatever has been added to that.
    """
    return _faces(tuple([seat.name if seat.user_id is None else "" for seat in seats]), words)


@lru_cache(maxsize=256)
def _faces(names: tuple[str, ...], words: Words) -> tuple[str, ...]:
    found: list[str] = []
    for name in names:
        own = (key for key in COMPUTERS if name.startswith(words(key)) and key not in found)
        found.append(next(own, "") if name else "")
    # What was named in another language takes one that is left.
    left = iter([key for key in COMPUTERS if key not in found])
    return tuple(face or next(left, "") if n else "" for n, face in zip(names, found, strict=True))
