"""`gallows ledger`: do the books balance, and the books themselves."""

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import Annotated, Any, TextIO

import typer

from bot import settings
from bot.store.dialects import parse, shown
from bot.store.errors import StoreError
from bot.store.store import Store
from gallows.run import refuse

ledger = typer.Typer(help="Prove the crowns ledger, or write it out.", no_args_is_help=True)


@ledger.command()
def check() -> None:
    """Add everything up anew; exit code 1, and what is wrong where, if it does not balance."""
    _run(prove)


@ledger.command()
def export(
    guild: Annotated[int | None, typer.Option(help="Only this guild, by Discord's id.")] = None,
    season: Annotated[int | None, typer.Option(help="Only seasons of this number.")] = None,
    output: Annotated[Path | None, typer.Option(help="A file; without it, stdout.")] = None,
) -> None:
    """Write the ledger as CSV, one line for each row."""

    async def write(store: Store, to: TextIO) -> None:
        async for lines in store.export_ledger(guild_id=guild, season=season):
            to.write(lines)

    async def run(store: Store) -> None:
        if output is None:
            await write(store, typer.get_text_stream("stdout"))
            return
        try:
            with output.open("w", encoding="utf-8", newline="") as file:
                await write(store, file)
        except OSError as trouble:
            refuse(f"{output} cannot be written: {trouble.strerror}.")

    _run(run)


async def prove(store: Store) -> None:
    """Print what is wrong, or what has been proved."""
    troubles = await store.prove()
    for trouble in troubles:
        typer.echo(f"{trouble.where}: {trouble.what}", err=True)
    if troubles:
        count = f"{len(troubles)} {'thing is' if len(troubles) == 1 else 'things are'}"
        refuse(f"The books do not balance: {count} wrong.")
    entries, seasons, guilds = await store.prove_size()
    typer.echo(f"The books balance: {entries} rows, {seasons} seasons, {guilds} guilds.")


def _run(work: Any) -> None:
    try:
        url = settings.load().database_url
        _require_file(url)
        asyncio.run(_with_store(url, work))
    except settings.SettingsError as wrong:
        refuse(f"A setting is wrong.\n{wrong}")
    except StoreError as error:
        refuse(f"The database is in trouble. {error}")


async def _with_store(url: str, work: Any) -> None:
    store = await Store.open(url)
    try:
        deed: Coroutine[Any, Any, None] = work(store)
        await deed
    finally:
        await store.close()


def _require_file(url: str) -> None:
    """Refuse a file that is not there: a new, empty one would balance."""
    parsed = parse(url)
    file = parsed.database
    if parsed.get_backend_name() == "sqlite" and (not file or not Path(file).exists()):
        refuse(f"There is no database at {shown(parsed)}.")
