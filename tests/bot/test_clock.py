"""The real clock, on a machine whose time is set while the bot runs."""

import asyncio

import pytest

from bot.clock import LOOK_EVERY, Clock
from tests.support.machine import Machine, machine

__all__ = ["machine"]


@pytest.mark.parametrize("step", [-0.2, -3600.0, 0.0, 3600.0])
async def test_what_is_due_is_done_in_time_though_the_clock_is_set(machine: Machine, step: float):
    """Once, a step back of 0.2 s left the alarm ringing too early for a deadline, for good."""
    clock = Clock()
    due, rang = clock.now() + 45, []

    async def ring() -> None:
        rang.append(clock.now())

    clock.at(due, ring)
    await machine.turn(20)
    machine.wall += step
    await machine.turn(24)
    assert rang == []
    await machine.turn(1)
    assert len(rang) == 1
    assert rang[0] >= due


async def test_an_alarm_never_rings_before_the_time_that_it_was_set_for(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
):
    """A loop does what is due a moment early: its own clock is only so fine, as on Windows."""
    monkeypatch.setattr(asyncio.get_running_loop(), "_clock_resolution", 0.016)
    clock, rang = Clock(), []

    async def ring() -> None:
        rang.append(clock.now())

    due = clock.now() + 10
    clock.at(due, ring)
    await machine.turn(9.99)
    assert rang == []
    await machine.turn(0.02)
    assert len(rang) == 1
    assert rang[0] >= due


@pytest.mark.parametrize("slept", [0.0, 6 * 3600.0])
async def test_a_time_of_day_comes_in_time_though_the_machine_has_slept(
    machine: Machine, slept: float
):
    """Once, the machine's sleep came on top of the time until then."""
    clock, rang = Clock(), []

    async def ring() -> None:
        rang.append(clock.now())

    due = clock.now() + 8 * 3600
    clock.at_time_of_day(due, ring)
    await machine.turn(3600)
    machine.wall += slept
    while clock.now() < due - 1:
        assert rang == []
        await machine.turn(60 if clock.now() < due - 120 else 1)
    await machine.turn(1)
    assert len(rang) == 1
    assert rang[0] >= due


async def test_a_time_of_day_that_passes_while_the_machine_sleeps_is_noticed_soon(
    machine: Machine,
):
    clock, rang = Clock(), []

    async def ring() -> None:
        rang.append(clock.now())

    clock.at_time_of_day(clock.now() + 3600, ring)
    await machine.turn(60)
    machine.wall += 8 * 3600
    await machine.turn(LOOK_EVERY)
    assert rang == [clock.now()]


async def test_a_time_of_day_that_was_looked_for_is_forgotten_when_it_is_cancelled(
    machine: Machine,
):
    clock, rang = Clock(), []

    async def ring() -> None:
        rang.append(clock.now())

    alarm = clock.at_time_of_day(clock.now() + 2 * LOOK_EVERY, ring)
    await machine.turn(LOOK_EVERY)
    alarm.cancel()
    await machine.turn(2 * LOOK_EVERY)
    assert rang == []


async def test_time_does_not_run_backwards(machine: Machine):
    clock = Clock()
    before = clock.now()
    machine.wall -= 86_400
    await machine.turn(7)
    assert clock.now() == pytest.approx(before + 7, abs=1e-6)


async def test_a_machine_that_has_slept_knows_what_time_it_is(machine: Machine):
    clock = Clock()
    machine.wall += 8 * 3600
    assert clock.now() == machine.wall


async def test_what_is_not_ready_in_time_is_ended_before_the_bot_leaves_discord():
    """It would go on, and write to a session that is closed."""
    clock, began, ended = Clock(), asyncio.Event(), asyncio.Event()

    async def draw() -> None:
        began.set()
        try:
            await asyncio.Event().wait()
        finally:
            ended.set()

    clock.at(0.0, draw)
    await began.wait()
    await clock.aclose(0.0)
    assert ended.is_set()
