"""Records of tables, to go with views of them."""

from bot.values.records import SeatRecord, TableRecord
from bot.values.tables import Status, TableView

from .play import DUE


def record_of(view: TableView) -> TableRecord:
    """Return what the database could hold of a table that is over."""
    settled = view.status is Status.SETTLED
    return TableRecord(
        view.id,
        view.guild_id,
        view.channel_id,
        view.host_id,
        view.game,
        "1",
        view.status,
        view.pace,
        dict(view.choices),
        "en",
        b"\xcd" * 32,
        DUE,
        DUE,
        counted=view.counted,
        started_at=DUE if settled else None,
        settled_at=DUE if settled else None,
        closed_at=DUE,
        seats=tuple(SeatRecord(seat.seat, seat.user_id, seat.name) for seat in view.seats),
    )
