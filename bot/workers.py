"""Work that holds the interpreter for long is done in a process of its own.

The process is started by the first such work, and ends with the bot, however that ends.
"""

import asyncio
import logging
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from threading import Thread
from typing import TypeVar

log = logging.getLogger(__name__)

T = TypeVar("T")


class Worker:
    """A process for one piece of work at a time: started by the first, and anew if it dies."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    async def do(self, work: Callable[..., T], *args: object) -> T:
        """Return what a function of a module returns for arguments that can be pickled.

        Raise whatever it raises, and `BrokenProcessPool` where the process dies of it twice.
        """
        pool = self._started()
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, work, *args)
        except BrokenProcessPool:
            # It was killed, for want of memory maybe, and all that waited for it with it.
            log.warning("a worker has died, and is started anew")
            if self._pool is pool:
                self.close()
            return await asyncio.get_running_loop().run_in_executor(self._started(), work, *args)

    def close(self) -> None:
        """Stop the process; what it has not begun is dropped."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # Spawned: a fork would copy the event loop, and may never come up.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, mp_context=context, initializer=_end_with_the_bot)
        return self._pool


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
