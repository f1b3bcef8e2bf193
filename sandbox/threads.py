"""Threads: how they start, who is in them, how they are put away; and how channels go."""

from __future__ import annotations

from sandbox.errors import DiscordError, missing_permissions
from sandbox.fields import Fields
from sandbox.herald import Herald
from sandbox.model import (
    Channel,
    ChannelType,
    Json,
    Message,
    MessageFlag,
    MessageType,
    ThreadState,
    User,
)
from sandbox.permissions import Permission
from sandbox.post import Post
from sandbox.realm import Realm

ARCHIVE_MINUTES = (60, 1440, 4320, 10080)


class Threads:
    """Makes, changes and removes threads and channels, and has everybody told."""

    def __init__(self, realm: Realm, post: Post, herald: Herald) -> None:
        self._realm = realm
        self._post = post
        self._herald = herald

    def start(self, parent: Channel, body: Json, starter: Message | None) -> Channel:
        """A thread of the bot, on a message or on none.

        Raises DiscordError 50024 (not in such a channel), 50013, 50035, 160004 (the message
        has a thread already).
        """
        if parent.type != ChannelType.TEXT:
            raise DiscordError(400, 50024, "Cannot execute action on this channel type")
        fields = Fields()
        name = fields.text(("name",), body.get("name"), 1, 100, required=True) or ""
        minutes = body.get("auto_archive_duration")
        if minutes is not None:
            fields.one_of(("auto_archive_duration",), minutes, ARCHIVE_MINUTES)
        # Without a message Discord takes a missing type for a private thread.
        kind = ChannelType.PUBLIC_THREAD
        if starter is None:
            asked = body.get("type", ChannelType.PRIVATE_THREAD)
            if fields.one_of(("type",), asked, (11, 12)):
                kind = ChannelType(asked)
        fields.check()
        held = self._realm.bot_permissions(parent)
        needed = Permission.CREATE_PUBLIC_THREADS
        if kind == ChannelType.PRIVATE_THREAD:
            needed = Permission.CREATE_PRIVATE_THREADS
        if needed not in held:
            raise missing_permissions()
        if starter is not None and starter.id in self._realm.channels:
            message = "A thread has already been created for this message"
            raise DiscordError(400, 160004, message)
        return self._make(parent, name, kind, minutes or 4320, bool(body.get("invitable")), starter)

    def _make(
        self,
        parent: Channel,
        name: str,
        kind: ChannelType,
        minutes: int,
        invitable: bool,
        starter: Message | None,
    ) -> Channel:
        now, bot = self._realm.clock.now(), self._realm.bot
        state = ThreadState(
            owner_id=bot.id,
            created=now,
            archive_duration=minutes,
            invitable=invitable,
            archive_changed=now,
            members={bot.id: now},
            starter_id=None if starter is None else starter.id,
        )
        thread = Channel(
            id=self._realm.ids.mint() if starter is None else starter.id,
            type=kind,
            name=name,
            parent_id=parent.id,
            thread=state,
        )
        self._realm.channels[thread.id] = thread
        self._herald.channel_created(thread)
        if starter is not None:
            self._post.reflag(parent, starter, MessageFlag.HAS_THREAD)
        elif kind == ChannelType.PUBLIC_THREAD:
            self._post.notice(parent, bot, MessageType.THREAD_CREATED, thread)
        return thread

    def edit(self, channel: Channel, body: Json) -> None:
        """Change a thread as the bot asks: its own, or any with Manage Threads."""
        state = channel.thread
        if state is None:
            raise DiscordError(400, 50024, "Cannot execute action on this channel type")
        manages = Permission.MANAGE_THREADS in self._realm.bot_permissions(channel)
        owns = state.owner_id == self._realm.bot.id
        if state.archived and body.get("archived") is not False and not manages:
            raise DiscordError(400, 50083, "Thread is archived")
        reopening = set(body) == {"archived"} and body["archived"] is False and not state.locked
        # Whoever made a thread may rename and close it, but only a manager locks and unlocks it.
        locks = "locked" in body and body["locked"] != state.locked
        if not manages and ((not owns and not reopening) or locks):
            raise missing_permissions()
        fields = Fields()
        name = fields.text(("name",), body.get("name"), 1, 100)
        minutes = body.get("auto_archive_duration")
        if minutes is not None:
            fields.one_of(("auto_archive_duration",), minutes, ARCHIVE_MINUTES)
        archived = fields.flag(("archived",), body.get("archived"), state.archived)
        locked = fields.flag(("locked",), body.get("locked"), state.locked)
        slow = fields.whole(
            ("rate_limit_per_user",), body.get("rate_limit_per_user"), 0, 21600, channel.slowmode
        )
        fields.check()
        if archived != state.archived:
            state.archive_changed = self._realm.clock.now()
        state.archived, state.locked, channel.slowmode = archived, locked, slow
        state.archive_duration = minutes or state.archive_duration
        channel.name = name or channel.name
        self._herald.channel_updated(channel)

    def archive(self, channel: Channel, *, locked: bool = False) -> None:
        """Put a thread away as a moderator would."""
        if channel.thread is not None:
            channel.thread.archived, channel.thread.locked = True, locked
            channel.thread.archive_changed = self._realm.clock.now()
            self._herald.channel_updated(channel)

    def join(self, channel: Channel, user: User) -> None:
        """Add somebody to a thread."""
        state = self._open_state(channel)
        if user.id not in state.members:
            state.members[user.id] = self._realm.clock.now()
            self._herald.thread_members(channel, [user.id], [])
            if not user.bot:
                self._herald.channel_shown(channel, user)

    def leave(self, channel: Channel, user: User) -> None:
        """Remove somebody from a thread."""
        state = self._open_state(channel)
        if state.members.pop(user.id, None) is not None:
            self._herald.thread_members(channel, [], [user.id])

    def _open_state(self, channel: Channel) -> ThreadState:
        if channel.thread is None:
            raise DiscordError(400, 50024, "Cannot execute action on this channel type")
        if channel.thread.archived:
            raise DiscordError(400, 50083, "Thread is archived")
        return channel.thread

    def remove_channel(self, channel: Channel) -> None:
        """Remove a channel and the threads in it."""
        for thread in self._realm.threads(channel):
            self.remove_channel(thread)
        audience = list(self._realm.audience(channel))
        # Told before it is gone: who may be told depends on the channel.
        self._herald.channel_deleted(channel, audience)
        del self._realm.channels[channel.id]
