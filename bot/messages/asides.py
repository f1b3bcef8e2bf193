"""What is behind a lobby's "More", as people were shown it alone. It goes when the lobby does."""

import asyncio
from collections.abc import Callable

import aiohttp
import discord
import structlog

from bot.clock import Clock
from bot.messages.post_table import Way
from bot.panels.panel import Panel
from bot.text import Words

log = structlog.get_logger(__name__)


class Asides:
    """Messages of one table's lobby that one user alone sees, by id.

    Each can be changed for a quarter of an hour, through the answer to a press. Nobody remembers
    them longer: what is pressed there later, or after a restart, is refused by a sentence.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._ways: dict[int, tuple[Way, Words]] = {}

    def __contains__(self, message_id: int) -> bool:
        """Say whether a message is one of them."""
        return message_id in self._ways

    def keep(self, message_id: int, way: Way, words: Words) -> None:
        """Remember one that was just shown in these words, or has just been changed."""
        self._ways[message_id] = way, words

    async def close(self, closed: Callable[[Words], Panel]) -> None:
        """Have all of them show, in place of what could be pressed, what became of the lobby."""
        if not self._ways:
            return
        ways, self._ways = self._ways, {}
        now = self._clock.now()
        await asyncio.gather(
            *(_change(way, closed(words)) for way, words in ways.values() if now < way.until)
        )


async def _change(way: Way, panel: Panel) -> None:
    try:
        await way.change(panel)
    except (discord.HTTPException, aiohttp.ClientError, TimeoutError) as trouble:
        # It was put away, or stays: whatever is pressed there is refused.
        log.info("an aside was not closed", why=repr(trouble))
