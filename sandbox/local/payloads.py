"""The JSON of the local API: what the page shows of users, guilds, channels and commands."""

from __future__ import annotations

from sandbox.gateway import Gateway
from sandbox.installs import Context, Installs
from sandbox.model import Channel, ChannelType, Guild, Json, User
from sandbox.permissions import Permission
from sandbox.state import State

DIRECT = "direct"
"""Stands for the direct messages where a guild's id stands for a guild."""


class LocalPayloads:
    """Builds what the README promises, each time for one user (or for nobody)."""

    def __init__(self, state: State, gateway: Gateway, installs: Installs) -> None:
        self._state = state
        self._installs = installs
        self._gateway = gateway

    def bot(self) -> Json:
        """Whether the bot is there, and where not: the shard of a guild may be away alone."""
        listens = self._gateway.listens
        away = [guild.id for guild in self._state.guilds.values() if not listens(guild)]
        if not listens(None):
            away.append(DIRECT)
        return {"online": self._gateway.online, "away_from": away}

    def user(self, user: User) -> Json:
        """A user as the others see them."""
        guilds = self._state.guilds_of(user)
        return {
            "id": user.id,
            "username": user.username,
            "global_name": user.global_name,
            "colour": user.colour,
            "avatar": user.avatar,
            "locale": user.locale,
            "guilds": [guild.id for guild in guilds],
            "moderates": [guild.id for guild in guilds if self._state.is_moderator(user, guild)],
            "auto": user.auto,
            "dms_open": user.dms_open,
            "blocked": user.blocked,
            "installed": user.installed,
            "unread_dms": self._state.unread_dms(user),
        }

    def guild(self, guild: Guild, user: User | None) -> Json:
        """A guild with the commands that this user has there."""
        return {
            "id": guild.id,
            "name": guild.name,
            "owner_id": guild.owner_id,
            "roles": [
                {"id": role.id, "name": role.name}
                for role in guild.roles
                if role is not guild.everyone and not role.managed
            ],
            "commands": self.commands(user, guild),
            "permissions": self.permissions(guild),
        }

    def channel(self, channel: Channel, user: User | None) -> Json:
        """A channel with what this user has not read there."""
        denied = [p.name for p in Permission if p in channel.bot_denied]
        return {
            "id": channel.id,
            "type": int(channel.type),
            "name": channel.name if channel.type != ChannelType.DM else self._state.bot.name,
            "guild_id": channel.guild_id or None,
            "parent_id": channel.parent_id,
            "last_message_id": channel.last_message_id,
            "unread": 0 if user is None else self._state.unread(user, channel),
            "archived": channel.thread is not None and channel.thread.archived,
            "recipient_id": channel.recipient_id,
            "deny": denied,
        }

    def channels(self, user: User | None) -> list[Json]:
        """The channels in this user's list; without a user, those of all guilds."""
        found = [
            channel
            for channel in self._state.channels.values()
            if (user is not None and self._state.sees(user, channel))
            or (user is None and not channel.private)
        ]
        return [self.channel(channel, user) for channel in found]

    def commands(self, user: User | None, guild: Guild) -> list[Json]:
        """The commands that Discord would offer to this user there; without a user, all."""
        return [
            command
            for command in self._state.commands(guild)
            if user is None or self._installs.offers(user, guild, command)
        ]

    def direct_commands(self, user: User | None) -> Json:
        """The commands that this user has in direct messages with the bot, and in those without."""
        return {
            "direct_commands": self._installs.direct(user, Context.BOT_DM),
            "private_commands": self._installs.direct(user, Context.PRIVATE_CHANNEL),
        }

    def emojis(self) -> list[Json]:
        """The emojis whose pictures are at `/cdn/emojis/ID`."""
        return [{"id": emoji.id, "name": emoji.name} for emoji in self._state.emojis.values()]

    def shortcuts(self) -> list[Json]:
        """What a visitor is offered who knows no command yet."""
        return [
            {
                "label": shortcut.label,
                "labels": dict(shortcut.labels),
                "command": shortcut.command,
                "options": dict(shortcut.options),
                "press": shortcut.press,
                "quiet_seconds": shortcut.quiet,
            }
            for shortcut in self._state.shortcuts
        ]

    def permissions(self, guild: Guild) -> list[Json]:
        """The commands that have permissions, or that not everybody may use by default."""
        listed = self._state.command_permissions[guild.id].payload
        return [
            {
                "id": command["id"],
                "name": command["name"],
                "permissions": listed(command["id"]),
            }
            for command in self._state.commands(guild)
            if command["default_member_permissions"] is not None or listed(command["id"])
        ]
