"""The slash commands: each is taken in hand once, and answered only where the bot may answer."""

from typing import Any

import discord
from discord import app_commands

from bot.command_validation import require_valid_options
from bot.installs import server_of


class NotInvited(app_commands.AppCommandError):
    """A server has the bot's commands, and not the bot: nothing can be posted there."""


class Tree(app_commands.CommandTree[Any]):
    """The slash commands. A bot that stops finishes those that it has begun."""

    async def interaction_check(self, interaction: discord.Interaction[Any]) -> bool:
        """Take every command in hand, unless it was heard before.

        Raise `InvalidOption` for a value that the command does not offer, `NotInvited` for a
        command of a server that the bot is not in, with its commands alone.
        """
        if not self.client.take_in_hand(interaction.id):
            return False
        if interaction.type is not discord.InteractionType.autocomplete:
            if not _for_dms_too(interaction.command):
                await self.client.require_invited(server_of(interaction))
            require_valid_options(interaction)
        return True


def _for_dms_too(command: object) -> bool:
    """Say whether a command can be used in direct messages, and so without a server.

    What needs the bot there, where a server has installed it, sees to that itself.
    """
    if not isinstance(command, app_commands.Command):
        return False
    contexts = (command.root_parent or command).allowed_contexts
    return contexts is not None and contexts.dm_channel
