"""Several are asked at once and the first answers can be enough, as they see and press it."""

from collections.abc import Iterator

import pytest

from bot.values.tables import Pace
from tests.plugins import doubt
from tests.support.evening import COMPUTERS_TAKE, DRAWN, Evening, said
from tests.support.installing import beside, proved

NORMAL = 120.0


@pytest.fixture(autouse=True)
def _installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with beside(monkeypatch, doubt):
        yield


@pytest.fixture
async def court(_installed: None, evening: Evening) -> Evening:
    """An evening that begins when the game is there."""
    return evening


async def over(court: Evening) -> None:
    """Whoever is asked believes it, to the end."""
    while list(court.bot.manager):
        for guest, _ in court.people_asked():
            await guest.press(court.panel(), "I believe it")
        await court.turn()


async def test_the_first_to_doubt_closes_it_and_who_is_late_hears_why(court: Evening):
    guests = court.party(4)
    table = await court.deal(guests, "doubt")
    before = court.panel()
    assert said("asked-of-any-count", n=0, of=3) in before.text
    letter = await guests[2].letter()
    await guests[1].press(before, "I believe it")
    assert said("asked-of-any-count", n=1, of=3) in court.panel().text
    await guests[3].press(court.panel(), "I doubt it")
    await court.turn()
    assert "**Dot** doubts it." in court.panel().text
    for look in (before, letter):
        reply = await guests[2].send(look, look.buttons["I doubt it"])
        shown = reply.said[0] if reply.said else reply.shown
        assert shown is not None
        assert said("refused-lapsed") in shown.text
    # Who has answered was not too late; and who was never asked is told no more than before.
    (stale,) = (await guests[1].send(before, before.buttons["I doubt it"])).said
    assert said("refused-stale") in stale.text
    (stale,) = (await guests[0].send(before, before.buttons["I doubt it"])).said
    assert said("refused-stale") in stale.text
    assert "I doubt it" in (await guests[2].letter()).buttons, "the next one is asked"
    await over(court)
    assert await proved(court, table.id)


async def test_two_at_once_are_one_and_the_other_was_too_late(court: Evening):
    guests = court.party(3)
    await court.deal(guests, "doubt")
    look = court.panel()
    press = look.buttons["I doubt it"]
    _, late = await court.at_once((guests[1], look, press, ()), (guests[2], look, press, ()))
    await court.turn()
    assert court.answers == 1
    assert "**Bob** doubts it." in court.panel().text
    assert said("refused-lapsed") in late.text
    seats = court.table.state.record.seats
    assert [seat.silences for seat in seats] == [0, 0, 0]


async def test_it_goes_on_after_a_kill_as_if_nothing_had_been(court: Evening):
    guests = court.party(4)
    await court.deal(guests, "doubt")
    old = court.panel()
    await guests[2].press(old, "I believe it")
    await court.restart(kill=True)
    await court.turn()
    assert [guest for guest, _ in court.people_asked()] == [guests[1], guests[3]]
    await guests[1].press(court.panel(), "I doubt it")
    await court.turn()
    assert "**Bob** doubts it." in court.panel().text
    await court.restart(kill=True)
    await court.turn()
    (late,) = (await guests[3].send(old, old.buttons["I doubt it"])).said
    assert said("refused-lapsed") in late.text
    table = court.table
    await over(court)
    assert await proved(court, table.id)


async def test_when_the_time_is_up_all_that_are_left_are_silent_in_their_order(court: Evening):
    guests = court.party(4)
    table = await court.deal(guests, "doubt")
    await guests[2].press(court.panel(), "I believe it")
    await court.turn(NORMAL + DRAWN)
    assert "**Cid**, **Bob** and **Dot** believe it." in court.panel().text
    answers = await court.store.journal.answers(table.id)
    assert [(each.seat, each.silent) for each in answers] == [(2, False), (1, True), (3, True)]
    await over(court)
    assert await proved(court, table.id)


async def test_computers_let_people_go_first_and_answer_one_after_the_other(court: Evening):
    ann, bob = court.party(2)
    await court.sit_down([ann, bob], "doubt")
    for _ in range(2):
        await ann.press(court.lobby(), "Add computer")
    await ann.press(court.lobby(), "Begin")
    await court.turn()
    assert court.table.state.record.pace is Pace.NORMAL
    await court.turn(COMPUTERS_TAKE * 3)
    assert court.answers == 0
    await bob.press(court.panel(), "I believe it")
    await court.turn(COMPUTERS_TAKE - DRAWN)
    assert court.answers == 1
    await court.turn(DRAWN)
    answers = await court.store.journal.answers(court.table.id)
    assert [each.seat for each in answers] == [1, 2]


async def test_computers_do_not_wait_for_the_last_of_the_time(court: Evening):
    ann, bob = court.party(2)
    await court.sit_down([ann, bob], "doubt")
    await ann.press(court.lobby(), "Add computer")
    await ann.press(court.lobby(), "Begin")
    await court.turn()
    await court.turn(NORMAL / 2 - 2 * DRAWN)
    assert court.answers == 0
    await court.turn(3 * DRAWN)
    assert court.answers == 1
