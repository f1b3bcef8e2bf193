"""Threads: how they start, who is in them, how they are put away; and how channels go."""

from __future__ import annotations

from sandbox.dispatcher import Dispatcher
from sandbox.errors import DiscordError, Refused, UserError, missing_permissions
from sandbox.messages import Messages
from sandbox.model import (
    POSTED_IN,
    THREADS_IN,
    Channel,
    Json,
    Message,
    MessageFlag,
    MessageType,
    ThreadState,
    User,
)
from sandbox.permissions import Permission
from sandbox.state import State
from sandbox.validation.fields import Fields

PRIVATE_THREAD = 12
ARCHIVE_MINUTES = (60, 1440, 4320, 10080)
DEFAULT_ARCHIVE_MINUTES = 4320
EDITABLE = {"name", "auto_archive_duration", "archived", "locked"}


class Threads:
    """Makes, changes and removes threads and channels, and has everybody told."""

    def __init__(self, state: State, messages: Messages, dispatcher: Dispatcher) -> None:
        self._state = state
        self._messages = messages
        self._dispatcher = dispatcher

    def start(self, parent: Channel, body: Json, starter: Message | None) -> Channel:
        """A thread of the bot, on a message or on none.

        Raises DiscordError 50024 (not in such a channel), 50013, 50035, 160004 (the message
        has a thread already), Refused for a private thread and for a forum's post.
        """
        kind = THREADS_IN.get(parent.type)
        if kind is None:
            raise DiscordError(400, 50024, "Cannot execute action on this channel type")
        if parent.type in POSTED_IN:
            raise Refused("posts of a bot in forums")
        fields = Fields()
        name = fields.text(("name",), body.get("name"), 1, 100, required=True) or ""
        minutes = body.get("auto_archive_duration")
        if minutes is not None:
            fields.one_of(("auto_archive_duration",), minutes, ARCHIVE_MINUTES)
        # Without a message Discord takes a missing type for a private thread.
        if starter is None and body.get("type", PRIVATE_THREAD) == PRIVATE_THREAD:
            raise Refused("private threads")
        if starter is None:
            fields.one_of(("type",), body["type"], (kind,))
        fields.check()
        if Permission.CREATE_PUBLIC_THREADS not in self._state.bot_permissions(parent):
            raise missing_permissions()
        if starter is not None and starter.id in self._state.channels:
            message = "A thread has already been created for this message"
            raise DiscordError(400, 160004, message)
        return self._make(parent, self._state.bot, name, minutes, starter)

    def open(self, parent: Channel, user: User, name: str, content: str) -> Channel:
        """A thread of a user, with what they say first in it; in a forum that is a post."""
        if parent.type not in THREADS_IN:
            raise UserError(400, "There are no threads in that channel.")
        thread = self._make(parent, user, name, None, None)
        self._messages.say(thread, user, content)
        return thread

    def _make(
        self,
        parent: Channel,
        owner: User,
        name: str,
        minutes: int | None,
        starter: Message | None,
    ) -> Channel:
        now = self._state.clock.now()
        state = ThreadState(
            owner_id=owner.id,
            created=now,
            archive_duration=minutes or DEFAULT_ARCHIVE_MINUTES,
            archive_changed=now,
            members={owner.id: now},
        )
        thread = Channel(
            id=self._state.ids.mint() if starter is None else starter.id,
            type=THREADS_IN[parent.type],
            name=name,
            guild_id=parent.guild_id,
            parent_id=parent.id,
            thread=state,
        )
        self._state.channels[thread.id] = thread
        self._dispatcher.channel_created(thread)
        if starter is not None:
            self._messages.reflag(parent, starter, MessageFlag.HAS_THREAD)
        elif parent.type not in POSTED_IN:
            reference = {
                "type": 0,
                "channel_id": thread.id,
                "guild_id": parent.guild_id,
            }
            kind = MessageType.THREAD_CREATED
            self._messages.notice(parent, owner, kind, content=name, reference=reference)
        return thread

    def edit(self, channel: Channel, body: Json) -> None:
        """Change a thread as the bot asks: its own, or any with Manage Threads."""
        for key in body.keys() - EDITABLE:
            raise Refused(f"changing the {key} of a thread")
        state = channel.thread
        if state is None:
            raise DiscordError(400, 50024, "Cannot execute action on this channel type")
        manages = Permission.MANAGE_THREADS in self._state.bot_permissions(channel)
        owns = state.owner_id == self._state.bot.id
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
        fields.check()
        if archived != state.archived:
            state.archive_changed = self._state.clock.now()
        state.archived, state.locked = archived, locked
        state.archive_duration = minutes or state.archive_duration
        channel.name = name or channel.name
        self._dispatcher.channel_updated(channel)

    def join(self, channel: Channel, user: User) -> None:
        """Add somebody to a thread."""
        self._check_open(channel)
        self._messages.add_to_thread(channel, user, by=self._state.bot)

    def leave(self, channel: Channel, user: User) -> None:
        """Remove somebody from a thread."""
        self._check_open(channel)
        self._messages.remove_from_thread(channel, user, by=self._state.bot)

    @staticmethod
    def _check_open(channel: Channel) -> None:
        if channel.thread is None:
            raise DiscordError(400, 50024, "Cannot execute action on this channel type")
        if channel.thread.archived:
            raise DiscordError(400, 50083, "Thread is archived")

    def remove_channel(self, channel: Channel, *, along: bool = False) -> None:
        """Remove a channel and the threads in it.

        ``along``: a thread with its channel, of whose end alone a bot is told then:
        https://github.com/discordjs/discord.js/pull/10883.
        """
        for thread in self._state.threads(channel):
            self.remove_channel(thread, along=True)
        audience = list(self._state.audience(channel))
        # Told before it is gone: who may be told depends on the channel.
        self._dispatcher.channel_deleted(channel, audience, heard=not along)
        del self._state.channels[channel.id]
