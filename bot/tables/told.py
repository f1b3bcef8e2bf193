"""A table that tells what has happened at it beat by beat, behind its match."""

from abc import abstractmethod
from dataclasses import replace

import structlog

from bot.clock import Clock
from bot.store.errors import StoreError
from bot.store.store import Store
from bot.tables.kept import KeptTable
from bot.tables.retry import TRY_AGAIN, Persistent
from bot.tables.telling import Mark
from bot.values.records import TableRecord

log = structlog.get_logger(__name__)


class ToldTable(KeptTable):
    """A table whose panels, questions and result follow its match at the pace of its moments."""

    def __init__(self, record: TableRecord, store: Store, clock: Clock, beat: float) -> None:
        """``beat``: seconds that each beat is felt, where the game is not one of days."""
        super().__init__(record, store)
        self._clock = clock
        self._beat = self.kind.beat(record.pace, beat)

    @abstractmethod
    async def all_told(self) -> None:
        """Begin what has waited until all was told."""

    # --- under the lock ---

    async def tell_soon(self) -> None:
        """Tell the next beat, unless one is just being felt.

        The answer that has brought it counts also while the database cannot take that.
        """
        if self.telling.pending is not None:
            return
        try:
            await self._tell_on()
        except StoreError:
            log.exception("the telling must wait for the database", table=self.id)
            self._tell_after(TRY_AGAIN)

    async def catch_up(self) -> None:
        """Tell all there is, at once."""
        self.telling.stop()
        if self.match is not None:
            self.telling.mark = Mark(len(self.match.log))
        await self.all_told()

    async def _tell_on(self) -> None:
        """Tell the next beat; where there is none, all there is.

        A beat is written before anybody is shown it, so that it is told once, whatever happens.
        """
        match = self.match
        if match is None or self.frozen:
            return
        moments = self.plugin.view.moments
        mark = self.telling.next_beat(match.log, moments) if self._beat else None
        if mark is None:
            await self.catch_up()
            return
        await self._store.tables.save(self.id, told=mark.told, beats=mark.beats)
        self._record = replace(self._record, told=mark.told, beats=mark.beats)
        self.telling.mark = mark
        self._tell_after(self._beat)

    def _tell_after(self, seconds: float) -> None:
        async def tell() -> None:
            async with self.moving():
                await self._tell_on()

        self.telling.pending = Persistent(self._clock, self._clock.now() + seconds, tell)
