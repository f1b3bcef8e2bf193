"""A bot that is a process, as an operator starts it, with its log and its file to look into."""

import asyncio
import json
import os
import sqlite3
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

from sandbox import Exchange, Sandbox
from tests.attacks.processes import start_bot
from tests.support.program import Program

OFTEN = 0.1
"""Seconds from one look at the log to the next."""
TRACEBACK = "Traceback (most recent call last)"
"""What Python says of an exception that nobody has caught. Workers write as they like."""
DEATHS = 3
"""Starts in a row after which nobody starts it again."""


class LoggedBot:
    """The process, what it has logged, and whoever waits for something of it."""

    def __init__(self, sandbox: Sandbox, database: Path, *path: Path) -> None:
        """``path``: where else its modules are."""
        self.sandbox = sandbox
        self.database = database
        self.log = database.with_suffix(".log")
        self.running = False
        """Whether it is there, and is to answer."""
        self.starts = 0
        self.deaths = 0
        """How often it has ended by itself."""
        self.took: list[float] = []
        """Seconds from each SIGTERM to the end of the process."""
        self.late = 0.0
        """Seconds that this process has been late itself."""
        self.entries: list[dict[str, Any]] = []
        """The lines of its log."""
        self.odd: list[str] = []
        """Where a traceback begins that is none of its lines: nobody has caught that."""
        self._since_start = 0
        self._path = os.pathsep.join(map(str, path))
        self._read = 0
        self._stirs: list[asyncio.Future[None]] = []
        self._process: Program
        sandbox.observers.append(self._stir)

    async def start(self) -> None:
        """Start it, again if it ends by itself, and wait until it plays on.

        Raise `AssertionError` if that does not help.
        """
        settings = {"PYTHONPATH": self._path, "GALLOWS_LOG_FORMAT": "json"}
        for _ in range(DEATHS):
            self.read()
            self._since_start = len(self.entries)
            self.starts += 1
            with self.log.open("ab") as log:
                self._process = await start_bot(self.sandbox, self.database, log, **settings)
            gone = asyncio.ensure_future(self._process.wait())
            there = asyncio.ensure_future(self.until(lambda: self.logged("at court")))
            await asyncio.wait({gone, there}, return_when=asyncio.FIRST_COMPLETED)
            if not gone.done():
                gone.cancel()
                self.running = True
                return
            there.cancel()
            await self._mourn()
        raise AssertionError("The bot has gone:\n" + self.log.read_text()[-2000:])

    async def supervise(self) -> None:
        """Start it again whenever it ends by itself, as operators have it done."""
        while True:
            await self.until(lambda: self.running and self._process.returncode is not None)
            self.running = False
            await self._mourn()
            await self.start()

    async def _mourn(self) -> None:
        self.deaths += 1
        await self._gone()

    async def _gone(self) -> None:
        await self.sandbox.wait_online(False)
        # The sandbox waits long for a slow bot; for this one nobody need wait.
        self.sandbox.interactions.fail_all("The bot is gone")

    async def stop(self, *, kill: bool = False) -> None:
        """Tell it to stop, or kill it; and wait for that."""
        began = time.monotonic()
        self.running = False
        if self._process.returncode is None and kill:
            self._process.kill()
        elif self._process.returncode is None:
            self._process.terminate()
        await self._process.wait()
        if not kill:
            self.took.append(time.monotonic() - began)
        await self._gone()

    def logged(self, event: str) -> list[dict[str, Any]]:
        """Return the lines of the log of this kind since it was started last."""
        return [each for each in self.entries[self._since_start :] if each["event"] == event]

    def rows(self, query: str, *given: object) -> list[Any]:
        """Look into the file."""
        with closing(sqlite3.connect(self.database)) as connection:
            return connection.execute(query, given).fetchall()

    async def until(self, holds: Callable[[], object]) -> None:
        """Wait until something holds."""
        while not holds():
            await self.stirred()

    def stirred(self) -> Awaitable[None]:
        """Return what is done when the bot asks Discord for something, or has logged something."""
        stir: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._stirs.append(stir)
        return stir

    async def watch(self) -> None:
        """Look at the log again and again."""
        while True:
            began = time.monotonic()
            await asyncio.sleep(OFTEN)
            self.late += time.monotonic() - began - OFTEN
            self.read()
            self._stir()

    def read(self) -> None:
        """Take in what it has logged since."""
        if not self.log.exists():
            return
        with self.log.open("rb") as log:
            log.seek(self._read)
            new = log.read()
        whole = new[: new.rfind(b"\n") + 1]
        self._read += len(whole)
        for line in whole.decode().splitlines():
            try:
                self.entries.append(json.loads(line))
            except ValueError:
                if TRACEBACK in line:
                    self.odd.append(line)

    def _stir(self, _: Exchange | None = None) -> None:
        stirs, self._stirs = self._stirs, []
        for stir in stirs:
            if not stir.done():
                stir.set_result(None)
