"""What makes a real database quicker where nothing is asserted of its disk and its threads."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from sqlalchemy import Connection

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
    """Have SQLite do its work in this thread: else who writes and who reads have their own."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(dialects.Embedded, "run", _run)
        yield


async def _run(
    database: dialects.Embedded, work: Callable[[Connection], Any], *, writes: bool
) -> Any:
    """Do what another thread would do.

    Whoever waits for it lets others go on meanwhile, as ever. Only the many thousand changes from
    thread to thread in a game are left out, which a busy machine makes slow.
    """
    try:
        return (database._write if writes else database._read)(work)
    finally:
        await asyncio.sleep(0)
