"""Tables of games that one person plays alone: dealt at once, and no obstacle to any other."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

import structlog

from bot.plugins.registry import plugins
from bot.tables.admission import Opener, Wanted, admitted, require_may_sit, weighed
from bot.tables.change import Change
from bot.tables.dealing import is_ahead
from bot.tables.lobby import ready
from bot.tables.state import Hint, TableState
from bot.tables.table import Table
from bot.tables.thinking import Thinker, Thought
from bot.values.days import day_of, ends_at
from bot.values.errors import Declined, Elsewhere
from bot.values.tables import Pace, Status
from games.engine.dice import Dice, derive

if TYPE_CHECKING:
    from bot.tables.manager import TableManager

log = structlog.get_logger(__name__)


class AloneTables:
    """What the table manager does for those who play alone."""

    def __init__(self, manager: "TableManager") -> None:
        self._manager = manager
        self.thinker = Thinker()

    async def look_back(self, table: Table) -> bool:
        """Think about a game that was not won, where its game can; say whether that came to much.

        The table keeps it, to be shown.
        """
        state = table.state
        thought, outcome = state.plugin.hindsight, state.progress.outcome
        if state.kind.gathers or thought is None or outcome is None:
            return False
        if outcome.seats[0].won or state.hindsight is not None:
            return state.hindsight is not None
        found = await self._thought(state, thought, [told.event for told in state.told()])
        await table.change(lambda now: Change(replace(now, hindsight=found), unseen=True))
        return found is not None

    async def advise(self, table: Table) -> bool:
        """Think about the hint that was asked for last, unless that is done; say whether it was."""
        state = table.state
        hint, give = state.hint, state.plugin.hint
        if hint is None or hint.known or give is None:
            return False
        ask = state.asks()[0]
        thought = partial(advice, give, derive(state.record.seed or b"", "hint", ask.id))
        found = await self._thought(state, thought, state.notebook(ask.seat).events_and_claims)
        known = Hint(ask.id, known=True, found=found)
        await table.change(lambda now: Change(replace(now, thought=known), unseen=True))
        return True

    async def _thought(self, state: TableState, thought: Thought, events: Sequence[Any]) -> Any:
        """Return what comes of thinking about a game; None where that fails."""
        try:
            return await self.thinker.think(state.record.game, thought, events)
        except Exception:
            log.exception("nothing came of thinking about a game", table=state.id)
            return None

    def find(self, guild_id: int, user_id: int, game: str, day: int | None = None) -> Table | None:
        """Return the table of a guild at which a user plays a game alone, or a day's deal of it."""
        for table in self._manager:
            state, record = table.state, table.state.record
            whose = record.guild_id, record.host_id, record.game, record.day
            if whose != (guild_id, user_id, game, day) or state.kind.gathers:
                continue
            if state.going_on:
                return table
        return None

    async def play(self, opener: Opener, wanted: Wanted, *, daily: bool = False) -> Table:
        """Return the table at which a user plays a game alone: the open one, or one dealt now.

        ``daily``: the deal that is the same for everybody today, which each user has once, on one
        server. Of who has had it, or plays it elsewhere, that table is returned. What has begun is
        returned whatever the server allows by now, as nobody is put out of a game elsewhere.

        Raise `Declined` where the server does not let this user open tables, and for who has had
        the day's try and has nothing to show for it.
        """
        today = await self._today() if daily else None
        user_id, store = opener.who.user_id, self._manager.store
        guild_id, game = wanted.guild_id, wanted.game
        async with self._manager.seating:
            table = await self._begun(guild_id, user_id, game, today)
        if table is not None:
            return table
        # Discord may be asked for this, and nobody else's seat should wait for it.
        settings = await admitted(store, guild_id, opener, game)
        async with self._manager.seating:
            if self._manager.closing:
                raise Declined("refused-shutting-down")
            now = self._manager.clock.now()
            if daily:
                # It may have passed while Discord was asked.
                today = await self._today()
            await require_may_sit(store, guild_id, user_id, now)
            table = await self._begun(guild_id, user_id, game, today)
            if table is not None:
                return table
            plugins()[game].check(wanted.choices, 1)
            # Whose press it was must not change a deal that is everybody's.
            host = replace(opener.who.seat, join_id=None) if daily else opener.who.seat
            record = replace(wanted, pace=Pace.DAILY).opened(settings, host, now)
            if today is not None:
                record = replace(record, day=today[0], secret=today[1])
            # Written once, with the cards dealt: there is never half a table.
            record, _ = await weighed(store, await ready(store, record, now))
            table_id = await store.tables.create(record)
            # Nothing is read of it: where that failed, the next command would deal a second one.
            return await self._manager.bring_back(replace(record, id=table_id), fresh=True)

    async def _begun(
        self, guild_id: int, user_id: int, game: str, today: tuple[int, bytes] | None
    ) -> Table | None:
        """Return the open table, or that of a day's try in any guild; None where there is none.

        Raise `Declined` for a try that there is nothing to show of.
        """
        table = self.find(guild_id, user_id, game, None if today is None else today[0])
        if table is not None or today is None:
            return table
        day, key = today
        store = self._manager.store
        played = await store.days.played_on(game, user_id, day)
        if played is not None:
            return await self._resumed(played, day)
        if await store.days.tried(game, user_id, day, key):
            raise _declined("refused-played-today", day)
        return None

    async def _resumed(self, table_id: int, day: int) -> Table:
        """Return the table of a day's deal, which may have been dealt without anybody's knowing.

        Raise `Declined` where it has ended without a result or waits for newer rules, `Elsewhere`
        where another process has it.
        """
        record = await self._manager.store.tables.find(table_id)
        if record is not None and not self._manager.own.has(record.guild_id):
            raise Elsewhere(record.guild_id)
        if record is not None and record.closed_at is None:
            if not self._manager.get(table_id):
                return await self._manager.bring_back(record)
            if is_ahead(record):
                raise _declined("refused-try-waits", day)
        table = await self._manager.recall(table_id)
        if table is None or table.state.match is None or table.state.record.status is Status.ENDED:
            raise _declined("refused-played-today", day)
        return table

    async def _today(self) -> tuple[int, bytes]:
        """Return today's number and key; raise `Declined` before the first day that has one."""
        now = self._manager.clock.now()
        keys, today = await self._manager.store.days.keys(now), day_of(now)
        if today < keys.first_day:
            when = f"<t:{int(ends_at(today))}:R>"
            raise Declined("refused-daily-not-yet", when=when, anchor=keys.anchor)
        return today, keys.key(today)


def _declined(key: str, day: int) -> Declined:
    """Return a refusal that says when the next deal comes."""
    return Declined(key, when=f"<t:{int(ends_at(day))}:R>")


def advice(
    give: Callable[[Sequence[Any], Dice], Any], dice: Dice, events: Sequence[Any], _: object
) -> Any:
    """Think about what to advise: the same whenever the dice are, so no time is looked at."""
    return give(events, dice)
