"""Messages of a table that have had their day: none keeps a button that somebody could press."""

from collections import defaultdict
from collections.abc import Callable

import structlog

from bot.messages.client import (
    DmsClosedError,
    FixedError,
    MessageClient,
    MessageGoneError,
    NotAllowedError,
    PlaceGoneError,
    TryLaterError,
)
from bot.messages.shown import ShownMessages
from bot.panels.ids import table_of
from bot.panels.lobby import Why, lobby_closed_panel
from bot.panels.panel import Panel
from bot.panels.table import retired_panel
from bot.tables.table import Table
from bot.text import words_for
from bot.values.records import Post, PostKind
from bot.values.tables import EndedBy, Status

log = structlog.get_logger(__name__)

FINAL = 0
"""What ``panel_from`` is when the panel shows the result."""
CLOSED: dict[EndedBy, Why] = {
    EndedBy.HAND: "cancelled",
    EndedBy.MODERATOR: "moderator",
    EndedBy.IDLE: "idle",
}
"""What the message of a lobby that has ended says."""


class Leftovers:
    """Finds what Discord has taken without saying so, and retires what is not shown any more.

    What cannot be retired is tried again when the panel moves, when the bot starts and when the
    table is over, not in between.
    """

    def __init__(
        self,
        table: Table,
        shown: ShownMessages,
        messages: MessageClient,
        still_calls: Callable[[Post], bool],
    ) -> None:
        """``still_calls`` says of a line whether it calls somebody to an open question."""
        self._table = table
        self._shown = shown
        self._messages = messages
        self._still_calls = still_calls
        self._stuck: set[int] = set()
        self._panel: int | None = None
        """The panel when it was last tried."""
        self._looked = False

    # --- finding ---

    async def look(self) -> None:
        """Find out what has become of posts without an answer, and take up the newest of each kind.

        Somebody may have been about to write which message is the panel now, and was killed.
        """
        posts = await self._shown.posts()
        lost: defaultdict[int, list[Post]] = defaultdict(list)
        for post in posts:
            # A moment has nothing to be known by: `Moments` posts it again, and Discord says where.
            if post.message_id is None and post.kind is not PostKind.MOMENT:
                lost[post.place_id].append(post)
        for place_id, there in lost.items():
            await self._find(place_id, there)
        if lost or not self._looked:
            await self._take_up()
        self._looked = True

    async def _find(self, place_id: int, lost: list[Post]) -> None:
        """Look for posts in their place: messages of this table that nothing is known of."""
        known = {post.message_id for post in await self._shown.posts()}
        try:
            own = await self._messages.own_messages(place_id)
        except (NotAllowedError, PlaceGoneError, DmsClosedError, MessageGoneError):
            own = {}
        found = sorted(
            message_id
            for message_id, ids in own.items()
            if message_id not in known and self._table.id in map(table_of, ids)
        )
        # The newest are the last: of two posts in a row the first may not have come to be.
        pairs = list(zip(reversed(lost), reversed(found), strict=False))
        for post, message_id in pairs:
            log.info("found what was posted", table=self._table.id, message=message_id)
            await self._shown.finish(post, message_id)
        arrived = {post.id for post, _ in pairs}
        await self._shown.drop(post for post in lost if post.id not in arrived)

    async def _take_up(self) -> None:
        """Have the table know the newest message of each kind."""
        table, record = self._table, self._table.record
        for post in await self._shown.posts():
            message_id = post.message_id
            match post.kind:
                case PostKind.LOBBY if record.status is Status.LOBBY:
                    if message_id != record.lobby_message_id:
                        await table.note_posted(lobby_message_id=message_id)
                case PostKind.PANEL if post.place_id == table.place_id:
                    if message_id != record.panel_message_id:
                        await table.note_posted(panel_message_id=message_id, panel_from=post.first)
                case PostKind.HAND if post.seat is not None:
                    seat = record.seats[post.seat]
                    if seat.user_id is None or seat.left or seat.dms_closed:
                        continue
                    if message_id != seat.dm_message_id:
                        await table.note_reached(seat.user_id, dm_message_id=message_id)
            record = table.record

    # --- retiring ---

    async def retire(self) -> None:
        """Retire every message that is not the one of its kind any more.

        Raise `TryLaterError` when Discord does not answer, after all have been tried.
        """
        record, wait = self._table.record, None
        if self._table.done or record.panel_message_id != self._panel:
            self._stuck.clear()
        self._panel = record.panel_message_id
        for post in await self._shown.posts():
            if post.kind is PostKind.MOMENT:
                if not self._is_current(post):
                    await self._shown.drop([post])  # It stays as it is.
                continue
            if post.message_id is None or post.id in self._stuck or self._is_current(post):
                continue
            if post.seat is not None and record.seats[post.seat].erased:
                await self._shown.drop([post])  # Nothing leads to them any more.
                continue
            try:
                await self._retire(post, post.message_id)
            except (MessageGoneError, PlaceGoneError, DmsClosedError) as error:
                if isinstance(error, FixedError):
                    self._keep(post)
                else:
                    await self._shown.drop([post])
            except NotAllowedError:
                self._keep(post)
            except TryLaterError as error:
                wait = error
            else:
                await self._shown.drop([post])
        if wait is not None:
            raise wait

    def _keep(self, post: Post) -> None:
        self._stuck.add(post.id)
        log.info("an old message stays as it was", table=self._table.id, message=post.message_id)

    def _is_current(self, post: Post) -> bool:
        record = self._table.record
        match post.kind:
            case PostKind.LOBBY:
                # It leads to the panel: until there is one, it can wait.
                waits = record.panel_message_id is None and not self._table.done
                return waits and post.message_id == record.lobby_message_id
            case PostKind.PANEL:
                return post.message_id == record.panel_message_id
            case PostKind.HAND:
                seat = record.seats[post.seat or 0]
                return post.message_id == seat.dm_message_id
            case PostKind.CALL:
                return self._still_calls(post)
            case PostKind.MOMENT:
                # Those below the panel are known to be no talk that buries it.
                below = post.message_id is not None and post.message_id > (
                    record.panel_message_id or 0
                )
                return below or post.first == self._table.chain

    async def _retire(self, post: Post, message_id: int) -> None:
        """Take away what could be pressed; what a panel told stays to be read."""
        keeps: Panel | None = None
        if post.kind is PostKind.PANEL:
            keeps = self.retired_panel(post.first)
        elif message_id == self._table.record.lobby_message_id:
            keeps = self.closed_lobby()
        if keeps is not None:
            try:
                await self._shown.edit(post.place_id, message_id, keeps)
            except FixedError:
                if not self._table.done:
                    raise
                # It has been edited too often for its age, and this is the last occasion.
            else:
                return
        await self._messages.delete(post.place_id, message_id)

    def retired_panel(self, first: int | None = None) -> Panel:
        """Return what stands in place of a panel that is not the table's any more.

        ``first``: the first event that it told. Those that the panel of now tells are left out.
        """
        table, record = self._table, self._table.record
        told = table.tale(first) if first is not None else []
        if record.panel_from != FINAL:
            told = told[: max(0, len(told) - len(table.tale(record.panel_from)))]
        return retired_panel(table.view(), table.notebook(None), told, words_for(record.locale))

    def closed_lobby(self) -> Panel:
        """Return what the lobby's message shows when its time is over."""
        table = self._table
        ended = table.record.status is Status.ENDED and table.record.started_at is None
        why = CLOSED[table.ended_by] if ended else "begun"
        return lobby_closed_panel(table.view(), words_for(table.record.locale), why)
