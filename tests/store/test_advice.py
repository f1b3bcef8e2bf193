"""Whoever runs the bot reads what to do about what the database says of users and of disks."""

from collections.abc import AsyncIterator
from uuid import uuid4

import pytest
from sqlalchemy import Connection, make_url, text
from sqlalchemy.exc import DBAPIError

from bot.store.errors import StoreError
from bot.store.store import Store
from bot.tracebacks import why
from tests.store.rows import execute
from tests.support.postgres import BLANK, Postgres, postgres

__all__ = ["postgres"]


@pytest.fixture
async def stranger(postgres: Postgres) -> AsyncIterator[str]:
    """The URL of an empty database by a user who is there, and is nobody's."""
    name = f"stranger_{uuid4().hex}"
    async with postgres.copied(BLANK) as other, postgres.copied("template0") as url:
        master = await Store.open(other)
        await execute(master, text(f"CREATE ROLE {name} LOGIN"))
        yield make_url(url).set(username=name).render_as_string(hide_password=False)
        await execute(master, text(f"DROP ROLE {name}"))
        await master.close()


async def test_who_may_make_no_tables_is_to_be_the_owner(stranger: str) -> None:
    with pytest.raises(StoreError, match="make the bot's user the owner of that database"):
        await Store.open(stranger)


async def test_a_user_who_is_not_there_is_not_taken_for_a_database(stranger: str) -> None:
    nobody = make_url(stranger).set(username="nobody_at_all").render_as_string(hide_password=False)
    with pytest.raises(StoreError, match="make that user on the server first"):
        await Store.open(nobody)


@pytest.mark.parametrize(
    ("said", "told"),
    [
        (
            'could not extend file "base/5/16384": No space left on device',
            "make room on the server's disk: what was written before is safe",
        ),
        ("[Errno 2] No such file or directory", "check host and port, and that the server runs"),
        ('PostgreSQL server at "castle:5432" rejected SSL upgrade', "the server speaks no TLS"),
        (
            'root certificate file "/king/root.crt" does not exist or cannot be accessed',
            "put there the certificate that is to prove the server's",
        ),
        ("sorry, too many clients already", "docs/scaling.md says how many it needs"),
        (
            "remaining connection slots are reserved for roles with the SUPERUSER attribute",
            "docs/scaling.md says how many it needs",
        ),
    ],
)
@pytest.mark.parametrize("backend", ["sqlite"])
async def test_a_server_that_has_no_room_is_given_some(store: Store, said: str, told: str) -> None:
    def work(_: Connection) -> None:
        raise DBAPIError("INSERT", {}, Exception(said))

    with pytest.raises(StoreError, match=told):
        await store.database.write(work)


@pytest.mark.parametrize("backend", ["sqlite"])
async def test_the_log_says_in_its_one_line_that_the_disk_is_full(store: Store) -> None:
    def write(connection: Connection) -> None:
        connection.exec_driver_sql("PRAGMA max_page_count = 1")
        connection.exec_driver_sql("CREATE TABLE more (text TEXT)")

    with pytest.raises(StoreError) as trouble:
        await store.database.write(write)
    assert why(trouble.value).startswith("database or disk is full. That means: make room")
