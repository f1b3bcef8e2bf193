"""What a table is at, and what a panel may know of it, beside a notebook and an ask.

No game state, no seed.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final

from games.engine.asks import Ask, Seat
from games.engine.truth import NOTHING_SAID, WhoLied

VERIFY = "gallows verify"
"""What is typed before a table's number to have its deal proved, where nothing else is known."""

BEAT = 2.5
"""Seconds between two beats of what is told, and between the last and whatever is asked next."""


class Status(StrEnum):
    """A table's life."""

    PLANNED = "planned"
    """A time is agreed on at which it opens, and people say whether they come."""
    LOBBY = "lobby"
    """People gather."""
    PLAYING = "playing"
    """A game goes on."""
    SETTLED = "settled"
    """The result is written; a last question may still be open."""
    ENDED = "ended"
    """Ended by hand, or never begun: no crowns moved."""


GATHERING: Final = (Status.PLANNED, Status.LOBBY)
"""As long as that is so, no game has begun."""


class EndedBy(StrEnum):
    """Why a table ended without a result."""

    HAND = "hand"
    """Its host's, or it has lost its place."""
    MODERATOR = "moderator"
    """One who is not its host."""
    IDLE = "idle"
    """A lobby that nobody has touched for long."""
    MISSED = "missed"
    """One that was planned, and could not open in time."""
    GONE = "gone"
    """All its players were away, or had left, for long."""
    PLAYERS = "players"
    """Most of its players."""
    UPGRADE = "upgrade"
    """A game that was begun by other rules than the program has now."""


class Pace(StrEnum):
    """How long a table waits for an answer."""

    QUICK = "quick"
    NORMAL = "normal"
    DAILY = "by-day"


class NotCounted(StrEnum):
    """Why a table moves no crowns."""

    COMPUTERS = "computers"
    """Computer players sit there, and this guild moves crowns only without them."""
    TOO_FEW_HUMANS = "too-few-humans"
    """Fewer human players than the guild wants."""


@dataclass(frozen=True, slots=True)
class Terms:
    """What a guild's settings mean for a lobby as it stands."""

    not_counted: NotCounted | None = None
    """Why no crowns would move; None when they would."""
    least_humans: int = 1
    """Human players that the guild wants where crowns move."""
    computers: bool = True
    """Whether computer players may sit down."""
    calls: int | None = None
    """The role to be mentioned when the lobby opens."""


@dataclass(frozen=True, slots=True)
class SeatView:
    """One seat. ``name`` is raw text from Discord: escape it. Computers have no ``user_id``."""

    seat: Seat
    """Which."""
    user_id: int | None
    """Who sits there."""
    name: str
    """Their name as they wrote it."""
    away: bool = False
    """The computer player answers for this user until "I'm back"; never of who has left."""
    left: bool = False
    """The user has left during the game: a computer player plays on to the end."""
    dms_closed: bool = False
    """Direct messages do not reach the user."""
    volunteer: bool = False
    """Has volunteered in the lobby, in a game where one can."""
    novice: bool = False
    """Plays one of their first games of this kind."""
    wants_end: bool = False
    """Wants this game to end now."""
    offered: bool = False
    """Somebody else may play on for who has left."""
    owner_name: str | None = None
    """Raw text: for whom the user plays, whose crowns are at stake."""
    joined: bool = True
    """False: the seat is kept for who has not pressed Join yet."""
    maybe: bool = False
    """May come to what is planned, and has no seat."""

    @property
    def computer(self) -> bool:
        """Whether a computer player owns the seat, or has taken it over from who left."""
        return self.user_id is None or self.left


@dataclass(frozen=True, slots=True)
class Waiting:
    """A seat that the table waits for."""

    seat: Seat
    """Which."""
    ask: Ask
    """What it is asked."""
    due: float
    """Until when, in seconds since 1970."""


@dataclass(frozen=True, slots=True)
class LastWordsView:
    """Last words that are being said: see `LastWords`."""

    ask: Ask
    """The first of the questions that are held back."""
    speakers: tuple[Seat, ...]
    """Whose they are."""
    voters: tuple[Seat, ...]
    """Who may vote."""
    until: float
    """When they are over at the latest, in seconds since 1970."""
    spoken: tuple[Seat, ...]
    """Who has said something since."""


@dataclass(frozen=True, slots=True)
class TableView:
    """One table as panels see it. Ids are Discord's; ``place_id`` is where it is played."""

    id: int
    """The table's number."""
    game: str
    """The game's id."""
    guild_id: int
    """The server."""
    channel_id: int
    """Where it was opened."""
    place_id: int
    """Where it is played: that channel, or a thread of it."""
    host_id: int
    """The user who has opened it."""
    status: Status
    """How far it has come."""
    pace: Pace
    """How long it waits for answers."""
    seats: tuple[SeatView, ...]
    """Who sits there, clockwise from the first."""
    commitment: str
    """SHA-256 of the table's secret, in hex: shown before anybody joins."""
    counted: bool
    """Whether crowns move at this table."""
    choices: Mapping[str, Any]
    """What the host chose for this game; its entry object says what there is to choose."""
    message_id: int | None = None
    """The message that shows it: its panel, or its lobby."""
    closes_at: float | None = None
    """When an idle lobby or a paused table closes itself, in seconds since 1970."""
    planned_for: float | None = None
    """When it opens, or has opened, where a time was agreed on, in seconds since 1970."""
    called: bool = False
    """Whether who is coming to what is planned has been reminded: they may sit down by now."""
    waiting: tuple[Waiting, ...] = ()
    """Whom the table waits for, as far as the viewer may know."""
    hidden: bool = False
    """Whether somebody is asked of whom nobody else may know that they are."""
    put: tuple[Ask, ...] = ()
    """What was asked together with what is awaited, that which was answered already included."""
    secret: str | None = None
    """The secret behind the commitment, in hex; only once the table is settled or ended."""
    joins: tuple[int, ...] = ()
    """Ids of the join presses by seat, 0 for a computer; only once a game that began is over."""
    purses_after: tuple[int, ...] | None = None
    """Crowns by seat after settlement; with ``counted`` false, what they would have been."""
    medals: tuple[tuple[Seat, tuple[str, ...]], ...] = ()
    """Who has earned which by this game, once it is settled."""
    lied: WhoLied = NOTHING_SAID
    """What was true of what players have said, once it is settled."""
    day: int | None = None
    """The day whose deal this is, the same for everybody."""
    short: bool = False
    """Somebody, or the treasury, could not pay all that the game said."""
    votes_needed: int = 0
    """How many players end a game in progress by wanting so."""
    paused: bool = False
    """All players are away or have left, and the table waits until one is back."""
    frozen: bool = False
    """The table stands still; nothing is lost, a moderator can end it."""
    fault: str = "fault-frozen"
    """The key of the sentence that says why it does, where it does."""
    ended_by: EndedBy = EndedBy.HAND
    """It says nothing before the table is ended."""
    terms: Terms = Terms()
    """What holds for a lobby; it says nothing about a game in progress."""
    claims: bool = False
    """Whether players may say something now by buttons."""
    last_words: LastWordsView | None = None
    """Before a question that is held back, while they are being said."""
    verify: str = VERIFY
    """What whoever runs the bot types before the table's number to have its deal proved."""

    def seat(self, seat: Seat) -> SeatView:
        """Return the view of one seat."""
        return self.seats[seat]

    def seat_of(self, user_id: int) -> SeatView | None:
        """Return the seat that a user sits on, if any."""
        return next((s for s in self.seats if s.user_id == user_id), None)

    @property
    def place_link(self) -> str:
        """A jump link to the table: its panel, its lobby, or at least its channel."""
        base = f"https://discord.com/channels/{self.guild_id}/{self.place_id}"
        return f"{base}/{self.message_id}" if self.message_id else base
