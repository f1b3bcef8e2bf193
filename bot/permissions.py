"""What the bot asks of a server, each with its reason; nothing administrative."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

import discord
from discord import ChannelType

from bot.installs import BY_USER
from bot.text import words_for
from bot.values.errors import Declined, Text

SCOPES = ("bot", "applications.commands")


@dataclass(frozen=True, slots=True)
class Need:
    """One permission: discord.py's name, and what the bot does with it."""

    flag: str
    reason: str

    @property
    def key(self) -> str:
        """The key of Discord's own name for it."""
        return f"permission-{self.flag.replace('_', '-')}"

    @property
    def label(self) -> str:
        """What Discord calls it in English."""
        return words_for(None)(self.key)


NEEDS = (
    Need("view_channel", "to see the channel in which a table is opened"),
    Need("send_messages", "to post a table's lobby and panels"),
    Need("send_messages_in_threads", "to post them at tables that have a thread of their own"),
    Need("create_public_threads", "to open that thread"),
    Need(
        "attach_files",
        "to show pictures of tables, leaderboards and crowns, and files that people ask for",
    ),
    Need("read_message_history", "to find messages that it posted just before it was stopped"),
    Need("connect", "to find them in the chat of a voice or stage channel"),
)

NEEDED = discord.Permissions(**{need.flag: True for need in NEEDS})


VOCAL = (ChannelType.voice, ChannelType.stage_voice)
"""The kinds of channel whose messages nobody reads who may not connect:
https://docs.discord.com/developers/resources/message, Get Channel Messages."""


def missing(channel: Any, granted: discord.Permissions, *flags: str) -> list[Need]:
    """Return what is not granted in a channel, of the named permissions or, without names, of all
    that count there.
    """
    vocal = getattr(channel, "type", None) in VOCAL
    counts = [need for need in NEEDS if vocal or need.flag != "connect"]
    wanted = [need for need in counts if not flags or need.flag in flags]
    return [need for need in wanted if not getattr(granted, need.flag)]


def require_posting(channel: Any, granted: discord.Permissions) -> None:
    """Raise `Declined`, with the names of what is missing, where no table can be shown."""
    in_thread = isinstance(channel, discord.Thread)
    send = "send_messages_in_threads" if in_thread else "send_messages"
    lacking = missing(channel, granted, "view_channel", send, "connect")
    if lacking:
        names = Text(" ".join(need.key for need in lacking))
        raise Declined("refused-missing-permissions", channel=str(channel.id), permissions=names)


def is_for_all(guild: discord.Guild | None, place: int, channels: Collection[int]) -> bool:
    """Say whether a place is one of these channels, or a thread in one of them.

    Where there are none, whether everybody in the guild sees it, and not moderators alone.
    """
    found = guild.get_channel_or_thread(place) if guild is not None else None
    if guild is None or found is None:
        return False
    channel = found.parent if isinstance(found, discord.Thread) else found
    if channels:
        return channel is not None and not {place, channel.id}.isdisjoint(channels)
    if channel is None or (isinstance(found, discord.Thread) and found.is_private()):
        return False
    return channel.permissions_for(guild.default_role).view_channel


def invite_link(application_id: int | str) -> str:
    """Return the link by which a server's moderator invites the bot."""
    return discord.utils.oauth_url(application_id, permissions=NEEDED, scopes=SCOPES)


def own_link(application_id: int | str) -> str:
    """Return the link by which users install the bot for themselves, to play alone anywhere.

    https://docs.discord.com/developers/topics/oauth2, Authorization Code Grant.
    """
    link = discord.utils.oauth_url(application_id, scopes=("applications.commands",))
    return f"{link}&integration_type={BY_USER}"
