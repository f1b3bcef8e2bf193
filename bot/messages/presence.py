"""What people have pressed lately at one table, put together, and were shown alone."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from bot.tables.last_words import held_since
from bot.tables.state import TableState
from bot.values.guilds import NO_SERVER
from bot.values.tables import Pace
from games.engine.asks import Ask, AskPace, Seat, Target, Verb
from games.engine.errors import Reason, Refused

QUIET: Final = 60.0
"""Seconds without a press after which somebody is called to a new question, at normal pace."""


class Drafts:
    """Drafts of a table's answers that are for several seats each, by ask.

    Only in memory: after a restart they are empty again. Nothing is asked of them but by the
    seat's own private panel.
    """

    def __init__(self) -> None:
        self._drafts: dict[int, dict[Seat, Target]] = {}

    def of(self, ask: Ask) -> Mapping[Seat, Target]:
        """Return what is meant for whom so far, the latest last."""
        return self._drafts.get(ask.id, {})

    def put(self, ask: Ask, verb: Verb, seat: Seat, target: Target) -> None:
        """Mean a target for a seat; whoever it was meant for before is left without.

        Raise `Refused` when the verb does not offer it, or not to this seat.
        """
        if seat not in verb.each or target not in verb.pool:
            raise Refused(Reason.NOT_OFFERED)
        draft = {who: what for who, what in self.of(ask).items() if target != what and who != seat}
        self._drafts[ask.id] = {**draft, seat: target}

    def picks(self, ask: Ask, verb: Verb) -> tuple[Target, ...]:
        """Return what is meant for whom as picks; raise `Refused` while somebody is without."""
        draft = self.of(ask)
        if any(seat not in draft for seat in verb.each):
            raise Refused(Reason.INCOMPLETE)
        return tuple(draft[seat] for seat in verb.each)

    def drop(self, ask: Ask) -> None:
        """Let go of what was meant, when it has been given."""
        self._drafts.pop(ask.id, None)


@dataclass(frozen=True, slots=True)
class Viewer:
    """Who sees a panel that is theirs alone, and what stands on it because of that."""

    seat: Seat
    locale: str
    """What they read."""
    drafts: Drafts
    note: str = ""
    """What comes first."""
    verb: str | None = None
    """Of a question with many verbs, the one whose targets are wanted."""
    server: int = NO_SERVER
    """Where they see it; `NO_SERVER` for nowhere that the bot is."""


@dataclass(frozen=True, slots=True)
class Alone:
    """Who was shown a panel alone, and how."""

    user_id: int
    viewer: Viewer
    mark: str
    """That of the panel as it was then."""


@dataclass(slots=True)
class Presence:
    """What people have pressed lately, as far as this bot has seen it."""

    began: float
    """When this was begun. Whoever has pressed nothing since then counts as having pressed then."""
    pressed: dict[Seat, float] = field(default_factory=dict)
    elsewhere: dict[Seat, bool] = field(default_factory=dict)
    """Whether a seat's owner answers at the table, and not in the DM, where they pressed last."""
    answering: Counter[Seat] = field(default_factory=Counter)
    """How many presses on a seat's direct message are being answered, there."""
    unreached: set[Seat] = field(default_factory=set)
    """Whose DMs have closed during the game, and who have not been told so."""
    reopened: set[Seat] = field(default_factory=set)
    """Whose DM was lost, and has been opened anew."""
    alone: dict[Seat, Alone] = field(default_factory=dict)
    """What each seat's owner was shown last in a message that nobody else sees."""
    drafts: Drafts = field(default_factory=Drafts)
    """What seats have put together and not yet given."""
    seen: set[int] | None = None
    """The asks that were open at the last look; None before the first, which calls nobody."""
    called: set[int] = field(default_factory=set)
    """The asks that somebody is to be called to."""
    unheard: set[int] = field(default_factory=set)
    """The asks that nobody could be called to."""
    shown_to_all: bool = True
    """Whether the table's own panel could be shown."""

    def note_asks(self, state: TableState, now: float) -> None:
        """Note which questions are new, and call those who have gone quiet to them."""
        asks = [ask for ask in state.asks() if not ask.hidden]
        if self.seen is not None:
            new = [ask for ask in asks if ask.id not in self.seen]
            self.called |= {ask.id for ask in new if self._must_be_called(state, ask, now)}
        self.seen = {ask.id for ask in asks}
        self.called &= self.seen

    def _must_be_called(self, state: TableState, ask: Ask, now: float) -> bool:
        match state.record.pace:
            case Pace.QUICK:
                return False  # All are there.
            case Pace.NORMAL if ask.pace is AskPace.BRISK:
                return False  # Of very many moves none is called for.
            case Pace.NORMAL:
                # Nobody has to press anything as long as a question is held back.
                until = held_since(state) or now
                return until - self.pressed.get(ask.seat, self.began) > QUIET
            case Pace.DAILY:
                return state.record.seats[ask.seat].dms_closed
