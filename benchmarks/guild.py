"""A guild that has seen much: years of tables, written straight into a database.

Rows are dealt by dice of a fixed seed, and agree with each other as `bot.store.invariants` demands.
"""

import json
import random
import sqlite3
from collections import Counter
from pathlib import Path
from typing import Any

from bot.store.invariants import EXPECTED, GIVEN

PLAYERS, TABLES, SEATS, SEASONS = 5_000, 100_000, 5, 4
GUILD = 10
NEIGHBOURS = 200
"""Servers beside it, where hardly anything has happened yet."""
ACTS = 20_000
"""Deeds of moderators; every other one is a grant."""
ANSWERS = {"botk": 14, "feast": 70}
"""Answers of a table of five: as many as in games between computer players."""
AT_ONCE = 5_000
"""Tables that are dealt before they are written, so that they fit into memory."""

COLUMNS = {
    "tables": "id, guild_id, channel_id, host_id, game, rules_version, status, pace, choices, "
    "locale, secret, counted, purses, result, created_at, touched_at, "
    "started_at, settled_at, closed_at",
    "seats": "table_id, seat, user_id, name, join_id, joined, volunteer, away, left, silences, "
    "dms_closed",
    "answers": "table_id, n, seat, ask, verb, picks, silent, by, at",
    "results": "table_id, seat, guild_id, season_id, game, counted, settled_at, user_id, name, "
    "role, won, alive, net, due",
    "statistics": "table_id, seat, name, word, n",
    "acts": "id, guild_id, at, actor_id, actor_name, act, target_id, target_name, reason, details",
    "ledger": "guild_id, season_id, account, amount, reason, table_id, act_id, at",
}


class Past:
    """What happened, table by table; no purse ever goes below zero."""

    def __init__(self) -> None:
        self.dice = random.Random("crowns")
        self.users = [1000 + n for n in range(PLAYERS)]
        # Some play every day, most now and then.
        self.weights = [1 / (n + 20) for n in range(PLAYERS)]
        self.purses: dict[int, int] = {}
        self.games: Counter[int] = Counter()
        self.acts = 0
        self.rows: dict[str, list[tuple[Any, ...]]] = {name: [] for name in COLUMNS}

    def play(self, database: sqlite3.Connection) -> None:
        """Deal all of it, and write it."""
        drawn = iter(self.dice.choices(self.users, self.weights, k=TABLES * SEATS * 2))
        for table in range(1, TABLES + 1):
            season = 1 + (table - 1) * SEASONS // TABLES
            if (table - 1) % (TABLES // SEASONS) == 0:
                self.purses = {}
            seated: dict[int, None] = {}
            while len(seated) < SEATS:
                seated[next(drawn, self.dice.choice(self.users))] = None
            self.settle(table, season, list(seated))
            if table % (TABLES // ACTS) == 0:
                self.act(season, next(iter(seated)), 1000.0 * table + 1)
            if table % AT_ONCE == 0:
                self.write(database)

    def settle(self, table: int, season: int, users: list[int]) -> None:
        """Deal a table of these users."""
        at, game = 1000.0 * table, self.dice.choice(["botk", "botk", "feast"])
        self.rows["tables"].append((
            table, GUILD, 20, users[0], game, "1", "settled", "normal", "{}", "en", b"secret", 1,
            1, "[]", 30, "crown", at - 900, at - 1, at - 800, at, at,
        ))  # fmt: skip
        treasury: Counter[str] = Counter()
        for seat, user in enumerate(users):
            self.games[user] += 1
            if user not in self.purses:
                self.purses[user] = 5
                self.entry(season, user, 5, "welcome", at, table=table)
                treasury["welcome"] -= 5
            net = max(self.dice.choice([-1, -1, 0, 1, 2]), -self.purses[user])
            self.purses[user] += net
            reason = "heads" if net > 0 else "death"
            if net:
                self.entry(season, user, net, reason, at, table=table)
                treasury[reason] -= net
            name = f"Player {user}"
            self.rows["seats"].append((table, seat, user, name, 5, 1, 0, 0, 0, 0, 0))
            self.rows["results"].append((
                table, seat, GUILD, season, game, 1, at, user, name,
                "loyalist" if seat else "executioner", net > 0, net >= 0, net, net,
            ))  # fmt: skip
            counted = [] if seat else [("executioner", "", 1), ("heads", "", 2)]
            if net < 0:
                counted.append(("death", self.dice.choice(["execution", "wine", "keg"]), 1))
            self.rows["statistics"] += [(table, seat, *count) for count in counted]
        for n in range(ANSWERS[game]):
            given = (table, n, n % SEATS, n, "peek", "[1]", 0, "player", at)
            self.rows["answers"].append(given)
        for reason, amount in treasury.items():
            if amount:
                self.entry(season, 0, amount, reason, at, table=table)

    def act(self, season: int, user: int, at: float) -> None:
        """A moderator bars the user, or grants a crown."""
        self.acts += 1
        kind = ("bar", "grant")[self.acts % 2]
        details: dict[str, Any] = {"until": at}
        if kind == "grant":
            self.purses[user] += 1
            details = {"asked": 1, "moved": 1, "crowns": self.purses[user]}
            self.entry(season, user, 1, kind, at, act=self.acts)
            self.entry(season, 0, -1, kind, at, act=self.acts)
        self.rows["acts"].append((
            self.acts, GUILD, at, 900, "Mod", kind, user, f"Player {user}", "for reasons of state",
            json.dumps(details),
        ))  # fmt: skip

    def entry(
        self,
        season: int,
        account: int,
        amount: int,
        reason: str,
        at: float,
        *,
        table: int | None = None,
        act: int | None = None,
    ) -> None:
        """A row of the ledger."""
        self.rows["ledger"].append((GUILD, season, account, amount, reason, table, act, at))

    def write(self, database: sqlite3.Connection) -> None:
        """Write what has been dealt since the last time."""
        for name, columns in COLUMNS.items():
            marks = ", ".join("?" * len(columns.split(",")))
            database.executemany(
                f"INSERT INTO {name} ({columns}) VALUES ({marks})", self.rows[name]
            )
            self.rows[name].clear()


def build(file: Path) -> list[int]:
    """Fill a migrated database, and return the two players with the most games."""
    past = Past()
    with sqlite3.connect(file) as database:
        for number in range(1, SEASONS + 1):
            first, last = (1000.0 * TABLES * n / SEASONS for n in (number - 1, number))
            closed = last if number < SEASONS else None
            database.execute(
                "INSERT INTO seasons (id, guild_id, number, opened_at, closed_at, announced, "
                "ended_by) VALUES (?, ?, ?, ?, ?, 1, ?)",
                (number, GUILD, number, first, closed, closed and "moderator"),
            )
        # A database is hardly ever one server's alone, and SQLite plans by what it counts.
        database.executemany(
            "INSERT INTO seasons (guild_id, number, opened_at) VALUES (?, 1, 1.0)",
            [(GUILD + 1 + n,) for n in range(NEIGHBOURS)],
        )
        past.play(database)
        database.execute(
            "UPDATE seasons SET paid_out = (SELECT -sum(amount) FROM ledger WHERE account = 0 "
            "AND table_id IS NOT NULL AND reason <> 'welcome' AND season_id = seasons.id) "
            "WHERE guild_id = ?",
            (GUILD,),
        )
        database.executemany(
            "INSERT INTO members (guild_id, user_id, name) VALUES (?, ?, ?)",
            [(GUILD, user, f"Player {user}") for user in past.games],
        )
        database.execute(
            f"INSERT INTO standings (guild_id, season, game, user_id, crowns, games, wins) {GIVEN} "
            "SELECT guild_id, season, game, user_id, sum(crowns), sum(games), sum(wins) "
            f"FROM ({EXPECTED}) GROUP BY 1, 2, 3, 4"
        )
        database.execute(
            "INSERT INTO champions SELECT seasons.id, user_id, 'Player', crowns FROM standings "
            "JOIN seasons ON number = season WHERE game = '' AND closed_at IS NOT NULL "
            "AND crowns = (SELECT max(crowns) FROM standings AS s WHERE s.season = number "
            "AND s.game = '')"
        )
    database.close()
    return [user for user, _ in past.games.most_common(2)]
