"""A table being played: the only writer of its match."""

import asyncio
from collections.abc import Callable
from typing import Any

import structlog

from bot.clock import Alarm, Clock
from bot.store.records import (
    AnswerRecord,
    Deadline,
    SeatRecord,
    SeatResult,
    Settlement,
    TableRecord,
)
from bot.store.store import Store
from bot.tables.errors import Declined, Frozen
from bot.tables.fairness import commitment
from bot.tables.pace import reminder_after, time_for
from bot.tables.views import SeatView, Status, TableView, Waiting
from games.catalogue import GAMES
from games.engine.asks import Answer, Ask, Seat
from games.engine.dice import SeededDice, derive
from games.engine.errors import GameFault, Reason, Refused
from games.engine.events import Event, Told
from games.engine.game import Game
from games.engine.match import Given, Match

log = structlog.get_logger(__name__)

AWAY_AFTER = 2
"""Silences in a row after which a computer player answers for a seat."""
IDLE_LOBBY = 30 * 60.0
"""Seconds after which a lobby that nobody touches closes itself."""


class Table:
    """One table, from its lobby to its last question. Everything goes through its lock."""

    def __init__(
        self,
        record: TableRecord,
        store: Store,
        clock: Clock,
        *,
        computer_delay: float,
        changed: Callable[["Table"], None],
        remind: Callable[["Table", Waiting], None],
    ) -> None:
        """``changed`` is called after every change, ``remind`` when an ask's time grows short."""
        self.record = record
        self.lock = asyncio.Lock()
        self.match: Match | None = None
        self.frozen = False
        self._store = store
        self._clock = clock
        self._computer_delay = computer_delay
        self._changed = changed
        self._remind = remind
        self._notebooks: dict[Seat | None, tuple[Any, int]] = {}
        self._deadlines: dict[int, Deadline] = {}
        self._alarms: dict[int, list[Alarm]] = {}

    # --- what others see ---

    @property
    def id(self) -> int:
        """The table's number."""
        return self.record.id

    @property
    def game(self) -> Game:
        """The game that is played here."""
        return GAMES[self.record.game]

    @property
    def place_id(self) -> int:
        """The thread, or else the channel, where it is played."""
        return self.record.thread_id or self.record.channel_id

    @property
    def done(self) -> bool:
        """Whether nothing will happen here any more."""
        return self.record.closed_at is not None

    def asks(self) -> tuple[Ask, ...]:
        """Return the open asks."""
        return self.match.asks if self.match and not self.frozen and not self.done else ()

    def ask_of(self, seat: Seat) -> Ask | None:
        """Return the ask that a seat has yet to answer, if any."""
        return next((ask for ask in self.asks() if ask.seat == seat), None)

    def told(self) -> list[Told]:
        """Return all events of the match so far. Secret: only notebooks may be shown."""
        return self.match.told if self.match else []

    def tale(self, first: int) -> list[Event]:
        """Return the public events from number ``first`` on."""
        return [told.event for told in self.told()[max(first, 1) - 1 :] if told.to is None]

    def notebook(self, viewer: Seat | None) -> Any:
        """Return what a viewer knows now; built up further with what is new."""
        kept = self._notebooks.get(viewer)
        notebook, read = kept or (self.game.notebook(len(self.record.seats), viewer), 0)
        told = self.told()
        for item in told[read:]:
            if item.reaches(viewer):
                notebook.note(item.event)
        self._notebooks[viewer] = (notebook, len(told))
        return notebook

    def seat_of(self, user_id: int) -> SeatRecord | None:
        """Return a user's seat, unless the user has left it."""
        for seat in self.record.seats:
            if seat.user_id == user_id and not seat.left:
                return seat
        return None

    def successor(self) -> int | None:
        """Return the seat that is to lead the next game, where the game names one."""
        named: Seat | None = getattr(self.notebook(None), "successor", None)
        return named

    def view(self) -> TableView:
        """Return the table as panels may see it."""
        record = self.record
        over = record.status in (Status.SETTLED, Status.ENDED)
        outcome = self.match.outcome if self.match else None
        after = None
        if outcome is not None:
            after = tuple(a + b for a, b in zip(record.purses, outcome.net(), strict=True))
        return TableView(
            id=record.id,
            game=record.game,
            guild_id=record.guild_id,
            channel_id=record.channel_id,
            place_id=self.place_id,
            host_id=record.host_id,
            status=record.status,
            pace=record.pace,
            seats=tuple(_seat_view(seat) for seat in record.seats),
            commitment=commitment(record.secret),
            counted=record.counted,
            executioner_by=record.executioner_by,
            always_saboteur=record.always_saboteur,
            lobby_message_id=record.lobby_message_id,
            panel_message_id=record.panel_message_id,
            closes_at=record.touched_at + IDLE_LOBBY if record.status is Status.LOBBY else None,
            waiting=self.waiting(),
            secret=record.secret.hex() if over else None,
            purses_after=after,
            frozen=self.frozen,
        )

    def waiting(self) -> tuple[Waiting, ...]:
        """Return whom the table waits for, and until when."""
        return tuple(
            Waiting(ask.seat, ask, self._deadlines[ask.id].due)
            for ask in self.asks()
            if ask.id in self._deadlines
        )

    # --- playing ---

    def deal(self) -> Match:
        """Make the match from the record, as `Store.begin_table` wrote it, and return it."""
        record = self.record
        if record.seed is None or record.options is None:
            raise Frozen(f"table {record.id} has not begun")
        self.match = Match(
            self.game,
            len(record.seats),
            self.game.options.model_validate_json(record.options),
            record.purses,
            SeededDice(record.seed),
        )
        return self.match

    async def submit(self, user_id: int, ask_id: int, answer: Answer) -> Seat:
        """Take a user's answer: check, journal, advance. Return the user's seat.

        Raise `Declined` for a stranger, `Refused` for a stale or illegal answer (nothing
        changes), `Frozen` when the table stands still by our mistake.
        """
        async with self.lock:
            seat = self.seat_of(user_id)
            if seat is None:
                raise Declined("refused-not-seated")
            await self._take(Seat(seat.seat), ask_id, answer, by="player")
            if seat.away or seat.silences:
                seat.away, seat.silences = False, 0
                await self._store.save_seat(self.id, seat)
        self._changed(self)
        return Seat(seat.seat)

    async def come_back(self, user_id: int) -> Seat:
        """The owner of an away seat is back; raise `Declined` when nobody was away."""
        async with self.lock:
            seat = self.seat_of(user_id)
            if seat is None:
                raise Declined("refused-not-seated")
            if not seat.away:
                raise Declined("refused-not-away")
            seat.away, seat.silences = False, 0
            await self._store.save_seat(self.id, seat)
            self._set_alarms(fresh=True)
        self._changed(self)
        return Seat(seat.seat)

    async def hand_over(self, user_id: int) -> None:
        """A user leaves for good: a computer player takes the seat."""
        async with self.lock:
            seat = self.seat_of(user_id)
            if seat is None:
                raise Declined("refused-not-seated")
            seat.left = True
            await self._store.save_seat(self.id, seat)
            self._set_alarms()
        self._changed(self)

    async def start_clocks(self, deadlines: dict[int, Deadline]) -> None:
        """Set the alarms for the open asks, with what was left of their time before a restart."""
        self._deadlines = deadlines
        self._set_alarms()
        await self._settle_if_over()

    def stop_clocks(self) -> None:
        """Cancel every alarm of this table."""
        for alarms in self._alarms.values():
            for alarm in alarms:
                alarm.cancel()
        self._alarms = {}

    async def remember(self, announced: int) -> None:
        """Keep the cursor and the clocks, for a restart."""
        self.record.announced = announced
        open_asks = {ask.id for ask in self.asks()}
        await self._store.remember(
            self.id, announced, [d for d in self._deadlines.values() if d.ask in open_asks]
        )

    # --- under the lock ---

    async def _take(self, seat: Seat, ask_id: int, answer: Answer | None, *, by: str) -> None:
        """Check, journal and commit, advance, set the clocks; settle when there is a result."""
        match = self._running()
        ask = self._open_ask(match, ask_id)
        accepted = match.check(seat, ask_id, answer) if answer is not None else Answer("")
        await self._store.append_answer(
            AnswerRecord(
                self.id,
                len(match.given) + 1,
                seat,
                ask.id,
                accepted.verb,
                accepted.picks,
                answer is None,
                by,
                self._clock.now(),
            )
        )
        try:
            if answer is None:
                match.silence(ask_id)
            else:
                match.submit(seat, ask_id, accepted)
        except GameFault as fault:
            self.freeze(fault)
            raise Frozen(f"table {self.id}") from fault
        self._set_alarms()
        await self._settle_if_over()

    def freeze(self, fault: GameFault) -> None:
        """Stop here, our mistake: log it whole, keep the journal, take no more answers."""
        self.frozen = True
        self.stop_clocks()
        log.error("table frozen", table=self.id, game=self.record.game, exc_info=fault)
        self._changed(self)

    def _running(self) -> Match:
        if self.frozen:
            raise Frozen(f"table {self.id}")
        if self.match is None or self.done:
            raise Declined("refused-table-over")
        return self.match

    @staticmethod
    def _open_ask(match: Match, ask_id: int) -> Ask:
        for ask in match.asks:
            if ask.id == ask_id:
                return ask
        raise Refused(Reason.STALE)

    async def _settle_if_over(self) -> None:
        match = self.match
        if match is None or match.outcome is None:
            return
        record, outcome, now = self.record, match.outcome, self._clock.now()
        if record.status is Status.PLAYING:
            net = outcome.net()
            seats = tuple(
                SeatResult(
                    seat.seat,
                    seat.user_id,
                    seat.name,
                    outcome.seats[seat.seat].role,
                    outcome.seats[seat.seat].won,
                    outcome.seats[seat.seat].alive,
                    net[seat.seat],
                )
                for seat in record.seats
            )
            heads = sum(not seat.alive for seat in outcome.seats)
            await self._store.settle(
                Settlement(
                    self.id,
                    record.guild_id,
                    record.game,
                    outcome.result,
                    heads,
                    record.counted,
                    seats,
                    outcome.payments,
                    now,
                )
            )
            record.status, record.settled_at = Status.SETTLED, now
        if match.over and record.closed_at is None:
            record.closed_at = now
            await self._store.save_table(self.id, closed_at=now)

    # --- clocks ---

    def _set_alarms(self, *, fresh: bool = False) -> None:
        """Set what is due for each open ask: a computer's move, a reminder, the end of time.

        ``fresh`` gives the open asks their whole time again.
        """
        open_asks = {ask.id: ask for ask in self.asks()}
        self.stop_clocks()
        now = self._clock.now()
        kept = {} if fresh else self._deadlines
        self._deadlines = {
            ask.id: kept.get(ask.id)
            or Deadline(ask.id, now + time_for(self.record.pace, ask.pace), reminded=False)
            for ask in open_asks.values()
        }
        for ask in open_asks.values():
            seat = self.record.seats[ask.seat]
            due = self._deadlines[ask.id]
            if seat.user_id is None or seat.left or seat.away:
                self._alarm(ask, now + self._computer_delay, self._computer_answers)
                continue
            self._alarm(ask, due.due, self._time_runs_out)
            if not due.reminded:
                whole = time_for(self.record.pace, ask.pace)
                self._alarm(ask, due.due - whole + reminder_after(whole), self._remind_seat)

    def _alarm(self, ask: Ask, when: float, deed: Callable[[Ask], Any]) -> None:
        alarm = self._clock.at(when, lambda: deed(ask))
        self._alarms.setdefault(ask.id, []).append(alarm)

    async def _computer_answers(self, ask: Ask) -> None:
        async with self.lock:
            seat = self.record.seats[ask.seat]
            if ask not in self.asks() or not (seat.user_id is None or seat.left or seat.away):
                return
            dice = derive(self.record.seed or b"", "computer", ask.id)
            answer = self.game.computer.answer(self.notebook(ask.seat), ask, dice)
            await self._take(ask.seat, ask.id, answer, by="computer")
        self._changed(self)

    async def _time_runs_out(self, ask: Ask) -> None:
        async with self.lock:
            if ask not in self.asks():
                return
            seat = self.record.seats[ask.seat]
            seat.silences += 1
            seat.away = seat.silences >= AWAY_AFTER
            await self._store.save_seat(self.id, seat)
            await self._take(ask.seat, ask.id, None, by="clock")
        self._changed(self)

    async def _remind_seat(self, ask: Ask) -> None:
        async with self.lock:
            due = self._deadlines.get(ask.id)
            if ask not in self.asks() or due is None or due.reminded:
                return
            self._deadlines[ask.id] = Deadline(ask.id, due.due, reminded=True)
        self._remind(self, Waiting(ask.seat, ask, due.due))

    def replay(self, answers: list[AnswerRecord]) -> None:
        """Deal again and take the journal's answers; raise `GameFault` when one does not fit."""
        self.deal().replay(
            Given(Seat(a.seat), a.ask, "", a.verb, a.picks, a.silent) for a in answers
        )


def _seat_view(seat: SeatRecord) -> SeatView:
    return SeatView(
        seat=Seat(seat.seat),
        user_id=seat.user_id,
        name=seat.name,
        away=seat.away,
        left=seat.left,
        dms_closed=seat.dms_closed,
        volunteer=seat.volunteer,
        joined=seat.joined,
    )
