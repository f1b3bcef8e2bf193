"""What is to be left of a table's messages that are not wanted any more."""

from enum import Enum, auto
from typing import TypeAlias

from bot.messages.post_table import PostTable
from bot.messages.slots import calls_to, may_be_pressed, tells
from bot.messages.table_panels import closed_lobby, remains, taken_back
from bot.panels.panel import Panel
from bot.tables.state import TableState
from bot.tables.tale import first_moment
from bot.values.records import Post, PostKind
from games.engine.asks import Seat


class Rest(Enum):
    """What becomes of a message that no panel takes the place of."""

    STAYS = auto()
    """It is wanted."""
    DROPPED = auto()
    """It stays as it is, and nobody keeps it in mind."""
    DELETED = auto()


Remains: TypeAlias = Rest | Panel


def remains_of(post: Post, state: TableState, there: PostTable) -> Remains:
    """Return what is to be left of a message: all of it, as long as it fills a slot.

    None keeps a button that somebody could press; what a panel told stays to be read.
    """
    match post.kind:
        case PostKind.EPHEMERAL:
            return Rest.STAYS
        case PostKind.HAND:
            seat = state.record.seats[post.seat or 0]
            if seat.erased:
                return Rest.DROPPED  # Nothing leads to them any more.
            if post != there.newest(PostKind.HAND, seat=Seat(seat.seat)):
                return Rest.DELETED
            return taken_back(state, Seat(seat.seat)) if seat.left else Rest.STAYS
        case PostKind.PING:
            still = {ask.id for ask in state.asks()} & calls_to(post)
            return Rest.STAYS if still else Rest.DELETED
    panel = there.newest(PostKind.PANEL, place=state.place_id)
    match post.kind:
        case PostKind.LOBBY:
            if post != there.newest(PostKind.LOBBY):
                return Rest.DELETED
            never = state.done and state.record.started_at is None
            return closed_lobby(state) if never else Rest.STAYS
        case PostKind.PANEL:
            if post == panel or (panel is None and not state.done):
                return Rest.STAYS  # What it told, the next one tells in another place.
            if not tells(post) or may_be_pressed(post):
                return remains(state, post.first, panel)
            # Known to be no talk that buries the panel; one that may be there is told elsewhere.
            lost = post.message_id is None and first_moment(state, there.announced) is None
            return Rest.DROPPED if lost else Rest.STAYS
    return Rest.STAYS
