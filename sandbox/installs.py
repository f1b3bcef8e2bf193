"""Who has installed the application, and so what is offered where.

https://docs.discord.com/developers/resources/application, Installation Context;
https://docs.discord.com/developers/interactions/application-commands, Contexts.
"""

from __future__ import annotations

from enum import IntEnum

from sandbox.model import Channel, ChannelType, Guild, Json, Message, User
from sandbox.state import State


class Install(IntEnum):
    """Discord's numbers for what an application is installed to."""

    GUILD = 0
    USER = 1


class Context(IntEnum):
    """Discord's numbers for where something is used."""

    GUILD = 0
    BOT_DM = 1
    PRIVATE_CHANNEL = 2


def context_of(channel: Channel) -> Context:
    """The context of what is done in a channel."""
    if channel.type == ChannelType.DM:
        return Context.BOT_DM
    return Context.PRIVATE_CHANNEL if channel.private else Context.GUILD


def supports(command: Json, install: Install, context: Context) -> bool:
    """Whether a command is for that install, and may be used there."""
    if "guild_id" in command:
        return install is Install.GUILD and context is Context.GUILD
    if install is Install.GUILD and context is Context.PRIVATE_CHANNEL:
        return False
    contexts = command.get("contexts")
    if contexts is None:
        # https://github.com/discord/discord-api-docs/issues/7108
        contexts = [0, 1] if command.get("dm_permission", True) else [0]
    return install in (command.get("integration_types") or [0]) and context in contexts


class Installs:
    """Says what came of whose install, and what is offered to whom."""

    def __init__(self, state: State) -> None:
        self._state = state

    def owners(
        self,
        user: User,
        channel: Channel,
        command: Json | None = None,
        pressed: Json | None = None,
    ) -> Json:
        """Discord's `authorizing_integration_owners` of what a user does; empty: they cannot.

        ``pressed``: the metadata of the message that is pressed, if it answers an interaction. It
        counts who has installed what that came of, whoever presses.
        """
        guild = None if channel.private else self._state.guild_of(channel)
        found: Json = {}
        if guild is not None and guild.installed:
            found["0"] = guild.id
        elif channel.type == ChannelType.DM and self._meets(user):
            found["0"] = "0"
        by = (pressed or {}).get("authorizing_integration_owners", {}).get("1", user.id)
        if self._state.users[by].installed:
            found["1"] = by
        if command is None:
            return found
        context = context_of(channel)
        return {
            key: owner
            for key, owner in found.items()
            if supports(command, Install(int(key)), context)
        }

    def of_press(self, user: User, channel: Channel, message: Message | None) -> Json:
        """The owners of a press on a message."""
        metadata = None if message is None else message.interaction_metadata
        found = self.owners(user, channel, pressed=metadata)
        # A direct message can be pressed as long as it is there.
        return found or ({"0": "0"} if channel.type == ChannelType.DM else {})

    def _meets(self, user: User) -> bool:
        """Whether a guild of this user has installed the application."""
        return any(guild.installed for guild in self._state.guilds_of(user))

    def offers(self, user: User, guild: Guild, command: Json) -> bool:
        """Whether Discord offers a command to a user in a guild."""
        state, context = self._state, Context.GUILD
        if guild.installed and supports(command, Install.GUILD, context):
            return state.may_use(user, command, guild)
        return user.installed and supports(command, Install.USER, context)

    def direct(self, user: User | None, context: Context) -> list[Json]:
        """The commands that are offered to a user outside of guilds; without a user, all of them.

        No permission of any guild counts there.
        """
        return [
            command
            for command in self._state.global_commands.values()
            if (supports(command, Install.GUILD, context) and (user is None or self._meets(user)))
            or (supports(command, Install.USER, context) and (user is None or user.installed))
        ]
