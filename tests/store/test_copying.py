"""A copy of a whole database on the other kind of server: all of it, or nothing."""

import asyncio
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, delete, event, insert, inspect, text, update

from bot.store import copying as at_work
from bot.store.append_only import APPEND_ONLY
from bot.store.copying import COPIED, Watch, copying
from bot.store.database import Database
from bot.store.errors import StoreError
from bot.store.schema import acts, guilds, ledger, metadata, posts, seasons, tables
from bot.store.store import Store
from bot.values.moderation import Order
from bot.values.records import Post, PostKind
from games.engine.asks import Seat
from games.engine.crowns import Payment
from tests.sandbox.patience import patience
from tests.store.releases import MOD, fill, load, next_version
from tests.store.rows import ADA, BEN, GUILD, a_settlement, a_table, execute, rows
from tests.store.test_processes import ONE
from tests.support.postgres import Postgres


@pytest.fixture
def to(backend: str, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """A place for a copy, of the other kind than the database."""
    yield from place("sqlite" if backend == "postgres" else "postgres", request, tmp_path / "to.db")


@pytest.fixture
def back(backend: str, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """A place for a copy of the copy, of the same kind as the database."""
    yield from place(backend, request, tmp_path / "back.db")


def place(kind: str, request: pytest.FixtureRequest, file: Path) -> Iterator[str]:
    if kind == "sqlite":
        yield f"sqlite+aiosqlite:///{file}"
        return
    server: Postgres = request.getfixturevalue("postgres")
    with server.database() as url:
        yield url


class Silence:
    """Nobody looks how far it is."""

    def begun(self, rows: Mapping[str, int]) -> None:
        """Go on."""

    def copied(self, table: str, rows: int) -> None:
        """Go on."""

    def compared(self, table: str, rows: int) -> None:
        """Go on."""


class Stopping(Silence):
    """Somebody stops it when it is so far."""

    def __init__(self, table: str, stop: Callable[[], object]) -> None:
        self._table, self._stop = table, stop

    def copied(self, table: str, rows: int) -> None:
        """Stop at the table."""
        if table == self._table:
            self._stop()


async def copy(url: str, to: str, watch: Watch | None = None) -> None:
    async with copying(url, to, watch or Silence()):
        pass


async def filled(url: str, *statements: Any) -> None:
    """Have something in every table that lasts, and what these statements put there."""
    bot = await Store.open(url)
    await fill(bot)
    await bot.close()
    store = await Store.open(url)
    await execute(store, *statements)
    await store.close()


async def everything(url: str) -> dict[str, list[dict[str, Any]]]:
    store = await Store.open_to_read(url)
    found = {table.name: await rows(store, table) for table in metadata.sorted_tables}
    await store.close()
    return found


async def names(url: str) -> list[str]:
    """The tables in a database that is there."""
    database = Database(url)
    try:
        return await database.read(lambda connection: inspect(connection).get_table_names())
    finally:
        await database.close()


async def nothing(url: str) -> bool:
    """Whether a later copy finds the place as empty as it was."""
    return await names(url) == []


ODD = (
    insert(guilds).values(
        guild_id=2**63 - 1, channels=[-(2**63), "ünï\u0000cödé \"'", None, True], games={"ä": 1e-7}
    ),
    update(tables).values(
        secret=bytes(range(256)), planned_for=0.1 + 0.2, called_for=1.7976931348623157e308
    ),
    update(tables).where(tables.c.id == 1).values(choices={"z": [1, 2.5], "a": {}, "o'": "\\"}),
    # As no program of ours writes it: what is copied is what is there, to the letter.
    text("""UPDATE tables SET purses = '[10,   3, 6,1e2]' WHERE id = 2"""),
)


async def test_everything_arrives_as_it_was_there_and_back(
    url: str, to: str, back: str, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(at_work, "AT_ONCE", 2)
    await filled(url, *ODD)
    before = await everything(url)
    assert sum(map(bool, before.values())) > 15
    await copy(url, to)
    assert await everything(to) == before
    assert await everything(url) == before
    store = await Store.open_to_read(to)
    assert (await store.proof.prove()).troubles == []
    spaced = text("SELECT CAST(purses AS TEXT) FROM tables WHERE id = 2")
    assert await store.database.read(lambda c: c.scalar(spaced)) == "[10,   3, 6,1e2]"
    await store.close()
    await copy(to, back)
    assert await everything(back) == before


async def test_a_database_of_the_first_release_arrives(empty: str, to: str):
    await load(empty, "r0001")
    await (await Store.open(empty)).close()
    before = await everything(empty)
    await copy(empty, to)
    after = await everything(to)
    assert after == before


async def test_no_id_that_was_given_is_given_again(url: str, to: str):
    """A table's id is in custom ids on Discord, a post's in a nonce: also when it is deleted."""
    store = await Store.open(url)
    ids = [await store.tables.create(a_table(ADA)) for _ in range(3)]
    lost = [await store.posts.begin(Post(0, ids[0], PostKind.PANEL, 20, first=1)) for _ in range(4)]
    await execute(store, delete(posts))
    await store.close()
    await copy(url, to)
    store = await Store.open(to)
    assert await store.tables.create(a_table(ADA)) == max(ids) + 1
    post = await store.posts.begin(Post(0, ids[0], PostKind.PANEL, 20, first=1))
    assert post.id == max(each.id for each in lost) + 1
    await store.close()


async def test_the_books_of_the_copy_go_on_and_are_append_only(url: str, to: str):
    """What has a number of its own gets one that is free."""
    await filled(url)
    before = await everything(url)
    await copy(url, to)
    store = await Store.open(to)
    table_id = await store.tables.create(a_table(ADA, BEN, guild_id=GUILD + 1))
    paid = [Payment(None, Seat(0), 3, "heads")]
    await store.crowns.settle(a_settlement(table_id, (ADA, BEN), paid, guild_id=GUILD + 1))
    await store.court.move(
        Order("grant", GUILD, MOD, 9000.0, target=(ADA, "Ada")), 2, "another song"
    )
    await store.seasons.end(Order("end-season", GUILD, MOD, 9001.0), 2)
    for table, more in ((ledger, 7), (seasons, 2), (acts, 2)):
        assert len(await rows(store, table)) == len(before[table.name]) + more, table.name
    assert (await store.proof.prove()).troubles == []
    written = await everything(to)
    for each in APPEND_ONLY:
        kept = metadata.tables[each.table]
        for deed in (update(kept).values(at=0.0), delete(kept)):
            with pytest.raises(StoreError, match="append-only"):
                await execute(store, deed)
    await store.close()
    assert await everything(to) == written


async def test_a_copy_can_be_looked_at_before_it_is_there_and_is_of_one_moment(url: str, to: str):
    """Who writes without the lease, such as the doctor, is not in it by halves."""
    await filled(url)
    before = await everything(url)
    other = await Store.open(url)
    async with copying(url, to, Silence()) as made:
        await other.guilds.greet(GUILD + 1)
        assert len(await rows(made.original, guilds)) == len(before["guilds"])
        assert (await made.copy.proof.prove()).troubles == []
        assert await made.copy.tables.find(1) == await made.original.tables.find(1) is not None
        if to.startswith("postgres"):
            assert await nothing(to)
    await other.close()
    assert await everything(to) == before


@pytest.mark.parametrize("backend", ["postgres"])
async def test_however_long_it_takes_to_compare_the_server_waits(url: str, to: str):
    longest = text("SHOW idle_in_transaction_session_timeout")
    async with copying(url, to, Silence()) as made:
        assert await made.original.database.read(lambda c: c.scalar(longest)) == "0"


@pytest.mark.parametrize("backend", ["postgres"])
async def test_what_was_read_whole_is_copied_though_the_server_hangs_up_then(url: str, to: str):
    await filled(url)
    before = await everything(url)
    other = await Store.open(url)
    there = (
        "FROM pg_stat_activity WHERE datname = current_database() AND state = 'idle in transaction'"
    )
    async with copying(url, to, Silence()), patience("the end of what was read"):
        await execute(other, text(f"SELECT pg_terminate_backend(pid) {there}"))
        while await other.database.read(lambda c: c.scalar(text(f"SELECT count(*) {there}"))):
            pass
    await other.close()
    assert await everything(to) == before


# Who is in the way


async def begin(url: str) -> Store:
    """A bot begins to use a database that nobody else uses."""
    bot = await Store.open(url)
    for gone in (await bot.processes.sharing()).processes:
        await bot.processes.evict(gone.name, gone.beat)  # As after ten seconds without a sign.
    assert await bot.processes.join(ONE, alone=True)
    await bot.processes.settle(1)
    assert await bot.processes.take(ONE.name, 1, 1.0)
    return bot


async def leave(bot: Store) -> None:
    """A bot has stopped."""
    await bot.processes.leave(ONE.name, 2.0)


async def test_the_database_of_a_bot_is_not_copied_under_it(url: str, to: str):
    bot = await begin(url)
    with pytest.raises(StoreError, match=r"Stop the bot\. If it was killed, start it once more"):
        await copy(url, to)
    assert await nothing(to)
    await leave(bot)
    await bot.close()
    await copy(url, to)
    assert await names(to) != []


async def test_a_bot_that_was_killed_is_started_and_stopped_first(url: str, to: str):
    """As the refusal says."""
    killed = await begin(url)
    await killed.close()
    with pytest.raises(StoreError, match="a bot uses it, or was killed"):
        await copy(url, to)
    again = await begin(url)
    await leave(again)
    await again.close()
    await copy(url, to)
    store = await begin(to)
    await store.close()


async def test_a_bot_that_came_meanwhile_is_noticed(url: str, to: str):
    """What it wrote is not in the copy, even if it has left again."""
    await filled(url)

    async def meanwhile() -> None:
        async with copying(url, to, Silence()):
            bot = await begin(url)
            await leave(bot)
            await bot.close()

    with pytest.raises(StoreError, match=r"has used it meanwhile\. Copy again"):
        await meanwhile()
    assert await nothing(to)


async def test_nothing_is_written_over(url: str, to: str):
    await filled(url)
    other = await Store.open(to)
    await other.guilds.greet(GUILD)
    await other.close()
    before = await everything(to)
    with pytest.raises(StoreError, match="something of a bot's in it already"):
        await copy(url, to)
    with pytest.raises(StoreError, match="something of a bot's in it already"):
        await copy(url, url)
    assert await everything(to) == before


async def test_what_another_program_has_there_stays(url: str, to: str):
    await filled(url)
    other = Database(to)
    await other.write(lambda c: c.execute(text("CREATE TABLE recipes (soup TEXT)")))
    await other.write(lambda c: c.execute(text("INSERT INTO recipes VALUES ('leek')")))
    await other.close()
    await copy(url, to)
    assert await everything(to) == await everything(url)
    assert "recipes" in await names(to)


async def test_an_empty_database_is_none_to_copy(empty: str, to: str):
    with pytest.raises(StoreError, match=r"There is (nothing of the bot in it|no database at)"):
        await copy(empty, to)
    assert await nothing(to)


async def test_one_of_another_version_is_brought_there_first(
    url: str, to: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    await filled(url)
    with (
        next_version(tmp_path, monkeypatch),
        pytest.raises(StoreError, match="The bot brings it there when it starts"),
    ):
        await copy(url, to)
    assert await nothing(to)


@pytest.mark.parametrize("gone", ["sqlite+aiosqlite://", "sqlite+aiosqlite:///:memory:"])
async def test_a_copy_that_would_be_gone_is_refused(url: str, gone: str):
    with pytest.raises(StoreError, match="Name a file for the copy"):
        await copy(url, gone)


# What goes wrong on the way


async def test_a_copy_that_is_stopped_leaves_nothing(url: str, to: str):
    await filled(url)

    async def stopped() -> None:
        task = asyncio.current_task()
        assert task is not None
        await copy(url, to, Stopping("ledger", task.cancel))

    with pytest.raises(asyncio.CancelledError):
        await asyncio.create_task(stopped())
    assert await nothing(to)
    await copy(url, to)
    assert await everything(to) == await everything(url)


KILLED = """
import asyncio, os, sys
from tests.store.test_copying import Stopping, copy
asyncio.run(copy(*sys.argv[1:3], Stopping("ledger", lambda: os.kill(os.getpid(), 9))))
"""


async def test_a_copy_whose_process_is_killed_leaves_nothing(url: str, to: str):
    await filled(url)
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", KILLED, url, to)
    assert await process.wait() == -9
    assert await nothing(to)
    await copy(url, to)
    assert await everything(to) == await everything(url)


@pytest.mark.parametrize("backend", ["sqlite"], indirect=True)
@pytest.mark.parametrize(
    ("deed", "why"),
    [
        ("UPDATE members SET name = 'A' || char(0)", "NUL; .* \\(in the table members\\)"),
        ("UPDATE seats SET silences = 99999999999", "fit its column \\(in the table seats\\)"),
        ("UPDATE tables SET purses = '[1' WHERE id = 1", "json.* \\(in the table tables\\)"),
    ],
)
async def test_what_postgres_cannot_hold_is_said_with_its_table(
    url: str, to: str, deed: str, why: str
):
    await filled(url, text(deed))
    with pytest.raises(StoreError, match=f"(?s)^postgresql.*{why}") as refused:
        await copy(url, to)
    assert "99999999999" not in str(refused.value)
    assert await nothing(to)


@pytest.mark.parametrize("backend", ["postgres"], indirect=True)
async def test_what_arrives_as_something_else_is_found(url: str, to: str):
    """SQLite makes nothing of what is not a number."""
    await filled(url, text("UPDATE tables SET planned_for = 'NaN' WHERE id = 1"))
    with pytest.raises(StoreError, match="The rows of tables are not the same on both sides"):
        await copy(url, to)
    assert await nothing(to)


async def test_a_row_that_does_not_arrive_is_missed(url: str, to: str):
    await filled(url)
    with (
        losing("INSERT INTO answers"),
        pytest.raises(StoreError, match="Of 4 rows of answers, 3 have arrived"),
    ):
        await copy(url, to)
    assert await nothing(to)


@contextmanager
def losing(statement: str) -> Iterator[None]:
    """Have a driver that forgets the last row of each of these statements."""

    def forget(_c: Any, _k: Any, said: str, given: Any, *_: Any) -> tuple[str, Any]:
        return said, given[:-1] if said.startswith(statement) else given

    event.listen(Engine, "before_cursor_execute", forget, retval=True)
    try:
        yield
    finally:
        event.remove(Engine, "before_cursor_execute", forget)


def test_who_uses_a_database_is_all_that_is_left_out():
    assert {table.name for table in COPIED} == metadata.tables.keys() - {"processes"}
