"""The deal can be checked without the project: docs/fairness.md once more."""

import json
from hashlib import sha256

import pytest

from bot.tables.fairness import dice_seed
from bot.values.days import LENGTH, DayKeys
from games.engine.dice import SeededDice
from games.engine.match import Match
from games.engine.simulation import deal_seed, match_line
from games.execution.game import EXECUTION
from games.execution.setup import Options, offered
from games.execution.words import Level
from tests.engine.fair_dice import shuffled, words
from tests.test_documents import rows
from tests.test_project import ROOT

SUITS = ["clubs", "diamonds", "hearts", "spades"]
RANKS = ["ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
ROYALS = [f"{suit}-{rank}" for suit in SUITS for rank in ("jack", "queen", "king")]
OTHERS = [f"{suit}-{rank}" for suit in SUITS for rank in RANKS] + ["red-joker", "black-joker"]


@pytest.mark.parametrize("k", range(20))
def test_anybody_can_deal_the_same_game(k: int) -> None:
    seed = deal_seed(EXECUTION, 1, "fair", k)
    level = list(Level)[k % len(Level)]
    match = Match(EXECUTION, 1, offered(level), (5,), SeededDice(seed))
    document = json.loads(match_line(match, seed))
    dealt, laid_out = document["events"]

    stream = words(bytes.fromhex(document["seed"]))
    royals, cards = shuffled(stream, ROYALS), shuffled(stream, OTHERS)
    assert dealt["left"] + dealt["middle"] + dealt["right"] == royals
    assert dealt["cards"] + dealt["aside"] == cards
    assert len(dealt["cards"]) == {"squire": 36, "knight": 39}.get(level, 42)
    assert laid_out["royals"] == [royals[3], royals[7], royals[11]]


# --- the worked example of a day ---

TEXT = (ROOT / "docs/fairness.md").read_text("utf-8")
PART = TEXT.partition("### A day to try it on")[2].partition("\n## ")[0]
LINES = {line.split()[0]: line.split()[-1] for line in PART.split("```")[1].strip().splitlines()}
KEY = bytes.fromhex(LINES["key"])


def test_the_example_of_a_day_follows_from_its_own_words() -> None:
    assert sha256(KEY).hexdigest() == LINES["before"]
    assert sha256(sha256(KEY).digest()).hexdigest() == LINES["anchor"]
    assert sha256(KEY + b":0").hexdigest() == LINES["seed"]


def test_the_bot_has_the_same_keys_and_the_same_seed() -> None:
    chain = DayKeys(1000, KEY)
    assert chain.key(1000 + LENGTH - 1) == KEY
    assert chain.key(1000 + LENGTH - 2).hex() == LINES["before"]
    assert dice_seed(KEY, [None]).hex() == LINES["seed"]


def test_the_game_makes_the_same_deal_of_it() -> None:
    stream = words(bytes.fromhex(LINES["seed"]))
    royals, cards = shuffled(stream, ROYALS), shuffled(stream, OTHERS)
    told = {row[0]: row[1].split() for row in rows(PART)}
    fronts_first = [royals[at : at + 4][::-1] for at in (0, 4, 8)]
    assert [told["left"], told["middle"], told["right"]] == fronts_first
    assert f"{cards[0]}, {cards[1]} and {cards[2]}." in " ".join(PART.split())
    match = Match(EXECUTION, 1, Options(), (5,), SeededDice(bytes.fromhex(LINES["seed"])))
    dealt = match_line(match, b"")
    assert f'"royals":["{royals[3]}","{royals[7]}","{royals[11]}"]' in dealt
