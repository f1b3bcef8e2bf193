"""Having tables' messages brought up to date whenever something about them may have changed."""

import asyncio
from collections.abc import Collection
from functools import partial

import structlog

from bot.messages.answers import Interaction
from bot.messages.client import NotAllowedError, PlaceGoneError, TryLaterError
from bot.messages.filler import FIRST_RETRY
from bot.messages.means import Means
from bot.messages.reconciler import Reconciler
from bot.messages.slots import tells
from bot.messages.table_answers import TableAnswers
from bot.store.errors import StoreError
from bot.tables.dealing import in_turn
from bot.tables.table import Table
from bot.tracebacks import why
from bot.values.errors import Elsewhere
from bot.values.records import PostKind
from bot.values.tables import Status
from bot.workers import drawings_waiting

log = structlog.get_logger(__name__)

JOIN_WITHIN = 1.5
"""Seconds within which several changes of a table become one edit."""
APART = 0.05
"""Seconds between two tables that are drawn when the bot begins. Discord takes 50 requests a second
of a bot: https://docs.discord.com/developers/topics/rate-limits."""
MOST_WAITING = 4
"""So many pictures keep the next of these tables waiting: after more of them its own would come too
late to be waited for, and its message be changed twice."""


class Renderer:
    """Has what has changed at a table shown, soon; what answers a press shows some of it at once.

    Everything that it knows of a table's messages is one `Reconciler`.
    """

    def __init__(self, means: Means) -> None:
        self._means = means
        self.dm_channels = means.dms
        self._tables: dict[int, Reconciler] = {}
        self._ready: set[int] = set()
        """The shards whose servers are known."""
        means.manager.changed = self.changed
        means.manager.parted = self.let_go

    def of(self, table: Table) -> Reconciler:
        """Return what is kept of a table's messages; of one that was let go of, nothing is."""
        messages = self._tables.get(table.id)
        if messages is None or messages.table is not table:
            messages = Reconciler(table, self._means)
            if self._here(table):
                self._tables[table.id] = messages
        return messages

    def at(self, table: Table) -> TableAnswers:
        """Return what answers presses at a table."""
        return TableAnswers(self.of(table))

    def circuits(self) -> dict[str, int]:
        """Return what is left alone for now, by name: ways to users, and tables."""
        return {
            "direct-messages": self.dm_channels.paused,
            "new-direct-messages": self.dm_channels.used_up,
            "undrawn-tables": sum(each.retry > FIRST_RETRY for each in self._tables.values()),
            "frozen-tables": sum(
                # What waits for a newer program is nobody's mistake.
                table.state.frozen and not table.state.ahead
                for table in self._means.manager
            ),
        }

    def _here(self, table: Table) -> bool:
        return self._means.manager.get(table.id) is table

    # --- what happens at tables ---

    def changed(self, table: Table, within: float = JOIN_WITHIN) -> None:
        """Draw the table soon; changes that come close together are drawn once.

        A beat is drawn at once, and so are a game's first panel and what is asked after a beat.
        """
        messages = self.of(table)
        if messages.due or self._shard(table) not in self._ready:
            return
        panel = messages.there.newest(PostKind.PANEL)
        asks = table.state.record.status is Status.PLAYING and (panel is None or tells(panel))
        if (asks or not table.state.caught_up) and within == JOIN_WITHIN:
            within = 0.0
        messages.due = True
        table.clock.at(table.clock.now() + within, partial(self.draw, table))

    def let_go(self, table: Table) -> None:
        """Drop all that is kept of a table."""
        messages = self._tables.pop(table.id, None)
        if messages is not None:
            messages.stop()

    def _shard(self, table: Table) -> int:
        return self._means.manager.own.of(table.state.record.guild_id)

    def draw_all(self, numbers: Collection[int]) -> None:
        """Draw every table of shards soon, now that Discord can be reached; none is drawn before.

        One after the other, as fast as their pictures are drawn: who presses then does not wait for
        all of them, nor a panel for the pictures of the others.
        """
        clock = self._means.manager.clock
        self._ready |= set(numbers)
        tables = iter([table for table in self._means.manager if self._shard(table) in numbers])

        async def next_one() -> None:
            if drawings_waiting() < MOST_WAITING:
                if (table := next(tables, None)) is None:
                    return
                self.changed(table, 0.0)
            clock.at(clock.now() + APART, next_one)

        clock.at(clock.now(), next_one)

    def lost(self, table: Table) -> None:
        """Draw a table whose place may be gone, whatever was last shown there."""
        self.of(table).there.forget()
        self.changed(table)

    def lost_in(self, ids: Collection[int]) -> None:
        """Look for what is left of the tables in these servers, channels and threads."""
        for table in self._means.manager:
            record = table.state.record
            if not {record.guild_id, record.channel_id, record.thread_id}.isdisjoint(ids):
                self.lost(table)

    def permitted_in(self, guild_id: int) -> None:
        """Draw what could not be drawn in a server, where the bot may write by now."""
        for messages in self._tables.values():
            state = messages.table.state
            if not messages.refused or state.record.guild_id != guild_id:
                continue
            if self._means.client.may_write(guild_id, state.place_id, state.record.channel_id):
                self.changed(messages.table)

    async def part_with(self, number: int, seconds: float) -> bool:
        """Let go of a shard's tables, with what their messages show now written, in that time.

        False where that could not be: whoever has them next is to find it out.
        """
        self._ready.discard(number)
        tables = [table for table in self._means.manager if self._shard(table) == number]
        try:
            async with asyncio.timeout(seconds):
                await asyncio.gather(*(self._part_with(table) for table in tables))
        except (TimeoutError, StoreError) as trouble:
            log.warning("not all is written of a shard's tables", shard=number, why=why(trouble))
            for table in tables:
                self._means.manager.let_go(table)
            return False
        return True

    async def _part_with(self, table: Table) -> None:
        await table.part_with()
        if (messages := self._tables.get(table.id)) is not None:
            async with messages.lock:
                await messages.there.write()
        self._means.manager.let_go(table)

    async def write(self) -> None:
        """Write what all messages show now, so that the next bot need not find out."""
        for messages in self._tables.values():
            await messages.there.write()

    # --- drawing ---

    async def post_lobby(self, interaction: Interaction, table: Table) -> bool:
        """Post the lobby as the answer to a command; False where it had to be posted without."""
        messages = self.of(table)
        async with messages.lock:
            await messages.find()
            first = not interaction.response.is_done()
            posted = first and await self.at(table).post_lobby(interaction)
        await self.draw(table)  # A line that calls a role turns into the lobby.
        return posted

    async def bring_down(self, table: Table) -> None:
        """Post the table's message anew at the bottom, unless it is there already."""
        messages = self.of(table)
        async with messages.lock:
            if not self._here(table):
                return  # Let go of meanwhile, as a drawing is.
            try:
                await messages.bring_down()
            except PlaceGoneError:
                await messages.leave_place()
            except (TryLaterError, NotAllowedError):
                self.lost(table)

    async def open_table(self, table: Table) -> None:
        """Find the place of a game that has just begun; put there what is shown first, now."""
        messages = self.of(table)
        async with messages.lock:
            try:
                await messages.announce()
                messages.there.write_soon()
            except (TryLaterError, NotAllowedError, PlaceGoneError, StoreError) as trouble:
                log.warning("the panel must wait", table=table.id, why=why(trouble))

    async def draw(self, table: Table) -> None:
        """Bring every message of a table up to date, now."""
        messages = self.of(table)
        messages.due = False
        async with messages.lock:
            await in_turn(table.state.record.game)
            if not self._here(table):
                return  # Let go of meanwhile: nothing of it may be written any more.
            over = table.state.done  # One that ends while it is drawn is drawn once more.
            try:
                await messages.reconcile()
                if over:
                    await self._means.manager.put_away(table)
            except Elsewhere:
                return  # It was given up while it was drawn: who has it draws it.
            except (TryLaterError, StoreError) as trouble:
                log.warning("not drawn; again later", table=table.id, trouble=str(trouble))
                messages.try_again(partial(self.draw, table))
                return
            messages.need_no_retry()
            table.forget()
            messages.pictures.forget()
        if not over:
            messages.keep_watch()
