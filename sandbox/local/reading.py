"""What a user sees: the state of everything, the messages of a channel, and what happens."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from aiohttp import web

from sandbox.dispatcher import Dispatcher
from sandbox.errors import UserError
from sandbox.local.feeds import Feeds
from sandbox.local.handlers import Finder, LocalRoute, ident, read
from sandbox.local.payloads import LocalPayloads
from sandbox.messages import Messages
from sandbox.model import Json, User
from sandbox.notifications import Notifications
from sandbox.payloads import Payloads
from sandbox.state import State

NOTIFICATIONS_SHOWN = 50


@dataclass
class Reading:
    """The part of the local API that reads."""

    _state: State
    _payloads: Payloads
    _local: LocalPayloads
    _dispatcher: Dispatcher
    _feeds: Feeds
    _messages: Messages
    _notifications: Notifications

    def __post_init__(self) -> None:
        self._find = Finder(self._state)

    def routes(self) -> Iterable[LocalRoute]:
        """The paths that this serves."""
        yield "GET", "/state", self.state
        yield "GET", "/events", self.events
        yield "GET", "/channels/{channel_id}/messages", self.messages
        yield "POST", "/channels/{channel_id}/read", self.mark_read

    async def state(self, request: web.Request) -> Json:
        """GET everything that a page needs to begin."""
        user = self._find.asking(request)
        bot = self._state.bot
        self._feeds.open(None if user is None else user.id)
        return {
            "guilds": [self._local.guild(each, user) for each in self._state.guilds_of(user)],
            "bot": {"id": bot.id, "username": bot.username, **self._local.bot()},
            "me": None if user is None else user.id,
            "users": [self._local.user(other) for other in self._state.users.values()],
            "channels": self._local.channels(user),
            **self._local.direct_commands(user),
            "emojis": self._local.emojis(),
            "shortcuts": self._local.shortcuts(),
            "notifications": [] if user is None else self._notified(user),
            "event": str(self._feeds.position),
        }

    def _notified(self, user: User) -> list[Json]:
        latest = self._notifications.of(user.id)[-NOTIFICATIONS_SHOWN:]
        return [notification.payload() for notification in latest]

    async def events(self, request: web.Request) -> web.StreamResponse:
        """GET the stream of what happens."""
        user = self._find.asking(request)
        after = request.headers.get("Last-Event-ID") or request.query.get("after")
        if after is not None and not after.isdigit():
            raise UserError(400, "An event's id is a number.")
        position = None if after is None else int(after)
        return await self._feeds.stream(request, None if user is None else user.id, position)

    async def messages(self, request: web.Request) -> list[Json]:
        """GET what a user sees in a channel, oldest first."""
        user = self._find.asking(request)
        if user is None:
            raise UserError(400, "Say who reads: ?user=ID.")
        channel = self._find.channel(user, request.match_info["channel_id"])
        limit, before = request.query.get("limit", "50"), request.query.get("before")
        if not limit.isdigit() or (before is not None and not before.isdigit()):
            raise UserError(400, "“limit” and “before” are numbers.")
        count = min(max(int(limit), 1), 200)
        found = self._messages.history(channel, user, count, before=before)
        return [self._payloads.message(message) for message in reversed(found)]

    async def mark_read(self, request: web.Request) -> Json:
        """POST that a user has read all there is."""
        user = self._find.user(ident(await read(request), "user"))
        channel = self._find.channel(user, request.match_info["channel_id"])
        if channel.messages:
            channel.read[user.id] = max(channel.messages, key=int)
        self._dispatcher.channel_shown(channel, user)
        return {}
