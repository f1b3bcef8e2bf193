"""`gallows play` as several processes: which database they use, and that nothing of them is left.

A whole evening with two of them is in tests/play, with a browser.
"""

import asyncio
import os
import re
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

from bot.store.errors import StoreError
from bot.store.store import Store
from bot.values.shards import Process
from gallows import postgres_programs
from gallows.commands import command_line
from gallows.companions import court
from gallows.several_processes import Processes
from gallows.temporary_postgres import NoServer, TemporaryPostgres
from sandbox import Sandbox
from tests.sandbox.patience import patience
from tests.support.postgres import BLANK, Postgres, postgres

__all__ = ["postgres"]

ROOT = Path(__file__).parents[2]


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
    monkeypatch.setattr(postgres_programs, "all_there", list)
    why = said("--processes", "2")
    assert "install PostgreSQL" in why
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
        Path(folder).chmod(0o711)
        yield Path(folder) / "crowns-postgres"


async def test_a_server_is_started_and_stopped_and_what_is_in_it_kept(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Where root plays, another user has the server, and nothing of root's is opened to others.
    closed = folder.parent / "closed"
    closed.mkdir(mode=0o700)
    monkeypatch.setattr("gallows.temporary_postgres.FOR_ROOT", folder.parent)
    for known in ([], [77]):
        server = TemporaryPostgres(closed / "crowns-postgres")
        url = await server.start()
        store = await Store.open(url)
        assert await store.guilds.known() == known
        await store.guilds.present([77])
        await store.close()
        another = TemporaryPostgres(closed / "crowns-postgres")
        assert await another.start() == url
        another.stop()
        await (await Store.open(url)).close()
        server.stop()
        with pytest.raises(StoreError):
            await Store.open(url)
    assert closed.stat().st_mode & 0o777 == 0o700


def test_crowns_of_another_postgresql_are_left_as_they_are(folder: Path) -> None:
    folder.mkdir()
    (folder / "PG_VERSION").write_text("9\n")
    with pytest.raises(NoServer, match="is PostgreSQL 9's, which is not here any more"):
        asyncio.run(TemporaryPostgres(folder).start())


@pytest.mark.skipif(os.name == "nt", reason="Windows has no SIGKILL to send")
def test_nothing_is_left_running_where_play_itself_is_killed(folder: Path) -> None:
    with subprocess.Popen(
        [
            *(sys.executable, "-m", "gallows", "play", "--port", "0", "--processes", "2"),
            *("--servers", "2", "--data", folder.with_name("crowns.db")),
        ],
        env={**os.environ, "PYTHONPATH": str(ROOT), "GALLOWS_DRAWINGS": "false"},
        cwd=folder.parent,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as play:
        assert play.stdout is not None
        said = b""
        while not re.match(rb"Process \d+ has", said):
            said = play.stdout.readline()
            assert said, "it ends by itself"
        assert (folder / "postmaster.pid").exists()
        play.kill()
        # All that it has begun speaks there, too: both end with the last of it.
        play.communicate()
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
