"""Routes of threads and who is in them."""

from __future__ import annotations

from collections.abc import Iterable

from sandbox.api.limits import THREAD
from sandbox.api.router import Call, Route
from sandbox.errors import missing_permissions, unknown_channel
from sandbox.model import Channel, Json, User
from sandbox.payloads import Payloads
from sandbox.permissions import Permission
from sandbox.state import State
from sandbox.threads import Threads

CHANNEL = "/channels/{channel_id}"
MEMBERS = CHANNEL + "/thread-members"


class ThreadRoutes:
    """What the bot does with threads."""

    def __init__(self, state: State, payloads: Payloads, threads: Threads) -> None:
        self._state = state
        self._payloads = payloads
        self._threads = threads

    def routes(self) -> Iterable[Route]:
        """The table."""
        on_message = CHANNEL + "/messages/{message_id}/threads"
        yield Route("POST", on_message, self.start_on_message, THREAD, 201)
        yield Route("POST", CHANNEL + "/threads", self.start, THREAD, 201)
        yield Route("GET", MEMBERS, self.members)
        yield Route("GET", MEMBERS + "/{user_id}", self.member)
        yield Route("PUT", MEMBERS + "/{user_id}", self.add)
        yield Route("DELETE", MEMBERS + "/{user_id}", self.remove)
        yield Route("GET", CHANNEL + "/threads/archived/public", self.archived)
        yield Route("GET", "/guilds/{guild_id}/threads/active", self.active)

    def _channel(self, call: Call) -> Channel:
        return self._state.channel_for_bot(call.params["channel_id"])

    def _user(self, call: Call) -> User:
        wanted = call.params["user_id"]
        return self._state.account(self._state.bot.id if wanted == "@me" else wanted)

    def start_on_message(self, call: Call) -> Json:
        """POST a thread on a message."""
        channel = self._channel(call)
        message = self._state.message_for_bot(channel, call.params["message_id"])
        return self._payloads.channel(self._threads.start(channel, call.body, message))

    def start(self, call: Call) -> Json:
        """POST a thread without a message."""
        return self._payloads.channel(self._threads.start(self._channel(call), call.body, None))

    def members(self, call: Call) -> list[Json]:
        """GET who is in a thread."""
        channel = self._channel(call)
        members = [] if channel.thread is None else list(channel.thread.members)
        return [self._payloads.thread_member(channel, user) for user in members]

    def member(self, call: Call) -> Json:
        """GET one of them."""
        channel, user = self._channel(call), self._user(call)
        if channel.thread is None or user.id not in channel.thread.members:
            raise unknown_channel()
        return self._payloads.thread_member(channel, user.id)

    def add(self, call: Call) -> None:
        """PUT somebody (or @me) into a thread."""
        channel, user = self._channel(call), self._user(call)
        held = self._state.bot_permissions(channel)
        if not user.bot and Permission.SEND_MESSAGES_IN_THREADS not in held:
            raise missing_permissions()
        self._threads.join(channel, user)

    def remove(self, call: Call) -> None:
        """DELETE somebody (or @me) from a thread."""
        channel, user = self._channel(call), self._user(call)
        if not user.bot and Permission.MANAGE_THREADS not in self._state.bot_permissions(channel):
            raise missing_permissions()
        self._threads.leave(channel, user)

    def archived(self, call: Call) -> Json:
        """GET the public threads of a channel that were put away."""
        channel = self._channel(call)
        found = self._state.threads(channel)
        return self._listed([t for t in found if t.thread is not None and t.thread.archived])

    def active(self, call: Call) -> Json:
        """GET the threads of the guild that are open."""
        guild = self._state.guild_for_bot(call.params["guild_id"])
        found = [c for c in self._state.channels.values() if c.guild_id == guild.id]
        return self._listed(
            [
                c
                for c in found
                if c.thread is not None
                and not c.thread.archived
                and Permission.VIEW_CHANNEL in self._state.bot_permissions(c)
            ]
        )

    def _listed(self, threads: list[Channel]) -> Json:
        bot = self._state.bot.id
        joined = [t for t in threads if t.thread is not None and bot in t.thread.members]
        return {
            "threads": [self._payloads.channel(thread) for thread in threads],
            "members": [self._payloads.thread_member(thread, bot) for thread in joined],
            "has_more": False,
        }
