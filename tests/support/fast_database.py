"""What makes a real database quicker where nothing is asserted of its disk and its threads."""

from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from typing import Any

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
    """Have SQLite do its work in this thread: else who writes and who reads have their own."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(dialects, "ThreadPoolExecutor", _InTurn)
        yield


class _InTurn:
    """Where work would be done by other threads: the event loop's own thread does it.

    Whoever waits for it lets others go on meanwhile, as ever. Only the many thousand changes from
    thread to thread in a game are left out, which a busy machine makes slow.
    """

    def __init__(self, _threads: int) -> None:
        """Take what the real ones take."""

    def submit(self, work: Callable[[], Any]) -> Future[Any]:
        """Do it."""
        done: Future[Any] = Future()
        try:
            done.set_result(work())
        except Exception as trouble:
            done.set_exception(trouble)
        return done

    def shutdown(self) -> None:
        """Do nothing more."""
