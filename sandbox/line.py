"""How long things are under way between the bot and the sandbox."""

from __future__ import annotations

import asyncio
import random

from sandbox.clock import Clock

AT_ONCE = (0.0, 0.0)


class Line:
    """The seconds, at least and at most, that requests, answers and events take; none by default.

    Requests that are under way at once are applied in the order in which they arrive, which is not
    that of their sending; an event may come before the answer to what caused it, or long after.
    The events of one session keep their order, as they are numbered.
    """

    def __init__(self, clock: Clock, seed: int = 0) -> None:
        self._clock = clock
        self._chance = random.Random(seed)
        self.request = AT_ONCE
        self.answer = AT_ONCE
        self.event = AT_ONCE

    def arrival(self, after: float) -> float:
        """The moment at which an event arrives that is sent now, and not before the one before."""
        return max(after, self._clock.now() + self._chance.uniform(*self.event))

    async def carry_request(self) -> None:
        """Let a request travel."""
        await self.until(self._clock.now() + self._chance.uniform(*self.request))

    async def carry_answer(self) -> None:
        """Let an answer travel."""
        await self.until(self._clock.now() + self._chance.uniform(*self.answer))

    async def until(self, moment: float) -> None:
        """Wait for a moment of the sandbox's clock."""
        delay = moment - self._clock.now()
        if delay <= 0:
            return
        arrived = asyncio.Event()
        timer = self._clock.call_later(delay, arrived.set)
        try:
            await arrived.wait()
        finally:
            timer.cancel()
