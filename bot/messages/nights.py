"""Past games shown again: each is made in a process of its own, which ends with it."""

import asyncio
import os
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, TypeAlias, TypeVar

from bot.messages.avatars import Avatars
from bot.panels.panel import Moving
from bot.replay.animation import animation
from bot.replay.night import Night
from bot.replay.page import page
from bot.store.store import Store
from bot.tables.settlement import earned_by, zone_of
from bot.tables.state import TableState
from bot.values.errors import Declined
from bot.workers import Worker

SECONDS = 120.0
"""That one may take on a busy machine; most take five."""
IN_LINE = 6
"""So many are made or wait at most: one at a time, for live tables come first."""
KEPT = 8
"""Of those that were made last, so that the same is made once: half a megabyte each."""
AVATARS_WITHIN = 1.0
"""Seconds to wait for what players look like."""
GENTLY = 10
"""By how much the process gives way to all others."""

T = TypeVar("T")
Key: TypeAlias = tuple[Any, ...]


class Nights:
    """Makes pages and moving pictures of tables that are over, each once."""

    def __init__(self, store: Store, avatars: Avatars, *, drawn: bool) -> None:
        """``drawn``: whether there are to be any pictures. A page has them in any case."""
        self.drawn = drawn
        self._store = store
        self._avatars = avatars
        self._turn = asyncio.Lock()
        self._made: OrderedDict[Key, asyncio.Future[Any]] = OrderedDict()
        self._worker: Worker | None = None
        self._closed = False

    def close(self) -> None:
        """Make nothing any more, and cut off what is being made."""
        self._closed = True
        if self._worker is not None:
            self._worker.close()

    async def page(self, state: TableState, locale: str) -> bytes:
        """Return a table's game as an HTML file; raise as `animation`."""
        return await self._once(page, state, locale)

    async def animation(self, state: TableState, locale: str) -> Moving:
        """Return a table's game as a moving picture.

        Raise `Declined` where too many wait, `Overdue` where it takes too long, or whatever is
        wrong with it.
        """
        return await self._once(animation, state, locale)

    async def _once(self, make: Callable[[Night, str], T], state: TableState, locale: str) -> T:
        names = tuple([seat.name for seat in state.record.seats])  # Who was erased has another.
        key = (make, state.id, locale, names, state.progress.answers)
        if key not in self._made:
            if sum(not made.done() for made in self._made.values()) >= IN_LINE:
                raise Declined("refused-again-busy")
            self._made[key] = asyncio.ensure_future(self._make(make, state, locale))
        made = self._made[key]
        self._made.move_to_end(key)
        try:
            done: T = await asyncio.shield(made)
        except Exception:
            self._made.pop(key, None)
            raise
        for old in list(self._made)[:-KEPT]:
            if self._made[old].done():
                del self._made[old]
        return done

    async def _make(self, make: Callable[[Night, str], T], state: TableState, locale: str) -> T:
        async with self._turn:
            night = await self._night(state)
            if self._closed:
                raise Declined("refused-shutting-down")
            self._worker = worker = Worker(SECONDS)
            try:
                return await worker.do(gently, make, night, locale)
            finally:
                worker.close()

    async def _night(self, state: TableState) -> Night:
        record = state.record
        users = [seat.user_id for seat in record.seats if seat.user_id is not None]
        await self._avatars.fetch(users, within=AVATARS_WITHIN)
        results = await self._store.crowns.results(record.id)
        return Night(
            record=record,
            answers=tuple(await self._store.journal.answers(record.id)),
            moved=tuple(seat.net for seat in results) or None,
            medals=await earned_by(self._store, state),
            avatars=self._avatars.of(users),
            verify=state.settings.verify,
            zone=await zone_of(self._store, record),
        )


def gently(make: Callable[[Night, str], T], night: Night, locale: str) -> T:
    """Make it, as a worker does: after all that somebody waits for in a game."""
    if hasattr(os, "nice"):
        os.nice(GENTLY)
    return make(night, locale)
