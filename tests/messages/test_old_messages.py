"""Discord lets few edits of messages older than an hour at once: only then a new one is posted."""

from bot.messages.answers import ANSWERS_LAST
from bot.tables.ending import end
from bot.tables.lobby import alter, with_computers
from tests.support.evening import Evening, said

TOO_OLD = 30046
HOUR = 3600.0


async def test_what_was_posted_an_hour_ago_is_edited(evening: Evening):
    await evening.deal(evening.party(4), pace="by-day")
    caller, ask = evening.asked()
    old, letter = evening.panel(), caller.panel
    await evening.turn(2 * HOUR)
    before = len(evening.counted)
    await evening.answer(caller, ask, "public")
    await evening.turn()
    assert evening.panel().id == old.id
    assert caller.panel.id == letter.id
    posted = [r for r in evening.counted[before:] if r.startswith("POST")]
    assert len(posted) == 1, "but for the question to the next one, which is to notify"
    await evening.play()


async def test_a_young_message_is_edited(evening: Evening):
    await evening.deal(evening.party(4))
    old = evening.panel()
    await evening.turn(60)
    await evening.answer(*evening.asked())
    await evening.turn()
    assert evening.panel().id == old.id


async def test_a_message_that_takes_no_more_edits_is_posted_anew(evening: Evening):
    guests = evening.party(4)
    await evening.deal(guests)
    await evening.use_dms(*guests)
    old = evening.panel()
    path = f"/channels/{old.channel_id}/messages/{old.id}"
    evening.env.inject_error("PATCH", path, status=429, code=TOO_OLD, times=None)
    await evening.answer(*evening.asked())
    await evening.turn()
    assert evening.panel().id > old.id
    guest, _ = evening.asked()
    assert said("botk-ask-action") in guest.panel.text
    tries = len(evening.counted)
    await evening.turn(30)
    assert len(evening.counted) == tries, "the old one is left as it is for now"
    evening.env.inject_error("PATCH", path, status=429, code=TOO_OLD, times=0)
    await evening.play()
    here = [look for look in evening.all_public() if look.channel_id == old.channel_id]
    assert not [look for look in here[:-1] if look.ids], "but not for ever"


async def test_a_letter_that_takes_no_more_edits_is_sent_anew(evening: Evening):
    await evening.deal(evening.party(4))
    caller, ask = evening.asked()
    called = evening.of(
        evening.table.state.record.seats[min(map(int, ask.verbs[0].pool))].user_id or 0
    )
    await evening.use_dms(called)
    await evening.restart()
    await evening.turn()
    old = called.panel
    path = f"/channels/{old.channel_id}/messages/{old.id}"
    evening.env.inject_error("PATCH", path, status=429, code=TOO_OLD, times=None)
    await evening.answer(caller, ask)
    await evening.turn()
    assert called.panel.id > old.id
    assert said("botk-ask-action") in called.panel.text


async def test_a_lobby_that_takes_no_more_edits_is_moved(evening: Evening):
    ann, bob = evening.party(2)
    await evening.sit_down([ann])
    await evening.turn(ANSWERS_LAST + 1)  # Till then the command's answer changes it.
    old = evening.lobby()
    path = f"/channels/{old.channel_id}/messages/{old.id}"
    evening.env.inject_error("PATCH", path, status=429, code=TOO_OLD, times=None)
    await alter(evening.table, with_computers)
    await evening.turn()
    assert [look.id > old.id for look in evening.all_public()] == [True]
    await bob.press(evening.lobby(), "Join")
    assert "Bob" in evening.lobby().text


async def test_a_letter_that_takes_no_more_edits_is_taken_away_when_the_game_is_over(
    evening: Evening,
):
    guests = evening.party(4)
    await evening.deal(guests)
    await evening.use_dms(*guests)
    await evening.restart()
    await evening.turn()
    old = guests[0].panel
    path = f"/channels/{old.channel_id}/messages/{old.id}"
    evening.env.inject_error("PATCH", path, status=429, code=TOO_OLD, times=None)
    await end(evening.table)
    await evening.turn()
    await evening.turn()
    assert [look.id for look in guests[0].dm() if look.ids] == []
    assert said("ended-by-hand") in guests[1].dm()[-1].text
