"""How a game fails. Little is imported: whole processes are started to do one of these."""

import asyncio
import itertools
import re
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any

SECRET = "the-sealed-card"
"""What an exception quotes: nobody is to read it."""


def forever() -> None:
    """Compute without end."""
    while True:
        pass


def stubborn() -> None:
    """Compute without end, and let nothing stop it at first."""
    for _ in range(3):
        with suppress(BaseException):
            forever()
    forever()


def never(deed: Callable[[], object]) -> None:
    """Let nothing stop it at all."""
    while True:
        with suppress(BaseException):
            deed()


def fail(error: BaseException) -> None:
    """Raise it."""
    raise error


DEEDS: dict[str, Callable[[], Any]] = {
    "forever": forever,
    "stubborn": stubborn,
    "pattern": partial(re.match, "(a+)+$", "a" * 40 + "b"),
    "sleeps": partial(time.sleep, 1e6),
    "raises": partial(fail, KeyError(SECRET)),
    "exits": partial(fail, SystemExit(1)),
    "interrupts": partial(fail, KeyboardInterrupt()),
    "cancels": partial(fail, asyncio.CancelledError()),
    "holds": lambda: sum(itertools.repeat(1)),
    "never": partial(never, forever),
    "slumbers": partial(never, partial(time.sleep, 1e6)),
    "nothing": lambda: None,
    "endless": partial(itertools.count),
    "much": lambda: ["x" * 10_000],
}
"""What it does, by name; what is returned stands in for what was wanted."""
