"""A database that a newer program has migrated, in the program of before: used, or refused."""

from contextlib import ExitStack
from pathlib import Path

import pytest
from sqlalchemy import text

from bot.store.errors import StoreError
from bot.store.migrate import MIGRATIONS, VERSION, newest_version
from bot.store.store import Store
from bot.values.moderation import Actor
from bot.values.shards import Process
from tests.store.releases import next_version
from tests.store.rows import ADA, GUILD, execute, rows

MOD = Actor(900, "Mod")
ONE = Process("one", 0, 0.0, "1.0", most=None, wanted=None, well=True)
TWO = Process("two", 0, 0.0, "1.1", most=None, wanted=None, well=True)


async def upgrade(url: str) -> list[str]:
    """Open a database by the program of now; say at which versions it is then."""
    store = await Store.open(url)
    found = await rows(store, VERSION)
    await store.close()
    return list(found[0].values())


async def test_it_is_used_as_it_is_where_the_migration_says_so(
    url: str, empty: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And forth again: nothing is migrated twice, and nothing that was written is lost."""
    with next_version(tmp_path, monkeypatch) as newest:
        for each in (url, empty):
            assert await upgrade(each) == [newest, "r0001"]
    for each in (url, empty):
        store = await Store.open(each)
        await store.court.bar(GUILD, ADA, "Ada", None, "brawling", MOD, 1.0)
        assert await store.processes.join(TWO, alone=False)
        assert await store.processes.join(ONE, alone=False), "nothing is to be migrated"
        await store.close()
        assert await upgrade(each) == [newest, "r0001"]
        store = await Store.open_to_read(each)
        assert await store.court.barred(GUILD, ADA, 2.0)
        await store.close()
    with next_version(tmp_path / "again", monkeypatch):
        store = await Store.open(url)
        assert await store.court.barred(GUILD, ADA, 2.0)
        await execute(store, text("SELECT nick2 FROM members"))
        await store.close()


async def test_it_is_left_as_it_is_where_the_migration_says_otherwise(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with next_version(tmp_path, monkeypatch, way_back=False) as newest:
        await upgrade(url)
    put_back = "`gallows restore`" if url.startswith("sqlite") else "`pg_restore`"
    for opening in (Store.open, Store.open_to_read):
        with pytest.raises(StoreError) as refused:
            await opening(url)
        told = str(refused.value)
        assert f"to version {newest}, which this one cannot use" in told
        assert f"Stop the bot, then let {put_back} put it in".lower() in told.lower()


async def test_the_way_back_leads_as_far_as_each_migration_lets_it(
    empty: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = newest_version()
    with ExitStack() as programs:
        for n, (way_back, oldest) in enumerate(((True, known), (False, "r0003"), (True, "r0003"))):
            next_one = next_version(tmp_path / f"{n}", monkeypatch, way_back=way_back)
            newest = programs.enter_context(next_one)
            assert await upgrade(empty) == [newest, oldest]


def test_each_migration_says_whether_there_is_a_way_back_and_what_it_does() -> None:
    for file in sorted(MIGRATIONS.glob("versions/r*.py"))[1:]:
        source = file.read_text("utf-8")
        assert source.startswith('"""'), file.name
        assert ("way_back = True\n" in source) is not ("way_back = False\n" in source), file.name
