"""Hints: what they say, that they are counted, and that they know no more than the player."""

from typing import Any

import pytest

from games.engine.asks import Seat
from games.engine.dice import derive
from games.engine.play_style import PlayStyle, Strength
from games.execution import events as ev
from games.execution import rollouts
from games.execution.rollouts import hint
from tests.execution.play import Play, deal, with_last


@pytest.fixture
def few_tries(monkeypatch: pytest.MonkeyPatch) -> None:
    """Play each way on fewer times, where it is not asked how good a hint is."""
    monkeypatch.setattr(rollouts, "TRIES", 2)
    monkeypatch.setattr(rollouts, "MORE", 3)


def advised(play: Play) -> Any:
    seen = [entry.event for entry in play.match.log if entry.reaches(Seat(0))]
    return hint(seen, derive(b"hint"))


def test_a_hint_changes_nothing_but_is_counted_once_for_each_question() -> None:
    play = deal("5c 6d 9h 2s 3s 4s", left="Jh Kh", middle="Qd", right="Kd")
    play.draw()
    before = play.layout
    (told,) = play.do(0, "hint")
    assert told == ev.HintTaken(1)
    assert play.layout == before
    assert "hint" not in play.offers(0), "there is one already"
    play.put("5c left")
    play.do(0, "hint")
    play.take_back()
    assert play.layout == before, "a card is taken back across it"
    play.silent(0)
    assert play.ended.hints == 2


def test_where_there_is_no_choice_none_is_offered() -> None:
    assert set(deal().offers(0)) == {"draw"}


def one_move_before_the_win() -> Play:
    """The computer wins an easy deal, and it is played again but for the last move."""
    won = deal()
    while not won.match.over:
        answer = won.think(0)
        won.do(0, answer.verb, *answer.picks)
    assert won.result == "won"
    play = deal()
    for given in won.match.given[:-1]:
        play.do(0, given.verb, *given.picks)
    return play


def test_it_sees_the_win() -> None:
    play = one_move_before_the_win()
    found = advised(play)
    assert found.won == found.tries > 0
    play.do(0, found.move.card, found.move.to)
    assert play.result == "won"


def test_the_hard_computer_goes_by_it() -> None:
    play = one_move_before_the_win()
    answer = play.think(0, PlayStyle(Strength.HARD))
    play.do(0, answer.verb, *answer.picks)
    assert play.result == "won"


@pytest.mark.usefixtures("few_tries")
def test_it_is_the_same_whatever_lies_face_down() -> None:
    fronts = {"left": "Jh", "middle": "Qd", "right": "Kd"}
    first = deal("5c 6d 9h 2s 3s 4s", level="king", **fronts)
    other = deal("5c 6d 9h 4s Ah 10h", level="king", **fronts)
    for play in (first, other):
        play.draw()
    assert advised(first) == advised(other)


@pytest.mark.usefixtures("few_tries")
def test_while_a_card_waits_to_be_saved_it_says_which() -> None:
    play = deal("5c 6d 9h 2s 3s 4s", left="Jh Kh", middle="Qd", right="Kd")
    play.put("5c left", "6d left", "9h left")
    found = advised(play)
    assert play.ask(0).verb(found.move.to) is not None
    assert found.move.card in play.offers(0)[found.move.to]


def test_where_all_is_lost_it_says_so() -> None:
    play = with_last("9c")
    play.put("9c top")
    assert advised(play).won == 0
