"""A table as it stands: one value, made once for each change, of which everything is asked."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, wraps
from typing import Any, Concatenate, Final, NamedTuple, ParamSpec, TypeAlias, TypeVar

from bot.plugins.missing_game import plugin_of
from bot.plugins.plugin import CLAIMS, HINT, GamePlugin
from bot.plugins.registry import plugins
from bot.tables import last_words
from bot.tables.dealing import is_ahead
from bot.tables.feats import found_out
from bot.tables.kinds import KINDS, Kind
from bot.tables.notebooks import Notebooks
from bot.tables.pacing import Mark
from bot.tables.projections import view_of, waiting_for
from bot.text.words import FALLBACK
from bot.values.errors import Declined, Frozen
from bot.values.records import Deadline, SeatRecord, TableRecord
from bot.values.tables import (
    BEAT,
    GATHERING,
    VERIFY,
    EndedBy,
    LastWordsView,
    Status,
    TableView,
    Terms,
    Waiting,
)
from bot.values.zones import ANYWHERE
from games.engine.asks import Ask, Seat
from games.engine.claims import Claims
from games.engine.crowns import Outcome
from games.engine.errors import Reason, Refused
from games.engine.events import LogEntry
from games.engine.match import Match
from games.engine.truth import NOTHING_SAID, WhoLied

P = ParamSpec("P")
T = TypeVar("T")

Earned: TypeAlias = tuple[tuple[Seat, tuple[str, ...]], ...]
"""Medals by seat, only of who has earned any."""


def once(
    work: Callable[Concatenate["TableState", P], T],
) -> Callable[Concatenate["TableState", P], T]:
    """Work something out at most once for each state, and for each of what it is asked about."""

    @wraps(work)
    def found(state: "TableState", /, *args: P.args, **named: P.kwargs) -> T:
        key = (work, args)
        if key not in state.found:
            state.found[key] = work(state, *args, **named)
        return state.found[key]  # type: ignore[no-any-return]

    return found


@dataclass(frozen=True, slots=True)
class TableSettings:
    """What whoever runs the bot has set: the same at all tables."""

    computer_delay: float
    """Seconds after which a computer player answers."""
    beat: float = BEAT
    """Seconds that each beat is felt, where the game is not one of days."""
    verify: str = VERIFY
    language: str = FALLBACK
    """Of servers that have chosen none."""
    drawings: bool = True
    """Whether emblems and pictures are shown; without, there are words alone."""


class Progress(NamedTuple):
    """What a match had come to when a state was made: a match goes on, and states do not."""

    events: int = 0
    """How many events it had told."""
    answers: int = 0
    """How many answers and claims it had taken."""
    asks: tuple[Ask, ...] = ()
    put: tuple[Ask, ...] = ()
    """What was put together with the open asks, answered or not."""
    outcome: Outcome | None = None
    over: bool = False

    @classmethod
    def of(cls, match: Match) -> "Progress":
        """Return what a match has come to now."""
        told, given = len(match.log), len(match.given)
        return cls(told, given, match.asks, match.asked_together, match.outcome, match.over)


class Hint(NamedTuple):
    """What is advised about an ask."""

    ask: int
    known: bool = False
    """Whether it has been thought about."""
    found: Any = None
    """What has come of that, if anything."""


NOTHING: Final = Progress()
FREE: Final = Terms()


class _Derived:
    """Has room for what is worked out once, beside the fields of its class."""


@dataclass(frozen=True, eq=False, kw_only=True, slots=True)
class TableState(_Derived):
    """What anybody may ask of a table: nothing of it changes, and nothing is waited for.

    Panels, messages and computer players are made of one state, so nobody reads half of a change.
    """

    record: TableRecord
    """What the database has of the table."""
    settings: TableSettings
    notebooks: Notebooks
    match: Match | None = None
    """None before Begin. It may have gone on since: what it had come to here is `progress`."""
    progress: Progress = NOTHING
    terms: Terms = FREE
    callers: tuple[int, ...] = ()
    """Users who have asked to be called when this lobby opens."""
    quiet: bool = False
    """Whether the lobby calls nobody, whatever its terms."""
    shown_at: int | None = None
    """The message that shows the table: its panel, or its lobby."""
    frozen: bool = False
    """Whether the table stands still, by our mistake or until it can go on: see `fault`."""
    ended_by: EndedBy = EndedBy.HAND
    deadlines: tuple[Deadline, ...] = ()
    """When the time of the open asks runs out."""
    asked_at: float = 0.0
    """Since when the same is asked, of the same people and computers."""
    felt_until: float | None = None
    """Until when the last beat is felt, or a question is held back, while it is."""
    parted: frozenset[int] = frozenset()
    """Users who have left a seat in which others have played on since, as far as this bot has seen
    it: they know its cards."""
    hearing: last_words.Hearing | None = None
    """The last words that came last, whether they are over or not."""
    sealed: bool = False
    """Whether a day's deal must not be told yet, as others play it meanwhile."""
    moved: tuple[int, ...] | None = None
    """Crowns that the settlement has moved, by seat; None before that is known."""
    judged: WhoLied | None = None
    """What was true of what players have said; None as long as it is not settled."""
    medals: Earned | None = None
    """Who has earned which by this game; None as long as it is not settled."""
    zone: str = ANYWHERE
    """The time zone in which the day of its end is, as soon as it is settled."""
    hindsight: Any = None
    """What has come of thinking about the game since it was over, if anything."""
    thought: Hint | None = None
    """What has come of thinking about the last hint that was asked for, if anything yet."""
    found: dict[Any, Any] = field(default_factory=dict, init=False, repr=False)
    """What was worked out already of this state."""

    # --- what it is ---

    @property
    def id(self) -> int:
        """The table's number."""
        return self.record.id

    @cached_property
    def plugin(self) -> GamePlugin:
        """The game that is played here, with all that it brings."""
        return plugin_of(self.record.game)

    @property
    def gone(self) -> bool:
        """Whether the game that is played here is not installed any more: it binds nobody."""
        return self.record.game not in plugins()

    @property
    def ahead(self) -> bool:
        """Whether it waits for rules that this program does not have yet: it binds nobody."""
        return is_ahead(self.record)

    @property
    def binds(self) -> bool:
        """Whether who sits here can sit nowhere else, and nothing else be played here."""
        return self.going_on and not self.gone and not self.ahead

    @property
    def fault(self) -> str:
        """The key of the sentence that says why it stands still, where it does."""
        if self.gone:
            return "fault-game-gone"
        return "fault-rules-to-come" if self.ahead else "fault-frozen"

    def still(self) -> Frozen:
        """Return what is raised where it stands still."""
        return Frozen(f"table {self.id}", self.fault)

    @cached_property
    def kind(self) -> Kind:
        """What differs between tables of several and of one."""
        return KINDS[self.plugin.seating]

    @cached_property
    def hidden(self) -> bool:
        """Whether only its player sees the table."""
        return self.kind.is_hidden(self.record.choices)

    @cached_property
    def claims(self) -> Claims | None:
        """What may be said here in a game in progress; None where nothing is."""
        playing = self.record.status is Status.PLAYING and not self.frozen
        wanted = self.record.choices.get(CLAIMS.name, CLAIMS.default)
        return self.plugin.rules.claims if playing and wanted else None

    @cached_property
    def place_id(self) -> int:
        """The thread, or else the channel, where it is played."""
        return self.record.thread_id or self.record.channel_id

    # --- how far it has come ---

    @cached_property
    def done(self) -> bool:
        """Whether nothing will happen here any more."""
        return self.record.closed_at is not None

    @property
    def going_on(self) -> bool:
        """Whether people gather or play here: neither settled nor ended."""
        return self.gathering or self.record.status is Status.PLAYING

    @property
    def gathering(self) -> bool:
        """Whether no game has begun yet: people sit down, or say that they are coming."""
        return self.record.status in GATHERING

    @cached_property
    def paused(self) -> bool:
        """Whether a game stands still, because all its players are away or have left."""
        decided = self.match is None or self.progress.outcome is not None
        if self.record.status is not Status.PLAYING or decided or not self.kind.waits:
            return False
        return not [seat for seat in self.players() if not seat.away]

    @cached_property
    def mark(self) -> Mark:
        """How far the match has been told. A game that is no longer in progress is told whole."""
        if self.match is None or self.record.status is Status.PLAYING:
            return Mark(self.record.told, self.record.beats)
        return Mark(self.progress.events)

    @cached_property
    def caught_up(self) -> bool:
        """Whether all has been told, and the last beat felt."""
        if self.match is None or self.frozen or self.record.status is not Status.PLAYING:
            return True
        return self.felt_until is None and self.record.told >= self.progress.events

    @cached_property
    def told_outcome(self) -> Outcome | None:
        """The result, once it has been told."""
        return self.progress.outcome if self.caught_up else None

    @cached_property
    def lied(self) -> WhoLied:
        """What was true of what players have said: nobody learns of it before it is settled."""
        outcome = self.told_outcome
        if outcome is None or self.record.status is not Status.SETTLED:
            return NOTHING_SAID
        return self.judged or found_out(self.plugin, outcome, self.told())

    @cached_property
    def last_words(self) -> LastWordsView | None:
        """Last words that are being said before what is asked next, if any are."""
        return last_words.held(self)

    def require_running(self) -> Match:
        """Return the match that goes on; raise `Frozen` or `Declined` where none does."""
        if self.frozen:
            raise self.still()
        if self.match is None or self.done:
            raise Declined("refused-table-over")
        return self.match

    def require_playing(self) -> Match:
        """Return the match as `require_running`, before its result; raise where that is there."""
        match = self.require_running()
        if not self.going_on:
            raise Declined("refused-table-over")
        return match

    # --- who sits here ---

    def players(self) -> list[SeatRecord]:
        """Return the seats of those who play still, or are only away."""
        return [s for s in self.record.seats if s.user_id is not None and not s.left]

    @property
    def votes_needed(self) -> int:
        """How many of its players end a game in progress by wanting so: more than half."""
        return len(self.players()) // 2 + 1

    def seat_of(self, user_id: int) -> SeatRecord | None:
        """Return a user's seat, unless the user has left it."""
        for seat in self.record.seats:
            if seat.user_id == user_id and not seat.left:
                return seat
        return None

    def own_seat(self, user_id: int) -> SeatRecord:
        """Return a user's seat; raise `Declined` for who has none yet, or has left it."""
        seat = self.seat_of(user_id)
        if seat is None:
            if self.gathering:
                raise unseated(self)
            seats = self.record.seats
            left = any(user_id in (each.user_id, each.owner_id) for each in seats)
            raise Declined("refused-left-already" if left else "refused-not-seated")
        return seat

    def with_seat(self, seat: SeatRecord) -> "TableState":
        """Return the state with this seat in place of the one of its number."""
        return replace(self, record=self.record.with_seat(seat))

    # --- what is asked ---

    def asks(self) -> tuple[Ask, ...]:
        """Return the open asks that are to be shown: none before all has been told."""
        return self.progress.asks if self.caught_up and not self.frozen and not self.done else ()

    @cached_property
    def hint(self) -> Hint | None:
        """The hint about what is asked of who plays alone; None where they have not asked for it.

        They have when that was their last answer.
        """
        asks, given = self.asks(), self.progress.answers
        if self.plugin.hint is None or self.match is None or not asks or not given:
            return None
        if self.match.given[given - 1].verb != HINT:
            return None
        ask = asks[0].id
        return self.thought if self.thought and self.thought.ask == ask else Hint(ask)

    def put(self) -> tuple[Ask, ...]:
        """Return the asks that were put together with the open ones, answered or not."""
        some = self.progress.asks and not self.frozen and not self.done
        return self.progress.put if some else ()

    def ask_of(self, seat: Seat) -> Ask | None:
        """Return the ask that a seat has yet to answer, if any."""
        return self._asks_of.get(seat)

    @cached_property
    def _asks_of(self) -> dict[Seat, Ask]:
        return {ask.seat: ask for ask in reversed(self.asks())}

    def own_ask(self, seat: Seat, ask_id: int) -> Ask:
        """Return an ask that is shown to a seat; raise `Refused` as `Match.open_ask`.

        Of what is yet to be written, or told, nothing is said.
        """
        for ask in self.asks():
            if ask.id == ask_id and ask.seat != seat:
                raise Refused(Reason.STALE if ask.hidden else Reason.NOT_YOURS)
            if ask.id == ask_id:
                return ask
        late = self.match is not None and self.match.was_late(seat, ask_id)
        raise Refused(Reason.LAPSED if late else Reason.STALE)

    def waiting(self) -> tuple[Waiting, ...]:
        """Return whom the table waits for, and until when; hidden ones, too."""
        due = {deadline.ask: deadline.due for deadline in self.deadlines}
        return tuple([Waiting(ask.seat, ask, due[ask.id]) for ask in self.asks() if ask.id in due])

    # --- what is known ---

    @once
    def told(self) -> Sequence[LogEntry]:
        """Return all events that have been told. Secret: only notebooks may be shown."""
        return self.match.log[: self.mark.told] if self.match else []

    def notebook(self, viewer: Seat | None) -> Any:
        """Return what a viewer knows now."""
        many = self.mark.told if self.match else 0
        return self.notebooks.of(viewer, len(self.record.seats), many, self.told)

    @cached_property
    def standing(self) -> tuple[Any, ...]:
        """What the table is, but for what is asked and until when, to be compared."""
        rest = (self.match, self.terms, self.frozen, self.ended_by, self.sealed, self.moved)
        ended = (self.told_outcome, self.judged, self.medals)
        return self.record, self.mark, *rest, *ended, self.last_words, self.paused

    def view(self, viewer: Seat | None = None) -> TableView:
        """Return the table as panels may see it; ``viewer``: those that one seat alone sees."""
        # All see the same, unless somebody is asked of whom the others may not know.
        return self._seen_by(viewer) if viewer is not None and self._seen.hidden else self._seen

    @once
    def _seen_by(self, viewer: Seat) -> TableView:
        return waiting_for(self._seen, viewer, self.waiting(), self.put(), paused=self.paused)

    @cached_property
    def _seen(self) -> TableView:
        view = view_of(self.record, self.told_outcome, self.moved)
        view = replace(view, secret=None, joins=()) if self.sealed else view
        return replace(
            waiting_for(view, None, self.waiting(), self.put(), paused=self.paused),
            message_id=self.shown_at,
            claims=self.claims is not None and self.told_outcome is None,
            last_words=self.last_words,
            votes_needed=self.votes_needed,
            frozen=self.frozen,
            fault=self.fault if self.frozen else view.fault,
            ended_by=self.ended_by,
            terms=self.terms,
            verify=self.settings.verify,
            medals=self.medals or (),
            lied=self.lied,
        )


def unseated(state: TableState) -> Declined:
    """Return what tells who has no seat where people gather how to have one, or that it is full."""
    most = max(state.plugin.seats_for(state.record.choices))
    taken = len(state.record.seats) >= most and all(seat.joined for seat in state.record.seats)
    full = taken and state.record.status is Status.LOBBY and not state.gone
    return Declined("refused-full", most=most) if full else welcome(state)


def welcome(state: TableState) -> Declined:
    """Return what tells somebody how far it is where people gather, and what to press."""
    if state.record.status is Status.LOBBY:
        return Declined("refused-open-already")
    return Declined("refused-planned", when=f"<t:{int(state.record.planned_for or 0)}:R>")
