"""What a press costs: processor time of the bot and of its workers, calls of its own functions, and
requests.

`python -m benchmarks.press [GAMES [SEATS COMMAND [OPTION=VALUE...]]]`; without a command it is
`/botk start` for six. Linux only: times of processes are read from /proc.

The bot is a process of its own, on the sandbox, with pictures and a file that waits for the disk at
each commit. Players take as long as people who think fast, all in a hurry; a first game, which has
the bot upload its emblems and open its direct messages, is not counted. Every run deals the same
cards. It is played twice: once for the times, and once with every call counted, which takes longer.

A press is whatever a player does to a button or a list. Times are also said as a ratio to a loop of
plain Python that is run meanwhile, for the same machine is not as fast every day.
"""

import asyncio
import cProfile
import json
import os
import pstats
import signal
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass, field, replace
from itertools import count
from pathlib import Path

import aiohttp

from benchmarks.measuring import table
from benchmarks.requests import COMMAND, HURRY, SEATS, THINKING, people
from bot import logs
from bot.app import serve
from bot.settings import LogFormat, LogLevel, Settings
from bot.tables import lobby
from gallows.companions import WORLD, Companions
from gallows.run import until_told
from run import ROOT
from sandbox import Exchange, Sandbox
from sandbox.autoplay import Autoplayers
from tests.play.clock import BriskClock
from tests.sandbox.patience import PatientClock
from tests.sandbox.wire import Player

LOOPS = 100_000
"""Rounds of the loop that times are compared with."""
CALIBRATE_EVERY = 2.0
QUIET = 3.0
"""Seconds without a request after which all is drawn that there was to draw."""
COMPONENT = 3
"""The kind of interaction that a press is."""
TICKS = os.sysconf("SC_CLK_TCK")


@dataclass
class Cost:
    """What some games have cost so far."""

    presses: int = 0
    bot: float = 0.0
    """Seconds of a processor."""
    workers: float = 0.0
    loops: list[float] = field(default_factory=list)
    """Seconds that the loop took, each time."""
    requests: Counter[str] = field(default_factory=Counter)
    """Those that Discord would count, by route."""
    calls: dict[str, int] = field(default_factory=dict)
    """Calls of the bot's own functions, by file."""


# --- the bot's side ---


def run_bot(profile: str) -> None:
    """Be the bot; count calls from the first SIGUSR1 on, into a file, if one is named."""
    deals, calls = count(), cProfile.Profile()
    lobby.dice_seed = lambda *_: next(deals).to_bytes(32)
    logs.configure(LogLevel.WARNING, LogFormat.CONSOLE)
    asyncio.run(until_told(_serve(calls if profile else None)))
    calls.disable()
    if profile:
        Path(profile).write_text(json.dumps(_own(calls)), "utf-8")


async def _serve(calls: cProfile.Profile | None) -> None:
    begin = calls.enable if calls is not None else int
    asyncio.get_running_loop().add_signal_handler(signal.SIGUSR1, begin)
    await serve(Settings(), BriskClock(hurry=HURRY))


def _own(calls: cProfile.Profile) -> dict[str, int]:
    """Return how often functions of the project were called, by file."""
    found: Counter[str] = Counter()
    stats: dict[tuple[str, int, str], tuple[int, ...]] = vars(pstats.Stats(calls))["stats"]
    for (file, _, _), (_, times, *_) in stats.items():
        if file.startswith(str(ROOT)) and ".venv" not in file:
            found[Path(file).relative_to(ROOT).as_posix()] += times
    return dict(found)


# --- the players' side ---


class Court:
    """The sandbox, a bot that is a process, and players who play by themselves."""

    def __init__(self, sandbox: Sandbox, process: asyncio.subprocess.Process, host: Player) -> None:
        self.cost = Cost()
        self._sandbox = sandbox
        self._process = process
        self._host = host
        self._heard = asyncio.Event()
        sandbox.observers.append(self._saw)

    def _saw(self, exchange: Exchange) -> None:
        self._heard.set()
        if exchange.counted:
            self.cost.requests[exchange.name] += 1
        if exchange.route.endswith("/callback") and exchange.status < 300:
            done = self._sandbox.state.interactions.get(exchange.path.split("/")[2])
            self.cost.presses += done is not None and done.payload["type"] == COMPONENT

    async def quiet(self) -> None:
        """Wait until nothing more is drawn or uploaded."""
        while await self._hears():
            pass

    async def _hears(self) -> bool:
        """Wait for a request of the bot's; say whether there was one soon."""
        self._heard.clear()
        try:
            async with asyncio.timeout(QUIET):
                return await self._heard.wait()
        except TimeoutError:
            return False

    async def play(
        self, database: Path, number: int, command: str, options: dict[str, str]
    ) -> None:
        """Play one game to its end, at the table of this number."""
        hall = next(iter(self._sandbox.state.channels))
        await self._host.act("command", hall, command=command, options=options)
        while not await asyncio.to_thread(_over, database, number):
            await self._hears()
        await self.quiet()

    async def measured(
        self, database: Path, games: int, command: str, options: dict[str, str]
    ) -> Cost:
        """Play one game that is not counted, and so many that are."""
        await self.quiet()
        await self.play(database, 1, command, options)
        before = _times(self._process.pid)
        self.cost = Cost()
        self._process.send_signal(signal.SIGUSR1)
        loop = asyncio.create_task(self._calibrate())
        for number in range(2, games + 2):
            await self.play(database, number, command, options)
        loop.cancel()
        after = _times(self._process.pid)
        self.cost.bot, self.cost.workers = (b - a for a, b in zip(before, after, strict=True))
        return self.cost

    async def _calibrate(self) -> None:
        while True:
            self.cost.loops.append(await asyncio.to_thread(_loop))
            await asyncio.sleep(CALIBRATE_EVERY)


def _over(database: Path, number: int) -> bool:
    """Say whether a table is done with."""
    with closing(sqlite3.connect(database)) as connection:
        query = "SELECT 1 FROM tables WHERE id = ? AND closed_at > 0"
        return connection.execute(query, (number,)).fetchone() is not None


def _loop() -> float:
    """Return what a fixed loop takes, in seconds of a processor."""
    begun, found = time.thread_time(), 0
    for n in range(LOOPS):
        found += n % 7
    return time.thread_time() - begun


def _times(pid: int) -> tuple[float, float]:
    """Return the processor time of a process so far, and of its children that are there."""
    own, children = 0.0, 0.0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except (FileNotFoundError, ProcessLookupError):
            continue  # It has just ended.
        spent = (int(fields[11]) + int(fields[12])) / TICKS
        if int(stat.parent.name) == pid:
            own = spent
        elif int(fields[1]) == pid:
            children += spent
    return own, children


@asynccontextmanager
async def court(database: Path, seats: int, profile: str = "") -> AsyncIterator[Court]:
    """Open the sandbox, start the bot, and let players play by themselves."""
    world = replace(WORLD, people=people(seats))
    policy = Companions(quiet=1.0, kept=1.0)
    async with Sandbox(world, PatientClock()) as sandbox, aiohttp.ClientSession() as http:
        sandbox.limits.enabled = False
        settings = {
            "DISCORD_TOKEN": sandbox.token,
            "GALLOWS_DATABASE_URL": f"sqlite+aiosqlite:///{database.as_posix()}",
            "GALLOWS_DISCORD_API_URL": sandbox.api_url,
            "GALLOWS_DISCORD_GATEWAY_URL": sandbox.gateway_url,
        }
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "benchmarks.press", "--bot", profile),
            env={**os.environ, **settings},
            cwd=ROOT,
        )
        players = Autoplayers(sandbox.url, policy, delay=THINKING, seed=5)
        try:
            await sandbox.wait_online()
            await players.start()
            users = list(sandbox.state.users)[:seats]
            for user in users:
                await Player(sandbox, http, user).ok("PATCH", f"/users/{user}", {"auto": True})
            yield Court(sandbox, process, Player(sandbox, http, users[0]))
        finally:
            await players.stop()
            process.terminate()
            await process.wait()


async def measure(games: int, seats: int, command: str, options: dict[str, str]) -> Cost:
    """Play for the times, and then for the calls; return both as of one press."""
    with tempfile.TemporaryDirectory() as folder:
        async with court(Path(folder) / "times.db", seats) as timed:
            cost = await timed.measured(Path(folder) / "times.db", games, command, options)
        profile = Path(folder) / "calls.json"
        async with court(Path(folder) / "calls.db", seats, str(profile)) as counted:
            others = await counted.measured(Path(folder) / "calls.db", games, command, options)
        found = json.loads(profile.read_text("utf-8"))
    cost.calls = {file: times * cost.presses // others.presses for file, times in found.items()}
    return cost


def show(cost: Cost, games: int) -> None:
    """Print what a press has cost, in Markdown."""
    presses, loop = cost.presses, sorted(cost.loops)[len(cost.loops) // 2]
    rows = [
        (what, f"{1000 * spent / presses:.1f} ms", f"{spent / presses / loop:.2f}")
        for what, spent in (("CPU, bot", cost.bot), ("CPU, workers", cost.workers))
    ]
    rows.append(("calls of own functions", f"{sum(cost.calls.values()) / presses:.0f}", ""))
    rows.append(("requests that count", f"{cost.requests.total() / presses:.2f}", ""))
    print(f"{games} games, {presses} presses; the loop takes {1000 * loop:.2f} ms.\n")
    print(*table(("a press", "", "ratio to the loop"), rows), sep="\n")
    print(f"\nRequests that count, a game: {cost.requests.total() / games:.1f}.\n")
    each = [(name, f"{n / games:.1f}") for name, n in cost.requests.most_common()]
    print(*table(("request", "a game"), each), sep="\n")
    most = sorted(cost.calls.items(), key=lambda each: -each[1])[:12]
    print("\nMost calls, by file:\n")
    calls = [(file, f"{times / presses:.0f}") for file, times in most]
    print(*table(("file", "calls a press"), calls), sep="\n")


def main(games: str = "3", seats: str = str(SEATS), command: str = COMMAND, *chosen: str) -> None:
    """Measure and show."""
    options = dict(each.split("=", 1) for each in chosen)
    show(asyncio.run(measure(int(games), int(seats), command, options)), int(games))


if __name__ == "__main__":
    if sys.argv[1:2] == ["--bot"]:
        run_bot(*sys.argv[2:])
    else:
        main(*sys.argv[1:])
