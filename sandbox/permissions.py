"""Discord's permission bits, and who holds which of them where."""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntFlag


class Permission(IntFlag):
    """The permissions that the sandbox knows by name; the numbers are Discord's."""

    KICK_MEMBERS = 1 << 1
    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    ADD_REACTIONS = 1 << 6
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    CONNECT = 1 << 20
    MANAGE_ROLES = 1 << 28
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    SEND_MESSAGES_IN_THREADS = 1 << 38
    USE_EXTERNAL_APPS = 1 << 50


def named(names: Iterable[str]) -> Permission:
    """The permissions of these names together.

    Raises KeyError for a name that is none.
    """
    bits = Permission(0)
    for name in names:
        bits |= Permission[name]
    return bits


NOTHING = Permission(0)
EVERYTHING = named(Permission.__members__)

# What a fresh guild's @everyone may do that the bot is not invited with: a bot's own role adds
# to this, and tests take rights away by channel, so @everyone is kept small.
EVERYONE = named(
    [
        "VIEW_CHANNEL",
        "SEND_MESSAGES",
        "SEND_MESSAGES_IN_THREADS",
        "CREATE_PUBLIC_THREADS",
        "EMBED_LINKS",
        "ATTACH_FILES",
        "READ_MESSAGE_HISTORY",
        "CONNECT",
        "ADD_REACTIONS",
        "USE_APPLICATION_COMMANDS",
        "USE_EXTERNAL_APPS",
    ]
)

MODERATOR = named(
    [
        "KICK_MEMBERS",
        "MANAGE_GUILD",
        "MANAGE_CHANNELS",
        "MANAGE_MESSAGES",
        "MANAGE_THREADS",
        "MENTION_EVERYONE",
    ]
)

BOT = named(
    [
        "VIEW_CHANNEL",
        "SEND_MESSAGES",
        "SEND_MESSAGES_IN_THREADS",
        "CREATE_PUBLIC_THREADS",
        "EMBED_LINKS",
        "ATTACH_FILES",
        "READ_MESSAGE_HISTORY",
        "CONNECT",
    ]
)

# What an application may do in direct messages that it is not in:
# https://docs.discord.com/developers/interactions/receiving-and-responding, Interaction Structure.
PRIVATE = named(["ATTACH_FILES", "EMBED_LINKS", "MENTION_EVERYONE"])

# In a direct message there are no roles: both sides may do this.
DIRECT = named(
    [
        "VIEW_CHANNEL",
        "SEND_MESSAGES",
        "EMBED_LINKS",
        "ATTACH_FILES",
        "READ_MESSAGE_HISTORY",
        "ADD_REACTIONS",
        "USE_EXTERNAL_EMOJIS",
        "MENTION_EVERYONE",
    ]
)
