"""Medals of `dotk`: each has its drawing, and what it is for does happen."""

from itertools import chain

from cogs.dotk import GAME
from games.dotk.words import Mode
from games.engine.random_player import RandomPlayer
from games.engine.simulation import deal_seed, play
from tests.support.medals import by_turns, undrawn, unreached


def test_every_medal_can_be_earned_and_is_drawn() -> None:
    tokens = GAME.rules.options(mode=Mode.TOKENS)
    seed = deal_seed(GAME.rules, 3, "medals", 0)
    great = play(GAME.rules, seed, [RandomPlayer()] * 3, options=tokens)
    assert unreached(GAME, chain([great], by_turns(GAME, 4, 20), by_turns(GAME, 7, 4))) == []
    assert undrawn(GAME) == []
