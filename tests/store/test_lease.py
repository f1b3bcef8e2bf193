"""Of two bots on one database, one writes."""

from collections.abc import AsyncIterator

import pytest

from bot.store.errors import LeaseLost
from bot.store.store import Store
from tests.store.rows import a_table, change


@pytest.fixture
async def other(url: str, store: Store) -> AsyncIterator[Store]:
    """A second bot's connection to the same database."""
    other = await Store.open(url)
    yield other
    await other.close()


async def take(store: Store, holder: str) -> bool:
    seen = await store.leases.current()
    assert seen is not None
    return await store.leases.take(holder, seen)


async def test_nobody_has_it_at_first_and_the_first_gets_it(store: Store):
    seen = await store.leases.current()
    assert seen is not None
    assert seen.holder is None
    assert await take(store, "one")
    seen = await store.leases.current()
    assert seen is not None
    assert seen.holder == "one"


async def test_who_has_it_writes_and_each_renewal_can_be_seen(store: Store):
    await take(store, "one")
    beats = []
    for _ in range(3):
        await store.leases.renew()
        await store.runs.mark_alive(1.0)
        lease = await store.leases.current()
        assert lease is not None
        beats.append(lease.beat)
    assert beats == sorted(set(beats))


async def test_who_has_lost_it_writes_nothing_any_more(store: Store, other: Store):
    await take(store, "one")
    table_id = await store.tables.create(a_table())
    assert await take(other, "two")
    with pytest.raises(LeaseLost):
        await change(store, table_id, locale="de")
    with pytest.raises(LeaseLost):
        await store.leases.renew()
    with pytest.raises(LeaseLost):
        await store.leases.give_back()
    found = await other.tables.find(table_id)
    assert found is not None
    assert found.locale == a_table().locale
    await change(other, table_id, locale="de")


async def test_of_two_that_want_it_one_gets_it(store: Store, other: Store):
    seen = await store.leases.current()
    assert seen is not None
    assert await store.leases.take("one", seen)
    assert not await other.leases.take("two", seen)
    await store.leases.renew()


async def test_one_that_was_renewed_meanwhile_is_not_taken(store: Store, other: Store):
    await take(store, "one")
    seen = await other.leases.current()
    assert seen is not None
    await store.leases.renew()
    assert not await other.leases.take("two", seen)
    await store.runs.mark_alive(1.0)


async def test_who_has_given_it_back_writes_nothing_and_the_next_gets_it(
    store: Store, other: Store
):
    await take(store, "one")
    await store.leases.give_back()
    with pytest.raises(LeaseLost):
        await store.runs.mark_alive(1.0)
    assert await take(other, "two")
    await other.runs.mark_alive(1.0)


async def test_who_has_never_taken_it_may_write_beside_whoever_has(store: Store, other: Store):
    """So do the commands of the operator."""
    await take(store, "one")
    await other.runs.mark_alive(1.0, "doctor")
    await store.runs.mark_alive(1.0)
