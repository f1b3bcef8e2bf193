"""A table as it is kept: in the database first, and then here."""

import asyncio
from abc import abstractmethod
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Unpack

import structlog

from bot.store.errors import StoreError
from bot.store.store import Store
from bot.tables.notes import Reached
from bot.tables.position import Position
from bot.values.errors import Declined, Frozen
from bot.values.moderation import Order
from bot.values.records import SeatRecord, TableRecord
from bot.values.tables import EndedBy, Terms
from games.engine.errors import Refused
from games.engine.match import Match

log = structlog.get_logger(__name__)


class KeptTable(Position):
    """A table whose record changes under its lock, first in the database, and then here."""

    def __init__(self, record: TableRecord, store: Store) -> None:
        super().__init__(record)
        self.lock = asyncio.Lock()
        self.terms = Terms()
        self.quiet = False
        """Whether the lobby calls nobody, whatever its terms."""
        self.ended_by = EndedBy.HAND
        self.shown_at: int | None = None
        """The message that shows the table: its panel, or its lobby."""
        self._store = store

    @asynccontextmanager
    async def moving(self) -> AsyncIterator[None]:
        """Hold the table's lock; whoever observes it is told if it has changed meanwhile.

        Whatever goes wrong in a game that was dealt is its fault, and freezes it: `Frozen`.
        """
        async with self.lock:
            before = self._state()
            try:
                yield
            except (Declined, Refused, Frozen, StoreError):
                raise
            except Exception as fault:
                if self.match is None:
                    raise
                self.freeze(fault)
                raise Frozen(f"table {self.id}") from fault
            finally:
                if self._state() != before:
                    self.tell_observers()

    @abstractmethod
    def freeze(self, fault: Exception) -> None:
        """Stop here, our mistake."""

    @abstractmethod
    def tell_observers(self) -> None:
        """Tell whoever observes the table that it is to be drawn again."""

    def _state(self) -> tuple[object, ...]:
        given = len(self.match.given) if self.match is not None else 0
        return self._record, given, self.mark, self.caught_up, self.terms, self.frozen

    async def put_away(self) -> None:
        """Write that a table is done with, once its messages show all there is to show."""
        if self.record.closed_at is not None:
            await self._store.posts.put_away(self.id, self.record.status, self.record.closed_at)

    # --- what presses and messages bring to light ---

    async def note_presence(self, user_id: int) -> None:
        """Forgive the silences of a seat whose owner has pressed anything: they are there.

        No deadline moves. Who is away already stays so until "I'm back": the computer may be
        about to answer.
        """
        # Nothing is waited for, or written, where there is nothing to forgive.
        if not self._to_forgive(user_id):
            return
        async with self.lock:
            seat = self._to_forgive(user_id)
            if seat is None:
                return
            try:
                await self._write_seat(replace(seat, silences=0))
            except StoreError as trouble:
                log.warning("silences stay for now", table=self.id, trouble=str(trouble))

    def _to_forgive(self, user_id: int) -> SeatRecord | None:
        """Return a user's seat, if it has silences that the next one would be added to."""
        seat = self.seat_of(user_id)
        counts = seat is not None and seat.silences > 0 and not seat.away
        minds = self.kind.waits and not (self.done or self.frozen)
        return seat if counts and minds else None

    def note_shown_at(self, message_id: int | None) -> None:
        """Note which message shows the table now; None is none."""
        self.shown_at = message_id

    async def note_place(self, thread_id: int | None) -> None:
        """Write in which thread the table is played from now on; None is its channel."""
        async with self.lock:
            await self._store.tables.save(self.id, thread_id=thread_id)
            self._record = replace(self._record, thread_id=thread_id)

    async def note_reached(self, user_id: int, **reached: Unpack[Reached]) -> None:
        """Write where a user is reached by direct messages now, if they have a seat still."""
        # Only that DMs are closed is to be seen at the table.
        async with self.moving() if "dms_closed" in reached else self.lock:
            for seat in self.record.seats:
                if seat.user_id == user_id:
                    await self._write_seat(replace(seat, **reached))

    # --- under the lock ---

    async def take_over_names(self) -> None:
        """Know of those who sat here only what is still written of them."""
        written = await self._store.tables.find(self.id)
        if written is not None:
            seats, host_id = written.seats, written.host_id
            self._record = replace(self._record, seats=seats, host_id=host_id)

    async def write(
        self,
        record: TableRecord,
        order: Order | None = None,
        *,
        terms: Terms,
        match: Match | None = None,
    ) -> bool:
        """Write a new state of the whole table and be in it; False if the order was carried out."""
        if not await self._store.tables.save_whole(record, order):
            return False
        self._record, self.terms, self.match = record, terms, match
        return True

    async def _write_seat(self, seat: SeatRecord, order: Order | None = None) -> bool:
        if not await self._store.tables.save_seat(self.id, seat, order):
            return False
        self._record = self._record.with_seat(seat)
        return True

    def note_ended(self, order: Order | None = None, by: EndedBy = EndedBy.HAND) -> None:
        """Note why there will be no result; whoever has ordered it is named, but for the host."""
        ordered = order is not None and order.actor.id != self.record.host_id
        self.ended_by = EndedBy.MODERATOR if ordered else by
