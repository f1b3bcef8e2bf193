"""The commands with a PostgreSQL server behind them, as docs/data.md says to name it."""

import asyncio
from collections.abc import Iterator

import pytest
from typer.testing import CliRunner, Result

from bot.store.store import Store
from gallows.commands import command_line
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


def test_the_doctor_the_books_and_a_proof(url: str) -> None:
    first = gallows("doctor")
    assert "opened, up to date, written to" in first.stdout

    async def play() -> int:
        store = await Store.open(url)
        table_id = await play_table(store)
        await store.close()
        return table_id

    table_id = asyncio.run(play())
    assert "the books balance" in gallows("doctor").stdout
    assert gallows("ledger", "check").exit_code == 0
    assert gallows("verify", str(table_id)).stdout.endswith("The deal was fair.\n")
    assert "let pg_dump copy it" in gallows("backup", "copy.db").stderr
