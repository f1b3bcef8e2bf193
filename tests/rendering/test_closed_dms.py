"""Players whom no direct message reaches: the seat is kept, and nobody is stuck."""

import pytest

from tests.support.evening import Evening, said


@pytest.mark.parametrize("code", [50007, 50278, 40003])
async def test_closed_dms_at_the_join(evening: Evening, code: int):
    ann, bob = evening.party(2)
    evening.close_dms(bob, code=code)
    await ann.slash("botk start")
    reply = await bob.press(evening.lobby(), "Join")
    assert reply.text == said("dms-closed-note")
    await evening.turn()
    line = next(line for line in evening.lobby().text.splitlines() if "**Bob**" in line)
    assert said("mark-dms-closed") in line
    assert bob.dm() == []


async def test_a_host_with_closed_dms_is_told(evening: Evening):
    ann = evening.guest("Ann")
    evening.close_dms(ann)
    reply = await ann.slash("botk start")
    assert [look.text for look in reply.said] == [said("dms-closed-note")]


async def test_a_whole_game_with_all_dms_closed(evening: Evening):
    guests = evening.party(5)
    evening.close_dms(*guests)
    await evening.deal(guests)
    tried = len([r for r in evening.counted if "users/@me/channels" in r])
    assert tried == 5, "once each, and never again"
    for guest in guests:
        hand = await guest.hand()
        assert said("dms-closed-note") in hand.text
        assert said("mark-dms-closed") in evening.panel().text
    sent = len(evening.counted)
    await evening.play("hand")
    dms = {evening.env.backend.dm_channels[guest.id] for guest in guests}
    later = evening.counted[sent:]
    assert not [request for request in later if any(str(dm) in request for dm in dms)]


async def test_dms_that_close_in_the_middle_of_a_game(evening: Evening):
    guests = evening.party(4)
    await evening.deal(guests)
    caller, ask = evening.asked()
    called = evening.of(evening.table.record.seats[int(ask.verbs[0].pool[0])].user_id or 0)
    evening.close_dms(called)
    before = len(evening.counted)
    await evening.answer(caller, ask, "public")
    await evening.turn()
    dm = str(evening.env.backend.dm_channels[called.id])
    assert len([r for r in evening.counted[before:] if dm in r]) == 1, "tried once"
    await evening.turn()
    assert said("mark-dms-closed") in evening.panel().text

    guest, move = evening.asked()
    assert guest is called
    reply = await called.answer(evening.panel(), move)
    assert said("dms-closed-note") in reply.text, "told where only this player sees it"
    await evening.play("hand")


async def test_the_reminder_finds_the_dms_closed(evening: Evening):
    await evening.deal(evening.party(4), pace="quick")
    guest, _ = evening.asked()
    evening.close_dms(guest)
    await evening.turn(45 * 4 * 0.75 + 1)
    assert any("⏰" in look.text and guest.mention in look.text for look in evening.all_public())
