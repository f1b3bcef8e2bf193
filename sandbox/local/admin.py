"""What a guild's administrator and a test change: users, channels, messages, permissions."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from aiohttp import web

from sandbox.command_permissions import MOST, TargetType
from sandbox.dispatcher import Dispatcher
from sandbox.errors import Denied, UserError
from sandbox.local.handlers import Finder, LocalRoute, read, text
from sandbox.local.payloads import LocalPayloads
from sandbox.messages import Messages
from sandbox.model import ChannelType, Guild, Json, User
from sandbox.payloads import Payloads
from sandbox.permissions import Permission, named
from sandbox.state import State
from sandbox.threads import Threads
from sandbox.validation.commands import LOCALES
from sandbox.world import Person

COLOURS = ("#8c3b4a", "#3b6a8c", "#6f8c3b", "#8c6a3b", "#7a5c99", "#3b8c7c", "#b0568f", "#5a5f73")
CHANNELS = (
    ChannelType.TEXT,
    ChannelType.VOICE,
    ChannelType.ANNOUNCEMENT,
    ChannelType.STAGE,
    ChannelType.FORUM,
    ChannelType.MEDIA,
)
SWITCHES = ("auto", "dms_open", "blocked", "installed")
IN_A_GUILD = ("moderator", "present")
"""What somebody is in one guild, and may not be in another."""


@dataclass
class Admin:
    """The part of the local API that changes who and what is there."""

    _state: State
    _payloads: Payloads
    _local: LocalPayloads
    _dispatcher: Dispatcher
    _messages: Messages
    _threads: Threads

    def __post_init__(self) -> None:
        self._find = Finder(self._state)

    def routes(self) -> Iterable[LocalRoute]:
        """The paths that this serves."""
        channel = "/channels/{channel_id}"
        yield "POST", "/users", self.add_user
        yield "PATCH", "/users/{user_id}", self.change_user
        yield "POST", "/channels", self.add_channel
        yield "PATCH", channel, self.change_channel
        yield "DELETE", channel, self.delete_channel
        yield "DELETE", channel + "/messages/{message_id}", self.delete_message
        yield "PUT", "/commands/{command_id}/permissions", self.set_command_permission

    async def add_user(self, request: web.Request) -> Json:
        """POST somebody new in a guild."""
        body = await read(request)
        guild = self._find.guild(body)
        name = text(body, "name").strip()
        if not 1 <= len(name) <= 32:
            raise UserError(400, "A name has 1 to 32 characters.")
        person = Person(
            name,
            colour=COLOURS[len(self._state.users) % len(COLOURS)],
            moderator=body.get("moderator") is True,
            dms_open=body.get("dms_open") is not False,
            locale=_locale(body) if "locale" in body else None,
        )
        user = self._state.add_user(person, guild)
        self._dispatcher.member_joined(user, guild)
        return self._local.user(user)

    async def change_user(self, request: web.Request) -> Json:
        """PATCH what somebody is or allows."""
        user = self._find.user(request.match_info["user_id"])
        body = await read(request)
        for key, value in body.items():
            if key == "locale":
                _locale(body)
            elif key == "guild_id":
                continue
            elif key not in (*SWITCHES, *IN_A_GUILD) or not isinstance(value, bool):
                raise UserError(400, f"“{key}” is nothing that can be set so.")
        guild = self._find.guild(body)
        if body.get("moderator") is False and user.id == guild.owner_id:
            raise Denied(400, "page-owner", name=user.name)
        for key in body.keys() - {"guild_id", *IN_A_GUILD}:
            setattr(user, key, body[key])
        if "installed" in body:
            self._dispatcher.user_installed(user)
        self._change_member(user, guild, body)
        return self._local.user(user)

    def _change_member(self, user: User, guild: Guild, body: Json) -> None:
        was_present = self._state.is_member(user, guild)
        was_moderator = self._state.is_moderator(user, guild)
        present = body.get("present", was_present)
        moderator = body.get("moderator", was_moderator)
        _put(guild.member_ids, user.id, here=present)
        _put(guild.moderator_ids, user.id, here=moderator)
        if present and not was_present:
            user.joined_at = self._state.clock.now()
            self._dispatcher.member_joined(user, guild)
        elif was_present and not present:
            self._dispatcher.member_left(user, guild)
        elif moderator != was_moderator:
            self._dispatcher.member_updated(user, guild)
        else:
            self._dispatcher.user_changed(user)

    async def add_channel(self, request: web.Request) -> Json:
        """POST a new channel, of text unless its type is named."""
        body = await read(request)
        name = text(body, "name").strip().lower().replace(" ", "-")
        kind = body.get("type", ChannelType.TEXT)
        if kind not in CHANNELS:
            raise UserError(400, f"“type” is one of {', '.join(map(str, map(int, CHANNELS)))}.")
        if not 1 <= len(name) <= 100:
            raise UserError(400, "A channel's name has 1 to 100 characters.")
        channel = self._state.add_channel(name, ChannelType(kind), self._find.guild(body))
        self._dispatcher.channel_created(channel)
        return self._local.channel(channel, None)

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
            channel.thread.archive_changed = self._state.clock.now()
        self._dispatcher.channel_updated(channel)
        return self._local.channel(channel, None)

    async def set_command_permission(self, request: web.Request) -> Json:
        """PUT whether a role or a user may use a command; null takes the permission back."""
        command_id, body = request.match_info["command_id"], await read(request)
        state, guild, allowed = self._state, self._find.guild(body), body.get("permission")
        known = {state.bot.id, *(command["id"] for command in state.commands(guild))}
        if command_id not in known:
            raise UserError(404, f"There is no command {command_id}.")
        if allowed is not None and not isinstance(allowed, bool):
            raise UserError(400, "“permission” is true, false or null.")
        target = text(body, "id")
        if body.get("type") == TargetType.USER:
            self._find.user(target)
        elif body.get("type") != TargetType.ROLE:
            raise UserError(400, "“type” is 1 for a role, 2 for a user.")
        elif all(role.id != target for role in guild.roles):
            raise UserError(404, f"There is no role {target}.")
        permissions, kind = state.command_permissions[guild.id], TargetType(body["type"])
        if not permissions.put(command_id, kind, target, allowed):
            raise UserError(400, f"A command has {MOST} permissions at most.")
        self._dispatcher.permissions_changed(command_id, guild)
        return self._payloads.command_permissions(command_id, guild)

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
        self._messages.delete(channel, message)
        return {}


def _put(ids: set[str], user_id: str, *, here: bool) -> None:
    if here:
        ids.add(user_id)
    else:
        ids.discard(user_id)


def _locale(body: Json) -> str:
    locale = text(body, "locale")
    if locale not in LOCALES:
        raise UserError(400, f"Discord is not there in “{locale}”.")
    return locale
