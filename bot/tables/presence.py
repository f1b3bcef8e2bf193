"""Who is there: silences that are forgiven, who comes back, and where they are reached."""

from dataclasses import replace
from typing import TypedDict

from bot.tables.change import Change
from bot.tables.deadlines import with_whole_time
from bot.tables.state import TableState
from bot.values.errors import Declined
from bot.values.records import SeatRecord
from games.engine.asks import Seat


class Reached(TypedDict, total=False):
    """Where a seat's direct messages are, as `SeatRecord` names it."""

    dms_closed: bool
    dm_channel_id: int | None
    cards_in_dm: bool


def come_back(state: TableState, user_id: int) -> Change:
    """Decide on the return of an away seat's owner, with the whole time for what is asked.

    Raise `Declined` when nobody was away.
    """
    seat = state.own_seat(user_id)
    if not seat.away:
        raise Declined("refused-not-away")
    state.require_running()
    return reseated(state, replace(seat, away=False, silences=0))


def reseated(state: TableState, seat: SeatRecord) -> Change:
    """Decide on who plays a seat now: they have the whole time for what it is asked."""
    return Change(with_whole_time(state.with_seat(seat), Seat(seat.seat)))


def to_forgive(state: TableState, user_id: int) -> SeatRecord | None:
    """Return a user's seat, if it has silences that the next one would be added to."""
    seat = state.seat_of(user_id)
    counts = seat is not None and seat.silences > 0 and not seat.away
    minds = state.kind.waits and not (state.done or state.frozen)
    return seat if counts and minds else None


def forgiven(state: TableState, user_id: int) -> Change | None:
    """Decide on the silences of a seat whose owner has pressed anything: they are there.

    No deadline moves. Who is away already stays so until "I'm back": the computer may be about to
    answer.
    """
    seat = to_forgive(state, user_id)
    if seat is None:
        return None
    return Change(state.with_seat(replace(seat, silences=0)), unseen=True)


def reached(state: TableState, user_id: int, where: Reached) -> Change | None:
    """Decide on where a user is reached by direct messages now, if they have a seat still."""
    after = state
    for seat in state.record.seats:
        if seat.user_id == user_id:
            after = after.with_seat(replace(seat, **where))
    # Only that DMs are closed is to be seen at the table.
    return None if after is state else Change(after, unseen="dms_closed" not in where)
