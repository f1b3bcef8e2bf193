"""What is over leaves nothing behind in a bot that runs for months."""

import gc

from bot.messages.reconciler import Reconciler
from bot.tables.table import Table
from tests.support.evening import Evening

KEPT = (Table, Reconciler)


def kept() -> set[object]:
    """All tables in memory, and all that is kept of their messages."""
    return {each for each in gc.get_objects() if type(each) in KEPT}


async def test_a_table_that_is_over_is_forgotten_with_all_that_its_messages_showed(
    evening: Evening,
):
    gc.collect()
    before, guests = kept(), evening.party(4)
    # So is a lobby that was cancelled.
    await evening.sit_down(guests[:2])
    lobby = kept() - before
    assert {type(each) for each in lobby} == {*KEPT}
    await guests[0].press(evening.lobby(), "Cancel table")
    await evening.turn()
    await evening.deal(guests)
    played = kept() - before - lobby
    assert {type(each) for each in played} == {*KEPT}
    del lobby, played
    await evening.play()
    await evening.turn(3600)
    gc.collect()
    assert kept() == before
