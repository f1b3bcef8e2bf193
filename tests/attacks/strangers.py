"""Hostile games of strangers beside a game of the house, and a bot that has to play on.

The bot is a process, as an operator starts it. Each hostile game is opened in a channel of its own
and played by its host against a computer; in another server players who play by themselves have a
game; in a third somebody asks for help, over and over. In the middle, with all these tables, the
bot is stopped and started again, and killed and started again. Then each host ends what is left.
"""

import asyncio
import shutil
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

import aiohttp

from bot.plugins.registry import plugins
from bot.store.store import Store
from gallows.verify import Unproved, proof
from sandbox import Person
from sandbox.model import Guild
from tests.attacks.hostile import Fate, Hostile
from tests.attacks.hostile.installed import install
from tests.attacks.hostile.plain import Colour
from tests.attacks.logged import OFTEN, LoggedBot
from tests.attacks.place import Place
from tests.attacks.processes import PATIENCE, companions
from tests.attacks.visits import Visit
from tests.sandbox.patience import patience
from tests.sandbox.wire import Player

ROOT = Path(__file__).parents[2]
MANNER = 0.3
"""Seconds that the house's players take for each thing that they do."""
UNCAUGHT = ("interaction failed", "alarm failed")
"""What the log says of a failure that nothing at its table has caught."""
OVER = "SELECT id FROM tables WHERE game = ? AND closed_at > 0"


@dataclass
class Tally:
    """What was done, and all that was found."""

    fates: Counter[Fate] = field(default_factory=Counter)
    starts: int = 0
    deaths: int = 0
    """How often the bot has ended by itself."""
    ours: int = 0
    """Games of the house that came to their end."""
    helped: list[float] = field(default_factory=list)
    """Seconds until each answer to `/help`, less what this process was late itself."""
    stopped: list[float] = field(default_factory=list)
    """Seconds from each SIGTERM to the end of the process."""
    found: list[str] = field(default_factory=list)


class Evening:
    """Everybody who is there, in three servers."""

    def __init__(
        self, http: aiohttp.ClientSession, bot: LoggedBot, ours: str, games: Sequence[Hostile]
    ) -> None:
        """``ours``: the house's game."""
        self.sandbox = sandbox = bot.sandbox
        self.http = http
        self.bot = bot
        self.ours = ours
        self.tally = Tally()
        self._elsewhere = sandbox.add_guild("Elsewhere", [self._user("Quentin")])
        strangers = sandbox.add_guild("Strangers", [self._user("Osric")])
        self.visits = [self._visit(game, strangers) for game in games]

    def _user(self, name: str) -> str:
        return self.sandbox.state.add_user(Person(name)).id

    def _visit(self, game: Hostile, guild: Guild) -> Visit:
        """Let a host in, and give their table a channel."""
        host = self._user(f"Host {len(guild.member_ids)}")
        guild.member_ids.add(host)
        channel = self.sandbox.state.add_channel(game.name, guild=guild)
        return Visit(self.bot, game, Player(self.sandbox, self.http, host), channel)

    async def sit_down(self) -> list[str]:
        """Open a table of the house's game; return who is to play at it by themselves."""
        state, game = self.sandbox.state, plugins()[self.ours]
        people = list(state.users)[: game.seats_for(game.defaults()).start]
        host, hall = Player(self.sandbox, self.http, people[0]), next(iter(state.channels))
        await host.act("command", hall, command=f"{game.id} start", options={"pace": "quick"})
        return people

    async def ask_for_help(self) -> None:
        """Ask for help in another server, as long as the bot is there."""
        (user,) = self._elsewhere.member_ids
        player, bot = Player(self.sandbox, self.http, user), self.bot
        (channel,) = self.sandbox.state.top_channels(self._elsewhere)
        while True:
            await bot.until(lambda: bot.running)
            starts, late, began = bot.starts, bot.late, time.monotonic()
            done = await player.act("command", channel.id, command="help")
            took = time.monotonic() - began - (bot.late - late)
            if done["outcome"] == "message":
                self.tally.helped.append(max(0.0, took))
            elif bot.running and starts == bot.starts:
                self.tally.found.append(f"no help: {done}")
            await asyncio.sleep(OFTEN)

    async def more_help(self) -> None:
        """Wait until help that is asked for now is there."""
        before = len(self.tally.helped) + 1
        await self.bot.until(lambda: len(self.tally.helped) > before)

    @property
    def over(self) -> int:
        """How many games of the house have come to their end."""
        return len(self.bot.rows(OVER, self.ours))


@asynccontextmanager
async def evening(place: Place, ours: str, games: Sequence[Hostile]) -> AsyncIterator[Evening]:
    """Open the doors: the house's players sit down, and somebody wants help."""
    folder = Path(tempfile.mkdtemp(dir=place.folder))
    shutil.copy(place.blank, folder / "gallows.db")
    install(folder / "site", games)
    async with companions(MANNER) as (sandbox, let_play, http):
        bot = LoggedBot(sandbox, folder / "gallows.db", ROOT, folder / "site")
        here = Evening(http, bot, ours, games)
        try:
            async with asyncio.TaskGroup() as around:
                tasks = [
                    around.create_task(each)
                    for each in (bot.watch(), bot.supervise(), here.ask_for_help())
                ]
                await bot.start()
                await let_play(await here.sit_down())
                yield here
                for task in tasks:
                    task.cancel()
        finally:
            await bot.stop(kill=True)


async def receive(
    place: Place, ours: str, games: Sequence[Hostile], kills: Sequence[bool] = (False, True)
) -> Tally:
    """Play these beside a game of the house, and return what came of it.

    ``kills``: how often the bot goes in the middle, and whether by SIGKILL or SIGTERM.
    """
    async with patience("all games to end", PATIENCE), evening(place, ours, games) as here:
        bot, tally = here.bot, here.tally
        offered = {command["name"] for command in here.sandbox.state.global_commands.values()}
        visits = [visit for visit in here.visits if visit.game.name in offered]
        await asyncio.gather(*(visit.open() for visit in visits))
        await asyncio.gather(*(visit.play() for visit in visits))
        await here.more_help()
        for kill in kills:
            await bot.stop(kill=kill)
            await bot.start()
            await asyncio.gather(*(visit.play() for visit in visits))
            await here.more_help()
        judge(here, offered)
        await bot.until(lambda: here.over)
        await asyncio.gather(*(visit.end() for visit in visits))
        await bot.until(lambda: not any(visit.open_still for visit in visits))
        await bot.stop()
        bot.read()
        tally.starts, tally.deaths, tally.ours = bot.starts, bot.deaths, here.over
        tally.stopped = bot.took
        tally.found += [each for visit in visits for each in visit.found]
        tally.found += died(bot, (visit.game for visit in visits), 1 + len(kills))
        tally.found += [*search(bot), *await prove(bot, ours)]
        return tally


def died(bot: LoggedBot, games: Iterable[Hostile], starts: int) -> list[str]:
    """Return how often the bot has ended by itself, if that is more often than games may end it."""
    most = starts * sum(game.deadly for game in games)
    return [f"it has ended by itself {bot.deaths} times, not {most}"] if bot.deaths > most else []


def judge(here: Evening, offered: set[str]) -> None:
    """Note which fate each game has met, and whether it was its own, and named."""
    tally, bot = here.tally, here.bot
    left_out = {each["game"] for each in bot.logged("game left out")}
    frozen = {each["game"] for each in bot.logged("table frozen")}
    for visit in here.visits:
        name = visit.game.name
        fate = visit.fate() if name in offered else Fate.LEFT_OUT
        if fate is None:
            tally.found.append(f"{name}: goes on, and nobody knows how long")
            continue
        tally.fates[fate] += 1
        if fate is not visit.game.fate:
            tally.found.append(f"{name}: {fate}, not {visit.game.fate}")
        if fate is Fate.LEFT_OUT and name not in left_out:
            tally.found.append(f"{name}: left out, and the log does not name it")
        if fate is Fate.FROZEN and name not in frozen:
            tally.found.append(f"{name}: frozen, and the log does not name it")


def search(bot: LoggedBot) -> list[str]:
    """Return what the log has that it is not to have: what nobody has caught, and secrets."""
    found = [f"nobody has caught: {line}" for line in bot.odd]
    found += [
        f"nobody has caught: {entry}"
        for entry in bot.entries
        if entry["logger"] == "asyncio" or entry["event"] in UNCAUGHT
    ]
    rows = bot.rows("SELECT secret, seed FROM tables")
    secrets = [secret.hex() for row in rows for secret in row if secret is not None]
    whole = bot.log.read_text()
    found += [f"logged: {each}" for each in (*Colour, *secrets) if each in whole]
    return found


async def prove(bot: LoggedBot, game: str) -> list[str]:
    """Return what is wrong with the books, and with the deals of the house's games."""
    store = await Store.open(f"sqlite+aiosqlite:///{bot.database.as_posix()}")
    try:
        found = (await store.proof.prove()).troubles
        for (table,) in bot.rows(OVER, game):
            record = await store.tables.find(table)
            assert record is not None
            answers, results = await store.journal.answers(table), await store.crowns.results(table)
            try:
                list(proof(record, answers, results, time.time()))
            except Unproved as why:
                found.append(f"table {table}: {why}")
    finally:
        await store.close()
    return found
