"""What is made of a table for panels: its view."""

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

from bot.tables.computers import name_of
from bot.tables.fairness import commitment
from bot.tables.pace import closes_at
from bot.values.records import SeatRecord, TableRecord
from bot.values.tables import SeatView, Status, TableView, Waiting
from games.engine.asks import Ask, Seat
from games.engine.crowns import Outcome


def view_of(
    record: TableRecord, outcome: Outcome | None = None, moved: tuple[int, ...] | None = None
) -> TableView:
    """Return what panels may see of a table's record: the dice's secret only when it is over.

    ``moved`` are the crowns by seat that the settlement has found; None before it is known.
    """
    over = record.status in (Status.SETTLED, Status.ENDED)
    after, short = None, False
    if outcome is not None:
        due = outcome.net()
        net = due if moved is None else moved
        after = tuple(a + b for a, b in zip(record.purses, net, strict=True))
        short = net != due
    return TableView(
        id=record.id,
        game=record.game,
        guild_id=record.guild_id,
        channel_id=record.channel_id,
        place_id=record.thread_id or record.channel_id,
        host_id=record.host_id,
        status=record.status,
        pace=record.pace,
        seats=tuple(
            [
                _seat_view(seat, seat.name if seat.user_id is not None else name_of(record, seat))
                for seat in record.seats
            ]
        ),
        commitment=commitment(record.secret),
        counted=record.counted,
        choices=record.choices,
        closes_at=closes_at(record),
        planned_for=record.planned_for,
        called=record.called,
        secret=record.secret.hex() if over else None,
        joins=tuple(seat.join_id or 0 for seat in record.seats) if over and record.seed else (),
        purses_after=after,
        short=short,
        day=record.day,
    )


def waiting_for(
    view: TableView,
    viewer: Seat | None,
    waiting: Sequence[Waiting],
    put: tuple[Ask, ...],
    *,
    paused: bool,
) -> TableView:
    """Return a view with whom the table waits for, as far as the viewer may know.

    A ``paused`` table is shown so when that ends by itself: not while something is felt, or where
    it stands still.
    """
    paused = paused and bool(waiting)
    return replace(
        view,
        waiting=tuple([each for each in waiting if not each.ask.hidden or each.seat == viewer]),
        hidden=bool([each for each in waiting if each.ask.hidden]),
        put=() if [ask for ask in put if ask.hidden] else put,
        paused=paused,
        closes_at=max((each.due for each in waiting), default=None) if paused else view.closes_at,
    )


@lru_cache(maxsize=4096)
def _seat_view(seat: SeatRecord, name: str) -> SeatView:
    return SeatView(
        seat=Seat(seat.seat),
        user_id=seat.user_id,
        name=name,
        away=seat.away and not seat.left,
        left=seat.left,
        dms_closed=seat.dms_closed,
        volunteer=seat.volunteer,
        novice=seat.novice,
        wants_end=seat.wants_end and not seat.left,
        offered=seat.can_be_taken,
        owner_name=seat.owner_name,
        joined=seat.joined,
        maybe=seat.maybe,
    )
