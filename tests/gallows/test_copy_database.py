"""`gallows copy-database` at the keyboard: there, back, and refused."""

import asyncio
import io
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from rich.console import Console
from typer.testing import CliRunner, Result

from bot.plugins.registry import plugins
from bot.store.store import Store
from gallows.commands import command_line
from gallows.copy_database import Watcher
from gallows.verify import Unproved
from tests.gallows.tables import play_table
from tests.store.releases import fill
from tests.support.postgres import Postgres, postgres

__all__ = ["postgres"]

pytestmark = pytest.mark.usefixtures("bare")

FILE = "sqlite+aiosqlite:///gallows.db"


def gallows(*arguments: str) -> Result:
    return CliRunner().invoke(command_line(), arguments)


@pytest.fixture
def server(postgres: Postgres) -> Iterator[str]:
    """A database that has been made on the server, and nothing more."""
    with postgres.database() as url:
        yield url


@cache
def filled(*games: str) -> bytes:
    """Two settled tables of each game and one that goes on, and what else there can be.

    They are played once: whoever wants them has a copy of the file.
    """

    async def write(url: str) -> None:
        bot = await Store.open(url)
        await fill(bot)
        await bot.close()
        store = await Store.open(url)
        for game in games:
            for answers in (None, None, 2):
                await play_table(store, game, answers=answers)
        await store.close()

    with TemporaryDirectory() as folder:
        file = Path(folder, "gallows.db")
        asyncio.run(write(f"sqlite+aiosqlite:///{file.as_posix()}"))
        return file.read_bytes()


def written(*statements: str, games: Iterable[str] = ("botk",)) -> None:
    """Have all that in the file; then change it behind the bot's back."""
    Path("gallows.db").write_bytes(filled(*games))
    with closing(sqlite3.connect("gallows.db")) as file, file:
        for each in statements:
            file.execute(each)


def dump(file: str) -> list[str]:
    with closing(sqlite3.connect(file)) as connection:
        return sorted(connection.iterdump())


def is_empty(url: str) -> bool:
    """Whether a bot finds nothing there, and does not mind."""

    async def look() -> bool:
        store = await Store.open(url)
        try:
            return await store.tables.find(1) is None and (await store.proof.prove()).entries == 0
        finally:
            await store.close()

    return asyncio.run(look())


def test_to_postgres_and_back_every_game_is_the_same(
    server: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    written(games=plugins())
    there = gallows("copy-database", FILE, server)
    assert there.exit_code == 0, there.output
    said = there.stdout.splitlines()
    assert said[0].endswith(" tables are the same on both sides.")
    assert said[1].startswith("The books balance: ")
    for game in plugins():
        settled = 4 if game == "botk" else 2
        came_out = f"{settled} of {settled} settled tables were dealt again, and came out"
        assert any(f"{game}: {came_out}" in line for line in said), there.stdout
    assert "Name the copy in GALLOWS_DATABASE_URL before you start the bot again" in there.stdout
    # Where nobody looks, there is a line for each table that has rows.
    assert "copied ledger\n" in there.stderr
    assert "copied permits" not in there.stderr

    monkeypatch.setenv("GALLOWS_DATABASE_URL", server)
    assert gallows("ledger", "check").exit_code == 0
    assert gallows("verify", "6").stdout.endswith("The deal was fair.\n")

    back = gallows("copy-database", server, "sqlite+aiosqlite:///back.db")
    assert back.exit_code == 0, back.output
    assert back.stdout.splitlines()[:-2] == said[:-2], "the same is proved of both"
    assert dump("back.db") == dump("gallows.db")
    assert Path("back.db").stat().st_mode & 0o777 == 0o600


def test_a_password_is_not_shown(server: str) -> None:
    written()
    result = gallows("copy-database", FILE, server.replace("postgres:@", "postgres:hush@"))
    assert result.exit_code == 0, result.output
    assert "hush" not in result.output
    assert "postgres:***@" in result.stdout


def test_books_that_do_not_balance_are_put_right_first(server: str) -> None:
    written(
        "DROP TRIGGER ledger_no_update",
        "UPDATE ledger SET amount = 4 WHERE table_id = 1 AND amount = 3",
    )
    result = gallows("copy-database", FILE, server)
    assert result.exit_code == 1
    assert "guild 10, table 1: its rows sum to 1, not to 0\n" in result.stderr
    assert "Nothing was copied. The books of the copy do not balance" in result.stderr
    assert "The copy is there" not in result.stdout
    assert is_empty(server)


def test_a_game_that_nobody_can_prove_is_no_fault_of_the_copy(server: str) -> None:
    """It is as it was, and named."""
    written("UPDATE results SET role = 'princess' WHERE table_id = 5")
    result = gallows("copy-database", FILE, server)
    assert result.exit_code == 0, result.output
    assert "botk: 3 of 4 settled tables were dealt again" in result.stdout
    assert "Table 5 came as it was, but could not be: The result does not" in result.stdout


def test_a_game_that_came_out_otherwise_is_not_copied(
    server: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    written()
    asked: list[object] = []

    def proof(record: object, *given: object) -> Iterator[str]:
        """A proof that holds of the original alone."""
        if record not in asked:
            asked.append(record)
            raise Unproved("The result does not follow.")
        yield "The deal was fair."

    monkeypatch.setattr("gallows.copy_database.proof", proof)
    result = gallows("copy-database", FILE, server)
    assert result.exit_code == 1
    assert "Nothing was copied. Table 1 of the copy is not what was settled." in result.stderr
    assert is_empty(server)


def test_what_cannot_be_copied_is_said(server: str) -> None:
    for source, target, why in (
        (
            FILE,
            server,
            "Nothing was copied. There is no database at sqlite+aiosqlite:///gallows.db",
        ),
        ("gallows.db", server, "Nothing was copied. This is not a database URL."),
        (server, FILE, "There is nothing of the bot in it."),
    ):
        result = gallows("copy-database", source, target)
        assert result.exit_code == 1
        assert why in result.stderr, result.output
        assert "Traceback" not in result.output
    assert not list(Path().iterdir())


def test_a_copy_that_is_stopped_says_so(server: str, monkeypatch: pytest.MonkeyPatch) -> None:
    written()

    def stop(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as pressed:
        pressed.setattr(Watcher, "compared", stop)
        result = gallows("copy-database", FILE, server)
    assert result.exit_code == 1
    assert "Nothing was copied. It was stopped before the end." in result.stderr
    assert gallows("copy-database", FILE, server).exit_code == 0


def test_who_looks_sees_a_bar() -> None:
    screen = io.StringIO()
    with Watcher(Console(file=screen, force_terminal=True, width=80)) as watcher:
        watcher.begun({"ledger": 4, "acts": 0})
        watcher.copied("ledger", 4)
        watcher.compared("ledger", 4)
    shown = screen.getvalue()
    assert "ledger" in shown
    assert "100%" in shown
    assert "copied ledger\n" not in shown
