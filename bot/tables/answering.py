"""Answers and silence: what each comes to, decided by how a table stands."""

from dataclasses import replace
from typing import NamedTuple

from bot.tables.change import Change
from bot.tables.deadlines import computer_plays
from bot.tables.ending import closed, silences
from bot.tables.state import TableState
from bot.values.records import SeatRecord
from bot.values.tables import EndedBy
from games.engine.asks import Answer, Ask, Seat

AWAY_AFTER = 2
"""Silences in a row after which a computer player answers for a seat."""


class Answered(NamedTuple):
    """What a user's answer has come to."""

    seat: Seat
    news: bool
    """Whether this seat has been told something in secret meanwhile."""


def answered(state: TableState, user_id: int, ask_id: int, answer: Answer) -> Change:
    """Decide on a user's answer, as `Table.submit`. It forgives the seat's silences."""
    seat, match = state.own_seat(user_id), state.require_running()
    given = match.check(Seat(seat.seat), ask_id, answer)
    return Change(state.with_seat(replace(seat, silences=0, away=False)), (given,), "player")


def time_is_up(state: TableState, ask: Ask, now: float) -> Change | None:
    """Decide on an ask's time that has run out.

    Who plays alone says nothing more to the end; a table that all are away from is closed.
    """
    due = next((each.due for each in state.deadlines if each.ask == ask.id), None)
    if ask not in state.asks() or due is None or now < due:
        return None
    match, seat = state.require_running(), state.record.seats[ask.seat]
    if not state.kind.waits:
        return Change(
            state.with_seat(silent(seat, hidden=ask.hidden)), silences(match, seat), "clock"
        )
    if state.paused:
        return closed(state, now, by=EndedBy.GONE)
    if computer_plays(state, ask):
        return None
    given = match.check(ask.seat, ask.id, None)
    return Change(state.with_seat(silent(seat, hidden=ask.hidden)), (given,), "clock")


def silent(seat: SeatRecord, *, hidden: bool) -> SeatRecord:
    """Return the seat of who has let the time run out.

    ``hidden``: that they were asked is for them alone. Nobody is away by such a silence, for that
    is seen; the next one that is no secret counts both.
    """
    if seat.user_id is None or seat.left:
        return seat
    silences_in_a_row = seat.silences + 1
    away = silences_in_a_row >= AWAY_AFTER and not hidden
    return replace(seat, silences=silences_in_a_row, away=away)
