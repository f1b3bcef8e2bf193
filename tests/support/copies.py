"""Processes that do a bot's work are there at once: copies of one that has imported what they need.

A bot spawns them, which takes a second of the processor's time each; so does the tests' own bot
where workers themselves are tested. The program itself, where a test wants it as a process, is such
a copy, too (`tests.support.program`).
"""

import os
import select
from importlib.metadata import entry_points
from multiprocessing.context import BaseContext, ForkServerContext, ForkServerProcess
from multiprocessing.popen_forkserver import Popen
from typing import Any

import bot.app  # noqa: F401 - what the first process imports, and all copies have.


class _Begun(Popen):
    """How it goes with a process. No clock is asked: the simulated Discord's stands still."""

    def poll(self, flag: int = os.WNOHANG) -> int | None:
        """See `Process.exitcode`."""
        if flag == os.WNOHANG and self.returncode is None:
            ended = select.poll()
            ended.register(self.sentinel, select.POLLIN)
            if not ended.poll(0):
                return None
        return super().poll(flag)


class _Copy(ForkServerProcess):
    """A process with the environment of when it was begun, as one that is spawned has it."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self._environment = dict(os.environ)

    @staticmethod
    def _Popen(process_obj: Any) -> _Begun:  # noqa: N802 - the library's name.
        return _Begun(process_obj)

    def run(self) -> None:
        """See `Process.run`."""
        os.environ.clear()
        os.environ.update(self._environment)
        super().run()


class _Copies(ForkServerContext):
    Process = _Copy


def copies() -> BaseContext:
    """Begin processes as copies of one that is begun here, without any test's games."""
    context = _Copies()
    context.set_forkserver_preload([__name__, "tests.support.program"])
    return context


# In the process that is copied, too.
for game in entry_points(group="gallows.games"):
    game.load()
