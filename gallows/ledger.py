"""`gallows ledger`: do the books balance, and the books themselves."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Annotated, TextIO

import typer

from bot import settings
from bot.store.proof import Books
from bot.store.store import Store
from gallows.stopping import refuse, refusing

IN_PART = 3
"""Exit code: nothing is wrong, but not everything could be proved."""

ledger = typer.Typer(help="Prove the crowns ledger, or write it out.", no_args_is_help=True)


@ledger.command()
def check() -> None:
    """Add everything up anew, and change nothing.

    Exit code 1, and what is wrong where, if it does not balance; 3 if a server is just being
    deleted, whose books can be proved in part only.
    """
    _run(prove)


@ledger.command()
def export(
    guild: Annotated[int | None, typer.Option(help="Only this guild, by Discord's id.")] = None,
    season: Annotated[int | None, typer.Option(help="Only seasons of this number.")] = None,
    output: Annotated[Path | None, typer.Option(help="A file; without it, stdout.")] = None,
) -> None:
    """Write the ledger as CSV, one line for each row."""
    if str(output).startswith("-"):
        refuse(f"{output} begins with a dash, as an option does. Name a file, such as books.csv.")

    async def write(store: Store, to: TextIO) -> None:
        async for lines in store.exports.ledger(guild_id=guild, season=season):
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
    books = await store.proof.prove()
    if name_troubles(books):
        wrong = len(books.troubles)
        count = f"{wrong} {'thing is' if wrong == 1 else 'things are'}"
        refuse(f"The books do not balance: {count} wrong.")
    size = f"{books.entries} rows, {books.seasons} seasons, {books.guilds} guilds"
    if books.purging:
        typer.echo(f"Nothing is wrong, but not everything was proved. In whole: {size}.")
        raise typer.Exit(IN_PART)
    typer.echo(f"The books balance: {size}.")


def name_troubles(books: Books) -> bool:
    """Print what is wrong with the books and where, if anything is."""
    for trouble in books.troubles:
        typer.echo(trouble, err=True)
    for guild_id in books.purging:
        typer.echo(f"guild {guild_id}: it is being deleted, and was proved in part only", err=True)
    return bool(books.troubles)


def _run(work: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = await Store.open_to_read(settings.load().database_url)
        try:
            await work(store)
        finally:
            await store.close()

    with refusing():
        asyncio.run(run())
