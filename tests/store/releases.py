"""Databases of every released version, with rows in them, as SQL that stays in `released/`.

``.venv/bin/python -m tests.store.releases`` writes down the newest version. A schema may change,
and be written down again, until it is released; from then on its files stay as they are.
"""

import asyncio
import shutil
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from sqlalchemy import make_url
from sqlalchemy.ext.asyncio import create_async_engine

from bot.store import migrate
from bot.store.migrate import MIGRATIONS, newest_version
from bot.store.store import Store
from bot.values.moderation import Actor, Order
from bot.values.records import Deadline, Post, PostKind
from bot.values.shards import Process
from bot.values.tables import Status
from games.engine.asks import Seat
from games.engine.crowns import Payment
from tests.store.rows import ADA, BEN, CLEO, GUILD, a_settlement, a_table, an_answer, answer, close
from tests.support.postgres import Postgres

RELEASED = Path(__file__).parent / "released"
REVISIONS = sorted(file.stem.partition("_")[0] for file in MIGRATIONS.glob("versions/r*.py"))
NICK = f"nick{len(REVISIONS) + 1}"
"""The column that the version after the newest has: see `write_next`."""
MOD = Actor(900, "Mod")
DAY = 20_000


async def fill(store: Store) -> None:
    """Put something into every table that lasts: two seasons, games of each kind, deeds."""
    users = (ADA, BEN, CLEO)
    await store.guilds.greet(GUILD)
    await store.guilds.change(
        Order("settings", GUILD, MOD, 1.0), treasury=500, channels=(20,), games=("botk",)
    )
    process = Process("one", 0, 900.0, "1.0.0", most=None, wanted=None, well=True)
    await store.processes.join(process, alone=True)
    await store.processes.settle(1)
    await store.processes.take("one", 1, 900.0)
    await store.processes.turn(0, 900.0)
    keys = await store.days.keys(DAY * 86400.0)
    for at in (3000.0, 5000.0):
        table_id = await store.tables.create(replace(a_table(*users), touched_at=at))
        await answer(store, an_answer(table_id, 0))
        payments = [Payment(None, Seat(0), 3, "heads"), Payment(Seat(1), Seat(2), 1, "tithe")]
        await store.crowns.settle(a_settlement(table_id, users, payments, at=at, winners=[0]))
        await close(store, table_id, at + 1)
        await store.court.move(
            Order("grant", GUILD, MOD, at + 2, int(at), (ADA, "Ada")), 2, "a song"
        )
        await store.court.move(
            Order("take", GUILD, MOD, at + 3, target=(BEN, "Ben")), 1, "a broken goblet"
        )
        if at < 4000:
            await store.seasons.end(Order("end-season", GUILD, MOD, at + 4), 1)
    await store.court.bar(Order("bar", GUILD, MOD, 6000.0, target=(CLEO, "Cleo")), None, "brawling")
    daily = replace(a_table(BEN), host_id=BEN, day=DAY, secret=keys.key(DAY))
    await store.tables.create(daily)
    table_id = await store.tables.create(replace(a_table(*users, None), follows=1))
    record = await store.tables.find(table_id)
    assert record is not None
    ben = replace(record.seats[1], owner_id=CLEO + 1, owner_name="Dan", offered=True, silences=2)
    ben = replace(ben, locale="sv-SE", since=1, owned_until=0)
    playing = replace(
        record.with_seat(ben),
        status=Status.PLAYING,
        seed=bytes(range(32)),
        options="{}",
        purses=(10, 3, 6, 0),
        started_at=7000.5,
        told=4,
    )
    deadlines = [Deadline(2, 7100.5, reminded=True), Deadline(3, 7200.0, reminded=False)]
    await store.journal.commit(playing, record, [an_answer(table_id, 0)], deadlines)
    await answer(store, an_answer(table_id, 1, silent=True, verb="", picks=(), by="clock"))
    post = await store.posts.begin(Post(0, table_id, PostKind.PANEL, 20, first=1, told=4))
    await store.posts.save([replace(post, message_id=2**60, mark="5eed")])
    await store.callers.ask(GUILD, 20, CLEO, 7000.0)
    await store.processes.leave("one", 7000.0)


async def load(url: str, version: str) -> None:
    """Make an empty database what a released one was."""
    parsed = make_url(url)
    script = (RELEASED / f"{version}.{parsed.get_backend_name()}.sql").read_text("utf-8")
    if parsed.get_backend_name() == "sqlite":
        file = Path(parsed.database or "")
        file.parent.mkdir(exist_ok=True)
        with closing(sqlite3.connect(file)) as connection:
            connection.executescript(script)
        return
    engine = create_async_engine(parsed)
    async with engine.connect() as connection:
        driver = (await connection.get_raw_connection()).driver_connection
        assert driver is not None
        await driver.execute(script)
    await engine.dispose()


def write_next(migrations: Path, *, way_back: bool = True, more: str = "") -> None:
    """Write one more migration into a copy of them: see `next_version`."""
    number = int(newest_version()[1:]) + 1
    (migrations / f"versions/r{number:04}_next.py").write_text(
        '"""Members have a nick."""\n'
        "import sqlalchemy as sa\n"
        "from alembic import op\n"
        f"revision, down_revision = 'r{number:04}', '{newest_version()}'\n"
        f"way_back = {way_back}\n"
        "def upgrade():\n"
        f"    op.add_column('members', sa.Column('nick{number}', sa.Text()))\n"
        + "".join(f"    {line}\n" for line in more.splitlines())
    )


@contextmanager
def next_version(
    folder: Path, monkeypatch: pytest.MonkeyPatch, *, way_back: bool = True, more: str = ""
) -> Iterator[str]:
    """Run the program that comes after this one: it has one more migration. Give its version.

    ``way_back``: whether this program can use what that one has migrated. ``more``: what its
    migration does besides, a statement a line.
    """
    shutil.copytree(migrate.MIGRATIONS, folder / "migrations")
    write_next(folder / "migrations", way_back=way_back, more=more)
    with monkeypatch.context() as patched:
        patched.setattr(migrate, "MIGRATIONS", folder / "migrations")
        yield newest_version()


async def _filled(url: str) -> None:
    store = await Store.open(url)
    await fill(store)
    await store.close()


def write() -> None:
    """Write down the newest version, on each database."""
    with TemporaryDirectory() as folder:
        file = f"{folder}/gallows.db"
        asyncio.run(_filled(f"sqlite+aiosqlite:///{file}"))
        with closing(sqlite3.connect(file)) as connection:
            _keep("sqlite", connection.iterdump())
        postgres = Postgres.start(Path(folder) / "postgres")
        try:
            with postgres.database() as url:
                asyncio.run(_filled(url))
                # Notes, and commands to psql, are left out.
                lines = postgres.dump(url).splitlines()
                _keep("postgresql", (each for each in lines if not each.startswith(("--", "\\"))))
        finally:
            postgres.stop()


def _keep(backend: str, lines: Iterable[str]) -> None:
    file = RELEASED / f"{newest_version()}.{backend}.sql"
    file.write_text("".join(f"{line.rstrip()}\n" for line in lines if line), "utf-8")


if __name__ == "__main__":
    write()
