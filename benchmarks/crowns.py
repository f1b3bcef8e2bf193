"""How long the database takes for every command about crowns, in a guild that has seen much.

`python -m benchmarks.crowns`: 5,000 players, 100,000 tables, four seasons; builds the database in
a temporary folder (about a minute), then prints a Markdown table. The player asked about is the one
with the most games. Times are of the whole call, driver and Python included: the middle one of
some. The ratio is to one lookup by primary key through the same store, measured in the same run.
"""

import asyncio
import random
import sqlite3
import statistics
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from sqlalchemy import event, select, text

from bot.store.proof import EXPECTED
from bot.store.records import (
    ALL_TIME,
    Actor,
    Ended,
    SeasonEnd,
    SeatRecord,
    SeatResult,
    Settlement,
    TableRecord,
)
from bot.store.schema import metadata, tables
from bot.store.store import Store
from bot.tables.views import Pace, Status
from games.engine.asks import Seat
from games.engine.crowns import Payment

PLAYERS, TABLES, SEATS, SEASONS = 5_000, 100_000, 5, 4
GUILD = 10
ROUNDS = 9
LIMIT = 100.0
"""Milliseconds that a command's queries may take."""
EXPORT = "privacy export"
"""It may take longer: it reads thousands of rows, and nobody waits for it."""
MOD = Actor(900, "Mod")
END = SeasonEnd(GUILD, 3, Ended.TREASURY, (), 1000.0 * (TABLES // 2))


class Past:
    """Rows of years of play, dealt by dice of a fixed seed; no purse ever goes below zero."""

    def __init__(self) -> None:
        self.dice = random.Random("crowns")
        self.users = [1000 + n for n in range(PLAYERS)]
        # Some play every day, most now and then.
        self.weights = [1 / (n + 20) for n in range(PLAYERS)]
        self.purses: dict[int, int] = {}
        self.games: Counter[int] = Counter()
        self.rows: dict[str, list[tuple[Any, ...]]] = {
            name: [] for name in ("tables", "seats", "answers", "results", "ledger")
        }

    def play(self) -> None:
        at_a_time = self.dice.choices(self.users, self.weights, k=TABLES * SEATS * 2)
        drawn = iter(at_a_time)
        for table in range(1, TABLES + 1):
            season = 1 + (table - 1) * SEASONS // TABLES
            if (table - 1) % (TABLES // SEASONS) == 0:
                self.purses = {}
            seated: dict[int, None] = {}
            while len(seated) < SEATS:
                seated[next(drawn, self.dice.choice(self.users))] = None
            self.settle(table, season, list(seated))

    def settle(self, table: int, season: int, users: list[int]) -> None:
        at, game = 1000.0 * table, self.dice.choice(["botk", "botk", "feast"])
        self.rows["tables"].append((
            table, GUILD, 20, users[0], game, "1", "settled", "normal", "{}", "en", b"secret", 1,
            1, "[]", 30, "crown", 2, at - 900, at - 1, at - 800, at, at,
        ))  # fmt: skip
        treasury: Counter[str] = Counter()
        for seat, user in enumerate(users):
            self.games[user] += 1
            if user not in self.purses:
                self.purses[user] = 5
                self.entry(season, user, 5, "welcome", table, at)
                treasury["welcome"] -= 5
            net = self.dice.choice([-1, -1, 0, 1, 2])
            net = max(net, -self.purses[user])
            self.purses[user] += net
            reason = "heads" if net > 0 else "death"
            if net:
                self.entry(season, user, net, reason, table, at)
                treasury[reason] -= net
            name = f"Player {user}"
            self.rows["seats"].append((table, seat, user, name, 5, 1, 0, 0, 0, 0, 0))
            death = self.dice.choice(["execution", "wine", "keg"]) if net < 0 else None
            self.rows["results"].append((
                table, seat, GUILD, season, game, 1, at, user, name,
                "loyalist" if seat else "executioner", net > 0, net >= 0, net, net,
                int(not seat), 0 if seat else 2, death,
            ))  # fmt: skip
            self.rows["answers"].append((table, seat, seat, seat, "peek", "[1]", 0, "player", at))
        for reason, amount in treasury.items():
            if amount:
                self.entry(season, 0, amount, reason, table, at)

    def entry(
        self, season: int, account: int, amount: int, reason: str, table: int, at: float
    ) -> None:
        self.rows["ledger"].append((GUILD, season, account, amount, reason, table, at))


COLUMNS = {
    "tables": "id, guild_id, channel_id, host_id, game, rules, status, pace, choices, locale, "
    "secret, panel_from, counted, purses, announced, result, heads, created_at, touched_at, "
    "started_at, settled_at, closed_at",
    "seats": "table_id, seat, user_id, name, join_id, joined, volunteer, away, left, silences, "
    "dms_closed",
    "answers": "table_id, n, seat, ask, verb, picks, silent, by, at",
    "results": "table_id, seat, guild_id, season_id, game, counted, settled_at, user_id, name, "
    "role, won, alive, net, due, executioner, heads, death",
    "ledger": "guild_id, season_id, account, amount, reason, table_id, at",
}


def build(file: Path) -> int:
    """Fill the database, and return the player with the most games."""
    past = Past()
    past.play()
    with sqlite3.connect(file) as database:
        for number in range(1, SEASONS + 1):
            first, last = (1000.0 * TABLES * n / SEASONS for n in (number - 1, number))
            closed = last if number < SEASONS else None
            database.execute(
                "INSERT INTO seasons (id, guild_id, number, opened_at, closed_at, announced, "
                "ended_by) VALUES (?, ?, ?, ?, ?, 1, ?)",
                (number, GUILD, number, first, closed, closed and "moderator"),
            )
        for name, columns in COLUMNS.items():
            marks = ", ".join("?" * len(columns.split(",")))
            database.executemany(
                f"INSERT INTO {name} ({columns}) VALUES ({marks})", past.rows[name]
            )
        database.execute(
            "UPDATE seasons SET paid_out = (SELECT -sum(amount) FROM ledger WHERE account = 0 "
            "AND reason <> 'welcome' AND season_id = seasons.id)"
        )
        database.executemany(
            "INSERT INTO members (guild_id, user_id, name) VALUES (?, ?, ?)",
            [(GUILD, user, f"Player {user}") for user in past.games],
        )
        database.execute(
            "INSERT INTO standings (guild_id, season, game, user_id, crowns, games, wins, "
            "executioner, heads) SELECT guild_id, season, game, user_id, sum(crowns), sum(games), "
            f"sum(wins), sum(executioner), sum(heads) FROM ({EXPECTED}) GROUP BY 1, 2, 3, 4"
        )
        database.execute(
            "INSERT INTO champions SELECT seasons.id, user_id, 'Player', crowns FROM standings "
            "JOIN seasons ON number = season WHERE game = '' AND closed_at IS NOT NULL "
            "AND crowns = (SELECT max(crowns) FROM standings AS s WHERE s.season = number "
            "AND s.game = '')"
        )
    database.close()
    return past.games.most_common(1)[0][0]


Ask = Callable[[], Awaitable[object]]


def commands(store: Store, who: int) -> dict[str, list[Ask]]:
    """Every command with the questions that it asks."""
    last = PLAYERS - 20
    board: dict[str, Any] = {
        f"leaderboard, {named}, page {page}": [
            lambda how=how, offset=offset: store.leaderboard(GUILD, offset=offset, **how),
            lambda how=how: store.standing(GUILD, who, **how),
            lambda how=how: store.players(GUILD, **how),
        ]
        for named, how in (
            ("season", {}),
            ("all time", {"season": ALL_TIME}),
            ("all time, one game", {"season": ALL_TIME, "game": "botk"}),
        )
        for page, offset in ((1, 0), (last // 10, last))
    }
    rest: dict[str, list[Ask]] = {
        "me (season and all time, by game)": [
            lambda: store.balance(GUILD, who),
            lambda: store.standing(GUILD, who),
            lambda: store.stats(GUILD, who),
            lambda: store.stats(GUILD, who, season=ALL_TIME),
        ],
        "history, page 1": [
            lambda: store.chronicle(GUILD, who),
            lambda: store.chronicle_length(GUILD, who),
            lambda: store.crowns_over_time(GUILD, who),
        ],
        "history, page 100": [lambda: store.chronicle(GUILD, who, offset=990)],
        "history, plot of all time": [
            lambda: store.crowns_over_time(GUILD, who, season=ALL_TIME),
        ],
        "game": [lambda: store.table_account(GUILD, TABLES // 2)],
        "seasons": [lambda: store.seasons(GUILD), lambda: store.season(GUILD)],
        "purses of a table that begins": [
            lambda: store.purses(GUILD, range(1000, 1008)),
            lambda: store.games_played(GUILD, "botk", range(1000, 1008)),
        ],
        "court: settings, bars, audit log": [
            lambda: store.guild_settings(GUILD),
            lambda: store.barred(GUILD, who, 1.0),
            lambda: store.bars(GUILD, 1.0),
            lambda: store.acts(GUILD),
            lambda: store.acts_count(GUILD),
        ],
        "court: open tables": [lambda: store.open_tables_of(GUILD)],
        "the table that ended a season": [lambda: store.season_ended_at(END)],
        "privacy show": [lambda: store.data_summary(who)],
        EXPORT: [lambda: store.personal_data(who)],
        "grant (written)": [lambda: store.grant(GUILD, who, "A", 1, "why", MOD, 1e9)],
        "settle a table (written)": [lambda: settle(store, who)],
    }
    return {**board, **rest}


async def settle(store: Store, who: int) -> None:
    users = [who, *range(1000, 1004)]
    users = list(dict.fromkeys([*users, 1005]))[:SEATS]
    seats = [SeatRecord(n, user, f"Player {user}") for n, user in enumerate(users)]
    table_id = await store.create_table(
        TableRecord(
            0, GUILD, 20, who, "botk", "1", Status.PLAYING, Pace.NORMAL, {}, "en", b"s", 1.0, 1.0,
            seats=seats,
        )
    )  # fmt: skip
    results = tuple(
        SeatResult(n, user, f"Player {user}", "loyalist", True, True, 1)
        for n, user in enumerate(users)
    )
    payments = tuple(Payment(None, Seat(n), 1, "heads") for n in range(SEATS))
    await store.settle(
        Settlement(table_id, GUILD, "botk", "crown", 1, True, results, payments, 1e9)
    )
    await store.save_table(table_id, closed_at=1e9)


async def erase(store: Store, who: int) -> tuple[float, list[float]]:
    """Return the milliseconds that erasing takes, and those of each grant meanwhile."""
    start = time.perf_counter()
    erasing = asyncio.create_task(store.erase(who, 2e9))
    waits = []
    while not erasing.done():
        asked = time.perf_counter()
        await store.grant(GUILD, 1001, "B", 1, "why", MOD, 2e9)
        waits.append(1000 * (time.perf_counter() - asked))
    await erasing
    return 1000 * (time.perf_counter() - start), waits


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
    async with store._reading() as connection:
        for sql, values in asked:
            bound = values[0] if isinstance(values, list) else values
            plan = await connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {sql}", tuple(bound))
            for step in (row.detail.split() for row in plan):
                if step[0] == "SCAN" and step[1] in kept and "ix_tables_open" not in step:
                    found.add(step[1])
                walks = step[:2] == ["SEARCH", "tables"] and step[-1] == "(guild_id=?)"
                if walks and "ix_tables_open_of_guild" not in step and "LIMIT" not in sql:
                    found.add("a guild's tables")
    return found


async def measure(file: Path) -> bool:
    store = await Store.open(f"sqlite+aiosqlite:///{file}")
    start = time.perf_counter()
    who, size = build(file), file.stat().st_size  # noqa: ASYNC240
    async with store._writing() as connection:
        await connection.execute(text("ANALYZE"))
    built = time.perf_counter() - start

    async def lookup() -> None:
        async with store._reading() as connection:
            await connection.execute(select(tables.c.id).where(tables.c.id == 500))

    asked: list[tuple[str, Any]] = []

    def note(_connection: Any, _cursor: Any, sql: str, values: Any, *_more: Any) -> None:
        if sql.split()[0] in ("SELECT", "UPDATE", "DELETE", "WITH"):
            asked.append((sql, values))

    base = await milliseconds([lookup])
    print(f"{PLAYERS:,} players, {TABLES:,} tables, built in {built:.0f} s, "
          f"{size / 2**20:,.0f} MiB; the player asked about: "
          f"{await store.chronicle_length(GUILD, who):,} games\n")  # fmt: skip
    print("| command | ms | × one lookup | queries | reads a whole table |")
    print("| --- | ---: | ---: | ---: | --- |")
    print(f"| one lookup by primary key | {base:.2f} | 1 | 1 | no |")
    well = True
    for command, asks in commands(store, who).items():
        event.listen(store._engine.sync_engine, "before_cursor_execute", note)
        asked.clear()
        for ask in asks:
            await ask()
        event.remove(store._engine.sync_engine, "before_cursor_execute", note)
        whole = await scans(store, list(asked))
        took = await milliseconds(asks)
        well &= (took < LIMIT or command == EXPORT) and not whole
        read = ", ".join(sorted(whole)) or "no"
        print(f"| {command} | {took:.1f} | {took / base:.0f} | {len(asked)} | {read} |")
    start = time.perf_counter()
    troubles = await store.prove()
    print(f"\n`gallows ledger check`: {time.perf_counter() - start:.0f} s, "
          f"{(await store.prove_size())[0]:,} rows, {len(troubles)} troubles.")  # fmt: skip
    for trouble in troubles[:5]:
        print(trouble)
    took, waits = await erase(store, who)
    print(f"Erasing that player: {took:,.0f} ms, in which grants to others took "
          f"{statistics.median(waits):,.0f} ms, and {max(waits):,.0f} ms at most.")  # fmt: skip
    await store.close()
    return well and not troubles


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        sys.exit(not asyncio.run(measure(Path(folder) / "gallows.db")))


if __name__ == "__main__":
    main()
