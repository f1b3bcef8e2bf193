"""Where a table may be opened: in every kind of channel in which there is something to write."""

import pytest

from bot.tables.ending import end
from sandbox.model import POSTED_IN, ChannelType
from tests.play.night import Guest, Night
from tests.sandbox.patience import PATIENCE


async def made(night: Night, kind: ChannelType) -> str:
    """A new channel of a kind; of a forum, a post in it."""
    host = night.guests[0].player
    channel: str = (await host.ok("POST", "/channels", {"name": "tavern", "type": kind}))["id"]
    if kind in POSTED_IN:
        post = await host.act("threads", channel, name="Tonight", content="Who plays?")
        channel = post["id"]
    known = int(channel)
    while night.bot.guilds[0].get_channel_or_thread(known) is None:
        await night.bot.wait_for("socket_event_type", timeout=PATIENCE)
    return channel


async def deal_in(night: Night, channel: str) -> list[Guest]:
    """Four open a table there, and begin."""
    seated = night.guests[:4]
    await seated[0].command("botk start", channel_id=channel)
    for guest in seated[1:]:
        await guest.press(r"gg:t:\d+:join")
    await seated[0].press(r"gg:t:\d+:begin")
    return seated


@pytest.mark.parametrize(
    ("kind", "thread"),
    [
        (ChannelType.TEXT, ChannelType.PUBLIC_THREAD),
        (ChannelType.ANNOUNCEMENT, ChannelType.ANNOUNCEMENT_THREAD),
        (ChannelType.VOICE, None),
        (ChannelType.STAGE, None),
        (ChannelType.FORUM, None),
        (ChannelType.MEDIA, None),
    ],
)
async def test_a_whole_game_in_every_kind_of_channel(
    night: Night, kind: ChannelType, thread: ChannelType | None
):
    """A game has a thread of its own where there can be one; else it is played where it is.

    No request is refused: that is seen at the end of every night.
    """
    channel = await made(night, kind)
    await deal_in(night, channel)
    await night.until(lambda: night.panel_id, "the panel")
    place = night.sandbox.state.channels[str(night.table.state.place_id)]
    if thread is None:
        assert place.id == channel
    else:
        assert (place.type, place.parent_id) == (thread, channel)
    await night.play_on()
    assert (await night.result())["channel_id"] == place.id


@pytest.mark.parametrize("kind", [ChannelType.STAGE, ChannelType.FORUM])
async def test_moderators_can_keep_tables_to_kinds_of_channels(night: Night, kind: ChannelType):
    channel, guest = await made(night, kind), night.guests[1]
    above = night.sandbox.state.channels[channel].parent_id or channel
    moderator = night.of(int(night.sandbox.state.guild.owner_id))
    await moderator.command("court settings")
    await moderator.press("gg:x:channels", [above])
    answer = await guest.command("botk start")
    assert f"<#{above}>" in str(answer["message"])
    await guest.command("botk start", channel_id=channel)
    assert str(night.table.state.record.channel_id) == channel


@pytest.mark.parametrize("given", [None, "Friday night"])
async def test_a_thread_is_named_after_the_table_that_is_played_there_now(
    night: Night, given: str | None
):
    await deal_in(night, night.hall)
    await night.until(lambda: night.panel_id, "the panel")
    thread = night.sandbox.state.channels[str(night.table.state.place_id)]
    assert thread.name == "1 · By Order of the King"
    if given is not None:
        thread.name = given
        night.sandbox.dispatcher.channel_updated(thread)
        await night.bot.wait_for("thread_update", timeout=PATIENCE)
    await end(night.table)
    await night.until(lambda: not list(night.bot.manager), "the end's having been told")
    await deal_in(night, thread.id)
    await night.until(lambda: night.panel_id, "the next panel")
    assert thread.name == (given or "2 · By Order of the King")


async def test_in_a_forum_itself_there_is_no_command(night: Night):
    """Discord offers none where nobody can write; only in its posts."""
    host = night.guests[0].player
    forum = await host.ok("POST", "/channels", {"name": "tavern", "type": ChannelType.FORUM})
    assert await host.refused("command", forum["id"], command="botk start", options={}) == 409
    assert list(night.bot.manager) == []


@pytest.mark.parametrize("kind", [ChannelType.VOICE, ChannelType.ANNOUNCEMENT, ChannelType.FORUM])
async def test_what_is_missing_there_is_said(night: Night, kind: ChannelType):
    channel = await made(night, kind)
    above = night.sandbox.state.channels[channel].parent_id or channel
    lost = "SEND_MESSAGES_IN_THREADS" if kind == ChannelType.FORUM else "SEND_MESSAGES"
    await night.guests[0].player.ok("PATCH", f"/channels/{above}", {"deny": [lost]})
    answer = await night.guests[1].command("botk start", channel_id=channel)
    assert "to grant me these permissions" in str(answer["message"])
    assert list(night.bot.manager) == []


async def test_where_the_bot_may_make_no_thread_the_game_is_played_in_the_channel(night: Night):
    night.expected |= {50013}
    denied = {"deny": ["CREATE_PUBLIC_THREADS"]}
    await night.guests[0].player.ok("PATCH", f"/channels/{night.hall}", denied)
    await deal_in(night, night.hall)
    await night.play_on()
    assert (await night.result())["channel_id"] == night.hall
