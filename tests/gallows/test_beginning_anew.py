"""`gallows run` whose place others have taken begins anew, by itself, in the same process."""

import json
import os
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.store.store import Store
from sandbox import Sandbox
from tests.gallows.test_run import settings_of
from tests.sandbox.patience import patience
from tests.support.postgres import BLANK, Postgres, postgres
from tests.support.program import Program, begin

__all__ = ["postgres"]

pytestmark = pytest.mark.skipif(os.name == "nt", reason="Windows has no SIGTERM to send")


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """A database of a test's own."""
    if request.param == "sqlite":
        yield f"sqlite+aiosqlite:///{tmp_path}/gallows.db"
        return
    server: Postgres = request.getfixturevalue("postgres")
    with server.database(BLANK) as url:
        yield url


class Run:
    """A process that runs, what it logs, and a look at its database."""

    def __init__(self, sandbox: Sandbox, process: Program, url: str) -> None:
        self.sandbox = sandbox
        self.process = process
        self.url = url
        self.log: list[dict[str, str]] = []

    async def until(self, event: Callable[[str], bool]) -> None:
        """Read what it logs until something of this kind."""
        assert self.process.stderr is not None
        async with patience("the log"):
            while line := await self.process.stderr.readline():
                self.log.append(json.loads(line))
                if event(self.log[-1]["event"]):
                    return
        raise AssertionError(f"it has ended: {self.log}")

    async def put_out(self) -> str:
        """Take its place from it; return the name that it had."""
        store = await Store.open(self.url)
        try:
            while True:
                (process,) = (await store.processes.sharing()).processes
                if await store.processes.evict(process.name, process.beat):
                    return process.name
        finally:
            await store.close()

    async def names(self) -> list[str]:
        """The processes that are the bot."""
        store = await Store.open(self.url)
        try:
            return [each.name for each in (await store.processes.sharing()).processes]
        finally:
            await store.close()


@asynccontextmanager
async def run(url: str) -> AsyncIterator[Run]:
    """Run the bot, until it is told to stop; it says nothing of trouble then."""
    async with Sandbox() as sandbox:
        more = {"GALLOWS_DATABASE_URL": url, "GALLOWS_LOG_FORMAT": "json"}
        settings = settings_of(sandbox, GALLOWS_DRAWINGS="false", **more)
        process = await begin("run", env=settings)
        running = Run(sandbox, process, url)
        try:
            yield running
            process.terminate()
            async with patience("the end"):
                _, said = await process.communicate()
            assert process.returncode == 0, said.decode()
            assert b"Traceback" not in said
        finally:
            process.kill()


async def test_who_was_put_out_begins_anew_by_itself(url: str) -> None:
    async with run(url) as bot:
        await bot.until(lambda event: event == "at court")
        name = await bot.put_out()
        await bot.until(lambda event: event == "this process begins anew")
        await bot.until(lambda event: event == "at court")
        (again,) = await bot.names()
        assert again != name
        assert again.split()[:2] == name.split()[:2], "the same process of the same machine"
    said = [line["event"] for line in bot.log]
    assert "nothing was heard of this process, and others have taken its place" in said
