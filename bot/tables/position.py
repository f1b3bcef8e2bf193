"""How things stand at a table: what its record and its match say."""

from abc import ABC, abstractmethod
from typing import Any

from bot.plugins.missing_game import Blank, plugin_of
from bot.plugins.moments import beats_of
from bot.plugins.plugin import CLAIMS, GamePlugin
from bot.plugins.registry import plugins
from bot.plugins.time_limits import LONG, within
from bot.tables.kinds import Kind, kind_of
from bot.tables.telling import Mark, Telling
from bot.values.days import ends_at
from bot.values.errors import Declined
from bot.values.records import SeatRecord, TableRecord
from bot.values.silence import Silent
from bot.values.tables import Status
from games.engine.asks import Ask, Seat, Target
from games.engine.claims import ClaimKind, Claims, Spoken, Turn
from games.engine.crowns import Outcome
from games.engine.errors import Reason, Refused
from games.engine.events import Event, LogEntry
from games.engine.game import Game
from games.engine.match import Match


class Position(ABC):
    """What anybody may ask of a table without waiting. `Table` and its lobby change it."""

    def __init__(self, record: TableRecord) -> None:
        self._record = record
        self.match: Match | None = None
        self.frozen = False
        """Whether the table stands still by our mistake."""
        self.hindsight: Any = None
        """What has come of thinking about the game since it was over, if anything."""
        self.telling = Telling(Mark(record.told, record.beats))
        self._notebooks: dict[Seat | None, tuple[Any, int]] = {}

    @property
    def record(self) -> TableRecord:
        """What the database has of the table."""
        return self._record

    @property
    def id(self) -> int:
        """The table's number."""
        return self._record.id

    @property
    def plugin(self) -> GamePlugin:
        """The game that is played here, with all that it brings."""
        return plugin_of(self.record.game)

    @property
    def gone(self) -> bool:
        """Whether the game that is played here is not installed any more: it binds nobody."""
        return self.record.game not in plugins()

    @property
    def game(self) -> Game:
        """The rules of the game that is played here."""
        return self.plugin.rules

    @property
    def kind(self) -> Kind:
        """What differs between tables of several and of one."""
        return kind_of(self.record.game)

    @property
    def alone(self) -> bool:
        """Whether one person plays here alone."""
        return not self.kind.gathers

    @property
    def hidden(self) -> bool:
        """Whether only its player sees the table."""
        return self.kind.is_hidden(self.record.choices)

    @property
    def sealed_until(self) -> float | None:
        """When a day's deal may be told, in seconds since 1970: others play it meanwhile."""
        return None if self.record.day is None else ends_at(self.record.day)

    @property
    def claims(self) -> Claims | None:
        """What may be said here in a game in progress; None where nothing is."""
        playing = self.record.status is Status.PLAYING and not self.frozen
        wanted = self.record.choices.get(CLAIMS.name, CLAIMS.default)
        return self.game.claims if playing and wanted else None

    def turn(self, seat: Seat) -> Turn:
        """Return how far a seat has come in speaking: in what has been told, and since.

        Of what is yet to be told only claims count, lest one be made twice meanwhile.
        """
        match, told = self.match, len(self.told())
        heard = [
            each.event
            for at, each in enumerate(match.log if match is not None else ())
            if (each.reaches(seat) if isinstance(each.event, Spoken) else each.to is None)
            and (at < told or isinstance(each.event, Spoken))
        ]
        return self.claims.turn(heard, seat) if self.claims else Turn(0, 0)

    def hearers(self, seat: Seat, kind: ClaimKind, about: tuple[Target, ...]) -> list[Seat] | None:
        """Return who else would hear a claim of a seat's; None is everybody."""
        match = self.match
        heard_by = within(LONG, match.hearers, seat, kind, about) if match else None
        return None if heard_by is None else [each for each in heard_by if each != seat]

    def require_voice(self, seat: Seat) -> None:
        """Raise `Declined` where a seat has nothing to say by buttons."""
        if self.claims is None:
            raise Declined("refused-no-claims")
        if seat in self.claims.quiet(self.notebook(None)):
            raise Declined("refused-quiet")

    @property
    def place_id(self) -> int:
        """The thread, or else the channel, where it is played."""
        return self.record.thread_id or self.record.channel_id

    @property
    def done(self) -> bool:
        """Whether nothing will happen here any more."""
        return self.record.closed_at is not None

    @property
    def going_on(self) -> bool:
        """Whether people gather or play here: neither settled nor ended."""
        return self.record.status in (Status.LOBBY, Status.PLAYING)

    @property
    def can_be_ended(self) -> bool:
        """Whether its host may end it: one that goes on, or that stands still by our mistake."""
        return not self.done and (self.going_on or self.frozen)

    @property
    def paused(self) -> bool:
        """Whether a game stands still, because all its players are away or have left."""
        decided = self.match is None or self.match.outcome is not None
        if self.record.status is not Status.PLAYING or decided or not self.kind.waits:
            return False
        return all(seat.away for seat in self.players())

    def players(self) -> list[SeatRecord]:
        """Return the seats of those who play still, or are only away."""
        return [s for s in self.record.seats if s.user_id is not None and not s.left]

    @property
    def votes_needed(self) -> int:
        """How many of its players end a game in progress by wanting so: more than half."""
        return len(self.players()) // 2 + 1

    @property
    def votes(self) -> int:
        """How many of its players want the game ended."""
        return sum(seat.wants_end for seat in self.players())

    def votes_count(self, user_id: int) -> bool:
        """Say whether a user is one of those who play a game in progress with others."""
        return self.record.status is Status.PLAYING and self.seat_of(user_id) is not None

    @property
    def mark(self) -> Mark:
        """How far the match has been told. A game that is no longer in progress is told whole."""
        if self.match is None or self.record.status is Status.PLAYING:
            return self.telling.mark
        return Mark(len(self.match.log))

    @property
    def caught_up(self) -> bool:
        """Whether all has been told, and the last beat felt."""
        if self.match is None or self.frozen or self.record.status is not Status.PLAYING:
            return True
        return self.telling.pending is None and self.telling.mark.told >= len(self.match.log)

    @property
    def told_outcome(self) -> Outcome | None:
        """The result, once it has been told."""
        return self.match.outcome if self.match and self.caught_up else None

    def open_asks(self) -> tuple[Ask, ...]:
        """Return the open asks of the match, which the telling may have yet to come to."""
        return self.match.asks if self.match and not self.frozen and not self.done else ()

    def asks(self) -> tuple[Ask, ...]:
        """Return the open asks that are to be shown: none before all has been told."""
        return self.open_asks() if self.caught_up else ()

    def put(self) -> tuple[Ask, ...]:
        """Return the asks that were put together with the open ones, answered or not."""
        return self.match.asked_together if self.match and self.open_asks() else ()

    def ask_of(self, seat: Seat) -> Ask | None:
        """Return the ask that a seat has yet to answer, if any."""
        return next((ask for ask in self.asks() if ask.seat == seat), None)

    def own_ask(self, seat: Seat, ask_id: int) -> Ask:
        """Return an ask that is shown to a seat; raise `Refused` as `Match.open_ask`."""
        ask = self.match.open_ask(seat, ask_id) if self.match else None
        if ask is None or ask not in self.asks():
            raise Refused(Reason.STALE)
        return ask

    def told(self) -> list[LogEntry]:
        """Return all events that have been told. Secret: only notebooks may be shown."""
        return self.match.log[: self.mark.told] if self.match else []

    def learned(self, seat: Seat) -> int:
        """Return how many events were told to this seat and not to everybody."""
        return sum(told.to is not None and told.reaches(seat) for told in self.told())

    def tale(self, first: int, *, talk: bool = False) -> list[Event]:
        """Return the public events from number ``first`` on, and where silence decided.

        ``talk``: what was said, too.
        """
        first, silences = max(first, 1), self._silences()
        tale: list[Event] = []
        for told in self.told()[first - 1 :]:
            tale += silences.get(told.n, [])
            if told.to is None and (talk or not isinstance(told.event, Spoken)):
                tale.append(told.event)
        return tale

    @property
    def chain(self) -> int:
        """How many events there were before the chain of moments that was told of last.

        It begins with an answer whose first moment opens one, and goes on until the next does.
        """
        opening = self.plugin.view.opening
        starts: set[int] = {0, *(self.match.events_before if self.match else ())}
        for start in sorted(starts, reverse=True):
            first = self._first_moment(start)
            if first is not None and (not opening or isinstance(first, opening)):
                return start
        return 0

    def is_felt_since(self, announced: int) -> bool:
        """Say whether a moment, or a beat of one, was told after so many events."""
        return self._first_moment(announced) is not None

    def _first_moment(self, start: int) -> Event | None:
        """Return the first moment that was told after so many events, whole or in part."""
        if self.match is None:
            return None
        mark, moments = self.mark, self.plugin.view.moments
        shown = self.match.log[start : mark.told + (mark.beats > 0)]
        public = (told.event for told in shown if told.to is None)
        return next((event for event in public if beats_of(moments, event)), None)

    def begun_event(self) -> Event | None:
        """Return the event of which some beats have been told, and not all."""
        return self.match.log[self.mark.told].event if self.match and self.mark.beats else None

    def _silences(self) -> dict[int, list[Event]]:
        """Return what silence decided, by the number of the event that came of it.

        Nothing is said of answers that are for the asked seat alone.
        """
        match = self.match
        if match is None or not self.kind.waits:
            return {}
        silences: dict[int, list[Event]] = {}
        for given, before in zip(match.given, match.events_before, strict=True):
            if given.silent and not given.secret:
                picks = given.picks if given.by_dice else ()
                silences.setdefault(before + 1, []).append(Silent(given.seat, picks))
        return silences

    def notebook(self, viewer: Seat | None) -> Any:
        """Return what a viewer knows now; built up further with what is new."""
        told, kept = self.told(), self._notebooks.get(viewer)
        notebook, read = kept or (None, 0)
        try:
            notebook = notebook or self.game.notebook(len(self.record.seats), viewer)
            if read < len(told):
                within(LONG, notebook.read, told[read:])
        except Exception as fault:
            # It may have read half of it, and what it would say now is anybody's guess.
            notebook = notebook or Blank(len(self.record.seats), viewer)
            self.freeze(fault)
        self._notebooks[viewer] = (notebook, len(told))
        return notebook

    @abstractmethod
    def freeze(self, fault: Exception) -> None:
        """Stop here, our mistake: log it whole, keep the journal, take no more answers."""

    def seat_of(self, user_id: int) -> SeatRecord | None:
        """Return a user's seat, unless the user has left it."""
        for seat in self.record.seats:
            if seat.user_id == user_id and not seat.left:
                return seat
        return None

    def own_seat(self, user_id: int) -> SeatRecord:
        """Return a user's seat; raise `Declined` for who has none, or has left it."""
        seat = self.seat_of(user_id)
        if seat is None:
            seats = self.record.seats
            left = any(user_id in (each.user_id, each.owner_id) for each in seats)
            raise Declined("refused-left-already" if left else "refused-not-seated")
        return seat

    def successor(self) -> int | None:
        """Return the seat that is to lead the next game, where the game names one."""
        return self.plugin.successor(self.notebook(None))
