"""All open tables: who may sit where, how they begin and end, and come back after a restart."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from functools import partial
from typing import Unpack

import structlog

from bot.clock import TRY_AGAIN, Clock
from bot.plugins.missing_game import Blank, plugin_of
from bot.store.errors import StoreError
from bot.store.store import Store
from bot.tables.admission import Opener, Person, Wanted, admitted, require_may_sit, weighed
from bot.tables.alone import AloneTables
from bot.tables.dealing import survives
from bot.tables.ending import can_be_ended, end, write_closed
from bot.tables.lobby import PLANNED, alter, join, leave, settings_changed, with_kept_seats
from bot.tables.open_tables import OpenTables, takes_place
from bot.tables.plan import answered, planned
from bot.tables.presence import seat_taken
from bot.tables.state import TableSettings, TableState
from bot.tables.table import Beginning, Table
from bot.values.errors import Declined, NotBroughtBack
from bot.values.moderation import Order
from bot.values.records import SeatRecord, TableRecord
from bot.values.shards import OwnShards

log = structlog.get_logger(__name__)

CALL_AGAIN = 600.0
"""Seconds within which a guild's lobbies call its role only once: who opens and cancels one again
and again does not wake everybody up each time."""


class TableManager(OpenTables):
    """Opens the tables of all guilds, brings them back, and has done with them."""

    def __init__(self, store: Store, clock: Clock, settings: TableSettings, own: OwnShards) -> None:
        """``own``: the shards of this process, whose tables they are."""
        super().__init__()
        self.own = own
        self.store = store
        self.clock = clock
        self.closing = False
        """Set when the bot is about to stop: no new tables."""
        self.wary = False
        """Set where a game was left out that would end the bot: the next bot tries it first."""
        self.doubtful: set[int] = set()
        """Tables of which the last bot may not have written where its messages are, and what they
        show: it did not leave of its own accord, or long ago."""
        self.settings = settings
        self.changed: Callable[[Table], object] = lambda table: None
        """Is told of a table that has come, or about which anything has changed: in passing, so
        that it may only note what is to be done."""
        self.parted: Callable[[Table], object] = lambda table: None
        """Is told of a table that is done with: nothing of it will happen any more."""
        self.season_ended: Callable[[], object] = lambda: None
        """Is told when a settlement has ended its guild's season."""
        self.seating = asyncio.Lock()
        """Held from looking where a user sits, and whether they may, to the seat's being taken."""
        self._quiet_until: dict[int, float] = {}
        """Until when a guild's new lobbies do not call its role."""
        self.alone = AloneTables(self)
        """Tables of games that one person plays alone."""

    # --- sitting down ---

    def _must_be_free(self, guild_id: int, user_id: int, *, but: Table | None = None) -> None:
        """Raise `Declined` for a user who sits elsewhere, or whose crowns still hang on a seat."""
        table = self.of(guild_id, user_id, but=but)
        if table is not None:
            left = table.state.seat_of(user_id) is None
            key = "refused-left-elsewhere" if left else "refused-seated-elsewhere"
            raise Declined(key, link=table.state.view().place_link)

    async def answer(self, table: Table, who: Person, *, maybe: bool) -> None:
        """Have a user say that they are coming to a planned table, or perhaps.

        Raise `Declined` for who may not sit down here. They may sit elsewhere until it opens.
        """
        guild_id, now = table.state.record.guild_id, self.clock.now()
        async with self.seating:
            await require_may_sit(self.store, guild_id, who.user_id, now)
            await alter(table, partial(answered, who=who, maybe=maybe), at=PLANNED)

    async def sit_down(self, table: Table, who: Person) -> SeatRecord:
        """Seat a user in a lobby; raise `Declined` when the user or the lobby cannot."""
        async with self._seating(table, who):
            return await join(table, who)

    async def take_seat(self, table: Table, who: Person) -> SeatRecord:
        """Let a user play on for who has left a game; raise `Declined` for who cannot."""
        async with self._seating(table, who):
            _, after = await table.change(partial(seat_taken, who=who))
            return after.own_seat(who.user_id)

    @asynccontextmanager
    async def _seating(self, table: Table, who: Person) -> AsyncIterator[None]:
        """Hold still where everybody sits; raise `Declined` for who may not sit down here."""
        guild_id = table.state.record.guild_id
        async with self.seating:
            await require_may_sit(self.store, guild_id, who.user_id, self.clock.now())
            self._must_be_free(guild_id, who.user_id, but=table)
            yield

    # --- opening and closing ---

    async def open_lobby(self, opener: Opener, wanted: Wanted, after: Table | None = None) -> Table:
        """Open a lobby with its host seated; raise `Declined` when it cannot be opened there.

        ``after`` is the settled table whose seats are kept. Whoever is not the first to want
        another game there sits down in the lobby that the first one has opened.
        """
        guild_id, host_id, settings = wanted.guild_id, opener.who.user_id, None
        if after is None or self.lobby_after(after) is None:
            # Discord may be asked for this, and nobody else's seat should wait for it.
            settings = await admitted(self.store, guild_id, opener, wanted.game)
        async with self.seating:
            if self.closing:
                raise Declined("refused-shutting-down")
            await require_may_sit(self.store, guild_id, host_id, self.clock.now())
            opened = self.lobby_after(after) if after is not None else None
            if opened is not None:
                self._must_be_free(guild_id, host_id, but=opened)
                await join(opened, opener.who)
                return opened
            settings = settings or await admitted(self.store, guild_id, opener, wanted.game)
            if wanted.planned_for is not None:
                self.require_plan(guild_id, wanted.channel_id, host_id)
            else:
                here = self.at(wanted.channel_id)
                if here is not None and takes_place(here.state):
                    raise Declined("refused-table-here-already", link=here.state.view().place_link)
                self._must_be_free(guild_id, host_id)
            record = wanted.opened(settings, opener.who.seat, self.clock.now())
            if wanted.planned_for is not None:
                free = self.of(guild_id, host_id) is None
                record = planned(record, wanted.planned_for, self.clock.now(), free=free)
            if after is not None:
                # As it is written: somebody may have been erased meanwhile.
                before = await self.store.tables.find(after.id)
                if before is None:
                    raise Declined("refused-table-over")
                users = [seat.user_id for seat in before.seats if seat.user_id is not None]
                gone = await self.store.erasing.going_on(users)
                bars = await self.store.court.bars(guild_id, self.clock.now())
                gone |= {bar.user_id for bar in bars}
                ended = after.state
                successor = ended.plugin.successor(ended.notebook(None))
                record = with_kept_seats(
                    record, before, successor, gone, computers=settings.computers_allowed
                )
            # Before anything is drawn: as it is posted first, it calls a role or does not.
            record, terms = await weighed(self.store, record)
            record = replace(record, id=await self.store.tables.create(record))
            quiet = terms.calls is not None and not self._may_call(guild_id)
            callers = await self._callers(record)
            table = Table(record, self, terms=terms, quiet=quiet, callers=callers)
            self._take_up(table)
            table.waking.begin()
            # The settings may have been changed while nobody could find it.
            await self._weigh(table)
            return table

    async def _weigh(self, table: Table) -> None:
        """Weigh a lobby by its guild's settings: now, or when the database lets it."""
        try:
            await settings_changed(table)
        except StoreError:
            log.exception("a lobby is weighed when the database lets it", table=table.id)
            self.clock.at(self.clock.now() + TRY_AGAIN, partial(self._weigh, table))

    async def _callers(self, record: TableRecord) -> tuple[int, ...]:
        """Return whom a lobby is to call: who has asked for it, and does not sit there already."""
        if not record.calls:
            return ()
        here = [seat.user_id for seat in record.seats if seat.joined]
        users = await self.store.callers.of(record.id)
        callers = tuple([user for user in users if user not in here])
        if users and not callers:
            await self.store.callers.called(record.id)
        return callers

    def _may_call(self, guild_id: int) -> bool:
        """Say whether a guild's new lobby may call its role, and note that it does."""
        now = self.clock.now()
        if now < self._quiet_until.get(guild_id, 0.0):
            return False
        self._quiet_until[guild_id] = now + CALL_AGAIN
        return True

    async def play_again(self, before: Table, opener: Opener) -> Table:
        """Open a lobby after a settled table: same seats, kept for who sat there.

        Who played alone is dealt to at once.
        """
        state, old = before.state, before.state.record
        state.own_seat(opener.who.user_id)
        wanted = Wanted(
            guild_id=old.guild_id,
            channel_id=old.channel_id,
            game=old.game,
            choices=old.choices,
            locale=old.locale,
            pace=old.pace,
            spoken=old.locale,
        )
        if state.kind.gathers:
            return await self.open_lobby(opener, wanted, after=before)
        choices = state.plugin.again(old.choices, named=False)
        return await self.alone.play(opener, replace(wanted, choices=choices))

    async def recall(self, table_id: int) -> Table | None:
        """Return a table by its number, open or long done with: it can be read again.

        One whose rules have changed since comes without its match, and so does one that cannot be
        dealt again. Raise `Declined` for one whose game is not installed any more, or whose rows
        are damaged.
        """
        table = self.get(table_id)
        if table is not None:
            return table
        record = await self.store.tables.find(table_id)
        if record is None:
            return None
        if record.damaged:
            raise Declined("fault-untold")
        table = Table(record, self)
        if table.state.gone:
            raise Declined("refused-game-gone")
        if record.seed is not None and survives(record):
            try:
                table.replay(await self.store.journal.answers(table_id))
            except StoreError:
                raise
            except Exception:
                log.exception("a table cannot be dealt again", table=table_id)
                return Table(record, self)
        return table

    async def put_away(self, table: Table) -> None:
        """Have done with a table whose messages show all that there is to show."""
        record = table.state.record
        if record.closed_at is not None:
            await self.store.posts.put_away(record.id, record.status, record.closed_at)
        self.let_go(table)

    def let_go(self, table: Table) -> None:
        """Have nothing more to do with a table."""
        table.waking.end()
        self._tables.pop(table.id, None)
        self.doubtful.discard(table.id)
        self.parted(table)

    async def free(self, guild_id: int, table_id: int, order: Order | None = None) -> None:
        """Have done with any table of a guild, however it is stuck: no crowns move any more.

        Also with one that only its last question keeps open. Raise `Declined` when there is no such
        table, or no longer.
        """
        async with self.seating:
            table = self.get(table_id)
            if table is None:
                # It may be written, and the word of it lost as it was opened.
                record = await self.store.tables.find(table_id)
                if record is not None and record.closed_at is None:
                    table = await self.bring_back(record)
        if table is None or table.state.record.guild_id != guild_id:
            raise Declined("refused-no-such-table")
        await end(table, order, settled=True)

    async def free_all(self, guild_id: int) -> None:
        """Have done with all tables of a guild."""
        # Twice: a result that was yet to be told is settled, and its last question is open then.
        for _ in range(2):
            for record in await self.store.tables.open_in(guild_id):
                try:
                    await self.free(guild_id, record.id)
                except Declined:
                    log.info("over already", table=record.id)
                    if (table := self.get(record.id)) is not None:
                        await write_closed(table)

    async def unseat(self, table: Table, user_id: int, order: Order) -> None:
        """Take a user's seat away: freed in a lobby, a computer player's in a game."""
        if table.state.gathering:
            await leave(table, user_id, order)
        else:
            await table.hand_over(user_id, order)

    async def settings_changed(self, guild_id: int) -> None:
        """Let a guild's lobbies show what its new settings mean for them."""
        for table in self:
            if table.state.record.guild_id == guild_id and table.state.gathering:
                await settings_changed(table)

    async def leave_guild(self, guild_id: int) -> None:
        """End every table of a guild that the bot is no longer in."""
        for table in self:
            if table.state.record.guild_id == guild_id and can_be_ended(table.state):
                with suppress(Declined):  # It has just ended, by whatever else.
                    await end(table)

    # --- coming and going of the bot ---

    async def bring_back(
        self, record: TableRecord, away: float = 0.0, *, fresh: bool = False
    ) -> Table:
        """Take up a table as it was written; its clocks get back the seconds that were ``away``.

        ``fresh``: it was written just now, and there are no answers to be read.
        Whatever is wrong with it or its game, it is here then: one that cannot go on stands still.
        """
        # Nothing was dealt in a lobby yet: what will be, is by the rules as they are now.
        dealt = record.seed is not None
        version = record.rules_version if dealt else plugin_of(record.game).rules.version
        touched_at = min(record.touched_at + away, self.clock.now())
        again = replace(record, rules_version=version, touched_at=touched_at)
        table = Table(again, self, callers=await self._callers(record))
        if table.state.ahead:
            log.warning("a table waits for newer rules", table=record.id, rules=version)
            return self.seat(again, frozen=True)
        try:
            await self._play_on(table, away, fresh=fresh)
        except StoreError:
            raise
        except Exception as fault:
            table.freeze(fault)
            if not _can_be_seen(table.state):
                table = Table(record.bare(), self, frozen=True)
            self._take_up(table)
        table.waking.begin()
        return table

    async def _play_on(self, table: Table, away: float, *, fresh: bool) -> None:
        """Take up a table where it was; raise whatever its game or its rows come to."""
        record = table.state.record
        if record.damaged:
            raise NotBroughtBack("its rows in the database are damaged")
        if table.state.gone:
            raise NotBroughtBack("its game is not installed")
        if table.state.gathering:
            self._take_up(table)
            await self._weigh(table)
            return
        table.replay(() if fresh else await self.store.journal.answers(record.id))
        # If it cannot be seen, that is to be known now.
        table.state.view()
        if isinstance(table.state.notebook(None), Blank):
            raise NotBroughtBack("its game has no notebook")
        # Not before: what is drawn is the table as it stands.
        self._take_up(table)
        await table.go_on(away)

    async def aclose(self) -> None:
        """Stop every clock; what is in hand is finished under each table's lock."""
        self.closing = True
        for table in self:
            async with table.lock:
                table.waking.end()
        self.alone.thinker.close()

    def seat(self, record: TableRecord, **beginning: Unpack[Beginning]) -> Table:
        """Take up a table that is written."""
        table = Table(record, self, **beginning)
        self._take_up(table)
        return table

    def _take_up(self, table: Table) -> None:
        self._tables[table.id] = table
        table.tell()


def _can_be_seen(state: TableState) -> bool:
    """Say whether panels can be made of what a table's game and its rows say."""
    try:
        state.view()
        return state.match is None or not isinstance(state.notebook(None), Blank)
    except Exception:
        log.exception("table cannot be seen", table=state.id, game=state.record.game)
        return False
