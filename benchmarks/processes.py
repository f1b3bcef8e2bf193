"""`python -m benchmarks.processes [ROUNDS]`: one process and two, with the same load in one run.

By turns, on the same two cores: one process on a SQLite file, one on PostgreSQL, and two on
PostgreSQL; the figures are medians of so many rounds (3), and a ratio is of one round. PostgreSQL
waits for the disk at each commit, as in production. Nothing is drawn: a picture costs the same
wherever it is. Linux only: times of processes are read from /proc, and held down by stopping them.

A press answers a question of By Order of the King, or looks at one's cards. Three things are done:

* presses at a pace that either keeps up with: CPU of the bot and of PostgreSQL;
* presses in direct messages, by turns at a table of the process that hears them, and at one of the
  other process, to which they are handed over: how long each waits for its acknowledgement;
* as many presses as there can be, while each process may use 40 % of a core.
"""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field
from itertools import chain, cycle
from pathlib import Path
from statistics import median
from typing import Any
from uuid import uuid4

from sqlalchemy import make_url, text
from sqlalchemy.ext.asyncio import create_async_engine

from benchmarks.measuring import folder_for_a_server, table
from benchmarks.press.__main__ import machine
from benchmarks.press.crowd import SEATS, Table, dealt, seated
from benchmarks.press.running import TICKS, Running, Traffic, discord, running
from bot.panels.ids import ACTION
from bot.values.shards import shard_of
from bot.values.tables import Pace
from gallows.companions import WORLD
from gallows.temporary_postgres import TemporaryPostgres
from run import ROOT
from sandbox import Sandbox
from sandbox.autoplay import controls
from sandbox.autoplay.view import Action

ROUNDS = 3
GUILDS = 6
"""Of each shard, with ten tables each."""
SHARDS = 2
PACE = 20.0
"""Presses a second that either keeps up with."""
SECONDS = 20.0
"""For how long they are, and then as many as there can be."""
IDLE = 10.0
LETTERS = 40
"""Presses in direct messages of each kind."""
APART = 0.1
"""Seconds between two of them."""
AT_ONCE = 8
"""So many people press as often as they can at the tables of one shard."""
WARM_UP = 3.0
SHARE = 0.4
"""Of a core that each process may use."""
SLICE = 0.05
"""Seconds within which it may not use more: nobody stands still for longer."""
LOOK_EVERY = 0.002


@dataclass
class Found:
    """What was found in one run."""

    presses: int = 0
    bot: float = 0.0
    """Seconds of a processor, of all processes of the bot."""
    postgres: float = 0.0
    idle: float = 0.0
    """Seconds of a processor that all of them take in a second in which nobody presses."""
    near: list[float] = field(default_factory=list)
    """Seconds until a press in direct messages was acknowledged where it was heard."""
    far: list[float] = field(default_factory=list)
    """The same where it was handed over."""
    waits: list[float] = field(default_factory=list)
    """The same of presses at the table."""
    answers: float = 0.0
    """Of as many presses as there could be, the part that answered a question."""
    most: float = 0.0
    """Presses a second, where there were as many as could be."""
    used: float = 0.0
    """Which part of what they were allowed the processes used then."""
    small_discord: float = 0.0
    """Cores that the sandbox and all who press took meanwhile: one is all there can be."""

    @property
    def a_press(self) -> float:
        """Seconds of a processor that a press takes."""
        return (self.bot + self.postgres) / self.presses


class Server:
    """A PostgreSQL of its own, and a new database on it for each run."""

    def __init__(self, url: str) -> None:
        self._url = make_url(url)
        self._pid = 0

    @asynccontextmanager
    async def database(self) -> AsyncIterator[str]:
        """Yield a new one's URL."""
        name = f"benchmark_{uuid4().hex}"
        await self._say(f"CREATE DATABASE {name}")
        try:
            yield self._url.set(database=name).render_as_string(hide_password=False)
        finally:
            await self._say(f"DROP DATABASE {name} WITH (FORCE)")

    async def _say(self, statement: str) -> None:
        engine = create_async_engine(self._url, isolation_level="AUTOCOMMIT")
        async with engine.connect() as connection:
            # Whoever serves this connection is a child of the one that serves all.
            child = await connection.scalar(text("SELECT pg_backend_pid()"))
            self._pid = int(_fields(child)[1])
            await connection.execute(text(statement))
        await engine.dispose()

    def spent(self) -> float:
        """Return the seconds of a processor so far, those of processes that are gone, too."""
        own = _fields(self._pid)
        ticks = sum(int(own[n]) for n in (11, 12, 13, 14))
        for stat in Path("/proc").glob("[0-9]*/stat"):
            with suppress(FileNotFoundError, ProcessLookupError):
                fields = stat.read_text().rpartition(")")[2].split()
                if int(fields[1]) == self._pid:
                    ticks += int(fields[11]) + int(fields[12])
        return ticks / TICKS


def _fields(pid: object) -> list[str]:
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()


# --- one run ---


def _halves(sandbox: Sandbox) -> tuple[list[Table], list[Table]]:
    """Make as many tables on the first of two shards as on the second."""
    halves: tuple[list[Table], list[Table]] = ([], [])
    while min(map(len, halves)) < GUILDS * 10:
        tables = seated(sandbox, 10)
        half = halves[shard_of(int(tables[0].channel.guild_id), SHARDS)]
        if len(half) < GUILDS * 10:
            half += tables
        else:
            sandbox.remove_bot(sandbox.state.guilds[tables[0].channel.guild_id])
    return halves


async def measure(database: Path | str, processes: int, server: Server) -> Found:
    """Return what so many processes do with the load."""
    found = Found()
    async with discord(WORLD) as (sandbox, traffic), AsyncExitStack() as stack:
        sandbox.gateway.shards = processes
        halves = _halves(sandbox)
        tables = list(chain.from_iterable(zip(*halves, strict=True)))
        await dealt(sandbox, database, tables, Pace.NORMAL)
        shards = processes if processes > 1 else None
        bots = await asyncio.gather(
            *(
                stack.enter_async_context(running(sandbox, database, drawings=False, shards=shards))
                for _ in range(processes)
            )
        )
        while not all(each.shown for each in tables):
            await traffic.hears()
        await traffic.quiet()
        begun, before = time.perf_counter(), _spent(bots) + server.spent()
        await asyncio.sleep(IDLE)
        now = _spent(bots) + server.spent()
        found.idle = (now - before) / (time.perf_counter() - begun)
        await _at_a_pace(found, traffic, tables, bots, server)
        await traffic.quiet()
        await _in_letters(found, sandbox, halves, processes)
        await traffic.quiet()
        with held_down(bots):
            await _as_many_as_can_be(found, traffic, halves, bots)
    return found


def _spent(bots: list[Running]) -> float:
    return sum(each.times()[0] for each in bots)


async def _at_a_pace(
    found: Found, traffic: Traffic, tables: list[Table], bots: list[Running], server: Server
) -> None:
    """Press at each table in turn, whoever still waits; what follows from it counts, too."""
    loop, doing, turns = asyncio.get_running_loop(), list[asyncio.Task[bool]](), cycle(tables)
    traffic.clear()
    before, begun = [_spent(bots), server.spent()], loop.time()
    for n in range(int(SECONDS * PACE)):
        await asyncio.sleep(max(0.0, begun + n / PACE - loop.time()))
        doing.append(asyncio.create_task(next(turns).press()))
    await asyncio.gather(*doing)
    found.presses, found.waits = traffic.presses, list(traffic.waits)
    found.bot = _spent(bots) - before[0]
    found.postgres = server.spent() - before[1]


async def _in_letters(
    found: Found, sandbox: Sandbox, halves: tuple[list[Table], list[Table]], processes: int
) -> None:
    """Press in direct messages, at tables of the two shards by turns."""
    for n in range(LETTERS):
        for half, took in zip(halves, (found.near, found.far), strict=True):
            place = half[n % len(half)]
            user = place.users[n // len(half) % SEATS]
            action = _in_letters_of(sandbox, user)
            if action is None:
                continue
            begun = time.perf_counter()
            await place.act(user, action)
            (took if processes > 1 else found.near).append(time.perf_counter() - begun)
            await asyncio.sleep(APART)


def _in_letters_of(sandbox: Sandbox, user: str) -> Action | None:
    """Return what somebody can press in their direct messages: it shows them their cards."""
    channel = sandbox.state.direct(sandbox.state.users[user])
    assert channel is not None
    for message in reversed(channel.messages.values()):
        for control in controls(message.components):
            action = ACTION.fullmatch(control["custom_id"])
            if action is not None and action["action"] == "refresh":
                return Action(channel.id, message.id, control["custom_id"])
    return None


async def _as_many_as_can_be(
    found: Found,
    traffic: Traffic,
    halves: tuple[list[Table], list[Table]],
    bots: list[Running],
) -> None:
    """Press as often as possible at the tables of both shards, by as many people at each."""
    people = [
        asyncio.create_task(_presses(turns))
        for half in halves
        for turns in [cycle(half)]
        for _ in range(AT_ONCE)
    ]
    await asyncio.sleep(WARM_UP)
    traffic.clear()
    before = sum(each.answers for each in chain.from_iterable(halves))
    begun, spent, own = time.perf_counter(), _spent(bots), time.process_time()
    await asyncio.sleep(SECONDS)
    took = time.perf_counter() - begun
    answers = sum(each.answers for each in chain.from_iterable(halves)) - before
    found.answers = answers / max(1, traffic.presses)
    found.most = traffic.presses / took
    found.used = (_spent(bots) - spent) / (took * SHARE * len(bots))
    found.small_discord = (time.process_time() - own) / took
    for each in people:
        each.cancel()
    await asyncio.wait(people)


async def _presses(turns: "cycle[Table]") -> None:
    while True:
        if not await next(turns).press():
            await asyncio.sleep(0.01)


# --- holding processes down ---


@contextmanager
def held_down(bots: list[Running]) -> Any:
    """Let each process use its share of a core, and no more."""
    numbers = [str(each.pid) for each in bots]
    command = (sys.executable, "-m", "benchmarks.processes", "hold", *numbers)
    holder = subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE)
    try:
        yield
    finally:
        assert holder.stdin is not None
        holder.stdin.close()
        holder.wait()


def hold(pids: list[int]) -> None:
    """Hold processes down until nobody listens any more: each is stopped when it has had its part
    of a slice, and goes on with the next; what it had too much it has less then.
    """
    os.set_blocking(0, False)
    had = {pid: _had(pid) for pid in pids}
    allowed = dict(had)
    stopped: set[int] = set()
    try:
        while os.getppid() > 1 and _is_open(0):
            begun = time.monotonic()
            for pid in pids:
                allowed[pid] = min(allowed[pid], _had(pid)) + SHARE * SLICE
            while time.monotonic() < begun + SLICE:
                for pid in pids:
                    over = _had(pid) >= allowed[pid]
                    if over != (pid in stopped):
                        os.kill(pid, signal.SIGSTOP if over else signal.SIGCONT)
                        (stopped.add if over else stopped.discard)(pid)
                time.sleep(LOOK_EVERY)
    finally:
        for pid in pids:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGCONT)


def _had(pid: int) -> float:
    """Return the seconds of a processor that all threads of a process have had."""
    seconds = 0.0
    for thread in Path(f"/proc/{pid}/task").glob("*/schedstat"):
        with suppress(FileNotFoundError, ProcessLookupError):
            seconds += int(thread.read_text().split()[0]) / 1e9
    return seconds


def _is_open(fd: int) -> bool:
    try:
        return os.read(fd, 1) != b""
    except BlockingIOError:
        return True


# --- all of it ---

KINDS = ("one process, SQLite", "one process", "two processes")


async def rounds(count: int) -> dict[str, list[Found]]:
    """Return what was found of each kind, in each round."""
    found: dict[str, list[Found]] = {kind: [] for kind in KINDS}
    with folder_for_a_server() as folder:
        postgres = TemporaryPostgres(folder / "postgres")
        server = Server(await postgres.start())
        try:
            for number in range(count):
                for processes, kind in zip((0, 1, 2), KINDS, strict=True):
                    async with server.database() as url:
                        file = folder / f"{number}.db"
                        where = url if processes else file
                        run = await measure(where, max(1, processes), server)
                        found[kind].append(run)
                        print(
                            f"{number + 1}. {kind}: {run.most:.1f} presses/s at most",
                            file=sys.stderr,
                        )
        finally:
            postgres.stop()
    return found


def main(count: int) -> None:
    """Measure and show."""
    found = asyncio.run(rounds(count))
    print(f"{machine()}; load {', '.join(f'{each:.1f}' for each in os.getloadavg())}\n")
    heads = (
        *("", "presses", "CPU a press: bot", "PostgreSQL", "CPU a second, idle"),
        *(
            "p50 at the table",
            "p50 in a DM",
            "p50 handed over",
            "presses/s held to 40 %",
            "answers among them",
            "used of that",
            "the small Discord",
        ),
    )
    print(*table(heads, (_row(kind, found[kind]) for kind in KINDS)), sep="\n")
    one, two = found["one process"], found["two processes"]
    cost = median(b.a_press / a.a_press for a, b in zip(one, two, strict=True))
    most = median(b.most / a.most for a, b in zip(one, two, strict=True))
    later = median(median(each.far) - median(each.near) for each in two)
    aims = [
        ("CPU a press, two processes to one", f"{cost:.2f}", "≤ 1.15"),
        ("handed over, p50 later by", f"{1000 * later:.1f} ms", "≤ 15 ms"),
        ("presses a second, two processes to one", f"{most:.2f}", "≥ 1.8"),
    ]
    print()
    print(*table((f"of {count} rounds the median", "", "aim"), aims), sep="\n")


def _row(kind: str, runs: list[Found]) -> list[str]:
    def ms(values: list[float]) -> str:
        return f"{1000 * median(values):.1f} ms"

    far = list(chain.from_iterable(each.far for each in runs))
    return [
        kind,
        str(sum(each.presses for each in runs)),
        ms([each.bot / each.presses for each in runs]),
        ms([each.postgres / each.presses for each in runs]),
        ms([each.idle for each in runs]),
        ms([median(each.waits) for each in runs]),
        ms([median(each.near) for each in runs]),
        ms(far) if far else "",
        f"{median(each.most for each in runs):.1f}",
        f"{median(each.answers for each in runs):.0%}",
        f"{median(each.used for each in runs):.0%}",
        f"{median(each.small_discord for each in runs):.0%} of a core",
    ]


if __name__ == "__main__":
    if sys.argv[1:2] == ["hold"]:
        hold([int(each) for each in sys.argv[2:]])
    else:
        main(int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS)
