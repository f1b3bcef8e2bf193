"""From an empty database to the schema that the program knows, and what opening refuses."""

import sqlite3
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import create_async_engine

from bot.store import dialects, schema
from bot.store.errors import StoreError
from bot.store.migrate import scripts
from bot.store.store import Store
from bot.values.guilds import GuildSettings
from bot.values.moderation import Actor
from bot.values.records import AnswerRecord, Deadline, SeatRecord, TableRecord
from bot.values.seasons import ALL_TIME
from games.engine.crowns import Count
from tests.store.rows import ADA, BEN, a_table, rows

_TABLE = (
    "INSERT INTO tables (id, guild_id, channel_id, host_id, game, rules, status, pace, choices, "
    "locale, secret, panel_from, counted, purses, announced, result, heads, created_at, "
    "touched_at, started_at, settled_at, closed_at) VALUES ({}, 10, 20, 101, 'botk', '1', "
    "'settled', 'normal', '{{}}', 'en', 's', 1, {}, '[5, 5]', 9, 'crown', 2, 1, 2, 3, {}, 5)"
)
_RESULT = (
    "INSERT INTO results (table_id, seat, guild_id, season_id, game, counted, settled_at, "
    "user_id, name, role, won, alive, net) "
    "VALUES ({}, {}, 10, 1, 'botk', {}, {}, {}, '{}', '{}', {}, true, {})"
)
_ENTRY = (
    "INSERT INTO ledger (guild_id, season_id, account, amount, reason, table_id, at) "
    "VALUES (10, 1, {}, {}, '{}', {}, 4)"
)
FIRST_SCHEMA = (
    "INSERT INTO guilds (guild_id, computers_counted) VALUES (10, true)",
    "INSERT INTO seasons (id, guild_id, number, opened_at) VALUES (1, 10, 1, 4)",
    _TABLE.format(1, "true", 4),
    _TABLE.format(2, "true", 5),
    _TABLE.format(3, "false", 6),
    _RESULT.format(1, 0, "true", 4, 101, "Ada", "executioner", "true", 3),
    _RESULT.format(1, 1, "true", 4, 102, "Ben", "jester", "false", -1),
    _RESULT.format(2, 0, "true", 5, 101, "Ada the Old", "loyalist", "false", 0),
    _RESULT.format(2, 1, "true", 5, 102, "Ben", "loyalist", "false", 0),
    _RESULT.format(3, 0, "false", 6, 102, "Ben", "executioner", "true", 9),
    *(_ENTRY.format(who, amount, "welcome", 1) for who, amount in ((101, 5), (102, 5), (0, -10))),
    *(_ENTRY.format(who, amount, "heads", 1) for who, amount in ((101, 3), (0, -3))),
    *(_ENTRY.format(who, amount, "death", 1) for who, amount in ((102, -1), (0, 1))),
)
"""Rows as the first schema took them."""


def described(connection: Connection) -> dict[str, Any]:
    """All that decides how a database behaves, apart from triggers."""
    inspector = inspect(connection)

    def sort(found: Any) -> list[str]:
        return sorted(repr(sorted(each.items(), key=str)) for each in found)

    return {
        table: [
            sort(
                {**column, "type": repr(column["type"])} for column in inspector.get_columns(table)
            ),
            inspector.get_pk_constraint(table),
            sort(inspector.get_foreign_keys(table)),
            sort(inspector.get_unique_constraints(table)),
            sort(
                {
                    **index,
                    "dialect_options": {k: str(v) for k, v in index["dialect_options"].items()},
                }
                for index in inspector.get_indexes(table)
            ),
            sort(inspector.get_check_constraints(table)),
        ]
        for table in inspector.get_table_names()
        if table != "alembic_version"
    }


async def test_migrations_lead_to_the_schema(store: Store, tmp_path: Path) -> None:
    def drift(connection: Connection) -> list[Any]:
        context = MigrationContext.configure(connection, opts={"compare_server_default": True})
        return compare_metadata(context, schema.metadata)

    async with store.database.reading() as connection:
        assert await connection.run_sync(drift) == []
        migrated = await connection.run_sync(described)
    if store.database.engine.dialect.name == "sqlite":
        engine = create_async_engine(f"sqlite+aiosqlite:///{tmp_path}/other.db")
        async with engine.begin() as connection:
            await connection.run_sync(schema.metadata.create_all)
            assert await connection.run_sync(described) == migrated
        await engine.dispose()


def test_migrations_are_one_numbered_line() -> None:
    directory = ScriptDirectory.from_config(scripts())
    line = [script.revision for script in directory.walk_revisions()]
    assert line == [f"{n:04}" for n in range(len(line), 0, -1)]
    assert directory.get_heads() == line[:1]


@pytest.mark.parametrize(
    ("record", "table", "besides"),
    [
        (TableRecord, schema.tables, {"seats", "damaged"}),
        (SeatRecord, schema.seats, set()),
        (AnswerRecord, schema.answers, set()),
        (Deadline, schema.deadlines, set()),
        (GuildSettings, schema.guilds, set()),
    ],
)
def test_every_field_of_a_record_has_a_column(record: Any, table: Any, besides: set[str]) -> None:
    assert {field.name for field in fields(record)} - besides <= set(table.columns.keys())


async def test_a_database_is_opened_again_as_it_was(empty: str) -> None:
    store = await Store.open(empty)
    table_id = await store.tables.create(a_table(ADA))
    await store.close()
    store = await Store.open(empty)
    assert await store.tables.find(table_id)
    await store.close()


async def test_crowns_from_before_the_seasons_are_added_up(empty: str) -> None:
    """A database of the first schema, in which two tables were settled, and one was not counted."""
    engine = dialects.create_engine(dialects.parse(empty))
    async with engine.begin() as connection:
        await connection.run_sync(lambda bare: command.upgrade(scripts(bare), "0001"))
        for statement in FIRST_SCHEMA:
            await connection.execute(text(statement))
    await engine.dispose()
    store = await Store.open(empty)
    assert (await store.proof.prove()).troubles == []
    ada, ben = await store.boards.top(10)
    assert (ada.user_id, ada.name, ada.crowns, ada.games, ada.wins) == (101, "Ada the Old", 8, 2, 1)
    assert (ben.crowns, ben.games) == (4, 2)
    _, botk = await store.boards.stats(10, 101)
    assert botk.statistics == (Count("executioner"), Count("heads", 2))
    assert [each.crowns for each in await store.boards.top(10, season=ALL_TIME)] == [3, -1]
    assert [each.crowns for each in await store.boards.top(10, game="botk")] == [3, -1]
    season = await store.seasons.find(10)
    assert season is not None
    assert (season.number, season.paid_out, season.left) == (1, 2, None)
    assert [result.due for result in await store.crowns.results(1)] == [3, -1]
    settings = await store.guilds.settings(10)
    assert settings == GuildSettings(computers_counted=True)
    # Its old rows are as safe as new ones are.
    with pytest.raises(StoreError, match="append-only"):
        async with store.database.writing() as connection:
            await connection.execute(text("DELETE FROM ledger"))
    await store.close()


async def test_who_was_erased_before_is_parted_from_the_bar_too(empty: str) -> None:
    engine = dialects.create_engine(dialects.parse(empty))
    async with engine.begin() as connection:
        await connection.run_sync(lambda bare: command.upgrade(scripts(bare), "0002"))
        for statement in (
            "INSERT INTO members (guild_id, user_id, name, left_at) VALUES (10, -7, 'Nobody', 9)",
            "INSERT INTO bars (guild_id, user_id, name, until, reason, by_id, by_name, at) "
            "VALUES (10, 101, '', 99, '', 900, 'Mod', 3), (10, 102, 'Ben', 88, 'why', 900, 'M', 4)",
            "INSERT INTO acts (guild_id, at, actor_id, actor_name, act, target_id, target_name, "
            "details) VALUES (10, 3, 900, 'Mod', 'bar', -7, 'Nobody', '{}'), "
            "(10, 4, 900, 'Mod', 'bar', 102, 'Ben', '{}')".format('{"until": 99}', '{"until": 88}'),
        ):
            await connection.exec_driver_sql(statement)
    await engine.dispose()
    store = await Store.open(empty)
    ben, nobody = await store.court.log(10)
    assert (nobody.target_id, nobody.target_name, nobody.details) == (None, None, {})
    assert (ben.target_id, ben.details) == (102, {"until": 88})
    assert {(row["by_id"], row["at"]) for row in await rows(store, schema.bars)} == {
        (0, 9),
        (900, 4),
    }
    assert [row["left_at"] for row in await rows(store, schema.members)] == [0]
    await store.close()


_COUNTED = (
    "INSERT INTO results (table_id, seat, guild_id, season_id, game, counted, settled_at, user_id, "
    "name, role, won, alive, net, executioner, heads, death) VALUES ({}, {}, 10, 1, '{}', true, 4, "
    "{}, 'Name', 'role', false, true, 0, {}, {}, {})"
)
_STANDING = (
    "INSERT INTO standings (guild_id, season, user_id, game, crowns, games, wins, executioner, "
    "heads) VALUES (10, {}, {}, '{}', 0, {}, 0, {}, {})"
)
COLUMNS_FOR_STATISTICS = (
    "INSERT INTO seasons (id, guild_id, number, opened_at) VALUES (1, 10, 1, 4)",
    _TABLE.format(1, "true", 4),
    _TABLE.format(2, "true", 4),
    _TABLE.format(3, "true", 4).replace("'botk'", "'feast'"),
    _TABLE.format(4, "true", "NULL").replace("'settled'", "'playing'").replace(", 5)", ", NULL)"),
    _COUNTED.format(1, 0, "botk", 101, 1, 2, "NULL"),
    _COUNTED.format(1, 1, "botk", 102, 0, 0, "'keg'"),
    _COUNTED.format(2, 0, "botk", 102, 1, 0, "NULL"),
    _COUNTED.format(2, 1, "botk", "NULL", 0, 0, "'wine'"),
    _COUNTED.format(3, 0, "feast", 101, 0, 0, "'duel'"),
    _COUNTED.format(3, 1, "feast", 102, 0, 0, "NULL"),
    *(
        _STANDING.format(season, *row)
        for season in (0, 1)
        for row in (
            (101, "", 2, 1, 2), (101, "botk", 1, 1, 2), (101, "feast", 1, 0, 0),
            (102, "", 3, 1, 0), (102, "botk", 2, 1, 0), (102, "feast", 1, 0, 0),
        )
    ),
)  # fmt: skip
"""Rows as they were taken when every statistic was a column."""


async def test_statistics_in_columns_become_rows(empty: str) -> None:
    engine = dialects.create_engine(dialects.parse(empty))
    async with engine.begin() as connection:
        await connection.run_sync(lambda bare: command.upgrade(scripts(bare), "0004"))
        for statement in COLUMNS_FOR_STATISTICS:
            await connection.execute(text(statement))
    await engine.dispose()
    store = await Store.open(empty)
    assert (await store.proof.prove()).troubles == []
    ada, ben = [
        {each.game: each.statistics for each in await store.boards.stats(10, user)}
        for user in (101, 102)
    ]
    assert ada["botk"] == (Count("executioner"), Count("heads", 2))
    assert ada["feast"] == (Count("death", word="duel"),)
    assert ben["botk"] == (Count("death", word="keg"), Count("executioner"))
    assert ben["feast"] == ()
    computer = (await store.crowns.results(2))[1]
    assert (computer.user_id, computer.statistics) == (None, (Count("death", word="wine"),))
    assert [each.games for each in await store.boards.top(10, game="botk")] == [1, 2]
    (open_table,) = await store.tables.all_open()
    assert (open_table.id, open_table.rules_version) == (4, "1")
    # What keeps the ledger as it is has been left where it was.
    await store.court.grant(10, 101, "Ada", 1, "a song", Actor(900, "Mod"), 7.0)
    for statement in ("DELETE FROM ledger", "UPDATE acts SET at = 1"):
        with pytest.raises(StoreError, match="append-only"):
            async with store.database.writing() as connection:
                await connection.execute(text(statement))
    await store.close()


async def test_results_from_before_they_were_shared_once_can_be_shared(empty: str) -> None:
    engine = dialects.create_engine(dialects.parse(empty))
    async with engine.begin() as connection:
        await connection.run_sync(lambda bare: command.upgrade(scripts(bare), "0014"))
        columns = _TABLE.format(1, "true", 4).replace("rules,", "rules_version,")
        await connection.execute(
            text(columns.replace(" heads,", "").replace("'crown', 2,", "'crown',"))
        )
    await engine.dispose()
    store = await Store.open(empty)
    assert await store.days.share(1)
    assert not await store.days.share(1)
    assert not await store.days.tried("botk", 101, 3, b"key")
    await store.close()


async def test_who_has_had_todays_try_by_an_older_program_has_no_second_one(empty: str) -> None:
    engine = dialects.create_engine(dialects.parse(empty))
    async with engine.begin() as connection:
        await connection.run_sync(lambda bare: command.upgrade(scripts(bare), "0014"))
        columns = _TABLE.replace("rules,", "rules_version, day,").replace("101", ":host_id")
        columns = columns.replace("'1'", "'1', :day").replace("'s'", ":secret")
        columns = columns.replace(" heads,", "").replace("'crown', 2,", "'crown',")
        for n, (host_id, day) in enumerate(((ADA, 6), (BEN, 7), (-8, 7)), start=1):
            row = {"host_id": host_id, "day": day, "secret": b"key %d" % day}
            await connection.execute(text(columns.format(n, "true", 4)), row)
    await engine.dispose()
    store = await Store.open(empty)
    assert await store.days.tried("botk", BEN, 7, b"key 7")
    assert len(await rows(store, schema.day_tries)) == 1
    await store.close()


async def test_a_database_of_a_newer_program_is_refused(empty: str) -> None:
    store = await Store.open(empty)
    async with store.database.writing() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    await store.close()
    with pytest.raises(StoreError, match="version 9999, which this program does not know"):
        await Store.open(empty)


async def test_a_migration_that_fails_leaves_nothing_behind(tmp_path: Path) -> None:
    file = tmp_path / "gallows.db"
    with sqlite3.connect(file) as other:
        other.execute("CREATE TABLE ledger (x)")
    other.close()
    with pytest.raises(StoreError, match="ledger"):
        await Store.open(f"sqlite+aiosqlite:///{file}")
    with sqlite3.connect(file) as other:
        assert other.execute("SELECT name FROM sqlite_master").fetchall() == [("ledger",)]
    other.close()


async def test_sqlite_is_set_up_to_lose_nothing(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path}/gallows.db")
    async with store.database.reading() as connection:
        settings = {
            name: await connection.scalar(text(f"PRAGMA {name}"))
            for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        }
    await store.close()
    assert settings == {
        "journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 5000,
    }  # fmt: skip


async def test_a_database_in_memory_is_shared_by_all_who_wait_for_it() -> None:
    store = await Store.open("sqlite+aiosqlite://")
    await store.tables.create(a_table(ADA))
    assert len(await store.tables.all_open()) == 1
    await store.close()


async def test_folders_are_made(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path}/a/b/gallows.db")
    await store.close()
    assert (tmp_path / "a/b/gallows.db").exists()


async def test_what_cannot_be_opened_is_named_with_what_to_do(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"This is no database, whatever its name says. " * 30)
    for url, sentence in (
        (f"sqlite+aiosqlite:///{tmp_path}/file/gallows.db", "Set GALLOWS_DATABASE_URL to a place"),
        (f"sqlite+aiosqlite:///{tmp_path}/file", "name another one"),
        (f"sqlite+aiosqlite:///{tmp_path}", "may not write there"),
        (f"sqlite:///{tmp_path}/gallows.db", r"sqlite\+aiosqlite:///data/gallows.db"),
        ("mysql://somewhere/gallows", "cannot use a mysql database"),
        ("gallows.db", "not a database URL"),
    ):
        with pytest.raises(StoreError, match=sentence):
            await Store.open(url)


@pytest.mark.parametrize("path", ["-q", "--data/gallows.db", "file:-q?uri=true"])
async def test_an_option_that_is_taken_for_a_path_makes_no_file(
    path: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for opening in (Store.open, Store.open_to_read):
        with pytest.raises(StoreError, match=r"begins with a dash.* such as data/gallows\.db"):
            await opening(f"sqlite+aiosqlite:///{path}")
    assert not list(tmp_path.iterdir())  # noqa: ASYNC240


async def test_a_server_that_is_not_there_is_named_without_its_password() -> None:
    with pytest.raises(StoreError, match="nothing answers there") as raised:
        await Store.open("postgresql+asyncpg://king:hunter2@127.0.0.1:1/gallows")
    assert "king:***@127.0.0.1:1" in str(raised.value)
    assert "hunter2" not in str(raised.value)


async def test_no_bound_value_is_in_an_error(store: Store) -> None:
    table_id = await store.tables.create(a_table(ADA))
    with pytest.raises(StoreError) as raised:
        await store.tables.save(table_id, guild_id="not a number, but a secret", secret=None)
    texts = [str(raised.value), str(raised.value.__cause__)]
    assert not [text for text in texts if "but a secret" in text]


def test_passwords_are_not_shown() -> None:
    parsed = dialects.parse("postgresql+asyncpg://king:hunter2@castle/gallows")
    assert dialects.shown(parsed) == "postgresql+asyncpg://king:***@castle/gallows"
