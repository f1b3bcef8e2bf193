"""What each user's page is told as it happens: server-sent events that can be resumed."""

from __future__ import annotations

import asyncio
import json
from collections import deque
from collections.abc import Iterable

from aiohttp import web

from sandbox.model import Json

KEPT = 2_000
KEEP_ALIVE_SECONDS = 15.0


class Feed:
    """The events of one user (or of a visitor who is nobody), numbered and kept for a while."""

    def __init__(self) -> None:
        self.events: deque[tuple[int, str]] = deque(maxlen=KEPT)
        self.dropped = 0
        self.waiters: set[asyncio.Event] = set()

    def append(self, number: int, text: str) -> None:
        """Keep an event and wake who reads."""
        if len(self.events) == KEPT:
            self.dropped = self.events[0][0]
        self.events.append((number, text))
        for waiter in self.waiters:
            waiter.set()

    def after(self, seen: int) -> list[tuple[int, str]]:
        """The events after that number, oldest first."""
        fresh: list[tuple[int, str]] = []
        for event in reversed(self.events):
            if event[0] <= seen:
                break
            fresh.append(event)
        fresh.reverse()
        return fresh


class Feeds:
    """The feeds of all users, and the streams that read them."""

    def __init__(self) -> None:
        self._feeds: dict[str | None, Feed] = {}
        self._count = 0
        self._stopping = False

    @property
    def position(self) -> int:
        """The number of the last event told to anybody."""
        return self._count

    def open(self, user_id: str | None) -> Feed:
        """The feed of this user; what happened before the first opening is not in it."""
        feed = self._feeds.get(user_id)
        if feed is None:
            feed = self._feeds[user_id] = Feed()
            feed.dropped = self._count
        return feed

    def listeners(self) -> list[str | None]:
        """Whose feeds were ever opened: nobody else has to be told anything."""
        return list(self._feeds)

    def tell(self, user_id: str | None, event: Json) -> None:
        """Tell one user one thing."""
        self.tell_all([user_id], event)

    def tell_all(self, user_ids: Iterable[str | None], event: Json) -> None:
        """Tell several users the same."""
        feeds = [feed for feed in map(self._feeds.get, user_ids) if feed is not None]
        if feeds:
            self._count += 1
            text = json.dumps(event, separators=(",", ":"))
            for feed in feeds:
                feed.append(self._count, text)

    def stop(self) -> None:
        """End every stream."""
        self._stopping = True
        for feed in self._feeds.values():
            for waiter in feed.waiters:
                waiter.set()

    def resume(self) -> None:
        """Serve streams again after `stop`, as if the line had been cut and mended."""
        self._stopping = False

    async def stream(
        self, request: web.Request, user_id: str | None, after: int | None
    ) -> web.StreamResponse:
        """Serve the events after that number (or from now on) until somebody hangs up."""
        feed = self.open(user_id)
        seen = self._count if after is None else after
        response = web.StreamResponse(
            headers={"Content-Type": "text/event-stream", "Cache-Control": "no-store"}
        )
        await response.prepare(request)
        waiter = asyncio.Event()
        feed.waiters.add(waiter)
        try:
            # The comment makes the headers leave at once, so that a reader knows it is heard.
            await response.write(b": welcome\n\n")
            if seen < feed.dropped or seen > self._count:
                await response.write(b'data: {"type":"resync"}\n\n')
                seen = max(feed.dropped, min(seen, self._count))
            while not self._stopping:
                waiter.clear()
                if fresh := feed.after(seen):
                    lines = "".join(f"id: {number}\ndata: {text}\n\n" for number, text in fresh)
                    seen = fresh[-1][0]
                    await response.write(lines.encode())
                    continue
                try:
                    async with asyncio.timeout(KEEP_ALIVE_SECONDS):
                        await waiter.wait()
                except TimeoutError:
                    await response.write(b": still here\n\n")
        except ConnectionError:
            pass  # The reader hung up, which is how streams end.
        finally:
            feed.waiters.discard(waiter)
        return response
