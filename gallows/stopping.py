"""How a command ends: told to stop, or with a sentence that says why it cannot go on."""

import asyncio
import contextlib
import os
import signal
import sys
from collections.abc import Callable, Coroutine, Iterator
from typing import Any, NoReturn

import typer

from bot.settings import SettingsError
from bot.store.errors import StoreError

STOPS = (signal.SIGTERM, signal.SIGINT)
HUNG_UP = getattr(signal, "SIGHUP", None)
"""That the terminal is gone; Windows has none. Under `nohup` it is to be of no matter."""
GRACE = 10.0
"""Seconds that the bot has to say goodbye. What was answered is in the database either way."""


async def until_told(
    work: Coroutine[Any, Any, None],
    grace: float = GRACE,
    at_last: Callable[[], object] = lambda: None,
) -> None:
    """Do the work until it ends by itself, or cancel it at SIGTERM, SIGINT or SIGHUP.

    Work that does not end within ``grace`` seconds, or until a second signal, is cut off;
    ``at_last`` is called before that: it ends what would be left behind. No SIGHUP is a second one:
    of one closed terminal both the shell and the system tell.
    """
    loop = asyncio.get_running_loop()
    told = asyncio.Event()
    task = asyncio.ensure_future(work)

    def stop() -> None:
        if told.is_set():
            at_last()
            cut_off()
        told.set()

    stops: dict[signal.Signals, Callable[[], None]] = dict.fromkeys(STOPS, stop)
    if HUNG_UP is not None and signal.getsignal(HUNG_UP) is not signal.SIG_IGN:
        stops[HUNG_UP] = told.set
    # Where the loop has no signal handlers (Windows), Ctrl+C ends the run as `asyncio.run` does it.
    with contextlib.suppress(NotImplementedError):
        for name, heard in stops.items():
            loop.add_signal_handler(name, heard)
    waiting = asyncio.ensure_future(told.wait())
    try:
        await asyncio.wait({task, waiting}, return_when=asyncio.FIRST_COMPLETED)
        if not task.done():
            task.cancel()
            await asyncio.wait({task}, timeout=grace)
            if not task.done():
                at_last()
                cut_off()
    finally:
        waiting.cancel()
        with contextlib.suppress(NotImplementedError):
            for name in stops:
                loop.remove_signal_handler(name)
    if not task.cancelled():
        task.result()


def cut_off() -> NoReturn:
    """End the process without waiting for anything."""
    # Nobody can be told where the terminal is gone, or who has read the log.
    with contextlib.suppress(OSError):
        sys.stderr.write("The bot was cut off while it was stopping. No answer is lost by that.\n")
        sys.stderr.flush()
    os._exit(1)


def refuse(why: str) -> NoReturn:
    """Say why the command cannot go on, and end it with exit code 1."""
    typer.echo(why, err=True)
    raise typer.Exit(1)


TROUBLE = "The database is in trouble."


@contextlib.contextmanager
def refusing(trouble: str = TROUBLE) -> Iterator[None]:
    """Refuse to go on where a setting is wrong, or the database cannot be used: ``trouble``."""
    try:
        yield
    except (SettingsError, StoreError) as error:
        refuse(in_words(error, trouble))


def in_words(error: SettingsError | StoreError, trouble: str = TROUBLE) -> str:
    """Return what whoever has typed the command is told of an error."""
    if isinstance(error, SettingsError):
        return f"A setting is wrong.\n{error}"
    return f"{trouble} {error}".lstrip()
