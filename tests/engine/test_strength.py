"""The stronger a computer, the more it gains: a small version of benchmarks/strength.py.

Deals, seats and dice are fixed, so that it comes out the same every time.
"""

from dataclasses import replace
from itertools import pairwise

import pytest

from benchmarks.strength import FIELDS, Contest, Field
from games.engine.computers import Computer
from games.engine.game import Player
from games.engine.play_style import PlayStyle, Strength
from games.engine.random_player import RandomPlayer

TELLING = {
    "botk": ("executioner", 100),
    "dotk": ("tokens", 24),
    "feast": ("king", 24),
}
"""By game, in which role strength tells most, and how many deals are enough to see it."""


def field_of(name: str) -> Field:
    """Where options stand for roles, nothing but the one that is looked at."""
    field, (role, _) = FIELDS[name], TELLING[name]
    if field.by_option is None:
        return field
    told = [setting for setting in field.settings if setting[1][field.by_option] == role]
    return replace(field, settings=told)


@pytest.mark.usefixtures("known_decks")
@pytest.mark.parametrize("name", TELLING)
def test_normal_beats_easy_and_easy_beats_chance(name: str) -> None:
    field, (role, deals) = field_of(name), TELLING[name]
    ladder: list[Player] = [RandomPlayer()]
    ladder += [Computer(field.game, PlayStyle(each)) for each in (Strength.EASY, Strength.NORMAL)]
    for below, above in pairwise(ladder):
        contest = Contest(field, (below, above))
        contest.play(deals)
        gain, error = contest.gain(role)
        assert gain > error, (role, gain, error)
