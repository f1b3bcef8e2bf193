"""A file goes by direct message where none can be attached, and whatever that comes to is said."""

import discord
import pytest

from tests.cogs.test_privacy import file_of
from tests.support.evening import Evening, Guest, refused, said

UNKNOWN_CHANNEL, TOO_FAST, FLAGGED = 10003, 40003, 20026


async def written_to(evening: Evening) -> Guest:
    """Somebody who plays, and has a conversation with the bot; here it may attach nothing."""
    guests = evening.party(4)
    await evening.deal(guests)
    evening.forbid("attach_files")
    return guests[1]


def refuse(evening: Evening, guest: Guest, status: int, code: int) -> None:
    dm = evening.env.backend.dm_channels[guest.id]
    path = f"/channels/{dm}/messages"
    evening.env.inject_error("POST", path, status=status, code=code, times=None)


async def test_no_phone_rings_for_what_was_just_asked_for(evening: Evening):
    bob = await written_to(evening)
    reply = await bob.slash("privacy export")
    assert reply.text == said("privacy-export-sent")
    (*_, post) = evening.posts(bob.panel.channel_id)
    assert discord.MessageFlags._from_value(post["flags"]).suppress_notifications


async def test_a_lost_conversation_is_opened_anew(evening: Evening):
    bob = await written_to(evening)
    lost = evening.env.backend.dm_channels.pop(bob.id)
    evening.env.backend.delete_channel(lost)
    reply = await bob.slash("privacy export")
    assert reply.text == said("privacy-export-sent")
    assert evening.env.backend.dm_channels[bob.id] != lost
    assert file_of(evening, bob.dm()[-1])["user_id"] == bob.id


async def test_where_that_does_not_help_it_is_said(evening: Evening):
    bob = await written_to(evening)
    refuse(evening, bob, 404, UNKNOWN_CHANNEL)
    before = len(evening.counted)
    refused(await bob.slash("privacy export"), "refused-export-nowhere")
    opened = [r for r in evening.counted[before:] if "users/@me/channels" in r]
    assert len(opened) == 1


@pytest.mark.parametrize("code", [TOO_FAST, FLAGGED])
async def test_where_discord_wants_fewer_it_is_said_and_remembered(evening: Evening, code: int):
    bob = await written_to(evening)
    refuse(evening, bob, 403, code)
    refused(await bob.slash("privacy export"), "refused-export-nowhere")
    assert evening.bot.renderer.dm_channels.paused
