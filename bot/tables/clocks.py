"""A table's clocks: when each open ask is due, and what happens then."""

from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import replace
from functools import partial

from bot.clock import Alarm, Clock
from bot.tables.pace import ALONE, PAUSED, reminder_after, time_for
from bot.tables.retry import Persistent
from bot.values.records import Deadline
from bot.values.tables import Pace
from games.engine.asks import Ask

Callback = Callable[[Ask], Awaitable[None]]


class Clocks:
    """The deadlines of a table's open asks, and an alarm for whatever is due for them."""

    def __init__(
        self,
        pace: Pace | None,
        until: float | None,
        clock: Clock,
        *,
        computer_delay: float,
        paused: Callable[[], bool],
        computer_plays: Callable[[Ask], bool],
        computer_answers: Callback,
        time_runs_out: Callback,
        remind: Callback,
    ) -> None:
        """``pace`` None is that of one person alone: nobody is waited for, or reminded.
        ``until``: when a day's deal is over, whatever is left of it.

        ``computer_plays`` says for whom a computer answers, after ``computer_delay`` seconds. Where
        a few answers may be enough, computers answer one after the other, and leave people who
        were asked, too, the first half of the time. While the table is ``paused`` nobody answers,
        and how long that may last is every ask's time.

        The others are reminded first, and then their time runs out.
        """
        self._pace = pace
        self._until = until
        self._clock = clock
        self._computer_delay = computer_delay
        self._is_paused = paused
        self._was_paused = False
        self._computer_plays = computer_plays
        self._computer_answers = computer_answers
        self._time_runs_out = time_runs_out
        self._remind = remind
        self._deadlines: dict[int, Deadline] = {}
        self._alarms: list[Alarm] = []

    def deadline(self, ask: Ask) -> Deadline | None:
        """Return when an ask is due; None before its clock was set."""
        return self._deadlines.get(ask.id)

    def deadlines(self, asks: Iterable[Ask]) -> list[Deadline]:
        """Return when these asks are due, in their order."""
        return [self._deadlines[ask.id] for ask in asks if ask.id in self._deadlines]

    def bring_back(self, deadlines: Iterable[Deadline]) -> None:
        """Take up what was left of the asks' time before a restart."""
        # A day is over when it is, however long the bot was away.
        if self._until is None:
            self._deadlines = {deadline.ask: deadline for deadline in deadlines}
        self._was_paused = self._is_paused()

    def give_whole_time(self, ask: Ask) -> None:
        """Let an ask's time begin anew when the clocks are set again."""
        self._deadlines.pop(ask.id, None)

    def is_up(self, ask: Ask) -> bool:
        """Say whether an ask's time has run out."""
        due = self.deadline(ask)
        return due is not None and self._clock.now() >= due.due

    def as_reminded(self, ask: Ask, asks: Iterable[Ask]) -> list[Deadline]:
        """Return what is due with an ask, itself included, if its seat was not reminded yet."""
        due = self.deadline(ask)
        people = self.deadlines(each for each in asks if not self._computer_plays(each))
        with_it = [d for d in people if due and d.due == due.due and not d.reminded]
        return [replace(deadline, reminded=True) for deadline in with_it]

    def note(self, deadline: Deadline) -> None:
        """Keep what has been written of an ask's deadline."""
        self._deadlines[deadline.ask] = deadline

    def set(self, asks: Sequence[Ask]) -> None:
        """Set what is due for each open ask: a computer's move, a reminder, the end of time."""
        self.stop()
        now, paused = self._clock.now(), self._is_paused()
        if paused is not self._was_paused:
            self._was_paused = paused
            self._deadlines = {}
        self._deadlines = {ask.id: self._deadline_of(ask, now) for ask in asks}
        computers = [] if paused else [ask for ask in asks if self._computer_plays(ask)]
        for nth, ask in enumerate(computers, 1):
            when = now + self._computer_delay * (nth if ask.lapses else 1)
            if ask.lapses and len(computers) < len(asks):
                when = max(when, self._deadlines[ask.id].due - self._time_for(ask) / 2)
            self._alarm(ask, when, self._computer_answers)
        for ask in asks:
            if ask in computers:
                continue
            due = self._deadlines[ask.id]
            self._alarm(ask, due.due, self._time_runs_out)
            if not due.reminded and self._pace is not None and not paused:
                whole = self._time_for(ask)
                after = reminder_after(whole)
                if after is not None:
                    self._alarm(ask, due.due - whole + after, self._remind)

    def _deadline_of(self, ask: Ask, now: float) -> Deadline:
        latest = self._until or now + self._time_for(ask)
        kept = self._deadlines.get(ask.id)
        if kept is None:
            return Deadline(ask.id, latest, reminded=False)
        # Before a restart the machine's clock may have been ahead.
        return replace(kept, due=min(kept.due, latest))

    def _time_for(self, ask: Ask) -> float:
        if self._pace is None:
            return ALONE
        return PAUSED[self._pace] if self._was_paused else time_for(self._pace, ask.pace)

    def stop(self) -> None:
        """Cancel every alarm."""
        for alarm in self._alarms:
            alarm.cancel()
        self._alarms = []

    def _alarm(self, ask: Ask, when: float, callback: Callback) -> None:
        self._alarms.append(Persistent(self._clock, when, partial(callback, ask)))
