"""The bot asks for what it uses, and for nothing administrative."""

from types import SimpleNamespace

import discord
import pytest
from discord import ChannelType

from bot.permissions import NEEDED, NEEDS, invite_link, missing, own_link, require_posting
from bot.values.errors import Declined

TAVERN = SimpleNamespace(id=5, type=ChannelType.text)
CHATS = [SimpleNamespace(id=6, type=kind) for kind in (ChannelType.voice, ChannelType.stage_voice)]


def test_the_number_is_what_discord_makes_of_the_labels() -> None:
    bits = [10, 11, 38, 35, 15, 16, 20]
    assert NEEDED.value == sum(1 << bit for bit in bits) == 309238795264
    assert [need.label for need in NEEDS] == [
        "View Channels",
        "Send Messages",
        "Send Messages in Threads",
        "Create Public Threads",
        "Attach Files",
        "Read Message History",
        "Connect",
    ]


def test_nothing_that_moderators_keep_to_themselves_is_asked_for() -> None:
    assert not NEEDED.value & discord.Permissions.elevated().value


def test_every_need_has_a_reason_of_its_own() -> None:
    assert len({need.reason for need in NEEDS}) == len(NEEDS)


def test_what_is_missing_is_named() -> None:
    granted = discord.Permissions(view_channel=True, send_messages=True)
    assert [need.flag for need in missing(TAVERN, granted, "send_messages", "attach_files")] == [
        "attach_files"
    ]
    assert missing(CHATS[0], NEEDED) == []
    assert missing(CHATS[0], discord.Permissions.none()) == list(NEEDS)


def test_only_the_chat_of_a_voice_channel_is_entered_by_connecting() -> None:
    granted = NEEDED & ~discord.Permissions(connect=True)
    assert missing(TAVERN, granted) == []
    require_posting(TAVERN, granted)
    for chat in CHATS:
        with pytest.raises(Declined) as refusal:
            require_posting(chat, granted)
        assert refusal.value.fill["permissions"] == "permission-connect"
        require_posting(chat, NEEDED)


def test_the_invite_link_asks_for_both_scopes() -> None:
    assert invite_link(123) == (
        "https://discord.com/oauth2/authorize?client_id=123"
        "&scope=bot+applications.commands&permissions=309238795264"
    )


def test_the_link_for_oneself_asks_for_commands_alone() -> None:
    assert own_link(123) == (
        "https://discord.com/oauth2/authorize?client_id=123"
        "&scope=applications.commands&integration_type=1"
    )
