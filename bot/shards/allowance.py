"""This process's part of the requests that Discord takes from a bot in a second.

Discord takes fifty of a bot, however many processes it is; answers to what people press are not
among them: https://docs.discord.com/developers/topics/rate-limits#global-rate-limit. A bot of one
process is held back by nobody: discord.py waits where Discord says so.
"""

import asyncio

import aiohttp
import discord

from bot.clock import Clock
from bot.values.shards import OwnShards

A_SECOND = 45.0
"""Requests a second of all processes together: a few below Discord's limit, for no two machines
agree when a second begins."""


class Allowance:
    """Has requests wait, so that the bot's processes together are within Discord's limit.

    They go one after the other, evenly, as fast as the number of processes lets them just then.
    """

    def __init__(self, own: OwnShards, clock: Clock) -> None:
        self._own = own
        self._clock = clock
        self._in_turn = asyncio.Lock()
        self._last = 0.0
        """When the last request went."""
        self._pause: asyncio.Future[None] | None = None
        """The wait of the one whose turn is next."""
        self._stopped = False

    def hold_back(self, http: discord.http.HTTPClient) -> None:
        """Have the requests wait that discord.py is about to send; not logged in yet."""
        http.http_trace = http.http_trace or aiohttp.TraceConfig()
        http.http_trace.on_request_start.append(self._hold)

    async def wait(self) -> None:
        """Wait for a request's turn."""
        if self._own.processes == 1:
            return
        async with self._in_turn:
            wait = self._last + self._own.processes / A_SECOND - self._clock.now()
            if self._own.processes > 1 and wait > 0 and not self._stopped:
                self._pause = asyncio.ensure_future(self._clock.sleep(wait))
                try:
                    await asyncio.wait({self._pause})
                finally:
                    self._pause.cancel()
            self._last = self._clock.now()

    def stop(self) -> None:
        """Hold nothing back any more: a bot that stops has but a few seconds."""
        self._stopped = True
        if self._pause is not None:
            self._pause.cancel()

    async def _hold(self, _: object, __: object, request: aiohttp.TraceRequestStartParams) -> None:
        # Only what has the bot's token with it is counted as the bot's. An interaction is answered,
        # and its answer is changed, by the interaction's own token; so nobody waits for that here.
        if "Authorization" in request.headers:
            await self.wait()
