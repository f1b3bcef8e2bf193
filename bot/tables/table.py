"""A table being played: the only writer of its match."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

import structlog

from bot.clock import Clock
from bot.plugins.missing_game import Blank
from bot.plugins.time_limits import LONG, within
from bot.store.errors import StoreError
from bot.store.store import Store
from bot.tables.clocks import Clocks
from bot.tables.company import answer_of, claim_of, said_by
from bot.tables.dealing import deal, in_turn, replay
from bot.tables.notes import Answered, heard
from bot.tables.observer import Observer
from bot.tables.projections import view_of, waiting_for
from bot.tables.settled import SettledTable
from bot.tables.showable import require_showable
from bot.tables.telling import BEAT, Mark
from bot.tables.thinking import Thinker
from bot.tracebacks import why
from bot.values.errors import Declined, Frozen
from bot.values.moderation import Order
from bot.values.records import MODERATOR, AnswerRecord, Deadline, SeatRecord, TableRecord
from bot.values.tables import VERIFY, EndedBy, Status, TableView, Waiting
from games.engine.asks import Answer, Ask, Seat, Target
from games.engine.claims import TAKE_BACK
from games.engine.errors import GameFault, Malformed
from games.engine.match import Given, Match

log = structlog.get_logger(__name__)


class Table(SettledTable):
    """One table, from its lobby to its last question."""

    def __init__(
        self,
        record: TableRecord,
        store: Store,
        clock: Clock,
        observers: Sequence[Observer],
        *,
        thinker: Thinker,
        computer_delay: float,
        beat: float = BEAT,
        verify: str = VERIFY,
    ) -> None:
        """``beat``: as for `ToldTable`."""
        super().__init__(record, store, clock, beat, observers)
        self._verify = verify
        self._thinker = thinker
        self._clocks = Clocks(
            record.pace if self.kind.waits else None,
            self.sealed_until,
            clock,
            computer_delay=computer_delay,
            paused=lambda: self.paused,
            computer_plays=self._computer_plays,
            computer_answers=self._computer_answers,
            time_runs_out=self._time_runs_out,
            remind=self._remind_seats,
        )

    def tell_observers(self) -> None:
        """Have every observer note that the table is to be drawn again."""
        for observer in self._observers:
            observer.changed(self)

    # --- what others see ---

    def view(self, viewer: Seat | None = None) -> TableView:
        """Return the table as panels may see it; ``viewer``: those that one seat alone sees."""
        view = view_of(self.record, self.told_outcome, self._moved)
        if self.sealed_until is not None and self._clock.now() < self.sealed_until:
            view = replace(view, secret=None, joins=())
        view = waiting_for(view, viewer, self.waiting(), self.put(), paused=self.paused)
        return replace(
            view,
            message_id=self.shown_at,
            claims=self.claims is not None and self.told_outcome is None,
            votes_needed=self.votes_needed,
            frozen=self.frozen,
            ended_by=self.ended_by,
            terms=self.terms,
            verify=self._verify,
            medals=self._medals or (),
        )

    @property
    def can_be_seen(self) -> bool:
        """Whether panels can be made of what its game and its rows say."""
        try:
            self.view()
            return self.match is None or not isinstance(self.notebook(None), Blank)
        except Exception:
            log.exception("table cannot be seen", table=self.id, game=self.record.game)
            return False

    def waiting(self) -> tuple[Waiting, ...]:
        """Return whom the table waits for, and until when; hidden ones, too."""
        return tuple(
            Waiting(ask.seat, ask, due.due)
            for ask in self.asks()
            if (due := self._clocks.deadline(ask)) is not None
        )

    # --- playing ---

    async def submit(self, user_id: int, ask_id: int, answer: Answer) -> Answered:
        """Take a user's answer: check, journal, advance.

        Raise `Declined` for a stranger, `Refused` for a stale or illegal answer (nothing
        changes), `Frozen` when the table stands still by our mistake.
        """
        async with self.moving():
            seat, before = self.own_seat(user_id), len(self.told())
            while not await self._take(seat, ask_id, answer, by="player"):
                seat = self.own_seat(user_id)
            at = Seat(seat.seat)
            fresh = self.told()[before:]
            return Answered(at, any(told.to is not None and told.reaches(at) for told in fresh))

    async def say(self, user_id: int, turn: int, kind: str, about: tuple[Target, ...]) -> Seat:
        """Take something that a user says, or no longer says: check, journal, tell.

        ``turn``: the index of the turn that it was offered in. Raise `Declined` for a stranger, for
        a claim of an earlier turn, and where nothing is said; `Refused` and `Frozen` as `submit`.
        """
        async with self.moving():
            seat, match = self.own_seat(user_id), self._running()
            at = Seat(seat.seat)
            self.require_voice(at)
            if kind != TAKE_BACK and self.turn(at).index != turn:
                raise Declined("refused-said-already")
            given = within(LONG, match.check_claim, at, kind, about)
            if not await self._hear(match, given, by="player"):
                raise Declined("refused-said-already")
            return at

    async def come_back(self, user_id: int) -> Seat:
        """The owner of an away seat is back, with the whole time for what is asked.

        Raise `Declined` when nobody was away.
        """
        async with self.moving():
            seat = self.own_seat(user_id)
            if not seat.away:
                raise Declined("refused-not-away")
            self._running()
            await self.reseat(replace(seat, away=False, silences=0))
            return Seat(seat.seat)

    async def give_up(self, user_id: int) -> Answered:
        """Who plays alone says nothing more to the end: the game knows what that comes to.

        Raise `Declined` where nobody plays alone, or the game is over.
        """
        async with self.moving():
            seat = self.own_seat(user_id)
            self._running()
            if self.kind.votes or not self.going_on:
                raise Declined("refused-stale" if self.going_on else "refused-table-over")
            await self._fall_silent(seat, by="player")
            return Answered(Seat(seat.seat), news=False)

    def require_leaving(self, user_id: int) -> SeatRecord:
        """Return the seat that a user may give up for good; raise where there is nothing to."""
        seat = self.own_seat(user_id)
        self._running()
        if not self.going_on:
            raise Declined("refused-table-over")
        return seat

    async def hand_over(self, user_id: int, order: Order | None = None) -> None:
        """A user leaves for good, or has to: a computer player takes the seat.

        If it was the host's, the next of those who still play is host.
        """
        async with self.moving():
            seat = self.require_leaving(user_id)
            record = self.record.with_seat(replace(seat, left=True, offered=False))
            others = sorted((s for s in self.players() if s != seat), key=lambda s: s.away)
            if record.host_id == user_id and others:
                record = replace(record, host_id=others[0].user_id or user_id)
            if await self.write(record, order, terms=self.terms, match=self.match):
                self._clocks.set(self.asks())
                await self._end_if_wanted()

    async def want_end(self, user_id: int) -> None:
        """A player wants a game in progress ended: it is, without crowns, when most want that."""
        async with self.moving():
            # A table that stands still may be ended, too.
            seat = self.own_seat(user_id) if self.frozen else self.require_leaving(user_id)
            if not self.kind.votes:
                raise Declined("refused-stale")
            await self._write_seat(replace(seat, wants_end=True))
            await self._end_if_wanted()

    async def start_clocks(self, deadlines: Iterable[Deadline] = ()) -> None:
        """Set the alarms for the open asks, with what was left of their time before a restart."""
        self._clocks.bring_back(deadlines)
        await self.tell_soon()
        await self._end_if_wanted()

    def stop_clocks(self) -> None:
        """Cancel every alarm of this table."""
        self._clocks.stop()
        self.telling.stop()
        self.settle_no_more()

    @property
    def deadlines(self) -> list[Deadline]:
        """When the open asks are due, and which of those asked have been reminded."""
        return self._clocks.deadlines(self.asks())

    async def remember(self) -> None:
        """Keep the clocks for a restart."""
        async with self.lock:
            await self._store.journal.remember(self.id, self.deadlines)

    # --- under the lock ---

    async def reseat(self, seat: SeatRecord) -> None:
        """Write who plays a seat now; they have the whole time for what it is asked."""
        await self._write_seat(seat)
        ask = self.ask_of(Seat(seat.seat))
        if ask is not None:
            self._clocks.give_whole_time(ask)
        self._clocks.set(self.asks())

    async def close(
        self, status: Status, order: Order | None = None, *, by: EndedBy = EndedBy.HAND
    ) -> None:
        """Have done with the table, in this state; no crowns move any more.

        A game that has its result, and only has yet to be told so, is settled by it instead. A
        day's deal is given up: its player has no second one, and has a place on the board. Where
        the game fails at that, the table is closed all the same.
        """
        ordered = order
        try:
            if self._has_result:
                self.telling.stop()
                await self.catch_up()
                if not self.frozen or self.record.status is not Status.SETTLED:
                    return
                status = Status.SETTLED
            elif self.record.day is not None and self.asks():
                closed_by = "clock" if order is None else MODERATOR
                # It is logged with the first silence.
                order = None
                await self._fall_silent(self.record.seats[0], by=closed_by, order=ordered)
                if self.record.status is not Status.SETTLED:
                    return  # The result waits for the database.
                status = Status.SETTLED
        except StoreError:
            raise
        except Exception as fault:
            if not isinstance(fault, Frozen):
                self.freeze(fault)
        now = self._clock.now()
        if await self._store.tables.close(self.id, status, now, order):
            self._record = replace(self._record, status=status, closed_at=now)
            self.note_ended(ordered, by)
            self.stop_clocks()

    @property
    def _has_result(self) -> bool:
        """Whether the game has a result that is yet to be written."""
        decided = self.match is not None and self.match.outcome is not None
        return decided and self.record.status is Status.PLAYING

    async def _end_if_wanted(self) -> None:
        if self.record.status is Status.PLAYING and self.votes >= self.votes_needed:
            await self.close(Status.ENDED, by=EndedBy.PLAYERS)

    async def _take(self, seat: SeatRecord, ask_id: int, answer: Answer | None, *, by: str) -> bool:
        """Check, journal and commit, advance, set the clocks; settle when there is a result.

        No answer is silence. It counts against the seat, and an answer of its own forgives it.
        False when others were taken in its place, which had been written unnoticed.
        """
        match = self._running()
        at = Seat(seat.seat)
        given, hidden = match.check(at, ask_id, answer), match.open_ask(at, ask_id).hidden
        taken = await self._write_down(match, given, heard(seat, by, hidden=hidden), by=by)
        await self.tell_soon()
        return taken

    async def _hear(self, match: Match, given: Given, *, by: str) -> bool:
        """Journal and commit a claim, and tell it; False when another was found to be written."""
        caught_up = self.caught_up
        if not await self._write_down(match, given, by=by):
            await self.tell_soon()
            return False
        if caught_up:
            self.telling.mark = Mark(len(match.log))
        return True

    async def _write_down(
        self,
        match: Match,
        given: Given,
        seat: SeatRecord | None = None,
        order: Order | None = None,
        *,
        by: str,
    ) -> bool:
        """Journal and commit what fits, and let the match take it; the rest as for `_journal`.

        False when others were taken in its place, which had been written unnoticed.
        """
        record = AnswerRecord(
            self.id,
            len(match.given) + 1,
            given.seat,
            given.ask,
            given.verb,
            given.picks,
            given.silent,
            by,
            self._clock.now(),
        )
        written = await self._journal(match, record, seat, order)
        await in_turn(self.record.game)
        try:
            replay(match, written)
        except GameFault as fault:
            self.freeze(fault)
            raise Frozen(f"table {self.id}") from fault
        return record in written

    async def _journal(
        self, match: Match, answer: AnswerRecord, seat: SeatRecord | None, order: Order | None
    ) -> Sequence[AnswerRecord]:
        """Write an answer, the seat it has changed, its order; return what the match is to take.

        That is more, or something else, where an earlier answer was written unnoticed.
        """
        try:
            await self._store.journal.append(answer, seat, order)
        except StoreError:
            # A connection can break after the commit, so this answer may be written all the same,
            # or one before that nobody knows of.
            written = (await self._store.journal.answers(self.id))[len(match.given) :]
            if not written:
                raise
            await self.take_over_names()
            return written
        if seat is not None:
            # Before the alarms: whoever is away is answered for, and nobody else is.
            self._record = self._record.with_seat(seat)
        return [answer]

    async def _fall_silent(self, seat: SeatRecord, *, by: str, order: Order | None = None) -> None:
        """Say nothing to whatever is asked of who plays alone.

        ``order`` is logged with the first silence: before it nothing was changed by it.
        """
        while self.asks():
            match = self._running()
            given = match.check(Seat(seat.seat), self.asks()[0].id, None)
            if await self._write_down(match, given, heard(seat, by), order, by=by):
                order = None
            await self.tell_soon()

    def freeze(self, fault: Exception) -> None:
        """Stop here, our mistake: log it whole, keep the journal, take no more answers."""
        if self.frozen:
            return
        self.frozen = True
        self.stop_clocks()
        game = self.record.game
        log.error("table frozen", table=self.id, game=game, why=why(fault), exc_info=fault)
        self.tell_observers()

    def _running(self) -> Match:
        if self.frozen:
            raise Frozen(f"table {self.id}")
        if self.match is None or self.done:
            raise Declined("refused-table-over")
        return self.match

    async def all_told(self) -> None:
        """Put the open questions, with their whole time, and write the result if there is one."""
        self.notebook(None)  # What nobody could be shown is not played on.
        if self.match is not None and self.match.over and self.match.outcome is None:
            raise Malformed("the script ends without a result")
        require_showable(self.asks())
        self._clocks.set(self.asks())
        await self.settle_soon()

    # --- what the clocks ring for ---

    def _computer_plays(self, ask: Ask) -> bool:
        seat = self.record.seats[ask.seat]
        return seat.user_id is None or seat.left or seat.away

    def _awaits_computer(self, ask: Ask) -> bool:
        return not self.paused and ask in self.asks() and self._computer_plays(ask)

    async def _computer_answers(self, ask: Ask) -> None:
        if self._awaits_computer(ask):
            # It may think for long, and the table is not held up meanwhile.
            answer = await answer_of(self, ask, self._thinker)
            said = await said_by(self, ask, self._thinker)
            async with self.moving():
                claim = claim_of(self, ask, said) if self._awaits_computer(ask) else None
                if claim is not None:  # Both are drawn together: it costs no request.
                    await self._hear(self._running(), claim, by="computer")
                if self._awaits_computer(ask):
                    await self._take(self.record.seats[ask.seat], ask.id, answer, by="computer")

    async def _time_runs_out(self, ask: Ask) -> None:
        async with self.moving():
            if ask not in self.asks() or not self._clocks.is_up(ask):
                return
            seat = self.record.seats[ask.seat]
            if not self.kind.waits:
                await self._fall_silent(seat, by="clock")
            elif self.paused:
                await self.close(Status.ENDED, by=EndedBy.GONE)
            else:
                # Of several whose time is up, who was asked first is silent first.
                due = (each for each in self.asks() if self._clocks.is_up(each))
                first = next(each for each in due if each == ask or not self._computer_plays(each))
                await self._take(self.record.seats[first.seat], first.id, None, by="clock")

    async def _remind_seats(self, ask: Ask) -> None:
        """Remind the seat that is asked, and all that were asked together with it."""
        async with self.lock:
            asks = {each.id: each for each in self.asks()}
            reminded = self._clocks.as_reminded(ask, asks.values()) if ask.id in asks else []
            if not reminded:
                return
            # Written before it is said, so that a restart does not say it again.
            now = {deadline.ask for deadline in reminded}
            others = (d for d in self._clocks.deadlines(asks.values()) if d.ask not in now)
            await self._store.journal.remember(self.id, [*others, *reminded])
            for deadline in reminded:
                self._clocks.note(deadline)
        self.tell_observers()

    def replay(self, answers: Iterable[AnswerRecord]) -> None:
        """Deal again and take the journal's answers; raise `GameFault` when one does not fit."""
        self.match = deal(self.record)
        replay(self.match, answers)
