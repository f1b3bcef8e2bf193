"""Several processes of the bot under play, one of them killed with SIGKILL again and again.

They have one PostgreSQL and one sandbox with four servers, in all of which people play by
themselves. A process is killed at any request that the bot makes, when a press is handed over, when
a shard changes hands, and when one has just joined.
"""

import asyncio
import json
import os
import signal
import sys
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import aiohttp

from bot.panels import ids
from bot.store.store import Store
from gallows.companions import WORLD, Companions
from sandbox import Exchange, FurtherGuild, Sandbox
from sandbox.autoplay import Autoplayers, controls
from tests.attacks.acknowledged import ANSWERS, Given, Row, lost, taken
from tests.attacks.writers import LOOK_EVERY, Writers
from tests.sandbox.patience import PatientClock, patience
from tests.sandbox.wire import Player
from tests.support.program import AnyProcess, begin
from tests.support.wire import Wire

SERVERS = 4
FOUR_SERVERS = replace(
    WORLD, others=tuple(FurtherGuild(f"Court {n}") for n in range(2, SERVERS + 1))
)
ANSWERED_WITHIN = 10.0
"""Seconds that people wait for an answer: Discord gives three, and this machine may be slow."""
NUDGE_EVERY = 2.0
"""Seconds between two tries of people who were not answered."""
EXPECTED = (
    "others have taken its place",
    "nothing could be written",
    "the database is in trouble; again soon",
    "Failed to connect for shard_id",
    "Attempting a reconnect for shard ID",
)
"""Errors that a process has to log on a bad day."""
GAMES = ("botk", "feast", "dotk", "botk")
"""What is played in each server, by turns."""


@dataclass
class Tally:
    """What was done, and what was wrong."""

    kills: int = 0
    acknowledged: int = 0
    answers: int = 0
    games: int = 0
    handed_over: int = 0
    longest: float = 0.0
    """Seconds for which a table had nobody to write it, at most."""
    found: list[str] = field(default_factory=list)


class Bot:
    """A process of the bot, which is begun again when it was killed."""

    def __init__(
        self,
        many: "Many",
        number: int,
        database: Wire | None = None,
        discord: Wire | None = None,
        sources: Path | None = None,
    ) -> None:
        """By which lines it reaches the database, and Discord.

        ``sources``: of the program that it is; None is this one.
        """
        self.many = many
        self.user = f"bot{number}"
        self._database = database
        self._discord = discord
        self._sources = sources
        self.log = many.folder / f"{self.user}.log"
        self.process: AnyProcess | None = None

    async def start(self) -> None:
        """Begin it, and wait until it has joined the others."""
        await self.launch()
        await self.joined()

    async def launch(self) -> None:
        """Begin it."""
        many, sandbox = self.many, self.many.sandbox
        await many.writers.make_user(self.user)
        database = many.writers.as_user(self.user)
        if self._database is not None:
            database = self._database.url(database)
        api, gateway = sandbox.api_url, sandbox.gateway_url
        if self._discord is not None:
            api, gateway = self._discord.url(api), self._discord.url(gateway)
        env = {
            **os.environ,
            "DISCORD_TOKEN": sandbox.token,
            "GALLOWS_DATABASE_URL": database,
            "GALLOWS_DISCORD_API_URL": api,
            "GALLOWS_DISCORD_GATEWAY_URL": gateway,
            "GALLOWS_COMPUTER_DELAY": "0",
            "GALLOWS_BEAT": "0",
            "GALLOWS_DRAWINGS": "false",
            "GALLOWS_LOG_FORMAT": "json",
            "GALLOWS_SHARDS": f"{many.shards}",
        }
        with self.log.open("ab") as log:
            if self._sources is None:
                self.process = await begin("run", env=env, stdout=log, stderr=log)
            else:
                self.process = await asyncio.create_subprocess_exec(
                    *(sys.executable, "-m", "gallows", "run"),
                    env={**env, "PYTHONPATH": str(self._sources)},
                    cwd=self._sources,
                    stdout=log,
                    stderr=log,
                )

    async def joined(self, before: str = "") -> str:
        """Wait until it has joined, by another name than before; return its name."""
        async with patience(f"{self.user} to join"):
            while True:
                for name in await self.many.names():
                    if name.split()[1] == f"{self.pid}" and name != before:
                        self.many.writers.began(name, self.user)
                        return name
                assert self.returncode is None, f"it has ended: {self.log.read_text()[-2000:]}"
                await asyncio.sleep(LOOK_EVERY)

    @property
    def pid(self) -> int:
        """The number of its process."""
        assert self.process is not None
        assert self.process.pid is not None
        return self.process.pid

    @property
    def returncode(self) -> int | None:
        """How it ended; None while it runs."""
        return None if self.process is None else self.process.returncode

    @property
    def name(self) -> str | None:
        """What it is called among the processes."""
        return next((n for n, user in self.many.writers.lives.items() if user == self.user), None)

    async def kill(self) -> None:
        """End it on the spot; what waits for it is told so."""
        assert self.process is not None
        self.process.kill()
        await self.process.wait()
        self.many.writers.ended(self.user)

    async def stop(self) -> None:
        """Have it stop as an operator does."""
        if self.process is not None and self.returncode is None:
            self.process.terminate()
            async with patience(f"{self.user} to stop"):
                await self.process.wait()
        self.many.writers.ended(self.user)

    async def says(self, words: str) -> None:
        """Wait until it has logged this."""
        async with patience(f"{self.user} to log: {words}"):
            while True:
                if any(words in event["event"] for event in self.events()):
                    return
                await asyncio.sleep(LOOK_EVERY)

    def events(self) -> list[dict[str, Any]]:
        """What it has logged."""
        lines = self.log.read_text("utf-8").splitlines() if self.log.exists() else []
        return [json.loads(line) for line in lines if line.startswith("{")]


class Many:
    """The sandbox, the database, the processes, and the people who play."""

    def __init__(self, sandbox: Sandbox, writers: Writers, folder: Path, shards: int) -> None:
        self.sandbox = sandbox
        self.writers = writers
        self.folder = folder
        self.shards = shards
        self.bots: list[Bot] = []
        self.tally = Tally()
        self._http: aiohttp.ClientSession
        self._players: Autoplayers
        self._stirred = asyncio.Event()
        self._acknowledged: set[Given] = set()
        """Answers that players were told are taken."""
        self._journal: set[Row] = set()
        sandbox.observers.append(self._saw)

    @classmethod
    @asynccontextmanager
    async def open(cls, url: str, *, shards: int = 4, at_once: int = 1) -> AsyncIterator["Many"]:
        """Open the doors; ``at_once``: sessions that may begin in five seconds."""
        policy = Companions(quiet=1.0, kept=1.0, rematch=True)
        with tempfile.TemporaryDirectory() as folder:
            async with (
                Sandbox(FOUR_SERVERS, PatientClock()) as sandbox,
                aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(total=None)) as http,
                Writers(url) as writers,
            ):
                sandbox.limits.enabled = False
                sandbox.gateway.starts.max_concurrency = at_once
                players = Autoplayers(sandbox.url, policy, delay=(0.05, 0.3), seed=5)
                await players.start()
                many = cls(sandbox, writers, Path(folder), shards)
                many._http, many._players = http, players
                nudging = asyncio.create_task(many._nudge())
                try:
                    yield many
                finally:
                    nudging.cancel()
                    await players.stop()
                    for bot in many.bots:
                        if bot.process is not None and bot.returncode is None:
                            bot.process.kill()
                            await bot.process.wait()

    async def begin(self, database: Wire | None = None, discord: Wire | None = None) -> Bot:
        """Begin one more process, which reaches others by these lines."""
        self.bots.append(Bot(self, len(self.bots) + 1, database, discord))
        await self.bots[-1].start()
        return self.bots[-1]

    async def launch(self, sources: Path) -> Bot:
        """Begin one more process, which is another program and may have to wait."""
        self.bots.append(Bot(self, len(self.bots) + 1, sources=sources))
        await self.bots[-1].launch()
        return self.bots[-1]

    async def _nudge(self) -> None:
        """Have people try again what was refused or not answered: the bot as such is never gone."""
        while True:
            await asyncio.sleep(NUDGE_EVERY)
            interactions = self.sandbox.interactions
            for number in list(interactions._waiting):
                waiting = self.sandbox.state.interactions[number]
                if self.sandbox.clock.now() - waiting.created > ANSWERED_WITHIN:
                    interactions._too_late(waiting, "The bot is dead")
            for agent in self._players._agents.values():
                agent._refused.clear()
                agent._latest.clear()
                agent._done.clear()
            online = {"type": "bot", "online": True}
            self.sandbox.feeds.tell_all(self.sandbox.feeds.listeners(), online)

    def bot(self, name: str | None) -> Bot | None:
        """A process that lives, by its name."""
        user = self.writers.lives.get(name or "")
        return next((bot for bot in self.bots if bot.user == user), None)

    def pause(self, bot: Bot, *, still: bool) -> None:
        """Have a process stand still, or go on."""
        assert bot.process is not None
        bot.process.send_signal(signal.SIGSTOP if still else signal.SIGCONT)
        if still:
            self.writers.ended(bot.user)

    async def learn(self, bots: Sequence[Bot]) -> None:
        """Know processes by the names that they have now: who begins anew has another one."""
        for name in await self.names():
            for bot in bots:
                if name.split()[1] == f"{bot.pid}" and name != bot.name:
                    self.writers.began(name, bot.user)

    async def names(self) -> list[str]:
        """The processes that the database knows."""
        return [row["name"] for row in await self.writers.rows("SELECT name FROM processes")]

    async def held(self) -> dict[str, int]:
        """How many shards each process has."""
        rows = await self.writers.rows("SELECT holder FROM shards WHERE holder IS NOT NULL")
        return Counter(row["holder"] for row in rows)

    async def shared(self, *bots: Bot) -> None:
        """Wait until these have all shards between them, with sessions."""
        everybody = bots or tuple(self.bots)
        try:
            await self._shared(everybody)
        except AssertionError as vain:
            # Only what they say themselves tells why.
            said = "\n".join(f"{bot.name}:\n{bot.log.read_text()[-3000:]}" for bot in self.bots)
            raise AssertionError(f"{vain}; held: {await self.held()}\n{said}") from vain

    async def _shared(self, everybody: Sequence[Bot]) -> None:
        guilds = list(self.sandbox.state.guilds.values())
        async with patience("all shards to have somebody"):
            while True:
                await self.learn(everybody)
                held = await self.held()
                names = {bot.name for bot in everybody}
                if (
                    names == set(held)
                    and sum(held.values()) == self.shards
                    and all(self.sandbox.gateway.listens(guild) for guild in guilds)
                ):
                    return
                for bot in everybody:
                    assert bot.returncode is None, bot.log.read_text()[-3000:]
                await asyncio.sleep(LOOK_EVERY)

    async def play(self) -> None:
        """Have a game begun in each server, and everybody play by themselves from then on."""
        people = list(self.sandbox.state.users.values())
        for number, guild in enumerate(self.sandbox.state.guilds.values()):
            hall = self.sandbox.state.top_channels(guild)[0].id
            host = Player(self.sandbox, self._http, people[number].id)
            game = GAMES[number % len(GAMES)]
            await host.act("command", hall, command=f"{game} start", options={"pace": "quick"})
        for user in people:
            player = Player(self.sandbox, self._http, user.id)
            await player.ok("PATCH", f"/users/{user.id}", {"auto": True})
        await self.goes_on()

    # --- what the sandbox sees ---

    def _saw(self, exchange: Exchange) -> None:
        answer = taken(self.sandbox, exchange)
        if answer is not None:
            self._acknowledged.add(answer)
        self._stirred.set()

    async def requests(self, count: int) -> None:
        """Wait until the bot has made so many more requests."""
        for _ in range(count):
            self._stirred.clear()
            await self._stirred.wait()

    # --- what must hold ---

    async def check(self) -> None:
        """See that the journal only grows, and has what players were told that it has."""
        acknowledged = set(self._acknowledged)
        rows = await self.writers.rows("SELECT table_id, seat, ask, verb, picks FROM answers")
        journal = {Row.of(row) for row in rows}
        sit = await self.writers.rows("SELECT * FROM seats WHERE user_id IS NOT NULL")
        found = self.tally.found
        if missing := self._journal - journal:
            found.append(f"gone from the journal: {list(missing)[:5]}")
        asks = Counter((row.table, row.ask) for row in journal)
        found += [f"answered twice: {ask}" for ask, n in asks.items() if n > 1]
        seats = {(row["table_id"], row["user_id"]): row["seat"] for row in sit}
        found += [each for each in lost(acknowledged, journal, seats) if each not in found]
        self._journal = journal

    async def goes_on(self) -> None:
        """Wait until every table that is open now has gone on, or is over."""
        rows = await self.writers.rows("SELECT id FROM tables WHERE closed_at IS NULL")
        left = {row["id"]: await self._answers_of(row["id"]) for row in rows}
        async with patience("every table to go on"):
            while left:
                for table_id, answers in list(left.items()):
                    over = await self.writers.rows(
                        "SELECT 1 FROM tables WHERE id = $1 AND closed_at IS NOT NULL", table_id
                    )
                    if over or await self._answers_of(table_id) > answers:
                        del left[table_id]
                await asyncio.sleep(LOOK_EVERY)
        await self.check()

    async def _answers_of(self, table_id: int) -> int:
        (row,) = await self.writers.rows(
            "SELECT count(*) FROM answers WHERE table_id = $1", table_id
        )
        return int(row[0])

    async def finish(self) -> Tally:
        """Stop all processes, and see that all is well; return what was done and found."""
        for bot in self.bots:
            await bot.stop()
            if bot.returncode != 0:
                self.tally.found.append(f"{bot.user} ended with {bot.returncode}")
        await self.check()
        tally, found = self.tally, self.tally.found
        found += await self.writers.strangers()
        found += self._twice_shown()
        for bot in self.bots:
            found += [
                f"{bot.user} logged {event}"
                for event in bot.events()
                if event["level"] in ("error", "critical") and not _expected(event)
            ]
        store = await Store.open(self.writers.url)
        try:
            found += (await store.proof.prove()).troubles
        finally:
            await store.close()
        tally.acknowledged, tally.answers = len(self._acknowledged), len(self._journal)
        tally.longest = self.writers.longest
        over = await self.writers.rows("SELECT count(*) FROM tables WHERE settled_at IS NOT NULL")
        tally.games = over[0][0]
        last = await self.writers.rows("SELECT last_value FROM handovers_id_seq WHERE is_called")
        tally.handed_over = last[0][0] if last else 0
        return tally

    def _twice_shown(self) -> list[str]:
        """Tables with two results, or with two messages in one place that ask at once."""
        again, asking = Counter[tuple[str, str]](), Counter[tuple[str, str]]()
        for channel in self.sandbox.state.channels.values():
            for message in channel.messages.values():
                if message.only_for is not None:
                    continue
                own = {each.get("custom_id", "") for each in controls(message.components)}
                found = [ids.ACTION.fullmatch(each) for each in own]
                results = {each["table"] for each in found if each and each["action"] == "again"}
                again.update((channel.id, table) for table in results)
                asked = (form.fullmatch(each) for each in own for form in ANSWERS)
                asking.update({(channel.id, each["table"]) for each in asked if each})
        return [
            *(f"two results of table {t} in {place}" for (place, t), n in again.items() if n > 1),
            *(f"two panels of table {t} in {place}" for (place, t), n in asking.items() if n > 1),
        ]


def _expected(event: dict[str, Any]) -> bool:
    """Say whether an error is one that a process has to log: of its place, or of the database."""
    return any(each in event["event"] for each in EXPECTED)
