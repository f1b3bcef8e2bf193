"""Who is there: silences that are forgiven, who comes back, where they are reached, and in which
language.
"""

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


def speaking(state: TableState, user_id: int, locale: str) -> TableState:
    """Return the state where a user who sits here reads a language."""
    seat = state.seat_of(user_id)
    return state if seat is None else state.with_seat(replace(seat, locale=locale))


def present(state: TableState, user_id: int, locale: str) -> Change | None:
    """Decide on a seat whose owner has pressed anything: they are there, and read a language.

    Silences are forgiven that the next one would be added to, and no deadline moves. Who is away
    already stays so until "I'm back": the computer may be about to answer.
    """
    seat = state.seat_of(user_id)
    if seat is None or state.done:
        return None
    counts = seat.silences > 0 and not seat.away and state.kind.waits and not state.frozen
    now = replace(seat, silences=0 if counts else seat.silences, locale=locale)
    # In another language everything of theirs is to be shown anew.
    return None if now == seat else Change(state.with_seat(now), unseen=now.locale == seat.locale)


def reached(state: TableState, user_id: int, where: Reached) -> Change | None:
    """Decide on where a user is reached by direct messages now, if they have a seat still."""
    after = state
    for seat in state.record.seats:
        if seat.user_id == user_id:
            after = after.with_seat(replace(seat, **where))
    # Only that DMs are closed is to be seen at the table.
    return None if after is state else Change(after, unseen="dms_closed" not in where)
