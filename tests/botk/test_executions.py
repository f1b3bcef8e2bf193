"""The execution phase: the gesture, stopping, silence, and how it ends."""

import pytest

from games.botk.cards import Gallows
from games.botk.events import Condemned, Executed, ExecutionsEnded, Relented
from games.botk.script import RELENTS_AT_MOST
from games.engine.asks import AskPace, Seat
from tests.botk.items import CHEESE, DUMMY, HAT, KEY, PARDON
from tests.botk.play import L, Play, S, deal


def gallows() -> Play:
    return deal((L, L, S, L, S), (HAT, PARDON, KEY, DUMMY, CHEESE)).pass_actions()


def test_at_least_one_execution_then_stop_at_any_time() -> None:
    play = gallows()
    assert play.refuses(0, "stop")
    play.execute(1)
    play.stop()
    assert play.happened(ExecutionsEnded) == [ExecutionsEnded(stopped=True)]


def test_an_execution_needs_its_gesture() -> None:
    play = gallows()
    assert play.do(0, "condemn", 1) == [Condemned(Seat(1))]
    assert play.happened(Executed) == []
    ask = play.ask(0)
    assert (ask.topic, ask.pace, ask.about) == ("gesture", AskPace.QUICK, 1)
    play.do(0, "strike")
    assert play.happened(Executed) == [Executed(Seat(1), None)]


def test_an_executioner_may_think_better_of_it() -> None:
    play = gallows()
    play.do(0, "condemn", 2)
    assert play.do(0, "relent") == [Relented(Seat(2))]
    play.execute(1)
    play.stop()
    assert play.result == "crown"


def test_nobody_is_executed_twice() -> None:
    play = gallows()
    play.execute(1)
    play.execute(3)
    play.execute(4)
    assert play.offers(0)["condemn"] == (2,)
    assert play.refuses(0, "condemn", 1)
    assert play.refuses(0, "condemn", 3)
    assert play.refuses(0, "condemn", 4)
    assert play.refuses(0, "condemn", 0)


def test_it_ends_by_itself_when_nobody_is_left() -> None:
    play = deal((L, L, S, L), (HAT, CHEESE, KEY, PARDON)).pass_actions()
    for seat in (1, 2, 3):
        play.execute(seat)
    assert play.happened(ExecutionsEnded) == [ExecutionsEnded(stopped=False)]
    assert play.result == "crown"
    assert play.net == (2, -1, -1, 0)


def test_silence_lets_the_dice_condemn_below_the_least_number() -> None:
    play = gallows()
    assert play.silent(0, 3) == [Condemned(Seat(4))]
    assert Executed(Seat(4), None) in play.silent(0), "and silence strikes"


def test_silence_stops_at_the_least_number() -> None:
    play = gallows()
    play.execute(1)
    assert play.silent(0)[0] == ExecutionsEnded(stopped=True)


def test_silence_at_a_gesture_that_is_not_owed_relents() -> None:
    play = gallows()
    play.execute(1)
    play.do(0, "condemn", 2)
    assert play.silent(0) == [Relented(Seat(2))]
    assert not play.refuses(0, "stop")


@pytest.mark.parametrize("owed", [True, False])
def test_who_wavers_too_often_may_only_strike(owed: bool) -> None:
    play = gallows()
    if not owed:
        play.execute(1)
    for _ in range(RELENTS_AT_MOST):
        play.do(0, "condemn", 3)
        play.do(0, "relent")
    play.do(0, "condemn", 3)
    assert play.refuses(0, "relent")
    if owed:
        assert Executed(Seat(3), None) in play.silent(0)
    else:
        assert ExecutionsEnded(stopped=True) in play.silent(0)


def test_under_the_blunt_blade_silence_owes_two() -> None:
    play = deal(
        (L, L, S, L, S), (HAT, PARDON, KEY, DUMMY, CHEESE), (Gallows.BLUNT_BLADE, Gallows.STIR)
    ).pass_actions()
    play.silent(0, 0)
    play.silent(0)
    play.silent(0, 0)
    play.silent(0)
    assert [e.seat for e in play.happened(Executed)] == [1, 2]
    assert play.silent(0)[0] == ExecutionsEnded(stopped=True)
