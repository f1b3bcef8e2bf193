"""What the pages of guests are told, heard where it is told."""

import asyncio
import json
from collections.abc import Callable, Mapping

from sandbox.local.feeds import Feed, Feeds
from sandbox.model import Json

Hear = Callable[[Json], None]


def listening(feeds: Feeds, hearers: Mapping[str, Hear]) -> asyncio.Task[None]:
    """Call each user's hearer with every event of their page from now on, until cancelled.

    Eight streams over sockets, and eight readings of the same text, would cost more than the bot.
    """
    told = asyncio.Event()
    heard = [(feeds.open(user_id), hear) for user_id, hear in hearers.items()]
    for feed, _ in heard:
        feed.waiters.add(told)
    return asyncio.create_task(_listen(feeds, heard, told))


async def _listen(feeds: Feeds, heard: list[tuple[Feed, Hear]], told: asyncio.Event) -> None:
    last = feeds.position
    while True:
        await told.wait()
        told.clear()
        since, last = last, feeds.position
        read: dict[int, Json] = {}
        for feed, hear in heard:
            for number, text in feed.after(since):
                if number not in read:
                    read[number] = json.loads(text)
                hear(read[number])
