"""What happens before Begin: who sits down, who leaves, and the start of the match."""

from collections.abc import Sequence
from typing import Any

from bot.clock import Clock
from bot.crowns.counting import counts
from bot.store.records import SeatRecord, TableRecord
from bot.store.store import Store
from bot.tables.errors import Declined
from bot.tables.fairness import dice_seed
from bot.tables.openings import OPENINGS
from bot.tables.table import Table
from bot.tables.views import Status, Terms

COMPUTERS = 12
"""How many names there are for computer players: texts ``computer-1`` and so on."""


class Lobby:
    """The moves of a lobby. Each changes the table under its lock, or raises `Declined`."""

    def __init__(self, table: Table, store: Store, clock: Clock) -> None:
        self.table = table
        self._store = store
        self._clock = clock

    async def join(self, user_id: int, name: str, join_id: int) -> SeatRecord:
        """Sit down on the first free seat, or on the one that was kept for this user."""
        async with self.table.lock:
            record = self._open()
            seat = self.table.seat_of(user_id)
            if seat is not None and seat.joined:
                raise Declined("refused-seated-here")
            if seat is None:
                self._require_room()
                seat = SeatRecord(len(record.seats), user_id, name)
                record.seats.append(seat)
            seat.joined, seat.name, seat.join_id = True, name, join_id
            await self._save()
            return seat

    async def leave(self, user_id: int) -> None:
        """Stand up; those behind move up a seat.

        A lobby whose host leaves passes to the next; one that nobody is left in is cancelled.
        """
        async with self.table.lock:
            record = self._open()
            self._remove(self.table.own_seat(user_id))
            present = [s.user_id for s in record.seats if s.user_id is not None and s.joined]
            if record.host_id == user_id and present:
                record.host_id = present[0]
                await self._store.save_table(record.id, host_id=record.host_id)
            await self._save()
            if not present:
                await self._close()

    async def volunteer(self, user_id: int) -> bool:
        """Ask to be the Executioner, or take it back; return which it is now."""
        async with self.table.lock:
            self._open()
            seat = self.table.seat_of(user_id)
            if seat is None or not seat.joined:
                raise Declined("refused-not-seated")
            seat.volunteer = not seat.volunteer
            await self._save()
            return seat.volunteer

    async def add_computer(self, names: Sequence[str]) -> None:
        """Seat one more computer player, under the first of ``names`` that is not taken."""
        async with self.table.lock:
            record = self._open()
            if not self.table.terms.computers:
                raise Declined("refused-no-computers")
            self._require_room()
            taken = {seat.name for seat in record.seats}
            name = next(name for name in names if name not in taken)
            record.seats.append(SeatRecord(len(record.seats), None, name))
            await self._save()

    async def remove_computer(self) -> None:
        """Send the last computer player away."""
        async with self.table.lock:
            record = self._open()
            computers = [seat for seat in record.seats if seat.user_id is None]
            if not computers:
                raise Declined("refused-no-computer-to-remove")
            self._remove(computers[-1])
            await self._save()

    async def choose(self, **choices: Any) -> None:
        """Change what the host has chosen for this game."""
        async with self.table.lock:
            record = self._open()
            record.choices = {**record.choices, **choices}
            await self._store.save_table(record.id, choices=record.choices)
            await self._save()

    async def settings_changed(self) -> None:
        """Weigh the lobby anew; one that is over already stays as it is."""
        async with self.table.lock:
            record = self.table.record
            if record.status is Status.LOBBY:
                await self._weigh()
                await self._store.save_table(record.id, counted=record.counted)

    async def cancel(self) -> None:
        """Close the lobby without a game."""
        async with self.table.lock:
            self._open()
            await self._close()

    async def begin(self) -> None:
        """Deal. Seats kept for players who did not come are given up first."""
        async with self.table.lock:
            record = self._open()
            game = self.table.game
            present = [seat for seat in record.seats if seat.joined]
            if len(present) < game.least_seats:
                raise Declined("refused-too-few", missing=game.least_seats - len(present))
            opening = OPENINGS[record.game]
            opening.check(record.choices, len(present))
            successor = record.successor
            named = record.seats[successor] if successor is not None else None
            record.seats = present
            self._number()
            options = await opening.options(record, named, self._store)
            record.options = game.options.model_validate(options).model_dump_json()
            await self._weigh()
            users = [seat.user_id for seat in present if seat.user_id is not None]
            purses = await self._store.purses(record.guild_id, users)
            record.purses = tuple(
                purses[seat.user_id] if seat.user_id is not None else FIRST_PURSE
                for seat in present
            )
            record.seed = dice_seed(record.secret, [seat.join_id for seat in present])
            record.status = Status.PLAYING
            record.started_at = record.touched_at = self._clock.now()
            self.table.deal()
            await self._store.begin_table(record)
            await self.table.start_clocks()

    # --- under the lock ---

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

    async def _close(self) -> None:
        record = self.table.record
        record.status, record.closed_at = Status.ENDED, self._clock.now()
        await self._store.save_table(record.id, status=record.status, closed_at=record.closed_at)

    def _require_room(self) -> None:
        seats, most = self.table.record.seats, self.table.game.most_seats
        if len(seats) >= most:
            if all(seat.joined for seat in seats):
                raise Declined("refused-full", most=most)
            raise Declined("refused-kept-seats")

    def _remove(self, seat: SeatRecord) -> None:
        record = self.table.record
        named = record.seats[record.successor] if record.successor is not None else None
        record.seats.remove(seat)
        self._number()
        record.successor = named.seat if named is not None and named in record.seats else None

    def _number(self) -> None:
        for number, seat in enumerate(self.table.record.seats):
            seat.seat = number

    async def _save(self) -> None:
        record = self.table.record
        record.touched_at = self._clock.now()
        await self._weigh()
        await self._store.save_seats(record.id, record.seats)
        await self._store.save_table(
            record.id,
            touched_at=record.touched_at,
            counted=record.counted,
            successor=record.successor,
        )


FIRST_PURSE = 5
"""Crowns that a player's first game brings; a computer player sits down with as many."""
