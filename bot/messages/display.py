"""All that is kept of one table's messages."""

import asyncio
from collections.abc import Callable

from bot.clock import Clock
from bot.messages.answers import Interaction, is_private, whisper, words_of
from bot.messages.avatars import Avatars
from bot.messages.calls import Calls
from bot.messages.client import MessageClient
from bot.messages.dm_channels import DmChannels
from bot.messages.leftovers import Leftovers
from bot.messages.moments import Moments
from bot.messages.pictures import TablePictures
from bot.messages.private import PrivateMessages
from bot.messages.public import PublicMessages
from bot.messages.shown import ShownMessages
from bot.messages.watch import PanelWatch
from bot.panels.messages import sentence
from bot.plugins.formatter import Formatter
from bot.store.store import Store
from bot.tables.notes import Answered
from bot.tables.table import Table
from games.engine.asks import Answer, Ask, Seat
from games.engine.errors import Reason, Refused

FIRST_RETRY, LONGEST_RETRY = 5.0, 120.0


class TableDisplay:
    """One table's messages, public and private, and what is known of them.

    It is there from the first time that the table is drawn until the table is let go of.
    """

    def __init__(
        self,
        table: Table,
        messages: MessageClient,
        dms: DmChannels,
        store: Store,
        clock: Clock,
        *,
        doubt: Callable[[int, int], None],
        avatars: Avatars,
        drawn: bool,
    ) -> None:
        """``doubt``, ``avatars`` and ``drawn`` as for `Renderer`."""
        self.table = table
        self.shown = ShownMessages(table.id, messages, store, clock)
        self.calls = Calls(table, self.shown, clock)
        self.leftovers = Leftovers(table, self.shown, messages, self.calls.is_open)
        self.moments = Moments(table, self.shown)
        watch = PanelWatch(table, messages, clock, self._is_own)
        self.pictures = pictures = TablePictures(table, messages, avatars, drawn=drawn)
        self.public = PublicMessages(
            table, self.shown, self.leftovers, watch, messages, store, pictures, self.moments
        )
        self.private = PrivateMessages(table, self.shown, dms, pictures, clock, doubt=doubt)
        self.lock = asyncio.Lock()
        """Held while the messages are drawn."""
        self.due = False
        """Whether they are about to be drawn."""
        self._retry = FIRST_RETRY

    def _is_own(self, message_id: int) -> bool:
        return self.calls.is_own(message_id) or self.moments.is_own(message_id)

    async def answered(self, interaction: Interaction, answered: Answered) -> None:
        """Show what came of an answer, on the panel that was pressed.

        From the public panel, what only this seat may see is whispered.
        """
        seat, private = answered.seat, self.private
        self.calls.note_pressed(seat)
        if is_private(interaction):
            await private.show(interaction, seat)
            return
        await self.public.update(interaction)
        private.note_pressed(seat)
        unreached, ask = private.must_say_that_dms_are_closed(seat), self.table.ask_of(seat)
        if unreached or answered.news or (ask is not None and ask.secret):
            await private.whisper(interaction, seat)

    async def chosen(self, interaction: Interaction, ask: Ask, answer: Answer) -> None:
        """Show that one of several who are asked at once has chosen; only they learn what."""
        await self.public.update(interaction)
        self.calls.note_pressed(ask.seat)
        self.private.note_pressed(ask.seat)
        words = words_of(interaction)
        note = self.table.plugin.view.chosen(Formatter(self.table.view(), words), ask, answer)
        await whisper(interaction, sentence(words, "chosen-wait", note=note))

    async def refused(self, interaction: Interaction, refused: Refused) -> None:
        """A refused answer changes nothing; who pressed sees the panel as it stands now.

        Raise it again where they have none, or the panel is not theirs.
        """
        seat = self.table.seat_of(interaction.user.id)
        if seat is None or refused.reason is Reason.NOT_YOURS:
            raise refused
        note = words_of(interaction)(f"refused-{refused.reason}")
        await self.private.show(interaction, Seat(seat.seat), note=note)

    def retry_after(self) -> float:
        """Return in how many seconds to try again; each time in a row it is longer."""
        wait, self._retry = self._retry, min(self._retry * 2, LONGEST_RETRY)
        return wait

    @property
    def waits(self) -> bool:
        """Whether it could not be drawn and is tried again later."""
        return self._retry != FIRST_RETRY

    def was_drawn(self) -> None:
        """Note that Discord has answered."""
        self._retry = FIRST_RETRY
