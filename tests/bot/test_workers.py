"""Work in another process is done, whatever becomes of that process."""

import asyncio
import math
import multiprocessing
import os
import signal
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import pytest

from bot import workers
from bot.drawing.picture import Picture
from bot.drawing.png import draw
from bot.workers import Worker, in_worker
from tests.support.pictures import blank


@pytest.fixture(autouse=True)
def spawned(monkeypatch: pytest.MonkeyPatch) -> None:
    """Begin them here as a bot does, and not as copies."""
    monkeypatch.setattr(workers, "FRESH", multiprocessing.get_context("spawn"))
    # On a busy machine a process is not there before the seconds for a second try are over.
    monkeypatch.setattr(workers, "DOUBTFUL", math.inf)


async def test_pictures_are_drawn_though_the_process_that_draws_was_killed():
    os.kill(await in_worker(os.getpid), signal.SIGKILL)
    assert await draw(Picture(blank((8, 8)), ""))
    assert await draw(Picture(blank((9, 9)), ""))


@pytest.fixture
def worker() -> Iterator[Worker]:
    worker = Worker(60)
    yield worker
    worker.close()


def die_the_first_time(mark: str) -> int:
    if not Path(mark).exists():
        Path(mark).touch()
        os._exit(1)
    return os.getpid()


async def test_what_kills_the_worker_takes_nothing_along_that_waits(
    worker: Worker, caplog: pytest.LogCaptureFixture
):
    killer, *others = await asyncio.gather(
        worker.do(os._exit, 1), *(worker.do(abs, -n) for n in range(5)), return_exceptions=True
    )
    assert isinstance(killer, BrokenProcessPool)
    assert others == [*range(5)]
    assert len(caplog.records) == 2, "one a death: it was tried twice"


async def test_what_was_being_done_when_the_worker_died_is_done_once_more(
    worker: Worker, tmp_path: Path, caplog: pytest.LogCaptureFixture
):
    first, second = await asyncio.gather(
        worker.do(die_the_first_time, str(tmp_path / "mark")), worker.do(os.getpid)
    )
    assert first == second, "the new process goes on with what waits"
    assert len(caplog.records) == 1


async def test_what_a_closed_worker_has_begun_is_cut_off_and_the_rest_is_dropped(
    worker: Worker, tmp_path: Path
):
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    begun, *others = [asyncio.ensure_future(worker.do(Path.read_text, pipe)) for _ in range(3)]
    # It can be opened when it is read at the other end.
    with await asyncio.to_thread(pipe.open, "w"):
        worker.close()
    with pytest.raises(BrokenProcessPool):
        await begun
    await asyncio.wait(others)
    assert all(each.cancelled() for each in others)


def test_event_loops_may_share_a_worker(worker: Worker):
    assert [asyncio.run(worker.do(abs, -n)) for n in range(2)] == [0, 1]
