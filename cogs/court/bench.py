"""Who sits on the bench: every act of a moderator begins by asking."""

import discord

from bot.store.records import Actor
from bot.tables.errors import Declined
from cogs.replies import Interaction


def bench(interaction: Interaction) -> tuple[int, Actor]:
    """Return the guild and the moderator; raise `Declined` for whoever is none.

    Discord has asked the same already, but its answer is a setting that may say anything.
    """
    if interaction.guild_id is None:
        raise Declined("refused-not-in-guild")
    member = interaction.user
    if not isinstance(member, discord.Member) or not interaction.permissions.manage_guild:
        raise Declined("refused-not-moderator")
    return interaction.guild_id, Actor(member.id, member.display_name)


def player(user: discord.User | discord.Member) -> tuple[int, str]:
    """Return a user's id and name; raise `Declined` for a bot."""
    if user.bot:
        raise Declined("refused-court-bot")
    return user.id, user.display_name
