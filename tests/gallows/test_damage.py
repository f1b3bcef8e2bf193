"""A damaged database stops the bot with a sentence, at its start and while it runs."""

import asyncio
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from sandbox.server import Sandbox
from tests.gallows.test_run import plain, refusal, started
from tests.support.fixtures import blank
from tests.support.program import Program

__all__ = ["blank", "plain"]

STOPPED = 300.0
"""Seconds that a bot may take to start and to stop, on a machine with much else to do: no fault is
found by less, and a test of one that goes on ends."""
FILE = Path("data/gallows.db")


def some_pages() -> None:
    """The disk has lost what was written down of servers and of days."""
    with closing(sqlite3.connect(FILE)) as file:
        file.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        # What somebody else has written makes a running bot read anew.
        file.execute("PRAGMA user_version = 1")
        (size,) = file.execute("PRAGMA page_size").fetchone()
        where = "SELECT rootpage FROM sqlite_schema WHERE name IN ('guilds', 'day_keys')"
        pages = [page for (page,) in file.execute(where)]
    with FILE.open("r+b") as raw:
        for page in pages:
            raw.seek((page - 1) * size)
            raw.write(b"\xff" * size)


def the_whole_file() -> None:
    """Somebody has put another file in its place."""
    FILE.write_bytes(b"Dear diary, " * 1000)


async def stops(process: Program) -> str:
    """Wait for a bot to stop by itself, and return what it has said; end one that does not."""
    try:
        async with asyncio.timeout(STOPPED):
            return await refusal(process)
    finally:
        if process.returncode is None:
            process.kill()


def judge(said: str) -> None:
    """See that the damage is named with what to do, and nothing else is there to be read."""
    assert "The database is in trouble." in said
    assert "`gallows restore` put the last backup in its place, and ask the doctor" in said
    assert "Traceback" not in said


@pytest.mark.parametrize("damage", [some_pages, the_whole_file])
async def test_a_damaged_database_stops_a_start_with_a_sentence(
    damage: Callable[[], None], blank: Path
) -> None:
    FILE.parent.mkdir()
    shutil.copy(blank, FILE)
    damage()
    async with Sandbox() as sandbox:
        judge(await stops(await started(sandbox)))


async def test_a_database_that_is_damaged_while_the_bot_runs_stops_it_with_a_sentence() -> None:
    async with Sandbox() as sandbox:
        greeting = sandbox.faults.hold(method="POST", route="/channels/{channel_id}/messages")
        process = await started(sandbox)
        stopping = asyncio.ensure_future(stops(process))
        greeted = asyncio.ensure_future(greeting.reached.wait())
        await asyncio.wait({greeted, stopping}, return_when=asyncio.FIRST_COMPLETED)
        some_pages()
        greeting.release()  # The bot writes down next that it has greeted the server.
        judge(await stopping)
