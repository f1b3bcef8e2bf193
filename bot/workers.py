"""Work that holds the interpreter for long is done in a process of its own.

The process is started by the first such work, and ends with the bot, however that ends.
"""

import asyncio
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from threading import Thread
from typing import TypeVar

T = TypeVar("T")


def new_worker() -> ProcessPoolExecutor:
    """Return a process for one piece of work at a time; it is started when there is some."""
    # Started anew: a fork would copy the event loop, and may never come up.
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(1, mp_context=context, initializer=_end_with_the_bot)


async def in_worker(work: Callable[..., T], *args: object) -> T:
    """Return what a function of a module returns for arguments that can be pickled."""
    return await asyncio.get_running_loop().run_in_executor(_pool(), work, *args)


@cache
def _pool() -> ProcessPoolExecutor:
    return new_worker()


def _end_with_the_bot() -> None:
    """Let a worker end when the bot does, however that dies, and not at the keyboard's word."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_outlive_nobody, daemon=True).start()


def _outlive_nobody() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
