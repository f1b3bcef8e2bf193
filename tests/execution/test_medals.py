"""Medals of `execution`: each has its drawing, and can be earned."""

from cogs.execution import GAME
from games.execution.words import Level
from tests.support.medals import undrawn


def test_there_is_one_for_each_level() -> None:
    """That a level is counted when it is won is what `test_levels` sees to."""
    assert [(medal.counts, medal.word) for medal in GAME.medals] == [
        ("won", each) for each in Level
    ]


def test_every_medal_is_drawn() -> None:
    assert undrawn(GAME) == []
