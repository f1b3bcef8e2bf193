"""The users' API, first half: who and where, reading, and what moderators change."""

from __future__ import annotations

from collections.abc import Iterable

from aiohttp import web

from sandbox.errors import UserError
from sandbox.feeds import Feeds
from sandbox.gateway import Gateway
from sandbox.herald import Herald
from sandbox.local import Finder, Handler, ident, read, serve, text
from sandbox.model import Channel, Json, User
from sandbox.overrides import MOST, Kind
from sandbox.people import PeopleShapes
from sandbox.permissions import Permission, named
from sandbox.post import Post
from sandbox.realm import Realm
from sandbox.shapes import Shapes
from sandbox.threads import Threads
from sandbox.world import Person

COLOURS = ("#8c3b4a", "#3b6a8c", "#6f8c3b", "#8c6a3b", "#7a5c99", "#3b8c7c", "#b0568f", "#5a5f73")
SWITCHES = ("auto", "dms_open", "moderator", "present", "blocked")


class Court:
    """What the page shows, and the levers beside it."""

    def __init__(
        self,
        realm: Realm,
        shapes: Shapes,
        people: PeopleShapes,
        herald: Herald,
        gateway: Gateway,
        feeds: Feeds,
        post: Post,
        threads: Threads,
    ) -> None:
        self._realm = realm
        self._shapes = shapes
        self._people = people
        self._herald = herald
        self._gateway = gateway
        self._feeds = feeds
        self._post = post
        self._threads = threads
        self._find = Finder(realm)

    def add(self, app: web.Application) -> None:
        """Serve this half."""
        for method, path, handler in self._routes():
            app.router.add_route(method, "/local" + path, serve(handler))

    def _routes(self) -> Iterable[tuple[str, str, Handler]]:
        channel = "/channels/{channel_id}"
        yield "GET", "/state", self.state
        yield "GET", "/events", self.events
        yield "POST", "/users", self.add_user
        yield "PATCH", "/users/{user_id}", self.change_user
        yield "POST", "/channels", self.add_channel
        yield "PATCH", channel, self.change_channel
        yield "DELETE", channel, self.delete_channel
        yield "GET", channel + "/messages", self.messages
        yield "POST", channel + "/read", self.mark_read
        yield "DELETE", channel + "/messages/{message_id}", self.delete_message
        yield "PUT", "/commands/{command_id}/permissions", self.override

    async def state(self, request: web.Request) -> Json:
        """GET everything that a page needs to begin."""
        user = self._find.asking(request)
        guild, bot = self._realm.guild, self._realm.bot
        self._feeds.open(None if user is None else user.id)
        return {
            "guild": {
                "id": guild.id,
                "name": guild.name,
                "owner_id": guild.owner_id,
                "roles": [
                    {"id": role.id, "name": role.name}
                    for role in guild.roles
                    if role is not guild.everyone and not role.managed
                ],
            },
            "bot": {"id": bot.id, "username": bot.username, "online": self._gateway.online},
            "me": None if user is None else user.id,
            "users": [self._people.user(other) for other in self._realm.users.values()],
            "channels": self._people.channels(user),
            "commands": self._people.commands(user),
            "permissions": self._people.permissions(),
            "event": str(self._feeds.position),
        }

    async def events(self, request: web.Request) -> web.StreamResponse:
        """GET the stream of what happens."""
        user = self._find.asking(request)
        after = request.headers.get("Last-Event-ID") or request.query.get("after")
        if after is not None and not after.isdigit():
            raise UserError(400, "An event's id is a number.")
        position = None if after is None else int(after)
        return await self._feeds.stream(request, None if user is None else user.id, position)

    async def add_user(self, request: web.Request) -> Json:
        """POST somebody new."""
        body = await read(request)
        name = text(body, "name").strip()
        if not 1 <= len(name) <= 32:
            raise UserError(400, "A name has 1 to 32 characters.")
        person = Person(
            name,
            colour=COLOURS[len(self._realm.users) % len(COLOURS)],
            moderator=body.get("moderator") is True,
            dms_open=body.get("dms_open") is not False,
            locale=text(body, "locale", default="en-US"),
        )
        user = self._realm.add_user(person)
        self._herald.member_joined(user)
        return self._people.user(user)

    async def change_user(self, request: web.Request) -> Json:
        """PATCH what somebody is or allows."""
        user = self._find.user(request.match_info["user_id"])
        body = await read(request)
        for key, value in body.items():
            if key == "locale":
                text(body, key)
            elif key not in SWITCHES or not isinstance(value, bool):
                raise UserError(400, f"“{key}” is nothing that can be set so.")
        if body.get("moderator") is False and user.id == self._realm.guild.owner_id:
            raise UserError(400, f"{user.name} owns the guild and stays a moderator.")
        was_present, was_moderator = user.present, user.moderator
        for key, value in body.items():
            setattr(user, key, value)
        self._tell_of(user, was_present=was_present, was_moderator=was_moderator)
        return self._people.user(user)

    def _tell_of(self, user: User, *, was_present: bool, was_moderator: bool) -> None:
        if user.present and not was_present:
            user.joined_at = self._realm.clock.now()
            self._herald.member_joined(user)
        elif was_present and not user.present:
            self._herald.member_left(user)
        elif user.moderator != was_moderator:
            self._herald.member_updated(user)
        else:
            self._herald.user_changed(user)

    async def add_channel(self, request: web.Request) -> Json:
        """POST a new text channel."""
        name = text(await read(request), "name").strip().lower().replace(" ", "-")
        if not 1 <= len(name) <= 100:
            raise UserError(400, "A channel's name has 1 to 100 characters.")
        channel = self._realm.add_channel(name)
        self._herald.channel_created(channel)
        return self._people.channel(channel, None)

    async def change_channel(self, request: web.Request) -> Json:
        """PATCH what the bot lacks there; a thread can be archived and locked."""
        channel = self._find.guild_channel(request.match_info["channel_id"])
        body = await read(request)
        if "deny" in body:
            try:
                channel.bot_denied = named(body["deny"])
            except (KeyError, TypeError):
                known = ", ".join(Permission.__members__)
                raise UserError(400, f"“deny” is a list of: {known}.") from None
        if channel.thread is not None and ("archived" in body or "locked" in body):
            channel.thread.archived = bool(body.get("archived", channel.thread.archived))
            channel.thread.locked = bool(body.get("locked", channel.thread.locked))
            channel.thread.archive_changed = self._realm.clock.now()
        self._herald.channel_updated(channel)
        return self._people.channel(channel, None)

    async def override(self, request: web.Request) -> Json:
        """PUT whether a role or a user may use a command; null takes the override back."""
        command_id, body = request.match_info["command_id"], await read(request)
        realm, allowed = self._realm, body.get("permission")
        if command_id != realm.bot.id and all(c["id"] != command_id for c in realm.commands()):
            raise UserError(404, f"There is no command {command_id}.")
        if allowed is not None and not isinstance(allowed, bool):
            raise UserError(400, "“permission” is true, false or null.")
        target = text(body, "id")
        if body.get("type") == Kind.USER:
            self._find.user(target)
        elif body.get("type") != Kind.ROLE:
            raise UserError(400, "“type” is 1 for a role, 2 for a user.")
        elif all(role.id != target for role in realm.guild.roles):
            raise UserError(404, f"There is no role {target}.")
        if not realm.overrides.put(command_id, Kind(body["type"]), target, allowed):
            raise UserError(400, f"A command has {MOST} overrides at most.")
        self._herald.permissions_changed(command_id)
        return self._shapes.command_permissions(command_id)

    async def delete_channel(self, request: web.Request) -> Json:
        """DELETE a channel or a thread."""
        self._threads.remove_channel(self._find.guild_channel(request.match_info["channel_id"]))
        return {}

    async def delete_message(self, request: web.Request) -> Json:
        """DELETE a message, whoever wrote it."""
        channel = self._find.any_channel(request.match_info["channel_id"])
        message = channel.messages.get(request.match_info["message_id"])
        if message is None:
            raise UserError(404, "There is no such message.")
        self._post.delete(channel, message)
        return {}

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
        found = self._post.history(channel, user, count, before=before)
        return [self._shapes.message(message) for message in reversed(found)]

    async def mark_read(self, request: web.Request) -> Json:
        """POST that a user has read all there is."""
        user = self._find.user(ident(await read(request), "user"))
        channel: Channel = self._find.channel(user, request.match_info["channel_id"])
        if channel.messages:
            channel.read[user.id] = max(channel.messages, key=int)
        self._herald.channel_shown(channel, user)
        return {}
