"""The workers that share the tests: copies of one process that has imported all of these.

pytest-xdist has each worker import everything for itself, which is ten seconds of the processor's
time for each, and twenty where nothing is compiled yet.
"""

import atexit
import gc
import os
import signal
import subprocess
import sys
import threading
import traceback
from multiprocessing import forkserver
from types import SimpleNamespace
from typing import IO, Any

from execnet.gateway_base import MainThreadOnlyExecModel

from bot.text.bundle import BEGINNING, source_of
from bot.text.words import files_of, locales, words_for
from tests.support.copies import copies


class _Copy:
    """A worker, as execnet wants one of `subprocess.Popen`: it is told all through its stdin."""

    def __init__(self, others: "list[_Copy]") -> None:
        read_by_it, told = os.pipe()
        heard, written_by_it = os.pipe()
        self.stdin: IO[bytes] = os.fdopen(told, "wb", 0)
        self.stdout: IO[bytes] = os.fdopen(heard, "rb", 0)
        self._pid = os.fork()
        if not self._pid:
            # Who holds another's end would keep it alive when whoever has begun it is gone.
            for each in (*others, self):
                each.stdin.close()
                each.stdout.close()
            _work(read_by_it, written_by_it)
        os.close(read_by_it)
        os.close(written_by_it)

    def wait(self) -> int:
        """Wait for its end."""
        return os.waitstatus_to_exitcode(os.waitpid(self._pid, 0)[1])

    def kill(self) -> None:
        """End it on the spot."""
        os.kill(self._pid, signal.SIGKILL)


def _work(stdin: int, stdout: int) -> None:
    """Be a worker, as execnet starts one: ``python -c "exec(eval(sys.stdin.readline()))"``."""
    try:
        for ours, known in ((stdin, 0), (stdout, 1)):
            os.dup2(ours, known)
            os.close(ours)
        sys.stdin = open(0, closefd=False)  # noqa: SIM115 - as long as the process
        sys.stdout = open(1, "w", closefd=False)  # noqa: SIM115
        exec(eval(sys.stdin.readline()), {"__name__": "__main__"})
    except BaseException:
        traceback.print_exc()
    finally:
        # As Python ends; what called this is not to go on here.
        threading._shutdown()  # type: ignore[attr-defined]
        atexit._run_exitfuncs()
        os._exit(0)


def copy_this_process(count: int) -> None:
    """Make so many workers now, while nothing goes on in this process; xdist takes these.

    Whoever takes the place of one that has died is begun from nothing.
    """
    _share_copies()
    gc.collect()
    gc.freeze()
    made: list[_Copy] = []
    for _ in range(count):
        made.append(_Copy(made))

    def begin(*arguments: Any, **options: Any) -> Any:
        return made.pop(0) if made else subprocess.Popen(*arguments, **options)

    processes = SimpleNamespace(PIPE=subprocess.PIPE, Popen=begin)
    MainThreadOnlyExecModel.subprocess = property(lambda _: processes)  # type: ignore[assignment]


def _share_copies() -> None:
    """Have all workers begin their programs as copies of the same process."""
    copies()
    # What they say, and how a hostile game's end looks to them, is no test's: not among the dots.
    kept, nowhere = [os.dup(1), os.dup(2)], os.open(os.devnull, os.O_WRONLY)
    for known in (1, 2):
        os.dup2(nowhere, known)
    forkserver.ensure_running()
    for known, before in enumerate(kept, 1):
        os.dup2(before, known)
        os.close(before)
    os.close(nowhere)
    # To ask whether it is there is its parent's; it is as long as any worker is.
    forkserver._forkserver.ensure_running = lambda: None  # type: ignore[attr-defined]
    forkserver.ensure_running = lambda: None


def read_all_texts() -> None:
    """Read each text of the bot and its games, as it is read when it is said first."""
    for locale in locales():
        words = words_for(locale)
        for file in files_of(locale):
            for found in BEGINNING.finditer(source_of(file)):
                assert found[1] or found[2] in words
