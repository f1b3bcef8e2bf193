"""Many tables at once: how long people wait, whether the loop stalls, what a table holds of memory,
and what a restart costs.
"""

import asyncio
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from itertools import cycle
from pathlib import Path
from typing import Any

from benchmarks.press.being import BARE
from benchmarks.press.crowd import Table, dealt, seated
from benchmarks.press.running import Running, Traffic, discord, running
from bot.values.tables import Pace
from gallows.companions import WORLD
from sandbox import Sandbox
from sandbox.autoplay.view import Action

PACE = 20.0
"""Presses a second."""
AT_ONCE = (1, 10, 100)
"""Tables that are played at."""
SECONDS = 30.0
"""How long they are, each time."""
SPARE = 12
"""Tables more: games come to their end, and tell what has happened."""
FEW, MORE = 150, 150
"""Tables whose memory is compared with that of so many more: with fewer, what is compared is how
full the caches are that all tables share."""
DRAWN = 6.0
"""Seconds without a request after which all is drawn: a bot that starts looks round first."""
LATEST = 20.0
"""The same where emblems are uploaded, or pictures of very many tables are late."""
LATE = 3.0
"""Seconds after which Discord tells who has pressed that the bot did not respond."""

Press = Callable[[], Coroutine[Any, Any, None]]


@dataclass
class Waits:
    """How long presses waited for their acknowledgement, in seconds, and what the loop did."""

    tables: int
    presses: int
    answers: int
    """How many of the presses answered a question; the others looked at cards."""
    median: float
    most_of_100: float
    """Of a hundred presses 99 waited no longer."""
    longest: float
    late: int
    stalls: dict[str, float]
    bot: float
    """Seconds of a processor that a press has taken in the bot's process."""


@asynccontextmanager
async def court(
    tables: int, pace: Pace = Pace.NORMAL
) -> AsyncIterator[tuple[Sandbox, Traffic, Path, list[Table]]]:
    """Open a sandbox with so many tables, which are in the middle of their games.

    The bot has been there before, and has uploaded its emblems: they are in what it shows.
    """
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "gallows.db"
        async with discord(WORLD) as (sandbox, traffic):
            async with running(sandbox, database):
                await traffic.quiet(LATEST)
            found = seated(sandbox, tables)
            await dealt(sandbox, database, found, pace)
            yield sandbox, traffic, database, found


async def _drawn(traffic: Traffic, tables: list[Table]) -> None:
    """Wait until each table and each player has been shown something, and nothing more is drawn."""
    while not all(table.shown for table in tables):
        await traffic.hears()
    await traffic.quiet(LATEST)


# --- waiting ---


async def acknowledgements() -> tuple[list[Waits], list[Waits]]:
    """Return how long presses wait: of the bot, and of the bare bot on the same sandbox."""
    most = max(AT_ONCE)
    async with court(most + SPARE) as (sandbox, traffic, database, tables):
        places = [table.channel.id for table in tables[:most]]
        async with running(sandbox, database, channels=places) as bare:
            await traffic.quiet(DRAWN)
            plain = [
                await _waits(traffic, bare, n, [_plain(sandbox, table) for table in tables[:n]])
                for n in AT_ONCE
            ]
        for table in tables:
            table.channel.messages.clear()
        async with running(sandbox, database) as bot:
            await _drawn(traffic, tables)
            real = []
            for n in AT_ONCE:
                crowd = _Crowd(tables, n)
                found = await _waits(traffic, bot, n, [crowd.press])
                real.append(replace(found, answers=crowd.answers))
    return real, plain


def _plain(sandbox: Sandbox, table: Table) -> Press:
    """Return a press on the bare bot's button."""

    async def press() -> None:
        (message,) = table.channel.messages
        await table.act(table.users[0], Action(table.channel.id, message, BARE))

    return press


class _Crowd:
    """So many tables that are played at in turn; another follows where one has nothing to press."""

    def __init__(self, tables: list[Table], most: int) -> None:
        self._here, self._spare = tables[:most], tables[most:]
        self._tables, self._before = tables, sum(table.answers for table in tables)
        self._turn = 0

    @property
    def answers(self) -> int:
        """How many presses answered something."""
        return sum(table.answers for table in self._tables) - self._before

    async def press(self) -> None:
        """Press something at the table whose turn it is.

        While something is told there nobody can: it is left for as long as others are there.
        """
        self._turn = turn = (self._turn + 1) % len(self._here)
        for _ in range(len(self._spare) + 1):
            if await self._here[turn].press():
                return
            self._spare.append(self._here[turn])
            self._here[turn] = self._spare.pop(0)


async def _waits(traffic: Traffic, bot: Running, tables: int, presses: list[Press]) -> Waits:
    """Press for a while, as often as people do at so many tables, whoever still waits.

    What follows from it counts, too.
    """
    loop, doing = asyncio.get_running_loop(), list[asyncio.Task[None]]()
    turns = cycle(presses)
    traffic.clear()
    await bot.ask("watch")
    before, begun = bot.times(), loop.time()
    for n in range(int(SECONDS * PACE)):
        await asyncio.sleep(max(0.0, begun + n / PACE - loop.time()))
        doing.append(asyncio.create_task(next(turns)()))
    await asyncio.gather(*doing)
    await traffic.quiet(DRAWN)
    stalls, after = await bot.ask("stalls"), bot.times()
    waits = sorted(traffic.waits)
    return Waits(
        tables,
        traffic.presses,
        0,
        waits[len(waits) // 2],
        waits[len(waits) * 99 // 100],
        waits[-1],
        sum(wait > LATE for wait in waits),
        stalls,
        (after[0] - before[0]) / traffic.presses,
    )


# --- memory ---


@dataclass
class Memory:
    """What a live table holds, in KiB."""

    resident: float
    """Of the process."""
    traced: float
    """Of what Python has allocated."""
    own: float
    """Of that, what is not remembered of all tables together, nor for a while of each route."""


async def memory() -> Memory:
    """Return what each of many more tables adds."""
    held = {
        (tables, tracing): await _held(tables, tracing=tracing)
        for tables in (FEW, FEW + MORE)
        for tracing in (False, True)
    }
    resident, traced, own = (
        (held[FEW + MORE, tracing][what] - held[FEW, tracing][what]) / MORE
        for what, tracing in (("resident", False), ("traced", True), ("own", True))
    )
    return Memory(resident, traced, own)


async def _held(tables: int, *, tracing: bool) -> dict[str, int]:
    """Return what the bot holds when it has drawn so many tables."""
    async with (
        court(tables) as (sandbox, traffic, database, crowd),
        running(sandbox, database, tracing=tracing) as bot,
    ):
        await _drawn(traffic, crowd)
        found: dict[str, int] = await bot.ask("memory")
        return found


# --- a restart ---


@dataclass
class Restart:
    """What it costs to stop the bot and start it again while nothing has changed."""

    tables: int
    requests: dict[str, int]
    """Those that Discord would count, by route."""
    online: float
    """Seconds from the process's start until Discord has it online."""
    answered: float
    """Until it has answered a press that was made as soon as it was."""
    quiet: float
    """Until nothing more was drawn."""
    bot: float
    """Seconds of a processor, until then."""


async def restart(tables: int) -> Restart:
    """Start the bot with so many open tables, and then once more.

    They are played by day: at any other pace games go on by their time limits meanwhile.
    """
    async with court(tables, Pace.DAILY) as (sandbox, traffic, database, crowd):
        async with running(sandbox, database):
            await _drawn(traffic, crowd)
        traffic.clear()
        begun = time.monotonic()
        async with running(sandbox, database) as bot:
            online = time.monotonic() - begun
            await crowd[0].press()
            answered = time.monotonic() - begun
            await traffic.quiet(DRAWN)
            quiet = time.monotonic() - begun - DRAWN
            return Restart(tables, dict(traffic.requests), online, answered, quiet, bot.times()[0])
