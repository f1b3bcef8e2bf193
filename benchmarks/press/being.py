"""The process that is measured: the bot, or a bare discord.py bot, with ears for what to measure.

`benchmarks.press.running` starts it, and asks over a socket.
"""

import asyncio
import cProfile
import gc
import json
import pstats
import re
import socket
import sys
import time
import tracemalloc
from collections import Counter
from functools import _lru_cache_wrapper
from itertools import count
from pathlib import Path
from typing import Any

import discord
from discord.http import HTTPClient

from bot import logs
from bot.endpoint import use_server
from bot.serving import serve
from bot.settings import LogFormat, LogLevel, Settings
from bot.tables import lobby
from bot.tables.pace import BRISK, SECONDS
from bot.values.tables import Pace
from gallows.stopping import until_told
from run import ROOT
from tests.play.clock import BriskClock

BEAT = 0.005
"""Seconds between two looks at whether the loop still turns."""
STALL = 0.05
"""Seconds that nobody should have to wait for the loop."""
LAST_WORDS = 20.0
"""Seconds that they take at most: what is due so soon is done in a hurry, and so no game waits."""
BARE = "bare"
"""The custom id of the bare bot's one button."""
OWN = ("bot", "cogs", "games")


class Probe:
    """Measures the process that it is in, as it is asked to."""

    def __init__(self) -> None:
        self._calls = cProfile.Profile()
        self._stalls: list[tuple[float, float]] = []
        self._watch: asyncio.Task[None] | None = None

    async def listen(self, ears: socket.socket) -> None:
        """Answer what is asked, a line each, until nobody asks any more."""
        reader, writer = await asyncio.open_connection(sock=ears)
        while line := await reader.readline():
            found = getattr(self, line.decode().strip())()
            writer.write(json.dumps(found).encode() + b"\n")

    def count(self) -> None:
        """Count the calls of the project's functions from now on."""
        self._calls.enable()

    def counted(self) -> dict[str, int]:
        """Stop counting; return the calls by file."""
        self._calls.disable()
        found: Counter[str] = Counter()
        stats: dict[tuple[str, int, str], tuple[int, ...]] = vars(pstats.Stats(self._calls))[
            "stats"
        ]
        for (file, _, _), (_, times, *_) in stats.items():
            path = Path(file)
            if path.is_relative_to(ROOT) and path.relative_to(ROOT).parts[0] in OWN:
                found[path.relative_to(ROOT).as_posix()] += times
        return dict(found)

    def watch(self) -> None:
        """Note from now on how long the loop keeps others waiting."""
        self._stalls.clear()
        if self._watch is None:
            self._watch = asyncio.create_task(self._beat())

    async def _beat(self) -> None:
        while True:
            begun, spent = time.perf_counter(), time.thread_time()
            await asyncio.sleep(BEAT)
            late = time.perf_counter() - begun - BEAT
            if late > BEAT:
                self._stalls.append((late, time.thread_time() - spent))

    def stalls(self) -> dict[str, float]:
        """Return the longest stall and how many were too long, by the wall and by the processor.

        The latter are what the loop itself has done meanwhile; the former are also what other
        processes have taken of the machine.
        """
        late, spent = ([each[n] for each in self._stalls] or [0.0] for n in (0, 1))
        return {
            "longest": max(late),
            "over": sum(each > STALL for each in late),
            "longest_spent": max(spent),
            "over_spent": sum(each > STALL for each in spent),
        }

    def memory(self) -> dict[str, int]:
        """Return what the process holds, and what Python has allocated, if traced, in KiB.

        ``own``: the same without what is remembered of all tables together, up to a limit, and
        without what discord.py remembers of each route for five minutes. Both are forgotten here.
        """
        gc.collect()
        status = Path("/proc/self/status").read_text("utf-8")
        (resident,) = re.findall(r"VmRSS:\s+(\d+) kB", status)
        traced = tracemalloc.get_traced_memory()[0]
        gc.unfreeze()
        for each in gc.get_objects():
            if isinstance(each, _lru_cache_wrapper):
                each.cache_clear()
            elif isinstance(each, HTTPClient):
                each._buckets.clear()
        gc.collect()
        own = tracemalloc.get_traced_memory()[0]
        return {"resident": int(resident), "traced": traced // 1024, "own": own // 1024}


async def _bot(hurry: float) -> None:
    """Be the bot: in a hurry, or (0) by the clock on the wall. Every run deals the same cards."""
    # Nobody's time is up while it is measured: what a game does by itself is no press.
    SECONDS[Pace.NORMAL] = BRISK[Pace.NORMAL] = SECONDS[Pace.DAILY]
    deals = count()
    lobby.dice_seed = lambda *_: next(deals).to_bytes(32)  # type: ignore[attr-defined]
    clock = BriskClock(hurry=hurry) if hurry else None
    if clock is not None:
        clock.soon = LAST_WORDS
    await serve(Settings(), clock)


async def _bare(channels: list[int]) -> None:
    """Be the least that a bot can be: a message in each channel, changed at each press."""
    settings = Settings()
    use_server(settings.discord_api_url, settings.discord_gateway_url)
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    client = discord.Client(intents=discord.Intents(guilds=True), max_messages=None)
    presses = count(1)

    async def pressed(interaction: discord.Interaction) -> None:
        await interaction.response.edit_message(content=f"Pressed {next(presses)} times.")

    view = discord.ui.View(timeout=None)
    button: discord.ui.Button[Any] = discord.ui.Button(label="Press", custom_id=BARE)
    button.callback = pressed  # type: ignore[method-assign]
    view.add_item(button)

    async def on_ready() -> None:
        for channel in channels:
            await client.get_partial_messageable(channel).send("Not pressed yet.", view=view)

    client.event(on_ready)
    assert settings.discord_token is not None
    async with client:
        await client.start(settings.discord_token.get_secret_value())


async def _be(fd: int, hurry: float, channels: list[int]) -> None:
    listening = asyncio.create_task(Probe().listen(socket.socket(fileno=fd)))
    try:
        await (_bare(channels) if channels else _bot(hurry))
    finally:
        listening.cancel()


def main(fd: str, hurry: str, *channels: str) -> None:
    """Be the bare bot if it has channels, else the bot."""
    logs.configure(LogLevel.WARNING, LogFormat.CONSOLE, messages=True)
    asyncio.run(until_told(_be(int(fd), float(hurry), [int(each) for each in channels])))


if __name__ == "__main__":
    main(*sys.argv[1:])
