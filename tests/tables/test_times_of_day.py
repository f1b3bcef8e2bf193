"""A machine sleeps, and its clock jumps ahead: what has a time of day comes in time, or soon."""

from bot.tables.wake_ups import wake_ups
from bot.values.days import day_of
from bot.values.tables import Status
from tests.support.evening import Evening, said
from tests.support.plans import HOUR, MINUTE, calls, mentioned, planned, status, until
from tests.tables.test_alone import DAY, _installed, alone
from tests.tables.test_days import board, marks, try_of

__all__ = ["_installed", "alone"]

SOON = 10.0


async def test_a_table_is_called_and_opens_in_time_though_the_machine_slept_before(
    evening: Evening,
):
    ann, bob = evening.party(2)
    table = await planned(evening, [ann, bob])
    evening.clock.jump(6 * HOUR)
    await until(evening, table, 11 * MINUTE)
    assert calls(evening) == []
    await until(evening, table, 10 * MINUTE)
    (call,) = calls(evening)
    assert mentioned(call) == {ann.id, bob.id}
    await until(evening, table, 0)
    assert status(table) is Status.LOBBY
    assert len(calls(evening)) == 1


async def test_a_table_whose_time_passes_while_the_machine_sleeps_opens_late(evening: Evening):
    ann, bob = evening.party(2)
    table = await planned(evening, [ann, bob])
    await until(evening, table, 20 * MINUTE)
    evening.clock.jump(50 * MINUTE)
    await evening.turn(SOON)
    (call,) = calls(evening)
    assert mentioned(call) == {ann.id, bob.id}
    assert status(table) is Status.LOBBY


async def test_nobody_is_called_when_the_machine_wakes_up_hours_after_the_time(evening: Evening):
    """Several times have passed at once then, and the last of them counts."""
    ann, bob = evening.party(2)
    table = await planned(evening, [ann, bob])
    await until(evening, table, 20 * MINUTE)
    evening.clock.jump(5 * HOUR)
    await evening.turn(SOON)
    assert calls(evening) == []
    (closed,) = evening.all_public()
    assert said("lobby-closed-missed", game="botk") in closed.text


async def test_a_lobby_stays_open_though_the_machine_slept_meanwhile(evening: Evening):
    """How long nobody has touched it is measured as the time of a question is."""
    await evening.sit_down(evening.party(2))
    table = evening.table
    evening.clock.jump(6 * HOUR)
    await evening.turn(29 * MINUTE)
    assert status(table) is Status.LOBBY
    await evening.turn(2 * MINUTE)
    assert status(table) is Status.ENDED


async def test_a_day_ends_at_midnight_though_the_machine_slept_in_it(alone: Evening):
    ann, bob = alone.party(2)
    keys, today = await alone.store.days.keys(alone.clock.now()), day_of(alone.clock.now())
    await try_of(ann, "right")
    await bob.slash("guess daily")
    unfinished = next(t for t in alone.bot.manager if t.state.record.host_id == bob.id)
    assert all(due.of_day for due in wake_ups(unfinished.state))
    assert len(await marks(alone)) == 2
    alone.clock.jump(DAY - HOUR)
    await alone.turn(HOUR - MINUTE)
    assert keys.key(today).hex() not in await board(ann)
    assert status(unfinished) is Status.PLAYING
    await alone.turn(2 * MINUTE)
    assert keys.key(today).hex() in await board(ann)
    assert status(unfinished) is Status.SETTLED, "what was not finished is given up"
    assert await marks(alone) == [], "and nobody needs to know any more who has tried"
