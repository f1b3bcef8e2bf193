"""The two kinds of trouble: a player's mistake, and ours."""

from enum import StrEnum


class Reason(StrEnum):
    """Why an answer was refused; the key of the sentence that the player reads."""

    STALE = "stale"
    """The ask is no longer open."""
    LAPSED = "lapsed"
    """The ask is no longer open, for the answers of others were enough."""
    NOT_YOURS = "not-yours"
    """The ask is open, but another seat was asked."""
    NOT_OFFERED = "not-offered"
    """The verb, or one of its targets, is not among those offered, or too few or too many."""
    INCOMPLETE = "incomplete"
    """A target is missing that the answer must name."""
    ENOUGH = "enough"
    """The seat has made all the claims that a phase has room for."""


class Refused(Exception):
    """A player's answer that the match does not take. Nothing changed; the ask stands."""

    def __init__(self, reason: Reason) -> None:
        """The match raises it."""
        super().__init__(reason.value)
        self.reason = reason
        """Why."""


class GameFault(Exception):
    """A game's script failed: our mistake. The match takes no further answer."""


class Malformed(GameFault):
    """A script asks, awaits or settles what cannot be; the message says what, and names no card."""
