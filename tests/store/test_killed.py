"""A process that is killed between any two statements leaves books that balance, and no deed of
a moderator without its line in the audit log.
"""

from dataclasses import dataclass
from pathlib import Path

import pytest

from bot.store.schema import ledger, results
from bot.store.store import Store
from tests.store.doomed_court import DOOMED, GAME, LOBBY, OTHER, Remains, deaths, prepare
from tests.store.dying import opened
from tests.store.rows import ADA, BEN, GUILD, rows

pytestmark = pytest.mark.usefixtures("one_thread")


async def test_books_balance_whenever_the_process_is_killed(tmp_path: Path) -> None:
    file = tmp_path / "evening.db"
    await prepare(f"sqlite+aiosqlite:///{file}")
    remains = await deaths(file)

    assert len(remains) > 100
    # Of many deaths in one transaction the same is left: nothing of it.
    left = {each: tmp_path / f"{n}.db" for n, each in enumerate(dict.fromkeys(remains))}
    found = {each: await look(file, each) for each, file in left.items()}
    # All tables were settled in some evening, and every number of them in between was seen.
    assert {each.settled for each in found.values()} == {0, 1, 2, 3, 4, 5}
    assert {each.ordered for each in found.values()} == {0, 1, 2, 3}
    assert sum(found[each].finished for each in remains) > 10


@dataclass(frozen=True)
class Found:
    """What was found of an evening: how many tables settled and orders done."""

    settled: int
    ordered: int
    finished: bool
    """Somebody was being erased."""


async def look(file: Path, left: Remains) -> Found:
    """See that the books balance, also when what was interrupted has been finished."""
    for end, content in zip(("", "-wal"), left, strict=True):
        file.with_name(f"{file.name}{end}").write_bytes(content)
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
