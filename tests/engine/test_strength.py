"""The stronger a computer, the more it gains: a small version of benchmarks/strength.py.

Deals, seats and dice are fixed, so that it comes out the same every time.
"""

from itertools import pairwise

import pytest

from benchmarks.strength import FIELDS, Contest
from games.engine.computers import Computer
from games.engine.game import Player
from games.engine.play_style import PlayStyle, Strength
from games.engine.random_player import RandomPlayer

TELLING = {
    "botk": (("executioner",), 200),
    "dotk": (("tokens",), 32),
    "feast": (("king",), 36),
}
"""By game, in which roles strength tells most, and how many deals are enough to see it."""


@pytest.mark.usefixtures("known_decks")
@pytest.mark.parametrize("name", TELLING)
def test_normal_beats_easy_and_easy_beats_chance(name: str) -> None:
    field, (roles, deals) = FIELDS[name], TELLING[name]
    ladder: list[Player] = [RandomPlayer()]
    ladder += [Computer(field.game, PlayStyle(each)) for each in (Strength.EASY, Strength.NORMAL)]
    for below, above in pairwise(ladder):
        contest = Contest(field, (below, above))
        contest.play(deals)
        for role in roles:
            gain, _ = contest.gain(role)
            assert gain > 0, (role, gain)
