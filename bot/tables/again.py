"""Another game with the same people."""

from collections.abc import Collection

from bot.plugins.registry import plugins
from bot.values.records import SeatRecord, TableRecord


def keep_seats(
    record: TableRecord,
    before: TableRecord,
    successor: int | None,
    gone: Collection[int],
    *,
    computers: bool,
) -> None:
    """Keep the seats of the game before in a new lobby, where only its host sits yet.

    Computers sit down at once, players come back by one press. ``successor`` is the seat that
    was named to lead the next game; ``gone``, who is just being erased; ``computers``, whether
    the guild wants computer players.
    """
    (host,) = record.seats
    seats: list[SeatRecord] = []
    for old in before.seats:
        if old.left or old.erased or old.user_id in gone or (old.user_id is None and not computers):
            continue
        if old.user_id == host.user_id:
            seat = host
        else:
            seat = SeatRecord(0, old.user_id, old.name, joined=old.user_id is None)
        seat.seat, seat.dm_channel_id = len(seats), old.dm_channel_id
        if old.seat == successor:
            record.successor = seat.seat
        seats.append(seat)
    record.seats, record.follows = seats, before.id
    named = record.successor is not None
    record.choices = plugins()[record.game].again(record.choices, named=named)
