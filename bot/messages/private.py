"""The messages of a table that one player sees: the private panel, and the DM that it is in."""

from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import structlog

from bot.clock import Clock
from bot.messages.answers import Interaction, Whispered, is_private, redraw, whisper
from bot.messages.client import (
    DmsClosedError,
    MessageGoneError,
    NotAllowedError,
    PlaceGoneError,
    RationedError,
)
from bot.messages.dm_channels import DmChannels
from bot.messages.drafts import Drafts
from bot.messages.pictures import TablePictures
from bot.messages.shown import ShownMessages
from bot.messages.whispers import Whispers
from bot.panels.messages import closing_dm, notice
from bot.panels.panel import Panel
from bot.panels.stopped import ended_panel, frozen_panel
from bot.panels.table import final_panel, private_panel
from bot.plugins.formatter import Formatter
from bot.tables.table import Table
from bot.text import Words, words_for
from bot.values.records import PostKind, SeatRecord
from bot.values.tables import Pace, Status
from games.engine.asks import Seat

log = structlog.get_logger(__name__)

OVER = -1
"""In place of an ask: the game is over."""

NOT_TAKEN = (MessageGoneError, NotAllowedError, PlaceGoneError)


@dataclass(slots=True)
class SeatDisplay:
    """What is known of a seat's DM, and of where its owner plays."""

    asked: int | None = None
    """The ask that the DM shows; 0 is none, `OVER` the end."""
    learned: int | None = None
    """How much that is for this seat alone the DM tells of."""
    elsewhere: bool | None = None
    """Whether the owner answers at the table; None while nothing was pressed.

    The DM shows each question only where its owner uses it.
    """
    unreached: bool = False
    """The DMs have closed during the game, and the owner has not been told so."""
    reopened: bool = False
    """The DM was lost and has been opened anew."""
    late: bool = False
    """The DM is without its picture, which is being drawn."""


@dataclass(frozen=True, slots=True)
class News:
    """What a seat's DM is to show; the fields are those of `SeatDisplay`."""

    asked: int
    learned: int
    at_the_table: bool
    """The question is left out: it is answered at the table."""


class PrivateMessages:
    """Every seat's private panel: as a DM, and as what "My cards" shows."""

    def __init__(
        self,
        table: Table,
        shown: ShownMessages,
        dms: DmChannels,
        pictures: TablePictures,
        clock: Clock,
        *,
        doubt: Callable[[int, int], None],
    ) -> None:
        """``doubt`` as for `Renderer`."""
        self.drafts = Drafts()
        self._table = table
        self._shown = shown
        self._dms = dms
        self._pictures = pictures
        self._doubt = doubt
        self._whispers = Whispers(table, pictures, clock, panel=self.panel, shows=self._shows)
        self._shown_to_all = True
        """Whether the table's own panel could be drawn."""
        self._seats: defaultdict[Seat, SeatDisplay] = defaultdict(SeatDisplay)
        for seat in table.record.seats:
            if seat.dm_message_id is not None:
                # Another bot wrote it, and only that one knew whether its owner answers there.
                self._seats[Seat(seat.seat)].elsewhere = False

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
        notice: str = "",
        shown_in: int | None = None,
    ) -> Panel:
        """Return a seat's private panel as it stands; ``note`` comes first.

        ``verb``: of a question with many verbs, the one whose targets are wanted.
        ``at_the_table``: leave the question out, it is answered there. ``notice``: what the
        notification of a DM says. ``shown_in``: the guild, where it is one.
        """
        table, words = self._table, self._words
        if table.match is None:
            if table.frozen and not table.done:
                return frozen_panel(table.view(), words)
            return closing_dm(table.view(), words, words(f"ended-by-{table.ended_by}"))
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
                picture=self._pictures.of_seat(seat),
                elsewhere=shown_in not in (None, table.record.guild_id),
            )
        ask = None if at_the_table else table.ask_of(seat)
        return private_panel(
            table.view(seat),
            table.notebook(seat),
            ask,
            words,
            note=note,
            verb=verb,
            at_the_table=at_the_table,
            draft=self.drafts.of(ask) if ask is not None else None,
            picture=self._pictures.of_seat(seat),
            notice=notice,
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
        message = interaction.message
        if message is None or not is_private(interaction):
            await self.whisper(interaction, seat, note=note, verb=verb)
            return
        late = await self._pictures.prepare(seat)
        self._whispers.forget(message.id)
        panel = self.panel(seat, note=note, verb=verb, shown_in=interaction.guild_id)
        shows = self._shows(seat)
        if not await redraw(interaction, panel):
            # A new one has just taken its place.
            await self.whisper(interaction, seat, note=note, verb=verb)
            return
        self._shown.note(message.id, panel, interaction)
        if interaction.guild_id is not None:
            shown = Whispered(message.id, partial(redraw, interaction))
            self._whispers.shown(interaction, seat, shown, shows, late, note=note, verb=verb)
        if note is not None:
            return
        display = self._seats[seat]
        display.elsewhere = interaction.guild_id is not None
        if message.id == self._table.record.seats[seat].dm_message_id:
            display.asked, display.learned = shows
            display.late = late is not None
            if shows != self._shows(seat):
                # The table has gone on while Discord took the answer.
                self._table.tell_observers()

    async def whisper(
        self,
        interaction: Interaction,
        seat: Seat,
        *,
        note: str | None = None,
        verb: str | None = None,
    ) -> None:
        """Show the panel to a seat's owner alone, in a new message, and its picture when it comes.

        ``note`` and ``verb`` as for the panel.
        """
        late = await self._pictures.prepare(seat)
        panel = self.panel(seat, note=note, verb=verb, shown_in=interaction.guild_id)
        shows = self._shows(seat)
        shown = await whisper(interaction, panel)
        self._whispers.shown(interaction, seat, shown, shows, late, note=note, verb=verb)

    def _learned(self, seat: Seat) -> int:
        """Return how much there is for a seat alone: what it was told, and what became of it."""
        table = self._table
        fmt = Formatter(table.view(), self._words)
        fated = table.match is not None and table.plugin.view.fate(fmt, table.notebook(seat))
        return table.learned(seat) + bool(fated)

    def _shows(self, seat: Seat) -> tuple[int, int]:
        """Return what a panel of a seat shows by now, as `Newest` has it."""
        return _asked(self._table, seat), self._learned(seat)

    def note_pressed(self, seat: Seat) -> None:
        """Note that a seat's owner has answered on a message of everybody's."""
        self._seats[seat].elsewhere = True

    def must_say_that_dms_are_closed(self, seat: Seat) -> bool:
        """Say, once, whether the owner of a seat has yet to hear that no DM arrives any more."""
        unreached, self._seats[seat].unreached = self._seats[seat].unreached, False
        return unreached

    async def draw(self, *, shown: bool) -> None:
        """Deal each seat its panel, and put an open question into it.

        ``shown``: whether the table's own panel asks it, too.
        """
        if self._table.alone:
            return  # Who plays alone sees the answers to their own presses.
        self._shown_to_all = shown
        for number in range(len(self._table.record.seats)):
            seat = self._table.record.seats[number]
            if seat.user_id is None:
                continue
            if seat.left:
                await self._take_back(seat, seat.user_id)
            else:
                await self._draw_seat(seat, seat.user_id)
                self._whispers.keep(Seat(number))

    async def _draw_seat(self, seat: SeatRecord, user_id: int) -> None:
        if seat.dms_closed:
            return
        table, at = self._table, Seat(seat.seat)
        display = self._seats[at]
        if not self._news(seat):
            return
        late = await self._pictures.prepare(at)
        news = self._news(seat)  # Somebody may have answered meanwhile.
        if not news:
            return
        old, fresh = seat.dm_message_id, news.asked != display.asked
        panel = self.panel(at, at_the_table=news.at_the_table)
        # Only a new message notifies. In a game of days each question is one.
        daily, is_asked = table.record.pace is Pace.DAILY, news.asked > 0
        notify = daily and is_asked and fresh and display.asked is not None
        try:
            if old is None or notify or not await self._edit(seat, panel):
                if news.asked == OVER:
                    raise MessageGoneError  # Nothing is sent to say that it is over.
                waits = table.ask_of(at) is not None
                said = notice(table.view(), self._words, asked=waits, again=old is not None)
                dm = self.panel(at, at_the_table=news.at_the_table, notice=said)
                await self._send(user_id, at, dm)
                if dm.partial and not await self._edit(table.record.seats[at], panel):
                    raise MessageGoneError
        except DmsClosedError as error:
            await self._close(seat, user_id, doubt=not isinstance(error, RationedError))
        except NOT_TAKEN:
            log.warning("a DM was not taken", table=table.id, seat=seat.seat)
            await table.note_reached(user_id, dm_message_id=None)
        display.asked, display.learned = news.asked, news.learned
        display.late = late is not None

    def _news(self, seat: SeatRecord) -> News | None:
        """Return what a seat's DM is to show, unless it shows that already."""
        table, at = self._table, Seat(seat.seat)
        display, ask = self._seats[at], table.ask_of(at)
        asked, learned = _asked(table, at), self._learned(at)
        # What may not be answered in public is asked here too, wherever they answered last.
        secret = ask is not None and ask.secret
        here_too = table.record.pace is Pace.DAILY or asked == OVER or secret
        here_too |= not self._shown_to_all
        at_the_table = display.elsewhere is not False and not here_too
        if at_the_table:
            asked = 0
        untold = learned != display.learned and not display.elsewhere
        untold |= display.late and self._pictures.of_seat(at) is not None
        wanted = asked != display.asked or untold
        if seat.dm_message_id is None:
            # Nothing is opened to say that it is over.
            wanted = asked > 0 or (asked != OVER and self._dealt(at))
        return News(asked, learned, at_the_table=at_the_table) if wanted else None

    def _dealt(self, at: Seat) -> bool:
        """Say whether a seat has its cards, or none will come."""
        view, match = self._table.plugin.view, self._table.match
        return match is None or view.dealt(self._table.notebook(at))

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
        await self._shown.drop_message(seat.dm_message_id)
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

    async def _send(self, user_id: int, at: Seat, panel: Panel) -> None:
        """Send the panel in a new message; a DM that Discord does not know any more is opened anew.

        That happens once, and whatever the seat had there is lost with it.
        """
        table, display = self._table, self._seats[at]
        channel_id = table.record.seats[at].dm_channel_id
        if channel_id is None:
            channel_id = await self._dms.of(user_id)
            await table.note_reached(user_id, dm_channel_id=channel_id)
        self._dms.require()
        try:
            try:
                sent = await self._shown.post(PostKind.HAND, channel_id, panel, seat=at)
            except PlaceGoneError:
                if display.reopened:
                    raise
                display.reopened = True
                lost = table.record.seats[at].dm_message_id
                if lost is not None:
                    await self._shown.drop_message(lost)
                channel_id = await self._dms.of(user_id, anew=True)
                await table.note_reached(user_id, dm_channel_id=channel_id, dm_message_id=None)
                log.info("a DM was opened anew", table=table.id, seat=at)
                sent = await self._shown.post(PostKind.HAND, channel_id, panel, seat=at)
        except RationedError:
            self._dms.note_flagged()
            raise
        await table.note_reached(user_id, dm_message_id=sent)

    async def _close(self, seat: SeatRecord, user_id: int, *, doubt: bool) -> None:
        """No DM arrives any more: the seat stays, "My cards" shows everything.

        ``doubt`` whether the user is still in the guild.
        """
        if doubt:
            self._doubt(self._table.record.guild_id, user_id)
        self._seats[Seat(seat.seat)].unreached = True
        if seat.dm_message_id is not None:
            await self._shown.drop_message(seat.dm_message_id)
        await self._table.note_reached(user_id, dms_closed=True, dm_message_id=None)


def _asked(table: Table, seat: Seat) -> int:
    """Return the ask that a seat's panel shows: 0 is none, `OVER` the end."""
    ask = table.ask_of(seat)
    if ask is not None:
        return ask.id
    return OVER if table.done else 0
