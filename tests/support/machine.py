"""A machine whose clock is set while the bot runs, or jumps ahead as after a sleep."""

import asyncio

import pytest


class Machine:
    """What a computer says of the time: on its wall, and since it was switched on."""

    def __init__(self) -> None:
        self.wall = 1_767_225_600.0
        self.running = 5_000.0

    def time(self) -> float:
        return self.wall

    def monotonic(self) -> float:
        return self.running

    async def turn(self, seconds: float) -> None:
        """Let so much time pass, and the loop do what is due by then."""
        self.wall += seconds
        self.running += seconds
        for _ in range(5):
            await asyncio.sleep(0)


@pytest.fixture
async def machine(monkeypatch: pytest.MonkeyPatch) -> Machine:
    machine = Machine()
    monkeypatch.setattr("bot.clock.time", machine)
    monkeypatch.setattr(asyncio.get_running_loop(), "time", machine.monotonic)
    return machine
