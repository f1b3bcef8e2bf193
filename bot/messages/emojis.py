"""The emblems as emojis of the application, which the bot may use everywhere."""

import asyncio
import re
from collections.abc import Awaitable, Callable, Mapping
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from math import inf

import discord
import structlog

from bot.clock import Clock
from bot.drawing.png import png
from bot.messages.client import TROUBLE
from bot.text.emblems import Emblem, emblems, show_emblems
from bot.workers import Overdue, in_worker

log = structlog.get_logger(__name__)

SIZE = 128
"""Pixels of an uploaded emblem: what Discord shows at most, at double density."""
PACE = 0.1
"""Seconds between uploads, so that players' requests find room beside them."""
NOTHING = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'
AGAIN = (60.0, 600.0, 3600.0)
"""Seconds until what was refused is tried again; after the last time it waits for a start."""
LOOK_AGAIN = 60.0
"""Seconds in which it is asked once which there are, however many messages are refused."""
MOST_REFUSED = 5
"""So many one after the other, and the next would be refused, too: they have their turn first when
it is tried again."""
HOPELESS = (401, 403, 429)
"""Statuses that concern all of them: forbidden, or told to wait."""
LOST = (BrokenProcessPool, Overdue)
"""What comes of a drawing that a worker dies of, or takes too long over."""
REFUSALS = (*TROUBLE, *LOST, ValueError)
"""By Discord, by a worker, or because the drawing is broken: one of a stranger's may be."""
OWN_NAME = re.compile(r"\w+_[0-9a-f]{6}$")
"""How the names of uploaded emblems look; emojis of another name are somebody else's."""


class ApplicationEmojis:
    """Uploads what is missing, removes what is old, and says how emblems are written."""

    def __init__(self, client: discord.Client, clock: Clock) -> None:
        self._client = client
        self._clock = clock
        self._there: dict[str, discord.Emoji] = {}
        self._refused: set[str] = set()
        """Their names; the others go first."""
        self._task: asyncio.Task[None] | None = None
        self._asking = asyncio.Lock()
        """Held while Discord is asked for them, or for a change: its answers are of one moment."""
        self._known = False
        """Whether Discord has said which there are when it was last asked."""
        self._shown: dict[str, str] = {}
        self._changed = self._looked = -inf
        """When others were shown than before, and when `look_again` has looked."""

    async def learn(self) -> bool:
        """Use those that were uploaded before; False where Discord does not tell which.

        One without an upload is shown as the emoji that stands in for it.
        """
        async with self._asking:
            return await self._learn()

    async def _learn(self) -> bool:
        try:
            there = await self._client.fetch_application_emojis()
        except TROUBLE as problem:
            log.warning("emblems are plain emojis", trouble=type(problem).__name__)
            self._known = False
        else:
            self._there = {emoji.name: emoji for emoji in there}
            self._known = True
        self._show()
        return self._known

    async def look_again(self) -> bool:
        """Learn anew which there are, for one was deleted, at most once in a while; say whether
        something made now may show others than before.
        """
        async with self._asking:
            if self._clock.now() - self._looked >= LOOK_AGAIN:
                await self._learn()
                self._looked = self._clock.now()
        # Whoever has learned of it: what was refused may have been made before.
        return not self._known or self._clock.now() - self._changed < LOOK_AGAIN

    def begin(self, when_done: Callable[[], Awaitable[None]]) -> None:
        """Bring them up to date beside everything else, and have the worker ready to draw.

        ``when_done`` is awaited when something was uploaded or removed.
        """
        self._task = asyncio.create_task(self._bring_up_to_date(when_done))

    def stop(self) -> None:
        """Leave the rest to the next start."""
        if self._task is not None:
            self._task.cancel()

    async def _bring_up_to_date(self, when_done: Callable[[], Awaitable[None]]) -> None:
        """Upload what is missing and remove what is old; what is refused is tried again later."""
        wanted = {each.name: each for each in emblems().values()}
        # It takes a moment to start: the first table would be shown without its picture.
        with suppress(*LOST):
            await in_worker(png, NOTHING, 1, 1)
        for wait in (*AGAIN, None):
            before = dict(self._there)
            done = await self._catch_up(wanted)
            self._show()
            if self._there != before:
                await when_done()
            if done or wait is None:
                return
            await asyncio.sleep(wait)
            # An upload may have arrived whose answer was lost.
            await self.learn()

    async def _catch_up(self, wanted: Mapping[str, Emblem]) -> bool:
        """Try each that is missing or old once, and say whether all is as it should be."""
        missing = sorted(wanted.keys() - self._there.keys())
        old = [name for name in sorted(self._there.keys() - wanted.keys()) if OWN_NAME.match(name)]
        refused = in_a_row = 0
        trouble: Exception | None = None
        for name in sorted([*missing, *old], key=self._refused.__contains__):
            try:
                if name in wanted:
                    await self._upload(wanted[name])
                else:
                    async with self._asking:
                        if name in self._there:
                            await self._there[name].delete()
                            del self._there[name]
                in_a_row = 0
            except REFUSALS as problem:
                self._refused.add(name)
                refused, trouble = refused + 1, problem
                # That a drawing is broken says nothing of the next.
                in_a_row += not isinstance(problem, ValueError)
                if in_a_row == MOST_REFUSED or getattr(problem, "status", 0) in HOPELESS:
                    break
        if trouble is not None:
            lacking = len(wanted.keys() - self._there.keys())
            kind = type(trouble).__name__
            log.warning("emblems are missing", missing=lacking, refused=refused, trouble=kind)
        return trouble is None

    async def _upload(self, each: Emblem) -> None:
        await asyncio.sleep(PACE)
        image = await in_worker(png, each.svg, SIZE, SIZE)
        async with self._asking:
            emoji = await self._client.create_application_emoji(name=each.name, image=image)
            self._there[each.name] = emoji

    def _show(self) -> None:
        shown = {
            key: each.as_text(self._there[each.name].id) if each.name in self._there else each.emoji
            for key, each in emblems().items()
        }
        if shown != self._shown:
            self._shown, self._changed = shown, self._clock.now()
        show_emblems(shown)
