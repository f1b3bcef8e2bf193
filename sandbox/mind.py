"""What a user who plays by itself sees, and what it decides to do. It knows no game.

It goes by the bot's convention for buttons: grey and link buttons lead somewhere (cards, rules),
green ones on a public message invite to take part, all others and the selects answer a question
or manage a table.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

Json = dict[str, Any]

DM, EPHEMERAL = 1, 1 << 6
BUTTON, STRING_SELECT, TEXT_INPUT, LABEL = 2, 3, 4, 18
SELECTS = (3, 5, 6, 7, 8)
GREY, GREEN, LINK = 2, 3, 5
# Nobody wants to see a table abandoned by chance; and a question is seldom answered by its end.
NEVER = re.compile(r"\b(leave|cancel|quit|resign|forfeit|abandon)\b", re.IGNORECASE)
# Nor does a player keep order at court, or have anything erased.
NOT_MINE = re.compile(r"gg:[xp]:|gg:t:\d+:(sure-|begin$)")  # a host begins: hosting.py
SELDOM = re.compile(r"\bend\b", re.IGNORECASE)
# Who would have to choose many things one after the other lets chance choose them all.
CHANCE = re.compile(r"\bat random\b", re.IGNORECASE)
CARDS = re.compile(r"card", re.IGNORECASE)
KEPT_MESSAGES = 60
WORDS = ("Long live the King!", "I saw nothing, my lords.", "It was not me.", "A toast!")


@dataclass(frozen=True)
class Deed:
    """One thing that a user could do: press a button, or choose values of a select."""

    channel_id: str
    message_id: str
    custom_id: str
    values: tuple[str, ...] | None = None


@dataclass
class View:
    """What one user sees: channels and the newest messages of each."""

    user_id: str
    name: str = ""
    dms_open: bool = True
    people: list[str] = field(default_factory=list)
    channels: dict[str, Json] = field(default_factory=dict)
    messages: dict[str, dict[str, Json]] = field(default_factory=dict)

    def put(self, message: Json) -> None:
        """Take a message that is new or was changed."""
        room = self.messages.setdefault(message["channel_id"], {})
        room[message["id"]] = message
        while len(room) > KEPT_MESSAGES:
            del room[min(room, key=int)]

    def newest_first(self) -> list[Json]:
        """All messages, by their last change."""
        found = [message for room in self.messages.values() for message in room.values()]
        return sorted(found, key=lambda m: (_changed(m), int(m["id"])), reverse=True)

    def is_private(self, message: Json) -> bool:
        """Whether only this user sees it: their direct message or their ephemeral reply."""
        channel = self.channels.get(message["channel_id"], {})
        return channel.get("type") == DM or bool(message.get("flags", 0) & EPHEMERAL)

    def mentions(self, message: Json) -> bool:
        """Whether the message names this user anywhere in its text."""
        names = (f"<@{self.user_id}>", f"<@!{self.user_id}>")
        return any(name in text for text in texts(message) for name in names)


def _changed(message: Json) -> str:
    return message.get("edited_timestamp") or message.get("timestamp") or ""


def texts(part: Any) -> Iterator[str]:
    """Every piece of text that a reader of the message sees."""
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
    """The buttons and selects of a message that can be used."""
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


class Mind:
    """Decides what one user does next, and remembers what was done already."""

    def __init__(self, dice: random.Random) -> None:
        self._dice = dice
        self._done: set[tuple[str, str]] = set()
        self._failed: set[tuple[str, str]] = set()
        self._accepted: set[str] = set()
        self._refused: set[tuple[str, str]] = set()

    def next_deed(self, view: View) -> Deed | None:
        """Answer what is asked of the user; else take part; else ask for the cards."""
        messages = view.newest_first()
        return (
            self._answer(view, messages)
            or self._take_part(view, messages)
            or self._ask_for_cards(view, messages)
        )

    def _answer(self, view: View, messages: list[Json]) -> Deed | None:
        for message in messages:
            private = view.is_private(message)
            if not (private or view.mentions(message)) or self._is_done(message):
                continue
            open_to_me = [
                c for c in self._answers(message, view) if private or self._apt(message, c)
            ]
            eager = [c for c in open_to_me if not SELDOM.search(c.get("label") or "")]
            choice = eager or (open_to_me if private else [])
            choice = [c for c in choice if CHANCE.search(_words(c))] or choice
            if choice:
                return self._deed(message, self._dice.choice(choice), view)
        return None

    def _answers(self, message: Json, view: View) -> list[Json]:
        return [
            control
            for control in controls(message.get("components"))
            if (
                control.get("style") not in (GREY, LINK)
                if control["type"] == BUTTON
                else _enough(control, _values(control, view))
            )
            and not _is_out_of_the_question(control)
        ]

    def _apt(self, message: Json, control: Json) -> bool:
        """On a public message: no invitation twice, and nothing that was refused there."""
        if control.get("style") == GREEN and message["id"] in self._accepted:
            return False
        return (message["id"], control["custom_id"]) not in self._refused

    def _take_part(self, view: View, messages: list[Json]) -> Deed | None:
        asked: set[str] = set()
        for message in messages:
            if view.is_private(message) or message["channel_id"] in asked:
                continue
            invitations = [
                control
                for control in controls(message.get("components"))
                if control["type"] == BUTTON
                and control.get("style") == GREEN
                and not _is_out_of_the_question(control)
            ]
            if not invitations:
                continue
            asked.add(message["channel_id"])
            if message["id"] not in self._accepted and not self._is_done(message):
                return self._deed(message, self._dice.choice(invitations), view)
        return None

    def _ask_for_cards(self, view: View, messages: list[Json]) -> Deed | None:
        """With closed direct messages, the panel is had by the grey button for it."""
        if view.dms_open:
            return None
        for message in messages:
            if view.is_private(message) or not view.mentions(message):
                continue
            for control in controls(message.get("components")):
                words = f"{_words(control)} {control['custom_id']}"
                if control.get("style") != GREY or not CARDS.search(words):
                    continue
                key = (message["id"], f"cards {_changed(message)}")
                if key in self._done:
                    return None
                self._done.add(key)
                return Deed(message["channel_id"], message["id"], control["custom_id"])
        return None

    def _deed(self, message: Json, control: Json, view: View) -> Deed:
        self._done.add(_state(message))
        if control.get("style") == GREEN:
            self._accepted.add(message["id"])
        values = None
        if control["type"] != BUTTON:
            values = self._pick(control, _values(control, view))
        return Deed(message["channel_id"], message["id"], control["custom_id"], values)

    def _pick(self, control: Json, values: list[str]) -> tuple[str, ...]:
        least = max(1, control.get("min_values", 1))
        most = max(least, min(control.get("max_values", 1), len(values)))
        return tuple(self._dice.sample(values, self._dice.randint(least, most)))

    def fill(self, modal: Json, view: View) -> dict[str, str | list[str]]:
        """Something plausible in every field of a modal."""
        answers: dict[str, str | list[str]] = {}
        for part in modal.get("components") or []:
            inner = [part["component"]] if part["type"] == LABEL else part.get("components", [])
            for control in inner:
                if control["type"] == TEXT_INPUT:
                    words = control.get("value") or self._dice.choice(WORDS)
                    answers[control["custom_id"]] = words[: control.get("max_length", 4000)]
                elif control["type"] in SELECTS:
                    values = _values(control, view)
                    if _enough(control, values):
                        answers[control["custom_id"]] = list(self._pick(control, values))
        return answers

    # --- how it went ----------------------------------------------------------

    def _is_done(self, message: Json) -> bool:
        return _state(message) in self._done

    def refused(self, deed: Deed) -> None:
        """The bot said no: on that message this is not tried again."""
        self._refused.add((deed.message_id, deed.custom_id))

    def failed(self, deed: Deed, view: View) -> None:
        """There was no answer: to be tried again, but only after something has changed."""
        message = view.messages.get(deed.channel_id, {}).get(deed.message_id)
        if message is not None:
            self._failed.add(_state(message))
            self._failed.add((deed.message_id, f"cards {_changed(message)}"))
        self._accepted.discard(deed.message_id)

    def changed(self, message_id: str | None) -> None:
        """A message was edited, or (None) the bot came back: what failed may be tried again."""
        again = {key for key in self._failed if message_id in (None, key[0])}
        self._failed -= again
        self._done -= again


def _words(control: Json) -> str:
    return str(control.get("label") or "")


def _is_out_of_the_question(control: Json) -> bool:
    return bool(NEVER.search(_words(control)) or NOT_MINE.match(control["custom_id"]))


def _state(message: Json) -> tuple[str, str]:
    return message["id"], json.dumps(message.get("components") or [], sort_keys=True)


def _values(control: Json, view: View) -> list[str]:
    """What a select offers: its own options, the people, or nothing that we know."""
    if control["type"] == STRING_SELECT:
        return [option["value"] for option in control.get("options", [])]
    return list(view.people) if control["type"] in (5, 7) else []


def _enough(control: Json, values: list[str]) -> bool:
    return len(values) >= max(1, int(control.get("min_values", 1)))
