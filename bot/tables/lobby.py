"""What happens before Begin: who sits down, who leaves, and the start of the match."""

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any

from bot.clock import Clock
from bot.plugins.plugin import Sitter
from bot.plugins.registry import plugins
from bot.store.store import Store
from bot.tables.counting import counts
from bot.tables.fairness import dice_seed
from bot.tables.table import Table
from bot.values.errors import Declined
from bot.values.moderation import Order
from bot.values.records import SeatRecord, TableRecord
from bot.values.tables import EndedBy, Status, Terms
from games.engine.asks import Seat

COMPUTERS = 12
"""How many names there are for computer players: texts ``computer-1`` and so on."""


CHANGED = (
    "host_id", "status", "choices", "options", "purses", "seed", "counted", "successor",
    "touched_at", "started_at", "closed_at",
)  # fmt: skip
SEAT_CHANGED = ("seat", "joined", "name", "join_id", "volunteer")
"""What moves in a lobby may change, of the table and of a seat."""


class Lobby:
    """The moves of a lobby. Each changes the table under its lock, in one transaction.

    What is not allowed raises `Declined`; then, and when nothing can be written, nothing changes.
    """

    def __init__(self, table: Table, store: Store, clock: Clock) -> None:
        self.table = table
        self._store = store
        self._clock = clock

    async def join(self, user_id: int, name: str, join_id: int) -> SeatRecord:
        """Sit down on the first free seat, or on the one that was kept for this user."""
        async with self.table.lock, self._written() as record:
            seat = self.table.seat_of(user_id)
            if seat is not None and seat.joined:
                raise Declined("refused-seated-here")
            if seat is None:
                self._require_room()
                seat = SeatRecord(len(record.seats), user_id, name)
                record.seats.append(seat)
            seat.joined, seat.name, seat.join_id = True, name, join_id
        return seat

    async def leave(self, user_id: int, order: Order | None = None) -> None:
        """Stand up, or have to; those behind move up a seat.

        A lobby whose host leaves passes to the next; one that nobody is left in is cancelled.
        """
        async with self.table.lock, self._written(order) as record:
            self._remove(self.table.own_seat(user_id))
            present = [s.user_id for s in record.seats if s.user_id is not None and s.joined]
            if not present:
                record.status, record.closed_at = Status.ENDED, self._clock.now()
                self.table.note_ended(order)
            elif record.host_id == user_id:
                record.host_id = present[0]

    async def volunteer(self, user_id: int) -> bool:
        """Volunteer for what the game has to offer, or take it back; return which it is now."""
        async with self.table.lock, self._written():
            seat = self.table.seat_of(user_id)
            if seat is None or not seat.joined:
                raise Declined("refused-not-seated")
            seat.volunteer = not seat.volunteer
        return seat.volunteer

    async def add_computer(self, names: Sequence[str]) -> None:
        """Seat one more computer player, under the first of ``names`` that is not taken."""
        async with self.table.lock, self._written() as record:
            if not self.table.terms.computers:
                raise Declined("refused-no-computers")
            self._require_room()
            taken = {seat.name for seat in record.seats}
            name = next(name for name in names if name not in taken)
            record.seats.append(SeatRecord(len(record.seats), None, name))

    async def remove_computer(self) -> None:
        """Send the last computer player away."""
        async with self.table.lock, self._written() as record:
            computers = [seat for seat in record.seats if seat.user_id is None]
            if not computers:
                raise Declined("refused-no-computer-to-remove")
            self._remove(computers[-1])

    async def choose(self, option: str, value: Any) -> None:
        """Change what the host has chosen for this game: one option of it."""
        async with self.table.lock, self._written() as record:
            record.choices = plugins()[record.game].choose(record.choices, option, value)

    async def settings_changed(self) -> None:
        """Weigh the lobby anew; one that is over already stays as it is."""
        async with self.table.lock:
            record = self.table.record
            if record.status is Status.LOBBY:
                await self._weigh()
                await self._store.save_table(record.id, counted=record.counted)

    async def cancel(self, order: Order | None = None, *, by: EndedBy = EndedBy.HAND) -> None:
        """Close the lobby without a game."""
        async with self.table.lock:
            self._open()
            await self.table.close(Status.ENDED, order, by=by)

    async def begin(self) -> None:
        """Deal. Seats kept for players who did not come are given up first."""
        async with self.table.lock:
            async with self._written() as record:
                await self._deal(record)
            await self.table.start_clocks()

    # --- under the lock ---

    @asynccontextmanager
    async def _written(self, order: Order | None = None) -> AsyncIterator[TableRecord]:
        """Write what is changed of the lobby meanwhile, and that it was touched.

        It is as before when that cannot be done, and when the order was carried out before.
        """
        record = self._open()
        undo = self._undo(record)
        written = False
        try:
            yield record
            record.touched_at = self._clock.now()
            await self._weigh()
            written = await self._store.save_whole(record, order)
        finally:
            if not written:
                undo()

    def _undo(self, record: TableRecord) -> Callable[[], None]:
        terms, seats = self.table.terms, list(record.seats)
        owners = [(record, CHANGED), *((seat, SEAT_CHANGED) for seat in seats)]
        kept = [(each, name, getattr(each, name)) for each, names in owners for name in names]

        def undo() -> None:
            for each, name, value in kept:
                setattr(each, name, value)
            record.seats, self.table.terms, self.table.match = seats, terms, None

        return undo

    async def _deal(self, record: TableRecord) -> None:
        game = plugins()[record.game]
        present = [seat for seat in record.seats if seat.joined]
        computers = sum(seat.user_id is None for seat in present)
        if computers:
            settings = await self._store.guild_settings(record.guild_id)
            if not settings.computers_allowed:
                raise Declined("refused-computers-here", computers=computers)
        seats = game.seats_for(record.choices)
        if len(present) < seats.start:
            raise Declined("refused-too-few", missing=seats.start - len(present))
        if len(present) not in seats:
            raise Declined("refused-too-many", most=seats.stop - 1)
        game.check(record.choices, len(present))
        named = self._named(record)
        record.seats = present
        self._number()
        successor = Seat(named.seat) if named is not None and named in present else None
        options = game.match_options(record.choices, await self._sitters(record), successor)
        record.options = game.rules.options.model_validate(options).model_dump_json()
        users = [seat.user_id for seat in present if seat.user_id is not None]
        purses = await self._store.purses(record.guild_id, users)
        record.purses = tuple(
            purses[seat.user_id] if seat.user_id is not None else FIRST_PURSE for seat in present
        )
        record.seed = dice_seed(record.secret, [seat.join_id for seat in present])
        record.status, record.started_at = Status.PLAYING, self._clock.now()
        self.table.deal()

    async def _sitters(self, record: TableRecord) -> list[Sitter]:
        users = [seat.user_id for seat in record.seats if seat.user_id is not None]
        played = await self._store.games_played(record.guild_id, record.game, users)
        return [
            Sitter(
                Seat(seat.seat),
                seat.user_id is not None,
                seat.volunteer,
                played.get(seat.user_id, 0) if seat.user_id is not None else 0,
            )
            for seat in record.seats
        ]

    @staticmethod
    def _named(record: TableRecord) -> SeatRecord | None:
        """Return the seat that was named to lead this game, if any."""
        return record.seats[record.successor] if record.successor is not None else None

    async def _weigh(self) -> None:
        """Find out what the guild's settings mean for those who are here, crowns above all."""
        record = self.table.record
        settings = await self._store.guild_settings(record.guild_id)
        humans = sum(seat.user_id is not None and seat.joined for seat in record.seats)
        computers = sum(seat.user_id is None for seat in record.seats)
        why = counts(settings, humans, computers)
        record.counted = why is None
        self.table.terms = Terms(
            why,
            settings.least_humans,
            settings.computers_allowed,
            # Who wants another game needs no call.
            settings.lobby_role if record.follows is None else None,
        )

    def _open(self) -> TableRecord:
        record = self.table.record
        if record.status is not Status.LOBBY:
            over = self.table.done or record.status is not Status.PLAYING
            raise Declined("refused-table-over" if over else "refused-begun")
        return record

    def _require_room(self) -> None:
        seats = self.table.record.seats
        most = plugins()[self.table.record.game].seats_for(self.table.record.choices).stop - 1
        if len(seats) >= most:
            if all(seat.joined for seat in seats):
                raise Declined("refused-full", most=most)
            raise Declined("refused-kept-seats")

    def _remove(self, seat: SeatRecord) -> None:
        record = self.table.record
        named = self._named(record)
        record.seats.remove(seat)
        self._number()
        record.successor = named.seat if named is not None and named in record.seats else None

    def _number(self) -> None:
        for number, seat in enumerate(self.table.record.seats):
            seat.seat = number


FIRST_PURSE = 5
"""Crowns that a player's first game brings; a computer player sits down with as many."""
