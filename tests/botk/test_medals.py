"""Medals of `botk`: each has its drawing, and what it is for does happen."""

from cogs.botk import GAME
from tests.support.medals import by_turns, undrawn, unreached


def test_every_medal_can_be_earned_and_is_drawn() -> None:
    assert unreached(GAME, by_turns(GAME, 7)) == []
    assert undrawn(GAME) == []
