"""A process that is killed between any two statements leaves books that balance, and no deed of
a moderator without its line in the audit log.
"""

import asyncio
import os
import sqlite3
import sys
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import pytest

from bot.store.schema import ledger, results
from bot.store.store import Store
from tests.store.doomed_court import DOOMED, GAME, LOBBY, OTHER, prepare
from tests.store.dying import opened
from tests.store.rows import ADA, BEN, GUILD, rows

pytestmark = pytest.mark.usefixtures("one_thread")

ROOT = Path(__file__).parents[2]


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
async def test_books_balance_whenever_the_process_is_killed(tmp_path: Path) -> None:
    template, folder = tmp_path / "template.db", tmp_path / "killed"
    folder.mkdir()
    await prepare(f"sqlite+aiosqlite:///{template}")
    child = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.store.doomed_court", str(template), str(folder), cwd=ROOT
    )
    assert await child.wait() == 0

    files = sorted(folder.glob("*.db"))
    assert len(files) > 100
    found: dict[str, Found] = {}
    settled, ordered, finished = set(), set(), 0
    for file in files:
        # Of many deaths in one transaction the same is left: nothing of it.
        left = content(file)
        if left not in found:
            found[left] = await look(file)
        settled.add(found[left].settled)
        ordered.add(found[left].ordered)
        finished += found[left].finished
    # All tables were settled in some evening, and every number of them in between was seen.
    assert settled == {0, 1, 2, 3, 4, 5}
    assert ordered == {0, 1, 2, 3}
    assert finished > 10


@dataclass(frozen=True)
class Found:
    """What was found of an evening: how many tables settled and orders done."""

    settled: int
    ordered: int
    finished: bool
    """Somebody was being erased."""


def content(file: Path) -> str:
    """All that a database holds."""
    with closing(sqlite3.connect(file)) as connection:
        return "\n".join(connection.iterdump())


async def look(file: Path) -> Found:
    """See that the books balance, also when what was interrupted has been finished."""
    store = opened(file)
    assert (await store.proof.prove()).troubles == [], file.name
    # What was being deleted is deleted by the next who looks; the rest still balances.
    if await store.purging.purge_old(0.0):
        assert (await store.proof.prove()).troubles == [], file.name
        assert not [row for row in await rows(store, ledger) if row["guild_id"] == OTHER]
    # So is the user who was being erased, under one pseudonym in each guild.
    erased = await store.erasing.finish_all(99.0)
    if erased:
        assert (await store.proof.prove()).troubles == [], file.name
        assert not [row for row in await rows(store, ledger) if row["account"] == ADA]
    done = await done_by_order(store)
    assert await logged(store) == done, file.name
    settled = {row["table_id"] for row in await rows(store, results)}
    await store.close()
    return Found(len(settled), len(done), finished=bool(erased))


async def done_by_order(store: Store) -> set[int]:
    """Which tables show what a moderator has done to them."""
    lobby, game, doomed = [await store.tables.find(each) for each in (LOBBY, GAME, DOOMED)]
    assert lobby is not None
    assert game is not None
    assert doomed is not None
    signs = {
        LOBBY: all(seat.user_id != BEN for seat in lobby.seats),
        GAME: game.seats[1].left,
        DOOMED: doomed.closed_at is not None,
    }
    return {table_id for table_id, done in signs.items() if done}


async def logged(store: Store) -> set[int]:
    """Which tables the audit log names."""
    acts = await store.court.log(GUILD, limit=50)
    return {act.details["table"] for act in acts if "table" in act.details}
