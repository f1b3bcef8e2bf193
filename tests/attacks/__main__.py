"""All attacks at full size: `python -m tests.attacks [ATTACK ...] [--games N] [--only GAME]`.

Takes hours on one core; `--games` says how many of each game are played in each attack, and
`--from` with which number to begin, which makes one that failed again. Each line says what was done
so far. Returns 1 if anything was found, or nothing was done.
"""

import argparse
import asyncio
import os
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import asdict
from itertools import product
from pathlib import Path
from statistics import median
from typing import Any

from bot.logs import configure
from bot.plugins.plugin import Seating
from bot.plugins.registry import plugins
from bot.settings import LogFormat, LogLevel
from tests.attacks.bad_days import every_day
from tests.attacks.hostile import HOSTILE
from tests.attacks.kills import kill_through
from tests.attacks.place import Place
from tests.attacks.presses import besiege
from tests.attacks.processes import kill_processes
from tests.attacks.records import record_twice
from tests.attacks.strangers import receive
from tests.support.postgres import Postgres

HOUSES = 4
"""Bots that the hostile games are shared between: no bot has room for the commands of all."""
SOON = 1.0
"""Seconds within which help is there."""
INTERRUPTED = 130
"""What is returned after Ctrl+C, if nothing was found by then."""
STOPS = 8.0
"""Seconds within which a bot has stopped that was told to."""


async def _kills(place: Place, game: str, number: int) -> dict[str, Any]:
    async with place.evening(number) as evening:
        done = asdict(await kill_through(evening, game, number))
    return {**done, "steps": len(done["steps"])}


async def _records(place: Place, game: str, number: int) -> dict[str, Any]:
    return asdict(await record_twice(place, game, number))


async def _presses(place: Place, game: str, number: int) -> dict[str, Any]:
    done = asdict(await besiege(place, game, number))
    return {**done, "kinds": len(done["kinds"])}


async def _processes(place: Place, game: str, number: int) -> dict[str, Any] | None:
    """Nobody plays alone by themselves."""
    if plugins()[game].seating is Seating.ALONE:
        return None
    return asdict(await kill_processes(place, game, number))


async def _many(_: Place, game: str, number: int) -> dict[str, Any] | None:
    """Have every bad day of several processes, whatever they play: once for all games."""
    if game != next(iter(plugins())):
        return None
    sums, found = Counter[str](), list[str]()
    with tempfile.TemporaryDirectory() as folder:
        postgres = await asyncio.to_thread(Postgres.start, Path(folder) / "server")
        try:
            for name, tally in await every_day(postgres, number):
                print(f"{name}: a table had nobody for {tally.longest:.1f} s at most", flush=True)
                counts = {key: n for key, n in asdict(tally).items() if isinstance(n, int)}
                sums.update(counts)
                found += tally.found
        finally:
            await asyncio.to_thread(postgres.stop)
    return {**sums, "found": found}


async def _strangers(place: Place, game: str, number: int) -> dict[str, Any] | None:
    """Receive a share of the hostile games, and hold every answer to its second."""
    if plugins()[game].seating is Seating.ALONE:
        return None
    done = await receive(place, game, list(HOSTILE.values())[number % HOUSES :: HOUSES])
    found, fates = done.found, {fate.replace(" ", "_"): n for fate, n in done.fates.items()}
    for what, seconds, most in (("help", done.helped, SOON), ("a stop", done.stopped, STOPS)):
        print(f"{what}: {median(seconds):.3f} s, at most {max(seconds):.3f} s", flush=True)
        found += [f"{what} took {each:.1f} s" for each in seconds if each > most]
    return {
        **fates,
        "starts": done.starts,
        "deaths": done.deaths,
        "help": len(done.helped),
        "found": found,
    }


Attack = Callable[[Place, str, int], Awaitable[dict[str, Any] | None]]
ATTACKS: dict[str, tuple[Attack, int]] = {
    "records": (_records, 125),
    "kills": (_kills, 10),
    "presses": (_presses, 60),
    "processes": (_processes, 3),
    "many": (_many, 3),
    "strangers": (_strangers, HOUSES),
}
"""Each attack on one game, and how many of each game make its full size."""


async def attack(name: str, games: list[str], numbers: range, came: list[bool]) -> None:
    """Make one attack on all of these games; note after each whether nothing was found."""
    sums: Counter[str] = Counter(done=0, found=0)
    began = time.monotonic()
    async with Place.found() as place:
        for number, game in product(numbers, games):
            made = await once(place, name, game, number)
            if made is None:
                continue
            done, found = made
            sums.update(done, done=1, found=bool(found))
            for each in found:
                print(f"{name} {game} {number}: {each[:2000]}", flush=True)
            told = " ".join(f"{key}={value}" for key, value in sums.items())
            print(f"{name} {game} {number}: {told} s={time.monotonic() - began:.0f}", flush=True)
            came.append(not found)


async def once(
    place: Place, name: str, game: str, number: int
) -> tuple[Counter[str], list[str]] | None:
    """Make one attack on one game; return what was done, counted, and all that was found.

    None where there is nothing to do with this game.
    """
    make, _ = ATTACKS[name]
    tries = Counter[str]()
    while True:
        try:
            done = await make(place, game, number)
            break
        except TimeoutError as error:
            # The simulated Discord gives up after some seconds, which a busy machine may need.
            if tries or not _gave_up(error):
                return tries, [traceback.format_exc()]
            print(f"{name} {game} {number}: again, for {error!r}", flush=True)
            tries["again"] = 1
        except Exception:
            return tries, [traceback.format_exc()]
    if done is None:
        return None
    tries.update({key: value for key, value in done.items() if isinstance(value, int)})
    found = [str(each) for value in done.values() if isinstance(value, list) for each in value]
    return tries, found


def _gave_up(error: TimeoutError) -> bool:
    """Say whether it was the simulated Discord that has waited for long enough."""
    frames = traceback.walk_tb(error.__traceback__)
    return any(frame.f_globals["__name__"].startswith("simcord.") for frame, _ in frames)


def main() -> int:
    """Make the attacks that were asked for."""
    asked = argparse.ArgumentParser(prog="python -m tests.attacks", description=__doc__)
    asked.add_argument("attacks", nargs="*", choices=[[], *ATTACKS], metavar="ATTACK")
    asked.add_argument("--games", type=int, metavar="N")
    asked.add_argument("--from", type=int, default=0, dest="first", metavar="NUMBER")
    asked.add_argument("--only", choices=list(plugins()), metavar="GAME")
    chosen = asked.parse_args()
    games = [chosen.only] if chosen.only else list(plugins())
    came: list[bool] = []
    with Path(os.devnull).open("w", encoding="utf-8") as nowhere:
        configure(LogLevel.INFO, LogFormat.JSON, nowhere)
        try:
            for name in chosen.attacks or ATTACKS:
                count = chosen.games or ATTACKS[name][1]
                numbers = range(chosen.first, chosen.first + count)
                asyncio.run(attack(name, games, numbers, came))
        except KeyboardInterrupt:
            return INTERRUPTED if all(came) else 1
    if not came:
        print("nothing of that is done with this game")
    return 0 if came and all(came) else 1


if __name__ == "__main__":
    sys.exit(main())
