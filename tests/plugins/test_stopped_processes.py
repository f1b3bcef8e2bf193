"""Whatever a game does, its process ends when it is told to, or says where nothing stops it."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.test_project import ROOT


@pytest.mark.parametrize("deed", ["forever", "sleeps", "pattern"])
def test_a_process_ends_when_it_is_told_to_whatever_a_game_does(deed: str, tmp_path: Path) -> None:
    with a_process(deed, tmp_path) as process:
        process.send_signal(signal.SIGTERM)
        assert process.wait(PATIENCE) == 0


@pytest.mark.parametrize("deed", ["holds", "never", "slumbers"])
def test_what_nothing_stops_ends_the_process_and_says_where_it_was(
    deed: str, tmp_path: Path
) -> None:
    with a_process(deed, tmp_path) as process:
        _, said = process.communicate(timeout=PATIENCE)
    assert process.returncode == (1 if deed == "slumbers" else -signal.SIGVTALRM)
    assert "plugins/deeds.py" in said


PATIENCE = 300.0
BOT = """
import asyncio, sys
from bot.plugins import time_limits
from bot.plugins.time_limits import QUICK, watched, within
from gallows.stopping import until_told
from tests.plugins.deeds import DEEDS

time_limits.LAST = 0.5  # What nothing stops goes on for that long.

async def play(deed):
    with watched(asyncio.get_running_loop()):
        print("there", flush=True)
        while True:
            try:
                within(QUICK, deed)
            except Exception:
                await asyncio.sleep(0)

asyncio.run(until_told(play(DEEDS[sys.argv[1]])))
"""


@contextmanager
def a_process(deed: str, folder: Path) -> Iterator["subprocess.Popen[str]"]:
    """A process that does nothing but call a game, again and again."""
    script = folder / "bot_like.py"
    script.write_text(BOT)
    path = os.pathsep.join([str(ROOT), *sys.path])
    with subprocess.Popen(
        [sys.executable, str(script), deed],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": path},
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "there\n"
        try:
            yield process
        finally:
            process.kill()
