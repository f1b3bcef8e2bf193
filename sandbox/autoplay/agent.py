"""Decides what a user who plays by itself does next: answer, join, or open what is private."""

from __future__ import annotations

import random
from collections import Counter

from sandbox.autoplay.policy import Policy, Purpose, by_purpose
from sandbox.autoplay.view import Action, Control, View, changed
from sandbox.model import Json
from sandbox.validation.components import LABEL, SELECTS, TEXT_INPUT

MOST_RETURNS = 3
"""How often one state of a message is answered: pages that turn in a circle end some day."""


class Agent:
    """Decides for one user, by chance among what the policy allows, and remembers what was done."""

    def __init__(self, policy: Policy, rng: random.Random) -> None:
        self._policy = policy
        self._rng = rng
        self._done: Counter[tuple[str, str]] = Counter()
        self._latest: dict[str, tuple[str, str]] = {}
        self._failed: set[tuple[str, str]] = set()
        self._joined: set[str] = set()
        self._spoken: set[str] = set()
        self._refused: set[tuple[str, str]] = set()

    def next_action(self, view: View) -> Action | None:
        """Answer what is asked of the user; else join, open what a DM would have shown, speak."""
        messages = view.newest_first()
        return (
            self._answer(view, messages)
            or self._join(view, messages)
            or self._open_private(view, messages)
            or self._speak(view, messages)
        )

    def _answer(self, view: View, messages: list[Json]) -> Action | None:
        for message in messages:
            private = view.is_private(message)
            if not (private or view.mentions(message)) or self._is_done(view, message):
                continue
            for purpose in (Purpose.ANSWER, Purpose.LAST_RESORT):
                choice = [
                    control
                    for control in self._used_for(purpose, view, message)
                    if private or (message["id"], control.custom_id) not in self._refused
                ]
                # Of several selects that wait for each other, those without a choice come first.
                choice = [control for control in choice if not control.is_chosen] or choice
                if choice:
                    return self._use(self._rng.choice(choice), view)
        return None

    def _join(self, view: View, messages: list[Json]) -> Action | None:
        """Only the newest invitation of a channel counts: an older one is over."""
        seen: set[str] = set()
        for message in messages:
            invitations = self._used_for(Purpose.JOIN, view, message)
            if not invitations or message["channel_id"] in seen:
                continue
            seen.add(message["channel_id"])
            if message["id"] not in self._joined and not self._is_done(view, message):
                self._joined.add(message["id"])
                return self._use(self._rng.choice(invitations), view)
        return None

    def _open_private(self, view: View, messages: list[Json]) -> Action | None:
        if view.dms_open:
            return None
        for message in messages:
            if view.is_private(message) or not view.mentions(message):
                continue
            for control in self._used_for(Purpose.OPEN_PRIVATE, view, message):
                key = _opened(message)
                if self._done[key]:
                    return None
                self._done[key] += 1
                return Action(message["channel_id"], message["id"], control.custom_id)
        return None

    def _speak(self, view: View, messages: list[Json]) -> Action | None:
        """Whatever the message asks besides stays to be answered."""
        for message in messages:
            controls = self._used_for(Purpose.SPEAK, view, message)
            if controls and view.is_private(message) and message["id"] not in self._spoken:
                self._spoken.add(message["id"])
                return Action(message["channel_id"], message["id"], controls[0].custom_id)
        return None

    def _used_for(self, purpose: Purpose, view: View, message: Json) -> list[Control]:
        return by_purpose(self._policy, view, message).get(purpose, [])

    def _use(self, control: Control, view: View) -> Action:
        message = control.message
        state = _state(view, message)
        self._done[state] += 1
        self._latest[message["id"]] = state
        place = message["channel_id"]
        values = None if control.is_button else self._choose(control.component, view, place)
        return Action(message["channel_id"], message["id"], control.custom_id, values)

    def _is_done(self, view: View, message: Json) -> bool:
        """Whether this state of the message was answered; one that comes back is a new question."""
        state = _state(view, message)
        return self._latest.get(message["id"]) == state or self._done[state] >= MOST_RETURNS

    def _choose(self, select: Json, view: View, channel_id: str) -> tuple[str, ...]:
        values = view.values(select, channel_id)
        least = max(1, select.get("min_values", 1))
        most = max(least, min(select.get("max_values", 1), len(values)))
        return tuple(self._rng.sample(values, self._rng.randint(least, most)))

    def fill(self, modal: Json, view: View, channel_id: str) -> dict[str, str | list[str]]:
        """Something plausible in every field of a modal that was opened in a channel."""
        answers: dict[str, str | list[str]] = {}
        for part in modal.get("components") or []:
            inner = [part["component"]] if part["type"] == LABEL else part.get("components", [])
            for field in inner:
                if field["type"] == TEXT_INPUT:
                    answers[field["custom_id"]] = self._text(field)
                elif field["type"] in SELECTS and view.can_choose(field, channel_id):
                    answers[field["custom_id"]] = list(self._choose(field, view, channel_id))
        return answers

    def _text(self, field: Json) -> str:
        text = field.get("value") or self._rng.choice(self._policy.phrases)
        while len(text) < field.get("min_length", 0):
            text += f" {text}"
        return str(text[: field.get("max_length", 4000)])

    # -- how it went -----------------------------------------------------------------------------

    def refused(self, action: Action) -> None:
        """The bot said no: on that message this is not tried again."""
        self._refused.add((action.message_id, action.custom_id))

    def invited(self, action: Action) -> bool:
        """Say whether this was an invitation that was accepted, or would have been."""
        return action.message_id in self._joined

    def try_again(self, action: Action) -> None:
        """Forget that an invitation was refused: the reason may be gone."""
        self._joined.discard(action.message_id)
        state = self._latest.pop(action.message_id, None)
        if state is not None:
            del self._done[state]

    def failed(self, action: Action, view: View) -> None:
        """There was no answer: to be tried again, but only after something has changed."""
        message = view.messages.get(action.channel_id, {}).get(action.message_id)
        if message is not None:
            self._failed |= {_state(view, message), _opened(message)}
        self._joined.discard(action.message_id)

    def changed(self, message_id: str | None) -> None:
        """A message was edited, or (None) the bot came back: what failed may be tried again."""
        again = {key for key in self._failed if message_id in (None, key[0])}
        self._failed -= again
        for key in again:
            del self._done[key]
            if self._latest.get(key[0]) == key:
                del self._latest[key[0]]


def _state(view: View, message: Json) -> tuple[str, str]:
    return message["id"], view.look(message).state


def _opened(message: Json) -> tuple[str, str]:
    return message["id"], f"opened {changed(message)}"
