"""Thinking is done elsewhere, and within its time."""

import asyncio
import os
from collections.abc import AsyncIterator, Callable, Sequence

import pytest

from bot.tables.thinking import SECONDS, Thinker, in_time


def whose(events: Sequence[object], in_time: Callable[[], bool]) -> tuple[int, Sequence[object]]:
    return os.getpid(), events


def endless(events: Sequence[object], in_time: Callable[[], bool]) -> int:
    rounds = 0
    while in_time():
        rounds += 1
    return rounds


def fails(events: Sequence[object], in_time: Callable[[], bool]) -> None:
    raise ValueError("nothing comes to mind")


@pytest.fixture
async def thinker() -> AsyncIterator[Thinker]:
    thinker = Thinker()
    yield thinker
    thinker.close()


async def test_another_process_thinks_while_the_loop_goes_on(thinker: Thinker):
    thought = asyncio.ensure_future(thinker.think(endless, []))
    await asyncio.sleep(0)
    assert not thought.done()
    assert await thought > 0, f"it ends by itself after {SECONDS} s"
    pid, events = await thinker.think(whose, ["a", "b"])
    assert pid != os.getpid()
    assert events == ["a", "b"]


async def test_what_fails_there_fails_here_and_the_next_thought_comes_through(thinker: Thinker):
    with pytest.raises(ValueError, match="nothing comes to mind"):
        await thinker.think(fails, [])
    await thinker.idle()
    assert await thinker.think(whose, [])


def test_a_thought_may_go_on_for_its_time():
    assert in_time(endless, []) > 0
