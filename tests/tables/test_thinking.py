"""Thinking is done elsewhere, and within its time."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path

import pytest

from bot.tables import thinking
from bot.tables.thinking import SECONDS, Thinker, in_time
from tests.sandbox.patience import PATIENCE
from tests.support.quick_thoughts import thinking_quickly
from tests.test_project import ROOT


def whose(events: Sequence[object], in_time: Callable[[], bool]) -> tuple[int, Sequence[object]]:
    return os.getpid(), events


def endless(events: Sequence[object], in_time: Callable[[], bool]) -> int:
    rounds = 0
    while in_time():
        rounds += 1
    return rounds


def reads(events: Sequence[object], in_time: Callable[[], bool]) -> str:
    (pipe,) = events
    assert isinstance(pipe, Path)
    return pipe.read_text()


def fails(events: Sequence[object], in_time: Callable[[], bool]) -> None:
    raise ValueError("nothing comes to mind")


@pytest.fixture
async def thinker() -> AsyncIterator[Thinker]:
    thinker = Thinker()
    yield thinker
    thinker.close()


async def test_another_process_thinks_while_the_loop_goes_on(thinker: Thinker):
    with thinking_quickly():
        thought = asyncio.ensure_future(thinker.think("botk", endless, []))
        await asyncio.sleep(0)
        assert not thought.done()
        assert await thought > 0, f"it ends by itself after a tenth of {SECONDS} s"
    pid, events = await thinker.think("botk", whose, ["a", "b"])
    assert pid != os.getpid()
    assert events == ["a", "b"]


async def test_what_fails_there_fails_here_and_the_next_thought_comes_through(thinker: Thinker):
    with pytest.raises(ValueError, match="nothing comes to mind"):
        await thinker.think("botk", fails, [])
    assert await thinker.think("botk", whose, [])


async def test_a_worker_that_was_killed_is_started_anew(thinker: Thinker):
    pid, _ = await thinker.think("botk", whose, [])
    os.kill(pid, signal.SIGKILL)
    others = [await thinker.think("botk", whose, []) for _ in range(2)]
    assert {other for other, _ in others} not in ({pid}, set())


async def test_a_bot_that_stops_has_no_computer_fall_silent(thinker: Thinker, tmp_path: Path):
    """What is cut off is no thought that failed: the next bot asks again."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    thought = asyncio.ensure_future(thinker.think("botk", reads, [pipe]))
    # Its pipe is opened at this end when it is at work.
    with await asyncio.to_thread(pipe.open, "w"):
        thinker.close()
    with pytest.raises(asyncio.CancelledError):
        await thought


BOT = """
import asyncio, os, sys
from bot.tables.thinking import Thinker

def whose(events, in_time):
    return os.getpid()

async def main():
    thinker = Thinker()  # Without one its worker would end by itself.
    print(await thinker.think("botk", whose, []), flush=True)
    sys.stdin.read()

if __name__ == "__main__":
    asyncio.run(main())
"""


def test_a_worker_ends_with_a_bot_that_is_killed(tmp_path: Path):
    script = tmp_path / "bot_like.py"
    script.write_text(BOT)
    path = os.pathsep.join([str(ROOT), *sys.path])
    with subprocess.Popen(
        [sys.executable, str(script)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env={**os.environ, "PYTHONPATH": path},
    ) as killed:
        assert killed.stdout is not None
        os.kill(int(killed.stdout.readline()), 0)
        killed.kill()
        # The worker has inherited the other end of the pipe: it is closed when both have ended.
        killed.communicate(timeout=PATIENCE)


def test_a_thought_may_go_on_for_its_time(monkeypatch: pytest.MonkeyPatch):
    # A tenth of both shows as well that the one is over before the other.
    monkeypatch.setattr(thinking, "SECONDS", SECONDS / 10)
    monkeypatch.setattr(thinking, "TICKS", thinking.TICKS // 10)
    assert in_time(endless, []) > 0
