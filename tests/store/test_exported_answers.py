"""Of a seat that changed hands each is given their own answers, and nobody those of another."""

import json
from dataclasses import replace
from typing import Any

import pytest

from bot.store.store import Store
from bot.values.records import TableRecord
from tests.store.rows import ADA, BEN, CLEO, a_table, an_answer, answer

pytestmark = pytest.mark.usefixtures("one_thread")

DAN = CLEO + 1


async def words(store: Store, *users: int) -> list[list[Any]]:
    """What is in each one's export of what was typed."""
    found = [json.loads(await store.privacy.export(user))["answers"] for user in users]
    return [sorted(pick for each in given for pick in each["picks"]) for given in found]


async def say(store: Store, table_id: int, n: int) -> None:
    """The first seat answers by a word of the same number."""
    await answer(store, an_answer(table_id, n, seat=0, verb="say", picks=(f"word {n}",)))


async def takes(store: Store, record: TableRecord, user_id: int, since: int) -> TableRecord:
    """Somebody plays on from here, for Ada or as her."""
    seat = replace(record.seats[0], user_id=user_id, since=since, owned_until=1)
    seat = replace(seat, owner_id=None if user_id == ADA else ADA)
    await store.journal.commit(record.with_seat(seat), record)
    return record.with_seat(seat)


async def test_an_answer_is_of_who_had_the_seat_when_it_was_given(store: Store) -> None:
    record = a_table(ADA, BEN)
    record = replace(record, id=await store.tables.create(record))
    await say(store, record.id, 1)
    assert await words(store, ADA, CLEO, DAN) == [["word 1"], [], []]
    record = await takes(store, record, CLEO, 1)
    await say(store, record.id, 2)
    assert await words(store, ADA, CLEO, DAN) == [["word 1"], ["word 2"], []]
    assert (await store.privacy.summary(ADA))["answers"] == 1
    record = await takes(store, record, DAN, 2)
    await say(store, record.id, 3)
    assert await words(store, ADA, CLEO, DAN) == [["word 1"], [], ["word 3"]]
    await takes(store, record, ADA, 3)
    await say(store, record.id, 4)
    assert await words(store, ADA, CLEO, DAN) == [["word 1", "word 4"], [], []]


async def test_an_answer_is_nobodys_where_it_is_not_known_who_gave_it(store: Store) -> None:
    """As where they changed places at a table of the first release."""
    record = a_table(CLEO, BEN)
    played = replace(record.seats[0], owner_id=ADA, owner_name="Ada")
    table_id = await store.tables.create(record.with_seat(played))
    await say(store, table_id, 1)
    assert await words(store, ADA, CLEO) == [[], []]
