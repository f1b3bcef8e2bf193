"""Several processes together send Discord no more than one bot may, and nobody waits for it."""

import asyncio

import aiohttp
import discord
import pytest

from bot.shards.allowance import A_SECOND, Allowance
from bot.values.shards import OwnShards
from sandbox import Sandbox
from tests.sandbox.bots import logged_in
from tests.sandbox.demo_bot import demo
from tests.sandbox.patience import PatientClock
from tests.sandbox.wire import Player
from tests.support.clock import HandClock

STEP = 0.01
"""Seconds by which the clock is turned at once."""


async def passing(clock: HandClock, seconds: float) -> None:
    """Let time pass, and all go whose turn comes meanwhile."""
    for _ in range(round(seconds / STEP)):
        await clock.turn(STEP)
        for _ in range(5):
            await asyncio.sleep(0)


class Requests:
    """So many that are to be sent at once, and when each went."""

    def __init__(self, allowance: Allowance, clock: HandClock, number: int) -> None:
        self.went: list[float] = []
        self._allowance, self._clock = allowance, clock
        self.tasks = [asyncio.create_task(self._send()) for _ in range(number)]

    async def _send(self) -> None:
        await self._allowance.wait()
        self.went.append(self._clock.now())


async def test_each_process_sends_its_part_of_what_the_bot_may_and_evenly() -> None:
    clock, own = HandClock(), OwnShards(processes=3)
    requests = Requests(Allowance(own, clock), clock, 40)
    part = A_SECOND / own.processes
    for second in (1, 2):
        await passing(clock, 1)
        assert 0.8 * part * second <= len(requests.went) <= part * second + 1
    gaps = [later - sooner for sooner, later in zip(requests.went, requests.went[1:], strict=False)]
    assert min(gaps) > 1 / part - 1e-6
    await passing(clock, 2)
    await asyncio.gather(*requests.tasks)


async def test_a_process_alone_is_not_held_back() -> None:
    clock, own = HandClock(), OwnShards()
    requests = Requests(Allowance(own, clock), clock, 1000)
    await asyncio.gather(*requests.tasks)
    assert not clock.asked.is_set()


async def test_who_waits_gets_more_as_soon_as_there_are_fewer_processes() -> None:
    clock, own = HandClock(), OwnShards(processes=45)
    requests = Requests(Allowance(own, clock), clock, 100)
    await passing(clock, 2)
    assert len(requests.went) <= 3
    own.processes = 1
    await passing(clock, 1)
    await asyncio.gather(*requests.tasks)


async def test_a_process_that_stops_sends_what_is_left_at_once() -> None:
    clock = HandClock()
    allowance = Allowance(OwnShards(processes=2), clock)
    requests = Requests(allowance, clock, 100)
    await passing(clock, STEP)
    assert len(requests.went) == 1
    allowance.stop()
    await asyncio.gather(*requests.tasks)


async def test_a_press_is_answered_while_all_other_requests_wait() -> None:
    clock, own = HandClock(), OwnShards()
    allowance, client = Allowance(own, clock), demo()
    allowance.hold_back(client.http)
    async with (
        Sandbox(clock=PatientClock()) as sandbox,
        aiohttp.ClientSession() as http,
        logged_in(sandbox, client),
    ):
        player = Player(sandbox, http, list(sandbox.state.users)[1])
        hall = next(iter(sandbox.state.channels))
        panel = (await player.act("command", hall, command="demo panel"))["message"]
        own.processes = 2
        await allowance.wait()
        before = len(sandbox.requests)
        sending = asyncio.create_task(client.get_partial_messageable(int(hall)).send("It waits."))
        await clock.asked.wait()
        await player.act("press", hall, message_id=panel["id"], custom_id="demo:act:whisper")
        assert [each.counted for each in list(sandbox.requests)[before:]] == [False]
        assert not sending.done()
        await passing(clock, 1)
        assert isinstance(await sending, discord.Message)


@pytest.mark.parametrize("processes", [2, 10])
def test_all_processes_together_are_below_the_limit(processes: int) -> None:
    """Each sends one more at most than is its part, in whatever second."""
    assert processes * (int(A_SECOND / processes) + 1) <= 50
