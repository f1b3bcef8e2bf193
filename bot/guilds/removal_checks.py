"""Guilds that the bot may have been removed from: Discord is asked before anything ends there."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable

import structlog

from bot.clock import Alarm, Clock
from bot.messages.client import MessageClient, NotAllowedError, TryLaterError
from bot.store.errors import StoreError
from bot.tracebacks import why

log = structlog.get_logger(__name__)

ASK_AGAIN = 600.0
"""Seconds after which Discord is asked again about a guild that it has said nothing certain of."""
SURE_FOR = 60.0
"""Seconds for which an answer holds that the bot is not in a guild."""
ANSWERED_WITHIN = 10.0
"""Seconds after which the next guild is asked about, if Discord does not answer at all."""
PATIENCE = 1.0
"""Seconds that a command waits for such an answer: Discord gives it three in all."""


class RemovalChecks:
    """Asks Discord about guilds of which something says that the bot has been removed.

    What the gateway says is no proof. A session that is lost tells nothing; and when there was an
    outage, guilds were said to be gone where the bot still was, without the word `unavailable`:
    https://github.com/discordjs/discord.js/pull/5367, https://github.com/nextcord/nextcord/issues/173.
    Nor is the answer alone (https://github.com/discord/discord-api-docs/issues/8445): only guilds
    that the gateway does not speak of are asked about, and both have to say the same.
    """

    def __init__(
        self,
        messages: MessageClient,
        clock: Clock,
        *,
        has: Callable[[int], bool],
        lost: Callable[[int], Awaitable[None]],
    ) -> None:
        """``has`` says whether the gateway speaks of a guild; ``lost`` is told of each that is."""
        self._messages = messages
        self._clock = clock
        self._has = has
        self._lost = lost
        self._open: dict[int, None] = {}
        """In the order in which Discord is asked about them."""
        self._asking = asyncio.Lock()
        self._again: Alarm | None = None
        self._sure: dict[int, float] = {}
        """When Discord has said of a guild that the bot is not in it."""

    def raise_for(self, guild_ids: Iterable[int]) -> None:
        """Ask about these guilds, now and until it is certain; what is played there goes on."""
        for guild_id in guild_ids:
            self._open[guild_id] = None
            self._sure.pop(guild_id, None)
        if self._open:
            self._clock.at(self._clock.now(), self._ask_all)

    async def is_out(self, guild_id: int) -> bool:
        """Say whether the bot is certainly not in a guild; False too where Discord does not say."""
        if self._has(guild_id):
            return False
        try:
            async with asyncio.timeout(PATIENCE):
                return await self._is_out(guild_id)
        except (NotAllowedError, TryLaterError, TimeoutError):
            return False

    async def _is_out(self, guild_id: int) -> bool:
        now = self._clock.now()
        self._sure = {each: at for each, at in self._sure.items() if now - at < SURE_FOR}
        if guild_id not in self._sure:
            if await self._messages.is_invited(guild_id):
                return False
            self._sure[guild_id] = now
        return True

    async def _ask_all(self) -> None:
        async with self._asking:
            for guild_id in list(self._open):
                try:
                    await self._ask(guild_id)
                except (TimeoutError, NotAllowedError, TryLaterError, StoreError) as trouble:
                    said = why(trouble)
                    log.warning("not known whether the bot is there", guild=guild_id, why=said)
                    self._open[guild_id] = self._open.pop(guild_id, None)
                    if not isinstance(trouble, TimeoutError):
                        # The others might fare the same, and Discord turns away for a while who
                        # has too much refused. They come first the next time.
                        break
            if self._again is not None:
                self._again.cancel()
            if self._open:
                self._again = self._clock.at(self._clock.now() + ASK_AGAIN, self._ask_all)

    async def _ask(self, guild_id: int) -> None:
        out = False
        if not self._has(guild_id):
            async with asyncio.timeout(ANSWERED_WITHIN):
                out = await self._is_out(guild_id)
        # It may have come back meanwhile.
        if self._has(guild_id):
            self._open.pop(guild_id, None)
        elif out:
            log.info("the bot has been removed", guild=guild_id)
            # First: it may come back, and be gone again, before all is over there.
            self._open.pop(guild_id, None)
            await self._lost(guild_id)
