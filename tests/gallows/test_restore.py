"""`gallows restore`: play, make a backup, play on, go back, and play on from there."""

import asyncio
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from bot.plugins.registry import plugins
from bot.store.store import Store
from bot.values.moderation import Actor, Order
from bot.values.tables import Status
from gallows.commands import command_line
from gallows.companions import WORLD
from tests.gallows.tables import play_table
from tests.play.night import Night
from tests.store.releases import next_version

pytestmark = pytest.mark.usefixtures("bare")

MOD = Actor(900, "Mod")
FILE = Path("data/gallows.db")
DATABASE = f"sqlite+aiosqlite:///{FILE}"


def gallows(*arguments: object) -> Result:
    return CliRunner().invoke(command_line(), list(map(str, arguments)))


def backup_of(*, later: bool = True) -> Path:
    """A backup of a database with one settled table and one that goes on; then more happens."""

    async def play() -> None:
        store = await Store.open(DATABASE)
        await play_table(store)
        going_on = await play_table(store, answers=5)
        assert (await asyncio.to_thread(gallows, "backup", "copy.db")).exit_code == 0
        if later:
            await play_table(store)
            await store.court.move(
                Order("grant", 10, MOD, 9000.0, target=(101, "Ada")), 7, "a secret reason"
            )
            assert going_on == 2
        await store.close()

    asyncio.run(play())
    return Path("copy.db")


def beside() -> list[str]:
    """All that is in the database's folder."""
    return sorted(file.name for file in FILE.parent.iterdir())


def content() -> list[str]:
    with closing(sqlite3.connect(FILE)) as connection:
        return list(connection.iterdump())


def test_a_backup_takes_the_place_and_what_was_lost_is_said() -> None:
    backup = backup_of()
    before = content()
    result = gallows("restore", backup)
    assert result.exit_code == 0, result.output
    assert "  tables opened: 1 (table 3), " in result.stdout
    assert "  games settled: 1 (table 3), 1970-01-01 00:50:00 UTC to 1970" in result.stdout
    night = "1970-01-01 02:30:00 UTC"
    assert f"  acts of moderators: 1, {night} to {night}\n" in result.stdout
    assert "crowns paid to players" in result.stdout
    assert "answers given" in result.stdout
    for hidden in ("secret reason", "Ada", "loyalist", "saboteur"):
        assert hidden not in result.output
    now, kept = beside()
    assert now == "gallows.db"
    assert kept.startswith("gallows.db.replaced-")
    assert FILE.stat().st_mode & 0o777 == 0o600
    with closing(sqlite3.connect(FILE)) as there, closing(sqlite3.connect(backup)) as copy:
        assert list(there.iterdump()) == list(copy.iterdump())
    assert backup.exists()
    # And forth again: what was kept is as it was.
    assert gallows("restore", FILE.with_name(kept)).exit_code == 0
    assert content() == before


def test_where_nothing_has_happened_since_it_says_so() -> None:
    result = gallows("restore", backup_of(later=False))
    assert "Nothing has happened since the backup." in result.stdout


def test_a_database_in_use_is_not_replaced() -> None:
    backup = backup_of()

    async def run() -> Result:
        bot = await Store.open(DATABASE)
        await bot.guilds.greet(10)
        try:
            return await asyncio.to_thread(gallows, "restore", backup)
        finally:
            await bot.close()

    result = asyncio.run(run())
    assert result.exit_code == 1
    assert "Nothing was changed." in result.stderr
    assert "is in use. Stop the bot" in result.stderr
    assert beside() == ["gallows.db"]
    assert "a secret reason" in "".join(content())


def test_a_damaged_database_is_replaced_and_kept() -> None:
    backup = backup_of()
    FILE.write_bytes(b"Dear diary, " * 1000)
    result = gallows("restore", backup)
    assert result.exit_code == 0, result.output
    assert "cannot be read, so nobody can say" in result.stdout
    assert (FILE.parent / beside()[1]).read_bytes().startswith(b"Dear diary")
    assert gallows("ledger", "check").exit_code == 0


def test_where_there_is_none_it_is_put() -> None:
    backup = backup_of()
    shutil.rmtree(FILE.parent)
    result = gallows("restore", backup)
    assert "There was no database before." in result.stdout
    assert FILE.parent.stat().st_mode & 0o777 == 0o700
    assert gallows("ledger", "check").exit_code == 0


def unsound(kind: str, backup: Path) -> None:
    match kind:
        case "no file":
            backup.unlink()
        case "text":
            backup.write_bytes(b"Dear diary, " * 1000)
        case "empty":
            backup.write_bytes(b"")
        case "damaged":
            with backup.open("r+b") as file:
                file.seek(4096 * 3)
                file.write(b"\xff" * 4096 * 8)
        case "newer" | "of others" | "unbalanced":
            with closing(sqlite3.connect(backup)) as connection:
                if kind == "newer":
                    connection.execute(
                        "UPDATE alembic_version SET version_num = 'r9999', oldest = 'r9999'"
                    )
                elif kind == "of others":
                    connection.execute("DROP TABLE alembic_version")
                else:
                    connection.execute("DROP TRIGGER ledger_no_update")
                    connection.execute("UPDATE ledger SET amount = amount + 1 WHERE id = 1")
                connection.commit()


@pytest.mark.parametrize(
    ("kind", "why"),
    [
        ("no file", "There is no file copy.db."),
        ("text", "copy.db cannot be read: file is not a database."),
        ("empty", "There is nothing of the bot in it."),
        ("damaged", "copy.db"),
        ("newer", "to version r9999, which this one cannot use"),
        ("of others", "There is nothing of the bot in it."),
        ("unbalanced", "Its books do not balance, so it is not put back."),
    ],
)
def test_what_is_no_sound_backup_is_refused(kind: str, why: str) -> None:
    backup = backup_of()
    before = content()
    unsound(kind, backup)
    result = gallows("restore", backup)
    assert result.exit_code == 1
    assert result.stderr.startswith("Nothing was changed. ")
    assert why in result.stderr
    assert "Traceback" not in result.output
    assert content() == before
    assert beside() == ["gallows.db"]


def test_a_full_disk_makes_no_backup_a_bad_one(monkeypatch: pytest.MonkeyPatch) -> None:
    backup = backup_of()

    def copy(*_: Path) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr("bot.store.replacing.copy_file", copy)
    result = gallows("restore", backup)
    assert result.exit_code == 1
    place = FILE.with_name("gallows.db.part")
    told = f"copy.db cannot be copied to {place}: database or disk is full.\n"
    assert result.stderr == f"Nothing was changed. {told}"
    assert beside() == ["gallows.db"]


def test_where_no_file_can_be_it_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    backup = backup_of()
    monkeypatch.setenv("GALLOWS_DATABASE_URL", f"sqlite+aiosqlite:///{backup}/gallows.db")
    result = gallows("restore", backup)
    assert result.exit_code == 1
    assert result.stderr.startswith("Nothing was changed. ")
    assert "cannot be written" in result.stderr


def test_a_backup_of_an_older_version_is_brought_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    backup = backup_of()
    before = backup.read_bytes()
    with next_version(tmp_path, monkeypatch):
        assert gallows("restore", backup).exit_code == 0
    assert "nick" in "".join(content())
    assert backup.read_bytes() == before


def test_the_database_is_no_backup_of_itself_and_postgres_has_its_own_way(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    backup_of()
    assert "is the database itself. Name a backup." in gallows("restore", FILE).stderr
    monkeypatch.setenv("GALLOWS_DATABASE_URL", "postgresql+asyncpg://king@castle/g")
    said = gallows("restore", "copy.db").stderr
    assert "let pg_restore put the dump back. docs/data.md says how" in said


async def test_a_bot_goes_on_from_what_was_put_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GALLOWS_DATABASE_URL", DATABASE)
    async with Night.begin(FILE, WORLD, hurry=15) as night:
        host = night.guests[0]
        await host.command("dotk start", computers=plugins()["dotk"].rules.least_seats - 1)
        await host.press(r"gg:t:\d+:begin")
        await night.until(lambda: [ask.seat for ask in night.table.state.asks()] == [0], "a turn")
        result = await asyncio.to_thread(gallows, "backup", "copy.db")
        assert result.exit_code == 0, result.output
        answers = await night.store.journal.answers(night.table.id)
        await finish(night)
        await night.stop_bot()
        result = await asyncio.to_thread(gallows, "restore", "copy.db")
        assert result.exit_code == 0, result.output
        assert "games settled: 1 (table 1)" in result.stdout
        await night.start_bot(away=60)
        assert await night.store.journal.answers(night.table.id) == answers
        await finish(night)
        assert (await night.store.proof.prove()).troubles == []


async def finish(night: Night) -> None:
    table = night.table
    await night.autoplay([night.guests[0]])
    await night.until(lambda: table.state.record.status is Status.SETTLED, "a result")
    await night.stop_autoplayers()
