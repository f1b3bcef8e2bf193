"""Who writes while others do shares their commit, and is told of nothing before it."""

import asyncio

import pytest
from sqlalchemy import event, text
from sqlalchemy.ext.asyncio import create_async_engine

from bot.store.errors import Conflict, StoreError
from bot.store.store import Store
from tests.sandbox.patience import patience
from tests.store.rows import ADA, BEN, a_table, an_answer, answer, execute

PRESSES = 10


async def opened(store: Store) -> list[int]:
    return [await store.tables.create(a_table(ADA, BEN)) for _ in range(PRESSES)]


def commits(store: Store) -> list[float]:
    """How long each transaction took that is written from now on."""
    noted: list[float] = []
    store.database.committed = noted.append
    return noted


async def write_nonsense(store: Store) -> bool:
    await execute(store, text("INSERT INTO nowhere VALUES (1)"))
    return True


async def test_answers_that_arrive_together_share_a_commit(store: Store, url: str) -> None:
    tables, noted = await opened(store), commits(store)
    other = create_async_engine(url)

    async def press(table_id: int) -> bool:
        await answer(store, an_answer(table_id, 0))
        # Somebody else sees it, too: it is committed.
        async with other.connect() as connection:
            query = text(f"SELECT count(*) FROM answers WHERE table_id = {table_id}")
            return await connection.scalar(query) == 1

    assert all(await asyncio.gather(*map(press, tables)))
    await other.dispose()
    assert len(noted) == 1


async def test_who_is_refused_costs_the_others_nothing(store: Store) -> None:
    first, *tables = await opened(store)
    await answer(store, an_answer(first, 0))
    noted = commits(store)
    answers = [an_answer(table_id, 0) for table_id in tables]
    answers.insert(3, an_answer(first, 0))
    found = await asyncio.gather(*(answer(store, each) for each in answers), return_exceptions=True)
    assert [each for each in found if each is not True] == [found[3]]
    assert isinstance(found[3], Conflict)
    assert len(noted) == 1
    for table_id in (first, *tables):
        assert await store.journal.answers(table_id) == [an_answer(table_id, 0)]


async def test_the_first_of_them_may_be_refused(store: Store) -> None:
    first, second, *_ = await opened(store)
    await answer(store, an_answer(first, 0))
    found = await asyncio.gather(
        *(answer(store, an_answer(each, 0)) for each in (first, second)),
        return_exceptions=True,
    )
    assert isinstance(found[0], Conflict)
    assert found[1] is True
    assert await store.journal.answers(second) == [an_answer(second, 0)]


async def test_trouble_with_the_database_is_told_to_all_who_share_it(store: Store) -> None:
    """After some of its errors SQLite has rolled back what others wrote, too."""
    tables = await opened(store)
    writers = [answer(store, an_answer(table_id, 0)) for table_id in tables]
    writers.insert(2, write_nonsense(store))
    found = await asyncio.gather(*writers, return_exceptions=True)
    assert {isinstance(each, StoreError) for each in found} == {True}
    for table_id in tables:
        assert await store.journal.answers(table_id) == []
        await answer(store, an_answer(table_id, 0))


async def test_a_commit_that_fails_is_told_to_all_who_share_it(store: Store) -> None:
    tables = await opened(store)

    def fail(*_: object) -> None:
        raise OSError("the disk is gone")

    event.listen(store.database.engine, "commit", fail)
    found = await asyncio.gather(
        *(answer(store, an_answer(table_id, 0)) for table_id in tables),
        return_exceptions=True,
    )
    event.remove(store.database.engine, "commit", fail)
    assert {isinstance(each, StoreError) for each in found} == {True}
    for table_id in tables:
        assert await store.journal.answers(table_id) == []


@pytest.mark.parametrize("who", [0, 3, PRESSES - 1])
async def test_who_gives_up_does_not_stop_the_others(store: Store, who: int) -> None:
    """Others are written, or told that they are not; nobody waits for ever."""
    tables = await opened(store)
    writers = [asyncio.create_task(answer(store, an_answer(table_id, 0))) for table_id in tables]
    turns = 0
    while not writers[who].done():
        await asyncio.sleep(0)
        turns += 1
        if turns == 5 * (who + 1):
            writers[who].cancel()
    found = await asyncio.gather(*writers, return_exceptions=True)
    for table_id, each in zip(tables, found, strict=True):
        written = await store.journal.answers(table_id)
        assert written in ([], [an_answer(table_id, 0)])
        assert written or isinstance(each, (StoreError, asyncio.CancelledError))
        assert not (written and isinstance(each, StoreError)), "written, and said not to be"
        if not written:
            await answer(store, an_answer(table_id, 0))


@pytest.mark.parametrize("turns", range(1, 7))
async def test_who_tidies_up_as_the_loop_ends_is_written_too(store: Store, turns: int) -> None:
    """As on Windows after Ctrl+C: all is cancelled at once, and one of them writes a last time."""
    table_id = await store.tables.create(a_table(ADA, BEN))
    written = asyncio.Event()

    async def tidies_up() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            await answer(store, an_answer(table_id, 1))
            written.set()

    async with patience("the last answer"):
        tasks = [asyncio.create_task(tidies_up())]
        tasks += [asyncio.create_task(answer(store, an_answer(table_id, 0)))]
        for _ in range(turns):
            await asyncio.sleep(0)
        for task in asyncio.all_tasks() - {asyncio.current_task()}:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    assert written.is_set()
    assert an_answer(table_id, 1) in await store.journal.answers(table_id)


async def test_a_store_is_closed_after_what_is_about_to_be_committed(url: str) -> None:
    store = await Store.open(url)
    tables = await opened(store)
    writers = [asyncio.create_task(answer(store, an_answer(table_id, 0))) for table_id in tables]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*writers)
    store = await Store.open(url)
    for table_id in tables:
        assert await store.journal.answers(table_id)
    await store.close()


@pytest.mark.parametrize("turns", [1, 2, 3])
def test_a_program_that_fails_ends_though_something_is_being_written(url: str, turns: int) -> None:
    """Whoever waited for it waited for ever, and the program with them."""

    async def fail() -> None:
        store = await Store.open(url)
        writing = [asyncio.create_task(store.handovers.forget_old(1.0)) for _ in range(2)]
        for _ in range(turns):
            await asyncio.sleep(0)
        assert len(writing) == PRESSES, "so it fails"

    with pytest.raises(AssertionError):
        asyncio.run(fail())
