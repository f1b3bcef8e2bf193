"""Hearing at once what another process has written for this one: PostgreSQL's LISTEN."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from typing import Any

import structlog
from sqlalchemy import make_url

from bot.clock import Clock
from bot.store.handovers import CHANNEL
from bot.tracebacks import why

log = structlog.get_logger(__name__)

AGAIN = 2.0
"""Seconds after which it is tried again to listen."""
STILL_THERE = 30.0
"""Seconds between two looks whether the connection is there: one that is cut says nothing."""


class Listener:
    """A connection of its own that listens; while there is none, nobody is told anything.

    LISTEN is a session's: a pooler in front of the server has to leave it a session.
    """

    def __init__(self, url: str, clock: Clock, heard: Callable[[int, int | None], object]) -> None:
        """``heard`` is told each row that is written for a process: its number and its shard.

        It is told number 0 when there may be some that it was not told of.
        """
        self._dsn = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
        self._clock = clock
        self._heard = heard
        self.listens = asyncio.Event()
        """Set while something that is written would be heard of."""
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Listen from now on, whatever happens to the connection."""
        self._task = asyncio.create_task(self._listen())

    async def close(self) -> None:
        """Listen no more."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _listen(self) -> None:
        asyncpg = import_module("asyncpg")  # Only who has PostgreSQL has it.
        trouble_of = OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError
        while True:
            try:
                connection = await asyncpg.connect(self._dsn, timeout=STILL_THERE)
                try:
                    await self._hear(connection)
                finally:
                    self.listens.clear()
                    with suppress(Exception):
                        await connection.close(timeout=1)
            except trouble_of as trouble:
                log.warning("nothing is heard from other processes", why=why(trouble))
            except Exception:
                log.exception("nothing is heard from other processes")
            await self._clock.sleep(AGAIN)

    async def _hear(self, connection: Any) -> None:
        """Listen until the connection is gone."""

        def notified(_connection: object, _process: int, _channel: str, payload: str) -> None:
            number, _, shard = payload.partition(" ")
            if number.isdecimal() and (not shard or shard.isdecimal()):
                self._heard(int(number), int(shard) if shard else None)

        gone = asyncio.Event()
        connection.add_termination_listener(lambda _: gone.set())
        await connection.add_listener(CHANNEL, notified)
        self.listens.set()
        # What was written before is found by looking, and by nothing else.
        self._heard(0, None)
        while not gone.is_set():
            try:
                async with asyncio.timeout(STILL_THERE):
                    await gone.wait()
            except TimeoutError:
                await connection.fetchval("SELECT 1", timeout=STILL_THERE)
