"""Medals of `feast`: each has its drawing, and what it is for does happen."""

from cogs.feast import GAME
from tests.support.medals import by_turns, undrawn, unreached


def test_every_medal_can_be_earned_and_is_drawn() -> None:
    assert unreached(GAME, by_turns(GAME, 8)) == []
    assert undrawn(GAME) == []
