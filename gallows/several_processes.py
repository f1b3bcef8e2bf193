"""The bot as several processes, for `gallows play`: begun, named with what they have, and ended."""

import asyncio
import os
import signal
import subprocess
import sys
import tempfile
from asyncio.subprocess import Process
from contextlib import suppress
from pathlib import Path

import typer

import gallows
from bot import settings
from bot.shards.keeper import GONE_AFTER, RENEW_EVERY
from bot.store.dialects import parse, shares, shown
from bot.store.errors import StoreError
from bot.store.processes import IDENTIFY_EVERY
from bot.store.store import Store
from bot.text.words import FALLBACK
from bot.values.shards import FIRST, shard_of
from gallows.companions import OTHERS, court
from gallows.stopping import GRACE
from gallows.temporary_postgres import TemporaryPostgres
from gallows.verify import as_typed
from sandbox import Sandbox

LOOK_EVERY = 0.5
"""Seconds between two looks at who has what."""
ENDED_WITHIN = GRACE + 1
"""Seconds after which a process that was told to stop is killed: by then it has cut itself off."""


ANOTHER = "Name one for the evening: --database postgresql+asyncpg://user:password@host/name"


class NoBot(Exception):
    """No process of the bot is left to play with."""


class Processes:
    """Processes of the bot on one sandbox and one database, which share its servers."""

    def __init__(self, count: int, database: str | None, folder: Path) -> None:
        """``database``: the URL that was given, if one was; ``folder``: of a server started here.

        Raise `StoreError` where what was given cannot be used by several at once.
        """
        if database is not None and not shares(database):
            name = shown(parse(database))
            raise StoreError(f"Several processes cannot use {name} at once. {ANOTHER}")
        self._count = count
        self._database = database
        self._postgres = TemporaryPostgres(folder)
        self._processes: list[Process] = []
        self._told: dict[str, str] = {}
        """What was said of each process last."""

    async def run(self, sandbox: Sandbox) -> None:
        """Have them run until this is cancelled; none is left then.

        Raise `StoreError` where the database cannot be used, or is another bot's, `NoServer` where
        there is none, and `NoBot` when all processes have ended.
        """
        try:
            url = await self._url()
            store = await Store.open(url, self._require_own)
            self._postgres.keep()
            with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as nowhere:
                try:
                    typer.echo(
                        f"Starting {self._count} processes. Discord wants them to connect one "
                        f"after the other, {IDENTIFY_EVERY} seconds apart."
                    )
                    for _ in range(self._count):
                        self._processes.append(await _begun(sandbox, url, self._count, nowhere))
                    await self._watch(sandbox, store)
                finally:
                    await self._stop()
                    await store.close()
        finally:
            self._postgres.stop()
        raise NoBot("No process of the bot is left, and so the court closes.")

    async def _url(self) -> str:
        """Return the PostgreSQL that was named, or is set; else start one."""
        if self._database is not None:
            return self._database
        with suppress(settings.SettingsError):
            if shares(chosen := settings.load().database_url):
                return chosen
        typer.echo("Starting PostgreSQL.")
        return await self._postgres.start()

    async def _require_own(self, store: Store) -> None:
        """Raise `StoreError` for a database in which there is anything but evenings like this."""
        largest = Sandbox(court(0, 1 + len(OTHERS), FALLBACK)).state.guilds
        strangers = set(await store.guilds.known()) - {int(each) for each in largest}
        if strangers:
            raise StoreError(f"{len(strangers)} servers of another bot are in it. {ANOTHER}")
        before = {each.name: each.beat for each in (await store.processes.sharing()).processes}
        if not before:
            return
        # What an evening has left that was cut off gives no sign any more.
        await asyncio.sleep(2 * RENEW_EVERY)
        for each in (await store.processes.sharing()).processes:
            if before.get(each.name) != each.beat:
                raise StoreError(f"Another bot is running on it. {ANOTHER}")

    # --- who has what ---

    async def _watch(self, sandbox: Sandbox, store: Store) -> None:
        """Say who has which server, whenever that changes, until no process is left."""
        left = {asyncio.create_task(each.wait()): each for each in self._processes}
        while left:
            await asyncio.wait(left, timeout=LOOK_EVERY, return_when=asyncio.FIRST_COMPLETED)
            for task in [each for each in left if each.done()]:
                self._tell_end(left.pop(task), others=bool(left))
            with suppress(StoreError):
                await self._tell_who_has_what(sandbox, store)

    async def _tell_who_has_what(self, sandbox: Sandbox, store: Store) -> None:
        """Say it of each process whose servers hear of it."""
        sharing = await store.processes.sharing()
        guilds = sandbox.state.guilds.values()
        for process in sharing.processes:
            held = sharing.held_by(process.name)
            has = [each for each in guilds if shard_of(int(each.id), self._count) in held]
            if not held or not all(map(sandbox.gateway.listens, has)):
                continue
            names = [each.name for each in has]
            if FIRST in held:
                names.append("all direct messages")
            told = f"Process {_number(process.name)} has {', '.join(names) or 'no server'}."
            if self._told.get(process.name) == told:
                continue
            fresh = process.name not in self._told
            self._told[process.name] = told
            typer.echo(told)
            if fresh and len(self._told) == self._count > 1:
                typer.echo(f"To see another one take over, type: {how_to_end_one()}")

    def _tell_end(self, process: Process, *, others: bool) -> None:
        said = f"Process {process.pid} has ended."
        if others:
            said += (
                " Its servers are another's at once if it said good-bye, else when nothing was "
                f"heard of it for {GONE_AFTER:.0f} seconds. No answer is lost."
            )
        typer.echo(said)

    # --- the end ---

    async def _stop(self) -> None:
        """Tell all to stop, and end those that do not."""
        running = [each for each in self._processes if each.returncode is None]
        for each in running:
            with suppress(ProcessLookupError):
                each.terminate()
        if running:
            ends = [asyncio.create_task(each.wait()) for each in running]
            await asyncio.wait(ends, timeout=ENDED_WITHIN)
            self.kill()
            await asyncio.wait(ends)

    def cut_off(self) -> None:
        """End all on the spot, the server too that was started for them."""
        self.kill()
        self._postgres.stop()

    def kill(self) -> None:
        """End the processes on the spot, with what they have started."""
        for each in self._processes:
            if each.returncode is not None:
                continue
            with suppress(ProcessLookupError):
                if hasattr(os, "killpg"):
                    os.killpg(each.pid, signal.SIGKILL)
                else:
                    each.kill()


async def _begun(sandbox: Sandbox, url: str, count: int, nowhere: str) -> Process:
    """Start one, which ends with this process. It reads no `.env`; Ctrl-C is for this one."""
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "gallows.begun_by_play"),
        env={**os.environ, **settings_of_each(sandbox, url, count)},
        cwd=nowhere,
        stdin=subprocess.PIPE,
        start_new_session=True,
    )


def settings_of_each(sandbox: Sandbox, url: str, count: int) -> dict[str, str]:
    """Return what is set for each; what is empty is for a bot of one's own alone."""
    paths = str(Path(gallows.__file__).parents[1]), os.environ.get("PYTHONPATH")
    # Whoever has a password in it has it where `verify` finds it.
    public = parse(url).password is None
    return {
        "PYTHONPATH": os.pathsep.join(filter(None, paths)),
        "DISCORD_TOKEN": sandbox.token,
        "DISCORD_TOKEN_FILE": "",
        "GALLOWS_DATABASE_URL": url,
        "GALLOWS_DATABASE_URL_FILE": "",
        "GALLOWS_DISCORD_API_URL": sandbox.api_url,
        "GALLOWS_DISCORD_GATEWAY_URL": sandbox.gateway_url,
        "GALLOWS_DISCORD_CDN_URL": sandbox.cdn_url,
        "GALLOWS_SHARDS": str(count),
        "GALLOWS_SHARDS_HERE": "",
        "GALLOWS_METRICS_PORT": "",
        "GALLOWS_LOG_LEVEL": "WARNING",
        "GALLOWS_VERIFY_COMMAND": as_typed(database=url if public else None),
    }


def how_to_end_one() -> str:
    """Return what to type to see another process take over."""
    return "taskkill /F /PID NUMBER" if os.name == "nt" else "kill -9 NUMBER"


def _number(name: str) -> str:
    """Return the number of a process that has named itself: see `ShardKeeper`."""
    return name.split(" ")[-2]
