"""The deal can be checked without the project: docs/fairness.md once more."""

import json

import pytest

from games.engine.dice import SeededDice
from games.engine.match import Match
from games.engine.simulation import deal_seed, match_line
from games.execution.game import EXECUTION
from games.execution.setup import Options
from tests.engine.fair_dice import shuffled, words

SUITS = ["clubs", "diamonds", "hearts", "spades"]
RANKS = ["ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
ROYALS = [f"{suit}-{rank}" for suit in SUITS for rank in ("jack", "queen", "king")]
OTHERS = [f"{suit}-{rank}" for suit in SUITS for rank in RANKS] + ["red-joker", "black-joker"]


@pytest.mark.parametrize("k", range(20))
def test_anybody_can_deal_the_same_game(k: int) -> None:
    seed = deal_seed(EXECUTION, 1, "fair", k)
    match = Match(EXECUTION, 1, Options(), (5,), SeededDice(seed))
    document = json.loads(match_line(match, seed))
    dealt, laid_out = document["events"]

    stream = words(bytes.fromhex(document["seed"]))
    royals, cards = shuffled(stream, ROYALS), shuffled(stream, OTHERS)
    assert dealt["left"] + dealt["middle"] + dealt["right"] == royals
    assert dealt["cards"] == cards
    assert laid_out["royals"] == [royals[3], royals[7], royals[11]]
