"""`gallows doctor --before-upgrade`, asked by the next version about a database of this one."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, make_url, text
from sqlalchemy.ext.asyncio import create_async_engine
from typer.testing import CliRunner, Result

from bot.store.store import Store
from bot.values.shards import Process
from gallows.commands import command_line
from tests.gallows.tables import play_table
from tests.gallows.test_doctor import problems
from tests.store.conftest import backend, empty
from tests.store.releases import REVISIONS, load, next_version
from tests.store.rows import change, execute
from tests.support.postgres import postgres

__all__ = ["backend", "empty", "postgres"]

pytestmark = pytest.mark.usefixtures("bare")

CHANGES = """\
op.drop_index('ix_tables_open')
op.create_index('ix_tables_open', 'tables', ['id', 'game'])
op.execute("UPDATE tables SET locale = 'en'")
op.execute("UPDATE guilds SET locale = 'en'")
if op.get_bind().dialect.name == 'sqlite': op.execute("DROP TRIGGER ledger_no_update")
else: op.execute("DROP TRIGGER ledger_append_only ON ledger")
"""
"""A migration of which the bot that runs would notice much."""


@pytest.fixture
def url(empty: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """An empty database, which the settings name."""
    monkeypatch.setenv("GALLOWS_DATABASE_URL", empty)
    return empty


def doctor() -> Result:
    return CliRunner().invoke(command_line(), ["doctor", "--before-upgrade"])


async def content(url: str) -> list[Any]:
    """All that is in a database."""
    if url.startswith("sqlite"):
        with closing(sqlite3.connect(make_url(url).database or "")) as connection:
            return list(connection.iterdump())

    def everything(connection: Connection) -> list[Any]:
        tables = "SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY 1"
        triggers = "SELECT tgname, tgrelid FROM pg_trigger ORDER BY 1, 2"
        indexes = "SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1"
        found = [connection.execute(text(each)).all() for each in (tables, triggers, indexes)]
        rows = [connection.execute(text(f"SELECT * FROM {name}")).all() for (name,) in found[0]]
        return [*found, rows]

    engine = create_async_engine(url)
    async with engine.connect() as connection:
        there = await connection.run_sync(everything)
    await engine.dispose()
    return there


@pytest.mark.parametrize("version", REVISIONS)
def test_what_will_be_is_said_and_nothing_is_changed(
    url: str, version: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asyncio.run(load(url, version))
    before = asyncio.run(content(url))
    with next_version(tmp_path, monkeypatch, more=CHANGES) as newest:
        result = doctor()
    assert result.exit_code == 1, result.output
    printed = result.stdout
    assert f"will be migrated from {version} to {newest}, tried on a copy" in printed
    assert f"ok       Migration {newest}: Members have a nick.\n" in printed
    assert "ok       Way back: open\n" in printed
    assert "ok       Running now: nothing\n" in printed
    (ends,) = problems(printed)
    assert ends == "Table 4 (botk) ends: server 10, begun 1970-01-01 01:56 UTC, 2 answers"
    assert "It was begun by version 1 of the rules, and this program plays by 2." in printed
    assert "Open tables: 2; going on: 1; ending: 1; waiting: 0" in printed
    assert "token" not in printed.lower(), "that is for the doctor's other round"
    assert asyncio.run(content(url)) == before
    if url.startswith("sqlite"):
        folder = Path(make_url(url).database or "").parent
        assert {each.name.partition("-")[0] for each in folder.iterdir()} == {"gallows.db"}
        assert not [each for each in folder.iterdir() if each.is_dir()]


@pytest.mark.parametrize("tampering", ["goes on", "gone", "ahead"])
def test_a_bot_plays_on_while_it_is_asked(
    url: str, tampering: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It holds its rows meanwhile, and is not waited for."""
    one = Process("one", 0, 0.0, "1.0.0", most=None, wanted=None, well=True)
    changes = {"goes on": {}, "gone": {"game": "whist"}, "ahead": {"rules_version": "999"}}

    async def run() -> Result:
        bot = await Store.open(url)
        await bot.processes.join(one, alone=True)
        await change(bot, await play_table(bot, answers=5), **changes[tampering])
        if url.startswith("sqlite"):
            await execute(bot, text("UPDATE processes SET heard_at = unixepoch() + 60"))
        async with bot.database.whole(writes=True) as busy:
            if url.startswith("postgresql"):  # However long it is asked.
                patient = text("SET LOCAL idle_in_transaction_session_timeout = 0")
                await busy.write(lambda c: c.execute(patient))
            await busy.write(lambda c: c.execute(text("UPDATE tables SET touched_at = 1")))
            with next_version(tmp_path, monkeypatch, way_back=False, more=CHANGES) as newest:
                result = await asyncio.to_thread(doctor)
        assert f"Way back: only by a backup, because of {newest}" in result.stdout
        await bot.close()
        return result

    result = asyncio.run(run())
    put_back = "restore FILE`" if url.startswith("sqlite") else "`pg_restore`"
    assert put_back in result.stdout
    assert "Running now: 1 process, version 1.0.0" in result.stdout
    assert (result.exit_code, len(problems(result.stdout))) == (
        (0, 0) if tampering == "goes on" else (1, 1)
    )
    told = {
        "goes on": "Open tables: 1; going on: 1; ending: 0; waiting: 0",
        "gone": "Table 1 (whist) stands still: server 10, playing",
        "ahead": "The table waits for the newer program, or its host or a moderator ends it.",
    }
    assert told[tampering] in result.stdout


def test_a_migration_that_fails_is_told_before_it_does(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asyncio.run(load(url, REVISIONS[-1]))
    with next_version(tmp_path, monkeypatch, more="op.drop_table('no_such_table')"):
        result = doctor()
    assert result.exit_code == 1
    assert problems(result.stdout) == ["Database"]
    assert "no_such_table" in result.stdout
    assert "upgrade-" not in result.stdout


@pytest.mark.parametrize("backend", ["sqlite"])
def test_where_there_is_no_room_for_a_copy_or_nothing_to_copy_it_says_so(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asyncio.run(load(url, REVISIONS[-1]))
    file = Path(make_url(url).database or "")

    def copy(*_: Path) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    with monkeypatch.context() as patch:
        patch.setattr("bot.store.upgrading.copy_file", copy)
        said = doctor().stdout
    assert f"{file} cannot be copied beside it: database or disk is full." in said
    file.write_bytes(b"Dear diary, " * 1000)
    said = doctor().stdout
    assert f"{file} cannot be copied beside it: file is not a database." in said
    assert list(file.parent.glob("*upgrade*")) == []


def test_where_there_is_no_database_it_says_so_and_makes_none(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("GALLOWS_DATABASE_URL", "sqlite+aiosqlite:///castle.db")
    assert "There is no database at sqlite+aiosqlite:///castle.db" in doctor().stdout
    assert not list(tmp_path.iterdir())
