"""A table: the only writer of its match, and the one place where its state changes."""

import asyncio
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from inspect import isawaitable
from typing import TYPE_CHECKING, Concatenate, ParamSpec, TypedDict, Unpack

import structlog

from bot.plugins.registry import is_strange
from bot.plugins.time_limits import LONG, rested, within
from bot.store.errors import Conflict, StoreError
from bot.tables import answering, computer_seats, ending, plan, presence, speech
from bot.tables.answering import Answered
from bot.tables.change import Change, Decide
from bot.tables.deadlines import reminded, timed
from bot.tables.dealing import deal, replay
from bot.tables.notebooks import Notebooks
from bot.tables.pacing import told_on
from bot.tables.presence import Reached
from bot.tables.settlement import result_waits, settle
from bot.tables.showable import require_sound
from bot.tables.state import Progress, TableState
from bot.tables.wake_ups import Due, WakeUp, Waking
from bot.tracebacks import why
from bot.values.errors import Declined, Elsewhere, Frozen
from bot.values.moderation import Order
from bot.values.records import AnswerRecord, Deadline, TableRecord
from bot.values.tables import GATHERING, EndedBy, Status, Terms
from games.engine.asks import Answer, Ask, Seat
from games.engine.errors import Refused

if TYPE_CHECKING:
    from bot.tables.manager import TableManager

log = structlog.get_logger(__name__)

P = ParamSpec("P")


class Beginning(TypedDict, total=False):
    """What a table that is taken up is besides what is written, by the names of `TableState`."""

    terms: Terms
    quiet: bool
    callers: tuple[int, ...]
    frozen: bool
    ended_by: EndedBy


class Table:
    """One table, from its lobby to its last question: its journal, and its state now."""

    def __init__(
        self, record: TableRecord, manager: "TableManager", **beginning: Unpack[Beginning]
    ) -> None:
        self.id = record.id
        self.store = manager.store
        self.clock = manager.clock
        self.thinker = manager.alone.thinker
        self.lock = asyncio.Lock()
        """Held by whatever changes the table."""
        self._manager = manager
        self.waking = Waking(manager.clock, lambda: self.state, self._wake)
        """Does whatever is due, from when it is begun."""
        self.forethought = computer_seats.Forethought()
        # A lobby that is brought back is by the rules as they are now, whatever is written.
        self._doubtful = record.status in GATHERING
        """Whether the database, or the match, may be further than the state, or less far."""
        self._given_up = False
        """Whether another process may have the table by now."""
        self._away = 0.0
        """Seconds that the bot was away, as long as deadlines are written without them."""
        self.state = self._sealed(
            TableState(
                record=record,
                settings=manager.settings,
                notebooks=Notebooks(record.game, self.freeze),
                **beginning,
            )
        )

    # --- one way to change ---

    async def change(self, decide: Decide) -> tuple[TableState, TableState]:
        """Decide, commit, become, tell: whatever happens to a table happens here.

        A decision raises a refusal, and then nothing changes. The match takes answers first, for
        only then it is known what they bring; all that changes by them is one transaction, and
        nobody sees any of it before it is durable. Raise `StoreError` where that cannot be, and
        `Frozen` where the game fails: that is its fault, and its answers are written all the same.
        Return how the table stood before, and how it stands now.
        """
        async with self.lock:
            if self._given_up:
                raise Elsewhere
            whole = await self._without_doubt()
            before, taken = self.state, list[AnswerRecord]()
            with self._at_fault():
                decided = decide(before)
                change = await decided if isawaitable(decided) else decided
            if change is None:
                return before, before
            try:
                after, fault = await self._play(change, taken)
                if not await self._commit(change, after, taken, whole=whole):
                    return before, before
            except StoreError:
                # A connection can break after the commit.
                if not taken or taken[-1] not in await self._deal_again():
                    raise
                after, fault = self.state, None
            self._become(after, unseen=change.unseen)
            if fault is not None:
                self.freeze(fault)
                raise Frozen(f"table {self.id}") from fault
            if result_waits(after):
                await self._settle()
            return before, self.state

    async def _play(
        self, change: Change, taken: list[AnswerRecord]
    ) -> tuple[TableState, Exception | None]:
        """Have the match take the answers; return what comes of it all, and what went wrong.

        ``taken``: each is added as it is to be written.
        """
        after, now = change.after, self.clock.now()
        match, game = after.match, after.record.game
        if match is None or after.frozen:
            return after, None
        try:
            for given in change.answers:
                n = len(match.given) + 1
                answer = given.seat, given.ask, given.verb, given.picks, given.silent
                taken.append(AnswerRecord(after.id, n, *answer, change.by, now))
                self._doubtful = True
                if is_strange(game):
                    await rested()
                    # Should it end the bot, the next one finds that in the journal.
                    order = change.order if len(taken) == 1 else None
                    record, commit = self.state.record, self.store.journal.commit
                    if not await commit(record, record, taken[-1:], order=order):
                        raise Conflict("its press was obeyed before")
                within(LONG, match.take, given)
            after = told_on(replace(after, progress=Progress.of(match)), now)
            require_sound(after)
            return timed(self.state, after, now), None
        except (Refused, StoreError):
            raise
        except Exception as fault:
            return replace(change.after, progress=Progress.of(match)), fault

    async def _commit(
        self, change: Change, after: TableState, taken: Sequence[AnswerRecord], *, whole: bool
    ) -> bool:
        """Write all that a change is, at once; False where its order was carried out before.

        ``whole``: all of the table is written, for nobody knows what the database has of it.
        """
        base = None if whole else self.state.record
        # What is written lacks the time away, as long as there is any to be given back.
        same = not whole and not self._away and after.deadlines == self.state.deadlines
        deadlines = None if same else after.deadlines
        order = change.order
        if is_strange(after.record.game) and taken:
            taken, order = (), None
        if after.record != base or deadlines is not None or taken or order is not None:
            self._doubtful = True
            if not await self.store.journal.commit(after.record, base, taken, deadlines, order):
                return False
        self._doubtful, self._away = False, 0.0
        return True

    async def _without_doubt(self) -> bool:
        """Deal again by what is written, where match or database are in doubt.

        Say whether they still are, as a lobby's record may be: then all of the table is written.
        """
        if self._doubtful:
            # What was told by a deal that could not be written has not come to be.
            self.state.notebooks.forget()
            if self.state.match is not None:
                await self._deal_again()
        return self._doubtful

    async def _deal_again(self) -> Sequence[AnswerRecord]:
        """Throw the match away, deal again, and replay the journal; return the journal's answers.

        A table that stands still keeps its match: only record and deadlines are read again.
        """
        store, closed_at = self.store, self.state.record.closed_at
        record = await store.tables.find(self.id)
        answers = await store.journal.answers(self.id)
        deadlines = await self._deadlines()
        self._doubtful = True
        if record is not None:
            record = replace(record, closed_at=record.closed_at or closed_at)
            after = replace(self.state, record=record, deadlines=deadlines)
            with self._at_fault():
                # One that stands still would only fail again, and nobody could end it.
                if not after.frozen:
                    match = deal(record)
                    replay(match, answers)
                    self.state.notebooks.forget()
                    after = replace(after, match=match, progress=Progress.of(match))
                self._become(after)
            self._doubtful = False
        return answers

    async def _deadlines(self) -> tuple[Deadline, ...]:
        written = await self.store.journal.deadlines(self.id)
        return tuple(replace(each, due=each.due + self._away) for each in written)

    async def _settle(self) -> None:
        """Write the result: now, or as soon as the database can take it.

        The answer that has brought it counts either way, so nobody is told of the trouble.
        """
        try:
            with self._at_fault():
                after, season_ended = await settle(self.store, self.state, self.clock.now())
        except StoreError:
            log.exception("a result must wait for the database", table=self.id)
            self.waking.hold_off()
            return
        if season_ended:
            self._manager.season_ended()
        self._become(after)

    def _become(self, after: TableState, *, unseen: bool = False) -> None:
        """Take on another state; tell whoever shows the table, unless it is to look the same."""
        # Meanwhile it may have been frozen by whoever read a notebook, and shown elsewhere.
        frozen, shown_at = after.frozen or self.state.frozen, self.state.shown_at
        if (frozen, shown_at) != (after.frozen, after.shown_at):
            after = replace(after, frozen=frozen, shown_at=shown_at)
        self.state = self._sealed(after)
        self.waking.follow()
        self.forethought.follow(self)
        if not unseen:
            self.tell()

    def _sealed(self, state: TableState) -> TableState:
        until = state.record.sealed_until
        sealed = until is not None and self.clock.now() < until
        return state if sealed is state.sealed else replace(state, sealed=sealed)

    @contextmanager
    def _at_fault(self) -> Iterator[None]:
        """Freeze for whatever goes wrong in a game that was dealt: `Frozen`."""
        try:
            yield
        except (Declined, Refused, Frozen, StoreError):
            raise
        except Exception as fault:
            if self.state.match is None:
                raise
            self.freeze(fault)
            raise Frozen(f"table {self.id}") from fault

    def freeze(self, fault: Exception) -> None:
        """Stop here, our mistake: log it whole, keep the journal, take no more answers."""
        if self.state.frozen:
            return
        game = self.state.record.game
        log.error("table frozen", table=self.id, game=game, why=why(fault), exc_info=fault)
        self._become(replace(self.state, frozen=True))

    def tell(self) -> None:
        """Have who shows the table note that it is to be drawn again."""
        self._manager.changed(self)

    # --- coming and going ---

    def replay(self, answers: Iterable[AnswerRecord]) -> None:
        """Deal again and take the journal's answers; raise `GameFault` when one does not fit."""
        match = deal(self.state.record)
        try:
            replay(match, answers)
        finally:
            # One that stands still shows what there was before the answer that does not fit.
            self.state = replace(self.state, match=match, progress=Progress.of(match))

    async def go_on(self, away: float) -> None:
        """Go on after a restart, with what was left of the time of what is asked."""
        self._away = away
        try:
            written = await self._deadlines()
            # Whose time was up while nobody asked them, as where it stood still, has it anew.
            left = tuple(each for each in written if each.due >= self.clock.now())
            await self.change(lambda state: Change(replace(state, deadlines=left)))
        except StoreError:
            # What was left of the time is yet to be read.
            self._doubtful = True
            log.exception("a table goes on when the database lets it", table=self.id)
            self.waking.hold_off()

    async def part_with(self) -> None:
        """Let another process have the table: once this returns nothing changes it here.

        Whoever wants to is told so, by `Elsewhere`.
        """
        self._given_up = True  # What is being changed is the last.
        async with self.lock:
            self.waking.end()

    async def take_over_names(self) -> None:
        """Know of those who sat here only what is still written of them. Under the lock."""
        written = await self.store.tables.find(self.id)
        if written is not None:
            named = replace(self.state.record, seats=written.seats, host_id=written.host_id)
            self._become(replace(self.state, record=named), unseen=True)

    # --- what users do ---

    async def submit(self, user_id: int, ask_id: int, answer: Answer) -> Answered:
        """Take a user's answer.

        Raise `Declined` for a stranger, `Refused` for a stale or illegal answer, `Frozen` when the
        table stands still by our mistake.
        """
        before, after = await self.change(
            partial(answering.answered, user_id=user_id, ask_id=ask_id, answer=answer)
        )
        seat = Seat(after.own_seat(user_id).seat)
        fresh = after.told()[len(before.told()) :]
        return Answered(seat, any(told.to is not None and told.reaches(seat) for told in fresh))

    async def act(
        self,
        user_id: int,
        decide: Callable[Concatenate[TableState, int, P], Change],
        *what: P.args,
        **how: P.kwargs,
    ) -> Seat:
        """Have a user who sits here do something, by what decides on it; return their seat.

        Raise whatever that raises, `Frozen` as `submit`.
        """
        _, after = await self.change(lambda state: decide(state, user_id, *what, **how))
        return Seat(after.own_seat(user_id).seat)

    async def hand_over(self, user_id: int, order: Order | None = None) -> None:
        """A user leaves for good, or has to: a computer player takes the seat."""
        decide = partial(ending.handed_over, user_id=user_id, now=self.clock.now(), order=order)
        await self.change(decide)

    async def want_end(self, user_id: int) -> None:
        """A player wants a game in progress ended: it is, without crowns, when most want that."""
        decide = partial(ending.wanting_end, user_id=user_id, now=self.clock.now())
        _, after = await self.change(decide)
        if after.frozen and after.record.status is Status.SETTLED:
            # It had its result before it failed, and nothing more will be asked.
            await ending.end(self, settled=True)

    async def note_presence(self, user_id: int, locale: str) -> None:
        """Note that a seat's owner has pressed something, with Discord in that language."""
        present = partial(presence.present, user_id=user_id, locale=locale)
        # Nothing is waited for, or written, where there is nothing new in it.
        if present(self.state) is None:
            return
        try:
            await self.change(present)
        except StoreError as trouble:
            log.warning("a press is not noted for now", table=self.id, trouble=str(trouble))
            # What they see is in their language all the same.
            self._become(presence.speaking(self.state, user_id, locale))

    async def note_reached(self, user_id: int, **where: Unpack[Reached]) -> None:
        """Write where a user is reached by direct messages now, if they have a seat still."""
        await self.change(partial(presence.reached, user_id=user_id, where=where))

    async def note_place(self, thread_id: int | None) -> None:
        """Write in which thread the table is played from now on; None is its channel."""

        def noted(state: TableState) -> Change:
            record = replace(state.record, thread_id=thread_id)
            return Change(replace(state, record=record), unseen=True)

        await self.change(noted)

    def note_shown_at(self, message_id: int | None) -> None:
        """Note which message shows the table now; None is none."""
        if message_id != self.state.shown_at:
            self.state = replace(self.state, shown_at=message_id)

    def forget(self) -> None:
        """Let go of all that was worked out of the state: mostly the next thing is a change."""
        self.state = replace(self.state)

    # --- what is due ---

    async def _wake(self, due: WakeUp) -> None:
        """Do what is due, if it still is."""
        if due.what is Due.COMPUTER and due.ask is not None:
            await computer_seats.play(self, due.ask)
        elif due.what in (Due.CALL, Due.OPEN):
            # Of two for the same time in one place, the second finds the first open, and those
            # called who have asked for the next game there.
            async with self._manager.seating:
                await self.change(self._decision(due))
        else:
            await self.change(self._decision(due))

    def _decision(self, due: WakeUp) -> Decide:
        """Return the decision on what is due, but for a computer's answer."""
        now, store = self.clock.now(), self.store
        match due.what, due.ask:
            case Due.TIME_UP, Ask() as ask:
                return partial(answering.time_is_up, ask=ask, now=now)
            case Due.REMINDER, Ask() as ask:
                return partial(reminded, ask=ask)
            case Due.IDLE, _:
                return partial(ending.idle, now=now)
            case Due.CALL, _:
                return partial(plan.called, store=store, now=now)
            case Due.OPEN, _:
                return partial(plan.opened, store=store, now=now, free=self._manager.is_free(self))
            case Due.LAST_WORDS, _:
                return partial(speech.computers_speak, now=now)
            case _:
                return Change
