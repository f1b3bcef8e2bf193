"""Games of several processes, and a PostgreSQL server that is started again, cut off or slow."""

import asyncio
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import text

from bot.store.store import Store
from tests.shards.court import Court, Member
from tests.store.rows import execute
from tests.support.postgres import BLANK, Postgres
from tests.support.wire import Wire

CUT = text(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
    "WHERE datname = current_database() AND pid <> pg_backend_pid()"
)


@pytest.fixture(scope="module")
def server() -> Iterator[Postgres]:
    """A server of these tests' own: others' must not be started again."""
    with tempfile.TemporaryDirectory() as folder:
        server = Postgres.start(Path(folder) / "server")
        yield server
        server.stop()


@pytest.fixture
def own(server: Postgres) -> Iterator[str]:
    """A database on it."""
    with server.database(BLANK) as url:
        yield url


async def playing(court: Court) -> tuple[Member, Member]:
    """Two processes, and a game that the second has; errors about the database are logged."""
    court.troubles |= {"the database is in trouble; again soon"}
    one, two = await court.join(), await court.join()
    await court.shared(one, two)
    await court.begin_game(two, 4)
    await court.answers(2)
    return one, two


async def go_on(court: Court, *members: Member) -> None:
    """Each has its place, and the game goes on."""
    # Of a member's own connections one may be broken that has not been used since.
    store = await Store.open(court.url)
    for member in members:
        await court.heard_of(member, await court.beat(member, store) + 1)
        assert not member.put_out.is_set()
        assert member.shards
    await court.answers(3)
    assert (await store.proof.prove()).troubles == []
    await store.close()


async def test_games_go_on_when_the_server_is_started_again(server: Postgres, own: str):
    async with Court.open(own) as court:
        members = await playing(court)
        await asyncio.to_thread(server.restart)
        await go_on(court, *members)


async def test_games_go_on_when_every_connection_is_cut(court: Court):
    members = await playing(court)
    store = await Store.open(court.url)
    await execute(store, CUT)
    await store.close()
    await go_on(court, *members)


async def test_games_go_on_when_the_database_has_said_nothing_for_a_while(database: str):
    async with Wire(database) as line, Court.open(line.url(database)) as court:
        members = await playing(court)
        line.stall()
        tried = asyncio.create_task(court.beat(members[0]))
        await asyncio.wait({tried}, timeout=2)
        assert not tried.done()
        line.flow()
        await tried
        await go_on(court, *members)
