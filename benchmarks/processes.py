"""`python -m benchmarks.processes [ROUNDS]`: one process and two, with the same load in one run.

By turns, on the same two cores: one process on a SQLite file, one on PostgreSQL, and two on
PostgreSQL; the figures are medians of so many rounds (3), and a ratio is of one round. PostgreSQL
waits for the disk at each commit, as in production. Nothing is drawn: a picture costs the same
wherever it is. Linux only: times of processes are read from /proc, and held down by stopping them.

Three things are done:

* presses at a pace that either keeps up with, which answer a question of By Order of the King or
  look at one's cards: CPU of the bot and of PostgreSQL;
* presses in direct messages, by turns at a table of the process that hears them, and at one of the
  other process, to which they are handed over: how long each waits for its acknowledgement;
* as many answers as there can be, while each process may use 40 % of a core.

So that the last compares like with like, each set-up has the same work, not the same time: the
same people answer the same number of questions at the same tables, each table in its turn, and how
fast they do is what is measured. By time, the faster one would get further in its games, and be
asked other things. Nobody looks at cards instead where a table asks nobody, for that takes less:
there are so many tables that another one does. There are so many people that a process always has
something to do, which "of the 40 %" shows; and what is slow must not be the small Discord, which
takes part of a core, nor the machine, which has time left. No question's time is ever up.
"""

import asyncio
import os
import sys
import time
from collections import deque
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field
from itertools import chain, cycle
from pathlib import Path
from statistics import median
from uuid import uuid4

from sqlalchemy import make_url, text
from sqlalchemy.ext.asyncio import create_async_engine

from benchmarks.holding import SHARE, held_down
from benchmarks.measuring import folder_for_a_server, table
from benchmarks.press.__main__ import machine
from benchmarks.press.crowd import SEATS, Table, dealt, seated
from benchmarks.press.running import TICKS, Running, Traffic, discord, running
from bot.panels.ids import ACTION
from bot.values.shards import shard_of
from bot.values.tables import Pace
from gallows.companions import WORLD
from gallows.temporary_postgres import TemporaryPostgres
from sandbox import Sandbox
from sandbox.autoplay import controls
from sandbox.autoplay.view import Action

ROUNDS = 3
GUILDS = 8
"""Of each shard, with ten tables each."""
SHARDS = 2
PACE = 20.0
"""Presses a second that either keeps up with."""
SECONDS = 20.0
"""For how long they are."""
IDLE = 10.0
LETTERS = 40
"""Presses in direct messages of each kind."""
APART = 0.1
"""Seconds between two of them."""
AT_ONCE = 16
"""So many people answer as often as they can at the tables of one shard."""
ANSWERS = 800
"""So many they give there."""
WARM_UP = 100
"""So many of these do not count: the first."""


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
    most: float = 0.0
    """Presses a second, where there were as many as could be."""
    used: float = 0.0
    """Which part of what they were allowed the processes used then."""
    small_discord: float = 0.0
    """Cores that the sandbox and all who press took meanwhile: one is all there can be."""
    left: float = 0.0
    """Cores that had nothing to do meanwhile."""

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
        await _in_letters(found, sandbox, halves, processes)
        await traffic.quiet()
        with held_down(each.pid for each in bots):
            await _as_many_as_can_be(found, halves, bots)
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
    await traffic.quiet()
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


class _Crowd:
    """So many people who answer at the tables of one shard, each table in its turn."""

    def __init__(self, half: list[Table]) -> None:
        self._free = deque(half)
        self._people = [asyncio.create_task(self._answers()) for _ in range(AT_ONCE)]
        self._given = 0
        self._begun = self._ended = 0.0
        self.warm, self.done = asyncio.Event(), asyncio.Event()
        """Whether as many answers were given as come before those that count, and all of those."""

    @property
    def most(self) -> float:
        """Answers a second, of those that count."""
        return (ANSWERS - WARM_UP) / (self._ended - self._begun)

    async def stop(self) -> None:
        """Answer no more."""
        for each in self._people:
            each.cancel()
        await asyncio.wait(self._people)

    async def _answers(self) -> None:
        while True:
            for _ in range(len(self._free)):
                table = self._free.popleft()
                chosen = table.answer()
                if chosen is not None:
                    break
                self._free.append(table)
            else:
                await asyncio.sleep(0.01)
                continue
            await table.act(*chosen)
            self._free.append(table)
            self._given += 1
            if self._given == WARM_UP:
                self._begun = time.perf_counter()
                self.warm.set()
            elif self._given == ANSWERS:
                self._ended = time.perf_counter()
                self.done.set()


async def _as_many_as_can_be(
    found: Found, halves: tuple[list[Table], list[Table]], bots: list[Running]
) -> None:
    """Answer as often as can be at the tables of both shards, by as many people at each."""
    crowds = [_Crowd(half) for half in halves]
    await asyncio.gather(*(each.warm.wait() for each in crowds))
    begun, spent, own = time.perf_counter(), _spent(bots), time.process_time()
    idle = _idle()
    await asyncio.gather(*(each.done.wait() for each in crowds))
    took = time.perf_counter() - begun
    found.used = (_spent(bots) - spent) / (took * SHARE * len(bots))
    found.small_discord = (time.process_time() - own) / took
    found.left = (_idle() - idle) / took
    for each in crowds:
        found.most += each.most
        await each.stop()


def _idle() -> float:
    """Return for how many seconds the machine's cores have had nothing to do, added up."""
    return int(Path("/proc/stat").read_text().split()[4]) / TICKS


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
                            f"{number + 1}. {kind}: {run.most:.1f} answers/s at most",
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
            "answers/s held to 40 %",
            "of the 40 %",
            "the small Discord",
            "idle",
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
        ("answers a second, two processes to one", f"{most:.2f}", "≥ 1.8"),
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
        f"{median(each.used for each in runs):.0%}",
        *(
            f"{median(took):.0%} of a core"
            for took in zip(*((each.small_discord, each.left) for each in runs), strict=True)
        ),
    ]


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS)
