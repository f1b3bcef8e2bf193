"""Whole games between players who play by themselves, and a bot that is killed with SIGKILL.

The bot is a process, as an operator starts it, on the sandbox and a file. It dies in the middle of
whatever it does when the sandbox has answered one of its requests.
"""

import asyncio
import os
import shutil
import signal
import sqlite3
import tempfile
from asyncio.subprocess import DEVNULL
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

import aiohttp

from bot.plugins.registry import plugins
from bot.store.store import Store
from gallows.companions import WORLD, Companions
from sandbox import Exchange, Sandbox
from sandbox.autoplay import Autoplayers
from tests.attacks.acknowledged import Given, Row, lost, taken
from tests.attacks.place import Place
from tests.sandbox.patience import PatientClock, patience
from tests.sandbox.wire import Player
from tests.support.program import Program, begin

KILLS = 12
"""In one game."""
APART = 7
"""Requests from one kill to the next, and one more each time."""
PATIENCE = 900.0
"""Seconds until a game is given up that does not end."""


@dataclass
class Tally:
    """What was done."""

    kills: int = 0
    answers: int = 0
    acknowledged: int = 0
    """Answers that players had been told were taken."""


async def start_bot(
    sandbox: Sandbox, database: Path, log: IO[bytes] | int = DEVNULL, **settings: str
) -> Program:
    """Have the bot in a process of its own, with these settings besides."""
    needed = {
        "DISCORD_TOKEN": sandbox.token,
        "GALLOWS_DATABASE_URL": f"sqlite+aiosqlite:///{database.as_posix()}",
        "GALLOWS_DISCORD_API_URL": sandbox.api_url,
        "GALLOWS_DISCORD_GATEWAY_URL": sandbox.gateway_url,
        "GALLOWS_COMPUTER_DELAY": "0",
        "GALLOWS_BEAT": "0",
    }
    env = {**os.environ, **needed, **settings}
    return await begin("run", env=env, stdout=log, stderr=log)


class KilledProcess:
    """A bot that is a process, and the table that it plays."""

    def __init__(self, sandbox: Sandbox, database: Path, kills: int, first: int) -> None:
        self.sandbox = sandbox
        self.database = database
        self.tally = Tally()
        self._log = database.with_suffix(".log")
        self._killed = False
        self._most = kills
        self._left = first
        self._process: Program
        self._stirred = asyncio.Event()
        self._acknowledged: set[Given] = set()
        sandbox.observers.append(self._saw)

    async def start(self) -> None:
        """Start the bot, and wait until it is there."""
        with self._log.open("ab") as log:
            self._process = await start_bot(self.sandbox, self.database, log)
        await self.sandbox.wait_online(True)

    async def stop(self) -> None:
        """End the process that runs."""
        if self._process.returncode is None:
            self._process.kill()
        await self._process.wait()

    def _saw(self, exchange: Exchange) -> None:
        """Note what a player was told, and kill the bot when it is time to."""
        answer = taken(self.sandbox, exchange)
        if answer is not None and answer.table == 1:
            self._acknowledged.add(answer)
        self._left -= 1
        if self._left == 0 and self.tally.kills < self._most:
            self._killed = True
            self._process.kill()
        self._stirred.set()

    async def play(self) -> Tally:
        """Go on until the first game is over, whatever happens to the bot."""
        journal: list[Row] = []
        while not self.rows("SELECT 1 FROM tables WHERE id = 1 AND closed_at > 0"):
            self._stirred.clear()
            gone = asyncio.ensure_future(self._process.wait())
            stirred = asyncio.ensure_future(self._stirred.wait())
            await asyncio.wait({gone, stirred}, return_when=asyncio.FIRST_COMPLETED)
            stirred.cancel()
            if gone.done():
                ended = f"it has ended by itself: {self._process.returncode}"
                by_itself = not self._killed or self._process.returncode != -signal.SIGKILL
                assert not by_itself, f"{ended}\n{self._log.read_text('utf-8')[-2000:]}"
                self._killed = False
                journal = self.check(journal)
                self.tally.kills += 1
                self._left = APART + self.tally.kills
                await self.sandbox.wait_online(False)
                # The sandbox waits long for a slow bot; for this one nobody need wait.
                self.sandbox.interactions.fail_all("The bot is dead")
                await self.start()
            gone.cancel()
        self.tally.answers = len(self.check(journal))
        self.tally.acknowledged = len(self._acknowledged)
        return self.tally

    def check(self, before: list[Row]) -> list[Row]:
        """Return the journal; see that it only grows, and has what players were told it has."""
        acknowledged = set(self._acknowledged)
        journal = [
            Row.of(row)
            for row in self.rows(
                "SELECT table_id, seat, ask, verb, picks FROM answers WHERE table_id = 1 ORDER BY n"
            )
        ]
        assert journal[: len(before)] == before
        asks = [row.ask for row in journal]
        assert len(set(asks)) == len(asks)
        sit = self.rows("SELECT table_id, user_id, seat FROM seats WHERE user_id IS NOT NULL")
        assert lost(acknowledged, journal, {(table, user): seat for table, user, seat in sit}) == []
        return journal

    def rows(self, query: str) -> list[Any]:
        """Look into the file."""
        with closing(sqlite3.connect(self.database)) as connection:
            return connection.execute(query).fetchall()


async def kill_processes(place: Place, game: str, number: int, kills: int = KILLS) -> Tally:
    """Play one game through, which several play together."""
    database = Path(tempfile.mkdtemp(dir=place.folder)) / "gallows.db"
    shutil.copy(place.blank, database)
    seats = plugins()[game].seats_for(plugins()[game].defaults()).start
    async with patience("a game to end", PATIENCE), companions() as (sandbox, let_play, http):
        bot = KilledProcess(sandbox, database, kills, first=25 + number)
        await bot.start()
        try:
            people = list(sandbox.state.users.values())[:seats]
            hall = next(iter(sandbox.state.channels))
            host = Player(sandbox, http, people[0].id)
            await host.act("command", hall, command=f"{game} start", options={"pace": "quick"})
            await let_play([user.id for user in people])
            tally = await bot.play()
        finally:
            await bot.stop()
    store = await Store.open(f"sqlite+aiosqlite:///{database.as_posix()}")
    try:
        assert (await store.proof.prove()).troubles == []
    finally:
        await store.close()
    return tally


@asynccontextmanager
async def companions(
    delay: float = 0.0,
) -> AsyncIterator[tuple[Sandbox, Callable[..., Any], aiohttp.ClientSession]]:
    """Open the sandbox, with people in it who can be told to play by themselves.

    ``delay``: the seconds that they take for each thing that they do.
    """
    policy = Companions(quiet=1.0, kept=1.0, rematch=True)
    async with Sandbox(WORLD, PatientClock()) as sandbox, aiohttp.ClientSession() as http:
        sandbox.limits.enabled = False
        players = Autoplayers(sandbox.url, policy, delay=(delay, delay), seed=5)
        await players.start()

        async def let_play(users: list[str]) -> None:
            for user in users:
                player = Player(sandbox, http, user)
                await player.ok("PATCH", f"/users/{user}", {"auto": True})

        try:
            yield sandbox, let_play, http
        finally:
            await players.stop()
