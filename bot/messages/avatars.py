"""The avatars of those who sit at tables: fetched once, kept small, and never waited for long.

What somebody looks like is learned from what they press: Discord sends it along. Nothing of it is
stored. An avatar has a hash, which is another one when it changes, and is at
``/avatars/USER/HASH.png`` (https://docs.discord.com/developers/reference, "Image Formatting").
"""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable, Mapping

import aiohttp
import discord
import structlog

from bot.drawing.faces import Avatar, small
from bot.messages.attached import keep
from bot.workers import in_worker

log = structlog.get_logger(__name__)

FETCHED = 128
"""Pixels across: a power of two, as Discord wants it."""
TIMEOUT = 3.0
"""Seconds that fetching one may take in all."""
MOST_BYTES = 96 * 1024
AT_ONCE = 4
KEPT = 512
"""Avatars that are kept, a few kilobytes each."""
KNOWN = 20_000
"""Users whose avatar's address is kept."""
AGAIN = 300.0
"""Seconds after which one that could not be had is tried once more."""


async def done() -> None:
    """Do nothing: nobody has to be told anything first."""


class Avatars:
    """What users look like, as far as it is known and has been fetched."""

    def __init__(self) -> None:
        self._address: OrderedDict[int, tuple[str, str]] = OrderedDict()
        """By user: the avatar's hash, and where it is."""
        self._ready: OrderedDict[str, Avatar] = OrderedDict()
        """By hash."""
        self._failed: OrderedDict[str, float] = OrderedDict()
        """When, by the event loop's clock."""
        self._fetching: dict[str, asyncio.Task[None]] = {}
        self._at_once = asyncio.Semaphore(AT_ONCE)
        self._http: aiohttp.ClientSession | None = None

    def learn(self, user: discord.User | discord.Member) -> None:
        """Note what a user looks like now. Who has no avatar of their own has none here."""
        asset = user.avatar
        if asset is None or not asset.url.startswith("http"):
            self._address.pop(user.id, None)
            return
        if self._address.get(user.id, ("",))[0] != asset.key:
            still = asset.replace(format="png", size=FETCHED)
            keep(self._address, user.id, (asset.key, still.url), KNOWN)

    async def fetch(
        self, users: Iterable[int], *, within: float, first: Callable[[], Awaitable[object]] = done
    ) -> None:
        """Fetch what is missing of these users; wait so many seconds at most, then let it go on.

        ``first`` is done before anything is waited for.
        """
        tasks = {task for user in users if (task := self._task(user)) is not None}
        if tasks and within > 0:
            await first()
            await asyncio.wait(tasks, timeout=within)

    def of(self, users: Iterable[int]) -> Mapping[int, Avatar]:
        """Return the avatars of these users that are there."""
        found = {}
        for user in users:
            key, _ = self._address.get(user, ("", ""))
            if key in self._ready:
                self._ready.move_to_end(key)
                found[user] = self._ready[key]
        return found

    async def close(self) -> None:
        """Fetch nothing any more."""
        for task in self._fetching.values():
            task.cancel()
        if self._http is not None:
            await self._http.close()

    def _task(self, user: int) -> asyncio.Task[None] | None:
        key, url = self._address.get(user, ("", ""))
        if not key or key in self._ready:
            return None
        now = asyncio.get_running_loop().time()
        if now - self._failed.get(key, -AGAIN) < AGAIN:
            return None
        if key not in self._fetching:
            self._fetching[key] = asyncio.create_task(self._fetch(key, url))
        return self._fetching[key]

    async def _fetch(self, key: str, url: str) -> None:
        try:
            async with self._at_once, asyncio.timeout(TIMEOUT):
                data = await self._read(url)
            keep(self._ready, key, Avatar(key, await in_worker(small, data)), KEPT)
        except Exception as problem:
            # Whatever is wrong with a picture of somebody else's making, there are initials.
            log.debug("an avatar is missing", trouble=repr(problem))
            keep(self._failed, key, asyncio.get_running_loop().time(), KEPT)
        finally:
            self._fetching.pop(key, None)

    async def _read(self, url: str) -> bytes:
        if self._http is None:
            self._http = aiohttp.ClientSession()
        async with self._http.get(url, allow_redirects=False) as answer:
            answer.raise_for_status()
            data = b""
            async for chunk in answer.content.iter_any():
                data += chunk
                if len(data) > MOST_BYTES:
                    raise ValueError("an avatar is too large")
            return data
