"""Tables that are planned, as their guests see them."""

import re
from typing import Any

from bot.tables.table import Table
from bot.values.tables import Status
from tests.support.evening import Evening, Guest, Look

MINUTE, HOUR = 60.0, 3600.0
TIME = "20:30"
"""As the host types it; the evening begins at midnight, and the server has no time zone: UTC."""


def plan(evening: Evening) -> Look:
    """The message of the table that is planned."""
    return next(
        look
        for look in reversed(evening.all_public())
        if {"I'm coming", "I'm here"} & set(look.buttons)
    )


async def planned(evening: Evening, guests: list[Guest], when: str = TIME) -> Table:
    """The first plans a table, the others are coming."""
    await guests[0].slash("botk start", when=when)
    for guest in guests[1:]:
        await guest.press(plan(evening), "I'm coming")
    await evening.turn()
    return evening.table


def status(table: Table) -> Status:
    """What a table is at now."""
    return table.state.record.status


async def until(evening: Evening, table: Table, seconds: float) -> None:
    """Let time pass until so many seconds before the table's time."""
    now = evening.clock.now()
    await evening.turn((table.state.record.planned_for or 0.0) - seconds - now)
    await evening.turn()


def calls(evening: Evening) -> list[dict[str, Any]]:
    """The messages in the tavern that mention somebody, as they were sent."""
    return [
        post
        for post in evening.posts(evening.tavern.id)
        if (post.get("allowed_mentions") or {}).get("users")
    ]


def spent(evening: Evening) -> list[str]:
    """How messages in the channel were changed by limited requests, sorted."""
    return sorted(each.split()[0] for each in evening.counted if "/channels/" in each)


def mentioned(post: dict[str, Any]) -> set[int]:
    return {int(each) for each in re.findall(r"<@(\d+)>", str(post["content"]))}
