"""Leaving a game for good, and ending one, are asked first; the answer is judged anew, once."""

import pytest

from bot.values.tables import Status
from tests.support.evening import Evening, Guest, Look, refused, said

LEAVE, END, KEEP = "gg:t:1:sure-leave", "gg:t:1:sure-end", "gg:t:1:keep"


async def asked(guest: Guest, command: str) -> Look:
    """The question that a command is answered with."""
    (question,) = (await guest.slash(command)).said
    return question


@pytest.mark.parametrize("game", ["botk", "feast"])
@pytest.mark.parametrize(("command", "key"), [("leave", "button-stay"), ("end", "button-leave-it")])
async def test_nothing_happens_before_it_is_confirmed(
    evening: Evening, game: str, command: str, key: str
):
    guests = evening.party(5)
    table = await evening.deal(guests, game)
    question = await asked(guests[0], f"{game} {command}")
    assert evening.seen_by(evening.env.backend.get_message(question.channel_id, question.id)) == (
        guests[0].id
    )
    kept = (await guests[0].press(question, said(key))).shown
    assert kept is not None
    assert kept.text == said("court-left")
    assert not kept.ids
    assert table.state.record.status is Status.PLAYING
    assert table.state.seat_of(guests[0].id) is not None


async def test_the_question_says_what_it_costs(evening: Evening):
    guests = evening.party(4)
    table = await evening.deal(guests)
    link = table.state.view().place_link
    assert said("leave-ask-crowns", link=link) in (await asked(guests[1], "botk leave")).text
    assert said("court-end-ask", table="1") in (await asked(guests[0], "botk end")).text


async def test_without_crowns_the_question_speaks_of_none(evening: Evening):
    (ann,) = evening.party(1)
    await evening.sit_down([ann], computers=3)
    await ann.press(evening.lobby(), "Begin")
    link = evening.table.state.view().place_link
    question = await asked(ann, "botk leave")
    assert said("leave-ask", link=link) in question.text
    done = (await ann.press(question, said("button-leave-game"))).shown
    assert done is not None
    assert done.text == said("left-seat")


async def test_a_lobby_is_left_and_ended_at_once(evening: Evening):
    ann, bob = evening.party(2)
    await evening.sit_down([ann, bob])
    assert (await bob.slash("botk leave")).text == said("left-lobby")
    assert (await ann.slash("botk end")).text == said("ended-by-hand-done")


async def test_an_old_button_of_the_lobby_asks_as_well(evening: Evening):
    guests = evening.party(4)
    await evening.sit_down(guests)
    lobby = evening.lobby()
    await guests[0].press(lobby, "Begin")
    (question,) = (await guests[1].send(lobby, "gg:t:1:leave")).said
    assert LEAVE in question.ids
    assert evening.table.state.seat_of(guests[1].id) is not None


async def test_who_leaves_the_lobby_just_as_it_begins_is_asked_as_well(evening: Evening):
    """They were told to wait for the next table, and had to play."""
    guests = evening.party(4)
    await evening.sit_down(guests)
    lobby = evening.lobby()
    pressed = ((guests[0], "Begin"), (guests[1], "Leave"))
    presses = [(guest, lobby, lobby.buttons[label], ()) for guest, label in pressed]
    _, leaving = await evening.at_once(*presses)
    (question,) = leaving.said
    await guests[1].press(question, said("button-leave-game"))
    assert evening.table.state.record.seats[1].left


async def test_two_presses_leave_once(evening: Evening):
    guests = evening.party(4)
    table = await evening.deal(guests)
    question = await asked(guests[1], "botk leave")
    replies = await evening.at_once(*[(guests[1], question, LEAVE, ())] * 2)
    assert sorted(len(reply.said) for reply in replies) == [0, 1]
    assert table.state.record.seats[1].left
    refused(await guests[1].send(question, LEAVE), "refused-left-already")


async def test_two_presses_end_once(evening: Evening):
    mort = evening.guest("Mort", moderator=True)
    await evening.deal(evening.party(4))
    question = await asked(mort, "botk end")
    await evening.at_once(*[(mort, question, END, ())] * 2)
    assert [act.act for act in await evening.store.court.log(evening.guild.id)] == ["end-table"]
    refused(await mort.send(question, END), "refused-table-over")


async def test_a_question_that_is_too_old_does_nothing(evening: Evening):
    guests = evening.party(4)
    table = await evening.deal(guests)
    leaving, ending = await asked(guests[1], "botk leave"), await asked(guests[0], "botk end")
    await evening.play(until="settled")
    refused(await guests[1].press(leaving, said("button-leave-game")), "refused-table-over")
    refused(await guests[0].press(ending, said("button-end-table")), "refused-table-over")
    assert table.state.record.status is Status.SETTLED
    assert not table.state.record.seats[1].left


async def test_who_confirms_must_still_be_allowed_to(evening: Evening):
    mort = evening.guest("Mort", moderator=True)
    guests = evening.party(4)
    table = await evening.deal(guests)
    ending = await asked(mort, "botk end")
    evening.env.backend.get_guild(evening.guild.id).members[mort.id].role_ids.clear()
    refused(await mort.press(ending, said("button-end-table")), "refused-not-host")
    refused(await guests[1].send(ending, END), "refused-not-host")
    refused(await mort.send(ending, LEAVE), "refused-not-seated")
    assert table.state.record.status is Status.PLAYING


async def test_a_restart_between_question_and_answer(evening: Evening):
    guests = evening.party(4)
    await evening.deal(guests)
    question = await asked(guests[1], "botk leave")
    await evening.restart()
    await guests[1].press(question, said("button-leave-game"))
    assert evening.table.state.record.seats[1].left
