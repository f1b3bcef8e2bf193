"""What is due at a table is done at its time, and again soon where it failed, not at once."""

from collections.abc import Iterator

import pytest

from bot.store.errors import StoreError
from bot.tables import wake_ups
from bot.tables.retry import TRY_AGAIN
from bot.tables.wake_ups import Due, WakeUp, Waking
from tests.support.clock import START, HandClock


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
