"""The bot of now takes up every release's castle of open tables: they go on, or end kindly."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.store.store import Store
from bot.tables.dealing import survives
from bot.values.records import TableRecord
from bot.values.tables import GATHERING, Status
from bot.version import own_version
from tests.support.evening import said
from tests.upgrades.castle import PLAYERS, RELEASED, STRANGER, Castle, load

VERSIONS = sorted(file.stem for file in RELEASED.glob("*.sql"))
BOOKS = ("ledger", "results", "standings", "statistics", "acts", "seasons")


def books(file: Path) -> dict[str, list[tuple[object, ...]]]:
    """What was won, and what was decided, as the database has it."""
    with closing(sqlite3.connect(file)) as connection:
        rows = {each: connection.execute(f"SELECT * FROM {each}").fetchall() for each in BOOKS}
    return {table: sorted(found, key=repr) for table, found in rows.items()}


async def left_by(version: str, folder: Path) -> list[TableRecord]:
    """The tables that were open when a release was left."""
    store = await Store.open(f"sqlite+aiosqlite:///{load(version, folder / 'before.db')}")
    found = await store.tables.all_open()
    await store.close()
    return found


def test_the_castle_of_this_version_is_there() -> None:
    """`python -m tests.upgrades.castle` writes it down."""
    assert own_version() in VERSIONS


@pytest.mark.parametrize("version", VERSIONS)
async def test_all_that_was_open_goes_on_or_ends_with_a_sentence(
    version: str, tmp_path: Path, blank: Path
) -> None:
    left = await left_by(version, tmp_path)
    assert {(each.game, each.status) for each in left} >= {
        (game, status)
        for game in PLAYERS
        for status in (Status.PLANNED, Status.LOBBY, Status.PLAYING)
    }
    file = load(version, tmp_path / "castle.db")
    before = books(file)
    async with Castle.taken_up(file, blank) as castle:
        assert books(file) == before, "nothing that was won is lost"
        for record in left:
            await is_taken_up(castle, record)
        assert (await castle.evening.store.proof.prove()).troubles == []


async def is_taken_up(castle: Castle, record: TableRecord) -> None:
    """A table goes on, or has said why it cannot."""
    if record.status in GATHERING or survives(record):
        await goes_on(castle, record)
        return
    assert said("ended-by-upgrade") in castle.told(record)
    found = await castle.evening.store.tables.find(record.id)
    assert found is not None
    assert found.closed_at is not None


async def goes_on(castle: Castle, record: TableRecord) -> None:
    """Somebody presses something at a table, and that is what it is answered by."""
    table = castle.evening.bot.manager.require(record.id)
    assert not table.state.frozen
    if record.status in GATHERING:
        stranger = castle.guests[STRANGER]
        label = "Join" if record.status is Status.LOBBY else "I'm coming"
        await stranger.press(castle.look(castle.room(record), label), label)
        assert table.state.seat_of(stranger.id) is not None
        if record.status is Status.LOBBY:
            await stranger.press(castle.look(castle.room(record), label), "Leave")
        return
    given = len(await castle.evening.store.journal.answers(record.id))
    await castle.press(table)
    assert len(await castle.evening.store.journal.answers(record.id)) == given + 1
