"""Bad days of a bot that is several processes: each makes one happen, and returns what it found."""

import asyncio
import tempfile
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from itertools import count
from pathlib import Path
from shutil import copytree, ignore_patterns

from bot.store.migrate import MIGRATIONS
from run import ROOT
from tests.attacks.many import Bot, Many, Tally
from tests.sandbox.patience import patience
from tests.store.releases import write_next
from tests.support.postgres import BLANK, Postgres
from tests.support.wire import Wire

KILLS = 16
"""In one evening."""
STANDS_STILL = 30.0
"""Seconds."""
SLOW = 10.0
"""Seconds."""
MOST = 20.0
"""Seconds that a table may have nobody to write it."""
AWAY = 60.0
"""Seconds for which Discord is out of reach of one process."""
PACKAGES = "bot", "cogs", "games", "gallows", "sandbox"
"""What a copy of the program is."""
RULES, RULES_NOW, RULES_THEN = "games/botk/game.py", 'version=f"2.', 'version=f"3.'
"""Where the version of a game's rules is, and what a later program has there."""


@asynccontextmanager
async def evening(url: str, processes: int = 3, **more: int) -> AsyncIterator[Many]:
    """So many processes, and games in all servers."""
    async with Many.open(url, **more) as many:
        for _ in range(processes):
            await many.begin()
        await many.shared()
        await many.play()
        yield many


async def every_day(postgres: Postgres, number: int) -> list[tuple[str, Tally]]:
    """Make each of them happen, on a database of its own; they begin with a kill of that number."""
    days: dict[str, Callable[[str], Coroutine[None, None, Tally]]] = {
        "killed": partial(killed, first=number),
        "stopped": stopped,
        "restarted": partial(restarted, postgres),
        "cut": cut,
        "slow": slow,
        "out_of_reach": out_of_reach,
        "migrated": migrated,
        "other_rules": other_rules,
    }
    done = []
    for name, day in days.items():
        async with postgres.copied(BLANK) as url:
            tally = await day(url)
        if tally.longest > MOST:
            tally.found.append(f"a table had nobody for {tally.longest:.1f} s")
        tally.found = [f"{name}: {each}" for each in tally.found]
        done.append((name, tally))
    return done


# Killed


async def at_a_request(many: Many, number: int) -> Bot:
    """Any process, at any request of the bot."""
    await many.requests(25 + 7 * number)
    return many.bots[number % len(many.bots)]


async def at_a_press(many: Many, number: int) -> Bot:
    """Who is just handed a press, or who has just handed it over, by turns."""
    shard = await many.writers.handed_over()
    # What is pressed in a direct message arrives at the first.
    side = 0 if second_turn(number) else shard
    rows = await many.writers.rows("SELECT holder FROM shards WHERE number = $1", side)
    return many.bot(rows[0]["holder"]) or many.bots[number % len(many.bots)]


async def at_a_move(many: Many, number: int) -> Bot:
    """Who has just let go of a shard, or who has just taken it, by turns."""
    name = await many.writers.moved(taken=second_turn(number))
    await many.learn(many.bots)
    return many.bot(name) or many.bots[number % len(many.bots)]


async def at_a_start(many: Many, _: int) -> Bot:
    """Who has just joined."""
    return many.bots[-1]


AIMS: tuple[Callable[[Many, int], Coroutine[None, None, Bot]], ...] = (
    at_a_request,
    at_a_press,
    at_a_move,
    at_a_start,
)


def second_turn(number: int) -> bool:
    """Say whether it is the other one's turn, of two that are killed at such a moment."""
    return number // len(AIMS) % 2 == 1


async def killed(
    url: str, first: int = 0, kills: int = KILLS, processes: int = 3, **more: int
) -> Tally:
    """Kill one process after the other; each is begun again, and what it had is the others'."""
    async with evening(url, processes, **more) as many:
        for number in count(first):
            if many.tally.kills == kills:
                break
            aim = AIMS[number % len(AIMS)]
            one = many.bots[number % len(many.bots)]
            if aim is at_a_move:
                # A shard moves when one is back that has stopped as an operator has it stop.
                await one.stop()
                await many.shared(*(bot for bot in many.bots if bot is not one))
            aimed = asyncio.create_task(aim(many, number))
            if aim is at_a_move:
                await one.start()
            async with patience(f"the moment to kill one {aim.__name__}"):
                bot = await aimed
            if bot.returncode is not None:
                many.tally.found.append(f"{bot.user} has ended by itself: {bot.returncode}")
            await bot.kill()
            many.tally.kills += 1
            await many.check()
            # As if nothing had been: it begins while the others take what it had.
            many.bots.remove(bot)
            many.bots.append(bot)
            await bot.start()
            if aim is not at_a_press:
                await many.shared()
        await many.shared()
        await many.goes_on()
        return await many.finish()


# Stopped


async def stopped(url: str, seconds: float = STANDS_STILL, **more: int) -> Tally:
    """One process stands still, and goes on when the others have what it had."""
    async with evening(url, **more) as many:
        bot = many.bots[0]
        before, written = bot.name or "", len(bot.events())
        many.pause(bot, still=True)
        await asyncio.sleep(seconds)
        await many.shared(*many.bots[1:])
        many.pause(bot, still=False)
        await bot.joined(before)
        await many.shared()
        said = [event["event"] for event in bot.events()[written:]]
        if not any("others have taken its place" in each for each in said):
            many.tally.found.append(f"it does not say that it was put out: {said}")
        await many.goes_on()
        return await many.finish()


# The database


async def restarted(postgres: Postgres, url: str, **more: int) -> Tally:
    """The server is started again in the middle of it all."""
    async with evening(url, **more) as many:
        await many.requests(20)
        await asyncio.to_thread(postgres.restart)
        return await _nothing_happens(many)


async def cut(url: str, times: int = 10, **more: int) -> Tally:
    """Every connection to the database is cut, again and again."""
    async with evening(url, **more) as many:
        for _ in range(times):
            await many.requests(10)
            await many.writers.rows(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
        return await _nothing_happens(many)


async def slow(url: str, seconds: float = SLOW, **more: int) -> Tally:
    """The database says nothing for a while, to one process first and then to all."""
    async with Many.open(url, **more) as many, Wire(url) as one, Wire(url) as others:
        for line in (one, others, others):
            await many.begin(line)
        await many.shared()
        await many.play()
        for lines in ((one,), (one, others)):
            await many.requests(20)
            for line in lines:
                line.stall()
            await asyncio.sleep(seconds)
            for line in lines:
                line.flow()
            await many.shared()
            await many.goes_on()
        return await many.finish()


async def _nothing_happens(many: Many) -> Tally:
    """All go on, by the names that they had."""
    before = {bot.name for bot in many.bots}
    await many.goes_on()
    await many.shared()
    if set(await many.names()) != before:
        many.tally.found.append("a process lost its place")
    return await many.finish()


# Discord


async def out_of_reach(url: str, seconds: float = AWAY, **more: int) -> Tally:
    """One process cannot reach Discord, while the database goes on hearing of it."""
    async with Many.open(url, **more) as many, Wire(many.sandbox.url) as line:
        await many.begin()
        bot = await many.begin(discord=line)
        await many.shared()
        await many.play()
        await line.cut()
        await many.shared(many.bots[0])
        moved = asyncio.create_task(many.writers.moved(taken=False))
        await asyncio.wait({moved}, timeout=seconds)
        if moved.done():
            many.tally.found.append(f"{moved.result()} gives a shard, and cannot reach Discord")
        moved.cancel()
        await many.goes_on()
        await line.mend()
        await many.shared()
        if bot.returncode is not None:
            many.tally.found.append("it has ended")
        await many.goes_on()
        return await many.finish()


# Another version


@contextmanager
def next_program(*, migrates: bool) -> Iterator[Path]:
    """The sources of a program that comes after this one.

    ``migrates``: it changes the database; else it has other rules of one game.
    """
    with tempfile.TemporaryDirectory() as folder:
        sources = Path(folder)
        for each in PACKAGES:
            copied = ignore_patterns("__pycache__")
            copytree(ROOT / each, sources / each, ignore=copied)
        if migrates:
            write_next(sources / MIGRATIONS.relative_to(ROOT))
        else:
            rules = sources / RULES
            text = rules.read_text("utf-8")
            assert RULES_NOW in text
            rules.write_text(text.replace(RULES_NOW, RULES_THEN, 1), "utf-8")
        yield sources


async def migrated(url: str, processes: int = 2, **more: int) -> Tally:
    """Newer processes wait, and the old ones serve, until the last of these has left."""
    with next_program(migrates=True) as sources:
        async with evening(url, processes, **more) as many:
            old, before = list(many.bots), await _version(many)
            new = [await many.launch(sources) for _ in range(processes)]
            await many.goes_on()
            for bot in new:
                await bot.says("waiting until it leaves")
            for number, bot in enumerate(old, 1):
                if await _version(many) != before:
                    many.tally.found.append("the database was migrated under an old process")
                await bot.stop()
                if old[number:]:
                    await many.shared(*old[number:])
                    await many.goes_on()
            for bot in new:
                await bot.joined()
            await many.shared(*new)
            if await _version(many) == before:
                many.tally.found.append("the database was not migrated")
            await many.goes_on()
            return await many.finish()


async def other_rules(url: str, processes: int = 2, **more: int) -> Tally:
    """Processes with other rules of a game serve beside the old ones, and then in their place."""
    with next_program(migrates=False) as sources:
        async with evening(url, processes, **more) as many:
            old = list(many.bots)
            new = [await many.launch(sources) for _ in range(processes)]
            for bot in new:
                await bot.joined()
            await many.shared(*old, *new)
            for bot in old:
                await bot.stop()
            await many.shared(*new)
            await many.goes_on()
            return await many.finish()


async def _version(many: Many) -> str:
    (row,) = await many.writers.rows("SELECT version_num FROM alembic_version")
    return str(row[0])
