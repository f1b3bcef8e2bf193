"""Work that holds the interpreter for long is done in a process of its own.

The process is started by the first such work, and ends with the bot, however that ends.
"""

import asyncio
import multiprocessing
import os
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from multiprocessing.connection import wait
from typing import TypeVar

T = TypeVar("T")


async def in_worker(work: Callable[..., T], *args: object) -> T:
    """Return what a function of a module returns for arguments that can be pickled."""
    return await asyncio.get_running_loop().run_in_executor(_pool(), work, *args)


@cache
def _pool() -> ProcessPoolExecutor:
    # Started anew: a fork of a process with threads may never come up.
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(1, mp_context=context, initializer=_end_with_the_bot)


def _end_with_the_bot() -> None:
    """Watch the process that started this one: one that is killed tells its workers nothing."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def watch() -> None:
        wait([parent.sentinel])
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
