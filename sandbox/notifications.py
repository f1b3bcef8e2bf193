"""The push notifications that messages would have caused on their readers' devices."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass

from sandbox.model import Channel, Json, Message, MessageFlag, MessageType, User
from sandbox.snowflakes import timestamp
from sandbox.state import State

KEPT = 20_000
OF_DISCORD = (
    MessageType.RECIPIENT_ADD,
    MessageType.RECIPIENT_REMOVE,
    MessageType.THREAD_CREATED,
)


@dataclass(frozen=True, slots=True)
class Notification:
    """What one user's device showed when a message came."""

    user_id: str
    channel_id: str
    message_id: str
    at: float
    title: str
    text: str
    """The content, with names in place of ids; nothing of components, embeds and files."""

    @property
    def blank(self) -> bool:
        """Whether it said where something came from, and not what.

        So it is with Components V2: https://github.com/discord/discord-api-docs/issues/7854, and
        with embeds alone: https://github.com/DiscordSRV/DiscordSRV/issues/1859.
        """
        return not self.text

    def payload(self) -> Json:
        """As the local API shows it."""
        return {
            "channel_id": self.channel_id,
            "message_id": self.message_id,
            "at": timestamp(self.at),
            "title": self.title,
            "text": self.text,
            "blank": self.blank,
        }


class Notifications:
    """Decides who is notified of a new message, by the settings of a fresh account and guild.

    A direct message notifies; elsewhere a mention does, as the guild's default is "only mentions".
    What one user alone sees, and what is sent silently, does not. Nor does any edit, be it the one
    that ends the bot's thinking: https://github.com/discord/discord-api-docs/issues/5497.
    """

    def __init__(self, state: State) -> None:
        self._state = state
        self.sent: deque[Notification] = deque(maxlen=KEPT)

    def of(self, user_id: str) -> list[Notification]:
        """What this user's device showed, oldest first."""
        return [notification for notification in self.sent if notification.user_id == user_id]

    def send(self, channel: Channel, message: Message) -> list[Notification]:
        """Notify whom a new message notifies."""
        silent = MessageFlag.SUPPRESS_NOTIFICATIONS in message.flags
        if message.ephemeral or silent or message.type in OF_DISCORD:
            return []
        sent = [self._of(user, channel, message) for user in self._notified(channel, message)]
        self.sent.extend(sent)
        return sent

    def _notified(self, channel: Channel, message: Message) -> Iterator[User]:
        for user in self._state.audience(channel):
            by_blocked = user.blocked and message.author.bot
            if user is message.author or by_blocked:
                continue
            if channel.private or self._mentions(message, user, channel):
                yield user

    def _mentions(self, message: Message, user: User, channel: Channel) -> bool:
        mentions, guild = message.mentions, self._state.guild_of(channel)
        called = guild.moderators.id in mentions.roles
        by_role = called and self._state.is_moderator(user, guild)
        return mentions.everyone or user.id in mentions.users or by_role

    def _of(self, user: User, channel: Channel, message: Message) -> Notification:
        where = "" if channel.private else f" (#{channel.name})"
        return Notification(
            user_id=user.id,
            channel_id=channel.id,
            message_id=message.id,
            at=message.created,
            title=f"{message.author.name}{where}",
            text=self._plain(message.content),
        )

    def _plain(self, content: str) -> str:
        """The words with names in place of ids."""
        state = self._state
        people = {user.id: user.name for user in (state.bot, *state.users.values())}
        roles = {role.id: role.name for guild in state.guilds.values() for role in guild.roles}
        channels = {channel.id: channel.name for channel in state.channels.values()}
        text = re.sub(r"<@!?(\d+)>", lambda m: "@" + people.get(m[1], "unknown-user"), content)
        text = re.sub(r"<@&(\d+)>", lambda m: "@" + roles.get(m[1], "unknown-role"), text)
        text = re.sub(r"<#(\d+)>", lambda m: "#" + channels.get(m[1], "unknown"), text)
        return re.sub(r"<a?(:\w+:)\d+>", r"\1", text)
