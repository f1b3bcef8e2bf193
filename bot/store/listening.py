"""Hearing at once what another process has written for this one: PostgreSQL's LISTEN."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from importlib import import_module
from typing import Any

import structlog

from bot.clock import Clock
from bot.store.dialects import driver_arguments
from bot.store.handovers import CHANNEL
from bot.tracebacks import why

log = structlog.get_logger(__name__)

AGAIN = 2.0
"""Seconds after which it is tried again to listen."""
STILL_THERE = 30.0
"""Seconds between two looks whether the connection is there: one that is cut says nothing."""


Heard = Callable[[int, int | None], object]
"""Is told each row that is written for a process: its number and its shard; number 0 when there may
be some that it was not told of."""


@asynccontextmanager
async def listening(url: str, clock: Clock, heard: Heard) -> AsyncIterator[None]:
    """Listen meanwhile, on a connection of its own, whatever happens to it.

    LISTEN is a session's: a pooler in front of the server has to leave it a session.
    """
    arguments = driver_arguments(url) | {"timeout": STILL_THERE}
    task = asyncio.create_task(_listen(arguments, clock, heard))
    try:
        yield
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


async def _listen(arguments: dict[str, Any], clock: Clock, heard: Heard) -> None:
    asyncpg = import_module("asyncpg")  # Only who has PostgreSQL has it.
    trouble_of = OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError
    while True:
        try:
            connection = await asyncpg.connect(**arguments)
            try:
                await _hear(connection, heard)
            finally:
                with suppress(Exception):
                    await connection.close(timeout=1)
        except trouble_of as trouble:
            log.warning("nothing is heard from other processes", why=why(trouble))
        except Exception:
            log.exception("nothing is heard from other processes")
        await clock.sleep(AGAIN)


async def _hear(connection: Any, heard: Heard) -> None:
    """Listen until the connection is gone."""

    def notified(_connection: object, _process: int, _channel: str, payload: str) -> None:
        number, _, shard = payload.partition(" ")
        if number.isdecimal() and (not shard or shard.isdecimal()):
            heard(int(number), int(shard) if shard else None)

    gone = asyncio.Event()
    connection.add_termination_listener(lambda _: gone.set())
    await connection.add_listener(CHANNEL, notified)
    # What was written before is found by looking, and by nothing else.
    heard(0, None)
    while not gone.is_set():
        try:
            async with asyncio.timeout(STILL_THERE):
                await gone.wait()
        except TimeoutError:
            await connection.fetchval("SELECT 1", timeout=STILL_THERE)
