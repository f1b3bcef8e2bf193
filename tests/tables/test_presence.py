"""Whoever presses anything at their table is there; who is away is offered the way back."""

from dataclasses import replace
from functools import partial

import pytest

from bot.tables.change import Change
from bot.tables.state import TableState
from bot.tables.table import Table
from games.botk.cards import Gallows
from tests.support.evening import COMPUTERS_TAKE, Evening, Guest, Reply, refused, said
from tests.support.failing_store import trouble
from tests.support.fixtures import Stack

TALK = 4
LONG = 45 * TALK + 2
"""Seconds after which the time has run out for what the table talks over."""


def silences(table: Table, guest: Guest) -> int:
    seat = table.state.seat_of(guest.id)
    assert seat is not None
    return seat.silences


def is_away(table: Table, guest: Guest) -> bool:
    seat = table.state.seat_of(guest.id)
    assert seat is not None
    return seat.away


async def silent(evening: Evening, guest: Guest) -> None:
    """All answer until this guest is asked, whose time runs out then."""
    while evening.asked()[0] is not guest:
        await evening.answer(*evening.asked())
        await evening.turn()
    before = evening.asked()
    await evening.turn(LONG)
    assert evening.asked() != before


async def dealt(evening: Evening) -> tuple[Table, Guest]:
    """A table of four, and who leads; they have been silent once."""
    table = await evening.deal(evening.party(4), pace="quick")
    leader, _ = evening.asked()
    await silent(evening, leader)
    assert silences(table, leader) == 1
    return table, leader


PRESSES = {
    "My cards": "gg:t:1:hand",
    "Recap": "gg:t:1:tale",
    "Refresh": "gg:t:1:refresh",
    "Speak": "gg:t:1:say",
    "a claim": "gg:c:1:0",
    "?": "gg:e:1:{ask}",
    "a verb": "gg:v:1:{ask}:call",
    "a draft": "gg:d:1:{ask}:call:1",
    "a crowd": "gg:m:1:{ask}:call",
    "somebody else's answer": "gg:a:1:{ask}:call:1",
    "the dice": "gg:t:1:dice",
    "end the game": "gg:t:1:want-end",
    "I'm back": "gg:t:1:back",
    "nothing that there is": "gg:t:1:no-such-thing",
}


async def test_any_press_between_two_silences_forgives_the_first(evening: Evening):
    table, leader = await dealt(evening)
    (waiting,) = table.state.waiting()
    for what, press in PRESSES.items():
        await table.change(partial(was_silent, user_id=leader.id))
        await leader.send(evening.panel(), press.format(ask=waiting.ask.id))
        assert silences(table, leader) == 0, what
        assert [each.due for each in table.state.waiting()] == [waiting.due], "no time is won by it"
    await silent(evening, leader)
    assert not is_away(table, leader)


def was_silent(state: TableState, user_id: int) -> Change:
    """As if this user had been silent once."""
    return Change(state.with_seat(replace(state.own_seat(user_id), silences=1)))


async def test_so_do_a_press_in_direct_messages_and_the_command(evening: Evening):
    table, leader = await dealt(evening)
    await leader.press(leader.panel, "Refresh")
    assert silences(table, leader) == 0
    await silent(evening, leader)
    assert silences(table, leader) == 1
    await leader.slash("botk hand")
    assert silences(table, leader) == 0


async def test_two_silences_in_a_row_are_away_whoever_else_presses(evening: Evening):
    table, leader = await dealt(evening)
    for guest in (evening.bystander(), evening.guest("Mort", moderator=True)):
        await guest.send(evening.panel(), "gg:t:1:hand")
        await guest.send(evening.panel(), "gg:t:1:tale")
    assert silences(table, leader) == 1
    await silent(evening, leader)
    assert is_away(table, leader)


async def test_what_was_forgiven_stays_so_after_a_restart(evening: Evening):
    _, leader = await dealt(evening)
    await leader.press(evening.panel(), "My cards")
    await evening.restart(kill=True)
    await evening.turn()
    assert silences(evening.table, leader) == 0
    await silent(evening, leader)
    assert silences(evening.table, leader) == 1


async def test_nothing_is_written_where_there_is_nothing_to_forgive(evening: Evening):
    await evening.deal(evening.party(4), pace="quick")
    leader, _ = evening.asked()
    with trouble("journal.commit") as called:
        for _ in range(3):
            assert (await leader.press(evening.panel(), "My cards")).said
    assert called == []


async def test_a_press_is_answered_though_its_presence_cannot_be_written(evening: Evening):
    table, leader = await dealt(evening)
    with trouble("journal.commit") as called:
        assert (await leader.press(evening.panel(), "My cards")).said
    assert called == ["journal.commit"]
    assert silences(table, leader) == 1
    await leader.press(evening.panel(), "My cards")
    assert silences(table, leader) == 0


async def test_a_press_on_a_table_that_another_process_is_just_given_is_refused_without_an_error(
    evening: Evening,
):
    """At the end of each evening it is looked whether anything went wrong that nobody waits for."""
    table, leader = await dealt(evening)
    await table.part_with()
    refused(await leader.send(evening.panel(), f"gg:t:{table.id}:back"), "refused-elsewhere")


async def test_who_has_left_is_not_there_by_a_press(evening: Evening):
    table, leader = await dealt(evening)
    number = table.state.record.seats.index(table.state.own_seat(leader.id))
    await evening.sure(leader, "botk leave")
    refused(await leader.press(evening.panel(), "My cards"), "refused-left-already")
    assert table.state.record.seats[number].left


# --- who is away ---


async def away(evening: Evening) -> tuple[Table, Guest]:
    """A table of four, one of whom is away, while somebody else is asked."""
    table, leader = await dealt(evening)
    await silent(evening, leader)
    assert is_away(table, leader)
    assert evening.asked()[0] is not leader
    return table, leader


async def comes_back(evening: Evening, table: Table, guest: Guest, reply: Reply) -> None:
    """See that a refusal offers the way back, and that it leads there."""
    assert said("refused-away") in reply.text
    (refusal,) = reply.said
    back = await guest.press(refusal, said("button-back"))
    assert not is_away(table, guest)
    assert silences(table, guest) == 0
    assert back.shown is not None
    assert said("refused-away") not in back.shown.text


async def test_the_refusal_of_who_is_away_offers_the_way_back(evening: Evening):
    table, leader = await away(evening)
    other, ask = evening.asked()
    reply = await leader.answer(evening.panel(), ask)
    assert said("refused-not-yours", who=f"**{other.name}**") in reply.text
    await comes_back(evening, table, leader, reply)


@pytest.mark.parametrize("press", ["gg:t:1:offer-seat", "gg:t:1:begin", "gg:t:1:no-such-thing"])
async def test_so_does_any_other_refusal(evening: Evening, press: str):
    table, leader = await away(evening)
    await comes_back(evening, table, leader, await leader.send(evening.panel(), press))


async def test_nobody_else_is_offered_it(evening: Evening):
    await away(evening)
    _, ask = evening.asked()
    for guest in (evening.bystander(), evening.guest("Zoe")):
        reply = await guest.answer(evening.panel(), ask)
        assert said("refused-away") not in reply.text
        assert not reply.said[0].buttons


async def test_a_press_alone_brings_nobody_back(evening: Evening):
    table, leader = await away(evening)
    await leader.press(evening.panel(), "My cards")
    assert is_away(table, leader)


async def test_the_private_panel_offers_it_too(evening: Evening):
    table, leader = await away(evening)
    hand = await leader.hand()
    await leader.press(hand, said("button-back"))
    assert not is_away(table, leader)


async def test_names_in_a_refusal_are_harmless(evening: Evening):
    ann = evening.guest("**Ann** @everyone")
    await evening.deal([ann, *evening.party(4)[1:]])
    while evening.asked()[0] is not ann:
        await evening.answer(*evening.asked())
        await evening.turn()
    _, ask = evening.asked()
    reply = await evening.bystander().answer(evening.panel(), ask)
    assert "@everyone" not in reply.text
    assert "\\*\\*Ann" in reply.text


async def test_of_several_who_are_asked_all_are_named(evening: Evening, gallows: Stack):
    gallows(Gallows.THE_MOB)
    await evening.deal(evening.party(5))
    await evening.play(until="vote")
    (first, _), *others = evening.people_asked()
    reply = await first.send(evening.public_panel(), f"gg:a:1:{others[0][1].id}:vote:1")
    for guest, _ in others:
        assert f"**{guest.name}**" in reply.text


# --- a person among computers ---


async def test_a_person_among_computers_who_presses_menus_is_not_away(evening: Evening):
    ann = evening.guest("Ann")
    await ann.slash("feast start", computers=5, pace="quick")
    await ann.press(evening.lobby(), "Begin")
    await evening.turn()
    table = evening.table
    for _ in range(3):
        while not evening.people_asked():
            await evening.turn(COMPUTERS_TAKE)
        _, ask = evening.asked()
        for verb in ask.verbs:
            await ann.send(evening.panel(), f"gg:v:{table.id}:{ask.id}:{verb.name}")
        while ask in table.state.asks():
            await evening.turn(45)
        assert not is_away(table, ann)
    assert not table.state.paused


async def test_at_a_table_that_waits_for_everybody_a_refusal_offers_the_way_back(
    evening: Evening,
):
    guests = evening.party(4)
    table = await evening.deal(guests, pace="quick")
    stays, _ = evening.asked()
    for guest in guests:
        if guest is not stays:
            await evening.sure(guest, "botk leave")
    while not table.state.paused:
        await evening.turn(45)
    reply = await stays.send(evening.panel(), "gg:t:1:take-seat")
    await comes_back(evening, table, stays, reply)
    assert not table.state.paused
