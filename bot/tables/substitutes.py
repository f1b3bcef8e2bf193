"""Who plays on for somebody who has left a game in progress."""

from dataclasses import replace

from bot.tables.table import Table
from bot.values.errors import Declined, Frozen
from bot.values.records import SeatRecord
from bot.values.tables import Status


class Substitutes:
    """Seats of a game in progress that other people take; the crowns stay their owners'.

    The owner agrees by leaving for good, and the host by offering what has been left.
    """

    def __init__(self, table: Table) -> None:
        self._table = table

    async def offer(self) -> None:
        """Offer all seats that have been left; raise `Declined` when there are none."""
        async with self._table.moving():
            self._require_playing()
            record = self._table.record
            free = [seat for seat in record.seats if seat.left and not seat.offered]
            if not free:
                raise Declined("refused-nobody-left")
            for seat in free:
                record = record.with_seat(replace(seat, offered=True))
            await self._table.write(record, terms=self._table.terms, match=self._table.match)

    async def take(self, user_id: int, name: str) -> SeatRecord:
        """Let a user play on in an offered seat, their own if they had left one.

        Raise `Declined` for who plays here, or has seen the cards of another seat.
        """
        async with self._table.moving():
            self._require_playing()
            seats = self._table.record.seats
            if self._table.seat_of(user_id) is not None:
                raise Declined("refused-seated-here")
            known = [seat for seat in seats if user_id in (seat.user_id, seat.owner_id)]
            # What the last player's DM shows is taken back first.
            free = [seat for seat in seats if seat.can_be_taken]
            seat = next((seat for seat in free if seat in known), None)
            if seat is None:
                if known:
                    raise Declined("refused-left-already")
                if not free:
                    raise Declined("refused-nothing-offered")
                seat = free[0]
            owner_id, owner_name = seat.stake
            taken = SeatRecord(
                seat.seat,
                user_id,
                name,
                join_id=seat.join_id,
                volunteer=seat.volunteer,
                owner_id=None if owner_id == user_id else owner_id,
                owner_name=None if owner_id == user_id else owner_name,
            )
            await self._table.reseat(taken)
            return taken

    def _require_playing(self) -> None:
        if self._table.frozen:
            raise Frozen(f"table {self._table.id}")
        if self._table.record.status is not Status.PLAYING:
            raise Declined("refused-table-over")
