"""What moderators do, and the audit log's lines of it. Times are seconds since 1970."""

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Actor:
    """A moderator, as Discord calls them at the moment."""

    id: int
    name: str


@dataclass(frozen=True, slots=True)
class Order:
    """A moderator's order: a line for the audit log, to be written with what it does."""

    act: str
    """The audit log's word for it, such as ``end-table``."""
    guild_id: int
    actor: Actor
    at: float
    press: int | None = None
    """Discord's id of the press that gave it: what comes twice is carried out once."""
    target: tuple[int, str] | None = None
    """The user whom it concerns, by id and name."""


@dataclass(frozen=True, slots=True)
class Moved:
    """What a grant or a take did: crowns that moved, and what the user holds now."""

    amount: int
    """Less than was asked for where a take would have gone below zero."""
    crowns: int


@dataclass(frozen=True, slots=True)
class Bar:
    """A user who may not sit down at tables; ``until`` None is for good."""

    user_id: int
    name: str
    until: float | None
    reason: str
    by: Actor
    at: float


@dataclass(frozen=True, slots=True)
class AuditEntry:
    """One line of a guild's audit log."""

    at: float
    actor_id: int
    actor_name: str
    act: str
    target_id: int | None
    target_name: str | None
    reason: str | None
    details: dict[str, Any]
