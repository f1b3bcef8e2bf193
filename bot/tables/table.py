"""A table being played: the only writer of its match."""

import asyncio
from collections.abc import Callable, Iterable
from dataclasses import replace

import structlog

from bot.clock import Clock
from bot.store.store import Store
from bot.tables.clocks import Clocks
from bot.tables.position import Position
from bot.tables.projections import settlement, view_of
from bot.values.errors import Declined, Frozen
from bot.values.moderation import Order
from bot.values.records import AnswerRecord, Deadline, SeatRecord, TableRecord
from bot.values.tables import EndedBy, Status, TableView, Terms, Waiting
from games.engine.asks import Answer, Ask, Seat
from games.engine.dice import SeededDice, derive
from games.engine.errors import GameFault, Reason, Refused
from games.engine.match import Given, Match

log = structlog.get_logger(__name__)

AWAY_AFTER = 2
"""Silences in a row after which a computer player answers for a seat."""


class Table(Position):
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
        season_ended: Callable[[], None],
    ) -> None:
        """``changed`` is called after every change, ``remind`` when an ask's time grows short.

        ``season_ended`` is called when the table's settlement has ended the guild's season.
        """
        super().__init__(record)
        self.lock = asyncio.Lock()
        self.terms = Terms()
        self.called = False
        """Whether the lobby's role has been mentioned."""
        self.ended_by = EndedBy.HAND
        self._moved: tuple[int, ...] | None = None
        """Crowns that the settlement has moved, by seat."""
        self._store = store
        self._clock = clock
        self._changed = changed
        self._remind = remind
        self._season_ended = season_ended
        self._clocks = Clocks(
            record,
            clock,
            computer_delay=computer_delay,
            computer_plays=self._computer_plays,
            computer_answers=self._computer_answers,
            time_runs_out=self._time_runs_out,
            remind=self._remind_seat,
        )

    # --- what others see ---

    def view(self) -> TableView:
        """Return the table as panels may see it."""
        return replace(
            view_of(self.record, self.match.outcome if self.match else None, self._moved),
            waiting=self.waiting(),
            asked=len(self.put()),
            frozen=self.frozen,
            ended_by=self.ended_by,
            terms=self.terms,
        )

    def waiting(self) -> tuple[Waiting, ...]:
        """Return whom the table waits for, and until when."""
        return tuple(
            Waiting(ask.seat, ask, due.due)
            for ask in self.asks()
            if (due := self._clocks.deadline(ask)) is not None
        )

    # --- playing ---

    def deal(self) -> Match:
        """Make the match from the record, as `Store.save_whole` wrote it, and return it."""
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
            seat = self.own_seat(user_id)
            await self._take(seat, ask_id, answer, by="player")
        self._changed(self)
        return Seat(seat.seat)

    async def come_back(self, user_id: int) -> Seat:
        """The owner of an away seat is back, with the whole time for what is asked.

        Raise `Declined` when nobody was away.
        """
        async with self.lock:
            seat = self.own_seat(user_id)
            if not seat.away:
                raise Declined("refused-not-away")
            self._running()
            seat.away, seat.silences = False, 0
            await self._store.save_seat(self.id, seat)
            ask = self.ask_of(Seat(seat.seat))
            if ask is not None:
                self._clocks.give_whole_time(ask)
            self._clocks.set(self.asks())
        self._changed(self)
        return Seat(seat.seat)

    def require_leaving(self, user_id: int) -> SeatRecord:
        """Return the seat that a user may give up for good; raise where there is nothing to."""
        seat = self.own_seat(user_id)
        self._running()
        if not self.going_on:
            raise Declined("refused-table-over")
        return seat

    async def hand_over(self, user_id: int, order: Order | None = None) -> None:
        """A user leaves for good, or has to: a computer player takes the seat."""
        async with self.lock:
            seat = self.require_leaving(user_id)
            if not await self._store.save_seat(self.id, replace(seat, left=True), order):
                return
            seat.left = True
            self._clocks.set(self.asks())
        self._changed(self)

    async def save_seat(self, seat: SeatRecord) -> None:
        """Write what a message has brought to light of a seat, if it is still taken."""
        async with self.lock:
            if any(each is seat for each in self.record.seats):
                await self._store.save_seat(self.id, seat)

    async def start_clocks(self, deadlines: Iterable[Deadline] = ()) -> None:
        """Set the alarms for the open asks, with what was left of their time before a restart."""
        self._clocks.bring_back(deadlines)
        self._clocks.set(self.asks())
        await self._settle_if_over()

    def stop_clocks(self) -> None:
        """Cancel every alarm of this table."""
        self._clocks.stop()

    async def remember(self, announced: int) -> None:
        """Keep the cursor and the clocks, for a restart."""
        self.record.announced = announced
        await self._store.remember(self.id, announced, self._clocks.deadlines(self.asks()))

    async def put_away(self) -> None:
        """Write that a table is done with, once its messages show all there is to show."""
        if self.record.closed_at is not None:
            await self._store.close_table(self.id, self.record.status, self.record.closed_at)

    # --- under the lock ---

    async def take_over_names(self) -> None:
        """Know of those who sat here only what is still written of them.

        Their seats are new ones, so that what was found out about the old ones is not written.
        """
        written = await self._store.table(self.id)
        if written is not None:
            self.record.seats, self.record.host_id = written.seats, written.host_id

    async def close(
        self, status: Status, order: Order | None = None, *, by: EndedBy = EndedBy.HAND
    ) -> None:
        """Have done with the table, in this state; no crowns move any more."""
        now = self._clock.now()
        if await self._store.close_table(self.id, status, now, order):
            self.record.status, self.record.closed_at = status, now
            self.note_ended(order, by)
            self.stop_clocks()

    def note_ended(self, order: Order | None = None, by: EndedBy = EndedBy.HAND) -> None:
        """Note why there will be no result; whoever has ordered it is named, but for the host."""
        ordered = order is not None and order.actor.id != self.record.host_id
        self.ended_by = EndedBy.MODERATOR if ordered else by

    async def _take(self, seat: SeatRecord, ask_id: int, answer: Answer | None, *, by: str) -> None:
        """Check, journal and commit, advance, set the clocks; settle when there is a result.

        No answer is silence. It counts against the seat, and an answer of its own forgives it.
        """
        match = self._running()
        ask = self._open_ask(match, ask_id)
        at = Seat(seat.seat)
        accepted = match.check(at, ask_id, answer) if answer is not None else Answer("")
        await self._store.append_answer(
            AnswerRecord(
                self.id,
                len(match.given) + 1,
                at,
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
                match.submit(at, ask_id, accepted)
        except GameFault as fault:
            self.freeze(fault)
            raise Frozen(f"table {self.id}") from fault
        # Before the alarms: whoever is away is answered for, and nobody else is.
        heard = self._heard(seat, by)
        self._clocks.set(self.asks())
        if heard:
            await self._store.save_seat(self.id, seat)
        await self._settle_if_over()

    @staticmethod
    def _heard(seat: SeatRecord, by: str) -> bool:
        """Note who has answered, or let the time run out; say whether that changed the seat."""
        before = seat.silences, seat.away
        if by == "player":
            seat.silences, seat.away = 0, False
        elif by == "clock" and seat.user_id is not None and not seat.left:
            seat.silences += 1
            seat.away = seat.silences >= AWAY_AFTER
        return (seat.silences, seat.away) != before

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
        record, now = self.record, self._clock.now()
        if record.status is Status.PLAYING:
            settled = await self._store.settle(settlement(record, match.outcome, now))
            if settled is not None:
                self._moved = settled.net
                if settled.ended is not None:
                    self._season_ended()
            record.status, record.settled_at = Status.SETTLED, now
        elif self._moved is None:
            results = await self._store.results(self.id)
            self._moved = tuple(seat.net for seat in results) or None
        if match.over and record.closed_at is None:
            # Written by `put_away` when the result is on display, so that a bot that stops before
            # that shows it when it starts again.
            record.closed_at = now

    # --- what the clocks ring for ---

    def _computer_plays(self, ask: Ask) -> bool:
        seat = self.record.seats[ask.seat]
        return seat.user_id is None or seat.left or seat.away

    async def _computer_answers(self, ask: Ask) -> None:
        async with self.lock:
            if ask not in self.asks() or not self._computer_plays(ask):
                return
            seat = self.record.seats[ask.seat]
            answer: Answer | None = None
            try:
                dice = derive(self.record.seed or b"", "computer", ask.id)
                answer = self.game.computer.answer(self.notebook(ask.seat), ask, dice)
            except Exception:
                log.exception("computer player failed and stays silent", table=self.id, ask=ask.id)
            await self._take(seat, ask.id, answer, by="computer")
        self._changed(self)

    async def _time_runs_out(self, ask: Ask) -> None:
        async with self.lock:
            if ask not in self.asks() or not self._clocks.is_up(ask):
                return
            await self._take(self.record.seats[ask.seat], ask.id, None, by="clock")
        self._changed(self)

    async def _remind_seat(self, ask: Ask) -> None:
        async with self.lock:
            due = self._clocks.deadline(ask)
            if ask not in self.asks() or due is None or not self._clocks.note_reminded(ask):
                return
            # Written before it is said, so that a restart does not say it again.
            await self.remember(self.record.announced)
        self._remind(self, Waiting(ask.seat, ask, due.due))

    def replay(self, answers: list[AnswerRecord]) -> None:
        """Deal again and take the journal's answers; raise `GameFault` when one does not fit."""
        self.deal().replay(
            Given(Seat(a.seat), a.ask, "", a.verb, a.picks, a.silent) for a in answers
        )
