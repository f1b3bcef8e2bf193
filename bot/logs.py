"""The log: the bot's own lines and discord.py's alike, to stderr, without anybody's secrets."""

import asyncio
import logging
import re
import sys
from typing import Any, TextIO

import structlog
from structlog.typing import EventDict, Processor, WrappedLogger

from bot.settings import LogFormat, LogLevel
from bot.tracebacks import HIDDEN, with_messages, without_messages

_SECRETIVE = frozenset(
    {
        *("answer", "card", "cards", "deal", "hand", "item", "items", "picks", "role", "roles"),
        *("authorization", "password", "secret", "secrets", "seed", "token"),
    }
)
"""A key with one of these words in it never shows its value."""

_IN_TEXT = (
    # Whoever has an interaction's token can post in the bot's name.
    (re.compile(r"((?:webhooks|interactions)/\d+/)[\w-]+"), rf"\1{HIDDEN}"),
    # A bot's token: its id in base 64, a time, a signature.
    (re.compile(r"\b[\w-]{20,40}\.[\w-]{5,8}\.[\w-]{25,}"), HIDDEN),
    # Whom Discord was asked about: discord.py says so of a request that came too early, aiohttp of
    # an avatar that is not there.
    (re.compile(r"(/(?:avatars|members|users)/)\d+"), rf"\1{HIDDEN}"),
    # The password in a URL.
    (re.compile(r"(://[^\s:/@]+:)[^\s/@]+@"), rf"\1{HIDDEN}@"),
)

_QUIETED = {
    # At DEBUG these write whole messages and rows: cards, tokens and seeds.
    "discord": logging.INFO,
    "aiosqlite": logging.INFO,
    "sqlalchemy": logging.WARNING,
    "alembic": logging.WARNING,
    # These have nothing to say to an operator below that.
    "asyncio": logging.INFO,
    "PIL": logging.INFO,
    "fontTools": logging.INFO,
}
"""The lowest level of other people's loggers."""


def hide_secrets(_logger: WrappedLogger, _method: str, event: EventDict) -> EventDict:
    """Hide values under secret-looking keys, and tokens and passwords wherever they are."""
    for key, value in event.items():
        if not _SECRETIVE.isdisjoint(key.lower().split("_")):
            event[key] = HIDDEN
        elif not isinstance(value, bool | int | float | None):
            event[key] = _clean(value if isinstance(value, str) else repr(value))
    return event


def unhandled(_loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Log what nobody awaited. The loop's own line quotes the task, and with it the exception."""
    trouble = context.get("exception")
    structlog.get_logger("asyncio").error(context["message"], exc_info=trouble)


def configure(
    level: LogLevel, form: LogFormat, stream: TextIO | None = None, *, messages: bool = False
) -> None:
    """Send every logger of the process to the stream (stderr), in one form.

    ``messages``: show also what exceptions say, which may be cards.
    """
    stream = stream or sys.stderr
    told = with_messages if messages else without_messages
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.add_log_level,
        structlog.stdlib.PositionalArgumentsFormatter(),
        structlog.processors.TimeStamper("iso", utc=True),
        structlog.processors.StackInfoRenderer(),
        # No variables of the frames, which are full of cards; nor, mostly, what exceptions say.
        structlog.processors.ExceptionRenderer(told),
        hide_secrets,
    ]
    handler = logging.StreamHandler(stream)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.JSONRenderer(ensure_ascii=False)
                if form is LogFormat.JSON
                else structlog.dev.ConsoleRenderer(colors=stream.isatty()),
            ],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.value)
    for name, least in _QUIETED.items():
        logging.getLogger(name).setLevel(max(least, root.level))
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *shared,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        # A logger made before this call, or in another test, must not keep its old form.
        cache_logger_on_first_use=False,
    )


def _clean(text: str) -> str:
    for pattern, instead in _IN_TEXT:
        text = pattern.sub(instead, text)
    return text
