"""`gallows processes`: the processes that are the bot, and who has which shard."""

import asyncio
from contextlib import suppress
from typing import Annotated

import typer
from rich import box
from rich.console import Console, Group
from rich.live import Live
from rich.table import Table
from rich.text import Text

from bot import settings
from bot.store.errors import StoreError
from bot.store.store import Store
from bot.values.shards import Sharing
from gallows.stopping import refusing
from gallows.who_holds import COLUMNS, is_silent, row, summary

LOOK_EVERY = 1.0
"""Seconds between two looks."""


def processes(
    once: Annotated[
        bool, typer.Option("--once", help="Look once, and write plain lines. So it is in a pipe.")
    ] = False,
) -> None:
    """Show the processes of the bot and their shards, until Ctrl+C. Only the database is asked."""
    console = Console()
    live = console.is_terminal and not once
    with refusing(), suppress(KeyboardInterrupt):
        asyncio.run(_watch(settings.load().database_url, console if live else None))


async def _watch(url: str, console: Console | None) -> None:
    store = await Store.open_to_read(url)
    try:
        sharing = await store.processes.sharing()
        if console is None:
            typer.echo("\n".join(lines(sharing)))
            return
        with Live(view(sharing), console=console, auto_refresh=False) as shown:
            while True:
                await asyncio.sleep(LOOK_EVERY)
                trouble = ""
                try:
                    sharing = await store.processes.sharing()
                except StoreError as error:
                    trouble = f"The database is in trouble. {error}"
                shown.update(view(sharing, trouble), refresh=True)
    finally:
        await store.close()


def lines(sharing: Sharing) -> list[str]:
    """Return plain lines: one on all shards, then one a process."""
    told = [summary(sharing)]
    for process in sharing.processes:
        name, version, heard, shards, limits, state = row(sharing, process)
        told.append(
            f"{name}: {state}; version {version}; heard of {heard}; shards {shards}; {limits}"
        )
    return told


def view(sharing: Sharing, trouble: str = "") -> Group:
    """Return the same as a table; ``trouble``: why it is as it was a while ago."""
    table = Table(*COLUMNS, box=box.SIMPLE_HEAD, pad_edge=False)
    for process in sharing.processes:
        style = "red" if is_silent(sharing, process) else "yellow" * (not process.well)
        # As text, for what a machine is called is no markup.
        table.add_row(*map(Text, row(sharing, process)), style=style)
    head = Text(summary(sharing), style="red" * bool(sharing.free))
    told = [Text(trouble, style="red")] if trouble else []
    return Group(head, table, *told)
