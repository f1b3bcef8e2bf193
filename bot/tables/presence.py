"""Who is there: silences that are forgiven, who comes back, where they are reached, in which
language, and who plays on for somebody who has left.

The crowns stay the owner's then, who has agreed by leaving for good; the host agrees by offering.
"""

from dataclasses import replace
from typing import TypedDict

from bot.tables.admission import Person
from bot.tables.change import Change
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
    ask = state.ask_of(Seat(seat.seat))
    others = tuple(each for each in state.deadlines if ask is None or each.ask != ask.id)
    return Change(replace(state.with_seat(seat), deadlines=others))


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


def seats_offered(state: TableState) -> Change:
    """Decide on offering all seats that were left; raise `Declined` where there are none.

    To offer them twice changes nothing.
    """
    state.require_playing()
    free = [seat for seat in state.record.seats if seat.left]
    if not free:
        raise Declined("refused-nobody-left")
    for seat in free:
        state = state.with_seat(replace(seat, offered=True))
    return Change(state)


def seat_taken(state: TableState, who: Person) -> Change:
    """Decide on a user's playing on in an offered seat, their own if they had left one.

    Where all had left, the host too, they are host. Raise `Declined` for who plays here, or has
    seen the cards of another seat.
    """
    state.require_playing()
    seats, user_id = state.record.seats, who.user_id
    if state.seat_of(user_id) is not None:
        raise Declined("refused-begun")
    known = [seat for seat in seats if user_id in (seat.user_id, seat.owner_id)]
    # What the last player's DM shows is taken back first.
    free = [seat for seat in seats if seat.can_be_taken]
    seat = next((seat for seat in free if seat in known), None)
    if seat is None:
        if known or user_id in state.parted:
            raise Declined("refused-left-already")
        if not free:
            raise Declined("refused-nothing-offered")
        seat = free[0]
    if not state.players():
        state = replace(state, record=replace(state.record, host_id=user_id))
    owner_id, owner_name = seat.stake
    own, answers = owner_id == user_id, state.progress.answers
    # Where it is not known when somebody first did, none of the answers is the owner's for sure.
    first = seat.owner_id is None and seat.since is None
    return reseated(
        replace(state, parted=state.parted.union([seat.user_id or 0])),
        SeatRecord(
            seat.seat,
            user_id,
            who.name,
            join_id=seat.join_id,
            volunteer=seat.volunteer,
            owner_id=None if own else owner_id,
            owner_name=None if own else owner_name,
            locale=who.locale,
            since=answers,
            owned_until=answers if first else seat.owned_until,
        ),
    )
