"""`gallows replay`: a past table shown again, as one page or as a moving picture."""

import asyncio
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Annotated

import typer

from bot import settings
from bot.places import file_url
from bot.plugins.registry import plugins
from bot.replay.animation import animation
from bot.replay.night import Night
from bot.replay.page import page
from bot.store.dialects import parse, shown
from bot.store.store import Store
from bot.tables.dealing import survives
from bot.tables.settlement import zone_of
from bot.values.days import ends_at
from bot.values.records import TableRecord
from bot.values.tables import Status
from gallows.stopping import refuse, refusing
from games.engine.errors import GameFault

KINDS: Mapping[str, Callable[[Night, str], bytes]] = {
    ".html": page,
    ".gif": lambda night, locale: animation(night, locale).content,
}
"""What is made, by the ending of the file's name."""


def replay(
    table: Annotated[
        int, typer.Argument(min=1, max=999_999_999, help="The table's number, as in its heading.")
    ],
    output: Annotated[
        Path | None,
        typer.Option("--output", "-o", help="A file: .html is a page, .gif a moving picture."),
    ] = None,
    data: Annotated[
        Path | None, typer.Option(help="The file of an evening of `play`, as its --data.")
    ] = None,
) -> None:
    """Show a past table again, step by step and through anybody's eyes, as one page."""
    file = output or Path(f"table-{table}.html")
    make = KINDS.get(file.suffix.lower())
    if make is None or file.name.startswith("-"):
        refuse(f"Name a file that ends with .html or .gif, such as table-{table}.html.")
    try:
        with refusing():
            url = file_url(data) if data else settings.load().database_url
            night = asyncio.run(_read(url, table))
        content = make(night, night.record.locale)
    except GameFault as fault:
        refuse(f"Table {table} cannot be dealt again: {fault}.")
    try:
        file.write_bytes(content)
    except OSError as trouble:
        refuse(f"{file} cannot be written: {trouble.strerror}.")
    typer.echo(f"{file} shows table {table} again. Open it in a browser.")


async def _read(url: str, table_id: int) -> Night:
    """Return all that a table follows from; refuse where it must not be told."""
    store = await Store.open_to_read(url)
    try:
        record = await store.tables.find(table_id)
        if record is None:
            refuse(f"There is no table {table_id} in {shown(parse(url))}.")
        if why := why_untold(record, time.time()):
            refuse(why)
        results = await store.crowns.results(table_id)
        return Night(
            record=record,
            answers=tuple(await store.journal.answers(table_id)),
            moved=tuple(seat.net for seat in results) or None,
            zone=await zone_of(store, record),
        )
    finally:
        await store.close()


def why_untold(record: TableRecord, now: float) -> str:
    """Return why a table cannot be shown again, or not yet; nothing where it can."""
    if record.damaged:
        return f"The database has no table {record.id} whole, so it cannot be dealt again."
    if record.status not in (Status.SETTLED, Status.ENDED):
        return f"Table {record.id} is not over. Try again when it is."
    if record.day is not None and now < ends_at(record.day):
        left = max(1, round((ends_at(record.day) - now) / 3600))
        return (
            f"Others play this deal until the day is over. Try again in {left} "
            f"{'hour' if left == 1 else 'hours'}."
        )
    if record.seed is None or record.options is None:
        return f"Table {record.id} never began: nothing was dealt."
    if record.game not in plugins():
        return f"The game {record.game} is not installed here. Install it, and try again."
    if not survives(record):
        return (
            f"Table {record.id} was played by version {record.rules_version} of the rules of "
            f"{record.game}; this program has version {plugins()[record.game].rules.version}. Use "
            "the one that it was played with."
        )
    return ""
