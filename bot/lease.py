"""The right to write to a database: one bot has it, and the next one waits for it."""

import asyncio
import os
import platform
import secrets
from collections.abc import Callable

import structlog

from bot.clock import Alarm, Clock
from bot.store.errors import LeaseLost, StoreError
from bot.store.leases import Lease
from bot.store.store import Store
from bot.tables.retry import Persistent

log = structlog.get_logger(__name__)

RENEW_EVERY = 4.0
"""Seconds between two signs that the bot is there."""
GONE_AFTER = 10.0
"""Seconds without one after which the next bot thinks it gone."""
LOOK_EVERY = 1.0
"""Seconds after which a bot that waits looks again."""


class LeaseKeeper:
    """Opens a database when no other bot uses it, and says so for as long as this one does.

    How long another has not been heard of is measured by this bot's clock alone, so the clocks of
    two machines need not agree.
    """

    def __init__(self, clock: Clock) -> None:
        self.name = f"{platform.node()} {os.getpid()} {secrets.token_hex(8)}"
        """Whose lease it is; no two bots have the same, wherever they run."""
        self.lost = False
        """Whether another bot has taken over."""
        self._clock = clock
        self._store: Store
        self._alarm: Alarm | None = None
        self._when_lost: Callable[[], object] = lambda: None

    async def open(self, url: str) -> Store:
        """Open a database once its lease is had, and migrate it only then."""
        self._store = await Store.open(url, self._take)
        return self._store

    def keep(self, when_lost: Callable[[], object]) -> None:
        """Renew the lease until it is given back; call ``when_lost`` if another takes it."""
        self._when_lost = when_lost
        self._alarm = Persistent(self._clock, self._clock.now() + RENEW_EVERY, self._renew)

    async def give_back(self) -> None:
        """Let the next bot have the lease at once; from now on this one writes nothing."""
        if self._alarm is not None:
            self._alarm.cancel()
        if self.lost or self._store.database.damage is not None:
            return
        try:
            await self._store.leases.give_back()
        except StoreError:
            log.warning("the lease was not given back; the next bot has to wait", exc_info=True)

    async def _take(self, store: Store) -> None:
        """Wait until nobody else has the lease, and take it; but where there is none yet.

        Raise `Damaged` as soon as the database is found to be.
        """
        seen, heard = await store.leases.current(), self._clock.now()
        if seen is None or seen.holder == self.name or await self._taken(store, seen, heard):
            return
        log.warning("another bot uses this database; waiting until it leaves")
        had = asyncio.Event()
        # It would be looked again and again, and nothing of it relied on.
        store.database.when_damaged = had.set

        async def look() -> None:
            nonlocal seen, heard
            before, seen = seen, await store.leases.current()
            if seen != before:
                heard = self._clock.now()
            if seen is not None and await self._taken(store, seen, heard):
                log.warning("the other bot is gone; this one goes on")
                had.set()
            else:
                self._alarm = Persistent(self._clock, self._clock.now() + LOOK_EVERY, look)

        self._alarm = Persistent(self._clock, self._clock.now() + LOOK_EVERY, look)
        try:
            await had.wait()
        finally:
            self._alarm.cancel()
        if store.database.damage is not None:
            raise store.database.damage

    async def _taken(self, store: Store, seen: Lease, heard: float) -> bool:
        """Take the lease if nobody has it, or whoever does was not heard of for long."""
        gone = self._clock.now() - heard >= GONE_AFTER
        return (seen.holder is None or gone) and await store.leases.take(self.name, seen)

    async def _renew(self) -> None:
        try:
            await self._store.leases.renew()
        except LeaseLost:
            log.error("another bot has taken over; this one leaves the database alone")
            self.lost = True
            self._when_lost()
        else:
            self.keep(self._when_lost)
