"""What the database does for every command about crowns, in a guild that has seen much.

`python -m benchmarks.crowns`: 5,000 players, 100,000 tables with all their answers, four seasons,
20,000 acts of moderators; builds the database in a temporary folder, then prints Markdown tables;
about ten minutes in all. The player asked about is the one with the most games. Times are of the
whole call, driver and Python included: the middle one of some. The ratio is to one lookup by
primary key through the same store, measured in the same run.
"""

import asyncio
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, event, select, text

from benchmarks.guild import ACTS, GUILD, PLAYERS, SEASONS, SEATS, TABLES, build
from bot.store.schema import metadata, tables
from bot.store.store import Store
from bot.values.crowns import SeatResult, Settlement
from bot.values.moderation import Actor, Order
from bot.values.records import SeatRecord, TableRecord
from bot.values.seasons import ALL_TIME, Season, SeasonEndedBy
from bot.values.tables import Pace, Status
from games.engine.asks import Seat
from games.engine.crowns import Count, Payment
from tests.store.rows import close

OTHER = GUILD + 1
ROUNDS = 9
LIMIT = 100.0
"""Milliseconds that a command's queries may take, and 99 of 100 steps of what is done in steps: a
disk that others share makes one or the other wait."""
MOD = Actor(900, "Mod")
END = Season(3, None, 1000.0 * (TABLES // 2), None, 0, SeasonEndedBy.TREASURY)

Ask = Callable[[], Awaitable[object]]


def reads(store: Store, who: int) -> dict[str, list[Ask]]:
    """Every command that only reads, with the questions that it asks."""
    last = PLAYERS - 20
    board: dict[str, Any] = {
        f"leaderboard, {named}, page {page}": [
            lambda how=how, offset=offset: store.boards.top(GUILD, offset=offset, **how),
            lambda how=how: store.boards.standing(GUILD, who, **how),
            lambda how=how: store.boards.players(GUILD, **how),
        ]
        for named, how in (
            ("season", {}),
            ("past season", {"season": 2}),
            ("all time", {"season": ALL_TIME}),
            ("all time, one game", {"season": ALL_TIME, "game": "botk"}),
        )
        for page, offset in ((1, 0), (last // 10, last))
    }
    rest: dict[str, list[Ask]] = {
        "me (season and all time, by game)": [
            lambda: store.crowns.balance(GUILD, who),
            lambda: store.boards.standing(GUILD, who),
            lambda: store.boards.stats(GUILD, who),
            lambda: store.boards.stats(GUILD, who, season=ALL_TIME),
            lambda: store.boards.tallies(GUILD, [who], ["botk", "feast"]),
        ],
        "medals of a table that has ended": [
            lambda: store.boards.tallies(GUILD, [who, who - 1], ["botk"], before=(1e12, TABLES)),
        ],
        "history, page 1": [
            lambda: store.history.page(GUILD, who),
            lambda: store.history.length(GUILD, who),
            lambda: store.history.curve(GUILD, who),
        ],
        "history, all time, page 440": [
            lambda: store.history.page(GUILD, who, season=ALL_TIME, offset=4390),
            lambda: store.history.length(GUILD, who, season=ALL_TIME),
            lambda: store.history.curve(GUILD, who, season=ALL_TIME),
        ],
        "game": [lambda: store.history.report(GUILD, TABLES // 2)],
        "seasons": [lambda: store.seasons.page(GUILD), lambda: store.seasons.find(GUILD)],
        "purses of a table that begins": [
            lambda: store.crowns.purses(GUILD, range(1000, 1008)),
            lambda: store.crowns.games_played(GUILD, "botk", range(1000, 1008)),
        ],
        "court: settings, who is barred": [
            lambda: store.guilds.settings(GUILD),
            lambda: store.court.barred(GUILD, who, 1.0),
        ],
        "court: audit log, page 1": [
            lambda: store.court.log(GUILD),
            lambda: store.court.log_length(GUILD),
        ],
        f"court: audit log, page {ACTS // 10}": [
            lambda: store.court.log(GUILD, offset=ACTS - 10),
            lambda: store.court.log_length(GUILD),
        ],
        "court: open tables": [lambda: store.tables.open_in(GUILD)],
        "the table that ended a season": [lambda: store.seasons.last_table(GUILD, END)],
        "privacy show": [lambda: store.privacy.summary(who)],
    }
    return {**board, **rest}


def writes(store: Store, who: int) -> dict[str, list[Ask]]:
    """Every command that writes."""
    return {
        "court: grant": [
            lambda: store.court.move(Order("grant", GUILD, MOD, 1e9, target=(who, "A")), 1, "why")
        ],
        "court: take": [
            lambda: store.court.move(Order("take", GUILD, MOD, 1e9, target=(who, "A")), 1, "why")
        ],
        "court: bar": [
            lambda: store.court.bar(Order("bar", GUILD, MOD, 1e9, target=(who, "A")), 2e9, "why")
        ],
        "court: lift a bar": [
            lambda: store.court.bar(Order("bar", GUILD, MOD, 1e9, target=(who, "A")), 2e9, "why"),
            lambda: store.court.lift_bar(Order("lift-bar", GUILD, MOD, 1e9), who),
        ],
        "court: change a setting": [
            lambda: store.guilds.change(Order("settings", GUILD, MOD, 1e9), least_humans=2),
            lambda: store.guilds.change(Order("settings", GUILD, MOD, 1e9), least_humans=3),
        ],
        "settle a table": [lambda: settle(store, who)],
    }


async def settle(store: Store, who: int) -> None:
    users = [who, *range(1000, 1004)]
    users = list(dict.fromkeys([*users, 1005]))[:SEATS]
    seats = [SeatRecord(n, user, f"Player {user}") for n, user in enumerate(users)]
    table_id = await store.tables.create(
        TableRecord(
            0, GUILD, 20, who, "botk", "1", Status.PLAYING, Pace.NORMAL, {}, "en", b"s", 1.0, 1.0,
            seats=seats, counted=True,
        )
    )  # fmt: skip
    results = tuple(
        SeatResult(n, user, f"Player {user}", "loyalist", True, True, 1, (Count("heads", 2),))
        for n, user in enumerate(users)
    )
    payments = tuple(Payment(None, Seat(n), 1, "heads") for n in range(SEATS))
    await store.crowns.settle(
        Settlement(table_id, GUILD, "botk", "crown", True, results, payments, 1e9)
    )
    await close(store, table_id, 1e9)


async def milliseconds(asks: list[Ask]) -> float:
    times = []
    for _ in range(ROUNDS):
        start = time.perf_counter()
        for ask in asks:
            await ask()
        times.append(1000 * (time.perf_counter() - start))
    return statistics.median(times)


async def scans(store: Store, asked: list[tuple[str, Any]]) -> set[str]:
    """Return the tables that a statement reads from end to end, or all of a guild in them."""
    kept = {table.name for table in metadata.sorted_tables}
    found = set()

    def look(connection: Connection) -> None:
        for sql, values in asked:
            bound = values[0] if isinstance(values, list) else values
            plan = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {sql}", tuple(bound))
            for step in (row.detail.split() for row in plan):
                if step[0] == "SCAN" and step[1] in kept and "ix_tables_open" not in step:
                    found.add(step[1])
                walks = step[:2] == ["SEARCH", "tables"] and step[-1] == "(guild_id=?)"
                if walks and "ix_tables_open_of_guild" not in step and "LIMIT" not in sql:
                    found.add("a guild's tables")

    await store.database.read(look)
    return found


async def ask_all(store: Store, commands: dict[str, list[Ask]]) -> bool:
    """Print a line for each command; say whether all of them keep within the limit."""

    async def lookup() -> None:
        query = select(tables.c.id).where(tables.c.id == 500)
        await store.database.read(lambda connection: connection.scalar(query))

    asked: list[tuple[str, Any]] = []

    def note(_connection: Any, _cursor: Any, sql: str, values: Any, *_more: Any) -> None:
        if sql.split()[0] in ("SELECT", "UPDATE", "DELETE", "WITH"):
            asked.append((sql, values))

    base = await milliseconds([lookup])
    print("| command | ms | × one lookup | queries | reads a whole table |")
    print("| --- | ---: | ---: | ---: | --- |")
    print(f"| one lookup by primary key | {base:.2f} | 1 | 1 | no |")
    well = True
    for command, asks in commands.items():
        event.listen(store.database.engine, "before_cursor_execute", note)
        asked.clear()
        for ask in asks:
            await ask()
        event.remove(store.database.engine, "before_cursor_execute", note)
        whole = await scans(store, list(asked))
        took = await milliseconds(asks)
        well &= took < LIMIT and not whole
        read = ", ".join(sorted(whole)) or "no"
        print(f"| {command} | {took:.1f} | {took / base:.0f} | {len(asked)} | {read} |", flush=True)
    return well


def most(times: list[float]) -> float:
    """Return what 99 of 100 times keep within."""
    return sorted(times)[int(0.99 * (len(times) - 1))]


class Steps:
    """Times the steps of long work, and what others wait for meanwhile."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.well = True

    async def line(self, name: str, steps: AsyncIterator[object]) -> None:
        """Do all the steps, while somebody in another guild is granted crowns again and again."""
        done = asyncio.Event()
        others = asyncio.create_task(self._others(done))
        took = []
        start = before = time.perf_counter()
        async for _ in steps:
            now = time.perf_counter()
            took.append(1000 * (now - before))
            before = now
        whole = time.perf_counter() - start
        done.set()
        waits = await others
        self.well &= most(took) < LIMIT
        print(
            f"| {name} | {whole:,.1f} | {len(took):,} "
            f"| {statistics.median(took):.1f} | {most(took):.0f} | {max(took):.0f} "
            f"| {statistics.median(waits):.1f} | {most(waits):.0f} | {max(waits):.0f} |",
            flush=True,
        )

    async def _others(self, done: asyncio.Event) -> list[float]:
        waits = []
        while not done.is_set():
            asked = time.perf_counter()
            await self.store.court.move(Order("grant", OTHER, MOD, 2e9, target=(77, "B")), 1, "why")
            waits.append(1000 * (time.perf_counter() - asked))
        return waits


async def erasing(store: Store, user_id: int) -> AsyncIterator[None]:
    yield await store.erasing.begin(user_id)
    while await store.erasing.step(user_id):
        yield
    yield await store.erasing.finish(user_id, 2e9)


async def purging(store: Store) -> AsyncIterator[None]:
    yield await store.purging.begin(GUILD)
    while await store.purging.step(GUILD):
        yield
    yield await store.purging.finish(GUILD)


async def once(work: Awaitable[object]) -> AsyncIterator[object]:
    yield await work


async def measure(file: Path) -> bool:
    store = await Store.open(f"sqlite+aiosqlite:///{file}")
    start = time.perf_counter()
    who, next_one = build(file)
    size = file.stat().st_size  # noqa: ASYNC240
    await store.database.write(lambda connection: connection.execute(text("ANALYZE")))
    built = time.perf_counter() - start
    games_and_gifts = await store.history.length(GUILD, who, season=ALL_TIME)
    print(f"{PLAYERS:,} players, {TABLES:,} tables in {SEASONS} seasons, {ACTS:,} acts of "
          f"moderators, built in {built:.0f} s, {size / 2**20:,.0f} MiB; the player asked about: "
          f"{games_and_gifts:,} games and gifts\n")  # fmt: skip
    well = await ask_all(store, reads(store, who) | writes(store, who))
    start = time.perf_counter()
    books = await store.proof.prove()
    print(f"\n`gallows ledger check`: {time.perf_counter() - start:.0f} s, "
          f"{books.entries:,} rows, {len(books.troubles)} troubles.\n")  # fmt: skip
    for trouble in books.troubles[:5]:
        print(trouble)
    print("| work | s | steps | ms a step | 99 of 100 within | longest | "
          "others waited ms | 99 of 100 within | longest |")  # fmt: skip
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |")
    steps = Steps(store)
    await steps.line("privacy export", once(store.privacy.export(who)))
    await steps.line("court: audit log as a file", store.exports.audit_log(GUILD))
    await steps.line("privacy delete", erasing(store, who))
    await steps.line("privacy delete, another player", erasing(store, next_one))
    await steps.line(
        "court: end a season",
        once(store.seasons.end(Order("end-season", GUILD, MOD, 1e9), SEASONS)),
    )
    await steps.line("court: forget the server", purging(store))
    await store.close()
    return well and steps.well and not books.troubles


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        sys.exit(not asyncio.run(measure(Path(folder) / "gallows.db")))


if __name__ == "__main__":
    main()
