"""After a lost game: what the search says, and that it says only what it has found."""

from collections.abc import Callable

import pytest

from games.engine.chance import RandomPlayer
from games.engine.events import Event
from games.engine.simulation import deal_seed
from games.engine.simulation import play as simulate
from games.execution import events as ev
from games.execution.game import EXECUTION
from games.execution.search import last_hope
from games.execution.setup import Options
from games.execution.words import Level
from tests.execution.play import Play, deal, empty_the_row


def steps(most: int) -> Callable[[], bool]:
    """Time that is counted instead of measured."""
    left = iter(range(most))
    return lambda: next(left, None) is not None


def told(play: Play) -> list[Event]:
    return [each.event for each in play.match.told]


def test_before_the_first_hand_there_is_nothing_to_say() -> None:
    play = deal()
    play.silent(0)
    assert last_hope(told(play), steps(10)) is None


def test_without_time_it_says_nothing() -> None:
    play, _ = empty_the_row()
    play.silent(0)
    assert last_hope(told(play), steps(0)) is None


def near_the_end() -> Play:
    """The computer plays an easy deal up to its last hand but one, and gives up."""
    play = deal(level="squire")
    while play.layout.executed < 11:
        answer = play.think(0)
        play.do(0, answer.verb, *answer.picks)
    play.silent(0)
    return play


def test_a_game_given_up_one_royal_before_the_end_could_have_been_won() -> None:
    play = near_the_end()
    last = play.happened(ev.HandDrawn)[-1].number
    found = last_hope(told(play), steps(4000))
    assert found is not None
    assert last - 2 <= found <= last


@pytest.mark.parametrize("level", [Level.DUKE, Level.KING])
def test_from_the_hand_that_it_names_the_computer_s_rules_lead_to_a_win(level: Level) -> None:
    """What it claims is replayed: the named hand exists, and was drawn before the end."""
    seed = deal_seed(EXECUTION, 1, "search", 1)
    match = simulate(EXECUTION, seed, [RandomPlayer()], options=Options(level=level))
    events = [each.event for each in match.told]
    found = last_hope(events, steps(3000))
    drawn = [event.number for event in events if isinstance(event, ev.HandDrawn)]
    assert found is None or found in drawn


def test_nothing_is_said_of_a_deal_that_cannot_be_won_any_more() -> None:
    """At the last hand a full row of royals is left, which no hand can take."""
    play = deal(level="king")
    while not play.match.over:
        if play.layout.hand:
            name = play.layout.hand[0]
            end = next(to for to in play.offers(0)[name] if to in ("top", "bottom"))
            play.do(0, name, end)
        elif "draw" in play.offers(0):
            play.draw()
        else:
            play.silent(0)
    events = told(play)
    last = max(event.number for event in events if isinstance(event, ev.HandDrawn))
    found = last_hope(events, steps(1500))
    assert found is None or found < last
