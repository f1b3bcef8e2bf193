"""Routes of channels, their messages and typing."""

from __future__ import annotations

from collections.abc import Iterable

from sandbox.api.limits import CHANNEL_EDIT, DELETE, EDIT, SEND, TYPING
from sandbox.api.router import Call, Route
from sandbox.dispatcher import Dispatcher
from sandbox.errors import DiscordError, Refused, missing_access, missing_permissions
from sandbox.messages import Messages
from sandbox.model import Channel, ChannelType, Json
from sandbox.payloads import Payloads
from sandbox.permissions import Permission
from sandbox.state import State
from sandbox.threads import Threads

CHANNEL = "/channels/{channel_id}"
MESSAGES = CHANNEL + "/messages"
MESSAGE = MESSAGES + "/{message_id}"


class ChannelRoutes:
    """What the bot does with channels and messages, each with Discord's checks."""

    def __init__(
        self,
        state: State,
        payloads: Payloads,
        messages: Messages,
        threads: Threads,
        dispatcher: Dispatcher,
    ) -> None:
        self._state = state
        self._payloads = payloads
        self._messages = messages
        self._threads = threads
        self._dispatcher = dispatcher

    def routes(self) -> Iterable[Route]:
        """The table."""
        yield Route("GET", CHANNEL, self.get_channel)
        yield Route("PATCH", CHANNEL, self.edit_channel, CHANNEL_EDIT)
        yield Route("DELETE", CHANNEL, self.delete_channel)
        yield Route("GET", MESSAGES, self.list_messages)
        yield Route("GET", MESSAGE, self.get_message)
        yield Route("POST", MESSAGES, self.send, SEND)
        yield Route("PATCH", MESSAGE, self.edit, EDIT)
        yield Route("DELETE", MESSAGE, self.delete, DELETE)
        yield Route("POST", CHANNEL + "/typing", self.typing, TYPING)

    def _channel(self, call: Call, *needed: Permission) -> Channel:
        return self._state.channel_for_bot(call.params["channel_id"], *needed)

    def _readable(self, call: Call, *needed: Permission) -> Channel:
        """The channel, where its messages can be asked for: https://docs.discord.com/developers/
        resources/message, Get Channel Messages and Get Channel Message.
        """
        channel = self._channel(call)
        vocal = channel.type in (ChannelType.VOICE, ChannelType.STAGE)
        if vocal and Permission.CONNECT not in self._state.bot_permissions(channel):
            raise missing_access()
        return self._channel(call, *needed)

    def get_channel(self, call: Call) -> Json:
        """GET /channels/ID."""
        return self._payloads.channel(self._channel(call))

    def edit_channel(self, call: Call) -> Json:
        """PATCH /channels/ID: only threads; other channels are their guild's to change."""
        channel = self._channel(call)
        if channel.top:
            self._may_manage(channel)
            raise Refused("changing channels that are no threads")
        self._threads.edit(channel, call.body)
        return self._payloads.channel(channel)

    def _may_manage(self, channel: Channel) -> None:
        if Permission.MANAGE_CHANNELS not in self._state.bot_permissions(channel):
            raise missing_permissions()

    def delete_channel(self, call: Call) -> Json:
        """DELETE /channels/ID."""
        channel = self._channel(call)
        if channel.thread is not None:
            if Permission.MANAGE_THREADS not in self._state.bot_permissions(channel):
                raise missing_permissions()
        elif channel.top:
            self._may_manage(channel)
        payload = self._payloads.channel(channel)
        if not channel.private:
            self._threads.remove_channel(channel)
        return payload

    def list_messages(self, call: Call) -> list[Json]:
        """GET messages, newest first; without the right to read history there are none."""
        channel = self._readable(call)
        limit = call.whole("limit", 1, 100, 50)
        if Permission.READ_MESSAGE_HISTORY not in self._state.bot_permissions(channel):
            return []
        bounds = {key: call.snowflake(key) for key in ("before", "after", "around")}
        found = self._messages.history(channel, None, limit, **bounds)
        return [self._payloads.message(message) for message in found]

    def get_message(self, call: Call) -> Json:
        """GET one message."""
        channel = self._readable(call, Permission.READ_MESSAGE_HISTORY)
        message = self._state.message_for_bot(channel, call.params["message_id"])
        return self._payloads.message(message)

    def send(self, call: Call) -> Json:
        """POST a message."""
        message = self._messages.send(self._channel(call), call.body, call.uploads)
        return self._payloads.message(message)

    def edit(self, call: Call) -> Json:
        """PATCH a message of the bot."""
        channel = self._channel(call)
        message = self._state.message_for_bot(channel, call.params["message_id"])
        self._messages.may_edit(channel, message)
        self._messages.edit(channel, message, call.body, call.uploads)
        return self._payloads.message(message)

    def delete(self, call: Call) -> None:
        """DELETE a message: the bot's own, or another's with Manage Messages."""
        channel = self._channel(call)
        message = self._state.message_for_bot(channel, call.params["message_id"])
        if message.author.id != self._state.bot.id:
            if channel.type == ChannelType.DM:
                raise DiscordError(403, 50003, "Cannot execute action on a DM channel")
            if Permission.MANAGE_MESSAGES not in self._state.bot_permissions(channel):
                raise missing_permissions()
        if channel.thread is not None and channel.thread.archived:
            raise DiscordError(400, 50083, "Thread is archived")
        self._messages.delete(channel, message)

    def typing(self, call: Call) -> None:
        """POST typing."""
        channel = self._channel(call)
        needed = Permission.SEND_MESSAGES
        if channel.thread is not None:
            needed = Permission.SEND_MESSAGES_IN_THREADS
        if needed not in self._state.bot_permissions(channel):
            raise missing_permissions()
        self._dispatcher.typing(channel, self._state.bot)
