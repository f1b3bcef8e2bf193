"""Work that holds the interpreter for long is done in processes of its own.

A process is started by the first such work, and ends with the bot, however that ends.
"""

import asyncio
import logging
import multiprocessing
import os
import signal
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing.context import BaseContext
from threading import Thread
from typing import TypeVar

log = logging.getLogger(__name__)

DRAWING = 30.0
"""Seconds that a process that draws may take for a piece of work."""
DRAWERS = min(4, max(1, (os.cpu_count() or 1) - 1))
"""So many processes draw at most: the loop has a core for itself where there are several."""
DOUBTFUL = 4.0
"""Seconds within which a process may have died of something else than its work."""
FRESH: BaseContext = multiprocessing.get_context("spawn")
"""How a process is begun: a fork would copy the event loop, and may never come up."""
KILL = getattr(signal, "SIGKILL", signal.SIGTERM)
"""What nothing withstands."""

T = TypeVar("T")


class Overdue(Exception):
    """A piece of work has taken longer than it may; the process that did it was killed."""


class Worker:
    """A process for one piece of work at a time: started by the first, and anew if it dies."""

    def __init__(self, patience: float) -> None:
        """``patience``: seconds that one piece may take."""
        self._patience = patience
        # The process is given no piece before it has done the last, so that one that kills it
        # takes no other along. A thread sees to that, whichever event loop a piece comes from.
        self._line = ThreadPoolExecutor(1)
        self._pool: ProcessPoolExecutor | None = None
        self._process = 0
        """The process that is at work, by its number; 0 while there is none."""
        self._closed = False
        self.in_hand = 0
        """Pieces that it has been given and has not done."""

    async def do(self, work: Callable[..., T], *args: object) -> T:
        """Return what a function of a module returns for arguments that can be pickled.

        Raise whatever it raises, `Overdue` where it takes too long, and `BrokenProcessPool` where
        the process dies of it twice.
        """
        self.in_hand += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(
                self._line, self._do, work, args
            )
        finally:
            self.in_hand -= 1

    def close(self) -> None:
        """Stop for good: what has not begun is dropped, and what has begun is cut off."""
        self._closed = True
        self._line.shutdown(wait=False, cancel_futures=True)
        self._kill()

    def _do(self, work: Callable[..., T], args: tuple[object, ...]) -> T:
        begun = time.perf_counter()
        try:
            return self._try(work, args)
        except BrokenProcessPool:
            if self._closed or time.perf_counter() - begun > DOUBTFUL:
                raise
            # It need not have been the work: it was killed for want of memory, maybe.
            return self._try(work, args)

    def _try(self, work: Callable[..., T], args: tuple[object, ...]) -> T:
        try:
            pool = self._pool  # Whoever closes this may take it away meanwhile.
            if pool is None:
                self._pool = pool = ProcessPoolExecutor(1, mp_context=FRESH, initializer=_begin)
                # Not before it is there does the time run.
                self._process = pool.submit(os.getpid).result()
            doing = pool.submit(work, *args)
            if not wait([doing], self._patience).done:
                raise Overdue
            return doing.result()
        except (BrokenProcessPool, Overdue) as lost:
            if not self._closed:
                overdue = isinstance(lost, Overdue)
                log.warning("a worker has %s, and is started anew", "hung" if overdue else "died")
            self._kill()
            raise

    def _kill(self) -> None:
        pool, process, self._pool, self._process = self._pool, self._process, None, 0
        if process:
            with suppress(ProcessLookupError):
                os.kill(process, KILL)
        if pool is not None:
            pool.shutdown(wait=False)


_drawers = [Worker(DRAWING) for _ in range(DRAWERS)]


async def in_worker(work: Callable[..., T], *args: object) -> T:
    """Have work done as `Worker.do`, by one of the processes that all drawings share.

    The first that is free takes it: it has kept the pieces of most pictures.
    """
    return await min(_drawers, key=lambda each: each.in_hand).do(work, *args)


def drawings_waiting() -> int:
    """Return how many pieces of work have not been done of those that `in_worker` was given."""
    return sum(each.in_hand for each in _drawers)


def _begin() -> None:
    """Let a worker end when the bot does, however that dies, and not at the keyboard's word."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_outlive_nobody, daemon=True).start()


def _outlive_nobody() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
