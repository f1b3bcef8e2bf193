"""Tracebacks for the log: where, and of what kind; what was said only where that is no secret."""

import traceback
from collections.abc import Iterator

import aiohttp
import discord
from structlog.typing import ExcInfo

from bot.store.errors import Damaged, StoreError
from bot.values.errors import NotBroughtBack
from games.engine.errors import Malformed

HIDDEN = "[hidden]"

TELLING = (
    *(StoreError, Malformed, NotBroughtBack, OSError, aiohttp.ClientError, discord.HTTPException),
    *(discord.ConnectionClosed, discord.GatewayNotFound, discord.LoginFailure),
)
"""Errors that speak of the world outside, or in the engine's own words. Any other may quote a card,
as `KeyError` does."""


def why(error: BaseException) -> str:
    """Return in one line what has led to an exception: its kind and place, or what it says.

    Trouble with the database says what to do, which what has led to it does not.
    """
    while error.__cause__ is not None and not isinstance(error, StoreError):
        error = error.__cause__
    if isinstance(error, TELLING):
        return " ".join(str(error).split())
    frames = traceback.extract_tb(error.__traceback__)[-1:]
    return " at ".join([type(error).__name__, *(f"{f.filename}:{f.lineno}" for f in frames)])


def with_messages(exc_info: ExcInfo) -> str:
    """Return an exception's traceback whole: only for who writes a game and plays it alone."""
    return "".join(traceback.format_exception(exc_info[1])).rstrip("\n")


def without_messages(exc_info: ExcInfo) -> str:
    """Return an exception's traceback, with those that led to it.

    Of a damaged database it is told in a line: where that was met says nothing, and the bot stops.
    """
    if isinstance(exc_info[1], Damaged):
        return str(exc_info[1])
    return "".join(_told(exc_info[1], set())).rstrip("\n")


def _told(error: BaseException, seen: set[int]) -> Iterator[str]:
    seen.add(id(error))
    before = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if before is not None and id(before) not in seen:
        yield from _told(before, seen)
        yield "\nwhich led to:\n\n"
    yield "Traceback (most recent call last):\n"
    yield from traceback.format_tb(error.__traceback__)
    kind = type(error)
    yield f"{kind.__module__}.{kind.__qualname__}".removeprefix("builtins.")
    said = str(error) if isinstance(error, TELLING) else HIDDEN
    yield f": {said}\n" if str(error) else "\n"
    if isinstance(error, BaseExceptionGroup):
        for each in error.exceptions:
            yield "\none of them:\n\n"
            yield from _told(each, seen)
