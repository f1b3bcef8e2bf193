"""The messages of a table that one player sees: the private panel, and the DM that it is in."""

from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, replace

import structlog

from bot.clock import Clock
from bot.panels.builder import Panel
from bot.panels.messages import closing_dm, joined_dm, reminder_dm
from bot.panels.table import ended_panel, final_panel, private_panel
from bot.rendering.answers import Interaction, is_private, redraw, whisper
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
from bot.rendering.shown import ShownMessages
from bot.rendering.watch import is_old
from bot.tables.table import Table
from bot.text import Words, words_for
from bot.values.records import SeatRecord
from bot.values.tables import Pace, Status, Waiting
from games.engine.asks import Ask, Seat
from games.engine.asks import Pace as AskPace

log = structlog.get_logger(__name__)

QUIET = 60.0
"""Seconds without a press after which a question is sent, which notifies, instead of edited in."""
OVER = -1
"""In place of an ask: the game is over."""

NOT_TAKEN = (MessageGoneError, NotAllowedError, PlaceGoneError)


@dataclass(slots=True)
class SeatDisplay:
    """What is known of a seat's DM, and of where its owner plays."""

    asked: int | None = None
    """The ask that the DM shows; 0 is none, `OVER` the end."""
    learned: int | None = None
    """How many secret events the DM tells of."""
    left_there: int | None = None
    """The ask that the DM has left to be answered at the table."""
    elsewhere: bool = False
    """The owner answers at the table: the DM need not show each question."""
    pressed: float = 0.0
    """When the owner has last pressed something at the table."""
    unreached: bool = False
    """The DMs have closed during the game, and the owner has not been told so."""
    reopened: bool = False
    """The DM was lost and has been opened anew."""


class PrivateMessages:
    """Every seat's private panel: as a DM, and as what "My cards" shows."""

    def __init__(
        self,
        table: Table,
        shown: ShownMessages,
        messages: MessageClient,
        clock: Clock,
        *,
        doubt: Callable[[int, int], None],
    ) -> None:
        """``doubt`` as for `Renderer`."""
        self.drafts = Drafts()
        self._table = table
        self._shown = shown
        self._messages = messages
        self._clock = clock
        self._doubt = doubt
        self._seats: defaultdict[Seat, SeatDisplay] = defaultdict(SeatDisplay)

    @property
    def _words(self) -> Words:
        return words_for(self._table.record.locale)

    def panel(
        self,
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
        table, words = self._table, self._words
        if table.match is None:
            key = "fault-frozen" if table.frozen else f"ended-by-{table.ended_by}"
            return closing_dm(table.view(), words, words(key))
        if table.alone and table.done:
            settled = table.record.status is Status.SETTLED
            if not settled:
                return ended_panel(table.view(), words)
            return final_panel(
                table.view(),
                table.notebook(None),
                words,
                note=note or "",
                hindsight=table.hindsight,
            )
        ask = None if at_the_table else table.ask_of(seat)
        return private_panel(
            table.view(),
            table.notebook(seat),
            ask,
            words,
            note=note,
            verb=verb,
            at_the_table=at_the_table,
            draft=self.drafts.of(ask) if ask is not None else None,
        )

    async def show(
        self,
        interaction: Interaction,
        seat: Seat,
        *,
        note: str | None = None,
        verb: str | None = None,
    ) -> None:
        """Answer a press of a seat's owner with the panel, in place of the pressed one if it is it.

        ``note`` and ``verb`` as for the panel. With a note the press came to nothing.
        """
        panel, message = self.panel(seat, note=note, verb=verb), interaction.message
        shows = _asked(self._table, seat), self._table.learned(seat)
        if message is None or not is_private(interaction):
            await whisper(interaction, panel)
            return
        await redraw(interaction, panel)
        self._shown.note(message.id, panel)
        if note is not None:
            return
        display = self._seats[seat]
        display.pressed, display.elsewhere = self._clock.now(), interaction.guild_id is not None
        if message.id == self._table.record.seats[seat].dm_message_id:
            display.asked, display.learned = shows
            if shows != (_asked(self._table, seat), self._table.learned(seat)):
                # The table has gone on while Discord took the answer.
                self._table.tell_observers()

    def note_pressed(self, seat: Seat) -> None:
        """Note that a seat's owner has answered on a message of everybody's."""
        self._seats[seat].pressed, self._seats[seat].elsewhere = self._clock.now(), True

    def must_say_that_dms_are_closed(self, seat: Seat) -> bool:
        """Say, once, whether the owner of a seat has yet to hear that no DM arrives any more."""
        unreached, self._seats[seat].unreached = self._seats[seat].unreached, False
        return unreached

    async def welcome(self, user_id: int) -> bool:
        """Open the DM of a user who has just sat down; say whether it could be delivered.

        Who has been written to at the table before needs no letter to be found.
        """
        table, seat = self._table, self._table.seat_of(user_id)
        if seat is None or (seat.dm_channel_id is not None and not seat.dms_closed):
            return True
        panel, closed = joined_dm(table.view(), self._words), False
        try:
            if seat.dm_channel_id is None:
                seat = replace(seat, dm_channel_id=await self._messages.open_dm(user_id))
                await table.note_reached(user_id, dm_channel_id=seat.dm_channel_id)
            await self._send(seat, panel, f"join-{seat.join_id}")
        except (DmsClosedError, NotAllowedError, PlaceGoneError):
            closed = True  # For who sits down this time: the next join tries again.
        except TryLaterError:
            log.warning("no answer to a DM", table=table.id, seat=seat.seat)
            closed = seat.dms_closed
        if closed != seat.dms_closed:
            await table.note_reached(user_id, dms_closed=closed)
        return not closed

    async def draw(self) -> None:
        """Deal each seat its panel, and put an open question into it."""
        for number in range(len(self._table.record.seats)):
            seat = self._table.record.seats[number]
            if seat.user_id is None:
                continue
            if seat.left:
                await self._take_back(seat, seat.user_id)
            else:
                await self._draw_seat(seat, seat.user_id)

    async def remind(self, waiting: Waiting) -> bool:
        """Tell a seat by DM that its time grows short; say whether that could be delivered."""
        seat = self._table.record.seats[waiting.seat]
        if seat.user_id is None or seat.dms_closed or seat.dm_channel_id is None:
            return False
        panel = reminder_dm(self._table.view(), waiting, self._words)
        try:
            await self._send(seat, panel, f"r{waiting.ask.id}")
        except DmsClosedError:
            await self._close(seat, seat.user_id)
        except (*NOT_TAKEN, TryLaterError):
            log.warning("a DM was not taken", table=self._table.id, seat=seat.seat)
        else:
            return True
        return False

    async def _draw_seat(self, seat: SeatRecord, user_id: int) -> None:
        if seat.dms_closed or seat.dm_channel_id is None:
            return
        table, at = self._table, Seat(seat.seat)
        display = self._seats[at]
        ask, asked, learned = table.ask_of(at), _asked(table, at), table.learned(at)
        slow = table.record.pace is Pace.DAILY
        # What may not be answered in public is asked here too, wherever they answered last.
        call = ask is not None and self._must_call(display, ask)
        here_too = slow or call or asked == OVER or (ask is not None and ask.secret)
        at_the_table = display.elsewhere and not here_too
        if at_the_table:
            display.left_there = asked
            ask, asked = None, 0
        old, fresh = seat.dm_message_id, asked != display.asked
        untold = learned != display.learned and not display.elsewhere
        if old is not None and not fresh and not untold:
            return
        panel = self.panel(at, at_the_table=at_the_table)
        notify = ask is not None and fresh and display.asked is not None and (slow or call)
        keep = old is not None and not notify and not is_old(old, self._clock)
        try:
            if not keep or not await self._edit(seat, panel):
                message_id = await self._send(seat, panel, f"deal-{asked}-{old}")
                await table.note_reached(user_id, dm_message_id=message_id)
        except DmsClosedError:
            await self._close(seat, user_id)
        except NOT_TAKEN:
            log.warning("a DM was not taken", table=table.id, seat=seat.seat)
            await table.note_reached(user_id, dm_message_id=None)
        display.asked, display.learned = asked, learned

    def _must_call(self, display: SeatDisplay, ask: Ask) -> bool:
        """Say whether a question must be sent to be noticed: its owner has gone quiet.

        Not at quick pace, where all are there; nor for one of very many moves; nor when the DM has
        shown a question already, or has left this one to the table.
        """
        if self._table.record.pace is not Pace.NORMAL or display.left_there == ask.id:
            return False
        if ask.pace is AskPace.BRISK:
            return False
        if display.asked not in (0, ask.id):
            return False
        return self._clock.now() - display.pressed > QUIET

    async def _take_back(self, seat: SeatRecord, user_id: int) -> None:
        """Take cards and buttons out of the DM of a user who has left, once."""
        if seat.dm_message_id is None:
            return
        table, words = self._table, self._words
        said = words("dm-left-crowns" if table.record.counted else "dm-left")
        try:
            await self._edit(seat, closing_dm(table.view(), words, said))
        except DmsClosedError:
            log.info("nothing to take back", table=table.id, seat=seat.seat)
        await table.note_reached(user_id, dm_message_id=None)

    async def _edit(self, seat: SeatRecord, panel: Panel) -> bool:
        """Change the panel in the DM; say whether it is still there to be changed."""
        if seat.dm_channel_id is None or seat.dm_message_id is None:
            return False
        try:
            await self._shown.edit(seat.dm_channel_id, seat.dm_message_id, panel)
        except NOT_TAKEN:
            return False  # What is sent instead finds out whether anything arrives there.
        return True

    async def _send(self, seat: SeatRecord, panel: Panel, purpose: str) -> int:
        """Send a panel; a DM channel that Discord does not know any more is opened anew, once."""
        if seat.dm_channel_id is None:
            raise DmsClosedError
        table, display = self._table, self._seats[Seat(seat.seat)]
        nonce = once(table.id, seat.seat, purpose)
        try:
            return await self._shown.send(seat.dm_channel_id, panel, nonce=nonce)
        except PlaceGoneError:
            if seat.user_id is None or display.reopened:
                raise
            display.reopened = True
            channel_id = await self._messages.open_dm(seat.user_id, anew=True)
            await table.note_reached(seat.user_id, dm_channel_id=channel_id, dm_message_id=None)
            log.info("a DM was opened anew", table=table.id, seat=seat.seat)
            return await self._shown.send(channel_id, panel, nonce=nonce)

    async def _close(self, seat: SeatRecord, user_id: int) -> None:
        """The user takes no DMs any more: the seat stays, "My cards" shows everything."""
        self._doubt(self._table.record.guild_id, user_id)
        self._seats[Seat(seat.seat)].unreached = True
        await self._table.note_reached(user_id, dms_closed=True, dm_message_id=None)


def _asked(table: Table, seat: Seat) -> int:
    """Return the ask that a seat's panel shows: 0 is none, `OVER` the end."""
    ask = table.ask_of(seat)
    if ask is not None:
        return ask.id
    return OVER if table.done else 0
