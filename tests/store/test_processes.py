"""Of the processes on a database each has shards of its own, and writes while it is there."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace

import asyncpg
import pytest
from sqlalchemy import text

from bot.store import processes
from bot.store.dialects import driver_arguments
from bot.store.errors import LeaseLost
from bot.store.processes import IDENTIFY_EVERY
from bot.store.store import Store
from bot.values.shards import Process, Shard
from tests.sandbox.patience import PATIENCE, patience
from tests.store.rows import a_table, change, execute

ONE = Process("one", 0, 0.0, "1.0", most=None, wanted=None, well=True)
TWO = replace(ONE, name="two")


@pytest.fixture
async def other(url: str, store: Store) -> AsyncIterator[Store]:
    """A second process's connection to the same database."""
    other = await Store.open(url)
    yield other
    await other.close()


@asynccontextmanager
async def silent_in_a_statement(url: str) -> AsyncIterator[Callable[[str], Awaitable[None]]]:
    """Yield what carries out a statement in a transaction, and then only begins another one."""
    connection = await asyncpg.connect(**driver_arguments(url))
    await connection.execute("BEGIN")

    async def carry_out(statement: str) -> None:
        await connection.fetch(statement)
        await connection.prepare("SELECT 'what is never carried out'")

    try:
        yield carry_out
    finally:
        connection.terminate()


async def beat_of(store: Store, name: str) -> int:
    found = [each.beat for each in (await store.processes.sharing()).processes if each.name == name]
    return found[0]


async def test_who_is_to_be_alone_joins_when_nobody_is_there(store: Store, other: Store):
    assert await store.processes.join(ONE, alone=True)
    assert not await other.processes.join(TWO, alone=True)
    await store.processes.leave("one", 1.0)
    assert await other.processes.join(TWO, alone=True)


async def test_others_join_beside_those_that_are_there(store: Store, other: Store):
    assert await store.processes.join(ONE, alone=False)
    assert await other.processes.join(TWO, alone=False)
    names = [each.name for each in (await store.processes.sharing()).processes]
    assert names == ["one", "two"]


async def test_who_is_there_writes_and_each_sign_of_it_can_be_seen(store: Store):
    await store.processes.join(ONE, alone=True)
    beats, heard = [], []
    for now in (1.0, 2.0, 3.0):
        sharing = await store.processes.renew("one", now)
        await store.tables.create(a_table())
        beats.append(await beat_of(store, "one"))
        heard.append(sharing.processes[0].heard_at)
        # By the database's clock, if it has one: those of two machines may differ.
        assert heard[-1] == now if sharing.at is None else now < heard[-1] <= sharing.at
    assert beats == sorted(set(beats))
    assert heard == sorted(set(heard))


async def test_who_was_put_out_writes_nothing_any_more(store: Store, other: Store):
    await store.processes.join(ONE, alone=False)
    await other.processes.join(TWO, alone=False)
    table_id = await store.tables.create(a_table())
    assert await other.processes.evict("one", await beat_of(other, "one"))
    with pytest.raises(LeaseLost):
        await change(store, table_id, locale="de")
    with pytest.raises(LeaseLost):
        await store.processes.renew("one", 1.0)
    with pytest.raises(LeaseLost):
        await store.processes.leave("one", 1.0)
    found = await other.tables.find(table_id)
    assert found is not None
    assert found.locale == a_table().locale
    await change(other, table_id, locale="de")


async def test_one_that_was_heard_of_meanwhile_is_not_put_out(store: Store, other: Store):
    await store.processes.join(ONE, alone=False)
    await other.processes.join(TWO, alone=False)
    seen = await beat_of(other, "one")
    await store.processes.renew("one", 1.0)
    assert not await other.processes.evict("one", seen)
    await store.tables.create(a_table())


@pytest.mark.parametrize("backend", ["postgres"])
async def test_one_that_stands_still_in_the_middle_of_a_statement_is_put_out(
    url: str, store: Store, other: Store, monkeypatch: pytest.MonkeyPatch
):
    await store.processes.join(ONE, alone=False)
    beat = await beat_of(other, "one")
    async with silent_in_a_statement(url) as carry_out:
        await carry_out("SELECT name FROM processes FOR SHARE")
        assert not await other.processes.evict("one", beat)
        await carry_out("SELECT 'it was not silent for long'")
        monkeypatch.setattr(processes, "SILENT", 0.0)
        async with patience("its row"):
            while not await other.processes.evict("one", beat):
                pass
    with pytest.raises(LeaseLost):
        await store.processes.renew("one", 1.0)


@pytest.mark.parametrize("backend", ["postgres"])
async def test_who_starts_waits_for_nobody_who_stands_still(url: str, store: Store, other: Store):
    await store.processes.join(ONE, alone=False)
    await store.processes.settle(2)
    await store.processes.take("one", 1, 1.0)
    other.database.patience = PATIENCE
    async with silent_in_a_statement(url) as carry_out:
        await carry_out("UPDATE processes SET beat = beat + 1")
        await carry_out("UPDATE shards SET alive_at = 2.0 WHERE holder = 'one'")
        assert await other.processes.join(TWO, alone=False)
        assert await other.processes.settle(2) == 2
        assert await other.processes.take("two", 2, 3.0) == [Shard(1)]


@pytest.mark.parametrize("backend", ["postgres"])
async def test_nobody_waits_for_who_stands_still_as_it_takes_a_shard_or_settles_how_many(
    url: str, store: Store, other: Store
):
    await store.processes.join(ONE, alone=False)
    await store.processes.settle(2)
    other.database.patience = PATIENCE
    async with silent_in_a_statement(url) as carry_out:
        await carry_out("SELECT number FROM shards WHERE number = 0 FOR UPDATE")
        assert await other.processes.settle(4) == 2
        await carry_out(f"SELECT pg_advisory_xact_lock({processes.SETTLING})")
        assert await other.processes.settle(4) == 2


async def test_who_joins_again_after_migrating_for_long_is_not_put_out(store: Store, other: Store):
    await store.processes.join(ONE, alone=False)
    seen = await beat_of(other, "one")
    await store.processes.join(ONE, alone=False)
    assert not await other.processes.evict("one", seen)


async def test_who_has_left_writes_nothing(store: Store):
    await store.processes.join(ONE, alone=True)
    await store.processes.leave("one", 1.0)
    with pytest.raises(LeaseLost):
        await store.tables.create(a_table())


async def test_who_has_never_joined_may_write_beside_whoever_has(store: Store, other: Store):
    """So do the commands of the operator."""
    await store.processes.join(ONE, alone=True)
    await other.tables.create(a_table())
    await store.tables.create(a_table())


# Shards


async def test_the_number_of_shards_is_settled_by_who_finds_none_held(store: Store):
    await store.processes.join(ONE, alone=False)
    assert await store.processes.settle(4) == 4
    assert await store.processes.settle(8) == 8, "nobody has one yet"
    await store.processes.take("one", 1, 0.0)
    assert await store.processes.settle(16) == 8
    assert await store.processes.settle(2) == 8
    await store.processes.give("one", 0, 50.0)
    assert await store.processes.settle(2) == 2
    taken = await store.processes.take("one", 5, 60.0)
    assert taken == [Shard(0, 50.0), Shard(1, 50.0)], "away for as long as any of them"


async def test_each_shard_is_taken_by_one(store: Store, other: Store):
    await store.processes.join(ONE, alone=False)
    await other.processes.join(TWO, alone=False)
    await store.processes.settle(3)
    first = await store.processes.take("one", 2, 1.0)
    second = await other.processes.take("two", 5, 1.0)
    assert [shard.number for shard in first] == [0, 1]
    assert [shard.number for shard in second] == [2]
    sharing = await store.processes.sharing()
    assert [shard.holder for shard in sharing.shards] == ["one", "one", "two"]
    assert sharing.free == []


async def test_nobody_takes_shards_of_another_number_than_it_knows(store: Store, other: Store):
    await store.processes.join(ONE, alone=False)
    await other.processes.join(TWO, alone=False)
    await store.processes.settle(2)
    assert await other.processes.settle(4) == 4, "since the first has looked"
    assert await store.processes.take("one", 2, 1.0, of=2) == []
    assert len(await other.processes.take("two", 4, 1.0, of=4)) == 4


async def test_who_takes_up_a_shard_knows_how_it_was_left(store: Store, other: Store):
    await store.processes.join(ONE, alone=False)
    await other.processes.join(TWO, alone=False)
    await store.processes.settle(3)
    assert await store.processes.take("one", 3, 1.0) == [Shard(each) for each in range(3)]
    await store.processes.renew("one", 10.0)
    await store.processes.give("one", 2, 12.0)
    assert await other.processes.take("two", 1, 13.0) == [Shard(2, 12.0)]
    await store.processes.renew("one", 20.0)
    assert await other.processes.evict("one", await beat_of(other, "one"))
    taken = await other.processes.take("two", 5, 30.0)
    assert taken == [Shard(0, 20.0, cut_off=True), Shard(1, 20.0, cut_off=True)]


async def test_a_time_that_is_none_keeps_nobody_from_starting(url: str, store: Store):
    if not url.startswith("sqlite"):
        return  # PostgreSQL takes nothing else for a time.
    await store.processes.join(ONE, alone=True)
    await store.processes.settle(1)
    await execute(store, text("UPDATE shards SET alive_at = 'lately'"))
    assert await store.processes.take("one", 1, 1.0) == [Shard(0)]


async def test_processes_that_begin_together_deal_the_same_days(store: Store, other: Store):
    now = 20_000 * 86400.0
    first, second = await asyncio.gather(store.days.keys(now), other.days.keys(now))
    assert first == second == await store.days.keys(now)


# Turns


async def test_sessions_of_a_bucket_begin_one_after_the_other(store: Store, other: Store):
    waits = [await each.processes.turn(0, 100.0) for each in (store, other, store)]
    assert waits[0] == 0
    assert waits[1] == pytest.approx(IDENTIFY_EVERY, abs=1)
    assert waits[2] == pytest.approx(IDENTIFY_EVERY, abs=1), "who waits keeps no turn from others"
    assert await store.processes.turn(1, 100.0) == 0, "another bucket"


@pytest.mark.parametrize("backend", ["postgres"])
async def test_nobody_waits_for_who_stands_still_in_its_turn(url: str, store: Store):
    assert await store.processes.turn(0, 100.0) == 0
    store.database.patience = PATIENCE
    async with silent_in_a_statement(url) as carry_out:
        await carry_out("UPDATE identifies SET next_at = next_at")
        assert 0 < await store.processes.turn(0, 100.0) < IDENTIFY_EVERY
        assert await store.processes.turn(1, 100.0) == 0, "another bucket"


# What is handed over


async def test_what_is_handed_over_is_taken_once_by_who_has_the_shard(store: Store, other: Store):
    number = await store.handovers.send("one", "press", {"id": "5"}, 1.0, shard=2)
    assert await other.handovers.take("two", [0, 1]) == []
    (taken,) = await other.handovers.take("two", [1, 2], number)
    assert taken.body == {"id": "5"}
    assert await store.handovers.take("three", [2]) == []
    assert await store.handovers.close(number)
    assert await other.handovers.take("two", [2]) == []


async def test_what_nobody_takes_is_taken_by_nobody_later(store: Store, other: Store):
    number = await store.handovers.send("one", "press", {}, 1.0, shard=2)
    assert not await store.handovers.close(number)
    assert await other.handovers.take("two", [2], number) == []


async def test_what_has_lain_there_for_long_is_taken_by_nobody(
    url: str, store: Store, other: Store
):
    if url.startswith("sqlite"):
        return  # What one process on one machine writes, it alone reads.
    number = await store.handovers.send("one", "press", {}, 1.0, shard=2)
    await execute(store, text("UPDATE handovers SET at = at - 30"))
    assert not await other.handovers.waits([2], within=30)
    assert await other.handovers.take("two", [2], within=30) == []
    assert await other.handovers.take("two", [2], number, within=30) == []
    assert await other.handovers.waits([2], within=3600)
    (taken,) = await other.handovers.take("two", [2], within=3600)
    assert taken.id == number


async def test_what_is_told_reaches_all_others_in_order(store: Store, other: Store):
    before = await other.handovers.last()
    for user in (7, 8):
        await store.handovers.send("one", "erased", {"user": user}, 1.0)
    assert await store.handovers.told("one", before) == []
    told = await other.handovers.told("two", before)
    assert [each.body["user"] for each in told] == [7, 8]
    assert await other.handovers.told("two", told[-1].id) == []
    assert await other.handovers.take("two", [0, 1, 2]) == []
    await store.handovers.forget_old(1.0)
    assert len(await other.handovers.told("three", before)) == 2
    await execute(store, text("UPDATE handovers SET at = at - 120"))
    await store.handovers.forget_old(1.0)
    assert await other.handovers.told("three", before) == []


async def test_no_clock_but_the_databases_says_how_old_something_is(
    url: str, store: Store, other: Store
):
    if url.startswith("sqlite"):
        return  # What one process on one machine writes, it alone reads.
    number = await store.handovers.send("one", "press", {}, 1.0, shard=2)
    await other.handovers.forget_old(1e12)
    await execute(store, text("UPDATE handovers SET at = at - 30"))
    (taken,) = await other.handovers.take("two", [2], number)
    assert taken.age >= 30
