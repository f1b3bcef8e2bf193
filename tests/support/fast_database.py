"""What makes a real database quicker where nothing is asserted of its disk and its threads."""

import asyncio
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

import aiosqlite
import pytest

from bot.store import dialects


@contextmanager
def hurrying() -> Iterator[None]:
    """Let no commit wait for the disk: nobody cuts the power, and tests/store holds it to that."""
    fast = [each.replace("synchronous=FULL", "synchronous=OFF") for each in dialects._PRAGMAS]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(dialects, "_PRAGMAS", tuple(fast))
        yield


@contextmanager
def threadless() -> Iterator[None]:
    """Have SQLite do its work in this thread: else each connection has its own."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(aiosqlite.Connection, "__await__", _connect)
        patch.setattr(aiosqlite, "connect", partial(aiosqlite.connect, check_same_thread=False))
        yield


def _connect(driver: aiosqlite.Connection) -> Generator[Any, None, aiosqlite.Connection]:
    """Have a connection opened here, where it stays for good: its thread never begins."""
    driver._connection = driver._connector()
    driver._execute = partial(_execute, driver)  # type: ignore[method-assign]
    driver.close = partial(_close, driver)  # type: ignore[method-assign]
    yield from asyncio.sleep(0).__await__()
    return driver


async def _close(driver: aiosqlite.Connection) -> None:
    if driver._connection is not None:
        driver._connection.close()
        driver._connection = None
    await asyncio.sleep(0)


async def _execute(
    _driver: aiosqlite.Connection, work: Callable[..., Any], *given: Any, **named: Any
) -> Any:
    """Do what the connection's thread would do.

    Whoever waits for it lets others go on meanwhile, as ever. Only the many thousand changes from
    thread to thread in a game are left out, which a busy machine makes slow.
    """
    try:
        return work(*given, **named)
    finally:
        await asyncio.sleep(0)
