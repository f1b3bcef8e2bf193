"""The sandbox, and beside it a bot that is a process of its own and can be asked what it costs."""

import asyncio
import json
import os
import socket
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from run import ROOT
from sandbox import Exchange, Sandbox, World
from tests.sandbox.patience import PatientClock

QUIET = 3.0
"""Seconds without a request after which all is drawn that there was to draw."""
COMPONENT = 3
"""The kind of interaction that a press is."""
TICKS = os.sysconf("SC_CLK_TCK")
LOOPS = 100_000
"""Rounds of the loop that times are compared with."""
CALIBRATE_EVERY = 2.0
HURRY = 12.0
"""So many times as fast as people play games are played."""


class Traffic:
    """What the bot asks of the sandbox."""

    def __init__(self, sandbox: Sandbox) -> None:
        self.requests: Counter[str] = Counter()
        """Those that Discord would count, by route."""
        self.presses = 0
        """Those that were acknowledged."""
        self._state, self._clock = sandbox.state, sandbox.clock
        self.waits: list[float] = []
        """Seconds until each of these was."""
        self._heard = asyncio.Event()
        sandbox.observers.append(self._saw)

    def clear(self) -> None:
        """Begin anew."""
        self.requests.clear()
        self.waits.clear()
        self.presses = 0

    def _saw(self, exchange: Exchange) -> None:
        self._heard.set()
        if exchange.counted:
            self.requests[exchange.name] += 1
        if exchange.route.endswith("/callback") and exchange.status < 300:
            done = self._state.interactions.get(exchange.path.split("/")[2])
            if done is not None and done.payload["type"] == COMPONENT:
                self.presses += 1
                self.waits.append(self._clock.now() - done.created)

    async def hears(self, within: float = QUIET) -> bool:
        """Wait for a request; say whether there was one soon."""
        self._heard.clear()
        try:
            async with asyncio.timeout(within):
                return await self._heard.wait()
        except TimeoutError:
            return False

    async def quiet(self, seconds: float = QUIET) -> None:
        """Wait until nothing more is drawn or uploaded: there was no request for so long."""
        while await self.hears(seconds):
            pass


class Running:
    """A bot that runs."""

    def __init__(
        self, process: asyncio.subprocess.Process, reader: asyncio.StreamReader, writer: Any
    ) -> None:
        self._process, self._reader, self._writer = process, reader, writer

    @property
    def pid(self) -> int:
        """The process's number."""
        return self._process.pid

    async def ask(self, what: str) -> Any:
        """Return what its probe answers: see `benchmarks.press.being`."""
        self._writer.write(what.encode() + b"\n")
        line = await self._reader.readline()
        if not line:
            raise SystemExit("the bot has ended")
        return json.loads(line)

    def times(self) -> tuple[float, float]:
        """Return the processor time of the process so far, and of its children that are there."""
        own, children = 0.0, 0.0
        for stat in Path("/proc").glob("[0-9]*/stat"):
            try:
                fields = stat.read_text().rpartition(")")[2].split()
            except (FileNotFoundError, ProcessLookupError):
                continue  # It has just ended.
            spent = (int(fields[11]) + int(fields[12])) / TICKS
            if int(stat.parent.name) == self._process.pid:
                own = spent
            elif int(fields[1]) == self._process.pid:
                children += spent
        return own, children

    async def stop(self) -> None:
        """Tell it to end, and wait until it has."""
        self._writer.close()
        if self._process.returncode is None:
            self._process.terminate()
        await self._process.wait()


@asynccontextmanager
async def discord(world: World) -> AsyncIterator[tuple[Sandbox, Traffic]]:
    """Open a sandbox that limits nothing: what Discord allows is not what is measured."""
    async with Sandbox(world, PatientClock()) as sandbox:
        sandbox.limits.enabled = False
        yield sandbox, Traffic(sandbox)


@asynccontextmanager
async def running(
    sandbox: Sandbox,
    database: Path | str,
    *,
    hurry: float = 0.0,
    channels: Iterable[str] = (),
    tracing: bool = False,
    drawings: bool = True,
    shards: int | None = None,
) -> AsyncIterator[Running]:
    """Run the bot, or where there are channels the bare one; wait until it is online.

    ``database``: a file, or a URL. ``tracing``: whether Python's allocations are traced, which
    takes time. ``shards``: this process has one of so many, beside others.
    """
    ours, ears = socket.socketpair()
    if isinstance(database, Path):
        database = f"sqlite+aiosqlite:///{database.as_posix()}"
    settings = {
        "DISCORD_TOKEN": sandbox.token,
        "GALLOWS_DATABASE_URL": database,
        "GALLOWS_DISCORD_API_URL": sandbox.api_url,
        "GALLOWS_DISCORD_GATEWAY_URL": sandbox.gateway_url,
        "GALLOWS_DRAWINGS": str(drawings),
        **({"PYTHONTRACEMALLOC": "1"} if tracing else {}),
        **({"GALLOWS_SHARDS": f"{shards}", "GALLOWS_SHARDS_HERE": "1"} if shards else {}),
    }
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "benchmarks.press.being"),
        *(str(ears.fileno()), str(hurry), *channels),
        env={**_environment(), **settings},
        cwd=ROOT,
        pass_fds=(ears.fileno(),),
    )
    ears.close()
    reader, writer = await asyncio.open_connection(sock=ours)
    bot = Running(process, reader, writer)
    try:
        online = asyncio.create_task(sandbox.wait_online())
        ended = asyncio.create_task(process.wait())
        await asyncio.wait({online, ended}, return_when=asyncio.FIRST_COMPLETED)
        if ended.done():
            raise SystemExit("the bot did not start")
        yield bot
    finally:
        await bot.stop()
        if shards is None:
            await sandbox.wait_online(False)


def _environment() -> dict[str, str]:
    """Return the environment without what would have the bot compile itself at every start."""
    return {name: of for name, of in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}


class Calibration:
    """A fixed loop of plain Python, run meanwhile: times are also said as a ratio to what it takes,
    for the same machine is not as fast every day.
    """

    def __init__(self) -> None:
        self._took: list[float] = []
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> "Calibration":
        self._task = asyncio.create_task(self._run())
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._task is not None
        self._task.cancel()

    async def _run(self) -> None:
        while True:
            self._took.append(await asyncio.to_thread(_loop))
            await asyncio.sleep(CALIBRATE_EVERY)

    @property
    def seconds(self) -> float:
        """What the loop takes, in seconds of a processor: the median."""
        return sorted(self._took)[len(self._took) // 2]


def _loop() -> float:
    begun, found = time.thread_time(), 0
    for n in range(LOOPS):
        found += n % 7
    return time.thread_time() - begun
