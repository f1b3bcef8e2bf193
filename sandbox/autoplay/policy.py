"""What users who play by themselves have to be told about a bot: what its controls are for."""

from __future__ import annotations

from enum import Enum, auto

from sandbox.autoplay.view import Control, View
from sandbox.model import Json
from sandbox.validation.components import LINK

BLUE, GREY, GREEN, RED = 1, 2, 3, 4
"""Discord's styles of buttons: primary, secondary, success, danger."""


class Purpose(Enum):
    """What a control is for, and so when it is used."""

    IGNORE = auto()
    """It leads somewhere, or is not to be used by chance."""
    ANSWER = auto()
    """It answers what this user is asked: in private, or where they are mentioned."""
    LAST_RESORT = auto()
    """An answer, too, but only where there is no other."""
    JOIN = auto()
    """It invites everybody to take part: used once a message."""
    START = auto()
    """It starts what its host has gathered people for, once nobody has come or gone for a while."""
    SPEAK = auto()
    """It leads to something that a user says unasked: used in private, once a message."""
    OPEN_PRIVATE = auto()
    """It shows a user what a direct message would: for those who have them closed."""


class Policy:
    """How a bot is played with. Override what your bot does differently.

    As it stands it goes by Discord's own use of colours: blue acts, grey leads elsewhere, green
    invites, red cannot be taken back.
    """

    phrases: tuple[str, ...] = ("Hello!", "Fine by me.", "Let me think.", "Why not?")
    """What is typed into the text fields of forms."""

    def purpose(self, control: Control) -> Purpose:
        """What the control is for: asked once for each state of its message."""
        if control.style in (GREY, LINK):
            return Purpose.IGNORE
        if control.style == GREEN and not control.private:
            return Purpose.JOIN
        if control.style == RED:
            return Purpose.LAST_RESORT if control.private else Purpose.IGNORE
        return Purpose.ANSWER

    def host(self, message: Json) -> str | None:
        """The id of the user who may use the `START` on this message.

        By default it is whoever used the command that the message answers.
        """
        metadata = message.get("interaction_metadata") or {}
        user_id = metadata.get("user", {}).get("id")
        return None if user_id is None else str(user_id)

    def quiet_seconds(self, message: Json) -> float:
        """How long nothing must have changed on the message before its host starts."""
        return 8.0


def by_purpose(policy: Policy, view: View, message: Json) -> dict[Purpose, list[Control]]:
    """What the user could use on the message, by what it is for, each in the message's order."""
    controls, look = view.controls(message), view.look(message)
    known, found = look.sorted.get(policy, (None, {}))
    if known is not controls:
        found = {}
        for control in controls:
            found.setdefault(policy.purpose(control), []).append(control)
        look.sorted[policy] = controls, found
    return found  # type: ignore[no-any-return]
