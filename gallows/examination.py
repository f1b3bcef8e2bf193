"""What `gallows doctor` looks at: all that the bot needs, from the inside out."""

import asyncio
import platform
import re
import sys
import time
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, requires

import discord
import typer

from bot import settings
from bot.endpoint import use_server
from bot.permissions import NEEDED, NEEDS, invite_link
from bot.plugins.registry import installed
from bot.settings import Settings, SettingsError
from bot.store.dialects import parse, shown
from bot.store.errors import StoreError
from bot.store.store import Store
from gallows.called import called
from gallows.trouble import advice

OLDEST_PYTHON = (3, 11)
PATIENCE = 20.0
"""Seconds that Discord gets to answer."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One line of the report. A problem says what to do about it."""

    well: bool
    what: str
    remedy: str = ""


async def report() -> int:
    """Print every finding as it comes, and return the exit code."""
    problems = 0
    async for finding in examine():
        typer.echo(f"{'ok     ' if finding.well else 'PROBLEM'}  {finding.what}")
        if finding.remedy:
            typer.echo("         " + finding.remedy.replace("\n", "\n         "))
        problems += not finding.well
    if problems:
        typer.echo(f"\n{problems} {'problem' if problems == 1 else 'problems'} to solve.")
    return 1 if problems else 0


async def examine() -> AsyncIterator[Finding]:
    """Look at one thing after the other."""
    yield python_version()
    yield discord_version()
    try:
        chosen = settings.load()
    except SettingsError as wrong:
        yield Finding(False, "Settings", f"{wrong}\nCorrect it in the environment or in .env.")
        return
    yield Finding(True, f"Settings: log {chosen.log_level.value}, {chosen.log_format.value}")
    yield await database(chosen.database_url)
    for finding in games():
        yield finding
    labels = "\n".join(f"{need.label}: {need.reason}" for need in NEEDS)
    yield Finding(True, f"Permissions to ask for: {NEEDED.value}", labels)
    yield await token(chosen)


def python_version() -> Finding:
    """Check the Python that runs this."""
    oldest = ".".join(map(str, OLDEST_PYTHON))
    return Finding(
        well := sys.version_info >= OLDEST_PYTHON,
        f"Python {platform.python_version()}",
        "" if well else f"Install Python {oldest} or newer.",
    )


def discord_version() -> Finding:
    """Check that discord.py is the version that the project is made for."""
    try:
        needed = requires("gallows-and-goblets") or ()
    except PackageNotFoundError:
        needed = ()
    # Build backends write the name with a dot or with a dash.
    wanted = [each for each in needed if re.match(r"discord[-_.]py\b", each)]
    well = not wanted or wanted[0].endswith(f"=={discord.__version__}")
    return Finding(
        well,
        f"discord.py {discord.__version__}",
        "" if well else f"The bot is made for {wanted[0]}: pip install '{wanted[0]}'",
    )


def games() -> Iterator[Finding]:
    """Name the games that can be played, and those that are left out."""
    found = installed()
    yield Finding(bool(found.games), f"Games: {', '.join(found.games) or 'none'}")
    for fault in found.faults:
        yield Finding(False, f"The game {fault.name} is left out", fault.why)


async def database(url: str) -> Finding:
    """Open the database, migrate it and write to it."""
    try:
        name = shown(parse(url))
        store = await Store.open(url)
        try:
            await store.mark_alive(time.time(), "doctor")
        finally:
            await store.close()
    except StoreError as problem:
        return Finding(False, "Database", str(problem))
    return Finding(True, f"Database {name}: opened, up to date, written to")


async def token(chosen: Settings) -> Finding:
    """Log in by HTTP alone, without connecting to the gateway, and name the invite link."""
    if chosen.discord_token is None:
        return Finding(
            False,
            "DISCORD_TOKEN is not set",
            f"`{called('run')}` says where to get one. The invite link will be\n"
            + invite_link("YOUR_APPLICATION_ID"),
        )
    use_server(chosen.discord_api_url, chosen.discord_gateway_url)
    try:
        async with (
            asyncio.timeout(PATIENCE),
            discord.Client(intents=discord.Intents(guilds=True)) as client,
        ):
            await client.login(chosen.discord_token.get_secret_value())
            link = invite_link(client.application_id or "YOUR_APPLICATION_ID")
            return Finding(True, f"Logged in as {client.user}", f"Invite the bot: {link}")
    except Exception as problem:
        remedy = advice(problem)
        if remedy is None:
            raise
        return Finding(False, "Login to Discord", remedy)
