"""`gallows play`: a whole evening on one machine, without a token."""

import asyncio
import webbrowser
from collections.abc import Callable, Coroutine
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import typer
from pydantic import SecretStr

from bot import logs
from bot.places import data_folder, file_url
from bot.serving import serve
from bot.settings import LogFormat, LogLevel, Settings
from bot.store.errors import StoreError
from bot.text.words import FALLBACK, locales
from gallows.companions import OTHERS, Companions, court
from gallows.connection_errors import advice
from gallows.program_name import called
from gallows.several_processes import ENDED_WITHIN, NoBot, Processes
from gallows.stopping import GRACE, refuse, until_told
from gallows.temporary_postgres import NoServer
from gallows.verify import as_typed
from sandbox import Sandbox, World
from sandbox.autoplay import Autoplayers
from sandbox.texts import named_by_discord
from sandbox.validation.commands import LOCALES

PORT = 8485
FILE = data_folder() / "play.db"
MOST_PROCESSES = 1 + len(OTHERS)
"""With more, one would have no server."""


def play(
    port: Annotated[int, typer.Option(help="Where the page is; 0 takes any free port.")] = PORT,
    company: Annotated[
        int, typer.Option(min=0, max=7, help="How many others play by themselves from the start.")
    ] = 4,
    servers: Annotated[
        int,
        typer.Option(
            min=1, max=1 + len(OTHERS), help="How many servers there are, each with its own crowns."
        ),
    ] = 1,
    processes: Annotated[
        int,
        typer.Option(
            min=1,
            max=MOST_PROCESSES,
            help="How many processes the bot is, which share the servers; with PostgreSQL.",
        ),
    ] = 1,
    database: Annotated[
        str | None,
        typer.Option(
            help="A PostgreSQL instead of the file, which no other bot uses; several processes "
            "start one of their own without it.",
            metavar="URL",
        ),
    ] = None,
    data: Annotated[
        Path, typer.Option(help="The file that keeps the crowns from one evening to the next.")
    ] = FILE,
    language: Annotated[
        str, typer.Option(help="The server's language, as the bot or Discord names it: de, sv-SE.")
    ] = FALLBACK,
    browser: Annotated[bool, typer.Option(help="Open the page in your browser.")] = False,
) -> None:
    """Play in your browser against the real bot, on a small Discord of your own. No token."""
    locale = named_by_discord(language)
    if locale not in LOCALES:
        known = ", ".join(locales())
        raise typer.BadParameter(
            f"Discord is not there in it. Try: {known}", param_hint="--language"
        )
    # Whoever plays here sees all cards anyway, and may have a game of their own to mend.
    logs.configure(LogLevel.WARNING, LogFormat.CONSOLE, messages=True)
    try:
        world = court(company, servers, locale)
        if processes == 1 and database is None:
            asyncio.run(until_told(evening(port, world, partial(alone, data), browser=browser)))
            return
        folder = data.with_name(f"{data.stem}-postgres")
        several = Processes(processes, database, folder)
        work = evening(port, world, several.run, browser=browser)
        asyncio.run(until_told(work, ENDED_WITHIN + GRACE, several.cut_off))
    except KeyboardInterrupt:
        return
    except StoreError as error:
        refuse(f"Where the crowns are kept there is trouble. {error}")
    except (NoServer, NoBot) as why:
        refuse(str(why))
    except OSError as error:
        remedy = called("play --port 0")
        refuse(f"Port {port} cannot be used ({error.strerror}). Try: {remedy}")
    except Exception as error:
        why = advice(error)
        if why is None:
            raise
        refuse(why)


async def evening(
    port: int, world: World, bot: Callable[[Sandbox], Coroutine[Any, Any, None]], *, browser: bool
) -> None:
    """Start the sandbox, the bot and who plays along; run until cancelled."""
    sandbox = Sandbox(world)
    # As on Discord: where it fails, the bot would fail there.
    sandbox.gateway.starts.enforced = True
    await sandbox.start(port)
    others = Autoplayers(sandbox.url, Companions(speak=True))
    running = asyncio.create_task(bot(sandbox))
    try:
        online = asyncio.create_task(everywhere(sandbox))
        await asyncio.wait({running, online}, return_when=asyncio.FIRST_COMPLETED)
        online.cancel()
        if not running.done():
            await others.start()
            typer.echo(f"The court is open: {sandbox.url}/\nCtrl-C closes it.")
            if browser:
                webbrowser.open(sandbox.url)
        await running
    finally:
        await others.stop()
        running.cancel()
        await asyncio.wait({running})
        await sandbox.stop()


async def everywhere(sandbox: Sandbox) -> None:
    """Wait until the bot is online in every server."""
    for guild in sandbox.state.guilds.values():
        await sandbox.wait_listening(guild)


async def alone(data: Path, sandbox: Sandbox) -> None:
    """Be the bot, in this process and with a file."""
    await serve(
        Settings(
            discord_token=SecretStr(sandbox.token),
            discord_api_url=sandbox.api_url,
            discord_gateway_url=sandbox.gateway_url,
            discord_cdn_url=sandbox.cdn_url,
            database_url=file_url(data),
            verify_command=as_typed(data),
        )
    )
