"""A database that a newer program has migrated, in the program of before: used, or refused."""

import shutil
from contextlib import ExitStack
from itertools import pairwise
from pathlib import Path

import pytest
import sqlalchemy as sa
from sqlalchemy import text

from bot.store.copying import copying
from bot.store.errors import StoreError
from bot.store.migrate import MIGRATIONS, VERSION
from bot.store.store import Store
from bot.values.moderation import Actor, Order
from bot.values.shards import Process
from tests.store.releases import NICK, REVISIONS, load, next_version
from tests.store.rows import ADA, GUILD, execute, rows
from tests.store.test_copying import Silence

ID = "sa.Column('id', sa.Integer, primary_key=True)"
OF_A_TABLE = "sa.Column('of', sa.Integer, sa.ForeignKey('tables.id'))"
CHANGED = "with op.batch_alter_table('guilds') as changed: changed."
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
        await store.court.bar(Order("bar", GUILD, MOD, 1.0, target=(ADA, "Ada")), None, "brawling")
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
        await execute(store, text(f"SELECT {NICK} FROM members"))
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
    last = f"r{len(REVISIONS) + 2:04}"
    with ExitStack() as programs:
        for n, (way_back, oldest) in enumerate(((True, "r0001"), (False, last), (True, last))):
            next_one = next_version(tmp_path / f"{n}", monkeypatch, way_back=way_back)
            newest = programs.enter_context(next_one)
            assert await upgrade(empty) == [newest, oldest]


async def test_only_the_newer_program_copies_all_that_is_in_it(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with next_version(tmp_path, monkeypatch):
        await upgrade(url)
    with pytest.raises(StoreError, match="Let the newer program do this"):
        async with copying(url, f"sqlite+aiosqlite:///{tmp_path}/copy.db", Silence()):
            pass


def schema_of(file: Path) -> sa.MetaData:
    """The tables of a SQLite database."""
    found, engine = sa.MetaData(), sa.create_engine(f"sqlite:///{file}")
    found.reflect(engine)
    engine.dispose()
    return found


def demands(table: sa.Table) -> set[str]:
    """What a table's rows have to be, columns left aside."""
    checks = {
        str(each.sqltext) for each in table.constraints if isinstance(each, sa.CheckConstraint)
    }
    alone = [each for each in table.constraints if isinstance(each, sa.UniqueConstraint)]
    alone_too = [each for each in table.indexes if each.unique]
    unique = {str(each.columns.keys()) for each in (*alone, *alone_too)}
    return checks | unique | {str(key.column) for key in table.foreign_keys}


def taken_away(before: sa.MetaData, after: sa.MetaData) -> list[str]:
    """What the program of before would miss, or would not know to give."""
    found = [f"table {name}" for name in before.tables.keys() - after.tables.keys()]
    for name, table in after.tables.items():
        if name not in before.tables:
            keys = {key.column.table.name for key in table.foreign_keys}
            found += [
                f"rows of {each} have others in their way" for each in keys & {*before.tables}
            ]
            continue
        was = before.tables[name]
        found += [f"column {name}.{each}" for each in {*was.c.keys()} - {*table.c.keys()}]
        for column in table.c:
            old = was.c.get(column.name)
            needed = not column.nullable and column.server_default is None
            if needed and (old is None or old.nullable):
                found.append(f"column {name}.{column.name} has to be given")
            if old is not None and str(old.type) != str(column.type):
                found.append(f"column {name}.{column.name} holds something else")
        if demands(table) - demands(was):
            found.append(f"rows of {name} are refused that were not")
    return found


@pytest.mark.parametrize(
    ("change", "missed"),
    [
        (f"op.create_table('deeds', {ID})", []),
        ("op.drop_table('callers')", ["table callers"]),
        ("op.drop_column('guilds', 'time_zone')", ["column guilds.time_zone"]),
        ("op.add_column('guilds', sa.Column('n', sa.Text, server_default='', nullable=False))", []),
        (
            f"{CHANGED}alter_column('time_zone', nullable=False)",
            ["column guilds.time_zone has to be given"],
        ),
        (
            f"{CHANGED}alter_column('pace', type_=sa.Integer())",
            ["column guilds.pace holds something else"],
        ),
        (
            f"{CHANGED}create_unique_constraint('one_pace', ['pace'])",
            ["rows of guilds are refused that were not"],
        ),
        (
            f"op.create_table('deeds', {ID}, {OF_A_TABLE})",
            ["rows of tables have others in their way"],
        ),
    ],
)
async def test_a_migration_that_takes_something_away_allows_no_way_back(
    change: str, missed: list[str], blank: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = Path(shutil.copy(blank, tmp_path))
    with next_version(tmp_path / "next", monkeypatch, more=change):
        await upgrade(f"sqlite+aiosqlite:///{file}")
    assert taken_away(schema_of(blank), schema_of(file)) == missed


async def test_no_migration_that_was_made_allows_too_much(tmp_path: Path) -> None:
    """As the test before finds what a migration takes away."""
    for version in REVISIONS:
        await load(f"sqlite+aiosqlite:///{tmp_path}/{version}.db", version)
    for before, version in pairwise(REVISIONS):
        schemas = (schema_of(tmp_path / f"{each}.db") for each in (before, version))
        (source,) = MIGRATIONS.glob(f"versions/{version}_*.py")
        assert not taken_away(*schemas) or "way_back = False\n" in source.read_text("utf-8")


def test_each_migration_says_whether_there_is_a_way_back_and_what_it_does() -> None:
    for file in sorted(MIGRATIONS.glob("versions/r*.py"))[1:]:
        source = file.read_text("utf-8")
        assert source.startswith('"""'), file.name
        assert ("way_back = True\n" in source) is not ("way_back = False\n" in source), file.name
