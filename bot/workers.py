"""Work that holds the interpreter for long is done in a process of its own.

The process is started by the first such work, and ends with the bot, however that ends.
"""

import asyncio
import logging
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from threading import Thread
from typing import TypeVar

log = logging.getLogger(__name__)

T = TypeVar("T")


class Worker:
    """A process for one piece of work at a time: started by the first, and anew if it dies."""

    def __init__(self) -> None:
        # The process is given no piece before it has done the last, so that one that kills it
        # takes no other along. A thread sees to that, whichever event loop a piece comes from.
        self._line = ThreadPoolExecutor(1)
        self._pool: ProcessPoolExecutor | None = None

    async def do(self, work: Callable[..., T], *args: object) -> T:
        """Return what a function of a module returns for arguments that can be pickled.

        Raise whatever it raises, and `BrokenProcessPool` where the process dies of it twice.
        """
        return await asyncio.get_running_loop().run_in_executor(self._line, self._do, work, args)

    def close(self) -> None:
        """Stop for good; what has not begun is dropped."""
        self._line.shutdown(wait=False, cancel_futures=True)
        if self._pool is not None:
            self._pool.shutdown(wait=False)

    def _do(self, work: Callable[..., T], args: tuple[object, ...]) -> T:
        try:
            return self._try(work, args)
        except BrokenProcessPool:
            # It need not have been the work: it was killed for want of memory, maybe.
            return self._try(work, args)

    def _try(self, work: Callable[..., T], args: tuple[object, ...]) -> T:
        if self._pool is None:
            # Spawned: a fork would copy the event loop, and may never come up.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, mp_context=context, initializer=_end_with_the_bot)
        try:
            return self._pool.submit(work, *args).result()
        except BrokenProcessPool:
            log.warning("a worker has died, and is started anew")
            self._pool = None
            raise


_drawer = Worker()


async def in_worker(work: Callable[..., T], *args: object) -> T:
    """Have work done as `Worker.do`, by the one process that all drawings share."""
    return await _drawer.do(work, *args)


def _end_with_the_bot() -> None:
    """Let a worker end when the bot does, however that dies, and not at the keyboard's word."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_outlive_nobody, daemon=True).start()


def _outlive_nobody() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
