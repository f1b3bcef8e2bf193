"""The JSON of the users' API: what the page shows of users, channels and commands."""

from __future__ import annotations

from sandbox.model import Channel, ChannelType, Json, User
from sandbox.permissions import Permission
from sandbox.realm import Realm


class PeopleShapes:
    """Builds what docs/sandbox.md promises, each time for one user (or for nobody)."""

    def __init__(self, realm: Realm) -> None:
        self._realm = realm

    def user(self, user: User) -> Json:
        """A user as the others see them."""
        return {
            "id": user.id,
            "username": user.username,
            "global_name": user.global_name,
            "colour": user.colour,
            "locale": user.locale,
            "moderator": user.moderator,
            "auto": user.auto,
            "dms_open": user.dms_open,
            "blocked": user.blocked,
            "present": user.present,
            "letters": self._realm.unread_letters(user),
        }

    def channel(self, channel: Channel, user: User | None) -> Json:
        """A channel with what this user has not read there."""
        denied = [p.name for p in Permission if p in channel.bot_denied]
        return {
            "id": channel.id,
            "type": int(channel.type),
            "name": channel.name if channel.type != ChannelType.DM else self._realm.bot.name,
            "parent_id": channel.parent_id,
            "last_message_id": channel.last_message_id,
            "unread": 0 if user is None else self._realm.unread(user, channel),
            "archived": channel.thread is not None and channel.thread.archived,
            "recipient_id": channel.recipient_id,
            "deny": denied,
        }

    def channels(self, user: User | None) -> list[Json]:
        """The channels in this user's list; without a user, those of the guild."""
        found = [
            channel
            for channel in self._realm.channels.values()
            if (user is not None and self._realm.sees(user, channel))
            or (user is None and channel.type in (ChannelType.TEXT, ChannelType.PUBLIC_THREAD))
        ]
        return [self.channel(channel, user) for channel in found]

    def commands(self, user: User | None) -> list[Json]:
        """The commands that Discord would offer to this user; without a user, all."""
        return [
            command
            for command in self._realm.commands()
            if user is None or self._realm.may_use(user, command)
        ]

    def permissions(self) -> list[Json]:
        """The commands that not everybody may use by default, or that have overrides."""
        shape = self._realm.overrides.shape
        return [
            {
                "id": command["id"],
                "type": command["type"],
                "name": command["name"],
                "permissions": shape(command["id"]),
            }
            for command in self._realm.commands()
            if command["default_member_permissions"] is not None or shape(command["id"])
        ]
