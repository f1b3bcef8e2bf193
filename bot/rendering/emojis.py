"""The emblems as emojis of the application, which the bot may use everywhere."""

import asyncio
import re

import aiohttp
import discord
import structlog

from bot.drawing.png import png
from bot.text.emblems import Emblem, emblems, show_emblems
from bot.workers import in_worker

log = structlog.get_logger(__name__)

SIZE = 128
"""Pixels of an uploaded emblem: what Discord shows at most, at double density."""
PACE = 0.1
"""Seconds between uploads, so that players' requests find room beside them."""
NOTHING = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'
OWN_NAME = r"\w+_[0-9a-f]{6}"
"""How the names of uploaded emblems look; emojis of another name are somebody else's."""


class ApplicationEmojis:
    """Uploads what is missing, removes what is old, and says how emblems are written."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._there: dict[str, discord.Emoji] = {}
        self._task: asyncio.Task[None] | None = None

    async def learn(self) -> bool:
        """Use those that were uploaded before; False where Discord does not tell which.

        One without an upload is shown as the emoji that stands in for it.
        """
        try:
            there = await self._client.fetch_application_emojis()
        except (discord.HTTPException, aiohttp.ClientError, TimeoutError) as problem:
            log.warning("emblems are plain emojis", trouble=type(problem).__name__)
            self._show()
            return False
        self._there = {emoji.name: emoji for emoji in there}
        self._show()
        return True

    def begin(self) -> None:
        """Bring them up to date beside everything else, and have the worker ready to draw."""
        self._task = asyncio.create_task(self.bring_up_to_date())

    def stop(self) -> None:
        """Leave the rest to the next start."""
        if self._task is not None:
            self._task.cancel()

    async def bring_up_to_date(self) -> None:
        """Upload what is missing and remove what is old; what Discord refuses waits for a start."""
        wanted = {each.name: each for each in emblems().values()}
        # It takes a moment to start: the first table would be shown without its picture.
        await in_worker(png, NOTHING, 1, 1)
        try:
            for name in sorted(wanted.keys() - self._there.keys()):
                self._there[name] = await self._upload(wanted[name])
            for name in sorted(self._there.keys() - wanted.keys()):
                if re.fullmatch(OWN_NAME, name):
                    await self._there.pop(name).delete()
        except (discord.HTTPException, aiohttp.ClientError, TimeoutError) as problem:
            log.warning("an emblem is missing", trouble=type(problem).__name__)
        self._show()

    async def _upload(self, each: Emblem) -> discord.Emoji:
        await asyncio.sleep(PACE)
        image = await in_worker(png, each.svg, SIZE, SIZE)
        return await self._client.create_application_emoji(name=each.name, image=image)

    def _show(self) -> None:
        show_emblems(
            {
                key: str(self._there[each.name]) if each.name in self._there else each.emoji
                for key, each in emblems().items()
            }
        )
