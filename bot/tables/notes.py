"""What a table is told of its messages, and what it says of an answer."""

from dataclasses import replace
from typing import NamedTuple, TypedDict

from bot.values.records import SeatRecord
from games.engine.asks import Seat

AWAY_AFTER = 2
"""Silences in a row after which a computer player answers for a seat."""


class Reached(TypedDict, total=False):
    """Where a seat's direct messages are, as `SeatRecord` names it."""

    dms_closed: bool
    dm_channel_id: int | None
    cards_in_dm: bool


class Answered(NamedTuple):
    """What a user's answer has come to."""

    seat: Seat
    news: bool
    """Whether this seat has been told something in secret meanwhile."""


def heard(seat: SeatRecord, by: str, *, hidden: bool = False) -> SeatRecord | None:
    """Return the seat of who has answered, or let the time run out, if that changes it.

    ``hidden``: that they were asked is for them alone. Nobody is away by such a silence, for that
    is seen; the next one that is no secret counts both.
    """
    if by == "player" and (seat.silences or seat.away):
        return replace(seat, silences=0, away=False)
    if by == "clock" and seat.user_id is not None and not seat.left:
        silences = seat.silences + 1
        return replace(seat, silences=silences, away=silences >= AWAY_AFTER and not hidden)
    return None
