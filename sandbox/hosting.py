"""What a host who plays by itself does with a lobby: wait for company, then begin.

Not part of what a user does at once (mind.py): whoever pressed *Play again* is the host, and those
who want to come, too, need a while.
"""

from __future__ import annotations

import json
import re

from sandbox.mind import Deed, Json, View, controls, texts

QUIET_SECONDS = 8.0
"""How long nothing must have changed in a lobby before it begins."""
KEPT_SECONDS = 60.0
"""The same while a seat is kept: its player may still be reading how the last game ended."""

BEGIN = re.compile(r":begin$")
KEPT = re.compile(r"^\d+ · (?!\*\*)", re.MULTILINE)
UNSEEN = re.compile("[\\\\\u200b\u2066-\u2069]")
"""What makes a name safe to show: no part of the name itself."""


class Host:
    """Begins the lobbies whose host the user is, each once nobody has come or gone for a while."""

    def __init__(self, quiet: float = QUIET_SECONDS, kept: float = KEPT_SECONDS) -> None:
        self._quiet = quiet
        self._kept = kept
        self._since: dict[str, tuple[str, float]] = {}
        self._tried: dict[str, str] = {}
        self._failed: set[str] = set()

    def wait(self, view: View, now: float) -> float | None:
        """Say in how many seconds the next lobby may begin; None while none can."""
        due = [when for when, _ in self._due(view, now)]
        return max(0.0, min(due) - now) if due else None

    def next_deed(self, view: View, now: float) -> Deed | None:
        """Begin a lobby that has waited long enough: once for each state that it is in."""
        for when, deed in self._due(view, now):
            if when <= now:
                self._tried[deed.message_id] = self._since[deed.message_id][0]
                return deed
        return None

    def _due(self, view: View, now: float) -> list[tuple[float, Deed]]:
        """Every lobby that this user may begin, and when."""
        found = []
        for message in view.newest_first():
            begin = _begin(message)
            if begin is None or view.is_private(message) or not _leads(message, view):
                continue
            number, state = message["id"], _state(message)
            if self._tried.get(number) == state:
                continue
            if number not in self._since or self._since[number][0] != state:
                self._since[number] = (state, now)
            slowly = number in self._failed or any(KEPT.search(text) for text in texts(message))
            due = self._since[number][1] + (self._kept if slowly else self._quiet)
            found.append((due, Deed(message["channel_id"], number, begin["custom_id"])))
        return found

    def refused(self, deed: Deed) -> None:
        """The bot said no: it may say yes when the lobby has changed."""

    def failed(self, deed: Deed, view: View) -> None:
        """There was no answer: to be tried again after the longer wait."""
        self._tried.pop(deed.message_id, None)
        self._since.pop(deed.message_id, None)
        self._failed.add(deed.message_id)


def _begin(message: Json) -> Json | None:
    buttons = controls(message.get("components"))
    return next((each for each in buttons if BEGIN.search(each["custom_id"])), None)


def _leads(message: Json, view: View) -> bool:
    """Whether the message's first words, which name the host, name this user."""
    heading = UNSEEN.sub("", next((text for text in texts(message) if text), ""))
    if f"<@{view.user_id}>" in heading:
        return True
    # Of two with one name, each is told apart by the seat: who is not the host is refused.
    return bool(re.search(rf"\*\*{re.escape(UNSEEN.sub('', view.name))}( \([^)]*\))?\*\*", heading))


def _state(message: Json) -> str:
    return json.dumps(message.get("components") or [], sort_keys=True)
