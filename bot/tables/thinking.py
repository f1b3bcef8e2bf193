"""Thinking that takes long is done by a process of its own, so that nobody waits for it.

A worker imports this module and the function that it is given, and little else.
"""

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from bot.workers import Worker

Thought: TypeAlias = Callable[[Sequence[Any], Callable[[], bool]], Any]
"""(events, in_time): what comes of thinking about them; ``in_time`` says whether to go on."""

SECONDS = 1.0
"""Seconds of a processor that a worker may take for a thought."""
PATIENCE = 60.0
"""Seconds after which nobody wants to know any more."""


class Thinker:
    """One worker, started when it is wanted first."""

    def __init__(self) -> None:
        self._worker = Worker()
        self._thoughts: set[asyncio.Future[Any]] = set()

    async def think(self, thought: Thought, events: Sequence[Any]) -> Any:
        """Return what a module's function makes of events.

        Raise `TimeoutError` where no worker comes to it, or whatever the function raises.
        """
        work = asyncio.ensure_future(self._worker.do(in_time, thought, list(events)))
        self._thoughts.add(work)
        work.add_done_callback(self._thoughts.discard)
        return await asyncio.wait_for(work, PATIENCE)

    async def idle(self) -> None:
        """Wait until nothing is thought about."""
        if self._thoughts:
            await asyncio.wait(self._thoughts)

    def close(self) -> None:
        """Stop the worker; what it has not begun to think about is dropped."""
        self._worker.close()


def in_time(thought: Thought, events: Sequence[Any]) -> Any:
    """Think, as a worker does."""
    until = time.process_time() + SECONDS
    return thought(events, lambda: time.process_time() < until)
