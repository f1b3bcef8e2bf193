"""The slash commands: each is taken in hand once, and answered only where the bot may answer."""

from typing import Any

import discord
from discord import AppCommandOptionType as Kind
from discord import app_commands

from bot.installs import server_of
from bot.plugins.command_limits import MOST_CHOICE

KINDS: dict[Kind, type | tuple[type, ...]] = {
    Kind.string: str,
    Kind.integer: int,
    Kind.boolean: bool,
    Kind.user: (discord.User, discord.Member),
}
"""What the values are; an option of another kind wants its line here."""

SLASH = discord.AppCommandType.chat_input.value
"""The one type of commands that there is here."""


class InvalidOption(app_commands.AppCommandError):
    """A value of another kind or size than the command offers."""


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
        _require_readable(interaction)
        if interaction.type is discord.InteractionType.autocomplete:
            self._require_completed(interaction)
            return True
        if not _for_dms_too(interaction.command):
            await self.client.require_invited(server_of(interaction))
        _require_valid_options(interaction)
        return True

    def _require_completed(self, interaction: discord.Interaction[Any]) -> None:
        """Raise `InvalidOption` unless what is typed is completed, and no longer than it may be.

        To understand what is far longer takes so long that nobody else would be answered meanwhile.
        """
        command, data = interaction.command, interaction.data
        if not isinstance(command, app_commands.Command):
            return
        _, options = self._get_app_command_options(data)  # type: ignore[arg-type]
        name = next((each["name"] for each in options if each.get("focused")), None)
        parameter = next((each for each in command.parameters if each.display_name == name), None)
        typed = vars(interaction.namespace).get(name or "")
        if parameter is None or not parameter.autocomplete or not isinstance(typed, str):
            raise InvalidOption(name)
        if len(typed) > MOST_CHOICE:
            raise InvalidOption(name)


def _require_readable(interaction: discord.Interaction[Any]) -> None:
    """Raise `InvalidOption` for what discord.py cannot even read, which would not be answered."""
    data: Any = interaction.data
    try:
        is_typed = data.get("type", SLASH) == SLASH
        _ = interaction.command, interaction.namespace
    except (AttributeError, KeyError, TypeError, ValueError) as wrong:
        interaction._cs_command = None  # type: ignore[misc] # What answers it asks that, too.
        raise InvalidOption from wrong
    if not is_typed:
        raise InvalidOption("type")


def _for_dms_too(command: object) -> bool:
    """Say whether a command can be used in direct messages, and so without a server.

    What needs the bot there, where a server has installed it, sees to that itself.
    """
    if not isinstance(command, app_commands.Command):
        return False
    contexts = (command.root_parent or command).allowed_contexts
    return contexts is not None and contexts.dm_channel


def _require_valid_options(interaction: discord.Interaction[Any]) -> None:
    """Raise `InvalidOption` for a value that no client of Discord lets anybody give a command.

    What is completed as somebody types may be anything: the command looks at it itself.
    """
    command = interaction.command
    if not isinstance(command, app_commands.Command):
        return
    for name, value in interaction.namespace:
        parameter = next((each for each in command.parameters if each.display_name == name), None)
        if parameter is None or not _fits(parameter, value):
            raise InvalidOption(name)


def _fits(parameter: app_commands.Parameter, value: Any) -> bool:
    kind = KINDS[parameter.type]
    # A truth is a number to Python.
    if not isinstance(value, kind) or (isinstance(value, bool) and kind is not bool):
        return False
    if parameter.choices:
        return value in [choice.value for choice in parameter.choices]
    if not isinstance(value, str | int):
        return True
    size = len(value) if isinstance(value, str) else value
    least, most = parameter.min_value, parameter.max_value
    return (least is None or size >= least) and (most is None or size <= most)
