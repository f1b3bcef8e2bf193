"""What users do: commands, presses, choices, forms and words."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Any

from aiohttp import web

from sandbox.errors import Denied, UserError
from sandbox.installs import Installs
from sandbox.interactions import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL_SUBMIT, Interactions
from sandbox.local.command_input import CommandInput, ResolvedData
from sandbox.local.handlers import Finder, LocalRoute, ident, read, text
from sandbox.messages import Messages
from sandbox.model import POSTED_IN, Channel, Guild, Json, Message, User
from sandbox.payloads import Payloads
from sandbox.state import State
from sandbox.threads import Threads
from sandbox.validation.components import (
    BUTTON,
    CHANNEL_SELECT,
    ROLE_SELECT,
    SELECTS,
    STRING_SELECT,
    USER_SELECT,
    interactive,
)
from sandbox.validation.modals import answers


class UserActions:
    """The part of the local API that acts as a user."""

    def __init__(
        self,
        state: State,
        payloads: Payloads,
        interactions: Interactions,
        messages: Messages,
        threads: Threads,
        installs: Installs,
    ) -> None:
        self._state = state
        self._payloads = payloads
        self._interactions = interactions
        self._messages = messages
        self._threads = threads
        self._find = Finder(state)
        self._command_input = CommandInput(state, payloads, installs)

    def routes(self) -> Iterable[LocalRoute]:
        """The paths that this serves."""
        yield "POST", "/command", self.command
        yield "POST", "/autocomplete", self.autocomplete
        yield "POST", "/press", self.press
        yield "POST", "/select", self.select
        yield "POST", "/submit", self.submit
        yield "POST", "/say", self.say
        yield "POST", "/threads", self.start_thread
        yield "POST", "/dismiss", self.dismiss

    def _where(self, body: Json) -> tuple[User, Channel]:
        user_id, channel_id = ident(body, "user"), ident(body, "channel_id")
        user = self._find.user(user_id)
        return user, self._find.channel(user, channel_id)

    def _guild(self, channel: Channel) -> Guild | None:
        """The guild in which something is done, or None in a direct message."""
        if channel.private:
            return None
        if channel.type in POSTED_IN:
            raise UserError(409, "In a forum one acts in its posts.")
        return self._state.guild_of(channel)

    async def command(self, request: web.Request) -> Json:
        """POST a slash command."""
        return await self._typed(COMMAND, await read(request))

    async def autocomplete(self, request: web.Request) -> Json:
        """POST what a user has typed so far of one option."""
        body = await read(request)
        return await self._typed(AUTOCOMPLETE, body, focused=text(body, "focused"))

    async def _typed(self, kind: int, body: Json, focused: str | None = None) -> Json:
        user, channel = self._where(body)
        data, name = self._command_input.data(
            user,
            text(body, "command"),
            body.get("options") or {},
            channel=channel,
            guild=self._guild(channel),
            focused=focused,
        )
        return await self._interactions.perform(kind, user, channel, data, command_name=name)

    def _component(
        self, user: User, channel: Channel, body: Json, kinds: tuple[int, ...]
    ) -> tuple[Message, Json]:
        message_id, custom_id = ident(body, "message_id"), text(body, "custom_id")
        message = self._find.message(user, channel, message_id)
        component = interactive(message.components, custom_id)
        if component is None:
            raise Denied(409, "page-part-gone")
        if component["type"] not in kinds:
            raise UserError(400, "That component is not used so.")
        if component.get("disabled"):
            raise Denied(409, "page-part-disabled")
        return message, component

    async def press(self, request: web.Request) -> Json:
        """POST a press of a button."""
        body = await read(request)
        user, channel = self._where(body)
        self._guild(channel)
        message, component = self._component(user, channel, body, (BUTTON,))
        data = {
            "custom_id": component["custom_id"],
            "component_type": BUTTON,
            "id": component["id"],
        }
        return await self._interactions.perform(COMPONENT, user, channel, data, message=message)

    async def select(self, request: web.Request) -> Json:
        """POST a choice in a select menu."""
        body = await read(request)
        user, channel = self._where(body)
        guild = self._guild(channel)
        message, component = self._component(user, channel, body, SELECTS)
        values = body.get("values")
        if not isinstance(values, list):
            raise UserError(400, "“values” must be a list.")
        values = [str(value) for value in values]
        low, high = component["min_values"], component["max_values"]
        if not low <= len(values) <= high or len(set(values)) < len(values):
            raise UserError(400, f"Choose {low} to {high} different values.")
        data: Json = {
            "custom_id": component["custom_id"],
            "component_type": component["type"],
            "id": component["id"],
            "values": values,
        }
        resolved = ResolvedData(self._state, self._payloads, user, guild=guild)
        _resolve(resolved, component, values)
        if resolved.found:
            data["resolved"] = resolved.found
        return await self._interactions.perform(COMPONENT, user, channel, data, message=message)

    async def submit(self, request: web.Request) -> Json:
        """POST a filled-in form."""
        body = await read(request)
        user, channel = self._where(body)
        guild = self._guild(channel)
        modal = self._interactions.modal_for(
            user, text(body, "interaction_id"), text(body, "custom_id")
        )
        values: Any = body.get("values") or {}
        if not isinstance(values, dict):
            raise UserError(400, "“values” must be an object.")
        data: Json = {
            "custom_id": modal.data["custom_id"],
            "components": answers(modal.data, values),
        }
        resolved = ResolvedData(self._state, self._payloads, user, guild=guild)
        for asked, answer in zip(modal.data["components"], data["components"], strict=True):
            if "component" in asked:
                _resolve(resolved, asked["component"], answer["component"].get("values", []))
        if resolved.found:
            data["resolved"] = resolved.found
        message = channel.messages.get(modal.message_id or "")
        outcome = await self._interactions.perform(
            MODAL_SUBMIT, user, channel, data, message=message, triggered_by=modal.metadata
        )
        # A form whose sending failed stays open, as in Discord's client.
        if outcome["outcome"] != "failed":
            self._state.modals.pop(modal.interaction_id, None)
        return outcome

    async def say(self, request: web.Request) -> Json:
        """POST words in a channel."""
        body = await read(request)
        user, channel = self._where(body)
        content = _words(body, "content", 2000)
        if channel.type in POSTED_IN:
            raise UserError(400, "In a forum one writes in its posts.")
        locked = channel.thread is not None and channel.thread.locked
        if locked and not self._state.is_moderator(user, self._state.guild_of(channel)):
            raise Denied(403, "page-locked")
        return self._payloads.message(self._messages.say(channel, user, content))

    async def start_thread(self, request: web.Request) -> Json:
        """POST a thread of a user, with its first message; in a forum that is a post."""
        body = await read(request)
        user, parent = self._where(body)
        name, content = _words(body, "name", 100), _words(body, "content", 2000)
        return self._payloads.channel(self._threads.open(parent, user, name, content))

    async def dismiss(self, request: web.Request) -> Json:
        """POST that a user puts away an ephemeral message."""
        body = await read(request)
        user, channel = self._where(body)
        message = self._find.message(user, channel, ident(body, "message_id"))
        if message.only_for != user.id:
            raise UserError(400, "Only what you alone see can be dismissed.")
        self._messages.delete(channel, message)
        return {}


def _resolve(resolved: ResolvedData, component: Json, values: Iterable[str]) -> None:
    """Add what was chosen in a select. Raises UserError for what it does not offer."""
    resolve = {
        USER_SELECT: resolved.user,
        ROLE_SELECT: resolved.role,
        CHANNEL_SELECT: partial(resolved.channel, kinds=component.get("channel_types", ())),
    }.get(component["type"])
    offered = {option["value"] for option in component.get("options", [])}
    for value in values:
        if resolve is not None:
            resolve(value)
        elif component["type"] == STRING_SELECT and value not in offered:
            raise Denied(409, "page-not-offered", what=value)


def _words(body: Json, key: str, most: int) -> str:
    words = text(body, key).strip()
    if not 1 <= len(words) <= most:
        raise UserError(400, f"“{key}” has 1 to {most} characters.")
    return words
