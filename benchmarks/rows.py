"""How many rows and bytes of the database a game leaves behind: what to reckon a disk by.

`python -m benchmarks.rows [--postgres] [GAMES [SEATS COMMAND [OPTION=VALUE...]]]`; without a
command it is `/botk start` for six. Played on the sandbox as `benchmarks.requests` does, by players
in a hurry, always with the same deals. Bytes are those of a SQLite file without gaps, indexes
included; or those of all tables of a PostgreSQL, after `VACUUM`.
"""

import asyncio
import sqlite3
import sys
from collections import Counter
from contextlib import ExitStack, closing
from dataclasses import dataclass, replace
from itertools import count
from pathlib import Path

from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from benchmarks.measuring import folder_for_a_server, table
from benchmarks.requests import COMMAND, HURRY, LONGEST, SEATS, THINKING, begin, people
from bot.tables import lobby
from gallows.companions import WORLD
from gallows.temporary_postgres import TemporaryPostgres
from tests.play import night as nights
from tests.play.night import Night


@dataclass
class Size:
    """A database at one moment: the rows of each of its tables, and its bytes."""

    rows: Counter[str]
    bytes: int


def of_file(file: Path) -> Size:
    """Measure a SQLite file."""
    with closing(sqlite3.connect(file)) as database:
        names = database.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")
        rows = {
            name: database.execute(f'SELECT count(*) FROM "{name}"').fetchone()[0]
            for (name,) in names.fetchall()
            if not name.startswith(("sqlite_", "alembic_"))
        }
        copy = file.with_name("copy.db")
        copy.unlink(missing_ok=True)
        database.execute("VACUUM INTO ?", (str(copy),))
    return Size(Counter(rows), copy.stat().st_size)


ALL = "SELECT sum(pg_total_relation_size(relid))::bigint FROM pg_stat_user_tables"


async def of_server(url: str) -> Size:
    """Measure a PostgreSQL database, in which gaps are used again from now on."""
    engine = create_async_engine(url, isolation_level="AUTOCOMMIT")
    async with engine.connect() as database:
        names = await database.scalars(text("SELECT relname FROM pg_stat_user_tables"))
        rows = {
            name: await database.scalar(text(f'SELECT count(*) FROM "{name}"'))
            for name in names.all()
            if not name.startswith("alembic_")
        }
        await database.execute(text("VACUUM"))
        size = await database.scalar(text(ALL))
    await engine.dispose()
    return Size(Counter(rows), size)


async def measure(
    games: int, seats: int, command: str, options: dict[str, str], *, postgres: bool
) -> tuple[Size, Size, int]:
    """Play one game first, then so many; return the database before and after these.

    And how often somebody has pressed something in them.
    """
    deals = count()
    lobby.dice_seed = lambda *_: next(deals).to_bytes(32)
    with folder_for_a_server() as folder, ExitStack() as stack:
        file, url = folder / "gallows.db", ""
        if postgres:
            server = TemporaryPostgres(folder / "postgres")
            stack.callback(server.stop)
            url = await server.start()

        async def size() -> Size:
            return await of_server(url) if url else of_file(file)

        world = replace(WORLD, people=people(seats))
        async with Night.begin(url or file, world, HURRY) as night:
            host = night.guests[0]
            await host.command(command, **options)
            await night.autoplay(night.guests, THINKING)
            last = await begin(night, host, seats)
            before, asked = await size(), len(night.sandbox.requests)
            for _ in range(games):
                await host.press(rf"gg:t:{last}:again")
                last = await begin(night, host, seats)
            after = await size()
            answered = list(night.sandbox.requests)[asked:]
            await night.stop_autoplayers()
    return before, after, sum(each.name.endswith("/callback") for each in answered)


def main(*given: str) -> None:
    """Measure, and print a Markdown table."""
    postgres = given[:1] == ("--postgres",)
    given = given[postgres:]
    games, seats, command = (*given[:3], *("5", str(SEATS), COMMAND)[len(given) :])
    nights.PATIENCE = LONGEST
    options = dict(each.split("=", 1) for each in given[3:])
    number = int(games)
    before, after, presses = asyncio.run(
        measure(number, int(seats), command, options, postgres=postgres)
    )
    grown = after.rows - before.rows
    told = [(f"`{name}`", f"{rows / number:.1f}") for name, rows in grown.most_common()]
    print(f"{number} games of {seats}, {presses / number:.0f} presses each.\n")
    print(*table(("table", "rows a game"), told), sep="\n")
    print(f"\nRows a game: **{grown.total() / number:.0f}**; ", end="")
    print(f"bytes a game: **{(after.bytes - before.bytes) / number:,.0f}**.")


if __name__ == "__main__":
    main(*sys.argv[1:])
