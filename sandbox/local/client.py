"""A client of the local API, over a session whose base URL is the sandbox's."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import AsyncGenerator
from typing import Any

import aiohttp

from sandbox.model import Json

log = logging.getLogger(__name__)

RECONNECT_SECONDS = (0.25, 5.0)


async def events(
    http: aiohttp.ClientSession, user_id: str | None
) -> AsyncGenerator[Json | None, None]:
    """A user's events for ever; None at each connection, when things must be looked at afresh."""
    wait = RECONNECT_SECONDS[0]
    query = {} if user_id is None else {"user": user_id}
    while True:
        try:
            timeout = aiohttp.ClientTimeout(total=None, sock_connect=5, sock_read=60)
            async with http.get("/local/events", params=query, timeout=timeout) as answer:
                answer.raise_for_status()
                yield None
                wait = RECONNECT_SECONDS[0]
                async for line in answer.content:
                    if line.startswith(b"data:"):
                        yield json.loads(line[5:])
        except (aiohttp.ClientError, TimeoutError) as error:
            log.debug("the events of %s broke off: %r", user_id, error)
        await asyncio.sleep(wait)
        wait = min(wait * 2, RECONNECT_SECONDS[1])


async def get(http: aiohttp.ClientSession, path: str, **query: str) -> Any:
    """What is at a path; raises aiohttp.ClientError where the sandbox says no."""
    async with http.get(path, params=query) as answer:
        answer.raise_for_status()
        return await answer.json()


async def post(http: aiohttp.ClientSession, path: str, body: Json) -> Json:
    """What a call is answered; raises aiohttp.ClientError where the sandbox says no."""
    async with http.post(path, json=body) as answer:
        answer.raise_for_status()
        result: Json = await answer.json()
        return result
