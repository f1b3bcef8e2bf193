"""What is over leaves nothing behind in a bot that runs for months."""

import gc

from bot.messages.reconciler import Reconciler
from bot.tables.table import Table
from tests.support.evening import Evening


def kept() -> set[object]:
    """All tables in memory, and all that is kept of their messages."""
    gc.collect()
    return {each for each in gc.get_objects() if isinstance(each, Table | Reconciler)}


async def test_a_table_that_is_over_is_forgotten_with_all_that_its_messages_showed(
    evening: Evening,
):
    before, guests = kept(), evening.party(4)
    await evening.deal(guests)
    assert kept() > before
    await evening.play()
    await evening.turn(3600)
    assert kept() == before


async def test_so_is_a_lobby_that_was_cancelled(evening: Evening):
    before, guests = kept(), evening.party(2)
    await evening.sit_down(guests)
    await guests[0].press(evening.lobby(), "Cancel table")
    await evening.turn(3600)
    assert kept() == before
