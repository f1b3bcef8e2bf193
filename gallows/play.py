"""`gallows play`: a whole evening on one machine, without a token."""

import asyncio
import webbrowser
from pathlib import Path
from typing import Annotated

import typer
from pydantic import SecretStr

from bot import logs
from bot.places import data_folder
from bot.serving import serve
from bot.settings import LogFormat, LogLevel, Settings
from bot.store.errors import StoreError
from bot.text.words import FALLBACK, locales
from gallows.companions import OTHERS, Companions, court
from gallows.connection_errors import advice
from gallows.program_name import called
from gallows.stopping import refuse, until_told
from gallows.verify import as_typed
from sandbox import Sandbox
from sandbox.autoplay import Autoplayers
from sandbox.texts import named_by_discord
from sandbox.validation.commands import LOCALES

PORT = 8485
FILE = data_folder() / "play.db"


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
        asyncio.run(until_told(evening(port, company, servers, data, locale, browser=browser)))
    except KeyboardInterrupt:
        return
    except StoreError as error:
        refuse(f"The file of crowns is in trouble. {error}")
    except OSError as error:
        remedy = called("play --port 0")
        refuse(f"Port {port} cannot be used ({error.strerror}). Try: {remedy}")
    except Exception as error:
        why = advice(error)
        if why is None:
            raise
        refuse(why)


async def evening(
    port: int, company: int, servers: int, data: Path, locale: str, *, browser: bool
) -> None:
    """Start the sandbox, the bot and who plays along; run until cancelled."""
    sandbox = Sandbox(court(company, servers, locale))
    # As on Discord: where it fails, the bot would fail there.
    sandbox.gateway.starts.enforced = True
    await sandbox.start(port)
    settings = Settings(
        discord_token=SecretStr(sandbox.token),
        discord_api_url=sandbox.api_url,
        discord_gateway_url=sandbox.gateway_url,
        discord_cdn_url=sandbox.cdn_url,
        database_url=f"sqlite+aiosqlite:///{data.as_posix()}",
        verify_command=as_typed(data),
    )
    others = Autoplayers(sandbox.url, Companions(speak=True))
    bot = asyncio.create_task(serve(settings))
    try:
        online = asyncio.create_task(sandbox.wait_online())
        await asyncio.wait({bot, online}, return_when=asyncio.FIRST_COMPLETED)
        if not bot.done():
            await others.start()
            typer.echo(f"The court is open: {sandbox.url}/\nCtrl-C closes it.")
            if browser:
                webbrowser.open(sandbox.url)
        await bot
    finally:
        await others.stop()
        bot.cancel()
        await asyncio.wait({bot})
        await sandbox.stop()
