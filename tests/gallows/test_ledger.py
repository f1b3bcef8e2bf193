"""`gallows ledger` at the keyboard."""

import asyncio
import csv
import io
import re
from pathlib import Path

import pytest
from sqlalchemy import text
from typer.testing import CliRunner, Result

from bot.store.errors import StoreError
from bot.store.store import Store
from bot.values.moderation import Actor, Order
from gallows.commands import command_line
from games.engine.asks import Seat
from games.engine.crowns import Payment
from tests.store.releases import next_version
from tests.store.rows import ADA, BEN, GUILD, a_settlement, a_table, execute

MOD = Actor(900, "Mod")


def ledger(*arguments: str) -> Result:
    return CliRunner().invoke(command_line(), ["ledger", *arguments])


async def fill(url: str, *statements: str) -> None:
    store = await Store.open(url)
    for guild_id in (GUILD, GUILD + 1):
        users = (ADA, BEN)
        table_id = await store.tables.create(a_table(*users, guild_id=guild_id))
        payments = [Payment(None, Seat(0), 3, "heads")]
        await store.crowns.settle(
            a_settlement(table_id, users, payments, guild_id=guild_id, names=("=1+1", "Ben"))
        )
    await store.seasons.end(Order("end-season", GUILD, MOD, 4000.0), 1)
    await store.court.move(
        Order("grant", GUILD, MOD, 4001.0, target=(BEN, "Ben")), 2, "a feast, a song"
    )
    await execute(store, *map(text, statements))
    await store.close()


@pytest.fixture
def url(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    url = f"sqlite+aiosqlite:///{tmp_path}/gallows.db"
    monkeypatch.setenv("GALLOWS_DATABASE_URL", url)
    return url


def table_of(written: str) -> list[dict[str, str]]:
    return list(csv.DictReader(written.splitlines()))


def test_books_that_balance_are_said_to(url: str) -> None:
    asyncio.run(fill(url))
    result = ledger("check")
    assert result.exit_code == 0, result.output
    # Two tables of two welcomes and one reward each; then a welcome and a grant.
    assert result.stdout == "The books balance: 14 rows, 3 seasons, 2 guilds.\n"


def test_what_is_wrong_is_said_with_its_place(url: str) -> None:
    asyncio.run(
        fill(
            url,
            "DROP TRIGGER ledger_no_update",
            "UPDATE ledger SET amount = 4 WHERE table_id = 2 AND amount = 3",
        )
    )
    result = ledger("check")
    assert result.exit_code == 1
    assert "guild 11, table 2: its rows sum to 1, not to 0\n" in result.stderr
    assert "guild 11, season 1: its rows sum to 1, not to 0\n" in result.stderr
    assert "The books do not balance: " in result.stderr
    assert result.stdout == ""


READING = (("ledger", "check"), ("ledger", "export"), ("verify", "1"))


@pytest.mark.parametrize("command", READING)
def test_a_database_that_is_not_there_is_not_made(
    url: str, tmp_path: Path, command: tuple[str, ...]
) -> None:
    result = CliRunner().invoke(command_line(), command)
    assert result.exit_code == 1
    assert "There is no database at" in result.stderr
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("command", READING)
def test_an_empty_file_is_refused(url: str, tmp_path: Path, command: tuple[str, ...]) -> None:
    file = tmp_path / "gallows.db"
    file.touch()
    result = CliRunner().invoke(command_line(), command)
    assert result.exit_code == 1
    assert "There is nothing of the bot in it. Name the database that" in result.stderr
    assert file.read_bytes() == b""


@pytest.mark.parametrize("command", READING)
def test_an_old_backup_is_refused_and_stays_as_it_is(
    url: str, tmp_path: Path, command: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    asyncio.run(fill(url))
    before = (tmp_path / "gallows.db").read_bytes()
    with next_version(tmp_path, monkeypatch):
        result = CliRunner().invoke(command_line(), command)
    assert result.exit_code == 1
    assert "The database is at version r0" in result.stderr
    assert "let `gallows doctor` do so to a copy" in result.stderr
    assert (tmp_path / "gallows.db").read_bytes() == before


def test_what_is_opened_to_be_read_cannot_be_written(url: str, tmp_path: Path) -> None:
    asyncio.run(fill(url))
    before = (tmp_path / "gallows.db").read_bytes()

    async def write() -> None:
        store = await Store.open_to_read(url)
        try:
            await store.handovers.send("one", "told", {}, 1.0)
        finally:
            await store.close()

    with pytest.raises(StoreError, match="readonly"):
        asyncio.run(write())
    assert ledger("check").exit_code == 0
    assert (tmp_path / "gallows.db").read_bytes() == before


def test_the_books_of_a_bot_that_runs_are_proved(url: str) -> None:
    """What it has written last is not in the file yet, but in the log beside it."""

    async def run() -> Result:
        store = await Store.open(url)
        await store.court.move(Order("grant", GUILD, MOD, 1.0, target=(BEN, "Ben")), 2, "a feast")
        try:
            return await asyncio.to_thread(ledger, "check")
        finally:
            await store.close()

    assert asyncio.run(run()).stdout == "The books balance: 4 rows, 1 seasons, 1 guilds.\n"


def test_a_guild_that_is_being_deleted_is_named(url: str) -> None:
    asyncio.run(fill(url, "INSERT INTO guilds (guild_id, purging) VALUES (11, true)"))
    result = ledger("check")
    assert result.exit_code == 3
    assert result.stderr == "guild 11: it is being deleted, and was proved in part only\n"
    assert result.stdout == (
        "Nothing is wrong, but not everything was proved. In whole: 9 rows, 2 seasons, 1 guilds.\n"
    )


def test_what_is_wrong_in_a_guild_that_is_being_deleted_is_said(url: str) -> None:
    asyncio.run(
        fill(
            url,
            "INSERT INTO guilds (guild_id, purging) VALUES (11, true)",
            "DROP TRIGGER ledger_no_update",
            "UPDATE ledger SET amount = 4 WHERE table_id = 2 AND amount = 3",
        )
    )
    result = ledger("check")
    assert result.exit_code == 1
    assert "guild 11, table 2: its rows sum to 1, not to 0\n" in result.stderr
    assert "guild 11: it is being deleted" in result.stderr


def test_the_ledger_is_written_as_csv(url: str) -> None:
    asyncio.run(fill(url))
    everything = table_of(ledger("export").stdout)
    assert len(everything) == 14
    assert sum(int(row["amount"]) for row in everything) == 0
    (grant,) = (row for row in everything if row["reason"] == "grant" and row["account"] != "0")
    assert grant["note"] == "a feast, a song"
    assert (grant["moderator"], grant["name"], grant["season"]) == ("Mod", "Ben", "2")
    assert grant["at"] == "1970-01-01T01:06:41+00:00"
    # A spreadsheet would take the name for a formula.
    assert {row["name"] for row in everything if row["account"] == str(ADA)} == {"'=1+1"}


HOSTILE = (
    "=1+1", "Bob;=1+1", "Bob,@SUM(A1)", "Bob\t-1", "Bob|+1", '"=1', '";=1', "\n=1", "\r\n=1",
    "\t=1", "Bob\n+1", " =1", "Bob; =1", "＝1", "Bob;\n;@1", ";;=1", "\n",
)  # fmt: skip


@pytest.mark.parametrize("name", HOSTILE)
def test_no_name_is_a_formula_whatever_separates_cells(url: str, name: str) -> None:
    async def give() -> None:
        store = await Store.open(url)
        await store.court.move(Order("grant", GUILD, MOD, 1.0, target=(ADA, name)), 2, f"so {name}")
        await store.close()

    asyncio.run(give())
    written = ledger("export").stdout
    (row,) = (each for each in csv.DictReader(io.StringIO(written)) if each["amount"] == "2")
    # Nothing is lost: what was added is an apostrophe before what would have been one.
    assert row["name"].replace("'", "") == name.replace("\r\n", "\n")
    for separators in (r"[\r\n]", r"[,\r\n]", r"[;\r\n]", r"[|\r\n]", r"[\t\r\n]"):
        for text_of_a_cell in (row["name"], row["note"]):
            for cell in re.split(separators, text_of_a_cell):
                assert not re.match(r'[\s"]*[=+\-@＝＋－＠]', cell), cell
    # Quotes around every cell keep its own separators in it.
    assert written.startswith('"id","at","guild",')


def test_a_guild_and_a_season_can_be_chosen(url: str, tmp_path: Path) -> None:
    asyncio.run(fill(url))
    chosen = table_of(ledger("export", "--guild", str(GUILD)).stdout)
    assert {row["guild"] for row in chosen} == {str(GUILD)}
    assert {row["season"] for row in chosen} == {"1", "2"}
    chosen = table_of(ledger("export", "--guild", str(GUILD), "--season", "1").stdout)
    assert {row["table"] for row in chosen} == {"1"}
    file = tmp_path / "books.csv"
    assert ledger("export", "--output", str(file)).stdout == ""
    assert len(table_of(file.read_text("utf-8"))) == 14
    assert len(ledger("export", "--guild", "99").stdout.splitlines()) == 1
    result = ledger("export", "--output", str(tmp_path / "no" / "books.csv"))
    assert result.exit_code == 1
    assert "cannot be written" in result.stderr


def test_an_option_that_is_taken_for_the_file_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    result = ledger("export", "--output", "--guild")
    assert result.exit_code == 1
    assert "--guild begins with a dash" in result.stderr
    assert not list(tmp_path.iterdir())
