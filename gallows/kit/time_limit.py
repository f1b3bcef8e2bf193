"""How long a game's own code may take here before it is stopped, with a sentence.

By processor time, which a busy machine does not use up, and without that of collecting what others
have left behind. Where there is no timer for it, as on Windows, or beside the main thread, nothing
is stopped.
"""

import gc
import os
import signal
import sys
import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

AGAIN = 0.05
"""Seconds after which code that has let nothing end it is ended again."""
MOST = 100
"""So often; then this process ends, for nothing else can end it."""
DEAF = 10.0
"""Seconds more after which the system ends this process: some loops hear nothing, such as one that
sums up without end."""

TIMERS = (signal.ITIMER_PROF, signal.ITIMER_VIRTUAL) if hasattr(signal, "setitimer") else ()


class Endless(Exception):
    """A game's code has taken longer than it may."""


class _Enough(BaseException):
    """Ends code that takes too long; what catches exceptions lets this one through, mostly."""


@dataclass(slots=True)
class _Limit:
    """What is held to a time: how often it has been ended, and what is said of it."""

    said: str
    tries: int = 0


_limits: list[_Limit] = []
"""Those that hold now, the innermost last."""


def _over(_signal: int, _frame: object) -> None:
    limit = _limits[-1]
    limit.tries += 1
    if limit.tries > MOST:
        sys.stderr.write("The game's code cannot be stopped: it catches every exception.\n")
        sys.stderr.flush()
        os._exit(1)
    raise _Enough(limit.said)


def within(seconds: float, call: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Return what is returned; raise `Endless` after so many seconds of processor time.

    So it does whatever what was ended makes of it. What is held to a time of its own meanwhile
    does not count.
    """
    if (
        not hasattr(signal, "setitimer")
        or threading.current_thread() is not threading.main_thread()
    ):
        return call(*args, **kwargs)
    limit, collects = _Limit(f"it goes on for more than {seconds:g} seconds"), gc.isenabled()
    # Where one limit holds already, the system knows what to call.
    before = None if _limits else signal.signal(signal.SIGPROF, _over)
    gc.disable()
    around = [signal.setitimer(timer, 0) for timer in TIMERS]
    try:
        _limits.append(limit)
        try:
            signal.setitimer(signal.ITIMER_VIRTUAL, seconds + DEAF)
            signal.setitimer(signal.ITIMER_PROF, seconds, AGAIN)
            return call(*args, **kwargs)
        finally:
            for timer in TIMERS:
                signal.setitimer(timer, 0)
    except BaseException as trouble:
        if limit.tries:
            raise Endless(limit.said) from trouble
        raise
    finally:
        _limits.pop()
        if before is not None:
            signal.signal(signal.SIGPROF, before)
        for timer, left in zip(TIMERS, around, strict=True):
            signal.setitimer(timer, *left)
        if collects:
            gc.enable()
