"""`gallows run`: the bot, until it is told to stop."""

import asyncio
import platform
from contextlib import suppress
from typing import NoReturn

import structlog
import typer

from bot import logs, settings
from bot.permissions import invite_link, own_link
from bot.plugins.registry import installed
from bot.serving import serve
from bot.store.dialects import in_memory, parse
from bot.store.errors import StoreError
from bot.version import own_version
from gallows.connection_errors import advice
from gallows.program_name import called
from gallows.stopping import in_words, refuse, until_told
from gallows.verify import as_typed

log = structlog.get_logger(__name__)


def run() -> None:
    """Run the bot until Ctrl+C or SIGTERM. Settings come from the environment and `.env`."""
    remarks = settings.remarks()
    try:
        chosen = settings.load()
    except settings.SettingsError as wrong:
        refuse("\n".join(["A setting is wrong.", str(wrong), *remarks]))
    if chosen.discord_token is None:
        refuse("\n\n".join([get_a_token(), *remarks]))
    logs.configure(chosen.log_level, chosen.log_format)
    if chosen.verify_command is None:
        chosen = chosen.model_copy(update={"verify_command": as_typed()})
    try:
        with suppress(KeyboardInterrupt):
            introduce(chosen, remarks)
            asyncio.run(until_told(serve(chosen)))
        log.info("stopped")
    except Exception as error:
        told = isinstance(error, settings.SettingsError | StoreError)
        end(error, in_words(error) if told else advice(error), chosen.log_format)


def end(error: Exception, why: str | None, form: settings.LogFormat) -> NoReturn:
    """End with exit code 1; say why in the form of the log, where that is for machines.

    What nobody has foreseen is told as anywhere in the log: what it says may be a card.
    """
    if why is None:
        log.critical("ended by a mistake of ours; please report it", exc_info=error)
    elif form is settings.LogFormat.JSON:
        log.critical("cannot run", why=why)
    else:
        refuse(why)
    raise typer.Exit(1)


def introduce(chosen: settings.Settings, remarks: list[str]) -> None:
    """Log what starts here, and what is to be changed about settings and games.

    Raise `StoreError` for a database that is none.
    """
    url = parse(chosen.database_url)
    log.info(
        f"gallows {own_version()} starts",
        version=own_version(),
        python=platform.python_version(),
        database=url.get_backend_name(),
        games=len(installed().games),
    )
    if url.get_backend_name() == "sqlite" and in_memory(url):
        log.warning("the database is in memory: nothing is left when the bot stops")
    for remark in remarks:
        log.warning("a setting to look at", why=remark)
    for fault in installed().dated:
        log.warning("game to be brought up", game=fault.name, why=fault.why)


def get_a_token() -> str:
    """Return what to do when there is no token."""
    return f"""\
DISCORD_TOKEN is not set, so the bot cannot log in to Discord. To get a token:

  1. Open https://discord.com/developers/applications and press New Application.
  2. Under Bot, press Reset Token and copy the token. No privileged intent is needed.
  3. Write DISCORD_TOKEN=... into the file .env in the folder where you start the bot, or set it in
     the environment. Keep it to yourself: whoever has it is the bot.
  4. Invite the bot to a server with this link, with the Application ID from General Information:
     {invite_link("YOUR_APPLICATION_ID")}
  5. For people who play alone, anywhere: turn on User Install under Installation. Their link is
     {own_link("YOUR_APPLICATION_ID")}

`{called("doctor")}` checks all of it. To play without a token: `{called("play")}`."""
