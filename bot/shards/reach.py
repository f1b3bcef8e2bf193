"""Whether a process reaches Discord: by its shards' sessions, and by what its requests come to."""

import asyncio

import aiohttp
import discord
import structlog
from discord.gateway import DiscordWebSocket

from bot.clock import Clock

log = structlog.get_logger(__name__)

UNWELL_AFTER = 30.0
"""Seconds without a session after which a shard is better off with another process."""
TRY_EVERY = 5.0
"""Seconds between two tries of a process without sessions to reach Discord again."""
REACHED_WITHIN = 10.0
"""Seconds that one of them takes at most."""


class Reach:
    """Notes what Discord answers; once out of reach, asks again and again until it does."""

    def __init__(self, client: discord.Client, clock: Clock, trace: aiohttp.TraceConfig) -> None:
        """``trace`` is of all the client's requests; a client that is closed asks no more."""
        self._client = client
        self._clock = clock
        trace.on_request_end.append(self._answered)
        trace.on_request_exception.append(self._not_answered)
        self._lost_at: dict[int, float] = {}
        """Since when a shard has no session, and nothing but Discord to wait for."""
        self._refused_at: float | None = None
        """When the first request failed since Discord's API has answered one; None for none."""
        self._refused_for = 0.0
        """Seconds from that to the last that failed: of a process at rest one may fail, and the
        next come minutes later."""
        self._unreached = False
        """Whether Discord was out of reach for long, and has not answered since."""

    def has(self, number: int) -> bool:
        """Say whether a shard has not lost its session, as far as is known."""
        return number not in self._lost_at

    def lose(self, number: int) -> None:
        """Note that a shard has no session, if that is not known."""
        self._lost_at.setdefault(number, self._clock.now())

    def forget(self, number: int) -> None:
        """Wait for nothing of a shard: it is not begun, or another process's."""
        self._lost_at.pop(number, None)

    def found(self, number: int) -> None:
        """Note that a shard has a session, so Discord answers."""
        self.forget(number)
        self._reached()

    @property
    def well(self) -> bool:
        """Whether some request is answered, and every shard has a session, or has lost it lately.

        Who is not well has no shards soon, and is well again once Discord answers it.
        """
        now = self._clock.now()
        silent_for = (self._refused_for, *(now - since for since in self._lost_at.values()))
        lost = max(silent_for) >= UNWELL_AFTER
        if lost and not self._unreached:
            self._unreached = True
            log.warning("Discord is out of reach; other processes that reach it have the shards")
            self._clock.at(now + TRY_EVERY, self._try_again)
        return not lost and not self._unreached

    async def _try_again(self) -> None:
        """See whether Discord's gateway and its API answer; nothing is begun there."""
        if not self._unreached or self._client.is_closed():
            return
        url = str(DiscordWebSocket.DEFAULT_GATEWAY)
        try:
            async with asyncio.timeout(REACHED_WITHIN):
                await self._client.http.get_bot_gateway()
                socket = await self._client.http.ws_connect(url)
                try:
                    await socket.receive()  # It says hello.
                finally:
                    await socket.close()
        except (OSError, aiohttp.ClientError, discord.DiscordException):
            self._clock.at(self._clock.now() + TRY_EVERY, self._try_again)
        else:
            self._reached()

    async def _answered(self, *_: object) -> None:
        self._refused_at, self._refused_for = None, 0.0

    async def _not_answered(
        self, _session: object, _context: object, params: aiohttp.TraceRequestExceptionParams
    ) -> None:
        # Whoever asked waits no longer, which says nothing of Discord.
        if isinstance(params.exception, asyncio.CancelledError):
            return
        now = self._clock.now()
        if self._refused_at is None:
            self._refused_at = now
        self._refused_for = now - self._refused_at

    def _reached(self) -> None:
        if self._unreached and self._refused_at is None:
            self._unreached = False
            log.info("Discord can be reached again")
