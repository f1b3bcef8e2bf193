"""Tells what changed: the bot over the gateway, the users over their feeds."""

from __future__ import annotations

from collections.abc import Iterable

from sandbox.gateway import Gateway
from sandbox.local.feeds import Feeds
from sandbox.local.payloads import LocalPayloads
from sandbox.model import Channel, ChannelType, Guild, Interaction, Json, Message, User
from sandbox.notifications import Notifications
from sandbox.payloads import Payloads
from sandbox.permissions import Permission
from sandbox.sessions import Intent
from sandbox.state import State


class Dispatcher:
    """One method for each thing that can happen; nobody is told what they may not see."""

    def __init__(
        self,
        state: State,
        payloads: Payloads,
        local_payloads: LocalPayloads,
        gateway: Gateway,
        feeds: Feeds,
        notifications: Notifications,
    ) -> None:
        self._state = state
        self._payloads = payloads
        self._local = local_payloads
        self._gateway = gateway
        self._feeds = feeds
        self._notifications = notifications
        self._presence: Json = {}

    # -- messages ----------------------------------------------------------------------------

    def message_created(self, channel: Channel, message: Message) -> None:
        """A new message is there."""
        payload = self._payloads.message(message)
        self._bot_message("MESSAGE_CREATE", channel, message, payload)
        self._tell(self._readers(channel, message), {"type": "message", "message": payload})
        for notification in self._notifications.send(channel, message):
            event = {"type": "notification", "notification": notification.payload()}
            self._feeds.tell(notification.user_id, event)
        self._unread_dms_changed(channel)

    def message_updated(self, channel: Channel, message: Message) -> None:
        """A message is not what it was."""
        message.payload = None
        payload = self._payloads.message(message)
        self._bot_message("MESSAGE_UPDATE", channel, message, payload)
        self._tell(self._readers(channel, message), {"type": "message_update", "message": payload})

    def message_deleted(self, channel: Channel, message: Message) -> None:
        """A message is gone."""
        if not message.ephemeral:
            self._bot(
                channel,
                "MESSAGE_DELETE",
                {"id": message.id, "channel_id": channel.id},
                Intent.GUILD_MESSAGES,
                Intent.DIRECT_MESSAGES,
            )
        event = {"type": "message_delete", "channel_id": channel.id, "id": message.id}
        self._tell(self._readers(channel, message), event)

    def typing(self, channel: Channel, user: User) -> None:
        """Somebody is writing."""
        event = {"type": "typing", "channel_id": channel.id, "user_id": user.id}
        self._tell(self._state.audience(channel), event)
        data = {
            "channel_id": channel.id,
            "user_id": user.id,
            "timestamp": int(self._state.clock.now()),
        }
        self._bot(channel, "TYPING_START", data, Intent.GUILD_TYPING, Intent.DIRECT_TYPING)

    def _unread_dms_changed(self, channel: Channel) -> None:
        """Show everybody who has unread DMs, so that one person can act as several users."""
        user = self._state.users.get(channel.recipient_id or "")
        if user is not None and self._feeds.listeners():
            self.user_changed(user)

    def _readers(self, channel: Channel, message: Message) -> list[User]:
        return [
            user
            for user in self._state.users.values()
            if self._state.sees_message(user, channel, message)
        ]

    def _bot_message(self, event: str, channel: Channel, message: Message, payload: Json) -> None:
        # Discord tells an application nothing of ephemeral messages over the gateway.
        if message.ephemeral:
            return
        data = payload
        if not channel.private:
            if Permission.VIEW_CHANNEL not in self._state.bot_permissions(channel):
                return
            guild = self._state.guild_of(channel)
            member = self._payloads.member(message.author, guild)
            member.pop("user")
            data = payload | {"guild_id": guild.id, "member": member}
            own = message.author.id == self._state.bot.id
            told = own or self._state.bot.id in message.mentions.users
            if not told and not self._gateway.privileged_allowed & Intent.MESSAGE_CONTENT:
                data |= {"content": "", "embeds": [], "attachments": [], "components": []}
        self._bot(channel, event, data, Intent.GUILD_MESSAGES, Intent.DIRECT_MESSAGES)

    # -- channels ----------------------------------------------------------------------------

    def channel_created(self, channel: Channel) -> None:
        """A new channel or thread; a bot is told of no direct message."""
        if channel.thread is not None:
            data = self._payloads.channel(channel) | {"newly_created": True}
            self._bot(channel, "THREAD_CREATE", data, Intent.GUILDS)
        elif channel.top:
            self._bot(channel, "CHANNEL_CREATE", self._payloads.channel(channel), Intent.GUILDS)
        self.channel_shown(channel)

    def channel_updated(self, channel: Channel) -> None:
        """A channel is not what it was."""
        event = "CHANNEL_UPDATE" if channel.thread is None else "THREAD_UPDATE"
        self._bot(channel, event, self._payloads.channel(channel), Intent.GUILDS)
        self.channel_shown(channel)

    def channel_shown(self, channel: Channel, only: User | None = None) -> None:
        """Show the users (or one of them) the channel as it is for each."""
        for user in self._state.audience(channel) if only is None else [only]:
            event = {"type": "channel", "channel": self._local.channel(channel, user)}
            self._tell([user], event)
        if not channel.private and only is None:
            payload = self._local.channel(channel, None)
            self._feeds.tell(None, {"type": "channel", "channel": payload})
        self._unread_dms_changed(channel)

    def channel_deleted(
        self, channel: Channel, audience: Iterable[User], *, heard: bool = True
    ) -> None:
        """A channel is gone; `audience` had it in their list. ``heard``: whether bots are told."""
        if not heard:
            pass
        elif channel.thread is not None:
            data = {
                "id": channel.id,
                "guild_id": channel.guild_id,
                "parent_id": channel.parent_id,
                "type": int(channel.type),
            }
            self._bot(channel, "THREAD_DELETE", data, Intent.GUILDS)
        else:
            self._bot(channel, "CHANNEL_DELETE", self._payloads.channel(channel), Intent.GUILDS)
        event = {"type": "channel_delete", "id": channel.id}
        self._tell(audience, event)
        self._feeds.tell(None, event)

    def thread_members(self, channel: Channel, added: list[str], removed: list[str]) -> None:
        """People came to a thread or went."""
        count = len(channel.thread.members) if channel.thread is not None else 0
        data: Json = {
            "id": channel.id,
            "guild_id": channel.guild_id,
            "member_count": count,
            "added_members": [self._payloads.thread_member_whole(channel, user) for user in added],
            "removed_member_ids": removed,
        }
        # Of itself a bot is always told; of others with the intent for members.
        itself = self._state.bot.id in (*added, *removed)
        intent = Intent.GUILDS if itself else Intent.GUILD_MEMBERS
        self._bot(channel, "THREAD_MEMBERS_UPDATE", data, intent)

    # -- people ------------------------------------------------------------------------------

    def user_changed(self, user: User) -> None:
        """A user is new, or not what they were."""
        event = {"type": "user", "user": self._local.user(user)}
        self._feeds.tell_all(self._feeds.listeners(), event)

    def user_installed(self, user: User) -> None:
        """A user has installed the bot for themselves, or has done so no longer.

        Then they find it among their direct messages.
        """
        if user.installed:
            self.channel_shown(self._state.open_direct(user), user)
        self.user_changed(user)
        self.commands_changed(only=user)

    def member_joined(self, user: User, guild: Guild) -> None:
        """A user is in a guild now."""
        data = self._payloads.member(user, guild) | {"guild_id": guild.id}
        self._gateway.dispatch_guild(guild, "GUILD_MEMBER_ADD", data, Intent.GUILD_MEMBERS)
        self.user_changed(user)
        self._guild_shown(guild, [user])

    def member_left(self, user: User, guild: Guild) -> None:
        """A user is no longer in a guild."""
        data = {"guild_id": guild.id, "user": self._payloads.user(user)}
        self._gateway.dispatch_guild(guild, "GUILD_MEMBER_REMOVE", data, Intent.GUILD_MEMBERS)
        self.user_changed(user)
        self._tell([user], {"type": "guild_delete", "id": guild.id})

    def member_updated(self, user: User, guild: Guild) -> None:
        """A member's roles changed."""
        data = self._payloads.member(user, guild) | {"guild_id": guild.id}
        self._gateway.dispatch_guild(guild, "GUILD_MEMBER_UPDATE", data, Intent.GUILD_MEMBERS)
        self.user_changed(user)
        self.commands_changed(guild, user)

    # -- the bot and its guilds --------------------------------------------------------------

    def guild_founded(self, guild: Guild) -> None:
        """A guild is new, with members and with the bot."""
        for user in self._state.members(guild) if self._feeds.listeners() else []:
            self.user_changed(user)
        self._guild_shown(guild, self._state.members(guild))
        self.presence_changed()
        self.guild_arrived(guild, joined=True)

    def _guild_shown(self, guild: Guild, users: list[User]) -> None:
        """Show users a guild that they are in now, with its channels; who looks on sees it, too."""
        channels = [c for c in self._state.channels.values() if c.guild_id == guild.id]
        listeners = self._feeds.listeners()
        for user in (*users, None):
            listener = None if user is None else user.id
            if listener in listeners:
                event = {
                    "type": "guild",
                    "guild": self._local.guild(guild, user),
                    "channels": [self._local.channel(channel, user) for channel in channels],
                }
                self._feeds.tell(listener, event)

    def guild_arrived(self, guild: Guild, *, joined: bool = False) -> None:
        """The bot was invited (``joined``), or the guild is available again."""
        for session in self._gateway.sessions.values():
            self._gateway.tell_of(session, guild, joined=joined)
        self.commands_changed(guild)

    def guild_gone(self, guild: Guild, *, unavailable: bool) -> None:
        """The bot was removed (or, when unavailable, Discord has an outage there)."""
        data: Json = {"id": guild.id}
        if unavailable:
            data["unavailable"] = True
        self._gateway.dispatch_guild(guild, "GUILD_DELETE", data, Intent.GUILDS)
        self.commands_changed(guild)

    def presence_changed(self) -> None:
        """The bot, or one of its shards, came or went."""
        presence = self._local.bot()
        if presence != self._presence:
            self._presence = presence
            self._feeds.tell_all(self._feeds.listeners(), {"type": "bot", **presence})

    def permissions_changed(self, command_id: str, guild: Guild) -> None:
        """A guild has changed who may use a command."""
        if guild.bot_present:
            data = self._payloads.command_permissions(command_id, guild)
            name = "APPLICATION_COMMAND_PERMISSIONS_UPDATE"
            self._gateway.dispatch_guild(guild, name, data, Intent.NONE)
        self.commands_changed(guild)

    def commands_changed(self, guild: Guild | None = None, only: User | None = None) -> None:
        """The commands of a guild (or of all, and of direct messages) are others than before."""
        for each in self._state.guilds.values() if guild is None else [guild]:
            self._guild_commands_changed(each, only)
        for listener in self._feeds.listeners() if guild is None else ():
            user = None if listener is None else self._state.users.get(listener)
            if only in (None, user):
                commands = self._local.direct_commands(user)
                self._feeds.tell(listener, {"type": "commands", "guild_id": None, **commands})

    def _guild_commands_changed(self, guild: Guild, only: User | None) -> None:
        told: list[tuple[list[Json], list[str | None]]] = []
        for listener in self._feeds.listeners():
            user = None if listener is None else self._state.users.get(listener)
            if user is not None and not self._state.is_member(user, guild):
                continue
            if only is None or user is only:
                commands = self._local.commands(user, guild)
                # Most see the same ones, and a list of them is long.
                for seen, listeners in told:
                    if seen == commands:
                        listeners.append(listener)
                        break
                else:
                    told.append((commands, [listener]))
        permissions = self._local.permissions(guild) if told else []
        for commands, listeners in told:
            event = {
                "type": "commands",
                "guild_id": guild.id,
                "commands": commands,
                "permissions": permissions,
            }
            self._feeds.tell_all(listeners, event)

    def emojis_changed(self) -> None:
        """The application has other emojis; a bot is told nothing of its own."""
        event = {"type": "emojis", "emojis": self._local.emojis()}
        self._feeds.tell_all(self._feeds.listeners(), event)

    # -- interactions ------------------------------------------------------------------------

    def interaction(self, interaction: Interaction) -> bool:
        """Hand an interaction to the bot; whether there was a session to take it."""
        data = interaction.payload
        if self._state.endpoint is not None:
            return False
        if interaction.channel.private:
            return self._gateway.dispatch_direct("INTERACTION_CREATE", data, Intent.NONE)
        guild = self._state.guild_of(interaction.channel)
        return self._gateway.dispatch_guild(guild, "INTERACTION_CREATE", data, Intent.NONE)

    def interaction_failed(self, interaction: Interaction, reason: str) -> None:
        """The user sees that the bot did not answer."""
        event = {
            "type": "interaction_failed",
            "channel_id": interaction.channel.id,
            "message_id": None if interaction.message is None else interaction.message.id,
            "reason": reason,
        }
        self._tell([interaction.user], event)

    # -- how -----------------------------------------------------------------------------------

    def _tell(self, users: Iterable[User], event: Json) -> None:
        self._feeds.tell_all((user.id for user in users), event)

    def _bot(
        self,
        channel: Channel,
        event: str,
        data: Json,
        intent: Intent,
        direct_intent: Intent | None = None,
    ) -> None:
        if channel.private:
            if direct_intent is not None and channel.type == ChannelType.DM:
                self._gateway.dispatch_direct(event, data, direct_intent)
            return
        guild = self._state.guild_of(channel)
        if not guild.bot_present:
            return
        if channel.thread is None or Permission.VIEW_CHANNEL in self._state.bot_permissions(
            channel
        ):
            self._gateway.dispatch_guild(guild, event, data | {"guild_id": guild.id}, intent)
