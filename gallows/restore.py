"""`gallows restore`: a backup in the place of the database, and what was lost by that."""

import asyncio
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import typer

from bot import settings
from bot.store.replacing import Loss, made_ready, place, prove, replace
from gallows.program_name import called
from gallows.stopping import refusing

NAMED = 10
"""Tables that are named by their number, of each kind of loss."""


def restore(
    file: Annotated[Path, typer.Argument(help="A copy that `backup` has made.")],
) -> None:
    """Put a backup in the place of the settings' database, which is kept; the bot is stopped.

    It says what there was since the backup, which is lost to the players.
    """
    with refusing(trouble="Nothing was changed."):
        there = place(settings.load().database_url)
        with made_ready(file, there) as ready:
            asyncio.run(prove(ready))
            done = replace(there, ready, datetime.now(UTC))
    typer.echo(f"{file} is sound, its books balance, and a copy of it is now {there}.")
    if done.kept is None:
        typer.echo("There was no database before.")
    else:
        typer.echo(f"What was there before is kept as {done.kept}.")
        _tell(done.lost)
    typer.echo(f"Ask `{called('doctor')}`, then start the bot: tables go on as they were then.")


def _tell(lost: list[Loss] | None) -> None:
    if lost is None:
        typer.echo("It cannot be read, so nobody can say what has happened since the backup.")
    elif not lost:
        typer.echo("Nothing has happened since the backup.")
    else:
        typer.echo("Lost since the backup, with the first and the last time:")
    for each in lost or ():
        named = ", ".join(map(str, each.table_ids[:NAMED])) + ", ..." * bool(each.table_ids[NAMED:])
        which = f" (table {named})" if each.table_ids else ""
        times = f"{_when(each.first)} to {_when(each.last)}"
        typer.echo(f"  {each.what}: {each.count}{which}, {times}")


def _when(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M:%S UTC")
