"""What a table is told of its messages, and what it says of an answer."""

from typing import NamedTuple, TypedDict

from games.engine.asks import Seat


class Posted(TypedDict, total=False):
    """Where a table's messages are, as `TableRecord` names it."""

    thread_id: int | None
    lobby_message_id: int | None
    panel_message_id: int | None
    panel_from: int


class Reached(TypedDict, total=False):
    """Where a seat's direct messages are, as `SeatRecord` names it."""

    dms_closed: bool
    dm_channel_id: int | None
    dm_message_id: int | None


class Answered(NamedTuple):
    """What a user's answer has come to."""

    seat: Seat
    news: bool
    """Whether this seat has been told something in secret meanwhile."""
