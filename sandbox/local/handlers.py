"""How the calls of the local API are read, answered and refused, and what their ids mean."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

from aiohttp import web

from sandbox.errors import Denied, DiscordError, UserError
from sandbox.model import Channel, Guild, Json, Message, User
from sandbox.state import State
from sandbox.texts import Texts, asked_for

Handler = Callable[[web.Request], Awaitable[Any]]
LocalRoute = tuple[str, str, Handler]
"""Method, path below `/local`, and what answers."""


def add_routes(app: web.Application, routes: Iterable[LocalRoute], texts: Texts) -> None:
    """Serve these, and answer every other path with 404."""
    for method, path, handler in routes:
        app.router.add_route(method, "/local" + path, _serve(handler, texts))
    app.router.add_route("*", "/local{tail:(/.*)?}", _serve(_nowhere, texts))


def _serve(
    handler: Handler, texts: Texts
) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
    """A handler whose result is answered as JSON, and whose refusals are one sentence."""

    async def handle(request: web.Request) -> web.StreamResponse:
        try:
            answer = await handler(request)
        except Denied as denied:
            said = texts.say(asked_for(request), denied.key, **denied.given)
            return _reply({"error": said}, denied.status)
        except UserError as error:
            return _reply({"error": error.sentence}, error.status)
        except DiscordError as error:
            return _reply({"error": error.message}, 400)
        return answer if isinstance(answer, web.StreamResponse) else _reply(answer)

    return handle


async def _nowhere(request: web.Request) -> Any:
    raise UserError(404, f"There is no {request.method} {request.path}.")


def _reply(body: Any, status: int = 200) -> web.Response:
    """A JSON answer that no browser keeps."""
    return web.Response(
        status=status,
        body=json.dumps(body, separators=(",", ":")).encode(),
        headers={"Content-Type": "application/json", "Cache-Control": "no-store"},
    )


async def read(request: web.Request) -> Json:
    """The JSON object of the request's body."""
    try:
        body = json.loads(await request.read() or b"{}")
    except ValueError:
        raise UserError(400, "The body is not JSON.") from None
    if not isinstance(body, dict):
        raise UserError(400, "The body is not a JSON object.")
    return body


def text(body: Json, key: str, *, default: str | None = None) -> str:
    """A string in the body."""
    value = body.get(key, default)
    if not isinstance(value, str):
        raise UserError(400, f"“{key}” must be a string.")
    return value


def ident(body: Json, key: str) -> str:
    """An id in the body."""
    value = body.get(key)
    if isinstance(value, bool) or not isinstance(value, str | int) or value == "":
        raise UserError(400, f"“{key}” must be an id.")
    return str(value)


class Finder:
    """Finds what ids in the local API mean, for who asks."""

    def __init__(self, state: State) -> None:
        self._state = state

    def user(self, user_id: Any) -> User:
        """A user, or 404."""
        user = self._state.users.get(str(user_id))
        if user is None:
            raise UserError(404, f"There is no user {user_id}.")
        return user

    def asking(self, request: web.Request) -> User | None:
        """The user that the query names, if any."""
        user_id = request.query.get("user")
        return None if not user_id else self.user(user_id)

    def guild(self, body: Json) -> Guild:
        """The guild that a body names, or 404; the first where it names none."""
        if "guild_id" not in body:
            return self._state.guild
        guild = self._state.guilds.get(ident(body, "guild_id"))
        if guild is None:
            raise UserError(404, f"There is no guild {body['guild_id']}.")
        return guild

    def any_channel(self, channel_id: Any) -> Channel:
        """A channel, or 404."""
        channel = self._state.channels.get(str(channel_id))
        if channel is None:
            raise UserError(404, f"There is no channel {channel_id}.")
        return channel

    def channel(self, user: User, channel_id: Any) -> Channel:
        """A channel that this user sees; 404 when there is none, 403 when it is not theirs."""
        channel = self.any_channel(channel_id)
        if not self._state.sees(user, channel):
            raise Denied(403, "page-hidden", name=user.name)
        return channel

    def message(self, user: User, channel: Channel, message_id: Any) -> Message:
        """A message that this user sees, or 409: it may have been there a moment ago."""
        message = channel.messages.get(str(message_id))
        if message is None or not self._state.sees_message(user, channel, message):
            raise Denied(409, "page-gone")
        return message

    def guild_channel(self, channel_id: Any) -> Channel:
        """A channel of a guild, threads too."""
        channel = self.any_channel(channel_id)
        if channel.private:
            raise UserError(400, "That is a direct message.")
        return channel
