"""What is due at a table is done at its time, and again soon where it failed, not at once."""

from collections.abc import Iterator

import pytest

from bot.clock import TRY_AGAIN, Clock
from bot.store.errors import StoreError
from bot.tables import wake_ups
from bot.tables.wake_ups import Due, WakeUp, Waking
from tests.support.clock import START, HandClock
from tests.support.machine import Machine, machine

__all__ = ["machine"]


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> HandClock:
    """Its table's state is nothing but when it goes on."""

    def going_on(when: float) -> Iterator[WakeUp]:
        yield WakeUp(when, Due.GO_ON)

    monkeypatch.setattr(wake_ups, "wake_ups", going_on)
    return HandClock()


@pytest.mark.parametrize("earlier", [0.0, 1.0])
async def test_a_table_that_is_dealt_again_in_trouble_has_the_database_have_its_time(
    clock: HandClock, earlier: float
) -> None:
    """Also where it is due at another time then."""
    tried: list[float] = []
    states = [START]

    async def fail(due: WakeUp) -> None:
        tried.append(clock.now() - START)
        states.append(due.when - earlier)
        waking.follow()
        raise StoreError("the connection is gone")

    waking = Waking(clock, lambda: states[-1], fail)  # type: ignore[arg-type, return-value]
    waking.begin()
    await clock.turn(2 * TRY_AGAIN)
    assert tried == [0.0, TRY_AGAIN, 2 * TRY_AGAIN]


async def test_what_comes_next_of_its_kind_is_done_at_its_own_time(clock: HandClock) -> None:
    done: list[float] = []
    states = [START - 2]

    async def go_on(due: WakeUp) -> None:
        done.append(clock.now() - START)
        states.append(due.when + 1)
        waking.follow()

    waking = Waking(clock, lambda: states[-1], go_on)  # type: ignore[arg-type, return-value]
    waking.begin()
    await clock.turn(1)
    assert done == [0.0, 0.0, 0.0, 1.0]


@pytest.mark.parametrize("changes", [False, True])
async def test_each_thing_that_is_due_has_its_whole_time_though_the_clock_jumps_ahead(
    machine: Machine, monkeypatch: pytest.MonkeyPatch, changes: bool
) -> None:
    """Once, what was due last came together with the first, or as soon as the table changed."""
    clock, done = Clock(), dict[Due, float]()
    now, began = clock.now(), machine.running

    def open_still(_: object) -> list[WakeUp]:
        due = WakeUp(now + 90, Due.REMINDER), WakeUp(now + 120, Due.TIME_UP)
        return [each for each in due if each.what not in done]

    async def do(due: WakeUp) -> None:
        done[due.what] = machine.running - began

    monkeypatch.setattr(wake_ups, "wake_ups", open_still)
    waking = Waking(clock, lambda: None, do)  # type: ignore[arg-type, return-value]
    waking.begin()
    await machine.turn(20)
    machine.wall += 3600
    for _ in range(10):
        if changes:
            waking.follow()
        await machine.turn(10)
    assert done == {Due.REMINDER: 90, Due.TIME_UP: 120}


async def test_nothing_that_is_due_is_tried_while_the_database_has_its_time(
    clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether it was due when the trouble began, or comes to be meanwhile."""
    tried: list[tuple[Due, float]] = []
    due = WakeUp(START, Due.GO_ON), WakeUp(START + 1, Due.TIME_UP)
    monkeypatch.setattr(wake_ups, "wake_ups", lambda _: due)

    async def fail(due: WakeUp) -> None:
        tried.append((due.what, clock.now() - START))
        raise StoreError("the connection is gone")

    waking = Waking(clock, lambda: None, fail)  # type: ignore[arg-type, return-value]
    waking.begin()
    await clock.turn(TRY_AGAIN)
    assert tried[0] == (Due.GO_ON, 0.0)
    assert set(tried[1:]) == {(Due.GO_ON, TRY_AGAIN), (Due.TIME_UP, TRY_AGAIN)}
    assert len(tried) == 3
