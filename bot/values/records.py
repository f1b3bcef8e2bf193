"""Rows of tables, seats and answers, as the bot sees them. Times are seconds since 1970."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any

from bot.values.days import SECONDS, ends_at
from bot.values.tables import Pace, Status
from games.engine.asks import Target


@dataclass(frozen=True, slots=True)
class SeatRecord:
    """One seat of a table; ``user_id`` None is a computer player."""

    seat: int
    user_id: int | None
    name: str
    join_id: int | None = None
    """Discord's id of the interaction that took the seat; part of the dice seed."""
    joined: bool = True
    """False: kept for who is to press Join, or has said they are coming."""
    maybe: bool = False
    """The user may come to a planned table, and has no seat when it opens."""
    volunteer: bool = False
    novice: bool = False
    """The user has played this game to its end a few times at most, when it began."""
    away: bool = False
    left: bool = False
    """The user has left: a computer player plays on, but the crowns are still the user's."""
    silences: int = 0
    """Silences in a row."""
    dms_closed: bool = False
    dm_channel_id: int | None = None
    cards_in_dm: bool = False
    """Whether the user's DM may show the seat's cards."""
    wants_end: bool = False
    """The user wants the game ended; it is when most players do."""
    offered: bool = False
    """Whether somebody else may play on for who has left: the host has agreed."""
    owner_id: int | None = None
    """Whose crowns are at stake, where that is somebody else than the user who plays."""
    owner_name: str | None = None
    locale: str | None = None
    """What the user had Discord in when they pressed last, for what comes to them unasked."""
    since: int | None = None
    """How many answers there were when the user took the seat in the middle of a game."""
    owned_until: int | None = None
    """How many there were when somebody first took it in the middle of a game."""

    @property
    def played_by_computer(self) -> bool:
        """Whether a computer answers: who sits there is none, or has left, or is away."""
        return self.user_id is None or self.left or self.away

    @property
    def can_be_taken(self) -> bool:
        """Whether somebody else may sit down here: cards in the last one's DM were taken back."""
        return self.left and self.offered and not self.cards_in_dm

    @property
    def stake(self) -> tuple[int | None, str]:
        """Whose crowns are at stake: id and name."""
        if self.owner_id is None:
            return self.user_id, self.name
        return self.owner_id, self.owner_name or ""

    @property
    def plays_for_another(self) -> bool:
        """Whether the user has no crowns at stake, as somebody else had the seat first."""
        return self.owner_id is not None

    @property
    def erased(self) -> bool:
        """Whether the user had everything erased: a pseudonym sits here."""
        return self.user_id is not None and self.user_id < 0


@dataclass(frozen=True, slots=True)
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
    planned_for: float | None = None
    """When it opens, or has opened; None where it has been open from the beginning."""
    called_for: float | None = None
    """The time that people were reminded of; of one ten minutes later they will be again."""
    counted: bool = False
    seed: bytes | None = None
    options: str | None = None
    """The match's options, as JSON."""
    purses: tuple[int, ...] = ()
    told: int = 0
    """How many events had been told by the last beat that was: panels show no later ones."""
    beats: int = 0
    """How many beats had been told of the event after those."""
    day: int | None = None
    """The day whose deal this is, the same for everybody; the secret is its key."""
    successor: int | None = None
    """The seat that the game before has named to lead this one, in a lobby that follows it."""
    follows: int | None = None
    """The table whose "Play again" opened this one."""
    started_at: float | None = None
    settled_at: float | None = None
    closed_at: float | None = None
    """When the table was done with: nothing is asked any more, nothing is restored."""
    seats: tuple[SeatRecord, ...] = ()
    """In the order of their numbers, from 0."""
    damaged: bool = False
    """The database has no such table whole: this is what could be read of it."""

    @property
    def place_link(self) -> str:
        """The address of its thread, or else of its channel."""
        return f"https://discord.com/channels/{self.guild_id}/{self.thread_id or self.channel_id}"

    @property
    def called(self) -> bool:
        """Whether people have been reminded of the time that it is planned for."""
        return self.called_for is not None

    @property
    def sealed_until(self) -> float | None:
        """When a day's deal may be told, in seconds since 1970: others play it meanwhile."""
        return None if self.day is None else ends_at(self.day)

    @property
    def played_at(self) -> float:
        """In seconds since 1970; a day's deal was on its day, however late it ended."""
        if self.day is not None:
            return ends_at(self.day) - SECONDS / 2
        return self.settled_at or self.touched_at

    @property
    def calls(self) -> bool:
        """Whether people gather, or are called to where they are about to."""
        return self.status is Status.LOBBY or (self.status is Status.PLANNED and self.called)

    def bare(self) -> "TableRecord":
        """Return the table without all that its game makes something of."""
        return replace(self, choices={}, seed=None, options=None, purses=(), successor=None)

    def seated(self, kept: Iterable[SeatRecord]) -> "TableRecord":
        """Return the table with these of its seats; those behind move up.

        Whoever was named to lead this game still is, if they are among them.
        """
        seats = [(seat.seat, replace(seat, seat=number)) for number, seat in enumerate(kept)]
        successor = next((seat.seat for was, seat in seats if was == self.successor), None)
        return replace(self, seats=tuple(seat for _, seat in seats), successor=successor)

    def hosted(self) -> "TableRecord":
        """Return the table with a host who is there, or else is coming: the same one, if so."""
        people = sorted(
            self.seats, key=lambda s: (not s.joined, s.maybe, s.user_id != self.host_id)
        )
        hosts = [seat.user_id for seat in people if seat.user_id is not None]
        return replace(self, host_id=hosts[0]) if hosts else self

    def with_seat(self, seat: SeatRecord) -> "TableRecord":
        """Return the table with this seat in place of the one of its number, or behind them all."""
        return replace(self, seats=(*self.seats[: seat.seat], seat, *self.seats[seat.seat + 1 :]))


MODERATOR = "moderator"
"""By whom a day's deal was silent whose table a moderator has ended."""


@dataclass(frozen=True, slots=True)
class AnswerRecord:
    """One answer of the journal. ``verb`` is empty for silence.

    ``by``: player, computer, clock, or `MODERATOR`.
    """

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


class PostKind(StrEnum):
    """What a message of a table is for, and so how it is retired."""

    LOBBY = "lobby"
    PANEL = "panel"
    HAND = "hand"
    """A seat's private panel, in a DM."""
    PING = "ping"
    """A line at the table that calls somebody to a question."""
    EPHEMERAL = "ephemeral"
    """A private panel in a message that only its owner sees. It is never written."""


@dataclass(frozen=True, slots=True)
class Post:
    """A message of a table that is yet to be retired."""

    id: int
    table_id: int
    kind: PostKind
    place_id: int
    """The channel, thread or DM that it is in."""
    seat: int | None = None
    """Whose it is, where it is one player's."""
    first: int = 0
    """Of a panel: the first event that it tells; 0 where it shows the result. Of a lobby: the time
    that it reminds of, in minutes since 1970; 0 for none."""
    told: int = 0
    """Of a panel: how many events the place had been told when it was last brought up to date."""
    message_id: int | None = None
    """None: Discord was asked to post it, and has not said yet that it did."""
    mark: str = ""
    """What it shows, in short, as far as that is known; of a ping, the asks that it calls to."""
