"""Draws every table on Discord, and draws it again when something has changed."""

import asyncio
from collections.abc import Callable

import structlog

from bot.clock import Clock
from bot.panels.builder import Panel
from bot.panels.lobby import Why, lobby_closed_panel, lobby_panel
from bot.panels.messages import reminder_here
from bot.panels.table import ended_panel, final_panel, public_panel, retired_panel
from bot.rendering.client import (
    FixedError,
    LockedError,
    MessageClient,
    MessageGoneError,
    NotAllowedError,
    PlaceGoneError,
    TryLaterError,
    fingerprint,
    once,
)
from bot.rendering.private import PrivatePanels
from bot.rendering.watch import PanelWatch, is_old
from bot.store.errors import StoreError
from bot.store.store import Store
from bot.tables.manager import TableManager
from bot.tables.table import Table
from bot.text import plain, words_for
from bot.values.guilds import Place
from bot.values.tables import EndedBy, Status, Waiting

log = structlog.get_logger(__name__)

JOIN_WITHIN = 1.5
"""Seconds within which several changes of a table become one edit."""
LONGEST_TALE = 16
"""Public events that one panel tells; then the next one is posted below it."""
FIRST_RETRY, LONGEST_RETRY = 5.0, 120.0
FINAL = 0
"""What ``panel_from`` is when the panel shows the result."""
CLOSED: dict[EndedBy, Why] = {
    EndedBy.HAND: "cancelled",
    EndedBy.MODERATOR: "moderator",
    EndedBy.IDLE: "idle",
}
"""What the message of a lobby that has ended says."""


class Renderer:
    """The only writer of tables' messages, beside the answers to interactions."""

    def __init__(
        self,
        messages: MessageClient,
        store: Store,
        clock: Clock,
        *,
        doubt: Callable[[int, int], None],
    ) -> None:
        """``doubt`` is told a guild and a user whom no DM has reached."""
        self.private = PrivatePanels(messages, store, clock, doubt=doubt)
        self._watch = PanelWatch(messages, clock)
        self._messages = messages
        self._store = store
        self._clock = clock
        self._manager: TableManager | None = None
        self._due: set[int] = set()
        self._busy: dict[int, asyncio.Lock] = {}
        self._shown: dict[int, bytes] = {}
        self._retry: dict[int, float] = {}

    def serve(self, manager: TableManager) -> None:
        """Take up the tables; tables that are done with are let go of when they have been drawn."""
        self._manager = manager

    # --- what others call ---

    def changed(self, table: Table) -> None:
        """Draw the table soon; changes that come close together are drawn once."""
        self._draw_at(table, self._clock.now() + JOIN_WITHIN)

    def remind(self, table: Table, waiting: Waiting) -> None:
        """Tell a seat that its time grows short."""

        async def callback() -> None:
            await self._look(table)
            if await self.private.remind(table, waiting):
                return
            panel = reminder_here(table.view(), waiting, words_for(table.record.locale))
            nonce = once(table.id, "remind", waiting.ask.id)
            try:
                message_id = await self._messages.send(table.place_id, panel, nonce=nonce)
            except (NotAllowedError, PlaceGoneError, TryLaterError):
                log.warning("no reminder could be given", table=table.id)
            else:
                self._watch.note_reminder(table, message_id)

        self._clock.at(self._clock.now(), callback)

    def panel(self, table: Table) -> Panel:
        """Return what the table's own message should show now."""
        view, words = table.view(), words_for(table.record.locale)
        match table.record.status:
            case Status.LOBBY:
                role = view.terms.calls
                if role is None or not self.may_mention(view.guild_id, view.channel_id, role):
                    return lobby_panel(view, words)
                return lobby_panel(view, words, calls=role, ping=not table.called)
            case Status.PLAYING:
                tale = table.tale(table.record.panel_from)
                return public_panel(view, table.notebook(None), tale, words)
            case Status.SETTLED:
                return final_panel(view, table.notebook(None), words)
            case _:
                return ended_panel(view, words)

    def may_mention(self, guild_id: int, channel_id: int, role_id: int) -> bool:
        """Say whether a lobby in a channel could mention a role."""
        return self._messages.may_mention(guild_id, channel_id, role_id)

    def closed_lobby(self, table: Table) -> Panel:
        """Return what the lobby's message shows when its time is over."""
        ended = table.record.status is Status.ENDED
        why = CLOSED[table.ended_by] if ended else "begun"
        return lobby_closed_panel(table.view(), words_for(table.record.locale), why)

    async def lobby_posted(self, table: Table, message_id: int, panel: Panel) -> None:
        """Note that the answer to a command has posted the lobby."""
        table.record.lobby_message_id = message_id
        table.called = True
        self.was_shown(table, panel)
        await self._store.save_table(table.id, lobby_message_id=message_id)

    async def bring_down(self, table: Table) -> None:
        """Post the table's message anew at the bottom, unless it is there already."""
        record = table.record
        lock = self._busy.setdefault(table.id, asyncio.Lock())
        async with lock:
            try:
                last = await self._messages.last_message(table.place_id)
                if last in (record.panel_message_id, record.lobby_message_id):
                    # Discord's last message may be one that was deleted: an edit finds that out.
                    self._shown.pop(table.id, None)
                    await self._draw(table)
                elif record.status is Status.LOBBY:
                    await self._move_lobby(table)
                elif record.panel_message_id is not None:
                    await self._post_anew(table)
                else:
                    self.changed(table)
            except PlaceGoneError:
                await self._place_gone(table)
            except (TryLaterError, NotAllowedError):
                self.lost(table)

    async def open_table(self, table: Table) -> None:
        """Find the place of a game that has just begun and put its panel there, now."""
        lock = self._busy.setdefault(table.id, asyncio.Lock())
        async with lock:
            try:
                await self._draw_game(table)
            except (TryLaterError, NotAllowedError, PlaceGoneError, StoreError):
                log.warning("the panel must wait", table=table.id, exc_info=True)
        self.changed(table)

    def lost(self, table: Table) -> None:
        """Draw a table whose place may be gone, whatever was last shown there."""
        self._shown.pop(table.id, None)
        self.changed(table)

    def was_shown(self, table: Table, panel: Panel) -> None:
        """Note that the answer to a press has just put this panel on the table's message."""
        self._shown[table.id] = fingerprint(panel)

    async def draw(self, table: Table) -> None:
        """Bring every message of a table up to date, now."""
        self._due.discard(table.id)
        lock = self._busy.setdefault(table.id, asyncio.Lock())
        async with lock:
            if self._manager is not None and self._manager.get(table.id) is not table:
                self._busy.pop(table.id, None)
                return  # Let go of meanwhile: nothing of it may be written any more.
            over = table.done  # One that ends while it is drawn is drawn once more.
            try:
                await self._draw(table)
            except TryLaterError:
                self._draw_later(table)
                return
            self._retry.pop(table.id, None)
        if over and self._manager is not None:
            await table.put_away()
            self._manager.forget(table)
            self.private.forget(table)
            self._watch.forget(table)
            for kept in (self._busy, self._shown):
                kept.pop(table.id, None)
            return
        self._keep_watch(table)

    def _keep_watch(self, table: Table) -> None:
        async def callback() -> None:
            if await self._look(table):
                self._keep_watch(table)

        self._watch.keep_watch(table, callback)

    async def _look(self, table: Table) -> bool:
        """Bring the panel down if talk has buried it; say whether it makes sense to look again."""
        async with self._busy.setdefault(table.id, asyncio.Lock()):
            if self._manager is None or self._manager.get(table.id) is not table:
                self._busy.pop(table.id, None)
                return False
            try:
                if table.record.panel_message_id is not None:
                    if await self._watch.is_buried(table):
                        await self._post_anew(table)
                    return True
            except PlaceGoneError:
                self.lost(table)
            except TryLaterError:
                return True
            except NotAllowedError:
                log.warning("not allowed to look", table=table.id, place=table.place_id)
            return False  # The next change draws, and keeps watch again.

    # --- drawing ---

    async def _draw(self, table: Table) -> None:
        record = table.record
        announced = len(table.told())
        wait: TryLaterError | None = None
        try:
            match record.status:
                case Status.LOBBY:
                    await self._draw_lobby(table, self.panel(table))
                case Status.ENDED if record.started_at is None:
                    await self._draw_lobby(table, self.closed_lobby(table))
                case _:
                    await self._draw_game(table)
        except PlaceGoneError:
            await self._place_gone(table)
            announced = record.announced
        except NotAllowedError:
            # No loop: the next change tries again, and meanwhile there are DMs and "My cards".
            log.warning("not allowed to write", table=table.id, place=table.place_id)
            announced = record.announced
        except TryLaterError as error:
            # Nor do the DMs wait for the public panel.
            wait, announced = error, record.announced
        if record.status is not Status.LOBBY:
            if await self.private.draw(table):
                self.changed(table)
            await table.remember(announced)
        if wait is not None:
            raise wait

    async def _draw_lobby(self, table: Table, panel: Panel) -> None:
        mark = fingerprint(panel)
        if self._shown.get(table.id) == mark:
            return
        record = table.record
        before = record.lobby_message_id
        if before is not None:
            try:
                await self._messages.edit(record.channel_id, before, panel)
            except MessageGoneError as error:
                if isinstance(error, FixedError) and record.status is Status.LOBBY:
                    await self._move_lobby(table)
                    return
                record.lobby_message_id = None
        if record.lobby_message_id is None and record.status is Status.LOBBY:
            nonce = once(table.id, "lobby", before)
            record.lobby_message_id = await self._messages.send(
                record.channel_id, panel, nonce=nonce
            )
            table.called = True
            await self._store.save_table(table.id, lobby_message_id=record.lobby_message_id)
        self._shown[table.id] = mark

    async def _move_lobby(self, table: Table) -> None:
        record, panel = table.record, self.panel(table)
        old = record.lobby_message_id
        nonce = once(table.id, "lobby", old)
        message_id = await self._messages.send(record.channel_id, panel, nonce=nonce)
        await self.lobby_posted(table, message_id, panel)
        if old is not None:
            await self._messages.delete(record.channel_id, old)

    async def _choose_place(self, table: Table) -> None:
        """Make the thread, once, where the bot may and can write in it; or stay in the channel."""
        record = table.record
        begun = record.panel_message_id is not None or record.thread_id is not None
        if begun or record.lobby_message_id is None:
            return
        settings = await self._store.guild_settings(record.guild_id)
        if settings.place is Place.CHANNEL:
            return
        if not self._messages.may_write_in_threads(record.guild_id, record.channel_id):
            return
        words = words_for(record.locale)
        name = plain(words("thread-name", game=words.game(record.game), table=table.id))
        try:
            record.thread_id = await self._messages.start_thread(
                record.channel_id, record.lobby_message_id, name
            )
        except (NotAllowedError, MessageGoneError):
            return
        await self._store.save_table(table.id, thread_id=record.thread_id)

    async def _draw_game(self, table: Table) -> None:
        """Draw the panel; in the channel, if the thread takes none or has been locked."""
        await self._choose_place(table)
        record = table.record
        try:
            await self._draw_panel(table)
        except NotAllowedError as error:
            locked = isinstance(error, LockedError)
            if record.thread_id is None or not (locked or record.panel_message_id is None):
                raise
            await self._leave_thread(table)
            await self._draw_panel(table)

    async def _draw_panel(self, table: Table) -> None:
        """Edit the panel, or post it anew at the bottom and retire the old one."""
        record = table.record
        panel = self.panel(table)
        mark = fingerprint(panel)
        if record.panel_message_id is not None and self._shown.get(table.id) == mark:
            return
        gone = False
        if record.panel_message_id is not None and not await self._wants_new_message(table):
            try:
                await self._messages.edit(table.place_id, record.panel_message_id, panel)
            except MessageGoneError as error:
                gone = not isinstance(error, FixedError)
            else:
                self._shown[table.id] = mark
                return
        if record.status is not Status.ENDED or record.panel_message_id is not None:
            await self._post_anew(table, gone=gone)

    async def _post_anew(self, table: Table, *, gone: bool = False) -> None:
        """Post the panel at the bottom; the old one, unless it is gone, keeps what it told."""
        record, words = table.record, words_for(table.record.locale)
        old, told_here = record.panel_message_id, table.tale(record.panel_from)
        before = record.panel_from
        if record.status is Status.SETTLED or (old is not None and not gone):
            record.panel_from = self._first_untold(table)
            if record.panel_from != FINAL:
                told_here = told_here[: len(told_here) - len(table.tale(record.panel_from))]
        panel = self.panel(table)
        nonce = once(table.id, record.status, record.panel_from, old)
        try:
            message_id = await self._messages.send(table.place_id, panel, nonce=nonce)
        except BaseException:
            record.panel_from = before
            raise
        record.panel_message_id = message_id
        await self._store.save_table(
            table.id, panel_message_id=message_id, panel_from=record.panel_from
        )
        self._shown[table.id] = fingerprint(panel)
        self._watch.note_posted(table)
        if old is not None and not gone:
            view = table.view()
            retired = retired_panel(view, table.notebook(None), told_here, words)
            try:
                await self._messages.edit(table.place_id, old, retired)
            except (MessageGoneError, NotAllowedError, TryLaterError):
                # Its buttons are as good as those of any old message: a press is refused politely.
                log.info("old panel stays as it was", table=table.id)

    def _first_untold(self, table: Table) -> int:
        """Return the first event for a new panel: those announced before stay on the old one."""
        if table.record.status is Status.SETTLED:
            return FINAL
        return max(table.record.announced + 1, table.record.panel_from)

    async def _wants_new_message(self, table: Table) -> bool:
        """Say whether the panel should come anew at the bottom: result, long tale, old, buried."""
        record = table.record
        if record.status is Status.ENDED:
            return False
        if record.status is Status.SETTLED:
            return record.panel_from != FINAL
        if len(table.tale(record.panel_from)) > LONGEST_TALE:
            return True
        if record.panel_message_id is not None and is_old(record.panel_message_id, self._clock):
            return True
        return await self._watch.is_buried(table)

    async def _place_gone(self, table: Table) -> None:
        """A thread that was deleted is replaced by its channel; without a channel it is over."""
        record = table.record
        log.warning("place is gone", table=table.id, place=table.place_id)
        if record.thread_id is not None:
            await self._leave_thread(table)
            self.changed(table)
        elif self._manager is not None and record.status in (Status.LOBBY, Status.PLAYING):
            await self._manager.end(table)

    async def _leave_thread(self, table: Table) -> None:
        """Play on in the channel, where a panel has yet to be posted."""
        record = table.record
        record.thread_id, record.panel_message_id = None, None
        record.lobby_message_id = None
        await self._store.save_table(
            table.id, thread_id=None, panel_message_id=None, lobby_message_id=None
        )

    def _draw_at(self, table: Table, when: float) -> None:
        if table.id in self._due:
            return
        self._due.add(table.id)

        async def callback() -> None:
            await self.draw(table)

        self._clock.at(when, callback)

    def _draw_later(self, table: Table) -> None:
        wait = self._retry.get(table.id, FIRST_RETRY)
        self._retry[table.id] = min(wait * 2, LONGEST_RETRY)
        log.warning("Discord does not answer; again later", table=table.id, seconds=wait)
        self._draw_at(table, self._clock.now() + wait)
