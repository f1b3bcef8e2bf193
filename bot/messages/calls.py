"""Lines at the table that mention whom it waits for: what notifies, where a DM does not."""

from collections.abc import Sequence

import structlog

from bot.clock import Clock
from bot.messages.client import MessageGoneError, NotAllowedError, PlaceGoneError
from bot.messages.shown import ShownMessages
from bot.panels.messages import call_line
from bot.tables.table import Table
from bot.text import words_for
from bot.values.records import Post, PostKind
from bot.values.tables import Pace
from games.engine.asks import Ask, Seat
from games.engine.asks import Pace as AskPace

log = structlog.get_logger(__name__)

QUIET = 60.0
"""Seconds without a press after which somebody is called to a new question, at normal pace."""


class Calls:
    """Calls each player once to a question at most, and takes the line away when it is answered."""

    def __init__(self, table: Table, shown: ShownMessages, clock: Clock) -> None:
        self._table = table
        self._shown = shown
        self._clock = clock
        self._seen: set[int] | None = None
        """The asks that were open before; none is called to that was there before a restart."""
        self._pressed: dict[Seat, float] = {}
        self._began = clock.now()
        """Whoever was just dealt to, or was there before a restart, has not gone quiet yet."""
        self._called: dict[int, set[int]] = {}
        """The asks that a line calls to, by its message."""
        self._late: set[int] = set()
        """The asks whose time grows short, of which nobody was reminded yet."""

    def note_pressed(self, seat: Seat) -> None:
        """Note that a seat's owner is there."""
        self._pressed[seat] = self._clock.now()

    def is_own(self, message_id: int) -> bool:
        """Say whether a message is a line that was posted here."""
        return message_id in self._called

    def is_open(self, post: Post) -> bool:
        """Say whether a line calls somebody to a question that is not answered yet."""
        open_asks = {ask.id for ask in self._table.asks()}
        put = self._table.put()
        if not put or post.first != put[0].id:
            return False
        return bool(self._called.get(post.message_id or 0, open_asks) & open_asks)

    def note_late(self, ask: Ask) -> None:
        """Note that an ask's time grows short."""
        self._late.add(ask.id)

    async def draw(self) -> None:
        """Call to new questions those who have gone quiet, or whom no DM reaches in days.

        Who was not called and whose time grows short is reminded. Nobody is called to what is
        hidden. What Discord does not take is done the next time: `TryLaterError`.
        """
        open_asks = [ask for ask in self._table.asks() if not ask.hidden]
        await self._take_up()
        if self._seen is not None:
            new = [ask for ask in open_asks if ask.id not in self._seen]
            await self._call([ask for ask in new if self._must_be_called(ask)])
        self._seen = {ask.id for ask in open_asks}
        late = set(self._late)
        await self._call([ask for ask in open_asks if ask.id in late], late=True)
        self._late -= late

    async def _take_up(self) -> None:
        """Know the lines that were posted without an answer, or before a restart.

        Whom they call is not written: all who were asked at once.
        """
        for post in await self._shown.posts():
            if post.kind is PostKind.CALL and post.message_id is not None:
                put = {ask.id for ask in self._table.put()}
                if post.first in put:
                    self._called.setdefault(post.message_id, put)

    def _must_be_called(self, ask: Ask) -> bool:
        match self._table.record.pace:
            case Pace.QUICK:
                return False  # All are there.
            case Pace.NORMAL if ask.pace is AskPace.BRISK:
                return False  # Of very many moves none is called for.
            case Pace.NORMAL:
                return self._clock.now() - self._pressed.get(ask.seat, self._began) > QUIET
            case Pace.DAILY:
                return self._table.record.seats[ask.seat].dms_closed

    async def _call(self, asks: Sequence[Ask], *, late: bool = False) -> None:
        table, called = self._table, {ask for asks in self._called.values() for ask in asks}
        asks = [ask for ask in asks if ask.id not in called]
        seats = [table.record.seats[ask.seat] for ask in asks]
        if not any(s.user_id is not None and not (s.left or s.away) for s in seats):
            return
        notebook, words = table.notebook(None), words_for(table.record.locale)
        line = call_line(table.view(), notebook, asks, words, late=late)
        first = table.put()[0].id
        try:
            message_id = await self._shown.post(PostKind.CALL, table.place_id, line, first=first)
        except (NotAllowedError, PlaceGoneError, MessageGoneError):
            log.warning("nobody could be called", table=table.id)
        else:
            self._called[message_id] = {ask.id for ask in asks}
