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
GRACE = 10.0
"""Seconds that the bot has to say goodbye. What was answered is in the database either way."""


async def until_told(
    work: Coroutine[Any, Any, None],
    grace: float = GRACE,
    at_last: Callable[[], object] = lambda: None,
) -> None:
    """Do the work until it ends by itself, or cancel it at SIGTERM or SIGINT.

    Work that does not end within ``grace`` seconds, or until a second signal, is cut off;
    ``at_last`` is called before that: it ends what would be left behind.
    """
    loop = asyncio.get_running_loop()
    told = asyncio.Event()
    task = asyncio.ensure_future(work)

    def stop() -> None:
        if told.is_set():
            at_last()
            cut_off()
        told.set()

    # Where the loop has no signal handlers (Windows), Ctrl+C ends the run as `asyncio.run` does it.
    with contextlib.suppress(NotImplementedError):
        for name in STOPS:
            loop.add_signal_handler(name, stop)
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
            for name in STOPS:
                loop.remove_signal_handler(name)
    if not task.cancelled():
        task.result()


def cut_off() -> NoReturn:
    """End the process without waiting for anything."""
    sys.stderr.write("The bot was cut off while it was stopping. No answer is lost by that.\n")
    sys.stderr.flush()
    os._exit(1)


def refuse(why: str) -> NoReturn:
    """Say why the command cannot go on, and end it with exit code 1."""
    typer.echo(why, err=True)
    raise typer.Exit(1)


@contextlib.contextmanager
def refusing(trouble: str = "The database is in trouble.") -> Iterator[None]:
    """Refuse to go on where a setting is wrong, or the database cannot be used: ``trouble``."""
    try:
        yield
    except SettingsError as wrong:
        refuse(f"A setting is wrong.\n{wrong}")
    except StoreError as error:
        refuse(f"{trouble} {error}".lstrip())
