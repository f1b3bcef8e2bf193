"""The computer player: what it sees, and that it beats chance by far."""

import pytest

from games.engine.game import Player
from games.engine.random_player import RandomPlayer
from games.engine.simulation import deal_seed, play
from games.execution.game import EXECUTION
from games.execution.setup import Options
from games.execution.words import Level
from tests.execution.play import card, deal, with_last


def scores(player: Player, level: Level, deals: int) -> list[int]:
    found = []
    for k in range(deals):
        seed = deal_seed(EXECUTION, 1, "computer", k)
        match = play(EXECUTION, seed, [player], options=Options(level=level))
        assert match.outcome is not None
        found.append(match.outcome.seats[0].score or 0)
    return found


@pytest.mark.parametrize("level", Level)
def test_it_beats_chance_in_every_deal(level: Level) -> None:
    computer, chance = (scores(each, level, 3) for each in (EXECUTION.computer, RandomPlayer()))
    assert sum(computer) > sum(chance) + 4
    assert sum(a > b for a, b in zip(computer, chance, strict=True)) == 3


def test_it_takes_a_royal_that_it_can_take() -> None:
    play = deal("5c 6d 9h", left="Jh Kh", middle="Qd", right="Kd")
    play.put("5c left", "6d left")
    answer = play.think(0)
    assert (answer.verb, answer.picks) == (card("9h"), ("left",))


def test_it_draws_when_the_hand_is_played() -> None:
    play = deal("5c 6d 9h", left="Jh Kh", middle="Qd", right="Kd")
    assert play.think(0).verb == "draw"


def test_it_plays_the_top_of_the_pile_when_nothing_else_is_left() -> None:
    play = with_last("9c")
    play.put("9c top")
    assert play.think(0).verb == card("9c")
