"""From an empty database to the schema that the program knows, and what opening refuses."""

import sqlite3
from collections.abc import Awaitable, Callable
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, inspect, make_url, text
from sqlalchemy.ext.asyncio import create_async_engine

from bot.store import dialects, schema
from bot.store.database import Database
from bot.store.errors import StoreError
from bot.store.migrate import newest_version
from bot.store.store import Store
from bot.values.guilds import GuildSettings
from bot.values.moderation import Actor, Order
from bot.values.records import AnswerRecord, Deadline, SeatRecord, TableRecord
from bot.values.tables import Status
from tests.store.releases import DAY, NICK, RELEASED, REVISIONS, load, next_version
from tests.store.rows import ADA, BEN, CLEO, GUILD, a_table, change, execute

MOD = Actor(900, "Mod")


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


async def looked_over(url: str) -> dict[str, Any]:
    """All that decides how a database behaves: its tables, and what its triggers do."""
    parsed = make_url(url)
    triggers = (
        "SELECT name, sql FROM sqlite_schema WHERE type = 'trigger' ORDER BY name"
        if parsed.get_backend_name() == "sqlite"
        else "SELECT tgname, pg_get_triggerdef(pg_trigger.oid), prosrc FROM pg_trigger "
        "JOIN pg_proc ON pg_proc.oid = tgfoid WHERE NOT tgisinternal ORDER BY tgrelid, tgname"
    )
    engine = create_async_engine(parsed)
    async with engine.begin() as connection:
        found: dict[str, Any] = await connection.run_sync(described)
        found["triggers"] = {tuple(row) for row in await connection.execute(text(triggers))}
    await engine.dispose()
    return found


def test_migrations_are_one_numbered_line() -> None:
    assert [f"r{n:04}" for n in range(1, len(REVISIONS) + 1)] == REVISIONS
    assert newest_version() == REVISIONS[-1]


def test_each_released_version_is_kept_as_a_database() -> None:
    """`tests.store.releases` writes down the newest."""
    kept = {f"{version}.{name}.sql" for version in REVISIONS for name in ("sqlite", "postgresql")}
    assert {file.name for file in RELEASED.glob("*")} == kept


@pytest.mark.parametrize("version", REVISIONS)
async def test_a_released_database_is_taken_up(empty: str, url: str, version: str) -> None:
    """One that was made new now is no different, and what was in the old one is there."""
    await load(empty, version)
    store = await Store.open(empty)
    try:
        assert (await store.proof.prove()).troubles == []
        assert [(each.user_id, each.crowns) for each in await store.boards.top(GUILD)] == [
            (ADA, 10), (CLEO, 6), (BEN, 3)
        ]  # fmt: skip
        first, second = await store.seasons.page(GUILD, limit=2)
        assert (first.number, second.number, second.champions[0].user_id) == (2, 1, ADA)
        assert (await store.guilds.settings(GUILD)).treasury == 500
        assert [each.act for each in await store.court.log(GUILD, limit=2)] == ["bar", "take"]
        assert await store.court.barred(GUILD, CLEO, 1e9)
        lobby, played = await store.tables.all_open()
        assert await store.days.tried("botk", BEN, DAY, lobby.secret)
        assert (played.status, played.told, played.purses) == (Status.PLAYING, 4, (10, 3, 6, 0))
        assert [seat.silences for seat in played.seats] == [0, 2, 0, 0]
        assert [each.silent for each in await store.journal.answers(played.id)] == [False, True]
        assert [each.ask for each in await store.journal.deadlines(played.id)] == [2, 3]
        assert [each.place_id for each in await store.posts.of(played.id)] == [20]
        assert len(await store.history.page(GUILD, ADA)) == 2
        assert (await store.tables.create(a_table(ADA))) == played.id + 1, "no id is given again"
    finally:
        await store.close()
    same = await looked_over(empty) == await looked_over(url)
    assert same, "after a change to the schema `python -m tests.store.releases` writes it down"


@pytest.mark.parametrize("version", ["0001", "0015"])
@pytest.mark.parametrize("opening", [Store.open, Store.open_to_read])
async def test_a_database_from_before_the_first_release_is_left_as_it_is(
    url: str, version: str, opening: Callable[[str], Awaitable[Store]]
) -> None:
    async def take_it(store: Store) -> None:
        await store.processes.sharing()

    store = await Store.open(url)
    await execute(store, text(f"UPDATE alembic_version SET version_num = '{version}'"))
    await store.close()
    with pytest.raises(StoreError, match=r"before the first release.*keep it.*name a new one"):
        await opening(url)
    with pytest.raises(StoreError, match="before the first release"):
        await Store.open(url, take_it)
    engine = create_async_engine(url)
    async with engine.begin() as connection:
        assert await connection.scalar(text("SELECT count(*) FROM processes")) == 0
        found = await connection.scalar(text("SELECT version_num FROM alembic_version"))
    await engine.dispose()
    assert found == version


# On a busy machine a migration is held up for longer than a press may be.
MAY_PAUSE = """
if op.get_bind().dialect.name == 'postgresql':
    longest = op.get_bind().scalar(sa.text('SHOW idle_in_transaction_session_timeout'))
    assert longest == '1min', longest
"""


async def test_the_next_version_is_migrated_to(
    url: str, empty: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = newest_version()
    store = await Store.open(url)
    await store.court.bar(Order("bar", GUILD, MOD, 1.0, target=(ADA, "Ada")), None, "brawling")
    await store.close()
    with next_version(tmp_path, monkeypatch, way_back=False, more=MAY_PAUSE) as newest:
        with pytest.raises(
            StoreError, match=f"at version {known}, and this program reads {newest}"
        ):
            await Store.open_to_read(url)
        for each in (url, empty):
            store = await Store.open(each)
            at = await store.database.read(
                lambda connection: connection.scalar(
                    text("SELECT version_num FROM alembic_version")
                )
            )
            await store.close()
            assert at == newest
        store = await Store.open_to_read(url)
        assert await store.court.barred(GUILD, ADA, 2.0)
        await execute(store, text(f"SELECT {NICK} FROM members"))
        await store.close()
    for opening in (Store.open, Store.open_to_read):
        with pytest.raises(StoreError, match=f"brought the database to version {newest}, which"):
            await opening(url)


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


async def test_where_another_program_counts_its_versions_it_is_said(empty: str) -> None:
    other = Database(empty)
    for statement in (
        "CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)",
        "INSERT INTO alembic_version VALUES ('3f5c0d1b2a9e')",
    ):
        await other.write(lambda c, do=statement: c.execute(text(do)))
    await other.close()
    for opening in (Store.open, Store.open_to_read):
        with pytest.raises(StoreError, match="Another program keeps its data there"):
            await opening(empty)


async def test_sqlite_is_set_up_to_lose_nothing(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path}/gallows.db")
    settings = await store.database.read(
        lambda connection: {
            name: connection.scalar(text(f"PRAGMA {name}"))
            for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        }
    )
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
        ("sqlite+aiosqlite://data/gallows.db", "after three slashes"),
        ("postgresql+asyncpg://king@castle:65536/gallows", "There is no port 65536"),
        ("postgresql+asyncpg://king@the..castle/gallows", "the..castle is no host's name"),
        ("postgresql+asyncpg://king@castle/gallows?sslmode=require", "for TLS it is .ssl=require"),
    ):
        with pytest.raises(StoreError, match=sentence):
            await Store.open(url)


def test_tls_from_the_first_byte_can_be_asked_for() -> None:
    """PostgreSQL can do so from version 17."""
    given = dialects.driver_arguments(
        "postgresql+asyncpg://king@castle/gallows?ssl=require&direct_tls=1"
    )
    assert given["direct_tls"]


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


@pytest.mark.parametrize("password", ["hunter@2seas", "hunter@2seas:lake"])
async def test_of_a_password_that_a_url_cannot_hold_nothing_is_shown(password: str) -> None:
    with pytest.raises(StoreError, match=r"write %40 for @|This is not a database URL") as raised:
        await Store.open(f"postgresql+asyncpg://king:{password}@127.0.0.1:1/gallows")
    assert "seas" not in str(raised.value)


async def test_no_bound_value_is_in_an_error(store: Store) -> None:
    table_id = await store.tables.create(a_table(ADA))
    with pytest.raises(StoreError) as raised:
        await change(store, table_id, guild_id="not a number, but a secret", secret=None)
    texts = [str(raised.value), str(raised.value.__cause__)]
    assert not [text for text in texts if "but a secret" in text]


def test_passwords_are_not_shown() -> None:
    parsed = dialects.parse("postgresql+asyncpg://king:hunter2@castle/gallows")
    assert dialects.shown(parsed) == "postgresql+asyncpg://king:***@castle/gallows"
