"""Somebody else plays on for who has left; the crowns stay the owner's."""

import json
from dataclasses import replace
from typing import Any

import pytest

from bot.messages.pictures import TablePictures
from bot.tables.change import Change
from tests.support.evening import Evening, Guest, refused, said


async def left(evening: Evening, count: int = 4) -> tuple[list[Guest], Guest]:
    """A game that the last of its guests has left, and somebody who watches it."""
    guests = evening.party(count)
    await evening.deal(guests)
    await evening.sure(guests[-1], "botk leave")
    await evening.turn()
    return guests, evening.guest("Zoe")


async def test_another_plays_on_and_the_crowns_stay_the_owners(evening: Evening):
    guests, zoe = await left(evening)
    *_, dot = guests
    refused(await guests[1].press(evening.panel(), said("button-offer-seat")), "refused-not-host")
    await guests[0].press(evening.panel(), said("button-offer-seat"))
    assert said("seats-offered", who="**Dot**") in evening.panel().text
    cards = await zoe.press(evening.panel(), said("button-take-seat"))
    assert "Your role" in cards.said[0].text
    await evening.turn()
    assert f"**Zoe** · {said('mark-for', name='Dot')}" in evening.panel().text
    refused(await dot.press(evening.panel(), "My cards"), "refused-left-already")
    assert evening.table.state.seat_of(zoe.id) is not None

    await evening.restart(kill=True)
    await evening.turn()
    presses = await evening.play("hand")
    assert presses > 0
    crowns = await evening.crowns(*guests)
    assert await evening.store.crowns.balance(evening.guild.id, zoe.id) is None
    assert await evening.store.crowns.balance(evening.guild.id, dot.id) == crowns[dot.id]
    names = {result.user_id: result.name for result in await evening.store.crowns.results(1)}
    assert names[dot.id] == "Dot"
    assert zoe.id not in names


async def test_who_leaves_while_their_cards_are_drawn_does_not_see_them_any_more(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    """They have pressed on one device, and left on another: what is there now others are told."""
    guests = evening.party(4)
    await evening.deal(guests)
    prepare = TablePictures.prepare

    async def meanwhile(pictures: TablePictures, *args: Any, **more: Any) -> bool:
        monkeypatch.setattr(TablePictures, "prepare", prepare)
        await evening.table.hand_over(guests[1].id)
        return await prepare(pictures, *args, **more)

    monkeypatch.setattr(TablePictures, "prepare", meanwhile)
    refused(await guests[1].press(evening.panel(), "My cards"), "refused-left-already")


@pytest.mark.parametrize("counted", [True, False])
async def test_a_moderator_is_told_whose_crowns_a_seat_plays_for_if_for_any(
    evening: Evening, counted: bool
):
    await evening.settle(least_humans=3 if counted else 5)
    guests, zoe = await left(evening)
    await guests[0].press(evening.panel(), said("button-offer-seat"))
    await zoe.press(evening.panel(), said("button-take-seat"))
    mod = evening.guest("Moritz", moderator=True)
    asked = (await mod.slash("court unseat", player=evening.actors[zoe.id])).text
    assert asked.startswith("Take Zoe's seat at table 1?")
    assert ("for Dot's crowns" in asked) is counted
    assert "Zoe's crowns" not in asked


async def test_who_plays_on_answers_for_the_seat(evening: Evening):
    guests = evening.party(4)
    await evening.deal(guests)
    asked, ask = evening.asked()
    others = [guest for guest in guests if guest is not asked]
    await evening.sure(asked, "botk leave")
    await evening.turn()
    # If it was the host who has left, the next of them is host.
    host = others[0] if asked is guests[0] else guests[0]
    await host.press(evening.panel(), said("button-offer-seat"))
    zoe = evening.guest("Zoe")
    await zoe.press(evening.panel(), said("button-take-seat"))
    assert evening.people_asked() == [(zoe, ask)], "no computer answers any more"
    await evening.turn(60)
    assert evening.people_asked() == [(zoe, ask)]
    await zoe.answer(await zoe.hand(), ask)
    assert evening.answers == 1


async def seat_offered(evening: Evening) -> None:
    host_id = evening.table.state.record.host_id
    host = next(guest for guest in evening.party(4) if guest.id == host_id)
    await evening.turn()
    await host.press(evening.panel(), said("button-offer-seat"))


async def answers(evening: Evening, guest: Guest) -> list[int]:
    """The questions that a guest has answered, as their export has it."""
    exported = json.loads(await evening.store.privacy.export(guest.id))
    return [each["ask"] for each in exported["answers"]]


async def test_each_is_given_their_own_answers_though_the_seat_is_the_same(evening: Evening):
    table = await evening.deal(evening.party(4))
    asked, first = evening.asked()
    await evening.answer(asked, first)
    await evening.sure(asked, "botk leave")
    await seat_offered(evening)
    zoe = evening.guest("Zoe")
    await zoe.press(evening.panel(), said("button-take-seat"))
    while table.state.ask_of(first.seat) is None:
        await evening.turn()
        await evening.answer(*evening.asked())
    await evening.turn()
    guest, second = evening.asked()
    assert guest is zoe
    await evening.answer(zoe, second)
    assert [await answers(evening, each) for each in (asked, zoe)] == [[first.id], [second.id]]
    await evening.sure(zoe, "botk leave")
    await seat_offered(evening)
    await evening.guest("Yan").press(evening.panel(), said("button-take-seat"))
    assert [await answers(evening, each) for each in (asked, zoe)] == [[first.id], []]


async def test_no_answer_is_the_owners_where_it_is_not_known_since_when_another_plays(
    evening: Evening,
):
    """As where they changed places at a table of the first release."""
    table = await evening.deal(evening.party(4))
    asked, first = evening.asked()
    await evening.sure(asked, "botk leave")
    await seat_offered(evening)
    zoe, yan = evening.guest("Zoe"), evening.guest("Yan")
    await zoe.press(evening.panel(), said("button-take-seat"))
    seat = replace(table.state.own_seat(zoe.id), since=None, owned_until=None)
    await table.change(lambda state: Change(state.with_seat(seat)))
    await zoe.answer(await zoe.hand(), first)
    await evening.sure(zoe, "botk leave")
    await seat_offered(evening)
    await yan.press(evening.panel(), said("button-take-seat"))
    assert [await answers(evening, each) for each in (asked, zoe, yan)] == [[], [], []]


async def test_nor_where_they_came_back_since_and_left_once_more(evening: Evening):
    table = await evening.deal(evening.party(4))
    asked, first = evening.asked()
    take = said("button-take-seat")
    await evening.sure(asked, "botk leave")
    await seat_offered(evening)
    zoe, yan = evening.guest("Zoe"), evening.guest("Yan")
    await zoe.press(evening.panel(), take)
    seat = replace(table.state.own_seat(zoe.id), since=None, owned_until=None)
    await table.change(lambda state: Change(state.with_seat(seat)))
    await zoe.answer(await zoe.hand(), first)
    await evening.sure(zoe, "botk leave")
    await seat_offered(evening)
    await asked.press(evening.panel(), take)
    await evening.sure(asked, "botk leave")
    await seat_offered(evening)
    await yan.press(evening.panel(), take)
    assert table.state.own_seat(yan.id).owned_until is None
    assert [await answers(evening, each) for each in (asked, zoe, yan)] == [[], [], []]


async def test_only_who_knows_no_cards_of_the_table_may_play_on(evening: Evening):
    guests, zoe = await left(evening, 5)
    await evening.sure(guests[3], "botk leave")
    await evening.turn()
    refused(await zoe.send(evening.panel(), "gg:t:1:take-seat"), "refused-nothing-offered")
    await guests[0].press(evening.panel(), said("button-offer-seat"))
    take = said("button-take-seat")
    reply = await guests[1].press(evening.panel(), take)
    assert reply.text == said("refused-begun"), "no button at the table is “Leave”"
    await zoe.press(evening.panel(), take)
    table = evening.table
    seat = table.state.seat_of(zoe.id)
    assert seat is not None
    assert seat.owner_id == guests[3].id
    refused(await guests[3].press(evening.panel(), take), "refused-left-already")
    await evening.turn()
    await guests[4].press(evening.panel(), take)
    assert table.state.seat_of(guests[4].id) is not None, "one's own seat may be taken again"
    cellar = evening.guild.create_text_channel("cellar")
    refused(await zoe.slash("botk start", at=cellar), "refused-seated-elsewhere")
    refused(await guests[3].slash("botk start", at=cellar), "refused-left-elsewhere")


async def test_who_has_played_on_and_left_sees_no_other_cards_of_the_table(evening: Evening):
    guests, zoe = await left(evening, 5)
    await evening.sure(guests[3], "botk leave")
    await seat_offered(evening)
    yan, take = evening.guest("Yan"), f"gg:t:{evening.table.id}:take-seat"
    for guest in (zoe, yan):
        await guest.send(evening.panel(), take)
        assert evening.table.state.own_seat(guest.id).seat == 3
        await evening.turn()
        if guest is zoe:
            await evening.sure(zoe, "botk leave")
            await evening.turn()
            await guests[0].send(evening.panel(), f"gg:t:{evening.table.id}:offer-seat")
    refused(await zoe.send(evening.panel(), take), "refused-left-already")


async def test_who_plays_on_may_leave_and_is_free(evening: Evening):
    guests, zoe = await left(evening)
    await guests[0].press(evening.panel(), said("button-offer-seat"))
    await zoe.press(evening.panel(), said("button-take-seat"))
    await evening.sure(zoe, "botk leave")
    await evening.turn()
    cellar = evening.guild.create_text_channel("cellar")
    refused(await guests[3].slash("botk start", at=cellar), "refused-left-elsewhere")
    assert not (await zoe.slash("botk start", at=cellar)).said, "the crowns are not Zoe's"


async def test_when_the_host_leaves_the_next_is_host(evening: Evening):
    guests = evening.party(4)
    await evening.deal(guests)
    await evening.sure(guests[0], "botk leave")
    await evening.turn()
    refused(await guests[0].press(evening.panel(), said("button-offer-seat")), "refused-not-host")
    await guests[1].press(evening.panel(), said("button-offer-seat"))
    assert said("seats-offered", who="**Ann**") in evening.panel().text
    done = await evening.sure(guests[1], "botk end")
    assert done.text == said("ended-by-hand-done")


async def test_who_sits_at_another_table_cannot_play_on(evening: Evening):
    guests, zoe = await left(evening)
    cellar = evening.guild.create_text_channel("cellar")
    await zoe.slash("botk start", at=cellar)
    await guests[0].press(evening.panel(), said("button-offer-seat"))
    refused(await zoe.press(evening.panel(), said("button-take-seat")), "refused-seated-elsewhere")


async def test_nobody_plays_on_for_who_is_only_away(evening: Evening):
    guests = evening.party(4)
    await evening.deal(guests)
    reply = await guests[0].send(evening.panel(), "gg:t:1:offer-seat")
    refused(reply, "refused-nobody-left")


async def playing_on(evening: Evening) -> tuple[list[Guest], Guest]:
    """A game in which Zoe plays on for the last of its guests, who has left."""
    guests, zoe = await left(evening)
    await guests[0].press(evening.panel(), said("button-offer-seat"))
    await zoe.press(evening.panel(), said("button-take-seat"))
    await evening.turn()
    return guests, zoe


async def test_who_plays_on_and_leaves_hears_of_no_crowns_for_none_are_theirs(evening: Evening):
    _, zoe = await playing_on(evening)
    (question,) = (await zoe.slash("botk leave")).said
    assert question.text == said("leave-ask", link=evening.table.state.view().place_link)
    (yes,) = (each for each in question.ids if ":sure-" in each)
    done = (await zoe.send(question, yes)).shown
    assert done is not None
    assert done.text == said("left-seat")
    await evening.turn()
    assert zoe.dm()[-1].text.endswith(said("dm-left"))


async def test_the_first_to_come_back_where_all_have_left_is_host(evening: Evening):
    guests = evening.party(4)
    await evening.deal(guests)
    for guest in reversed(guests):
        await evening.sure(guest, "botk leave")
        await evening.turn()
    ann, bob, *_ = guests
    await ann.press(evening.panel(), said("button-offer-seat"))
    await bob.press(evening.panel(), said("button-take-seat"))
    refused(await ann.slash("botk end"), "refused-not-host")
    done = await evening.sure(bob, "botk end")
    assert done.text == said("ended-by-hand-done")


async def test_seats_are_offered_once_though_the_host_presses_twice(evening: Evening):
    guests, _ = await left(evening)
    panel = evening.panel()
    offer = panel.buttons[said("button-offer-seat")]
    replies = await evening.at_once(*[(guests[0], panel, offer, ())] * 2)
    assert [reply.said for reply in replies] == [[], []]
    assert said("button-take-seat") in evening.panel().buttons


async def test_the_result_says_for_whom_a_seat_was_played_on(evening: Evening):
    await playing_on(evening)
    await evening.play("hand")
    mark = said("mark-for", name="Dot")
    assert said("marked", mark=mark, names="Zoe") in evening.final().text


async def test_a_medal_is_told_of_whom_it_is_given_to(evening: Evening):
    guests = evening.party(4)
    table = await evening.deal(guests)
    await evening.sure(guests[1], "botk leave")
    await evening.turn()
    await guests[0].press(evening.panel(), said("button-offer-seat"))
    await evening.guest("Zoe").press(evening.panel(), said("button-take-seat"))
    await evening.play("hand", until="settled")
    assert [seat for seat, _ in table.state.medals or ()] == [0, 1]
    earned = [line for line in evening.public_panel().text.splitlines() if line.startswith("🏅")]
    assert [line.split("**")[1] for line in earned] == ["Ann", "Bob"]


async def test_who_plays_elsewhere_is_led_to_where_they_play_and_not_to_what_they_have_left(
    evening: Evening,
):
    """A game that all have left binds nobody, until one of them is back."""
    guests = evening.party(4)
    left = await evening.deal(guests)
    for guest in guests:
        await evening.sure(guest, "botk leave")
    await evening.turn()
    host = evening.of(left.state.record.host_id)
    bob = next(guest for guest in guests if guest is not host)
    cellar, attic = (evening.guild.create_text_channel(name) for name in ("cellar", "attic"))
    await bob.slash("botk start", at=cellar)
    await host.press(evening.panel(), said("button-offer-seat"))
    await evening.turn()
    await host.press(evening.panel(), said("button-take-seat"))
    refused(await bob.slash("botk hand", at=attic), "refused-not-playing")
    gone = await bob.slash("botk leave", at=attic)
    assert gone.text.startswith(said("left-lobby", table="2"))
