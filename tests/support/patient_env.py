"""A simulated Discord that gives a busy machine its time, and costs it less."""

import asyncio
from typing import Any

from simcord._runtime import _WorkState
from simcord.env import Env

LOOKS_AGAIN = 0.02
"""Seconds after which whoever waits for another process looks whether all is done."""
MOST_STEPS = 1000
"""After so many somebody goes on for ever, and the simulated Discord says who."""


class _Callbacks(list[Any]):
    """What is to be called."""

    def remove(self, record: Any) -> None:
        """Take this one away, which is among the first."""
        for n, each in enumerate(self):
            if each is record:
                del self[n]
                record.handle = None  # It holds the record, and both all that was called.
                return


class _Work(_WorkState):
    """What is to be done; what was called is let go of, and not left to the garbage collector."""

    def __setattr__(self, name: str, value: Any) -> None:
        super().__setattr__(name, _Callbacks(value) if name == "callbacks" else value)


class PatientEnv(Env):
    """As patient at the start as later on."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self._work = _Work()

    async def _settle_internal(
        self, *, timeout: float | None = None, idle: float = 0.05, **more: Any
    ) -> None:
        # To look at what everything waits for costs more than to let it go on until it waits.
        ready: Any = getattr(asyncio.get_running_loop(), "_ready", ())
        for _ in range(MOST_STEPS):
            if not ready:
                break
            await asyncio.sleep(0)
        patience = max(timeout or 0.0, self.settle_timeout)
        await super()._settle_internal(timeout=patience, idle=max(idle, LOOKS_AGAIN), **more)
