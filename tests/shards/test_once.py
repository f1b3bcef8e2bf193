"""What is done once for the whole bot is so with three processes, and done even if one dies."""

import asyncio
import time
from collections import Counter
from typing import Any

import pytest

from bot.store.purging import KEPT_FOR, Purging
from bot.store.store import Store
from bot.text.emblems import emblems
from bot.values.moderation import Actor, Order
from bot.values.shards import FIRST
from tests.play.test_emblems import PIXEL
from tests.shards.court import Court

GONE, GONE_LATER = 77, 78
"""Servers that the bot has left long ago."""
MOD = Actor(900, "Mod")
MIDNIGHT = 0.2
"""Seconds that a day has here."""
HALF = 2
"""So many emblems of four are uploaded before who uploads them dies."""


async def end_season(store: Store, guild_id: int, user_id: int, number: int) -> None:
    """A moderator gives somebody a crown who never plays, and ends the season at once."""
    await store.court.move(
        Order("grant", guild_id, MOD, time.time(), target=(user_id, "Ada")), 1, "why"
    )
    assert await store.seasons.end(Order("end-season", guild_id, MOD, time.time()), number)


async def leave(store: Store, guild_id: int) -> None:
    await store.guilds.left(guild_id, time.time() - KEPT_FOR - 1)


async def test_what_is_done_once_for_the_whole_bot(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in {
        "bot.store.processes.IDENTIFY_EVERY": 0.01,
        "bot.shards.keeper.RENEW_EVERY": 0.1,
        "bot.guilds.membership.FIRST_ROUND": 0.0,
        "bot.guilds.membership.GAP": 0.0,
        "bot.guilds.lifecycle.ends_at": lambda day: time.time() + MIDNIGHT,
        "bot.messages.emojis.PACE": 0.0,
        "bot.messages.emojis.emblems": lambda: few,
        "bot.messages.emojis.in_worker": lambda *what: drawn(),
    }.items():
        monkeypatch.setattr(name, value)
    few = dict(list(emblems().items())[: 2 * HALF])
    purge_old, purged, purging = Purging.purge_old, list[int](), list[str | None]()
    dead, night, drawings = asyncio.Event(), asyncio.Lock(), 0

    async def noted(part: Any, now: float) -> list[int]:
        async with night:  # The next may come before this one's work is done.
            done = await purge_old(part, now)
        purged.extend(done)
        purging.append(part._database.holder)
        return done

    async def drawn() -> bytes:
        nonlocal drawings
        drawings += 1
        if drawings > 1 + HALF:  # The first is for the worker to be there.
            await dead.wait()
        return PIXEL

    monkeypatch.setattr(Purging, "purge_old", noted)

    async with Court.open(database, shards=3) as court:
        guilds = list(court.sandbox.state.guilds)
        absent = int(court.guests[0].id)
        store = await Store.open(database)
        for guild_id in guilds:
            await end_season(store, int(guild_id), absent, 1)
        await leave(store, GONE)

        def asked(name: str) -> list[Any]:
            return [each for each in court.sandbox.requests if each.name == name]

        def told() -> Counter[str]:
            """How often something was posted in each server."""
            posted = asked("POST /channels/{channel_id}/messages")
            channels = [each.path.split("/")[-2] for each in posted]
            return Counter(court.sandbox.state.channels[each].guild_id for each in channels)

        def uploaded() -> list[str]:
            return [each.name for each in court.sandbox.state.emojis.values()]

        members = [await court.join(drawings=True) for _ in range(3)]
        await court.shared(*members)
        # The first had them all; what was being asked as they went is asked again.
        moved = [each for each in guilds if not members[0].keeper.own.has(int(each))]
        # Each server is greeted, and hears of its season's end.
        await court.until(lambda: sum(told().values()) >= 2 * len(guilds), "all to be told")
        after = "GET /guilds/{guild_id}/members/{user_id}"
        await court.until(lambda: len(asked(after)) >= len(guilds), "the absent to be asked after")
        await court.until(lambda: purged, "the server to be forgotten")
        await court.until(lambda: drawings > 1 + HALF, "half of the emblems")

        (first,) = (each for each in members if FIRST in each.shards)
        assert set(purging) == {first.keeper.name}
        again = [each for each in guilds if first.keeper.own.has(int(each))]
        for guild_id in again:
            await end_season(store, int(guild_id), absent, 2)
        await first.die()
        # As the others do once they have not heard of it for long.
        there = {each.name: each for each in (await store.processes.sharing()).processes}
        assert await store.processes.evict(first.keeper.name, there[first.keeper.name].beat)
        dead.set()
        await leave(store, GONE_LATER)
        others = [each for each in members if each is not first]
        await court.shared(*others)
        expected = 2 * len(guilds) + len(again)
        await court.until(lambda: sum(told().values()) >= expected, "the others to be told")
        await court.until(lambda: GONE_LATER in purged, "the other server to be forgotten")
        await court.until(lambda: len(uploaded()) == len(few), "the rest of the emblems")

        assert told() == {each: 2 + (each in again) for each in guilds}
        asked_in = Counter(each.path.split("/")[-3] for each in asked(after))
        most = Counter([*guilds, *moved, *again])
        assert all(1 <= asked_in[each] <= most[each] for each in guilds), asked_in
        (heir,) = (each for each in others if FIRST in each.shards)
        assert set(purging) == {first.keeper.name, heir.keeper.name}
        assert purged == [GONE, GONE_LATER]
        assert sorted(uploaded()) == sorted({each.name for each in few.values()})
        assert len(asked("POST /applications/{application_id}/emojis")) == len(few)
        await store.close()
