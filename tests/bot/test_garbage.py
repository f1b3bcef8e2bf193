"""Nobody waits until Python has gone through all that a bot holds."""

import asyncio
import gc
from collections.abc import AsyncIterator

import pytest

from bot.garbage import LATEST, MANY, QUIET, look_when_quiet
from tests.support.clock import HandClock


@pytest.fixture
async def clock() -> AsyncIterator[HandClock]:
    """A bot's clock, whose tables have changed for a while."""
    clock = HandClock()
    task = asyncio.create_task(look_when_quiet(clock))
    await clock.asked.wait()
    for _ in range(MANY):
        gc.collect(1)
    yield clock
    task.cancel()


def gone_through() -> int:
    return gc.get_stats()[2]["collections"]


async def second(clock: HandClock, *, busy: bool) -> None:
    if busy:
        gc.collect(0)
    await clock.turn(QUIET)
    # What slept goes on, and sleeps again.
    clock.asked.clear()
    await clock.asked.wait()


async def test_all_is_gone_through_once_it_is_quiet(clock: HandClock) -> None:
    before = gone_through()
    await second(clock, busy=True)
    assert gone_through() == before
    # There was a look meanwhile, as the test has just made one.
    await second(clock, busy=False)
    assert gone_through() == before + 1
    await second(clock, busy=False)
    assert gone_through() == before + 1


async def test_it_is_gone_through_though_it_never_is_quiet(clock: HandClock) -> None:
    before = gone_through()
    for _ in range(int(LATEST / QUIET) - 1):
        await second(clock, busy=True)
    assert gone_through() == before
    await second(clock, busy=True)
    assert gone_through() == before + 1
