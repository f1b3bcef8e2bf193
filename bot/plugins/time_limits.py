"""Nothing of a game holds up the bot: whatever a game brings is called within a limit.

The kernel counts what the process spends, and interrupts it after each twentieth of a second of
processor time, and five times a second. That reaches what another thread would not: a regular
expression, a huge number, a sleep. What goes on for too long is ended by an exception, which the
handler of a signal raises, between two steps of a game's code and nowhere else. Code that no
exception ends is ended with the process, and the journal has everything: a third timer, which is
set back whenever the event loop turns, needs nothing of the interpreter.
"""

import asyncio
import faulthandler
import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Generic, NoReturn, ParamSpec, TypeVar

import structlog

if sys.platform != "win32":
    import resource

P = ParamSpec("P")
T = TypeVar("T")

log = structlog.get_logger(__name__)

TICK = 0.05
"""Seconds of processor time between two looks at what runs."""
LONG = 10
"""Ticks that a step of a game may take: half a second."""
QUICK = 2
"""Ticks that a computer player may think while the bot waits."""
LOOK = 0.2
"""Seconds between two looks at whether it sleeps."""
ASLEEP = 3
"""Such looks, one after the other, that find it doing nothing: it sleeps, or waits."""
IDLE = 0.001
"""Seconds of processor time that are nothing. Who has to share a processor gets more."""
LAST = 5.0
"""Seconds of processor time after which the process ends when the event loop has not turned, and
seconds that code may sleep which no exception ends."""
REST = 0.5
"""Seconds that belong to everybody else when a game has taken too long."""
MANY = 100_000
"""So many things come of one call at most."""


class Overran(Exception):
    """A game's code has taken longer than it may, or has tried to end the bot."""


class _Enough(BaseException):
    """Ends code that takes too long; what catches exceptions lets this one through, mostly."""


class _Watch:
    """What the handlers of the signals have to know."""

    def __init__(self) -> None:
        self.serving = False
        """Whether a bot runs in this process: else nobody has to be protected from a game."""
        self.inside = False
        """Whether a game's code runs."""
        self.most = LONG
        self.ticks = 0
        self.asleep = 0
        self.spent: set[str] = set()
        """Games of which something has taken too long since the event loop has turned."""
        self.rests_until = 0.0
        """Until when who has waited for what took too long comes before all strangers' games."""
        self.loop: asyncio.AbstractEventLoop | None = None
        self.turning = False
        """Whether the event loop is to say that it turns."""
        self._done = (0.0, 0)

    def tick(self, _signal: int, _frame: object) -> None:
        """Count processor time."""
        if self.loop is not None and not self.turning and not self.loop.is_closed():
            self.turning = True
            self.loop.call_soon_threadsafe(self.turned)
        if self.inside:
            self.ticks += 1
            if self.ticks >= self.most:
                raise _Enough

    def look(self, _signal: int, _frame: object) -> None:
        """Count for how long nothing is done; what waits for memory is no game's doing."""
        faults = resource.getrusage(resource.RUSAGE_SELF).ru_majflt
        before, self._done = self._done, (time.thread_time(), faults)
        if not self.inside:
            return
        idle = self._done[0] - before[0] < IDLE and self._done[1] == before[1]
        self.asleep = self.asleep + 1 if idle else 0
        if self.asleep > LAST / LOOK:
            give_up()
        if self.asleep >= min(ASLEEP, self.most):
            raise _Enough

    def turned(self) -> None:
        """Note that the event loop turns: there is time again for what is called next."""
        self.turning = False
        self.spent.clear()
        if self.loop is not None:  # Else it turns once more after the bot.
            signal.setitimer(signal.ITIMER_VIRTUAL, LAST)


watch = _Watch()
"""Of this process."""


def within(most: int, call: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Return what a game's code returns, if it takes no more ticks.

    Raise `Overran` when it does, and in place of whatever would end more than that code, such as
    `SystemExit`. What is called in it has no limit of its own.
    """
    now = watch
    if now.inside:
        return call(*args, **kwargs)
    now.ticks = now.asleep = 0
    now.most = most
    # From here to the other end nothing is called but the game: between two steps of this function
    # itself no handler is run, so that none can raise when the game's code has ended.
    now.inside = True
    try:
        return call(*args, **kwargs)
    except Exception:
        raise
    except BaseException as ended:
        now.inside = False
        if now.loop is not None:
            now.rests_until = now.loop.time() + REST
        raise Overran(type(ended).__name__) from ended
    finally:
        now.inside = False


async def rested() -> None:
    """Wait until nothing has taken too long for a while.

    So what takes too long holds up the bot once in a while, not one after the other.
    """
    left = watch.rests_until - asyncio.get_running_loop().time()
    if left > 0:
        await asyncio.sleep(left)
        # Another one that has waited may have taken too long meanwhile.
        await rested()


class Limited(Generic[P, T]):
    """A function of a game's that takes no longer than it may.

    In another process it is the function itself.
    """

    def __init__(self, call: Callable[P, T]) -> None:
        self.call = call

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> T:
        made = within(LONG, self.call, *args, **kwargs)
        # What is made one by one is made here, and all of it.
        return within(LONG, listed, made) if isinstance(made, Iterator) else made

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        return _itself, (self.call,)


def listed(made: Iterator[Any]) -> Any:
    """Return what an iterator yields; raise `Overran` where there is no end to it."""
    all_of_it: list[Any] = []
    for each in made:
        all_of_it.append(each)
        if len(all_of_it) > MANY:
            raise Overran("without end")
    return all_of_it


def _itself(call: Callable[P, T]) -> Callable[P, T]:
    return call


@contextmanager
def watched(loop: asyncio.AbstractEventLoop | None) -> Iterator[None]:
    """Hold games to their limits while a bot runs in this thread, on this event loop.

    ``loop`` None: there is none, but a piece of work. Where there are no such timers, as on
    Windows, nothing is limited.
    """
    watch.serving = loop is not None
    if (
        not hasattr(signal, "setitimer")
        or threading.current_thread() is not threading.main_thread()
    ):
        if loop is not None:
            log.warning("nothing limits what a game may take on this system")
        try:
            yield
        finally:
            watch.serving = False
        return
    watch.loop, watch.rests_until, watch.turning = loop, 0.0, False
    watch.spent.clear()
    before = [
        (number, signal.signal(number, handler))
        for number, handler in ((signal.SIGPROF, watch.tick), (signal.SIGALRM, watch.look))
    ]
    # To the file itself: what ends here has no time for Python's.
    faulthandler.register(signal.SIGVTALRM, file=2, all_threads=False, chain=True)
    signal.setitimer(signal.ITIMER_PROF, TICK, TICK)
    signal.setitimer(signal.ITIMER_REAL, LOOK, LOOK)
    signal.setitimer(signal.ITIMER_VIRTUAL, LAST)
    try:
        yield
    finally:
        for timer in (signal.ITIMER_PROF, signal.ITIMER_REAL, signal.ITIMER_VIRTUAL):
            signal.setitimer(timer, 0)
        for number, handler in before:
            signal.signal(number, handler)
        faulthandler.unregister(signal.SIGVTALRM)
        watch.loop, watch.serving, watch.rests_until = None, False, 0.0


def give_up() -> NoReturn:
    """End the process, which nothing else can: say where it stands."""
    sys.stderr.write("A game cannot be stopped, so the bot is. The journal has everything.\n")
    sys.stderr.flush()
    faulthandler.dump_traceback(file=2, all_threads=False)
    os._exit(1)
