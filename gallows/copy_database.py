"""`gallows copy-database`: from SQLite to PostgreSQL or back, with proof that all is there."""

import asyncio
import math
from collections.abc import Mapping
from typing import Annotated, Self

import typer
from rich.console import Console
from rich.progress import (
    BarColumn,
    Progress,
    TaskProgressColumn,
    TextColumn,
    TimeRemainingColumn,
)

from bot.store.copying import Copy, copying
from bot.store.dialects import parse, shown
from bot.store.errors import StoreError
from bot.store.store import Store
from gallows.ledger import name_troubles
from gallows.program_name import called
from gallows.stopping import refuse
from gallows.verify import Unproved, proof

SAMPLE = 20
"""Settled tables of each game that are dealt again."""

NOTHING = "Nothing was copied."


def copy_database(
    source: Annotated[
        str,
        typer.Argument(metavar="FROM", help="A bot's database, as GALLOWS_DATABASE_URL names it."),
    ],
    target: Annotated[
        str, typer.Argument(metavar="TO", help="An empty one, or a file that is not there.")
    ],
) -> None:
    """Copy a database that no bot uses into an empty one, from SQLite to PostgreSQL or back.

    All of it arrives, or nothing: in one transaction, which is committed when counts, contents,
    the crowns and some games that were dealt again are the same on both sides.
    """
    try:
        asyncio.run(copy(source, target))
    except (StoreError, Unproved) as why:
        refuse(f"{NOTHING} {why}")
    except KeyboardInterrupt:
        refuse(f"{NOTHING} It was stopped before the end.")


async def copy(source: str, target: str) -> None:
    """Copy and prove, and print each step; if it raises, nothing is copied."""
    with Watcher(Console(stderr=True)) as watcher:
        async with copying(source, target, watcher) as made:
            watcher.stop()
            typer.echo(f"{made.rows} rows of {made.tables} tables are the same on both sides.")
            await _prove_books(made.copy)
            await _deal_again(made)
    typer.echo(
        f"The copy is there: {shown(parse(target))}. {shown(parse(source))} is as it was.\n"
        "Name the copy in GALLOWS_DATABASE_URL before you start the bot again, and let no bot use "
        "the other one any more."
    )


async def _prove_books(store: Store) -> None:
    books = await store.proof.prove()
    if name_troubles(books):
        raise Unproved(
            "The books of the copy do not balance, and those that it was made of are the same: ask "
            f"`{called('doctor')}`, and put them right first."
        )
    typer.echo(f"The books balance: {books.entries} rows, {books.seasons} seasons.")


async def _deal_again(made: Copy) -> None:
    """Replay some settled tables of each game, and say how many; raise `Unproved` if one differs.

    What cannot be proved of the original either is no fault of the copy, and only told.
    """
    for sample in await made.copy.proof.samples(SAMPLE):
        tried = {each: await _unproved(made.copy, each) for each in sample.table_ids}
        unproved = {table_id: why for table_id, why in tried.items() if why}
        for table_id, why in unproved.items():
            if why != await _unproved(made.original, table_id):
                raise Unproved(f"Table {table_id} of the copy is not what was settled. {why}")
        proved = f"{len(tried) - len(unproved)} of {sample.settled} settled tables"
        typer.echo(f"{sample.game}: {proved} were dealt again, and came out as they were settled.")
        for table_id, why in unproved.items():
            typer.echo(f"  Table {table_id} came as it was, but could not be: {why}")


async def _unproved(store: Store, table_id: int) -> str:
    """Return why a table cannot be shown to be what was settled; nothing if it is."""
    record = await store.tables.find(table_id)
    if record is None or record.damaged:
        return "The database does not have it whole."
    answers = await store.journal.answers(table_id)
    results = await store.crowns.results(table_id)
    chain = None if record.day is None else await store.days.chain_of(record.day)
    try:
        # Nothing of it is shown, so that a day's deal may be proved before the day is over.
        for _ in proof(record, answers, results, math.inf, chain):
            pass
    except Unproved as why:
        return str(why)
    return ""


class Watcher:
    """Shows how far a copy is: by a bar where somebody looks, else by a line for each table."""

    def __init__(self, console: Console) -> None:
        self._console = console
        self._bar = Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            TaskProgressColumn(),
            TimeRemainingColumn(),
            console=console,
            transient=True,
            redirect_stdout=False,
            disable=not console.is_terminal,
        )
        self._task = self._bar.add_task("Looking")
        self._left: dict[str, int] = {}

    def __enter__(self) -> Self:
        self._bar.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def stop(self) -> None:
        """Leave the screen to what is said next."""
        self._bar.stop()

    def begun(self, rows: Mapping[str, int]) -> None:
        """Hear how many rows each table has."""
        self._left = dict(rows)
        self._bar.update(self._task, total=2 * sum(rows.values()))

    def copied(self, table: str, rows: int) -> None:
        """Go on by rows that were copied."""
        self._go_on(f"Copying {table}", rows)
        self._left[table] -= rows
        if not self._left[table] and not self._console.is_terminal:
            self._console.print(f"copied {table}", highlight=False)

    def compared(self, table: str, rows: int) -> None:
        """Go on by rows that were compared."""
        self._go_on(f"Comparing {table}", rows)

    def _go_on(self, doing: str, rows: int) -> None:
        self._bar.update(self._task, description=doing, advance=rows)
