"""What people have pressed lately at one table, and what they were shown alone."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from bot.messages.drafts import Drafts
from bot.messages.table_panels import Viewer
from bot.tables.last_words import held_since
from bot.tables.state import TableState
from bot.values.tables import Pace
from games.engine.asks import Ask, AskPace, Seat

QUIET: Final = 60.0
"""Seconds without a press after which somebody is called to a new question, at normal pace."""


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
    """Whoever was just dealt to, or was there before a restart, has not gone quiet yet."""
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
    """The asks that were open before; none is called to that was there before a restart."""
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
