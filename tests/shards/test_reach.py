"""Whether a process reaches Discord, by what comes of its requests and its sessions."""

import asyncio
from typing import Any

import aiohttp
import discord
import pytest
from multidict import CIMultiDict
from yarl import URL

from bot.shards.reach import UNWELL_AFTER, Reach
from tests.support.clock import HandClock

CUT = aiohttp.ServerDisconnectedError()
"""What comes of a request whose connection is cut."""


class Line:
    """A process's line to Discord, by which no more goes than what comes of its requests."""

    def __init__(self) -> None:
        self.clock = HandClock()
        self._trace: Any = aiohttp.TraceConfig()
        client = discord.Client(intents=discord.Intents.none())
        self.reach = Reach(client, self.clock, self._trace)
        self._trace.freeze()

    async def answers(self) -> None:
        """A request is answered."""
        await self._trace.on_request_end.send()

    async def fails(self, trouble: BaseException = CUT) -> None:
        """A request is not."""
        where = "GET", URL("https://discord.com"), CIMultiDict[str]()
        params = aiohttp.TraceRequestExceptionParams(*where, trouble)
        await self._trace.on_request_exception.send(None, None, params)


@pytest.fixture
async def line() -> Line:
    return Line()


async def test_one_request_that_fails_does_not_make_a_process_unwell(line: Line):
    line.reach.found(0)
    await line.fails()
    await line.clock.turn(UNWELL_AFTER + 1)
    assert line.reach.well, "nothing was asked since"


async def test_requests_that_fail_for_half_a_minute_do(line: Line):
    line.reach.found(0)
    await line.fails()
    await line.clock.turn(UNWELL_AFTER - 1)
    await line.fails()
    assert line.reach.well
    await line.clock.turn(2)
    await line.fails()
    assert not line.reach.well


async def test_those_of_before_an_answer_do_not_count(line: Line):
    line.reach.found(0)
    for _ in range(4):
        await line.fails()
        await line.clock.turn(UNWELL_AFTER / 2)
        await line.answers()
        await line.fails()
        await line.clock.turn(UNWELL_AFTER / 2)
    await line.fails()
    assert line.reach.well


async def test_requests_that_nobody_waits_for_any_longer_do_not_count(line: Line):
    line.reach.found(0)
    for _ in range(3):
        await line.fails(asyncio.CancelledError())
        await line.clock.turn(UNWELL_AFTER)
    assert line.reach.well


async def test_a_shard_without_a_session_for_half_a_minute_makes_it_unwell(line: Line):
    line.reach.found(0)
    line.reach.lose(0)
    await line.clock.turn(UNWELL_AFTER - 1)
    assert line.reach.well
    await line.clock.turn(1)
    assert not line.reach.well
