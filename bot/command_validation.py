"""A command takes what it offers: Discord's clients see to that, and so does the bot.

What is completed as somebody types may be anything: the command looks at it itself.
"""

from typing import Any

import discord
from discord import AppCommandOptionType as Kind
from discord import app_commands

KINDS: dict[Kind, type | tuple[type, ...]] = {
    Kind.string: str,
    Kind.integer: int,
    Kind.boolean: bool,
    Kind.user: (discord.User, discord.Member),
}
"""What the values are; an option of another kind wants its line here."""


class InvalidOption(app_commands.AppCommandError):
    """A value of another kind or size than the command offers."""


def require_valid_options(interaction: discord.Interaction[Any]) -> None:
    """Raise `InvalidOption` for a value that no client of Discord lets anybody give a command."""
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
