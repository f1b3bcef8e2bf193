"""What was acknowledged is in the journal, whatever happens next."""

import asyncio
import contextlib
import gc
import multiprocessing
import signal
from dataclasses import replace

import pytest

from bot.store.errors import Conflict
from bot.store.schema import ledger
from bot.store.store import Store
from bot.values.moderation import Actor, Order
from bot.values.records import Deadline
from tests.store import doomed
from tests.store.rows import ADA, BEN, GUILD, a_table, an_answer, answer, rows
from tests.support.copies import copies


async def test_answers_come_back_in_order(store: Store) -> None:
    table_id = await store.tables.create(a_table(ADA, BEN))
    other = await store.tables.create(a_table(ADA, BEN))
    written = [
        an_answer(table_id, 0),
        an_answer(table_id, 1, verb="", picks=(), silent=True, by="clock"),
        an_answer(table_id, 2, picks=(3,), by="computer"),
    ]
    for each in (written[2], written[0], an_answer(other, 0), written[1]):
        await answer(store, each)
    assert await store.journal.answers(table_id) == written
    assert await store.journal.answers(table_id + 99) == []


async def test_one_place_and_one_ask_take_one_answer(store: Store) -> None:
    table_id = await store.tables.create(a_table(ADA, BEN))
    await answer(store, an_answer(table_id, 0, ask=1))
    with pytest.raises(Conflict):
        await answer(store, an_answer(table_id, 0, ask=2))
    with pytest.raises(Conflict):
        await answer(store, an_answer(table_id, 1, ask=1))
    with pytest.raises(Conflict):
        await answer(store, an_answer(table_id + 1, 0))
    assert await store.journal.answers(table_id) == [an_answer(table_id, 0)]


async def test_an_answer_and_the_seat_that_it_changes_are_written_together(store: Store) -> None:
    table_id = await store.tables.create(a_table(ADA, BEN))
    record = await store.tables.find(table_id)
    assert record is not None
    away = replace(record.seats[1], away=True, silences=2)
    after = record.with_seat(away)
    await store.journal.commit(after, record, [an_answer(table_id, 0)])
    assert await store.tables.find(table_id) == after
    with pytest.raises(Conflict):
        await store.journal.commit(record, after, [an_answer(table_id, 0)])
    assert await store.tables.find(table_id) == record.with_seat(away)


async def test_an_answer_and_the_order_that_has_brought_it_are_written_together(
    store: Store,
) -> None:
    table_id = await store.tables.create(a_table(ADA, BEN))
    order = Order("end-table", GUILD, Actor(900, "Mod"), 10.0, press=7)
    await answer(store, an_answer(table_id, 0))
    with pytest.raises(Conflict):
        await answer(store, an_answer(table_id, 0), order)
    assert await store.court.log(GUILD) == []
    assert await answer(store, an_answer(table_id, 1), order)
    assert await store.court.log_length(GUILD) == 1
    assert not await answer(store, an_answer(table_id, 2), order), "it was obeyed before"
    assert len(await store.journal.answers(table_id)) == 2


async def test_all_that_an_answer_changes_is_written_together(store: Store) -> None:
    table_id = await store.tables.create(a_table(ADA, BEN))
    record = await store.tables.find(table_id)
    assert record is not None
    soon, later = [Deadline(n, 2000.0 + n, reminded=False) for n in (1, 2)]
    away = replace(record.seats[1], away=True)
    first = an_answer(table_id, 0)
    told = replace(record.with_seat(away), told=3, beats=1)
    await store.journal.commit(told, record, [first], [soon])
    with pytest.raises(Conflict):
        await store.journal.commit(replace(record, told=9), told, [first], [later])
    assert await store.tables.find(table_id) == told
    assert await store.journal.deadlines(table_id) == [soon]
    await answer(store, an_answer(table_id, 1))
    assert await store.journal.deadlines(table_id) == [soon], "nothing was said of them"
    await store.journal.commit(told, told, [an_answer(table_id, 2)], [])
    assert await store.journal.deadlines(table_id) == []


async def test_cursor_and_deadlines_are_remembered_together(store: Store) -> None:
    record = replace(a_table(ADA, BEN), id=await store.tables.create(a_table(ADA, BEN)))
    first = [Deadline(2, 2000.5, reminded=True), Deadline(5, 1999.0, reminded=False)]
    second = [Deadline(5, 2500.0, reminded=False)]
    for told, deadlines in ((7, first), (9, second), (11, [])):
        after = replace(record, told=told)
        await store.journal.commit(after, record, deadlines=list(reversed(deadlines)))
        assert await store.journal.deadlines(record.id) == deadlines
        assert await store.tables.find(record.id) == after
        record = after


async def test_answers_that_arrive_together_are_all_written(store: Store) -> None:
    tables = [await store.tables.create(a_table(ADA, BEN)) for _ in range(5)]
    wanted = [an_answer(table_id, n) for n in range(4) for table_id in tables]
    await asyncio.gather(*(answer(store, each) for each in wanted))
    for table_id in tables:
        assert await store.journal.answers(table_id) == [an_answer(table_id, n) for n in range(4)]


# A writer that is cancelled while it connects leaves the connection to the garbage collector, and
# from Python 3.13 on it says so: here, and not in whatever test comes next.
@pytest.mark.filterwarnings("ignore:unclosed database:ResourceWarning")
async def test_a_writer_that_is_cancelled_leaves_a_whole_row_or_none(store: Store) -> None:
    table_id = await store.tables.create(a_table(ADA, BEN))
    for n in range(12):
        task = asyncio.create_task(answer(store, an_answer(table_id, n)))
        for _ in range(n):
            await asyncio.sleep(0)
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task
    before = await store.journal.answers(table_id)
    assert before == [an_answer(table_id, answer.n) for answer in before]
    await answer(store, an_answer(table_id, 99))
    assert await store.journal.answers(table_id) == [*before, an_answer(table_id, 99)]
    gc.collect(1)  # It is young: all that there is need not be looked through.


async def test_what_was_acknowledged_survives_a_killed_process(url: str) -> None:
    hears, says = multiprocessing.Pipe(duplex=False)
    child = copies().Process(target=doomed.live, args=(url, says))  # type: ignore[attr-defined]
    child.start()
    says.close()
    told = [hears.recv() for _ in range(60)]
    child.kill()
    with contextlib.suppress(EOFError, OSError):
        while True:
            told.append(hears.recv())
    child.join()
    assert child.exitcode == -signal.SIGKILL

    store = await Store.open(url)
    try:
        for word, table_id, n in told:
            if word == "answered":
                journal = await store.journal.answers(table_id)
                assert journal[n] == an_answer(table_id, n)
            else:
                table = await store.tables.find(table_id)
                assert table is not None
                assert table.settled_at is not None
        entries = await rows(store, ledger)
        settled = {entry["table_id"] for entry in entries}
        assert {table_id for word, table_id, _ in told if word == "settled"} <= settled
        for table_id in settled:
            assert not sum(e["amount"] for e in entries if e["table_id"] == table_id)
        held = await store.crowns.balance(GUILD, ADA)
        # Each settled table brought one crown on top of the welcome: none half, none twice.
        assert held == 5 + len(settled)
    finally:
        await store.close()
