"""A simulated Discord that gives a busy machine its time."""

from typing import Any

from simcord.env import Env

PATIENCE = 60.0
"""Seconds until what the bot does is given up."""


class PatientEnv(Env):
    """As patient at the start as later on."""

    async def _settle_internal(self, *, timeout: float | None = None, **more: Any) -> None:
        await super()._settle_internal(timeout=max(timeout or 0.0, self.settle_timeout), **more)
