"""A table's thread is put away, locked, or closed to the bot: the game goes on all the same."""

import pytest

from tests.support.evening import Evening, said

ARCHIVED, LOCKED = 50083, 160005


def refuse(evening: Evening, method: str, path: str, code: int, times: int | None = 1) -> None:
    evening.env.inject_error(method, path, status=400, code=code, times=times)


@pytest.mark.parametrize(("pace", "minutes"), [("quick", 60), ("by-day", 7 * 24 * 60)])
async def test_a_thread_is_archived_after_an_hour_of_silence_by_day_after_a_week(
    evening: Evening, pace: str, minutes: int
):
    await evening.deal(evening.party(4), pace=pace)
    thread = evening.env.backend.get_channel(evening.panel().channel_id)
    assert thread.name == "1 · By Order of the King"
    assert thread.thread_metadata is not None
    assert thread.thread_metadata.auto_archive_duration == minutes


async def test_in_an_archived_thread_the_panel_is_posted_anew(evening: Evening):
    guests = evening.party(4)
    await evening.deal(guests)
    await evening.use_dms(*guests)
    old = evening.panel()
    refuse(evening, "PATCH", f"/channels/{old.channel_id}/messages/{old.id}", ARCHIVED)
    await evening.answer(*evening.asked())
    await evening.turn()
    new = evening.panel()
    assert new.id > old.id
    assert new.channel_id == old.channel_id
    (retired,) = (look for look in evening.all_public() if look.id == old.id)
    assert retired.ids == set(), "it could be changed, once the thread was open again"
    guest, _ = evening.asked()
    assert said("botk-ask-action") in guest.panel.text
    await evening.play()


async def test_from_a_locked_thread_the_game_moves_to_the_channel(evening: Evening):
    await evening.deal(evening.party(4))
    old = evening.panel()
    thread = old.channel_id
    refuse(evening, "PATCH", f"/channels/{thread}/messages/*", ARCHIVED, None)
    refuse(evening, "POST", f"/channels/{thread}/messages", LOCKED, None)
    await evening.answer(*evening.asked())
    await evening.turn()
    assert evening.public_panel().channel_id == evening.tavern.id
    await evening.play("public")
    assert evening.final().channel_id == evening.tavern.id
    asked = [each for each in evening.counted if each.startswith("POST") and "threads" in each]
    assert len(asked) == 1, "and it asks for no thread again"


async def test_what_discord_refuses_without_a_reason_is_not_tried_again(evening: Evening):
    await evening.deal(evening.party(4))
    old = evening.panel()
    refuse(evening, "PATCH", f"/channels/{old.channel_id}/messages/{old.id}", 50035)
    await evening.answer(*evening.asked())
    await evening.turn()
    guest, _ = evening.asked()
    assert said("botk-ask-action") in guest.panel.text
    tries = len(evening.counted)
    await evening.turn(30)
    assert len(evening.counted) == tries
    await evening.answer(*evening.asked())
    await evening.turn()
    assert evening.panel().text != old.text, "the next change tries again"


async def test_private_panels_do_not_wait_for_the_public_one(evening: Evening):
    await evening.deal(evening.party(4))
    thread = evening.panel().channel_id
    evening.env.inject_error("PATCH", f"/channels/{thread}/messages/*", status=503, times=None)
    await evening.answer(*evening.asked())
    await evening.turn()
    guest, _ = evening.asked()
    assert said("botk-ask-action") in guest.panel.text


async def test_no_thread_is_made_that_the_bot_could_not_write_in(evening: Evening):
    evening.forbid("send_messages_in_threads")
    await evening.deal(evening.party(4))
    assert evening.tavern.threads == []
    assert evening.panel().channel_id == evening.tavern.id
    await evening.play("public")


async def test_a_thread_that_takes_no_first_panel_is_left_for_the_channel(evening: Evening):
    guests = evening.party(4)
    await evening.sit_down(guests)
    thread = evening.lobby().id
    path = f"/channels/{thread}/messages"
    evening.env.inject_error("POST", path, status=403, code=50013, times=None)
    await guests[0].press(evening.lobby(), "Begin")
    await evening.turn()
    assert evening.panel().channel_id == evening.tavern.id
    await evening.play("public")
    assert evening.final().channel_id == evening.tavern.id


async def test_a_thread_that_is_gone_before_its_first_panel_is_not_asked_for_again(
    evening: Evening,
):
    guests = evening.party(4)
    await evening.sit_down(guests)
    path = f"/channels/{evening.lobby().id}/messages"
    evening.env.inject_error("POST", path, status=404, code=10003, times=None)
    await guests[0].press(evening.lobby(), "Begin")
    await evening.turn()
    await evening.turn()
    assert evening.panel().channel_id == evening.tavern.id
    asked = [each for each in evening.counted if each.startswith("POST") and "threads" in each]
    assert len(asked) == 1
