"""What makes a real database quicker where nothing is asserted of its disk and its threads."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

import aiosqlite.core
import pytest

from bot.store import dialects

WAITED_FOR = ("execute", "executemany", "commit")
"""What others are let go on at; the rest is making a cursor, and reading what it has found."""


@contextmanager
def hurrying() -> Iterator[None]:
    """Let no commit wait for the disk: nobody cuts the power, and tests/store holds it to that."""
    fast = [each.replace("synchronous=FULL", "synchronous=OFF") for each in dialects._PRAGMAS]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(dialects, "_PRAGMAS", tuple(fast))
        yield


@contextmanager
def threadless() -> Iterator[None]:
    """Have SQLite do its work in this thread: else each connection has one of its own."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(aiosqlite.core, "SimpleQueue", _InTurn)
        patch.setattr(aiosqlite.core, "Thread", _NoThread)
        yield


class _InTurn:
    """Where a connection's thread would find its work: the event loop's own thread does it.

    Whoever waits for a statement or a commit lets others go on meanwhile, as ever. Only the many
    thousand changes from thread to thread in a game are left out, which a busy machine makes slow.
    """

    def put_nowait(self, work: tuple[asyncio.Future[Any] | None, Callable[[], Any]]) -> None:
        """Do it."""
        future, function = work
        try:
            result = function()
        except Exception as trouble:
            if future is not None:
                future.set_exception(trouble)
            return
        if future is None:
            return
        if isinstance(function, partial) and function.func.__name__ in WAITED_FOR:
            future.get_loop().call_soon(_set, future, result)
        else:
            future.set_result(result)


def _set(future: asyncio.Future[Any], result: object) -> None:
    if not future.done():
        future.set_result(result)


class _NoThread:
    """The thread that is not wanted then."""

    daemon = True

    def __init__(self, **_: object) -> None:
        """Take what a thread takes."""

    def start(self) -> None:
        """Do nothing."""
