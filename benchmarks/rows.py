"""How many rows and bytes of the database a game leaves behind: what to reckon a disk by.

`python -m benchmarks.rows [GAMES [SEATS COMMAND [OPTION=VALUE...]]]`; without a command it is
`/botk start` for six. Played on the sandbox as `benchmarks.requests` does, by players in a hurry,
always with the same deals. Bytes are those of a SQLite file without gaps, indexes included.
"""

import asyncio
import sqlite3
import sys
import tempfile
from collections import Counter
from contextlib import closing
from dataclasses import replace
from itertools import count
from pathlib import Path

from benchmarks.measuring import table
from benchmarks.requests import COMMAND, HURRY, LONGEST, SEATS, THINKING, begin, people
from bot.tables import lobby
from gallows.companions import WORLD
from tests.play import night as nights
from tests.play.night import Night


class Size:
    """A database at one moment: the rows of each of its tables, and its bytes."""

    def __init__(self, file: Path) -> None:
        with closing(sqlite3.connect(file)) as database:
            names = database.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")
            self.rows = Counter(
                {
                    name: database.execute(f'SELECT count(*) FROM "{name}"').fetchone()[0]
                    for (name,) in names.fetchall()
                    if not name.startswith(("sqlite_", "alembic_"))
                }
            )
            copy = file.with_name("copy.db")
            copy.unlink(missing_ok=True)
            database.execute("VACUUM INTO ?", (str(copy),))
        self.bytes = copy.stat().st_size


async def measure(
    games: int, seats: int, command: str, options: dict[str, str]
) -> tuple[Size, Size, int]:
    """Play one game first, then so many; return the database before and after these.

    And how often somebody has pressed something in them.
    """
    deals = count()
    lobby.dice_seed = lambda *_: next(deals).to_bytes(32)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "gallows.db"
        world = replace(WORLD, people=people(seats))
        async with Night.begin(file, world, HURRY) as night:
            host = night.guests[0]
            await host.command(command, **options)
            await night.autoplay(night.guests, THINKING)
            last = await begin(night, host, seats)
            before, asked = Size(file), len(night.sandbox.requests)
            for _ in range(games):
                await host.press(rf"gg:t:{last}:again")
                last = await begin(night, host, seats)
            after = Size(file)
            answered = list(night.sandbox.requests)[asked:]
            await night.stop_autoplayers()
    return before, after, sum(each.name.endswith("/callback") for each in answered)


def main(games: str = "5", seats: str = str(SEATS), command: str = COMMAND, *chosen: str) -> None:
    """Measure, and print a Markdown table."""
    nights.PATIENCE = LONGEST
    options = dict(each.split("=", 1) for each in chosen)
    number = int(games)
    before, after, presses = asyncio.run(measure(number, int(seats), command, options))
    grown = after.rows - before.rows
    told = [(f"`{name}`", f"{rows / number:.1f}") for name, rows in grown.most_common()]
    print(f"{number} games of {seats}, {presses / number:.0f} presses each.\n")
    print(*table(("table", "rows a game"), told), sep="\n")
    print(f"\nRows a game: **{grown.total() / number:.0f}**; ", end="")
    print(f"bytes a game: **{(after.bytes - before.bytes) / number:,.0f}**.")


if __name__ == "__main__":
    main(*sys.argv[1:])
