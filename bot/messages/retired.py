"""Messages of before: those that Discord has posted without saying so, and those to be retired."""

from collections import defaultdict
from enum import Enum, auto
from typing import TypeAlias

import structlog

from bot.messages.client import (
    FixedError,
    InVainError,
    MessageClient,
    NotAllowedError,
    TryLaterError,
)
from bot.messages.post_table import PostTable
from bot.messages.slots import calls_to, may_be_pressed, tells
from bot.messages.table_panels import closed_lobby, remains, taken_back
from bot.panels.ids import table_of
from bot.panels.panel import Panel
from bot.tables.state import TableState
from bot.tables.table import Table
from bot.tables.tale import first_moment
from bot.values.records import Post, PostKind
from games.engine.asks import Seat

log = structlog.get_logger(__name__)


class Rest(Enum):
    """What becomes of a message that no panel takes the place of."""

    STAYS = auto()
    """It is wanted."""
    DROPPED = auto()
    """It stays as it is, and nobody keeps it in mind."""
    DELETED = auto()


Remains: TypeAlias = Rest | Panel


class Retired:
    """Finds one table's messages after a kill, and retires what fills no slot any more."""

    def __init__(self, table: Table, there: PostTable, client: MessageClient) -> None:
        self._table = table
        self._there = there
        self._client = client
        self._stuck: set[int] = set()
        """Posts that could not be retired."""
        self._stuck_under: int | None = None
        """The panel when that was tried."""

    # --- finding ---

    async def find(self) -> None:
        """Find out what has become of posts without an answer, while nothing is being posted."""
        lost: defaultdict[int, list[Post]] = defaultdict(list)
        for post in self._there.all():
            if post.message_id is None:
                lost[post.place_id].append(post)
        for place_id, posts in lost.items():
            await self._find_in(place_id, posts)

    async def _find_in(self, place_id: int, lost: list[Post]) -> None:
        """Look for posts in their place: messages of this table that nothing is known of."""
        known = {post.message_id for post in self._there.all()}
        try:
            own = await self._client.own_messages(place_id)
        except InVainError:
            own = []
        new = [each for each in own if each.id not in known]
        pressed = [each.id for each in new if self._table.id in map(table_of, each.controls)]
        panel = self._there.newest(PostKind.PANEL, place=place_id)
        top = (panel.message_id if panel is not None else None) or 0
        pressed_on = {0, *(post.message_id for post in self._there.of(PostKind.PANEL))}
        told = [
            each.id
            for each in new
            if each.follows in pressed_on and not each.controls and each.id > top
        ]
        moments = [post for post in lost if tells(post) and not may_be_pressed(post)]
        others = [post for post in lost if post not in moments]
        # The newest are the last: of two posts in a row the first may not have come to be.
        pairs = [
            *zip(reversed(others), sorted(pressed, reverse=True), strict=False),
            *zip(reversed(moments), sorted(told, reverse=True), strict=False),
        ]
        for post, message_id in pairs:
            log.info("found what was posted", table=self._table.id, message=message_id)
            await self._there.finish(post, message_id)
        # A moment that followed no press is posted again, and Discord says where it is.
        arrived = {post.id for post, _ in pairs}
        await self._there.drop(post for post in others if post.id not in arrived)

    # --- retiring ---

    async def retire(self) -> None:
        """Retire every message that fills no slot any more.

        What cannot be is tried again when the panel moves, when the bot starts and when the table
        is over, not in between. Raise `TryLaterError` after all have been tried.
        """
        table, there, wait = self._table, self._there, None
        panel = there.newest(PostKind.PANEL, place=table.state.place_id)
        under = None if panel is None else panel.id
        if table.state.done or under != self._stuck_under:
            self._stuck.clear()
        self._stuck_under = under
        dealt = there.of(PostKind.HAND) if table.state.going_on else []
        hands = {post.seat: post for post in dealt if post.message_id is not None}
        for old in there.all():
            # The newest hand of who plays on stays.
            if hands.get(old.seat) is old and not table.state.record.seats[old.seat or 0].left:
                continue
            if old.id in self._stuck or remains_of(old, table.state, there) is Rest.STAYS:
                continue
            post = there.get(old.id)  # What it shows may have changed while others were retired.
            if post is None or (post.message_id is None and not tells(post)):
                continue
            rest = remains_of(post, table.state, there)
            if rest is Rest.STAYS:
                continue
            try:
                await self._retire(post, rest)
            except TryLaterError as error:
                wait = error
                continue
            except InVainError as error:
                left = post.kind is PostKind.HAND and isinstance(rest, Panel)
                if isinstance(error, FixedError | NotAllowedError) and not left:
                    self._stuck.add(post.id)
                    log.info("an old message stays", table=table.id, message=post.message_id)
                    continue
            await there.drop([post])
        for seat in [s for s in table.state.record.seats if s.left and s.cards_in_dm]:
            if not any(post.seat == seat.seat for post in there.of(PostKind.HAND)):
                await table.note_reached(seat.user_id or 0, cards_in_dm=False)
        if wait is not None:
            raise wait

    async def _retire(self, post: Post, rest: Remains) -> None:
        """Take away what could be pressed; what a panel told stays to be read."""
        if rest is Rest.DROPPED:
            return
        if isinstance(rest, Panel):
            mark = rest.fingerprint.hex()
            try:
                if not (
                    self._there.shows(post, mark) or await self._there.change(post, rest, mark)
                ):
                    await self._client.edit(post.place_id, post.message_id or 0, rest)
            except FixedError:
                if not self._table.state.done:
                    raise
                # It has been edited too often for its age, and this is the last occasion.
            else:
                return
        await self._client.delete(post.place_id, post.message_id or 0)


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
