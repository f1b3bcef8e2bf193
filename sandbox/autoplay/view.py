"""What a user who plays by itself sees: channels, messages, and what can be used on them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from sandbox.model import ChannelType, Json, MessageFlag
from sandbox.validation.components import BUTTON, SELECTS, STRING_SELECT, USER_SELECT

KEPT_MESSAGES = 60


@dataclass(frozen=True, slots=True)
class Control:
    """A button or select that can be used, and the message that it is on, in Discord's JSON."""

    component: Json
    message: Json
    private: bool
    """Whether only this user sees the message: a direct message, an ephemeral reply."""

    @property
    def custom_id(self) -> str:
        """What the bot knows it by."""
        return str(self.component["custom_id"])

    @property
    def style(self) -> int | None:
        """A button's style; a select has none."""
        return self.component.get("style")

    @property
    def is_chosen(self) -> bool:
        """Whether it is a select that shows a choice already."""
        return any(option.get("default") for option in self.component.get("options", []))

    @property
    def is_button(self) -> bool:
        """Whether it is pressed, and no value is chosen."""
        return bool(self.component["type"] == BUTTON)


@dataclass(frozen=True)
class Action:
    """One thing that a user could do: press a button, or choose values of a select."""

    channel_id: str
    message_id: str
    custom_id: str
    values: tuple[str, ...] | None = None


class Look:
    """What is found in one state of a message, which is looked at again at every event."""

    def __init__(self, message: Json) -> None:
        self.message = message
        self.asked_of: dict[tuple[bool, int], list[Control]] = {}
        self.sorted: dict[object, Any] = {}
        """The same, by what a policy says each is for."""

    @cached_property
    def controls(self) -> list[Json]:
        """The buttons and selects on it that can be used."""
        return list(controls(self.message.get("components")))

    @cached_property
    def text(self) -> str:
        """All that a reader of it sees, line by line."""
        return "\n".join(texts(self.message))

    @cached_property
    def state(self) -> str:
        """What can be used on it, in a form that can be compared."""
        return json.dumps(self.message.get("components") or [], sort_keys=True)


@dataclass
class View:
    """What one user sees: channels and the newest messages of each."""

    user_id: str
    dms_open: bool = True
    people: dict[str, list[str]] = field(default_factory=dict)
    """Everybody, with the guilds that they are in."""
    channels: dict[str, Json] = field(default_factory=dict)
    messages: dict[str, dict[str, Json]] = field(default_factory=dict)
    _looks: dict[str, Look] = field(default_factory=dict, repr=False)

    def look(self, message: Json) -> Look:
        """What is found in the message: what has changed came as another one."""
        look = self._looks.get(message["id"])
        if look is None or look.message is not message:
            look = self._looks[message["id"]] = Look(message)
        return look

    def put(self, message: Json) -> None:
        """Take a message that is new or was changed."""
        channel = self.messages.setdefault(message["channel_id"], {})
        channel[message["id"]] = message
        while len(channel) > KEPT_MESSAGES:
            del channel[min(channel, key=int)]

    def newest_first(self) -> list[Json]:
        """All messages, by their last change."""
        found = [message for channel in self.messages.values() for message in channel.values()]
        if len(self._looks) > 2 * len(found):
            self._looks.clear()  # Most of what was looked at is gone.
        return sorted(found, key=lambda m: (changed(m), int(m["id"])), reverse=True)

    def is_private(self, message: Json) -> bool:
        """Whether only this user sees it: their direct message or their ephemeral reply."""
        channel = self.channels.get(message["channel_id"], {})
        return channel.get("type") == ChannelType.DM or is_ephemeral(message)

    def mentions(self, message: Json) -> bool:
        """Whether the message mentions this user anywhere in its text."""
        text = self.look(message).text
        return f"<@{self.user_id}>" in text or f"<@!{self.user_id}>" in text

    def controls(self, message: Json) -> list[Control]:
        """What this user could use on the message; a select only if enough is known to choose."""
        look = self.look(message)
        place = message["channel_id"]
        known = (self.is_private(message), len(self.people_in(place)))
        if known not in look.asked_of:
            look.asked_of[known] = [
                Control(component, message, known[0])
                for component in look.controls
                if component["type"] == BUTTON or self.can_choose(component, place)
            ]
        return look.asked_of[known]

    def people_in(self, channel_id: str) -> list[str]:
        """Who is in the guild of a channel; where it is of none, everybody."""
        guild = self.channels.get(channel_id, {}).get("guild_id")
        return [user for user, guilds in self.people.items() if guild is None or guild in guilds]

    def values(self, select: Json, channel_id: str) -> list[str]:
        """What a select offers: its own options, the people, or nothing that is known here."""
        if select["type"] == STRING_SELECT:
            return [option["value"] for option in select.get("options", [])]
        return self.people_in(channel_id) if select["type"] == USER_SELECT else []

    def can_choose(self, select: Json, channel_id: str) -> bool:
        """Whether as many values are known as must be chosen, and one at least."""
        return len(self.values(select, channel_id)) >= max(1, int(select.get("min_values", 1)))


def changed(message: Json) -> str:
    """When the message was last changed, in a form that can be compared."""
    return message.get("edited_timestamp") or message.get("timestamp") or ""


def is_ephemeral(message: Json) -> bool:
    """Whether it is a reply that one user alone sees."""
    return bool(message.get("flags", 0) & MessageFlag.EPHEMERAL)


def texts(part: Any) -> Iterator[str]:
    """Every piece of text that a reader of the message sees, in order."""
    if isinstance(part, list):
        for each in part:
            yield from texts(each)
    elif isinstance(part, dict):
        for key, value in part.items():
            if key in {"content", "description", "title", "name", "value"}:
                if isinstance(value, str):
                    yield value
            elif key in {"components", "accessory", "embeds", "fields"}:
                yield from texts(value)


def controls(part: Any) -> Iterator[Json]:
    """The buttons and selects among these components that can be used."""
    if isinstance(part, list):
        for each in part:
            yield from controls(each)
    elif isinstance(part, dict):
        kind = part.get("type")
        if (kind == BUTTON or kind in SELECTS) and part.get("custom_id"):
            if not part.get("disabled"):
                yield part
            return
        yield from controls(part.get("components"))
        yield from controls(part.get("accessory"))
