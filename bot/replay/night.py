"""A past game, scene by scene: dealt again, and stopped wherever something was told."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from bot.panels.table_pictures import Avatars
from bot.plugins.formatter import Formatter
from bot.plugins.registry import plugins
from bot.plugins.view import GameView, beats_of
from bot.tables.dealing import deal, replay
from bot.tables.notebooks import Notebooks
from bot.tables.state import Earned, Progress, TableSettings, TableState
from bot.tables.tale import tale_of
from bot.values.records import AnswerRecord, Deadline, TableRecord
from bot.values.tables import VERIFY, Status
from bot.values.zones import ANYWHERE
from games.engine.claims import Advised, Claimed
from games.engine.errors import GameFault
from games.engine.events import Event, LogEntry
from games.engine.match import Match


@dataclass(frozen=True, slots=True, kw_only=True)
class Night:
    """All that a past game follows from: values alone, so that a worker can be given it."""

    record: TableRecord
    answers: tuple[AnswerRecord, ...]
    moved: tuple[int, ...] | None = None
    """Crowns that were moved, by seat."""
    medals: Earned = ()
    avatars: Avatars = field(default_factory=dict)
    verify: str = VERIFY
    zone: str = ANYWHERE
    """The time zone in which its day is."""


@dataclass(frozen=True, slots=True)
class Scene:
    """A game as it stood when something had been told."""

    state: TableState
    first: int
    """How many events had been told before."""

    @property
    def view(self) -> GameView:
        return self.state.plugin.view

    @property
    def told(self) -> Sequence[LogEntry]:
        """What has been told since then, whoever may hear it."""
        return self.state.told()[self.first :]

    @property
    def public(self) -> list[Event]:
        """What everybody has heard of that, and where silence decided."""
        return tale_of(self.state, self.first + 1, talk=True)

    @property
    def beats(self) -> int:
        """How many beats the moment takes that it is; none where nothing must be felt."""
        moments = self.view.moments
        return sum(beats_of(moments, each.event) for each in self.told if each.to is None)

    @property
    def voted(self) -> bool:
        """Whether somebody has voted on what is asked now."""
        return bool(self.state.view().put) and any(isinstance(e, Advised) for e in self.public)

    @property
    def pleaded(self) -> bool:
        """Whether somebody has said something for themselves, before it is decided about them."""
        last, put = self.state.plugin.rules.last_words, self.state.view().put
        if last is None or not put or not last.concern(put):
            return False
        speakers = last.speakers(self.state.notebook(None), put)
        return any(isinstance(e, Claimed) and e.seat in speakers for e in self.public)

    def said(self, fmt: Formatter) -> list[str]:
        """Return what everybody was told of it: a moment in the words that it has at the table."""
        felt = self._felt
        rest = [event for event in self.public if event not in felt]
        told = self.view.tale(fmt, self.state.notebook(None), rest) if rest else ()
        return [*told, *self.moment(fmt)]

    def moment(self, fmt: Formatter) -> Sequence[str]:
        """Return what is said at the table of what must be felt of it; nothing if nothing must."""
        felt = self._felt
        return self.view.moment(fmt, self.state.notebook(None), felt) if felt else ()

    @property
    def _felt(self) -> list[Event]:
        """What of it is told as a moment, or goes with one."""
        felt = self.beats > 0
        # What takes no beat whatever it is goes with another; else it is as all that happens.
        kinds = {kind for kind, beats in self.view.moments.items() if felt or beats == 0}
        return [event for event in self.public if type(event) in kinds]

    @property
    def over(self) -> bool:
        """Whether this is how it ended."""
        return self.state.record.status is Status.SETTLED


def scenes(night: Night) -> Iterator[Scene]:
    """Yield a game from the deal to the end; a moment is a scene of its own.

    Raise `GameFault` for what cannot be dealt again, or whose game fails.
    """
    record = replace(night.record, status=Status.PLAYING, settled_at=None, closed_at=None)
    match, notebooks, first = deal(record), Notebooks(record.game, _fail), 0
    moments = plugins()[record.game].view.moments
    for answers in ((), *((answer,) for answer in night.answers)):
        replay(match, answers)
        for told in match.log[first:]:
            felt = told.to is None and beats_of(moments, told.event) > 0
            if felt or told.n == len(match.log):
                now = replace(record, told=told.n, beats=0)
                yield Scene(_state(night, now, match, notebooks), first)
                first = told.n
    if night.record.status is Status.SETTLED:
        yield Scene(_state(night, night.record, match, notebooks), first)


def ended(night: Night) -> TableState:
    """Return a game as it was in the end. Raise as `scenes`."""
    match = deal(night.record)
    replay(match, night.answers)
    return _state(night, night.record, match, Notebooks(night.record.game, _fail))


def _state(night: Night, record: TableRecord, match: Match, notebooks: Notebooks) -> TableState:
    return TableState(
        record=record,
        settings=TableSettings(0.0, verify=night.verify),
        notebooks=notebooks,
        match=match,
        progress=Progress.of(match),
        deadlines=tuple([Deadline(ask.id, 0.0, False) for ask in match.asks]),
        moved=night.moved,
        medals=night.medals,
    )


def _fail(fault: Exception) -> None:
    raise GameFault("a notebook has failed") from fault
