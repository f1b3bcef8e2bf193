"""The private panels that are direct messages."""

from collections.abc import Callable

import structlog

from bot.clock import Clock
from bot.panels.builder import Panel
from bot.panels.messages import closing_dm, joined_dm, reminder_dm
from bot.panels.table import private_panel
from bot.rendering.client import (
    DmsClosedError,
    MessageClient,
    MessageGoneError,
    NotAllowedError,
    PlaceGoneError,
    TryLaterError,
    once,
)
from bot.rendering.drafts import Drafts
from bot.rendering.watch import is_old
from bot.store.store import Store
from bot.tables.table import Table
from bot.text import words_for
from bot.values.records import SeatRecord
from bot.values.tables import Pace, Waiting
from games.engine.asks import Ask, Seat

log = structlog.get_logger(__name__)

QUIET = 60.0
"""Seconds without a press after which a question is sent, which notifies, instead of edited in."""
OVER = -1
"""In place of an ask: the game is over."""


class PrivatePanels:
    """Every seat's private panel as a DM; the ephemeral one behind "My cards" is the cogs'."""

    def __init__(
        self,
        messages: MessageClient,
        store: Store,
        clock: Clock,
        *,
        doubt: Callable[[int, int], None],
    ) -> None:
        """``doubt`` as for `Renderer`."""
        self._messages = messages
        self._doubt = doubt
        self._store = store
        self._clock = clock
        self.drafts = Drafts()
        self._asked: dict[tuple[int, int], int] = {}
        """The ask that a seat's DM shows, by table and seat; 0 is none, `OVER` the end."""
        self._elsewhere: set[tuple[int, int]] = set()
        """Seats whose owner answers at the table: their DM need not show each question."""
        self._pressed: dict[tuple[int, int], float] = {}
        """When a seat's owner has last pressed something at the table."""
        self._left_there: dict[tuple[int, int], int] = {}
        """The ask that a seat's DM has left to be answered at the table."""
        self._learned: dict[tuple[int, int], int] = {}
        """How many secret events a seat's DM tells of."""
        self._unreached: set[tuple[int, int]] = set()
        """Seats whose DMs have closed during the game, and whose owner has not been told so."""
        self._reopened: set[tuple[int, int]] = set()
        """Seats whose DM was lost and has been opened anew."""

    def panel(
        self,
        table: Table,
        seat: Seat,
        *,
        note: str | None = None,
        verb: str | None = None,
        at_the_table: bool = False,
    ) -> Panel:
        """Return a seat's private panel as it stands; ``note`` comes first.

        ``verb``: of a question with many verbs, the one whose targets are wanted.
        ``at_the_table``: leave the question out, it is answered there.
        """
        words = words_for(table.record.locale)
        if table.match is None:
            key = "fault-frozen" if table.frozen else f"ended-by-{table.ended_by}"
            return closing_dm(table.view(), words, words(key))
        ask = None if at_the_table else table.ask_of(seat)
        return private_panel(
            table.view(),
            table.notebook(seat),
            ask,
            words,
            note=note,
            verb=verb,
            at_the_table=at_the_table,
            draft=self.drafts.of(table.id, ask) if ask is not None else None,
        )

    def was_shown(self, table: Table, seat: Seat, *, in_dm: bool) -> None:
        """Note that the answer to a press has just shown the seat's panel, in the DM or not."""
        self._pressed[table.id, seat] = self._clock.now()
        if not in_dm:
            self._elsewhere.add((table.id, seat))
            return
        self._elsewhere.discard((table.id, seat))
        self._asked[table.id, seat] = _asked(table, seat)
        self._learned[table.id, seat] = table.learned(seat)

    def must_say_that_dms_are_closed(self, table: Table, seat: Seat) -> bool:
        """Say, once, whether the owner of a seat has yet to hear that no DM arrives any more."""
        unreached = (table.id, seat) in self._unreached
        self._unreached.discard((table.id, seat))
        return unreached

    def forget(self, table: Table) -> None:
        """Let go of what is kept for a table."""
        self.drafts.drop(table.id)
        for seat in table.record.seats:
            self._asked.pop((table.id, seat.seat), None)
            self._learned.pop((table.id, seat.seat), None)
            self._pressed.pop((table.id, seat.seat), None)
            self._left_there.pop((table.id, seat.seat), None)
            self._elsewhere.discard((table.id, seat.seat))
            self._unreached.discard((table.id, seat.seat))
            self._reopened.discard((table.id, seat.seat))

    async def welcome(self, table: Table, seat: SeatRecord) -> bool:
        """Open the DM of a user who has just sat down; say whether it could be delivered.

        Who has been written to at the table before needs no letter to be found.
        """
        if seat.dm_channel_id is not None and not seat.dms_closed:
            return True
        panel = joined_dm(table.view(), words_for(table.record.locale))
        try:
            if seat.dm_channel_id is None and seat.user_id is not None:
                seat.dm_channel_id = await self._messages.open_dm(seat.user_id)
            await self._send(table, seat, panel, f"join-{seat.join_id}")
        except (DmsClosedError, NotAllowedError, PlaceGoneError):
            seat.dms_closed = True  # For who sits down this time: the next join tries again.
        except TryLaterError:
            log.warning("no answer to a DM", table=table.id, seat=seat.seat)
        else:
            seat.dms_closed = False
        await table.save_seat(seat)
        return not seat.dms_closed

    async def draw(self, table: Table) -> bool:
        """Deal each seat its panel, and put an open question into it.

        Say whether that has found out that somebody takes no DMs any more.
        """
        closed = sum(seat.dms_closed for seat in table.record.seats)
        for seat in table.record.seats:
            if seat.user_id is None:
                continue
            if seat.left:
                await self._take_back(table, seat)
            else:
                await self._draw_seat(table, seat)
        return sum(seat.dms_closed for seat in table.record.seats) > closed

    async def remind(self, table: Table, waiting: Waiting) -> bool:
        """Tell a seat by DM that its time grows short; say whether that could be delivered."""
        seat = table.record.seats[waiting.seat]
        if seat.dms_closed or seat.dm_channel_id is None:
            return False
        panel = reminder_dm(table.view(), waiting, words_for(table.record.locale))
        try:
            return await self._deliver(table, seat, panel, f"r{waiting.ask.id}") is not None
        except TryLaterError:
            return False

    async def _draw_seat(self, table: Table, seat: SeatRecord) -> None:
        if seat.dms_closed or seat.dm_channel_id is None:
            return
        ask = table.ask_of(Seat(seat.seat))
        asked = _asked(table, Seat(seat.seat))
        slow = table.record.pace is Pace.DAILY
        shown = self._asked.get((table.id, seat.seat))
        learned = table.learned(Seat(seat.seat))
        # What may not be answered in public is asked here too, wherever they answered last.
        call = ask is not None and self._must_call(table, Seat(seat.seat), ask)
        here_too = slow or call or asked == OVER or (ask is not None and ask.secret)
        elsewhere = (table.id, seat.seat) in self._elsewhere
        at_the_table = elsewhere and not here_too
        if at_the_table:
            self._left_there[table.id, seat.seat] = asked
            ask, asked = None, 0
        news = learned != self._learned.get((table.id, seat.seat))
        if seat.dm_message_id is not None and asked == shown and (elsewhere or not news):
            return
        panel = self.panel(table, Seat(seat.seat), at_the_table=at_the_table)
        anew = ask is not None and asked != shown and shown is not None and (slow or call)
        before = seat.dm_message_id
        anew = anew or (before is not None and is_old(before, self._clock))
        if before is None or anew or not await self._edit(table, seat, panel):
            if seat.dms_closed:
                return
            purpose = f"deal-{asked}-{before}"
            seat.dm_message_id = await self._deliver(table, seat, panel, purpose)
            await table.save_seat(seat)
        self._asked[table.id, seat.seat] = asked
        self._learned[table.id, seat.seat] = learned

    def _must_call(self, table: Table, seat: Seat, ask: Ask) -> bool:
        """Say whether a question must be sent to be noticed: its owner has gone quiet.

        Not at quick pace, where all are there; nor when the DM has shown a question already, or
        has left this one to the table.
        """
        key = (table.id, seat)
        if table.record.pace is not Pace.NORMAL or self._left_there.get(key) == ask.id:
            return False
        if self._asked.get(key) not in (0, ask.id):
            return False
        return self._clock.now() - self._pressed.get(key, 0.0) > QUIET

    async def _take_back(self, table: Table, seat: SeatRecord) -> None:
        """Take cards and buttons out of the DM of a user who has left, once."""
        if seat.dm_channel_id is None or seat.dm_message_id is None:
            return
        words = words_for(table.record.locale)
        said = words("dm-left-crowns" if table.record.counted else "dm-left")
        try:
            panel = closing_dm(table.view(), words, said)
            await self._messages.edit(seat.dm_channel_id, seat.dm_message_id, panel)
        except (MessageGoneError, DmsClosedError, NotAllowedError, PlaceGoneError):
            log.info("nothing to take back", table=table.id, seat=seat.seat)
        seat.dm_message_id = None
        await table.save_seat(seat)

    async def _edit(self, table: Table, seat: SeatRecord, panel: Panel) -> bool:
        """Change the panel in the DM; say whether it is still there to be changed."""
        if seat.dm_channel_id is None or seat.dm_message_id is None:
            return False
        try:
            await self._messages.edit(seat.dm_channel_id, seat.dm_message_id, panel)
        except (MessageGoneError, PlaceGoneError, NotAllowedError):
            return False  # What is sent instead finds out whether anything arrives there.
        except DmsClosedError:
            await self._closed(table, seat)
            return False
        return True

    async def _deliver(
        self, table: Table, seat: SeatRecord, panel: Panel, purpose: str
    ) -> int | None:
        """Send a panel; return the message's id, or None where it could not be delivered."""
        try:
            return await self._send(table, seat, panel, purpose)
        except DmsClosedError:
            await self._closed(table, seat)
        except (NotAllowedError, PlaceGoneError, MessageGoneError):
            log.warning("a DM was not taken", table=table.id, seat=seat.seat)
        return None

    async def _send(self, table: Table, seat: SeatRecord, panel: Panel, purpose: str) -> int:
        """Send a panel; a DM channel that Discord does not know any more is opened anew, once."""
        if seat.dm_channel_id is None:
            raise DmsClosedError
        nonce = once(table.id, seat.seat, purpose)
        try:
            return await self._messages.send(seat.dm_channel_id, panel, nonce=nonce)
        except PlaceGoneError:
            if seat.user_id is None or (table.id, seat.seat) in self._reopened:
                raise
            self._reopened.add((table.id, seat.seat))
            seat.dm_message_id = None
            seat.dm_channel_id = await self._messages.open_dm(seat.user_id, anew=True)
            await table.save_seat(seat)
            log.info("a DM was opened anew", table=table.id, seat=seat.seat)
            return await self._messages.send(seat.dm_channel_id, panel, nonce=nonce)

    async def _closed(self, table: Table, seat: SeatRecord) -> None:
        """The user takes no DMs any more: the seat stays, "My cards" shows everything."""
        seat.dms_closed, seat.dm_message_id = True, None
        if seat.user_id is not None:
            self._doubt(table.record.guild_id, seat.user_id)
        self._unreached.add((table.id, seat.seat))
        await table.save_seat(seat)


def _asked(table: Table, seat: Seat) -> int:
    """Return the ask that a seat's panel shows: 0 is none, `OVER` the end."""
    ask = table.ask_of(seat)
    if ask is not None:
        return ask.id
    return OVER if table.done else 0
