"""Tables and seats come back as they were written."""

from dataclasses import replace
from typing import Any

import pytest

from bot.store.errors import BeingErased, StoreError
from bot.store.store import Store
from bot.values.guilds import GuildSettings
from bot.values.moderation import Actor, Order
from bot.values.records import SeatRecord, TableRecord
from bot.values.tables import Pace, Status
from tests.store.rows import ADA, BEN, CLEO, GUILD, a_table, change

MOD = Actor(900, "Mod")

ID = 2**62 + 1
"""An id as long as Discord's ever get."""


async def written(store: Store, record: TableRecord) -> TableRecord:
    """The record, as it is in the database now."""
    return replace(record, id=await store.tables.create(record))


async def test_a_table_comes_back_as_it_was_written(store: Store) -> None:
    record = a_table(ADA, None, BEN, None, guild_id=ID)
    seat = replace(
        record.seats[0], joined=False, volunteer=True, away=True, left=True, silences=2,
        dms_closed=True, dm_channel_id=ID, cards_in_dm=True,
        locale="pt-BR",
    )  # fmt: skip
    record = await written(store, record.with_seat(seat))
    assert await store.tables.find(record.id) == record
    assert await store.tables.all_open() == [record]


async def test_ids_count_up_and_are_not_used_again(store: Store) -> None:
    first = await store.tables.create(a_table(ADA))
    assert await store.tables.create(a_table(BEN)) == first + 1
    assert await store.tables.find(first + 2) is None


async def test_what_differs_is_written_and_nothing_else(store: Store) -> None:
    record = await written(store, a_table(ADA, BEN))
    changes: dict[str, Any] = {
        "status": Status.PLAYING, "pace": Pace.DAILY, "thread_id": ID, "purses": (5, 7)
    }  # fmt: skip
    await change(store, record.id, told=3)
    await store.journal.commit(replace(record, **changes), record)
    await store.journal.commit(record, record)
    assert await store.tables.find(record.id) == replace(record, told=3, **changes)


async def test_a_table_is_written_whole(store: Store) -> None:
    record = replace(
        await written(store, a_table(ADA, BEN, CLEO)),
        seats=(SeatRecord(0, CLEO, "Cleo"), SeatRecord(1, ADA, "Ada"), SeatRecord(2, None, "")),
        status=Status.PLAYING,
        choices={"executioner": "dice"},
        seed=bytes(range(32)),
        options='{"executioner": 0}',
        purses=(5, 12, 5),
        counted=True,
        started_at=1234.5,
    )
    await store.journal.commit(record, None)
    assert await store.tables.find(record.id) == record


async def test_seats_are_replaced_or_changed_one_by_one(store: Store) -> None:
    before = await written(store, a_table(ADA, BEN))
    fewer = replace(before, seats=(SeatRecord(0, CLEO, "Cleo"),))
    more = fewer.with_seat(SeatRecord(1, ADA, "Ada"))
    away = more.with_seat(replace(more.seats[1], away=True))
    for record in (fewer, more, away, replace(away, seats=())):
        await store.journal.commit(record, before)
        assert await store.tables.find(record.id) == record
        before = record


async def test_an_order_is_written_with_what_it_does_and_obeyed_once(store: Store) -> None:
    commit, record = store.journal.commit, await written(store, a_table(ADA, BEN))
    unseat = Order("unseat", GUILD, MOD, 7.0, 1, (BEN, "Ben"))
    end = Order("end-table", GUILD, MOD, 8.0, 2)

    left = record.with_seat(replace(record.seats[1], left=True))
    assert await commit(left, record, order=unseat)
    assert not await commit(record, left, order=unseat)
    assert not await commit(replace(left, seats=()), None, order=unseat)
    assert await store.tables.find(record.id) == left

    ended = replace(left, status=Status.ENDED, closed_at=8.0)
    assert await commit(ended, left, order=end)
    assert not await commit(replace(ended, closed_at=9.0), ended, order=end)
    assert await store.tables.find(record.id) == ended

    logged, unseated = await store.court.log(GUILD)
    assert (logged.act, logged.at, logged.target_name) == ("end-table", 8.0, None)
    assert (unseated.act, unseated.actor_name, unseated.target_id) == ("unseat", "Mod", BEN)
    assert logged.details == unseated.details == {"table": record.id}


async def test_an_order_that_cannot_be_carried_out_is_not_in_the_log(store: Store) -> None:
    order = Order("end-table", GUILD, MOD, 8.0, 1)
    with pytest.raises(StoreError, match="no table 99"):
        await store.journal.commit(replace(a_table(ADA), id=99, told=1), a_table(ADA), order=order)
    assert await store.court.log(GUILD) == []


async def test_tables_that_are_done_with_are_not_open(store: Store) -> None:
    first = await store.tables.create(a_table(ADA))
    second = await store.tables.create(replace(a_table(BEN), follows=first))
    await change(store, first, closed_at=5000.0, status=Status.ENDED)
    assert [table.id for table in await store.tables.all_open()] == [second]
    closed = await store.tables.find(first)
    assert closed is not None
    assert closed.closed_at == 5000.0


async def test_what_is_not_there_is_not_changed_in_silence(store: Store) -> None:
    there = await written(store, a_table(ADA))
    for before in (replace(there, id=99), replace(there, seats=(there.seats[0],) * 2)):
        seats = (*before.seats[:-1], SeatRecord(len(before.seats) - 1, BEN, "Ben"))
        with pytest.raises(StoreError, match="has no seat"):
            await store.journal.commit(replace(before, seats=seats), before)
    with pytest.raises(StoreError):
        await store.journal.commit(replace(a_table(BEN), id=99), None)


async def test_a_user_sits_once_at_a_table(store: Store) -> None:
    with pytest.raises(StoreError):
        await store.tables.create(a_table(ADA, ADA))
    assert await store.tables.all_open() == []


async def test_guild_settings_are_the_defaults_until_they_are_written(store: Store) -> None:
    assert await store.guilds.settings(GUILD) == GuildSettings()
    for counted in (True, False):
        await store.guilds.change(Order("settings", GUILD, MOD, 1.0), computers_counted=counted)
        assert await store.guilds.settings(GUILD) == GuildSettings(computers_counted=counted)
    assert await store.guilds.settings(GUILD + 1) == GuildSettings()


async def test_who_is_being_erased_sits_down_nowhere_whoever_has_not_heard_of_it(
    store: Store,
) -> None:
    """As another process: what is erased just then would leave a seat that nobody has."""
    table_id = await store.tables.create(a_table(BEN))
    known = await store.tables.find(table_id)
    assert known is not None
    await store.erasing.begin(ADA)
    joined = replace(known, seats=a_table(BEN, ADA).seats)
    with pytest.raises(BeingErased):
        await store.journal.commit(joined, known)
    with pytest.raises(BeingErased):
        await store.tables.create(a_table(ADA))
    await store.erasing.finish(ADA, 4000.0)
    await store.journal.commit(joined, known)
    found = await store.tables.find(table_id)
    assert found is not None
    assert [seat.user_id for seat in found.seats] == [BEN, ADA], "they begin as a newcomer"
