"""Routes of the application's own emojis."""

from __future__ import annotations

import base64
import binascii
import re
from collections.abc import Iterable
from typing import Any

from sandbox.api.router import Call, Route
from sandbox.dispatcher import Dispatcher
from sandbox.errors import DiscordError
from sandbox.model import Emoji, Json
from sandbox.payloads import Payloads
from sandbox.state import State
from sandbox.validation.fields import Fields

EMOJIS = "/applications/{application_id}/emojis"
EMOJI = EMOJIS + "/{emoji_id}"
MOST = 2000
MOST_BYTES = 256 * 1024
"""Both: https://discord.com/developers/docs/resources/emoji."""

IMAGE = re.compile(r"data:(image/(?:png|jpeg|gif|webp|avif));base64,(.+)", re.DOTALL)


class EmojiRoutes:
    """What the bot does with its emojis, which it may use everywhere."""

    def __init__(self, state: State, payloads: Payloads, dispatcher: Dispatcher) -> None:
        self._state = state
        self._payloads = payloads
        self._dispatcher = dispatcher

    def routes(self) -> Iterable[Route]:
        """The table."""
        yield Route("GET", EMOJIS, self.list_all)
        yield Route("POST", EMOJIS, self.create, status=201)
        yield Route("GET", EMOJI, self.get)
        yield Route("PATCH", EMOJI, self.edit)
        yield Route("DELETE", EMOJI, self.delete)

    def _shelf(self, call: Call) -> dict[str, Emoji]:
        if call.params["application_id"] != self._state.bot.id:
            raise DiscordError(403, 20012, "You are not authorized to perform this action")
        return self._state.emojis

    def _emoji(self, call: Call) -> Emoji:
        try:
            return self._shelf(call)[call.params["emoji_id"]]
        except KeyError:
            raise DiscordError(404, 10014, "Unknown Emoji") from None

    def list_all(self, call: Call) -> Json:
        """GET all of them."""
        return {"items": [self._payloads.emoji(emoji) for emoji in self._shelf(call).values()]}

    def get(self, call: Call) -> Json:
        """GET one."""
        return self._payloads.emoji(self._emoji(call))

    def create(self, call: Call) -> Json:
        """POST a new one, its picture in the body."""
        shelf, fields = self._shelf(call), Fields()
        name = self._name(fields, call.body.get("name"), shelf.values())
        content_type, data = self._image(fields, call.body.get("image"))
        fields.check()
        if len(data) > MOST_BYTES:
            raise DiscordError(400, 0, "File cannot be larger than 256.0 kb.")
        if len(shelf) >= MOST:
            raise DiscordError(400, 30008, f"Maximum number of emojis reached ({MOST})")
        emoji = Emoji(self._state.ids.mint(), name, data, content_type)
        shelf[emoji.id] = emoji
        self._dispatcher.emojis_changed()
        return self._payloads.emoji(emoji)

    def edit(self, call: Call) -> Json:
        """PATCH the name."""
        emoji, fields = self._emoji(call), Fields()
        if "name" in call.body:
            others = [each for each in self._shelf(call).values() if each is not emoji]
            name = self._name(fields, call.body["name"], others)
            fields.check()
            emoji.name = name
            self._dispatcher.emojis_changed()
        return self._payloads.emoji(emoji)

    def delete(self, call: Call) -> None:
        """DELETE one."""
        del self._shelf(call)[self._emoji(call).id]
        self._dispatcher.emojis_changed()

    @staticmethod
    def _name(fields: Fields, raw: Any, others: Iterable[Emoji]) -> str:
        name = fields.text(("name",), raw, 2, 32, required=True) or ""
        if name and re.fullmatch(r"[A-Za-z0-9_]+", name) is None:
            fields.complain(("name",), "STRING_TYPE_REGEX", "String value did not match.")
        if any(each.name == name for each in others):
            code = "APPLICATION_EMOJI_NAME_ALREADY_TAKEN"
            fields.complain(("name",), code, "Application emoji name already taken")
        return name

    @staticmethod
    def _image(fields: Fields, raw: Any) -> tuple[str, bytes]:
        found = IMAGE.fullmatch(raw) if isinstance(raw, str) else None
        if found is not None:
            try:
                return found[1], base64.b64decode(found[2], validate=True)
            except binascii.Error:
                pass
        fields.complain(("image",), "IMAGE_INVALID", "Invalid image data")
        return "", b""
