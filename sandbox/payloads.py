"""The JSON that Discord gives of each thing."""

from __future__ import annotations

from sandbox.model import (
    Attachment,
    Channel,
    ChannelType,
    Emoji,
    Guild,
    Json,
    Message,
    MessageFlag,
    Role,
    User,
)
from sandbox.permissions import Permission
from sandbox.snowflakes import timestamp
from sandbox.state import State

ATTACHMENT_LIMIT = 10 * 1024 * 1024

VOCAL: Json = {
    "bitrate": 64000,
    "user_limit": 0,
    "rtc_region": None,
    "video_quality_mode": 1,
}
POSTS: Json = {
    "available_tags": [],
    "default_reaction_emoji": None,
    "default_sort_order": None,
}
ONLY_IN: dict[ChannelType, Json] = {
    ChannelType.VOICE: VOCAL,
    ChannelType.STAGE: VOCAL,
    ChannelType.FORUM: POSTS | {"default_forum_layout": 0},
    ChannelType.MEDIA: POSTS,
}
"""What only some kinds of channel have: https://discord.com/developers/docs/resources/channel."""


class Payloads:
    """Builds Discord's JSON of what exists: the thing itself, not what one user may see of it."""

    def __init__(self, state: State) -> None:
        self._state = state

    def user(self, user: User) -> Json:
        """A user object."""
        payload: Json = {
            "id": user.id,
            "username": user.username,
            "discriminator": "0000" if user.bot else "0",
            "global_name": user.global_name,
            "avatar": user.avatar,
            "avatar_decoration_data": None,
            "banner": None,
            "accent_color": None,
            "public_flags": 0,
            "flags": 0,
            "primary_guild": None,
            "collectibles": None,
        }
        if user.bot:
            payload["bot"] = True
        return payload

    def own_user(self) -> Json:
        """The bot's user as it sees itself."""
        return self.user(self._state.bot) | {
            "mfa_enabled": False,
            "locale": "en-US",
            "premium_type": 0,
            "verified": True,
            "email": None,
        }

    def member(self, user: User, guild: Guild) -> Json:
        """A guild member object with its user."""
        return {
            "user": self.user(user),
            "nick": None,
            "avatar": None,
            "banner": None,
            "roles": self.role_ids(user, guild),
            "joined_at": timestamp(user.joined_at),
            "premium_since": None,
            "communication_disabled_until": None,
            "deaf": False,
            "mute": False,
            "pending": False,
            "flags": 0,
        }

    def role_ids(self, user: User, guild: Guild) -> list[str]:
        """The roles that a member has besides @everyone."""
        if user.bot:
            return [guild.bot_role.id]
        return [guild.moderators.id] if self._state.is_moderator(user, guild) else []

    def role(self, role: Role) -> Json:
        """A role object."""
        payload: Json = {
            "id": role.id,
            "name": role.name,
            "permissions": str(int(role.permissions)),
            "position": role.position,
            "color": 0,
            "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
            "hoist": False,
            "managed": role.managed,
            "mentionable": any(role is g.moderators for g in self._state.guilds.values()),
            "icon": None,
            "unicode_emoji": None,
            "flags": 0,
        }
        if role.bot_id is not None:
            payload["tags"] = {"bot_id": role.bot_id}
        return payload

    def command_permissions(self, command_id: str, guild: Guild) -> Json:
        """The permissions of a command (or of all, by the application's id) in the guild."""
        return {
            "id": command_id,
            "application_id": self._state.bot.id,
            "guild_id": guild.id,
            "permissions": self._state.command_permissions[guild.id].payload(command_id),
        }

    def guild(self, guild: Guild) -> Json:
        """A guild object as GET /guilds/ID answers it."""
        return {
            "id": guild.id,
            "name": guild.name,
            "icon": None,
            "description": None,
            "home_header": None,
            "splash": None,
            "discovery_splash": None,
            "features": [],
            "banner": None,
            "owner_id": guild.owner_id,
            "application_id": None,
            "region": "deprecated",
            "afk_channel_id": None,
            "afk_timeout": 300,
            "system_channel_id": None,
            "system_channel_flags": 0,
            "widget_enabled": False,
            "widget_channel_id": None,
            "verification_level": 0,
            "roles": [self.role(role) for role in guild.roles],
            "default_message_notifications": 1,
            "mfa_level": 0,
            "explicit_content_filter": 0,
            "max_presences": None,
            "max_members": 500000,
            "max_stage_video_channel_users": 50,
            "max_video_channel_users": 25,
            "vanity_url_code": None,
            "premium_tier": 0,
            "premium_subscription_count": 0,
            "preferred_locale": guild.locale,
            "rules_channel_id": None,
            "safety_alerts_channel_id": None,
            "public_updates_channel_id": None,
            "premium_progress_bar_enabled": False,
            "nsfw": False,
            "nsfw_level": 0,
            "emojis": [],
            "stickers": [],
            "incidents_data": None,
        }

    def guild_create(self, guild: Guild, *, all_members: bool) -> Json:
        """The guild as GUILD_CREATE brings it; the bot itself is always among the members."""
        state = self._state
        people = state.members(guild)
        members = [state.bot, *(people if all_members else [])]
        threads = [
            c
            for c in state.channels.values()
            if c.thread is not None
            and c.guild_id == guild.id
            and not c.thread.archived
            and Permission.VIEW_CHANNEL in state.bot_permissions(c)
        ]
        return self.guild(guild) | {
            "joined_at": timestamp(state.bot.joined_at),
            "large": False,
            "unavailable": False,
            "member_count": len(people) + 1,
            "voice_states": [],
            "members": [self.member(user, guild) for user in members],
            "channels": [self.channel(channel) for channel in state.top_channels(guild)],
            "threads": [self.channel(channel) for channel in threads],
            "presences": [],
            "stage_instances": [],
            "guild_scheduled_events": [],
            "soundboard_sounds": [],
        }

    def channel(self, channel: Channel) -> Json:
        """A channel object: a channel of the guild, a thread or a direct message."""
        if channel.private:
            return self._direct(channel)
        payload: Json = {
            "id": channel.id,
            "type": int(channel.type),
            "guild_id": channel.guild_id,
            "name": channel.name,
            "parent_id": channel.parent_id,
            "last_message_id": channel.last_message_id,
            "rate_limit_per_user": 0,
            "flags": 0,
        }
        if channel.thread is not None:
            return payload | self._thread(channel)
        return payload | {
            "position": channel.position,
            "topic": None,
            "nsfw": False,
            "permission_overwrites": self._overwrites(channel),
            **ONLY_IN.get(channel.type, {}),
        }

    def _direct(self, channel: Channel) -> Json:
        people = channel.group_ids or (channel.recipient_id or "",)
        payload: Json = {
            "id": channel.id,
            "type": int(channel.type),
            "last_message_id": channel.last_message_id,
            "flags": 0,
            "recipients": [self.user(self._state.account(each)) for each in people],
        }
        if channel.type == ChannelType.GROUP_DM:
            payload |= {"name": channel.name, "icon": None, "owner_id": people[0]}
        return payload

    def _overwrites(self, channel: Channel) -> list[Json]:
        if not channel.bot_denied:
            return []
        deny = str(int(channel.bot_denied))
        return [{"id": self._state.bot.id, "type": 1, "allow": "0", "deny": deny}]

    def _thread(self, channel: Channel) -> Json:
        thread = channel.thread
        assert thread is not None
        payload: Json = {
            "owner_id": thread.owner_id,
            "message_count": len(channel.messages),
            "member_count": min(len(thread.members), 50),
            "total_message_sent": thread.total_sent,
            "thread_metadata": {
                "archived": thread.archived,
                "archive_timestamp": timestamp(thread.archive_changed),
                "auto_archive_duration": thread.archive_duration,
                "locked": thread.locked,
                "create_timestamp": timestamp(thread.created),
            },
        }
        if self._state.bot.id in thread.members:
            payload["member"] = self.thread_member(channel, self._state.bot.id)
        return payload

    def thread_member(self, channel: Channel, user_id: str) -> Json:
        """A thread member object."""
        joined = channel.thread.members[user_id] if channel.thread is not None else 0.0
        return {
            "id": channel.id,
            "user_id": user_id,
            "join_timestamp": timestamp(joined),
            "flags": 1,
        }

    def thread_member_whole(self, channel: Channel, user_id: str) -> Json:
        """A thread member object with the guild member, as the gateway gives it."""
        member = self.member(self._state.account(user_id), self._state.guild_of(channel))
        return self.thread_member(channel, user_id) | {"member": member, "presence": None}

    def partial_channel(self, channel: Channel, user: User) -> Json:
        """A channel inside an interaction: with the user's permissions, without overwrites."""
        payload = self.channel(channel)
        if channel.private:
            return payload
        payload.pop("permission_overwrites", None)
        payload["permissions"] = str(int(self._state.permissions(user, channel)))
        return payload

    def emoji(self, emoji: Emoji) -> Json:
        """An emoji object of the application."""
        return {
            "id": emoji.id,
            "name": emoji.name,
            "roles": [],
            "user": self.user(self._state.bot),
            "require_colons": True,
            "managed": False,
            "animated": emoji.animated,
            "available": True,
        }

    def attachment(self, channel_id: str, attachment: Attachment) -> Json:
        """An attachment object; its URL is on this very server."""
        path = f"/cdn/attachments/{channel_id}/{attachment.id}/{attachment.filename}"
        payload: Json = {
            "id": attachment.id,
            "filename": attachment.filename,
            "size": len(attachment.data),
            "url": self._state.origin + path,
            "proxy_url": self._state.origin + path,
            "content_type": attachment.content_type,
        }
        if attachment.description:
            payload["description"] = attachment.description
        if attachment.size is not None:
            payload["width"], payload["height"] = attachment.size
        return payload

    def message(self, message: Message, *, nested: bool = False) -> Json:
        """A message object; do not change it, it is kept until the message changes."""
        if message.payload is None:
            message.payload = self._message(message)
        payload = message.payload
        channel = self._state.channels.get(message.channel_id)
        if channel is None or nested:
            return payload
        extra: Json = {}
        if message.reply_to is not None:
            original = channel.messages.get(message.reply_to)
            seen = original is not None and (message.ephemeral or not original.ephemeral)
            extra["referenced_message"] = (
                self.message(original, nested=True) if original is not None and seen else None
            )
        if MessageFlag.HAS_THREAD in message.flags:
            thread = self._state.channels.get(message.id)
            if thread is not None:
                extra["thread"] = self.channel(thread)
        return payload | extra if extra else payload

    def _message(self, message: Message) -> Json:
        state = self._state
        payload: Json = {
            "id": message.id,
            "type": int(message.type),
            "channel_id": message.channel_id,
            "author": self.user(message.author),
            "content": message.content,
            "timestamp": timestamp(message.created),
            "edited_timestamp": None if message.edited is None else timestamp(message.edited),
            "tts": False,
            "mention_everyone": message.mentions.everyone,
            "mentions": [self.user(state.account(user)) for user in message.mentions.users],
            "mention_roles": message.mentions.roles,
            "attachments": [
                self.attachment(message.channel_id, attachment)
                for attachment in message.attachments
                # What an embed or a component shows is in there alone:
                # https://github.com/discord/discord-api-docs/pull/8279.
                if not (attachment.in_embed or attachment.in_component)
            ],
            "embeds": message.embeds,
            "components": message.components,
            "pinned": False,
            "flags": int(message.flags),
        }
        optional: Json = {
            "nonce": message.nonce,
            "message_reference": message.reference,
            "interaction_metadata": message.interaction_metadata,
            "interaction": message.interaction,
            "application_id": message.application_id,
            "webhook_id": message.webhook_id,
        }
        return payload | {key: value for key, value in optional.items() if value is not None}
