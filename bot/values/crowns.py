"""How tables ended, and what players have and did. Times are seconds since 1970."""

from dataclasses import dataclass

from bot.values.records import TableRecord
from games.engine.crowns import Count, Payment


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
    score: int | None = None
    """What the game says of how well it went, the more the better."""


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
    season_ended: bool = False
    """Whether the season did, too, because its treasury was empty."""


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


@dataclass(frozen=True, slots=True)
class Tally:
    """What a user's games that are over come to: those of one role and one end together.

    Without a ``name`` it is about the games themselves, else about what was counted in them.
    """

    role: str
    won: bool
    alive: bool
    name: str
    word: str
    total: int
    most: int
    """As much as there was in one game."""


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
    own: bool = False
    """Whether the moderator moved their own crowns."""


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
