"""`gallows doctor`: is everything there that the bot needs? It looks from the inside out."""

import asyncio
import platform
import re
import sys
import time
from collections.abc import AsyncIterator, Iterator
from importlib.metadata import PackageNotFoundError, requires
from typing import Annotated

import discord
import typer

from bot import settings
from bot.clock import Clock
from bot.drawing.fonts import missing
from bot.endpoint import use_server
from bot.permissions import NEEDED, NEEDS, invite_link, own_link
from bot.plugins.commands import untranslated
from bot.plugins.registry import installed
from bot.settings import Settings, SettingsError
from bot.shards.keeper import ShardKeeper
from bot.store.dialects import parse, restore_with, shown
from bot.store.errors import StoreError
from bot.store.store import Store
from bot.text.words import FALLBACK
from bot.values.shards import Sharing
from bot.version import PACKAGE, own_version
from gallows import who_holds
from gallows.connection_errors import advice
from gallows.finding import Finding
from gallows.languages.folders import check, everything
from gallows.program_name import called
from gallows.table_checks import stopped
from gallows.upgrade_checks import before_upgrade

OLDEST_PYTHON = (3, 11)
PATIENCE = 20.0
"""Seconds that Discord gets to answer, and another bot to leave the database."""

SHOWN = 10
"""How many things that are wrong with the database are named one by one."""

START_TAKES = 60.0
"""Seconds after which some process should have a shard that nobody has."""
SILENT = (
    "Where it should run, look at its log, and start it again. Where it was stopped or killed, "
    "nothing is to be done: whoever starts next takes its place."
)
UNREACHED = "Look at its log: it cannot reach Discord, and others have its shards meanwhile."
FREE = (
    f"Nothing is played on them. Start another process, or let each take more: "
    f"{settings.variable('shards_here')} says how many shards it takes at most."
)


def doctor(
    upgrading: Annotated[
        bool,
        typer.Option(
            "--before-upgrade",
            help="Say what this version would do to the database of the one that runs: what it "
            "migrates, whether there is a way back, and which open tables end. Nothing is changed.",
        ),
    ] = False,
) -> None:
    """Check Python, settings, database and token; exit code 1 when something is wrong."""
    raise typer.Exit(asyncio.run(report(upgrading=upgrading)))


async def report(*, upgrading: bool = False) -> int:
    """Print every finding as it comes, and return the exit code.

    ``upgrading``: look at what becomes of the database of a bot that runs another version.
    """
    problems = 0
    async for finding in examine(upgrading=upgrading):
        typer.echo(f"{'ok     ' if finding.well else 'PROBLEM'}  {finding.what}")
        if finding.remedy:
            typer.echo("         " + finding.remedy.replace("\n", "\n         "))
        problems += not finding.well
    if problems:
        typer.echo(f"\n{problems} {'problem' if problems == 1 else 'problems'} to solve.")
    return 1 if problems else 0


async def examine(*, upgrading: bool) -> AsyncIterator[Finding]:
    """Look at one thing after the other."""
    yield Finding(True, f"Gallows & Goblets {own_version()}")
    yield python_version()
    yield discord_version()
    try:
        chosen = settings.load()
    except SettingsError as wrong:
        told = [str(wrong), *settings.remarks(), "Correct it in the environment or in .env."]
        yield Finding(False, "Settings", "\n".join(told))
        return
    yield Finding(True, f"Settings: log {chosen.log_level.value}, {chosen.log_format.value}")
    for remark in settings.remarks():
        yield Finding(False, remark, "Correct it in the environment or in .env.")
    if upgrading:
        for finding in games():
            yield finding
        async for finding in before_upgrade(chosen.database_url):
            yield finding
        return
    async for finding in database(chosen.database_url):
        yield finding
    for finding in (*games(), *languages(), *scripts()):
        yield finding
    labels = "\n".join(f"{need.label}: {need.reason}" for need in NEEDS)
    yield Finding(True, f"Permissions to ask for: {NEEDED.value}", labels)
    async for finding in token(chosen):
        yield finding


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
        needed = requires(PACKAGE) or ()
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
    for excess in (*found.untranslated, *untranslated()):
        yield Finding(False, "A text of a command is shown in English", str(excess))
    for fault in found.dated:
        yield Finding(True, f"The game {fault.name} is played, but should be brought up", fault.why)


def languages() -> Iterator[Finding]:
    """Say how far each translation is; nothing where English is all there is."""
    found = everything()
    if all(locale == FALLBACK for _, locale in found):
        return
    for language in check(found):
        if language.locale != FALLBACK:
            wrong = f"{language.grave} of them wrong: `{called('check-texts')}` says which."
            yield Finding(not language.grave, f"Language {language}", wrong * bool(language.grave))


def scripts() -> Iterator[Finding]:
    """Say what names cannot be drawn as they are; in messages they are all the same."""
    for source in missing():
        yield Finding(True, f"Pictures leave out in names: {source.scripts}", source.remedy)


async def database(url: str) -> AsyncIterator[Finding]:
    """Open the database, migrate it and write to it; then look at what it holds."""
    try:
        name = shown(parse(url))
        await _migrate(url)
        store = await Store.open(url)
        try:
            await store.handovers.forget_old(time.time())
            yield Finding(True, f"Database {name}: opened, up to date, written to")
            for finding in processes(await store.processes.sharing()):
                yield finding
            yield await books(store)
            async for finding in open_tables(store):
                yield finding
        finally:
            await store.close()
    except StoreError as problem:
        yield Finding(False, "Database", str(problem))


def processes(sharing: Sharing) -> Iterator[Finding]:
    """Say who has which shard, and whether each process was heard of."""
    if not sharing.processes:
        yield Finding(True, "Processes: none runs now")
        return
    yield Finding(True, who_holds.summary(sharing))
    for process in sharing.processes:
        name, version, heard, shards, limits, state = who_holds.row(sharing, process)
        silent = who_holds.is_silent(sharing, process)
        unreached = who_holds.is_unreached(process)
        yield Finding(
            not unreached and not silent,
            f"Process {name}: {state}, heard of {heard}; shards {shards}; {limits}; {version}",
            SILENT * silent or UNREACHED * unreached,
        )
    long = [
        shard.number
        for shard in sharing.shards
        if shard.holder is None
        and shard.alive_at is not None
        and who_holds.now(sharing) - shard.alive_at > START_TAKES
    ]
    if long:
        yield Finding(False, f"Shards without a holder: {who_holds.ranges(long)}", FREE)


async def _migrate(url: str) -> None:
    """Bring the database to the newest migration, but not under a bot that uses it as it is.

    Raise `StoreError` for that, and for all other trouble.
    """
    try:
        await (await Store.open_to_read(url)).close()
    except StoreError:
        keeper = ShardKeeper(Clock())
        try:
            async with asyncio.timeout(PATIENCE):
                store = await keeper.open(url)
        except TimeoutError:
            raise StoreError(
                f"{shown(parse(url))}: a bot of another version uses it. Stop that bot first, or "
                f"ask `{called('doctor')} --before-upgrade`."
            ) from None
        await keeper.leave()
        await store.close()


async def books(store: Store) -> Finding:
    """Let SQLite look at its file, and add up the crowns anew."""
    proved = await store.proof.prove()
    size = f"{proved.entries} rows of crowns, {proved.guilds} servers"
    if not proved.troubles:
        return Finding(True, f"Database: sound, and the books balance: {size}")
    more = len(proved.troubles) - SHOWN
    shown_here = [*proved.troubles[:SHOWN], *([f"and {more} more"] if more > 0 else [])]
    put_back = restore_with(store.database.engine.dialect.name)
    remedy = f"Stop the bot, and let {put_back} put the last backup in its place."
    return Finding(False, "Database: damaged, or changed by hand", "\n".join([*shown_here, remedy]))


async def open_tables(store: Store) -> AsyncIterator[Finding]:
    """Deal every open table again, and name those that will not go on with this program."""
    records, lost = await store.tables.all_open(), 0
    for record in records:
        found = await stopped(store, record)
        if found is not None:
            lost += 1
            yield Finding(False, f"Table {record.id} ({record.game}) will not go on", found.why)
    yield Finding(True, f"Open tables: {len(records)}; going on: {len(records) - lost}")


async def token(chosen: Settings) -> AsyncIterator[Finding]:
    """Log in by HTTP alone, without connecting to the gateway, and name the invite link."""
    if chosen.discord_token is None:
        yield Finding(
            False,
            "DISCORD_TOKEN is not set",
            f"`{called('run')}` says where to get one. The invite link will be\n"
            + invite_link("YOUR_APPLICATION_ID"),
        )
        return
    use_server(chosen.discord_api_url, chosen.discord_gateway_url, chosen.discord_cdn_url)
    client = discord.Client(intents=discord.Intents(guilds=True))
    try:
        async with asyncio.timeout(PATIENCE), client:
            await client.login(chosen.discord_token.get_secret_value())
    except Exception as problem:
        remedy = advice(problem)
        if remedy is None:
            raise
        yield Finding(False, "Login to Discord", remedy)
        return
    number, about = client.application_id or "YOUR_APPLICATION_ID", client.application
    own = f"For people who play alone, anywhere: {own_link(number)}"
    if about is None or about.user_integration_config is None:
        own = "For people who play alone: turn on User Install in the developer portal."
    links = f"Invite the bot: {invite_link(number)}\n{own}"
    yield Finding(True, f"Logged in as {client.user}", links)
    for finding in portal(about):
        yield finding


def portal(about: discord.AppInfo | None) -> Iterator[Finding]:
    """Name what the developer portal has on that keeps people from the bot, or the bot from them.

    https://docs.discord.com/developers/interactions/receiving-and-responding, Receiving an
    Interaction; https://docs.discord.com/developers/topics/oauth2, Bot Authorization Flow.
    """
    if about is not None and about.interactions_endpoint_url is not None:
        yield Finding(
            False,
            "Discord sends the bot nothing that is typed or pressed",
            "It goes to the Interactions Endpoint URL: clear that in the developer portal, under "
            "General Information.",
        )
    if about is not None and about.bot_require_code_grant:
        yield Finding(
            False,
            "The bot cannot be invited",
            "Turn off Requires OAuth2 Code Grant in the developer portal, under Bot.",
        )
