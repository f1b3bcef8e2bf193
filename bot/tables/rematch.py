"""Another game with the same people."""

from collections.abc import Collection
from dataclasses import replace

from bot.plugins.registry import plugins
from bot.values.records import SeatRecord, TableRecord


def with_kept_seats(
    record: TableRecord,
    before: TableRecord,
    successor: int | None,
    gone: Collection[int],
    *,
    computers: bool,
) -> TableRecord:
    """Return a new lobby, where only its host sits, with the seats of the game before.

    Computers sit down at once, players come back by one press. ``successor`` is the seat that
    was named to lead the next game; ``gone``, who is just being erased; ``computers``, whether
    the guild wants computer players.
    """
    (host,) = record.seats
    seats: list[SeatRecord] = []
    named = None
    for old in before.seats:
        if old.left or old.erased or old.user_id in gone or (old.user_id is None and not computers):
            continue
        seat = host
        if old.user_id != host.user_id:
            joined = old.user_id is None
            seat = SeatRecord(0, old.user_id, old.name, joined=joined, locale=old.locale)
        if old.seat == successor:
            named = len(seats)
        seats.append(replace(seat, seat=len(seats), dm_channel_id=old.dm_channel_id))
    choices = plugins()[record.game].again(record.choices, named=named is not None)
    return replace(record, seats=tuple(seats), follows=before.id, successor=named, choices=choices)
