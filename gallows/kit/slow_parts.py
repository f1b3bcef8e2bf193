"""What of a view takes longer than the bot waits for it: there it would be left out."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import fields
from functools import wraps
from typing import Any

from bot.plugins.registry import plugins
from bot.plugins.safeguard import Part
from bot.plugins.time_limits import LONG, TICK
from gallows.kit.assertions import require
from gallows.kit.author import line_of

MOST = LONG * TICK
"""Seconds of processor time."""
TRIES = 3
"""So often what takes too long is made, and its quickest time counts: the machine may be busy."""
FAR = 10
"""Unless it takes so many times as long."""


@contextmanager
def timed(game: str) -> Iterator[None]:
    """Have each part of a game's view raise `Broken` that takes too long, while this is entered."""
    view = plugins()[game].view
    parts = [getattr(view, each.name) for each in fields(view)]
    parts += [*view.pages.values(), *view.moments.values()]
    own = [(part, part.call) for part in parts if isinstance(part, Part)]
    for part, call in own:
        part.call = _timed(part.name, call)
    try:
        yield
    finally:
        for part, call in own:
            part.call = call


def _timed(name: str, call: Callable[..., Any]) -> Callable[..., Any]:
    @wraps(call)
    def timed(*args: Any, **kwargs: Any) -> Any:
        made, took = _took(call, *args, **kwargs)
        for _ in range(TRIES - 1):
            # What takes far too long does so on every machine, also where it is warm.
            if not MOST < took < FAR * MOST:
                break
            took = min(took, _took(call, *args, **kwargs)[1])
        require(
            took <= MOST,
            f"the bot leaves out `{name}`: it takes {took:.2g} seconds, not {MOST:g}",
            line_of(call),
            "Find out less, or find it out in the notebook, once for each event.",
        )
        return made

    return timed


def _took(call: Callable[..., Any], *args: Any, **kwargs: Any) -> tuple[Any, float]:
    """Return what a part makes, and how long that takes, also where it is made one by one."""
    began = time.thread_time()
    made = call(*args, **kwargs)
    if isinstance(made, Iterator):
        made = list(made)
    return made, time.thread_time() - began
