"""What is made of a table for others: a view for panels, a settlement for the ledger."""

from bot.store.records import SeatRecord, SeatResult, Settlement, TableRecord
from bot.tables.fairness import commitment
from bot.tables.pace import IDLE_LOBBY
from bot.tables.views import EndedBy, SeatView, Status, TableView, Terms, Waiting
from games.engine.asks import Seat
from games.engine.crowns import Outcome


def view_of(
    record: TableRecord,
    outcome: Outcome | None,
    waiting: tuple[Waiting, ...],
    frozen: bool,
    asked: int = 0,
    terms: Terms | None = None,
    ended_by: EndedBy = EndedBy.HAND,
) -> TableView:
    """Return a table as panels may see it: the dice's secret only when it is over."""
    over = record.status in (Status.SETTLED, Status.ENDED)
    after = None
    if outcome is not None:
        after = tuple(a + b for a, b in zip(record.purses, outcome.net(), strict=True))
    return TableView(
        id=record.id,
        game=record.game,
        guild_id=record.guild_id,
        channel_id=record.channel_id,
        place_id=record.thread_id or record.channel_id,
        host_id=record.host_id,
        status=record.status,
        pace=record.pace,
        seats=tuple(_seat_view(seat) for seat in record.seats),
        commitment=commitment(record.secret),
        counted=record.counted,
        choices=record.choices,
        lobby_message_id=record.lobby_message_id,
        panel_message_id=record.panel_message_id,
        closes_at=record.touched_at + IDLE_LOBBY if record.status is Status.LOBBY else None,
        waiting=waiting,
        asked=asked,
        secret=record.secret.hex() if over else None,
        joins=tuple(seat.join_id or 0 for seat in record.seats) if over and record.seed else (),
        purses_after=after,
        frozen=frozen,
        ended_by=ended_by,
        terms=terms or Terms(),
    )


def settlement(record: TableRecord, outcome: Outcome, now: float) -> Settlement:
    """Return what is written when a table is settled."""
    net = outcome.net()
    return Settlement(
        record.id,
        record.guild_id,
        record.game,
        outcome.result,
        sum(not seat.alive for seat in outcome.seats),
        record.counted,
        tuple(
            SeatResult(
                seat.seat,
                seat.user_id,
                seat.name,
                part.role,
                part.won,
                part.alive,
                change,
                part.tallies,
                part.death,
            )
            for seat, part, change in zip(record.seats, outcome.seats, net, strict=True)
        ),
        outcome.payments,
        now,
    )


def _seat_view(seat: SeatRecord) -> SeatView:
    return SeatView(
        seat=Seat(seat.seat),
        user_id=seat.user_id,
        name=seat.name,
        away=seat.away,
        left=seat.left,
        dms_closed=seat.dms_closed,
        volunteer=seat.volunteer,
        joined=seat.joined,
    )
