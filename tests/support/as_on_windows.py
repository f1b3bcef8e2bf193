"""`python as_on_windows.py COMMAND ...`: `gallows`, as far as another system can pretend Windows.

The project's own code finds none of what Python has on Unix alone, no file can be moved or removed
that somebody has open, and the event loop hears no signals. Other packages see what there is: they
are tried on Windows by their makers.
"""

import asyncio
import builtins
import os
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any, NoReturn

PROJECT = {"bot", "cogs", "games", "gallows", "sandbox"}
NO_MODULES = {"fcntl", "grp", "posix", "pty", "pwd", "resource", "syslog", "termios", "tty"}
"""Those that the library's index marks as Unix alone: docs.python.org/3/py-modindex.html."""
NO_NAMES = {
    "faulthandler": "register unregister",
    "os": "chown chroot fchmod fchown fork forkpty getegid geteuid getgid getgroups getloadavg "
    "getpgid getpgrp getpriority getsid getuid initgroups killpg lchown mkfifo mknod nice openpty "
    "posix_spawn sched_getaffinity sched_setaffinity setegid seteuid setgid setgroups setpgid "
    "setpriority setsid setuid statvfs sync sysconf uname wait wait3 wait4 WEXITSTATUS WIFSIGNALED "
    "WNOHANG O_CLOEXEC O_DIRECTORY O_NOFOLLOW O_NONBLOCK O_SYNC",
    "select": "epoll poll",
    "signal": "SIGALRM SIGBUS SIGCHLD SIGCONT SIGHUP SIGKILL SIGPIPE SIGPROF SIGQUIT SIGSTOP "
    "SIGUSR1 SIGUSR2 SIGVTALRM ITIMER_PROF ITIMER_REAL ITIMER_VIRTUAL alarm getitimer pause "
    "pthread_kill pthread_sigmask setitimer siginterrupt sigwait",
    "socket": "AF_UNIX",
    "sys": "",
    "time": "tzset",
}
"""What is missing in modules that are there: "Availability: Unix" in their documents."""
OTHERWISE: dict[str, dict[str, object]] = {"os": {"name": "nt"}, "sys": {"platform": "win32"}}
NO_SIGNALS = "add_signal_handler", "remove_signal_handler"
"""What loops have not there: docs.python.org/3/library/asyncio-platforms.html."""

_import = builtins.__import__
_seen: dict[str, ModuleType] = {}


class Seen(ModuleType):
    """A module, as the project sees it."""

    def __init__(self, real: ModuleType) -> None:
        super().__init__(real.__name__)
        self.__dict__.update(OTHERWISE.get(real.__name__, {}), real=real)

    def __getattr__(self, name: str) -> Any:
        if name in NO_NAMES[self.__name__].split():
            raise AttributeError(f"module {self.__name__!r} has no attribute {name!r}")
        return getattr(self.real, name)


def imported(name: str, globals: Any = None, *how: Any, **more: Any) -> ModuleType:
    """Import a module, if it is there for who wants it; with the arguments of `__import__`."""
    if (globals or {}).get("__name__", "").partition(".")[0] in PROJECT:
        if name in NO_MODULES:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
        if name in NO_NAMES:
            return _seen.setdefault(name, Seen(_import(name)))
    return _import(name, globals, *how, **more)


def no_signals(*_: object) -> NoReturn:
    """Do as an event loop does on Windows."""
    raise NotImplementedError


def only_closed(do: Callable[..., None]) -> Callable[..., None]:
    """Have something that is done to files refuse those that this process has open."""

    def done(*files: Any, **more: Any) -> None:
        for file in files:
            if is_open(file):
                raise PermissionError(13, "It is being used by another process", str(file))
        do(*files, **more)

    return done


def is_open(file: Any) -> bool:
    """Say whether this process has a file open, by the links that Linux keeps of that."""
    links = Path("/proc/self/fd")
    place = os.path.realpath(file)
    return links.is_dir() and any(os.path.realpath(link) == place for link in links.iterdir())


if __name__ == "__main__":
    for each in NO_SIGNALS:
        setattr(asyncio.SelectorEventLoop, each, no_signals)
    for each in "rename", "replace", "remove", "unlink":
        setattr(os, each, only_closed(getattr(os, each)))
    builtins.__import__ = imported
    # Only now, so that these are imported as all else is. The machine may be slow: see there.
    _import("sandbox.server").server.WallClock = _import(
        "tests.sandbox.patience", fromlist=("PatientClock",)
    ).PatientClock
    sys.argv[0] = "gallows"
    _import("gallows.__main__", fromlist=("main",)).main()
