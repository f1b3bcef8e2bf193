"""What silence means, for every question there is."""

from collections.abc import Callable

import pytest

from gallows.kit.stacked_dice import draws_for
from games.botk.cards import Gallows
from games.botk.events import (
    Called,
    Condemned,
    Confided,
    Died,
    DirectionPicked,
    Escaped,
    ExecutionsEnded,
    ItemRemoved,
    MobChose,
    Relented,
    Selected,
    StoodIdle,
    SuccessorNamed,
    VotesCounted,
)
from games.botk.words import Cause, Direction, Topic
from games.engine.asks import Seat
from tests.botk.items import CHEESE, HAT, KEY, MIMIC, PARDON, SHIELD, WINE
from tests.botk.play import QUIET, L, Play, S, deal, on_top
from tests.botk.test_setup import guard

G = Gallows
CASES: dict[Topic, Callable[[], None]] = {}


def case(topic: Topic) -> Callable[[Callable[[], None]], Callable[[], None]]:
    def keep(test: Callable[[], None]) -> Callable[[], None]:
        CASES[topic] = test
        return test

    return keep


def revealing(card: Gallows) -> Play:
    return deal((L, L, S, L, S), (WINE, SHIELD, HAT, PARDON, CHEESE), (card, G.BLOOD_MONEY))


def dying() -> Play:
    return deal((L, L, S, L, S), (WINE, SHIELD, HAT, PARDON, CHEESE)).pass_actions()


@case(Topic.REMOVE)
def remove_by_dice() -> None:
    play = guard((MIMIC, SHIELD, PARDON, KEY, HAT))
    gallows = list(G)
    play.dice.draws += [1] + [0] * 3 + [0] * 3 + draws_for(gallows, on_top(gallows, QUIET))
    assert play.silent(0)[0] == ItemRemoved(SHIELD)


@case(Topic.CALL)
def call_by_dice() -> None:
    assert revealing(G.BIRDS_EYE_VIEW).silent(0, 1) == [Called(Seat(2))]


@case(Topic.ACTION)
def no_action() -> None:
    play = revealing(G.BIRDS_EYE_VIEW)
    play.do(0, "call", 2)
    assert play.silent(2) == [StoodIdle(Seat(2))]


@case(Topic.SELECT)
def select_by_dice() -> None:
    play = revealing(G.TUG_OF_WAR)
    assert play.silent(0, 3, 0)[0] == Selected(G.TUG_OF_WAR, (Seat(4), Seat(1)))


@case(Topic.DIRECTION)
def turn_by_dice() -> None:
    play = revealing(G.SPIN)
    assert play.silent(0, 1)[0] == DirectionPicked(Direction.COUNTERCLOCKWISE)


@case(Topic.VOTE)
def no_vote() -> None:
    play = revealing(G.THE_MOB)
    for seat in (1, 2, 3):
        play.silent(seat)
    play.do(4, "vote", 2)
    assert play.happened(VotesCounted) == [VotesCounted(((Seat(2), 1),))]


@case(Topic.TIE)
def tie_by_dice() -> None:
    play = revealing(G.THE_MOB)
    play.do(1, "vote", 2)
    play.do(2, "vote", 1)
    play.silent(3)
    play.silent(4)
    assert play.silent(0, 1) == [MobChose(Seat(2))]


@case(Topic.CONFIDE)
def confide_by_dice() -> None:
    play = revealing(G.CONFESSION)
    play.do(0, "select", 2)
    assert play.silent(2, 2)[0] == Confided(Seat(2), Seat(4))


@case(Topic.EXECUTE)
def condemn_by_dice_then_stop() -> None:
    play = dying()
    assert play.silent(0, 2) == [Condemned(Seat(3))]
    play.do(0, "strike")
    assert play.silent(0)[0] == ExecutionsEnded(stopped=True)


@case(Topic.GESTURE)
def strike_if_owed_else_relent() -> None:
    play = dying()
    play.do(0, "condemn", 3)
    assert Died(Seat(3), Cause.EXECUTION) in play.silent(0)
    play.do(0, "condemn", 4)
    assert play.silent(0) == [Relented(Seat(4))]


@case(Topic.SHIELD)
def decline() -> None:
    play = dying()
    play.execute(2)
    assert Died(Seat(2), Cause.EXECUTION) in play.silent(2)
    assert play.happened(Escaped) == []


@case(Topic.WINE)
def poison_by_dice() -> None:
    play = dying()
    play.execute(1)
    assert Died(Seat(3), Cause.WINE, Seat(1)) in play.silent(1, 1)


@case(Topic.SUCCESSOR)
def successor_by_dice() -> None:
    play = dying()
    play.execute(3)
    play.stop()
    assert play.silent(0, 3) == [SuccessorNamed(Seat(4))]


@pytest.mark.parametrize("topic", list(Topic))
def test_silence(topic: Topic) -> None:
    CASES[topic]()
