"""Rows of the database as the rest of the bot sees them. Times are seconds since 1970."""

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from bot.values.tables import Pace, Status
from games.engine.asks import Target
from games.engine.crowns import Count, Payment


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

    @property
    def erased(self) -> bool:
        """Whether the user had everything erased: a pseudonym sits here."""
        return self.user_id is not None and self.user_id < 0


@dataclass(slots=True)
class TableRecord:
    """One table. What is set at Begin is empty before it."""

    id: int
    guild_id: int
    channel_id: int
    host_id: int
    game: str
    rules_version: str
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
    """What moved; at a table that did not count, what would have."""
    statistics: tuple[Count, ...] = ()
    due: int | None = None
    """What the game said; more or less than ``net`` where somebody could not pay it all."""


@dataclass(frozen=True, slots=True)
class Settlement:
    """All that is written when a table is settled: in one transaction, once."""

    table_id: int
    guild_id: int
    game: str
    result: str
    counted: bool
    seats: tuple[SeatResult, ...]
    payments: tuple[Payment, ...]
    at: float


@dataclass(frozen=True, slots=True)
class Settled:
    """What settling a table has done."""

    net: tuple[int, ...]
    """What moved, by seat."""
    short: bool
    """Whether somebody, or the treasury, could not pay all that the game said."""
    ended: "SeasonEnd | None" = None
    """The season that ended with this table, because its treasury was empty."""


ALL_TIME = 0
"""Where the number of a season is asked for: all of them. The first season is number 1."""


@dataclass(frozen=True, slots=True)
class Standing:
    """A user's place on a guild's leaderboard; ties share a place.

    ``crowns`` are those held, in a season with all its games; otherwise those won and lost.
    """

    place: int
    user_id: int
    """Below zero: a user who had everything erased."""
    name: str
    crowns: int
    games: int
    wins: int
    left: bool = False
    """No longer in the guild."""
    hidden: bool = False
    """Not on the board, since they left and a season ended: the place is nobody's."""


@dataclass(frozen=True, slots=True)
class Stats:
    """What a user did in a season or in all, at one game or (``game`` None) at all."""

    game: str | None
    crowns: int
    games: int
    wins: int
    statistics: tuple[Count, ...] = ()
    """What the game has counted of the user, each name's most frequent words first; nothing of all
    games together."""


class SeasonEndedBy(StrEnum):
    """Why a season ended."""

    TREASURY = "treasury"
    MODERATOR = "moderator"


@dataclass(frozen=True, slots=True)
class Champion:
    """A user who had, or shared, the first place when a season ended."""

    user_id: int
    name: str
    crowns: int
    left: bool = False
    """No longer in the guild."""


@dataclass(frozen=True, slots=True)
class Season:
    """A guild's season. ``opened_at`` is None in a guild where no crown has moved yet."""

    number: int
    opened_at: float | None = None
    closed_at: float | None = None
    treasury: int | None = None
    """When ``paid_out`` comes to this, the season ends; None without limit."""
    paid_out: int = 0
    """Crowns that tables took out of the treasury, less those that they brought in."""
    ended_by: SeasonEndedBy | None = None
    champions: tuple[Champion, ...] = ()

    @property
    def left(self) -> int | None:
        """Crowns left in the treasury; None without limit."""
        return None if self.treasury is None else max(0, self.treasury - self.paid_out)


@dataclass(frozen=True, slots=True)
class SeasonEnd:
    """A season that has ended; the guild is in season ``number + 1`` now."""

    guild_id: int
    number: int
    ended_by: SeasonEndedBy
    champions: tuple[Champion, ...]
    at: float


class Place(StrEnum):
    """Where a table is played."""

    CHANNEL = "channel"
    THREAD = "thread"


class Starters(StrEnum):
    """Who may open tables."""

    EVERYONE = "everyone"
    ROLE = "role"
    MODERATORS = "moderators"


@dataclass(frozen=True, slots=True)
class GuildSettings:
    """What a guild has settled; the defaults are here."""

    computers_counted: bool = False
    """Whether crowns move at tables with computer players."""
    locale: str | None = None
    """None: the language that the guild has on Discord."""
    pace: Pace = Pace.NORMAL
    channels: tuple[int, ...] = ()
    """Where tables may be opened; empty: everywhere."""
    place: Place = Place.THREAD
    computers_allowed: bool = True
    starters: Starters = Starters.EVERYONE
    starter_role: int | None = None
    """Who has it may open tables, where ``starters`` says so."""
    lobby_role: int | None = None
    """Mentioned when a lobby opens."""
    treasury: int | None = None
    """Crowns that a season's tables may take out of the treasury; None without limit."""
    least_humans: int = 3
    """Crowns move only where so many human players sit."""


@dataclass(frozen=True, slots=True)
class Actor:
    """A moderator, as Discord calls them at the moment."""

    id: int
    name: str


@dataclass(frozen=True, slots=True)
class Order:
    """A moderator's order concerning a table: a line for the audit log, to be written with it."""

    act: str
    """The audit log's word for it: ``end-table``, ``unseat``."""
    guild_id: int
    actor: Actor
    at: float
    press: int
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

    id: int
    at: float
    actor: Actor
    act: str
    target_id: int | None
    target_name: str | None
    reason: str | None
    details: dict[str, Any]


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


@dataclass(frozen=True, slots=True)
class Gift:
    """Crowns that a moderator granted (``amount`` above zero) or took."""

    amount: int
    reason: str
    by: str
    """The moderator's name."""
    at: float


@dataclass(frozen=True, slots=True)
class Curve:
    """A user's crowns over time: the numbers of all of it, and as much as a picture can show."""

    points: tuple[tuple[float, int], ...] = ()
    """When they changed and what they were then, the oldest first; the first is the beginning."""
    steps: int = 0
    """How often they changed."""
    low: int = 0
    high: int = 0


@dataclass(frozen=True, slots=True)
class LedgerEntry:
    """A row of the ledger. ``account`` 0 is the treasury."""

    account: int
    amount: int
    reason: str


@dataclass(frozen=True, slots=True)
class TableReport:
    """A table that is over, with all that is written of it."""

    table: TableRecord
    season: int | None
    """None: it was ended by hand and settled nothing."""
    results: tuple[SeatResult, ...]
    entries: tuple[LedgerEntry, ...]
