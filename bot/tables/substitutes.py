"""Who plays on for somebody who has left a game in progress.

The crowns stay the owner's, who has agreed by leaving for good; the host agrees by offering.
"""

from dataclasses import replace

from bot.tables.admission import Person
from bot.tables.change import Change
from bot.tables.presence import reseated
from bot.tables.state import TableState
from bot.values.errors import Declined
from bot.values.records import SeatRecord
from bot.values.tables import Status


def seats_offered(state: TableState) -> Change:
    """Decide on offering all seats that were left; raise `Declined` where there are none."""
    _require_playing(state)
    free = [seat for seat in state.record.seats if seat.left and not seat.offered]
    if not free:
        raise Declined("refused-nobody-left")
    for seat in free:
        state = state.with_seat(replace(seat, offered=True))
    return Change(state)


def seat_taken(state: TableState, who: Person) -> Change:
    """Decide on a user's playing on in an offered seat, their own if they had left one.

    Raise `Declined` for who plays here, or has seen the cards of another seat.
    """
    _require_playing(state)
    seats, user_id = state.record.seats, who.user_id
    if state.seat_of(user_id) is not None:
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
    own = owner_id == user_id
    return reseated(
        state,
        SeatRecord(
            seat.seat,
            user_id,
            who.name,
            join_id=seat.join_id,
            volunteer=seat.volunteer,
            owner_id=None if own else owner_id,
            owner_name=None if own else owner_name,
            locale=who.locale,
        ),
    )


def _require_playing(state: TableState) -> None:
    if state.frozen:
        raise state.still()
    if state.record.status is not Status.PLAYING:
        raise Declined("refused-table-over")
