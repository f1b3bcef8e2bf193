"""`gallows backup` copies a database that is in use, and the copy takes its place."""

import asyncio
import sqlite3
import stat
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from bot.store.store import Store
from bot.values.moderation import Actor, Order
from gallows.commands import command_line
from tests.gallows.tables import play_table

pytestmark = pytest.mark.usefixtures("bare")

MOD = Actor(900, "Mod")
DATABASE = "sqlite+aiosqlite:///data/gallows.db"


def copies(folder: Path) -> list[Path]:
    return list(folder.glob("copy.db*"))


def backup(*arguments: object) -> Result:
    return CliRunner().invoke(command_line(), ["backup", *map(str, arguments)])


async def test_a_copy_of_a_database_in_use_is_whole(tmp_path: Path) -> None:
    store = await Store.open(DATABASE)
    settled = await play_table(store)
    going_on = await play_table(store, answers=5)
    result = await asyncio.to_thread(backup, "copies.db")
    assert result.exit_code == 0, result.output
    assert "and sound" in result.stdout
    await store.court.move(Order("grant", 10, MOD, 9000.0, target=(101, "Ada")), 7, "later")
    copy = tmp_path / "copies.db"
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    restored = await Store.open(f"sqlite+aiosqlite:///{copy}")
    for table_id in (settled, going_on):
        assert await restored.tables.find(table_id) == await store.tables.find(table_id)
        assert await restored.journal.answers(table_id) == await store.journal.answers(table_id)
        assert await restored.crowns.results(table_id) == await store.crowns.results(table_id)
    assert (await restored.proof.prove()).troubles == []
    assert await restored.court.log_length(10) == 0, "what came later is not in it"
    await restored.close()
    await store.close()


async def test_nothing_is_written_over(tmp_path: Path) -> None:
    await (await Store.open(DATABASE)).close()
    there = tmp_path / "there.db"
    there.write_text("precious")
    result = await asyncio.to_thread(backup, there)
    assert result.exit_code == 1
    assert "there already" in result.stderr
    assert there.read_text() == "precious"
    for folder in (".", "/", ""):
        assert "there already" in (await asyncio.to_thread(backup, folder)).stderr


async def test_a_damaged_database_is_not_passed_on(tmp_path: Path) -> None:
    store = await Store.open(DATABASE)
    await play_table(store)
    await store.close()
    with (tmp_path / "data/gallows.db").open("r+b") as file:
        file.seek(4096 * 3)
        file.write(b"\xff" * 4096 * 8)
    result = await asyncio.to_thread(backup, "copy.db")
    assert result.exit_code == 1
    assert "Traceback" not in result.output
    assert copies(tmp_path) == []


async def test_a_copy_for_which_there_is_no_room_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await (await Store.open(DATABASE)).close()

    def copy(_: Path, to: Path) -> None:
        for beside in ("-wal", "-shm", "-journal"):
            to.with_name(f"{to.name}{beside}").touch()
        raise sqlite3.OperationalError("disk I/O error")

    monkeypatch.setattr("bot.store.backup.copy_file", copy)
    result = await asyncio.to_thread(backup, "copy.db")
    assert result.exit_code == 1
    assert "disk I/O error. Is there room for 0.4 MB at copy.db?" in result.stderr
    assert copies(tmp_path) == []


async def test_where_no_file_can_be_it_is_said(tmp_path: Path) -> None:
    await (await Store.open(DATABASE)).close()
    (tmp_path / "folder").touch()
    result = await asyncio.to_thread(backup, "folder/copy.db")
    assert result.exit_code == 1
    assert result.stderr == "folder/copy.db cannot be written: Not a directory.\n"


def test_what_cannot_be_copied_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "There is no database at" in backup("copy.db").stderr
    monkeypatch.setenv("GALLOWS_DATABASE_URL", "postgresql+asyncpg://king@castle/g")
    assert "let pg_dump copy it" in backup("copy.db").stderr
