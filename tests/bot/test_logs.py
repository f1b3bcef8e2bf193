"""The log tells what happened, and nobody's secrets."""

import asyncio
import gc
import io
import json
import logging
from collections.abc import Iterator
from typing import Any

import pytest
import structlog
from discord import Interaction
from discord.app_commands import Command, CommandInvokeError

from bot.logs import configure, unhandled
from bot.settings import LogFormat, LogLevel
from bot.store.errors import StoreError
from bot.tracebacks import HIDDEN
from games.engine.errors import GameFault

# In the form of a bot's token, and known to nobody.
TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4" + ".GabcDE." + "x" * 38


async def hand(interaction: Interaction) -> None:
    """A command."""


@pytest.fixture
def stream() -> Iterator[io.StringIO]:
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    levels = {
        name: logging.getLogger(name).level for name in ("discord", "aiosqlite", "sqlalchemy")
    }
    stream = io.StringIO()
    configure(LogLevel.DEBUG, LogFormat.JSON, stream)
    yield stream
    structlog.reset_defaults()
    root.handlers[:] = handlers
    root.setLevel(level)
    for name, before in levels.items():
        logging.getLogger(name).setLevel(before)


def lines(stream: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def test_our_lines_and_discords_have_one_form(stream: io.StringIO) -> None:
    structlog.get_logger("bot.tables").info("answer taken", table=7, ask=3)
    logging.getLogger("discord.client").info("shard %s connected", 0)
    ours, theirs = lines(stream)
    assert ours.keys() - {"table", "ask"} == theirs.keys()
    assert (ours["event"], ours["table"], ours["ask"]) == ("answer taken", 7, 3)
    assert (ours["level"], ours["logger"]) == ("info", "bot.tables")
    assert theirs["event"] == "shard 0 connected"


def test_secrets_by_name_are_hidden(stream: io.StringIO) -> None:
    log = structlog.get_logger("bot")
    log.info("dealt", seed=b"\x01", role="princess", dice_seed="f00", cards=["hemlock"], seat=2)
    (line,) = lines(stream)
    assert line["seat"] == 2
    assert {line[key] for key in ("seed", "role", "dice_seed", "cards")} == {HIDDEN}
    assert "princess" not in stream.getvalue()


def test_secrets_in_text_are_hidden(stream: io.StringIO) -> None:
    logging.getLogger("discord.http").warning(
        "We are being rate limited. %s %s responded with 429.",
        "POST",
        "https://discord.com/api/v10/webhooks/123/aW50ZXJhY3Rpb24-abc_/messages/@original",
    )
    structlog.get_logger("bot").info(f"logged in with {TOKEN}")
    structlog.get_logger("bot").info("opened", url="postgresql+asyncpg://king:hunter2@castle/g")
    limited, logged_in, opened = lines(stream)
    assert f"/webhooks/123/{HIDDEN}/messages/@original" in limited["event"]
    assert logged_in["event"] == f"logged in with {HIDDEN}"
    assert opened["url"] == f"postgresql+asyncpg://king:{HIDDEN}@castle/g"


def test_whom_discord_was_asked_about_is_hidden(stream: io.StringIO) -> None:
    """As discord.py says it of a request that comes too early."""
    logging.getLogger("discord.http").warning(
        "We are being rate limited. %s %s responded with 429. Retrying in %.2f seconds.",
        "GET",
        "https://discord.com/api/v10/guilds/123/members/456789",
        1.0,
    )
    missing = "ClientResponseError(url=https://cdn.discordapp.com/avatars/456789/a1b2.png)"
    structlog.get_logger("bot").info("an avatar is missing", trouble=missing)
    limited, _ = lines(stream)
    assert "456789" not in stream.getvalue()
    assert "/guilds/123/" in limited["event"]


def test_an_exception_is_told_without_the_variables_around_it(stream: io.StringIO) -> None:
    hand = "hemlock"
    try:
        raise RuntimeError(f"failed with {TOKEN}") from LookupError("first")
    except RuntimeError:
        structlog.get_logger("bot").exception("a table is frozen", table=7)
    (line,) = lines(stream)
    assert "\nRuntimeError: [hidden]" in line["exception"]
    assert "\nLookupError: [hidden]" in line["exception"]
    assert "in test_an_exception_is_told_without" in line["exception"]
    assert hand not in stream.getvalue()


@pytest.mark.parametrize(
    "error",
    [
        KeyError("hemlock"),
        GameFault("the hemlock is in two places"),
        CommandInvokeError(Command(name="a", description="b", callback=hand), KeyError("hemlock")),
        ExceptionGroup("hemlock", [ValueError("hemlock")]),
    ],
)
def test_what_an_exception_says_may_be_a_card(stream: io.StringIO, error: Exception) -> None:
    structlog.get_logger("bot").error("a table is frozen", exc_info=error)
    logging.getLogger("discord.client").error("Ignoring exception", exc_info=error)
    ours, theirs = lines(stream)
    assert type(error).__name__ in ours["exception"]
    assert ours["exception"] == theirs["exception"]
    assert "hemlock" not in stream.getvalue()


def test_who_writes_a_game_reads_what_its_exceptions_say(stream: io.StringIO) -> None:
    configure(LogLevel.WARNING, LogFormat.CONSOLE, stream, messages=True)
    error = GameFault("guess 1 failed")
    error.__cause__ = KeyError(f"no card named hemlock, {TOKEN}")
    structlog.get_logger("bot").error("a table is frozen", exc_info=error)
    assert "no card named hemlock" in stream.getvalue()
    assert "GameFault: guess 1 failed" in stream.getvalue()
    assert TOKEN not in stream.getvalue()


async def test_what_nobody_awaited_is_told_without_what_it_says(stream: io.StringIO) -> None:
    item = "hemlock"

    async def fail() -> None:
        raise KeyError(item)

    asyncio.get_running_loop().set_exception_handler(unhandled)
    task = asyncio.create_task(fail())
    await asyncio.wait({task})
    del task
    gc.collect()
    (line,) = lines(stream)
    assert line["event"] == "Task exception was never retrieved"
    assert "KeyError: [hidden]" in line["exception"]
    assert "hemlock" not in stream.getvalue()


def test_what_the_world_outside_says_is_told(stream: io.StringIO) -> None:
    structlog.get_logger("bot").error("no", exc_info=StoreError("the disk is full"))
    (line,) = lines(stream)
    assert "bot.store.errors.StoreError: the disk is full" in line["exception"]


def test_people_get_the_same_without_variables(stream: io.StringIO) -> None:
    configure(LogLevel.INFO, LogFormat.CONSOLE, stream)
    hand = "hemlock"
    try:
        raise RuntimeError("failed")
    except RuntimeError:
        structlog.get_logger("bot").exception("a table is frozen", table=7)
    assert "a table is frozen" in stream.getvalue()
    assert "RuntimeError: [hidden]" in stream.getvalue()
    assert hand not in stream.getvalue()


def test_loggers_that_write_whole_messages_and_rows_do_not_debug(stream: io.StringIO) -> None:
    logging.getLogger("discord.http").debug("POST returned a hand of cards")
    logging.getLogger("aiosqlite").debug("executing with a seed")
    logging.getLogger("sqlalchemy.engine.Engine").info("INSERT a seed")
    # The first to need a font would have it in the log, and so when that was.
    logging.getLogger("fontTools.ttLib.ttFont").debug("Reading 'name' table from disk")
    logging.getLogger("bot").debug("shown")
    assert [line["event"] for line in lines(stream)] == ["shown"]


def test_the_level_is_kept(stream: io.StringIO) -> None:
    configure(LogLevel.ERROR, LogFormat.JSON, stream)
    structlog.get_logger("bot").warning("not shown")
    logging.getLogger("discord.client").warning("not shown")
    structlog.get_logger("bot").error("shown")
    assert [line["event"] for line in lines(stream)] == ["shown"]
