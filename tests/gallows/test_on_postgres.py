"""The commands with a PostgreSQL server behind them, as docs/data.md says to name it."""

import asyncio
import shlex
from collections.abc import Iterator

import pytest
from sqlalchemy import make_url
from typer.testing import CliRunner, Result

from bot.store.store import Store
from gallows.commands import command_line
from gallows.companions import court
from gallows.several_processes import settings_of_each
from sandbox import Sandbox
from tests.gallows.tables import play_table
from tests.support.postgres import Postgres, postgres

__all__ = ["postgres"]


@pytest.fixture
def url(postgres: Postgres, bare: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A database that has been made on the server, and nothing more."""
    with postgres.database() as url:
        assert url.startswith("postgresql+asyncpg://")
        monkeypatch.setenv("GALLOWS_DATABASE_URL", url)
        yield url


def gallows(*arguments: str) -> Result:
    return CliRunner().invoke(command_line(), arguments)


def table(url: str) -> str:
    """The number of a table that was played there."""

    async def play() -> int:
        store = await Store.open(url)
        table_id = await play_table(store)
        await store.close()
        return table_id

    return str(asyncio.run(play()))


@pytest.mark.usefixtures("without_texts")
def test_the_doctor_the_books_and_a_proof(url: str) -> None:
    first = gallows("doctor")
    assert "opened, up to date, written to" in first.stdout
    number = table(url)
    assert "the books balance" in gallows("doctor").stdout
    assert gallows("ledger", "check").exit_code == 0
    assert gallows("verify", number).stdout.endswith("The deal was fair.\n")
    assert "let pg_dump copy it" in gallows("backup", "copy.db").stderr


def told(url: str) -> str:
    """What several processes of `play` tell people to type before a table's number."""
    settings = settings_of_each(Sandbox(court(0, 1, "en-US")), url, 2)
    return settings["GALLOWS_VERIFY_COMMAND"]


def test_what_people_are_told_to_type_finds_the_table(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("GALLOWS_DATABASE_URL")
    monkeypatch.setenv("GALLOWS_CALLED", "python3 run.py")
    at = make_url(url)
    monkeypatch.setenv("PGPASSWORD", at.password or "")
    without = at._replace(password=None).render_as_string(hide_password=False)
    called, *options = shlex.split(told(without).removeprefix("python3 run.py "))
    assert called == "verify"
    assert options == ["--database", without]
    number = table(url)
    assert gallows("verify", *options, number).stdout.endswith("The deal was fair.\n")


def test_nobody_is_told_a_password(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("GALLOWS_CALLED", raising=False)
    assert told("postgresql+asyncpg://user:secret@host/name") == "gallows verify"
