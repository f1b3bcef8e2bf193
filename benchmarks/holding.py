"""Holds processes down to a share of a core, by stopping them: Linux only."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from run import ROOT

SHARE = 0.4
"""Of a core that each process may use."""
SLICE = 0.05
"""Seconds within which it may not use more: nobody stands still for longer."""
LOOK_EVERY = 0.002


@contextmanager
def held_down(pids: Iterable[int]) -> Iterator[None]:
    """Let each process use its share of a core, and no more."""
    command = (sys.executable, "-m", "benchmarks.holding", *map(str, pids))
    holder = subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE)
    try:
        yield
    finally:
        assert holder.stdin is not None
        holder.stdin.close()
        holder.wait()


def hold(pids: list[int]) -> None:
    """Hold processes down until nobody listens any more: each is stopped when it has had its part
    of a slice, and goes on with the next; what it had too much it has less then.

    Their slices begin one after the other: if all ran and all stood still at the same time, they
    would be in each other's way, and leave the machine idle afterwards.
    """
    os.set_blocking(0, False)
    allowed = {pid: _had(pid) for pid in pids}
    begun = time.monotonic()
    next_at = {pid: begun + SLICE * n / len(pids) for n, pid in enumerate(pids)}
    stopped: set[int] = set()
    try:
        while os.getppid() > 1 and _is_open(0):
            for pid in pids:
                had = _had(pid)
                if time.monotonic() >= next_at[pid]:
                    allowed[pid] = min(allowed[pid], had) + SHARE * SLICE
                    next_at[pid] += SLICE
                over = had >= allowed[pid]
                if over != (pid in stopped):
                    os.kill(pid, signal.SIGSTOP if over else signal.SIGCONT)
                    (stopped.add if over else stopped.discard)(pid)
            time.sleep(LOOK_EVERY)
    finally:
        for pid in pids:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGCONT)


def _had(pid: int) -> float:
    """Return the seconds of a processor that all threads of a process have had."""
    seconds = 0.0
    for thread in Path(f"/proc/{pid}/task").glob("*/schedstat"):
        with suppress(FileNotFoundError, ProcessLookupError):
            seconds += int(thread.read_text().split()[0]) / 1e9
    return seconds


def _is_open(fd: int) -> bool:
    try:
        return os.read(fd, 1) != b""
    except BlockingIOError:
        return True


if __name__ == "__main__":
    hold([int(each) for each in sys.argv[1:]])
