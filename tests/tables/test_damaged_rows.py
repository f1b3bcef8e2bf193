"""Rows of one table that are damaged: it stands still, the others play, and it can be ended."""

import pytest
import sqlalchemy as sa
from structlog.testing import capture_logs

from bot.values.tables import Status
from tests.store.rows import execute
from tests.support.evening import Evening, refused, said
from tests.tables.stuck import (
    broken,
    ends_it,
    small_games,
    stands_still,
    tables,
    the_other_plays,
    there,
)

__all__ = ["small_games", "tables"]

DAMAGE = {
    "choices": "update tables set choices = '{\"asked\": ' where id = 1",
    "choices that are none": "update tables set choices = '[7]' where id = 1",
    "purses": "update tables set purses = '[5, 5' where id = 1",
    "options": "update tables set options = '{\"asked' where id = 1",
    "status": "update tables set status = 'sleeping' where id = 1",
    "pace": "update tables set pace = 'slow' where id = 1",
    "touched": "update tables set touched_at = 'lately' where id = 1",
    "seat": "update seats set silences = 'many' where table_id = 1 and seat = 2",
    "no seat": "delete from seats where table_id = 1 and seat = 1",
    "user": "update seats set user_id = 'Bob' where table_id = 1 and seat = 1",
    "picks": "update answers set picks = '[1' where table_id = 1",
    "verb": "update answers set verb = 'shout' where table_id = 1",
    "deadlines": "update deadlines set due = 'soon' where table_id = 1",
}


@pytest.mark.parametrize("what", DAMAGE)
async def test_a_damaged_row_is_one_tables_trouble(tables: Evening, what: str):
    await damage(tables, what)
    with capture_logs() as log:
        await tables.restart(kill=True)
    stands_still(tables, log)
    await tables.turn()
    assert said("fault-frozen") in there(tables)
    await the_other_plays(tables)
    mort = tables.guest("Mort", moderator=True)
    (board,) = (await mort.slash("court tables")).said
    assert "⚠" in board.text
    await ends_it(tables, tables.guest("Ann"))


@pytest.mark.parametrize("what", ["choices", "status", "seat"])
async def test_a_moderator_ends_a_damaged_table_by_the_list(tables: Evening, what: str):
    await damage(tables, what)
    await tables.restart(kill=True)
    await tables.turn()
    mort = tables.guest("Mort", moderator=True)
    (board,) = (await mort.slash("court tables")).said
    await mort.send(board, "gg:x:end:1")
    await tables.turn()
    assert [each.id for each in await tables.store.tables.all_open()] == [2]


async def damage(evening: Evening, what: str) -> None:
    """Somebody writes by hand what the bot never would."""
    triggers = ("answers_no_update", "answers_no_delete")
    freed = (f"drop trigger if exists {trigger}" for trigger in triggers)
    await execute(evening.store, *map(sa.text, (*freed, DAMAGE[what])))


@pytest.mark.parametrize(
    ("what", "actions"),
    [("choices", ("tale", "dice", "story", "again", "share")), ("picks", ("tale", "story"))],
)
async def test_what_is_left_of_a_damaged_table_says_so(
    tables: Evening, what: str, actions: tuple[str, ...]
):
    await play_ballot(tables)
    old = tables.looks(tables.tavern.id)[-1]
    await damage(tables, what)
    for action in actions:
        refused(await tables.guest("Ann").send(old, f"gg:t:1:{action}"), "fault-untold")


async def play_ballot(evening: Evening) -> None:
    """All vote, to the end."""
    table = broken(evening)
    while table.state.record.status is Status.PLAYING:
        for ask in table.state.asks():
            guest = evening.of(table.state.record.seats[ask.seat].user_id or 0)
            await guest.send(evening.looks(table.state.place_id)[-1], f"gg:a:1:{ask.id}:yes")
        await evening.turn()
    await evening.turn()
    assert evening.bot.manager.get(1) is None


async def test_a_damaged_table_that_stands_still_has_nothing_to_tell(tables: Evening):
    await damage(tables, "choices")
    await tables.restart(kill=True)
    await tables.turn()
    shown = tables.looks(tables.tavern.id)[-1]
    refused(await tables.guest("Ann").send(shown, "gg:t:1:tale"), "fault-frozen")


async def test_a_damaged_lobby_closes_as_others_do(evening: Evening):
    await evening.sit_down(evening.party(2), "ballot")
    await damage(evening, "choices")
    await evening.restart(kill=True)
    await evening.turn()
    lobby = evening.looks(evening.tavern.id)[-1]
    refused(await evening.guest("Cid").send(lobby, "gg:t:1:join"), "fault-frozen")
    await evening.settle(least_humans=2)
    await evening.turn(31 * 60)
    assert list(evening.bot.manager) == []
