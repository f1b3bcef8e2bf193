"""Starts what a user who plays by itself hosts: not at once, for others need a while to join."""

from __future__ import annotations

from sandbox.autoplay.policy import Policy, Purpose, by_purpose
from sandbox.autoplay.view import Action, Control, View
from sandbox.model import Json

RETRY_SECONDS = 60.0
"""How long a start waits that was not answered the first time."""


class Starter:
    """Starts each thing that the user hosts once nobody has come or gone for a while."""

    def __init__(self, policy: Policy) -> None:
        self._policy = policy
        self._since: dict[str, tuple[str, float]] = {}
        self._tried: dict[str, str] = {}
        self._failed: set[str] = set()

    def wait(self, view: View, now: float) -> float | None:
        """Say in how many seconds the next start is due; None while there is none."""
        due = [when for when, _ in self._due(view, now)]
        return max(0.0, min(due) - now) if due else None

    def next_action(self, view: View, now: float) -> Action | None:
        """Start what has waited long enough: once for each state that it is in."""
        for when, action in self._due(view, now):
            if when <= now:
                self._tried[action.message_id] = self._since[action.message_id][0]
                return action
        return None

    def _due(self, view: View, now: float) -> list[tuple[float, Action]]:
        """Every start that is this user's to make, and when."""
        found = []
        for message in view.newest_first():
            control = self._start(view, message)
            if control is None or self._policy.host(message) != view.user_id:
                continue
            number, state = message["id"], view.look(message).state
            if self._tried.get(number) == state:
                continue
            if number not in self._since or self._since[number][0] != state:
                self._since[number] = (state, now)
            quiet = self._policy.quiet_seconds(message)
            wait = max(quiet, RETRY_SECONDS) if number in self._failed else quiet
            action = Action(message["channel_id"], number, control.custom_id)
            found.append((self._since[number][1] + wait, action))
        return found

    def _start(self, view: View, message: Json) -> Control | None:
        starts = by_purpose(self._policy, view, message).get(Purpose.START, [])
        return next(iter(starts), None)

    def refused(self, action: Action) -> None:
        """The bot said no: it may say yes when the message has changed."""

    def failed(self, action: Action, view: View) -> None:
        """There was no answer: to be tried again after the longer wait."""
        self._tried.pop(action.message_id, None)
        self._since.pop(action.message_id, None)
        self._failed.add(action.message_id)
