"""Whole games of each kind, with pictures, played by people who think fast."""

import asyncio
import sqlite3
import tempfile
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass, field, replace
from pathlib import Path

import aiohttp

from benchmarks.press.running import HURRY, Calibration, Running, Traffic, discord, running
from benchmarks.requests import THINKING, people
from gallows.companions import WORLD, Companions
from sandbox import Sandbox
from sandbox.autoplay import Autoplayers
from tests.sandbox.wire import Player

AT_ONCE = (0.02, 0.1)
"""Seconds that somebody thinks who plays alone: nothing else happens meanwhile."""
LONGEST = 900.0
"""Seconds that a game may take."""


@dataclass(frozen=True)
class Kind:
    """A kind of game, and how it is begun."""

    command: str
    seats: int
    games: int
    """How many of them are measured."""

    @property
    def name(self) -> str:
        """The game's id."""
        return self.command.split()[0]


KINDS = (
    Kind("botk start", seats=6, games=3),
    Kind("dotk start", seats=5, games=1),
    Kind("feast start", seats=6, games=1),
    Kind("execution play", seats=1, games=1),
)


@dataclass
class Cost:
    """What games of one kind have cost."""

    games: int
    presses: int = 0
    bot: float = 0.0
    """Seconds of a processor."""
    workers: float = 0.0
    loop: float = 0.0
    """Seconds that the loop took which times are compared with."""
    requests: Counter[str] = field(default_factory=Counter)
    """Those that Discord would count, by route."""
    calls: dict[str, float] = field(default_factory=dict)
    """Calls of the bot's own functions a press, by file."""


async def measure(kind: Kind) -> Cost:
    """Play for the times, and the same deals once more for the calls."""
    cost = await _played(kind, counting=False)
    counted = await _played(kind, counting=True)
    cost.calls = counted.calls
    return cost


async def _played(kind: Kind, *, counting: bool) -> Cost:
    """Play one game that is not counted, and so many that are.

    In the first one the bot uploads its emblems and opens its direct messages.
    """
    world = replace(WORLD, people=people(kind.seats))
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "gallows.db"
        async with (
            discord(world) as (sandbox, traffic),
            running(sandbox, database, hurry=HURRY) as bot,
            _playing(sandbox, kind.seats) as host,
        ):
            table = _Table(sandbox, traffic, database, host)
            await traffic.quiet()
            await table.play(kind.command)
            return await _measured(table, traffic, bot, kind, counting=counting)


async def _measured(
    table: "_Table", traffic: Traffic, bot: Running, kind: Kind, *, counting: bool
) -> Cost:
    cost, before = Cost(kind.games), bot.times()
    traffic.clear()
    if counting:
        await bot.ask("count")
    async with Calibration() as calibration:
        for _ in range(kind.games):
            await table.play(kind.command)
    after = bot.times()
    cost.presses, cost.requests = traffic.presses, Counter(traffic.requests)
    cost.bot, cost.workers = (b - a for a, b in zip(before, after, strict=True))
    cost.loop = calibration.seconds
    if counting:
        calls = await bot.ask("counted")
        cost.calls = {file: times / cost.presses for file, times in calls.items()}
    return cost


@asynccontextmanager
async def _playing(sandbox: Sandbox, seats: int) -> AsyncIterator[Player]:
    """Let so many people play by themselves; yield the one who opens the tables."""
    policy, delay = Companions(quiet=1.0, kept=1.0), THINKING if seats > 1 else AT_ONCE
    players = Autoplayers(sandbox.url, policy, delay=delay, seed=5)
    async with aiohttp.ClientSession() as http:
        await players.start()
        try:
            users = list(sandbox.state.users)[:seats]
            for user in users:
                await Player(sandbox, http, user).ok("PATCH", f"/users/{user}", {"auto": True})
            yield Player(sandbox, http, users[0])
        finally:
            await players.stop()


class _Table:
    """One game after the other at one table."""

    def __init__(self, sandbox: Sandbox, traffic: Traffic, database: Path, host: Player) -> None:
        self._hall = next(iter(sandbox.state.channels))
        self._traffic, self._database, self._host = traffic, database, host
        self._number = 0

    async def play(self, command: str) -> None:
        """Play one game to its end, until all is drawn."""
        self._number += 1
        async with asyncio.timeout(LONGEST):
            await self._host.act("command", self._hall, command=command, options={})
            while not await asyncio.to_thread(self._over):
                await self._traffic.hears()
        await self._traffic.quiet()

    def _over(self) -> bool:
        """Say whether the table is done with."""
        with closing(sqlite3.connect(self._database)) as connection:
            query = "SELECT 1 FROM tables WHERE id = ? AND closed_at > 0"
            return connection.execute(query, (self._number,)).fetchone() is not None
