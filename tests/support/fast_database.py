"""What makes a real database quicker where nothing is asserted of its disk and its threads."""

import asyncio
from collections.abc import Callable, Iterator
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
        patch.setattr(aiosqlite.Connection, "_execute", _execute)
        patch.setattr(aiosqlite, "connect", partial(aiosqlite.connect, check_same_thread=False))
        yield


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
