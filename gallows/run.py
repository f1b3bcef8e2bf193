"""`gallows run`: the bot, until it is told to stop."""

import asyncio
import contextlib
import os
import signal
import sys
from collections.abc import Coroutine
from typing import Any, NoReturn

import typer

from gallows.program_name import called

STOPS = (signal.SIGTERM, signal.SIGINT)
GRACE = 10.0
"""Seconds that the bot has to say goodbye. What was answered is in the database either way."""


def run() -> None:
    """Run the bot until Ctrl+C or SIGTERM. Settings come from the environment and `.env`."""
    # Here, so that commands that need no Discord and no database start without them.
    from bot import logs, settings
    from bot.store.errors import StoreError
    from gallows.connection_errors import advice

    try:
        chosen = settings.load()
    except settings.SettingsError as wrong:
        refuse(f"A setting is wrong.\n{wrong}")
    if chosen.discord_token is None:
        refuse(get_a_token())
    logs.configure(chosen.log_level, chosen.log_format)
    from bot.app import serve
    from gallows.verify import as_typed

    if chosen.verify_command is None:
        chosen = chosen.model_copy(update={"verify_command": as_typed()})
    try:
        asyncio.run(until_told(serve(chosen)))
    except KeyboardInterrupt:
        return
    except StoreError as error:
        refuse(f"The database is in trouble. {error}")
    except Exception as error:
        remedy = advice(error)
        if remedy is None:
            raise
        refuse(remedy)


def get_a_token() -> str:
    """Return what to do when there is no token."""
    from bot.permissions import invite_link

    return f"""\
DISCORD_TOKEN is not set, so the bot cannot log in to Discord. To get a token:

  1. Open https://discord.com/developers/applications and press New Application.
  2. Under Bot, press Reset Token and copy the token. No privileged intent is needed.
  3. Write DISCORD_TOKEN=... into the file .env (.env.example shows how), or set it in the
     environment. Keep it to yourself: whoever has it is the bot.
  4. Invite the bot to a server with this link, with the Application ID from General Information:
     {invite_link("YOUR_APPLICATION_ID")}

`{called("doctor")}` checks all of it. To play without a token: `{called("play")}`."""


async def until_told(work: Coroutine[Any, Any, None], grace: float = GRACE) -> None:
    """Do the work until it ends by itself, or cancel it at SIGTERM or SIGINT.

    Work that does not end within `grace` seconds, or until a second signal, is cut off.
    """
    loop = asyncio.get_running_loop()
    told = asyncio.Event()
    task = asyncio.ensure_future(work)

    def stop() -> None:
        if told.is_set():
            cut_off()
        told.set()

    # Where the loop has no signal handlers (Windows), Ctrl+C ends the run as `asyncio.run` does it.
    with contextlib.suppress(NotImplementedError):
        for name in STOPS:
            loop.add_signal_handler(name, stop)
    waiting = asyncio.ensure_future(told.wait())
    try:
        await asyncio.wait({task, waiting}, return_when=asyncio.FIRST_COMPLETED)
        if not task.done():
            task.cancel()
            await asyncio.wait({task}, timeout=grace)
            if not task.done():
                cut_off()
    finally:
        waiting.cancel()
        with contextlib.suppress(NotImplementedError):
            for name in STOPS:
                loop.remove_signal_handler(name)
    if not task.cancelled():
        task.result()


def cut_off() -> NoReturn:
    """End the process without waiting for anything."""
    sys.stderr.write("The bot was cut off while it was stopping. No answer is lost by that.\n")
    sys.stderr.flush()
    os._exit(1)


def refuse(why: str) -> NoReturn:
    """Say why the command cannot go on, and end it with exit code 1."""
    typer.echo(why, err=True)
    raise typer.Exit(1)
