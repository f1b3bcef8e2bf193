"""A second bot on one file waits for the first, and takes over when it is gone."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import structlog

from bot.clock import TRY_AGAIN
from bot.shards.keeper import GONE_AFTER, LOOK_EVERY, RENEW_EVERY, ShardKeeper
from bot.store.errors import LeaseLost, StoreError
from bot.store.store import Store
from tests.sandbox.patience import PATIENCE
from tests.store.rows import a_table
from tests.support.clock import HandClock
from tests.support.failing_store import trouble
from tests.support.fixtures import hurry

__all__ = ["hurry"]


class Bots:
    """Several bots on one file, each in a process of its own, and the time that passes for all."""

    def __init__(self, file: Path) -> None:
        self.url = f"sqlite+aiosqlite:///{file}"
        self.clocks: list[HandClock] = []
        self.stores: list[Store] = []
        self.lost: list[str] = []

    def new(self, *, behind: float = 0.0) -> ShardKeeper:
        """A bot that starts now, on a machine whose clock is ``behind``."""
        clock = HandClock(self.clocks[0].now() - behind) if self.clocks else HandClock()
        self.clocks.append(clock)
        return ShardKeeper(clock)

    async def open(self, keeper: ShardKeeper) -> Store:
        store = await keeper.open(self.url)
        self.stores.append(store)
        keeper.keep(put_out=lambda: self.lost.append(keeper.name))
        return store

    async def open_later(self, keeper: ShardKeeper) -> "asyncio.Task[Store]":
        """Start a bot that finds another one there."""
        opening = asyncio.create_task(self.open(keeper))
        await self.clocks[-1].asked.wait()
        return opening

    async def turn(self, seconds: float) -> None:
        for _ in range(round(seconds)):
            for clock in self.clocks:
                await clock.turn(1)

    async def until(self, keeper: ShardKeeper) -> int:
        """Let time pass until a bot is the one; return how many seconds it took."""
        for second in range(60):
            sharing = await self.stores[0].processes.sharing()
            if [each.name for each in sharing.processes] == [keeper.name]:
                return second
            await self.turn(1)
        raise AssertionError("it waits for ever")


async def write(store: Store) -> None:
    await store.tables.create(a_table())


@pytest.fixture
async def bots(tmp_path: Path) -> AsyncIterator[Bots]:
    bots = Bots(tmp_path / "gallows.db")
    yield bots
    for store in bots.stores:
        await store.close()


@pytest.mark.parametrize("behind", [0.0, 3600.0, -3600.0])
async def test_the_second_waits_for_as_long_as_the_first_is_there(bots: Bots, behind: float):
    first, second = bots.new(), bots.new(behind=behind)
    store = await bots.open(first)
    with structlog.testing.capture_logs() as log:
        opening = await bots.open_later(second)
        await bots.turn(5 * GONE_AFTER)
        assert not opening.done()
        assert [entry["event"] for entry in log] == [
            "another bot uses this database; waiting until it leaves"
        ]
        await write(store)
        await first.leave()
        assert await bots.until(second) <= LOOK_EVERY
        assert log[-1]["event"] == "the other bot is gone; this one goes on"
    await write(await opening)
    assert bots.lost == []


async def test_the_second_leaves_a_database_in_trouble_some_time(bots: Bots):
    first, second = bots.new(), bots.new()
    await bots.open(first)
    opening = await bots.open_later(second)
    with trouble("processes.join") as tried:
        await bots.turn(3 * TRY_AGAIN)
    assert len(tried) == 3
    await first.leave()
    assert await bots.until(second) <= TRY_AGAIN + LOOK_EVERY
    await write(await opening)


async def test_the_second_takes_over_within_seconds_when_the_first_is_killed(bots: Bots):
    first, second = bots.new(), bots.new()
    store = await bots.open(first)
    opening = await bots.open_later(second)
    await bots.turn(20)
    killed = bots.clocks.pop(0)
    assert GONE_AFTER - RENEW_EVERY <= await bots.until(second) <= GONE_AFTER + LOOK_EVERY
    other = await opening
    await write(other)

    # It was not killed after all, and had only stood still.
    with pytest.raises(LeaseLost):
        await write(store)
    await killed.turn(RENEW_EVERY)
    assert bots.lost == [first.name]
    assert first.lost
    await first.leave()
    await bots.turn(20)
    await write(other)
    assert not second.lost


async def test_trouble_with_the_database_costs_nobody_their_place(bots: Bots):
    keeper = bots.new()
    store = await bots.open(keeper)
    with trouble("processes.renew") as tried:
        await bots.turn(3 * GONE_AFTER)
        assert len(tried) > 3
    await bots.turn(RENEW_EVERY)
    await write(store)
    assert not keeper.lost


async def test_who_waits_goes_on_waiting_through_trouble_with_the_database(bots: Bots):
    first, second = bots.new(), bots.new()
    await bots.open(first)
    opening = await bots.open_later(second)
    with trouble("processes.sharing"):
        await bots.turn(10)
    await first.leave()
    await bots.until(second)
    await write(await opening)


async def test_nothing_is_migrated_under_a_bot_that_runs(
    bots: Bots, monkeypatch: pytest.MonkeyPatch
):
    first, second = bots.new(), bots.new()
    await bots.open(first)
    migrated = []
    monkeypatch.setattr("bot.store.store.upgrade", lambda _: migrated.append(True))
    opening = await bots.open_later(second)
    await bots.turn(20)
    assert migrated == []
    await first.leave()
    await bots.until(second)
    await opening
    assert migrated == [True]


def replace_all(folder: Path) -> None:
    """Somebody has put other files in the place of the database's."""
    for file in folder.iterdir():
        file.write_bytes(b"Dear diary, " * 1000)


async def test_who_waits_stops_when_the_database_is_found_to_be_damaged(bots: Bots, tmp_path: Path):
    first, second = bots.new(), bots.new()
    store = await bots.open(first)
    opening = await bots.open_later(second)
    await store.close()
    replace_all(tmp_path)
    await bots.clocks[-1].turn(LOOK_EVERY)
    with pytest.raises(StoreError, match="put the last backup in its place"):
        async with asyncio.timeout(PATIENCE):
            await opening
