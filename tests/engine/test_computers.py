"""Computers of every game: how well they play, and of what temper they are."""

from collections import Counter
from dataclasses import replace

import pytest

from bot.plugins.registry import plugins
from games.engine.asks import Answer, Ask, Seat, Verb
from games.engine.computers import Computer
from games.engine.dice import derive
from games.engine.game import Game
from games.engine.play_style import DEFAULT_STYLE, PlayStyle, Strength, Temper, tempers
from games.engine.simulation import deal_seed, match_line, play

NAMES = sorted(plugins())
EASY = PlayStyle(Strength.EASY)


def account(game: Game, style: PlayStyle) -> str:
    """One match of computers of one style, as a line."""
    seats, seed = game.least_seats, deal_seed(game, game.least_seats, "manner", 0)
    return match_line(play(game, seed, [Computer(game, style)] * seats), seed)


@pytest.mark.parametrize("name", NAMES)
def test_a_computer_without_a_style_plays_as_its_game_does(name: str) -> None:
    game = plugins()[name].rules
    seats, seed = game.least_seats, deal_seed(game, game.least_seats, "manner", 0)
    assert account(game, DEFAULT_STYLE) == match_line(
        play(game, seed, [game.computer] * seats), seed
    )


@pytest.mark.parametrize("name", NAMES)
def test_an_easy_computer_plays_otherwise_and_the_same_again(name: str) -> None:
    game = plugins()[name].rules
    easy = account(game, EASY)
    assert easy != account(game, DEFAULT_STYLE)
    assert easy == account(game, EASY)


def test_an_easy_computer_slips_now_and_then_and_no_other_does() -> None:
    """Asked where only one answer makes sense, for want of a better one."""
    asked: list[PlayStyle] = []

    class Sure:
        def answer(
            self, notebook: object, ask: Ask, dice: object, style: PlayStyle = DEFAULT_STYLE
        ) -> Answer:
            asked.append(style)
            return Answer("sensible")

    game = plugins()[NAMES[0]].rules
    sure = replace(game, computer=Sure())
    ask = Ask(Seat(0), "how", (Verb("sensible"), Verb("foolish")), Answer("sensible"), id=1)
    said = {
        strength: Counter(
            Computer(sure, PlayStyle(strength)).answer(None, ask, derive(b"slips", n)).verb
            for n in range(200)
        )
        for strength in Strength
    }
    assert 10 < said[Strength.EASY]["foolish"] < 70
    assert said[Strength.NORMAL] == said[Strength.HARD] == {"sensible": 200}
    assert {style.strength for style in asked} == set(Strength)


def test_all_tempers_are_dealt_before_one_comes_twice() -> None:
    orders = set()
    for n in range(40):
        drawn = tempers(f"table {n}".encode(), 7)
        assert set(drawn[:3]) == set(drawn[3:6]) == set(Temper)
        assert drawn == tempers(f"table {n}".encode(), 7)
        assert drawn[:4] == tempers(f"table {n}".encode(), 4)
        orders.add(tuple(drawn[:3]))
    assert len(orders) == 6, "each order comes"
