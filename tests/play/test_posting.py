"""What Discord makes of posts: nonces of one author everywhere, and few new conversations."""

import pytest

from bot.panels.builder import PanelBuilder
from games.botk.words import Topic
from tests.play.night import Night, words

UNKNOWN_MESSAGE, FLAGGED, TOO_FAST = 10008, 20026, 40003


async def post(night: Night, channel: str, text: str) -> str:
    """Have the bot post a text as the one with the number 7, and return the message's id."""
    builder = PanelBuilder()
    builder.text(text)
    return str(await night.bot.messages.send(int(channel), builder.panel(), nonce="7"))


def said(night: Night, channel: str) -> list[str]:
    """What was posted there and is still there, but for the bot's first words in a server."""
    found = [words(message).strip() for message in night.public(channel)]
    return [text for text in found if "/botk start" not in text]


async def test_a_post_that_is_tried_again_is_there_once(night: Night):
    assert await post(night, night.hall, "Once") == await post(night, night.hall, "Once")
    await night.until(lambda: said(night, night.hall) == ["Once"], "it is there")


async def test_two_places_take_the_same_post(night: Night):
    """Discord compares a nonce with those of all that one author has posted anywhere."""
    dungeon = list(night.sandbox.state.channels)[1]
    first, second = await post(night, night.hall, "Here"), await post(night, dungeon, "There")
    assert first != second
    await night.until(lambda: said(night, dungeon) == ["There"], "it is there, too")


async def test_a_post_that_was_deleted_before_it_was_tried_again_is_posted_all_the_same(
    night: Night,
):
    night.expected |= {UNKNOWN_MESSAGE}
    first = await post(night, night.hall, "Gone")
    await night.guests[0].player.ok("DELETE", f"/channels/{night.hall}/messages/{first}")
    second = await post(night, night.hall, "Again")
    assert second != first
    refused = [r.answered for r in night.sandbox.requests if r.status == 404]
    assert [each["code"] for each in refused if each] == [UNKNOWN_MESSAGE]
    await night.until(lambda: said(night, night.hall) == ["Again"], "it is there")


@pytest.mark.parametrize("code", [FLAGGED, TOO_FAST])
async def test_where_discord_wants_fewer_conversations_the_table_says_so(night: Night, code: int):
    """One try, and none more for hours; whoever got no direct message finds the cards there."""
    night.expected |= {code}
    if code == FLAGGED:
        night.sandbox.conversations.quarantined = True
    else:
        night.sandbox.conversations.burst.most = 1
    seated = await night.deal(4)
    await night.until(
        lambda: any(s.dms_closed for s in night.table.state.record.seats), "it is known"
    )
    await night.until(lambda: any("✉" in text for text in said(night, place(night))), "a mark")
    await night.until(night.asked, "somebody is asked")
    if night.asked()[0][1].ask.topic == "remove":
        await night.answer()
    for guest in seated:
        answer = await guest.command("botk hand")
        assert "Your role: **" in words(answer["message"])
    await night.play_on()
    await night.result()
    tried = [r.status for r in night.sandbox.requests if r.name == "POST /users/@me/channels"]
    assert tried == ([403] if code == FLAGGED else [200, 403])
    got = {n.user_id for n in night.sandbox.notifications.sent}
    assert len(got) == (0 if code == FLAGGED else 1)
    assert got <= {guest.id for guest in seated}


def place(night: Night) -> str:
    """Where the one table is."""
    return str(night.table.state.place_id)


async def test_who_was_written_to_before_is_written_to_while_the_bot_is_flagged(night: Night):
    """A flag is for new conversations; the bot sends no new message all the same, and edits."""
    night.expected |= {FLAGGED}
    await night.deal(4)
    await night.until(night.asked, "somebody is asked")
    if night.table.state.waiting()[0].ask.topic == Topic.REMOVE:
        await night.answer()  # Only then everybody's item is sure.
    await night.until(lambda: len(night.sandbox.notifications.sent) == 4, "the deal")
    night.sandbox.conversations.quarantined = True
    await night.play_on()
    await night.result()
    assert len(night.sandbox.notifications.sent) == 4
