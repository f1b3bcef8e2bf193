"""What a page of `gallows play` does, for a program that was begun as a process of its own."""

from __future__ import annotations

import asyncio
import contextlib
import random
import re
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, Any

import aiohttp

from gallows.companions import Companions
from sandbox.autoplay import Autoplayer
from sandbox.local.client import events, get
from sandbox.model import Json, MessageFlag

if TYPE_CHECKING:  # It is for systems that have signals; this here is for all.
    from tests.support.program import AnyProcess

STARTED = 300.0
"""Seconds that a command may take to be there, on a machine with much else to do: no fault is
found by less, and a test that hangs ends."""


async def end(process: AnyProcess) -> None:
    """See that it has ended."""
    if process.returncode is None:
        process.kill()
        await process.communicate()


async def opened(process: AnyProcess) -> str:
    """Wait for the URL of the page."""
    assert process.stdout is not None
    async with asyncio.timeout(STARTED):
        line = (await process.stdout.readline()).decode()
    found = re.search(r"http://127\.0\.0\.1:\d+", line)
    if found is None:
        _, err = await process.communicate()
        raise AssertionError(f"{line!r}, and it ended with {process.returncode}: {err.decode()}")
    return found[0]


class Page:
    """The users' API at a URL."""

    def __init__(self, http: aiohttp.ClientSession) -> None:
        self.http = http

    @classmethod
    @contextlib.asynccontextmanager
    async def at(cls, url: str) -> AsyncIterator[Page]:
        timeout = aiohttp.ClientTimeout(total=None)
        async with aiohttp.ClientSession(url, timeout=timeout) as http:
            yield cls(http)

    async def state(self) -> Json:
        async with self.http.get("/local/state") as answer:
            found: Json = await answer.json()
            return found

    async def act(self, what: str, **body: Any) -> Json:
        async with self.http.post(f"/local/{what}", json=body) as answer:
            assert answer.status == 200, await answer.text()
            found: Json = await answer.json()
            return found

    async def command(self, command: str, user: int = 0, server: int = 0, **options: Any) -> Json:
        """Use a command in the first channel of a server."""
        seen = await self.state()
        guild = seen["guilds"][server]["id"]
        hall = next(each["id"] for each in seen["channels"] if each["guild_id"] == guild)
        where = {"user": seen["users"][user]["id"], "channel_id": hall}
        answer = await self.act("command", **where, command=command, options=options)
        if answer.get("message", {}).get("flags", 0) & MessageFlag.LOADING:
            answer["message"] = await self.thought_over(answer["message"], where["user"])
        return answer

    async def thought_over(self, message: Json, user_id: str) -> Json:
        """Wait until the bot, which is thinking, has answered."""
        async for _ in events(self.http, user_id):  # The first is that there is a stream.
            path = f"/local/channels/{message['channel_id']}/messages?user={user_id}"
            async with self.http.get(path) as answer:
                found = [m for m in await answer.json() if m["id"] == message["id"]]
            if found and not found[0]["flags"] & MessageFlag.LOADING:
                return dict(found[0])
        raise AssertionError("the stream has ended")

    async def press(self, message: Json, act: str, user: int = 0) -> Json:
        found = re.search(rf"gg:t:\d+:{act}", str(message))
        assert found, message
        who = (await self.state())["users"][user]["id"]
        where = {"channel_id": message["channel_id"], "message_id": message["id"]}
        return await self.act("press", user=who, **where, custom_id=found[0])

    async def heard(self, user_id: str, wanted: str) -> Json:
        """Wait on a user's stream for a message that this pattern is found in.

        Where the stream has broken off, it may have come meanwhile.
        """
        begun = False
        async for event in events(self.http, user_id):
            messages = [(event or {}).get("message") or {}]
            if event is None and begun:
                messages = await self.messages(user_id)
            begun = True
            for message in messages:
                if re.search(wanted, str(message)):
                    return dict(message)
        raise AssertionError("the stream has ended")

    async def messages(self, user_id: str) -> list[Json]:
        """All that a user sees now."""
        state = await get(self.http, "/local/state", user=user_id)
        paths = [f"/local/channels/{channel['id']}/messages" for channel in state["channels"]]
        return [each for path in paths for each in await get(self.http, path, user=user_id)]

    @contextlib.asynccontextmanager
    async def players(self, count: int) -> AsyncIterator[None]:
        """So many users play by themselves, without taking a while over it."""
        users = (await self.state())["users"][:count]
        tasks = []
        for user in users:
            rng = random.Random(user["id"])
            player = Autoplayer(self.http, user, Companions(), (0, 0), rng)
            tasks.append(asyncio.create_task(player.run()))
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
