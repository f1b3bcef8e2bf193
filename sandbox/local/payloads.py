"""The JSON of the local API: what the page shows of users, channels and commands."""

from __future__ import annotations

from sandbox.model import Channel, ChannelType, Json, User
from sandbox.permissions import Permission
from sandbox.state import State


class LocalPayloads:
    """Builds what the README promises, each time for one user (or for nobody)."""

    def __init__(self, state: State) -> None:
        self._state = state

    def user(self, user: User) -> Json:
        """A user as the others see them."""
        return {
            "id": user.id,
            "username": user.username,
            "global_name": user.global_name,
            "colour": user.colour,
            "avatar": user.avatar,
            "locale": user.locale,
            "moderator": user.moderator,
            "auto": user.auto,
            "dms_open": user.dms_open,
            "blocked": user.blocked,
            "present": user.present,
            "unread_dms": self._state.unread_dms(user),
        }

    def channel(self, channel: Channel, user: User | None) -> Json:
        """A channel with what this user has not read there."""
        denied = [p.name for p in Permission if p in channel.bot_denied]
        return {
            "id": channel.id,
            "type": int(channel.type),
            "name": channel.name if channel.type != ChannelType.DM else self._state.bot.name,
            "parent_id": channel.parent_id,
            "last_message_id": channel.last_message_id,
            "unread": 0 if user is None else self._state.unread(user, channel),
            "archived": channel.thread is not None and channel.thread.archived,
            "recipient_id": channel.recipient_id,
            "deny": denied,
        }

    def channels(self, user: User | None) -> list[Json]:
        """The channels in this user's list; without a user, those of the guild."""
        found = [
            channel
            for channel in self._state.channels.values()
            if (user is not None and self._state.sees(user, channel))
            or (user is None and channel.type != ChannelType.DM)
        ]
        return [self.channel(channel, user) for channel in found]

    def commands(self, user: User | None) -> list[Json]:
        """The commands that Discord would offer to this user; without a user, all."""
        return [
            command
            for command in self._state.commands(self._state.guild)
            if user is None or self._state.may_use(user, command, self._state.guild)
        ]

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

    def permissions(self) -> list[Json]:
        """The commands that have permissions, or that not everybody may use by default."""
        guild = self._state.guild
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
