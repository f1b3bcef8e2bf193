"""Who is a moderator: every act of one begins by asking."""

from typing import Any

import discord

from bot.guilds.command_permissions import GuildPermissions, UnknownPermissionsError
from bot.values.errors import Declined
from bot.values.moderation import Actor, Order
from cogs.replies import Interaction, guild_of, places_of, roles_of

KNOWN = "moderator"


async def require_moderator(interaction: Interaction) -> tuple[int, Actor]:
    """Return the guild and the moderator; raise `Declined` for whoever is none.

    Discord has asked the same before a command, but not before a press or a form. However many
    steps an act has, it is one interaction, and is judged once.
    """
    known: Any = interaction.extras.get(KNOWN)
    if known is None:
        guild_id, member = guild_of(interaction), interaction.user
        if not isinstance(member, discord.Member) or not await _is_one(interaction, member):
            raise Declined("refused-not-moderator")
        known = guild_id, Actor(member.id, member.display_name)
        interaction.extras[KNOWN] = known
    guild_id, actor = known
    return guild_id, actor


async def ordered(
    interaction: Interaction, act: str, target: tuple[int, str] | None = None
) -> Order:
    """Return a moderator's order; raise `Declined` for whoever is none."""
    guild_id, actor = await require_moderator(interaction)
    return Order(act, guild_id, actor, interaction.client.clock.now(), interaction.id, target)


async def is_moderator(interaction: Interaction) -> bool:
    """Say whether this user is a moderator; where Discord cannot be asked, they are none."""
    try:
        await require_moderator(interaction)
    except Declined:
        return False
    return True


async def require_court_here(interaction: Interaction) -> None:
    """Raise `Declined` where the server does not let `/court` be used.

    Discord has seen to that before a command. Who is a moderator is one everywhere, but what
    `/court` has opened is of no use any more in a channel that it was banned from.
    """
    if interaction.guild_id is None or interaction.permissions.administrator:
        return
    permissions = await _permissions(interaction, interaction.guild_id)
    if not permissions.here(*places_of(interaction)):
        raise Declined("refused-court-elsewhere")


def target_of(user: discord.User | discord.Member) -> tuple[int, str]:
    """Return a user's id and name; raise `Declined` for a bot."""
    if user.bot:
        raise Declined("refused-court-bot")
    return user.id, user.display_name


async def _is_one(interaction: Interaction, member: discord.Member) -> bool:
    """Say whether a member is a moderator, as Discord would judge a command.

    Administrators always do. For others the server's integration settings decide, and where those
    say nothing, Manage Server.
    """
    may = interaction.permissions
    if may.administrator:
        return True
    permissions = await _permissions(interaction, member.guild.id)
    ruling = permissions.of(member.id, roles_of(member))
    return may.manage_guild if ruling is None else ruling


async def _permissions(interaction: Interaction, guild_id: int) -> GuildPermissions:
    try:
        return await interaction.client.command_permissions.of(guild_id)
    except UnknownPermissionsError as error:
        raise Declined("refused-court-untold") from error
