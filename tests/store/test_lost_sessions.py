"""PostgreSQL ends a session: says so, and hangs up. What was begun on it is whole or nothing."""

from collections.abc import AsyncIterator
from functools import partial
from typing import Any

import pytest
from sqlalchemy import Connection, text
from sqlalchemy.util import await_

from bot.store import dialects
from bot.store.errors import StoreError
from bot.store.store import Store
from tests.store.rows import a_table, execute
from tests.support.postgres import BLANK, Postgres, postgres
from tests.support.wire import Wire

__all__ = ["postgres"]

END = text(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
    "WHERE datname = current_database() AND pid <> pg_backend_pid()"
)
TABLES = text("SELECT count(*) FROM tables")


class Line:
    """A store, and the line to its database."""

    def __init__(self, store: Store, wire: Wire, url: str) -> None:
        self.store = store
        self._wire = wire
        self._url = url

    async def end_sessions(self, *, heard: bool = False) -> None:
        """Have the server end all of the store's: each has heard why, and not yet that it is over.

        A process that was busy meanwhile is at that point, too. ``heard``: it has heard both.
        """
        if not heard:
            self._wire.keep_ends()
        other = await Store.open(self._url)
        await execute(other, END)
        await self._wire.hung_up.wait()
        await execute(other, TABLES)  # What the server said before arrives before what it says now.
        await other.close()

    async def tables(self) -> object:
        """Return how many tables there are."""
        return await self.store.database.read(lambda connection: connection.scalar(TABLES))


def open_table(store: Store, connection: Connection) -> None:
    """Write one as a part of a transaction."""
    create: Any = type(store.tables).create
    create.__wrapped__(store.tables, connection, a_table())


@pytest.fixture
async def line(postgres: Postgres) -> AsyncIterator[Line]:
    async with postgres.copied(BLANK) as url, Wire(url) as wire:
        store = await Store.open(wire.url(url))
        yield Line(store, wire, url)
        wire.tell_ends()
        await store.close()


@pytest.mark.parametrize("heard", [True, False])
async def test_a_session_that_ended_between_two_transactions_is_replaced(
    line: Line, monkeypatch: pytest.MonkeyPatch, heard: bool
):
    """Whether or not it was heard yet that the server hung up, if nothing was done for a while."""
    monkeypatch.setattr(dialects, "ASK_AFTER", 3600 if heard else 0)
    await line.store.tables.create(a_table())
    await line.end_sessions(heard=heard)
    await line.store.tables.create(a_table())
    assert await line.tables() == 2


async def test_of_a_transaction_whose_session_ends_nothing_is_written(line: Line):
    def work(connection: Connection) -> None:
        open_table(line.store, connection)
        await_(line.end_sessions())
        connection.execute(TABLES)

    with pytest.raises(StoreError, match="the server has ended this session"):
        await line.store.database.write(work)
    await line.store.tables.create(a_table())
    assert await line.tables() == 1


async def test_of_a_commit_whose_session_ends_nothing_is_written(line: Line):
    async def steps() -> None:
        async with line.store.database.whole(writes=True) as whole:
            await whole.write(partial(open_table, line.store))
            await line.end_sessions()

    with pytest.raises(StoreError, match="the server has ended this session"):
        await steps()
    await line.store.tables.create(a_table())
    assert await line.tables() == 1
