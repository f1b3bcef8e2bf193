"""Rows of the database as the rest of the bot sees them. Times are seconds since 1970."""

from dataclasses import dataclass, field
from typing import Any

from bot.tables.views import Pace, Status
from games.engine.asks import Target
from games.engine.crowns import Payment


@dataclass(slots=True)
class SeatRecord:
    """One seat of a table; ``user_id`` None is a computer player."""

    seat: int
    user_id: int | None
    name: str
    join_id: int | None = None
    """Discord's id of the interaction that took the seat; part of the dice seed."""
    joined: bool = True
    """False: kept for a player of the game before."""
    volunteer: bool = False
    away: bool = False
    left: bool = False
    """The user has left: a computer player plays on, but the crowns are still the user's."""
    silences: int = 0
    """Silences in a row."""
    dms_closed: bool = False
    dm_channel_id: int | None = None
    dm_message_id: int | None = None
    """The private panel in the user's DM."""


@dataclass(slots=True)
class TableRecord:
    """One table. What is set at Begin is empty before it."""

    id: int
    guild_id: int
    channel_id: int
    host_id: int
    game: str
    rules: str
    status: Status
    pace: Pace
    choices: dict[str, Any]
    """What the host chose for this game, in JSON's own types."""
    locale: str
    secret: bytes
    created_at: float
    touched_at: float
    """When somebody last did something; an idle lobby closes by it."""
    thread_id: int | None = None
    lobby_message_id: int | None = None
    panel_message_id: int | None = None
    panel_from: int = 1
    """The first event that the current panel tells."""
    counted: bool = False
    seed: bytes | None = None
    options: str | None = None
    """The match's options, as JSON."""
    purses: tuple[int, ...] = ()
    announced: int = 0
    """How many events the table's place has been told."""
    successor: int | None = None
    """Seat of the Executioner-to-be, in a lobby that follows another game."""
    follows: int | None = None
    """The table whose "Play again" opened this one."""
    started_at: float | None = None
    settled_at: float | None = None
    closed_at: float | None = None
    """When the table was done with: nothing is asked any more, nothing is restored."""
    seats: list[SeatRecord] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class AnswerRecord:
    """One answer of the journal. ``verb`` is empty for silence. ``by``: player, computer, clock."""

    table_id: int
    n: int
    seat: int
    ask: int
    verb: str
    picks: tuple[Target, ...]
    silent: bool
    by: str
    at: float


@dataclass(frozen=True, slots=True)
class Deadline:
    """When an open ask's time runs out, and whether its seat has been reminded."""

    ask: int
    due: float
    reminded: bool


@dataclass(frozen=True, slots=True)
class SeatResult:
    """How a table ended for one seat."""

    seat: int
    user_id: int | None
    name: str
    role: str
    won: bool
    alive: bool
    net: int


@dataclass(frozen=True, slots=True)
class Settlement:
    """All that is written when a table is settled: in one transaction, once."""

    table_id: int
    guild_id: int
    game: str
    result: str
    heads: int
    counted: bool
    seats: tuple[SeatResult, ...]
    payments: tuple[Payment, ...]
    at: float


@dataclass(frozen=True, slots=True)
class Standing:
    """A user's place on a guild's leaderboard; ties share a place."""

    place: int
    user_id: int
    name: str
    crowns: int
    games: int
    wins: int


@dataclass(frozen=True, slots=True)
class GuildSettings:
    """What a guild has settled; the defaults are here."""

    computers_counted: bool = False
    """Whether crowns move at tables with computer players."""


@dataclass(frozen=True, slots=True)
class Played:
    """A table that a user played to its end. ``net`` is what moved, had it been counted."""

    table_id: int
    game: str
    role: str
    result: str
    won: bool
    alive: bool
    counted: bool
    net: int
    at: float
