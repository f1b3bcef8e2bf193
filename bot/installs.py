"""Whose an interaction is: a server's, or a user's who has installed the bot for themselves.

A command may be installed to servers, to users, or to both, and an interaction says by which of
them it came: https://docs.discord.com/developers/interactions/receiving-and-responding, Authorizing
Integration Owners Object. In a server where the bot is not it came by its user alone. There, and in
the direct messages of others, the bot can write nothing but answers.
"""

from collections.abc import Mapping
from typing import Any, TypeAlias

import discord
from discord import app_commands

from bot.values.guilds import NO_SERVER

Interaction: TypeAlias = "discord.Interaction[Any]"

BY_SERVER, BY_USER = 0, 1
"""https://docs.discord.com/developers/resources/application, Application Integration Types."""

# What a command leaves out would be what the developer portal happens to say.
BY_SERVERS = app_commands.AppInstallationType(guild=True, user=False)
ON_SERVERS = app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False)
"""Who installs a command, and where it is offered, unless it says otherwise."""


def server_of(interaction: Interaction) -> int:
    """Return the server that an interaction belongs to; `NO_SERVER` where there is none."""
    return _server(interaction.guild_id, interaction._integration_owners)


def server_in(data: Mapping[str, Any]) -> int:
    """Return the same of an interaction as Discord has sent it."""
    owners = data.get("authorizing_integration_owners") or {}
    return _server(data.get("guild_id"), {int(kind): owner for kind, owner in owners.items()})


def is_users_alone(interaction: Interaction) -> bool:
    """Say whether nothing is offered here but what its user has installed for themselves."""
    owners = interaction._integration_owners
    return BY_USER in owners and BY_SERVER not in owners


def _server(guild_id: int | str | None, owners: Mapping[int, Any]) -> int:
    if guild_id is None or (BY_USER in owners and BY_SERVER not in owners):
        return NO_SERVER
    return int(guild_id)
