"""Thinking that takes long is done by a process of its own, so that nobody waits for it.

A worker imports this module and the function that it is given, and little else.
"""

import asyncio
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeAlias

import structlog

from bot.plugins.time_limits import Overran, watched, within
from bot.workers import Overdue, Worker

log = structlog.get_logger(__name__)

Thought: TypeAlias = Callable[[Sequence[Any], Callable[[], bool]], Any]
"""(events, in_time): what comes of thinking about them; ``in_time`` says whether to go on."""

SECONDS = 1.0
"""Seconds of a processor that a worker may take for a thought."""
TICKS: int = 60
"""The same for what takes no heed of that, in ticks: three seconds."""
PATIENCE = 60.0
"""Seconds after which nobody wants to know any more, and a worker is killed."""
GIVEN_UP = 3
"""Thoughts of a game, one after the other, that were too long: then it is asked for none."""


class Thinker:
    """One worker, started when it is wanted first, which all games share by turns."""

    def __init__(self) -> None:
        self.worker = Worker(PATIENCE)
        self._closed = False
        self._turns: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        """Of each game only one thought at a time stands in line, however many it wants."""
        self._overdue: Counter[str] = Counter()
        self.slow: set[str] = set()
        """Games whose computers think for too long to be waited for."""

    async def think(self, game: str, thought: Thought, events: Sequence[Any]) -> Any:
        """Return what a module's function makes of events, or whatever else can be called so.

        Raise `Overran` where it takes too long, `TimeoutError` where no worker comes to it, or
        whatever the function, or `Worker.do`, raises.
        """
        return await asyncio.wait_for(self._in_turn(game, thought, list(events)), PATIENCE)

    async def _in_turn(self, game: str, thought: Thought, events: Sequence[Any]) -> Any:
        async with self._turns[game]:
            if self._overdue[game] >= GIVEN_UP:
                raise Overran
            try:
                made = await self.worker.do(in_time, thought, events)
            except Exception as lost:
                if self._closed:
                    # It was cut off, which says nothing of it: the next bot asks again.
                    raise asyncio.CancelledError from lost
                if isinstance(lost, Overran | Overdue | BrokenProcessPool):
                    self._overdue[game] += 1
                    if self._overdue[game] == GIVEN_UP:
                        log.error("a game's computers are asked no more", game=game)
                raise
            self._overdue[game] = 0
            return made

    def close(self) -> None:
        """Stop the worker, and whatever is thought about: who waits for it is cancelled."""
        self._closed = True
        self.worker.close()


def in_time(thought: Thought, events: Sequence[Any]) -> Any:
    """Think, as a worker does."""
    until = time.process_time() + SECONDS
    with watched(None):
        return within(TICKS, thought, events, lambda: time.process_time() < until)
