"""What is due at a table, and when: all of it follows from the table as it stands."""

from collections.abc import Awaitable, Callable, Iterator
from enum import Enum, auto
from functools import partial
from typing import NamedTuple, TypeAlias

import structlog

from bot.clock import TRY_AGAIN, Alarm, Clock
from bot.store.errors import StoreError
from bot.tables.deadlines import computer_plays, reminder_of, time_for
from bot.tables.last_words import computers_speak_at
from bot.tables.pace import CALLED_BEFORE, closes_at
from bot.tables.settlement import result_waits
from bot.tables.state import TableState, once
from bot.values.errors import Frozen
from bot.values.tables import Status
from games.engine.asks import Ask

log = structlog.get_logger(__name__)

_Time: TypeAlias = tuple[float, bool]
"""When something is due, in seconds since 1970, and whether that is a time of day."""


class Due(Enum):
    """What can be due."""

    GO_ON = auto()
    """The next beat, the next question, the result, or the end of a day's secrecy."""
    LAST_WORDS = auto()
    """Computer players say theirs, or vote."""
    COMPUTER = auto()
    """A computer player answers."""
    REMINDER = auto()
    TIME_UP = auto()
    CALL = auto()
    """Who is coming to a planned table is reminded."""
    OPEN = auto()
    """A planned table opens."""
    IDLE = auto()
    """Nobody has touched a lobby for long, or a planned table could not open."""


class WakeUp(NamedTuple):
    """Something that is due at a time, in seconds since 1970."""

    when: float
    what: Due
    ask: Ask | None = None
    of_day: bool = False
    """Whether it is due when the clock shows that time, and not after so long a wait."""


@once
def wake_ups(state: TableState) -> list[WakeUp]:
    """Return what is due at a table and when; what is past is due at once."""
    return [*_of_table(state), *_of_asks(state)]


def _of_table(state: TableState) -> Iterator[WakeUp]:
    closes = closes_at(state.record)
    planned = state.record.status is Status.PLANNED
    if closes is not None:
        yield WakeUp(closes, Due.IDLE, of_day=planned)
    if planned and not state.frozen:
        opens = state.record.planned_for or 0.0
        if not state.record.called:
            yield WakeUp(opens - CALLED_BEFORE, Due.CALL, of_day=True)
        yield WakeUp(opens, Due.OPEN, of_day=True)
    if state.sealed:
        yield WakeUp(state.record.sealed_until or 0.0, Due.GO_ON, of_day=True)
    if state.frozen or state.match is None or state.done:
        return
    if not state.caught_up:
        yield WakeUp(state.felt_until or 0.0, Due.GO_ON)
        speak_at = computers_speak_at(state)
        if speak_at is not None:
            yield WakeUp(speak_at, Due.LAST_WORDS)
    elif result_waits(state) or len(state.waiting()) < len(state.asks()):
        yield WakeUp(0.0, Due.GO_ON)


def _of_asks(state: TableState) -> Iterator[WakeUp]:
    """Yield when computers answer, who is asked is reminded, and their time is up.

    Where a few answers may be enough, computers answer one after the other, and leave people who
    were asked, too, the first half of the time. While all are away nobody answers.
    """
    deadlines = {deadline.ask: deadline for deadline in state.deadlines}
    asks = [ask for ask in state.asks() if ask.id in deadlines]
    of_day = state.record.sealed_until is not None
    computers = [] if state.paused else [ask for ask in asks if computer_plays(state, ask)]
    for nth, ask in enumerate(computers, 1):
        when = state.asked_at + state.settings.computer_delay * (nth if ask.lapses else 1)
        if ask.lapses and len(computers) < len(asks):
            when = max(when, deadlines[ask.id].due - time_for(state, ask) / 2)
        yield WakeUp(when, Due.COMPUTER, ask)
    for ask in asks:
        if ask in computers:
            continue
        yield WakeUp(deadlines[ask.id].due, Due.TIME_UP, ask, of_day)
        reminder = reminder_of(state, ask, deadlines[ask.id])
        if reminder is not None:
            yield WakeUp(reminder, Due.REMINDER, ask)


class Waking:
    """The alarms of a table, one for each time at which something is due, and again while the
    database fails.

    One that is set already stays when the table changes: set anew after the machine's clock has
    jumped ahead, it would ring at once, and a question would not have its whole time.
    """

    def __init__(
        self,
        clock: Clock,
        state: Callable[[], TableState],
        do: Callable[[WakeUp], Awaitable[None]],
    ) -> None:
        """``state``: returns the table as it stands. ``do`` what is due; whether it still is, it
        looks itself. It may be begun again.
        """
        self._clock = clock
        self._state = state
        self._do = do
        self._begun = False
        self._alarms: dict[_Time, Alarm] = {}
        self._busy: set[tuple[Due, int | None]] = set()
        """What is being done at this moment."""
        self._not_before = 0.0
        """Until when nothing is tried, as the database is in trouble."""

    def begin(self) -> None:
        """Wake up from now on for what is due at the table."""
        self._begun = True
        self.follow()

    def end(self) -> None:
        """Wake up no more."""
        self._begun = False
        self.follow()

    def hold_off(self) -> None:
        """Let the database have some time."""
        self._not_before = self._clock.now() + TRY_AGAIN
        self.follow()

    def follow(self) -> None:
        """Note that something else may be due."""
        wanted = dict.fromkeys([(each.when, each.of_day) for each in self._open()])
        for gone in self._alarms.keys() - wanted:
            self._alarms.pop(gone).cancel()
        for time in wanted:
            if time not in self._alarms:
                when, of_day = time
                at = self._clock.at_time_of_day if of_day else self._clock.at
                self._alarms[time] = at(max(when, self._not_before), partial(self._ring, time))

    def _open(self) -> list[WakeUp]:
        """Return what is still to be begun."""
        if not self._begun:
            return []
        return [each for each in wake_ups(self._state()) if _key(each) not in self._busy]

    async def _ring(self, time: _Time) -> None:
        # It may have been cancelled as it rang.
        self._alarms.pop(time, None)
        now, (when, of_day) = self._clock.now(), time
        # A clock that jumps ahead may show several times of day at once: they are done in order,
        # as a planned table that is too late must not open before it is closed.
        latest = now if of_day else when
        for due in self._open():
            in_time = due.of_day is of_day and when <= due.when <= latest
            if in_time and now >= self._not_before:
                self._busy.add(_key(due))
                # One does not wait for another: a computer player may think for long.
                self._clock.at(now, partial(self._work, due))
        self.follow()

    async def _work(self, due: WakeUp) -> None:
        key, failed = _key(due), True
        try:
            if self._begun:
                await self._do(due)
            failed = False
        except Frozen:
            log.info("nothing more is done at a frozen table")
        except StoreError:
            log.exception("the database is in trouble; again soon", seconds=TRY_AGAIN)
        finally:
            self._busy.discard(key)
            # Still due as it was: it could not be done. What comes next of its kind is another,
            # but not where this one failed: a table that is dealt again may be due at another time.
            now = self._clock.now()
            left = [each for each in self._open() if _key(each) == key]
            if due in left or (failed and any(each.when <= now for each in left)):
                self.hold_off()
            self.follow()


def _key(wake_up: WakeUp) -> tuple[Due, int | None]:
    return wake_up.what, None if wake_up.ask is None else wake_up.ask.id
