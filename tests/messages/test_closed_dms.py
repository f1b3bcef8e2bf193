"""Players whom no direct message reaches: the seat is kept, and nobody is stuck."""

from tests.support.evening import Evening, said


async def test_closed_dms_are_found_at_the_deal(evening: Evening):
    guests = evening.party(4)
    evening.close_dms(guests[1])
    await evening.deal(guests)
    await evening.turn()
    line = next(line for line in evening.panel().text.splitlines() if "**Bob**" in line)
    assert said("mark-dms-closed") in line
    assert guests[1].dm() == []
    hand = await guests[1].press(evening.panel(), "My cards")
    assert said("dms-closed-note") in hand.text
    assert all(other.dm() for other in guests if other is not guests[1])


async def test_a_whole_game_with_all_dms_closed(evening: Evening):
    guests = evening.party(5)
    evening.close_dms(*guests)
    await evening.deal(guests)
    await evening.turn()
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
    called = evening.of(
        evening.table.state.record.seats[min(map(int, ask.verbs[0].pool))].user_id or 0
    )
    await evening.use_dms(called)
    await evening.restart()
    await evening.turn()
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
