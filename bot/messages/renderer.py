"""The one writer of tables' messages: it draws them, and it answers presses on them."""

from collections.abc import Callable

import structlog

from bot.clock import Clock
from bot.messages.answers import Interaction
from bot.messages.avatars import Avatars
from bot.messages.client import MessageClient, NotAllowedError, PlaceGoneError, TryLaterError
from bot.messages.display import TableDisplay
from bot.messages.dm_channels import DmChannels
from bot.store.errors import StoreError
from bot.store.store import Store
from bot.tables.dealing import in_turn
from bot.tables.manager import TableManager
from bot.tables.observer import Observer
from bot.tables.table import Table
from bot.tracebacks import why
from bot.values.tables import Status, Waiting

log = structlog.get_logger(__name__)

JOIN_WITHIN = 1.5
"""Seconds within which several changes of a table become one edit."""


class Renderer(Observer):
    """Draws what has changed at a table, soon; what answers a press shows some of it at once.

    Everything that it knows of a table's messages is one `TableDisplay`.
    """

    def __init__(
        self,
        messages: MessageClient,
        store: Store,
        clock: Clock,
        manager: TableManager,
        *,
        doubt: Callable[[int, int], None],
        avatars: Avatars,
        drawn: bool,
    ) -> None:
        """``doubt`` is told a guild and a user whom no DM has reached.

        ``avatars``: what users look like; ``drawn``: whether panels have pictures.
        """
        self._messages = messages
        self._store = store
        self._clock = clock
        self._manager = manager
        self._doubt = doubt
        self._avatars = avatars
        self._drawn = drawn
        self.dm_channels = DmChannels(messages, store, clock)
        self._displays: dict[int, TableDisplay] = {}
        self._ready = False
        manager.observe(self)

    def of(self, table: Table) -> TableDisplay:
        """Return what is kept of a table's messages; of one that was let go of, nothing is."""
        display = self._displays.get(table.id)
        if display is None or display.table is not table:
            display = TableDisplay(
                table,
                self._messages,
                self.dm_channels,
                self._store,
                self._clock,
                doubt=self._doubt,
                avatars=self._avatars,
                drawn=self._drawn,
            )
            if self._here(table):
                self._displays[table.id] = display
        return display

    def circuits(self) -> dict[str, int]:
        """Return what is left alone for now, by name: ways to users, and tables."""
        return {
            "direct-messages": self.dm_channels.paused,
            "new-direct-messages": self.dm_channels.used_up,
            "undrawn-tables": sum(each.waits for each in self._displays.values()),
            "frozen-tables": sum(table.frozen for table in self._manager),
        }

    def _here(self, table: Table) -> bool:
        return self._manager.get(table.id) is table

    # --- what happens at tables ---

    def changed(self, table: Table, within: float = JOIN_WITHIN) -> None:
        """Draw the table soon; changes that come close together are drawn once.

        A beat is drawn at once, and so is a game's first panel.
        """
        display, record = self.of(table), table.record
        if display.due or not self._ready:
            return
        first = record.status is Status.PLAYING and record.panel_message_id is None
        if (first or not table.caught_up) and within == JOIN_WITHIN:
            within = 0.0
        display.due = True

        async def callback() -> None:
            await self.draw(table)

        self._clock.at(self._clock.now() + within, callback)

    def time_grows_short(self, table: Table, waiting: Waiting) -> None:
        """Remind a seat at the table; of seats that were asked at once, all in one line."""
        display = self.of(table)
        display.calls.note_late(waiting.ask)

        async def callback() -> None:
            await self._look(display)
            await self.draw(table)

        # The first drawing finds all who were asked at once: they share a line.
        self._clock.at(self._clock.now() + JOIN_WITHIN, callback)

    def let_go(self, table: Table) -> None:
        """Drop all that is kept of a table."""
        display = self._displays.pop(table.id, None)
        if display is not None:
            display.public.watch.stop()

    def draw_all(self) -> None:
        """Draw every table soon, now that Discord can be reached; nothing is drawn before."""
        self._ready = True
        for table in self._manager:
            self.changed(table)

    def lost(self, table: Table) -> None:
        """Draw a table whose place may be gone, whatever was last shown there."""
        self.of(table).shown.forget()
        self.changed(table)

    # --- drawing ---

    async def post_lobby(self, interaction: Interaction, table: Table) -> bool:
        """Post the lobby as the answer to a command; False where it had to be posted without."""
        display = self.of(table)
        async with display.lock:
            late = interaction.response.is_done() or table.record.lobby_message_id is not None
            if not late and await display.public.answer_with_lobby(interaction):
                return True
        await self.draw(table)
        return not late

    async def bring_down(self, table: Table) -> None:
        """Post the table's message anew at the bottom, unless it is there already."""
        display = self.of(table)
        async with display.lock:
            record = table.record
            try:
                last = await self._messages.last_message(table.place_id)
                mine = last in (record.panel_message_id, record.lobby_message_id)
                if mine or (last is not None and display.moments.is_own(last)):
                    # Discord's last message may be one that was deleted: an edit finds that out.
                    display.shown.forget()
                    await self._draw(display)
                elif record.status is Status.LOBBY:
                    await display.public.move_lobby()
                    await display.leftovers.retire()
                elif record.panel_message_id is not None:
                    await display.public.post_anew()
                    await display.leftovers.retire()
                else:
                    self.changed(table)
            except PlaceGoneError:
                await self._place_gone(display)
            except (TryLaterError, NotAllowedError):
                self.lost(table)

    async def open_table(self, table: Table) -> None:
        """Find the place of a game that has just begun; put there what is shown first, now."""
        display = self.of(table)
        async with display.lock:
            try:
                await display.public.draw_game()
                if table.caught_up:
                    await table.remember(len(table.told()))
            except (TryLaterError, NotAllowedError, PlaceGoneError, StoreError) as trouble:
                log.warning("the panel must wait", table=table.id, why=why(trouble))

    async def draw(self, table: Table) -> None:
        """Bring every message of a table up to date, now."""
        display = self.of(table)
        display.due = False
        async with display.lock:
            await in_turn(table.record.game)
            if not self._here(table):
                return  # Let go of meanwhile: nothing of it may be written any more.
            over = table.done  # One that ends while it is drawn is drawn once more.
            try:
                await self._draw(display)
                if over:
                    await self._manager.put_away(table)
            except (TryLaterError, StoreError) as trouble:
                wait = display.retry_after()
                log.warning(
                    "not drawn; again later", table=table.id, seconds=wait, trouble=str(trouble)
                )
                self.changed(table, wait)
                return
            display.was_drawn()
        if not over:
            self._keep_watch(display)

    async def _draw(self, display: TableDisplay) -> None:
        table = display.table
        if table.hidden:
            return  # Its player sees it by answers to interactions alone.
        announced, told = table.record.announced, len(table.told())
        wait: TryLaterError | None = None
        shown = False
        try:
            await display.leftovers.look()
            if table.record.panel_message_id is not None:
                await display.moments.draw()
            await display.public.draw()
            shown = True
            if table.caught_up:
                announced = told
        except PlaceGoneError:
            await self._place_gone(display)
        except NotAllowedError:
            # No loop: the next change tries again, and meanwhile there are DMs and "My cards".
            log.warning("not allowed to write", table=table.id, place=table.place_id)
        except TryLaterError as error:
            # Nor do the DMs wait for the public panel.
            wait = error
        # Panels and DMs can wait for the end of what is just being told.
        if table.record.status is not Status.LOBBY and table.caught_up:
            await display.private.draw(shown=shown)
            await table.remember(announced)
            try:
                await display.calls.draw()
            except TryLaterError as error:
                wait = error
        if wait is not None:
            raise wait
        await display.leftovers.retire()

    async def _place_gone(self, display: TableDisplay) -> None:
        """A thread that was deleted is replaced by its channel; without a channel it is over."""
        table = display.table
        log.warning("place is gone", table=table.id, place=table.place_id)
        if table.record.thread_id is not None:
            await display.public.leave_thread()
            self.changed(table)
        elif table.going_on:
            await self._manager.end(table)

    def _keep_watch(self, display: TableDisplay) -> None:
        async def look() -> None:
            if await self._look(display):
                self._keep_watch(display)

        display.public.watch.keep(look)

    async def _look(self, display: TableDisplay) -> bool:
        """Bring the panel down if talk has buried it; say whether it makes sense to look again."""
        table, public = display.table, display.public
        async with display.lock:
            if not self._here(table):
                return False
            try:
                if table.record.panel_message_id is not None:
                    if await public.watch.is_buried():
                        await public.post_anew()
                        await display.leftovers.retire()
                    return True
            except PlaceGoneError:
                self.lost(table)
            except TryLaterError:
                return True
            except NotAllowedError:
                log.warning("not allowed to look", table=table.id, place=table.place_id)
            return False  # The next change draws, and keeps watch again.
