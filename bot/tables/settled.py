"""A table whose result is written once, as soon as the database can take it."""

from collections.abc import Sequence
from dataclasses import replace

import structlog

from bot.clock import Alarm, Clock
from bot.store.errors import StoreError
from bot.store.store import Store
from bot.tables.medals import Earned, newly_earned, with_feats
from bot.tables.observer import Observer
from bot.tables.projections import settlement
from bot.tables.retry import TRY_AGAIN, Persistent
from bot.tables.told import ToldTable
from bot.values.records import TableRecord
from bot.values.tables import Status

log = structlog.get_logger(__name__)


class SettledTable(ToldTable):
    """A table that moves crowns when its game has a result."""

    def __init__(
        self,
        record: TableRecord,
        store: Store,
        clock: Clock,
        beat: float,
        observers: Sequence[Observer],
    ) -> None:
        """``beat``: as for `ToldTable`."""
        super().__init__(record, store, clock, beat)
        self._moved: tuple[int, ...] | None = None
        """Crowns that the settlement has moved, by seat."""
        self._medals: Earned | None = None
        """Who has earned which by this game; None as long as it is not settled."""
        self._settling: Alarm | None = None
        """When it is tried again to write the result, which the database could not take."""
        self._observers = observers

    def settle_no_more(self) -> None:
        """Try no more to write the result."""
        if self._settling is not None:
            self._settling.cancel()

    # --- under the lock ---

    async def settle_soon(self) -> None:
        """Settle when there is a result: now, or as soon as the database can take it.

        The answer that has brought it counts either way, so nobody is told of the trouble.
        """
        try:
            await self._settle()
        except StoreError:
            log.exception("a result must wait for the database", table=self.id)
            if self._settling is None:
                again = self._clock.now() + TRY_AGAIN
                self._settling = Persistent(self._clock, again, self._settle_late)

    async def _settle_late(self) -> None:
        async with self.moving():
            await self._settle()

    async def _settle(self) -> None:
        """Write the result, once, and note when there is nothing more to ask."""
        record, match, now = self.record, self.match, self._clock.now()
        if match is None or match.outcome is None:
            return
        outcome = with_feats(match.outcome, self.plugin, match.log)
        if record.status is Status.PLAYING:
            settled = await self._store.crowns.settle(settlement(record, outcome, now))
            # None: it was written before, unnoticed.
            self._moved = settled.net if settled is not None else None
            if settled is None or settled.ended is not None:
                for observer in self._observers:
                    observer.season_ended()
            self._record = replace(record, status=Status.SETTLED, settled_at=now)
        if self._moved is None:
            results = await self._store.crowns.results(self.id)
            self._moved = tuple(seat.net for seat in results) or None
        if self._medals is None:
            self._medals = await newly_earned(self._store, self.plugin, self.record, outcome)
        if match.over and record.closed_at is None:
            # Written by `put_away` when the result is on display, so that a bot that stops before
            # that shows it when it starts again.
            self._record = replace(self.record, closed_at=now)
