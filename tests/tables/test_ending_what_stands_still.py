"""The database fails for a while at a table that stands still: it can be ended all the same."""

from typing import Any

import pytest

from bot.tables.table import Table
from bot.values.tables import Status
from games.api import Answer, Question, ScriptContext, Seat, Verb
from tests.support.evening import Evening, refused, said
from tests.support.failing_store import trouble
from tests.support.guests import Guest
from tests.tables.stuck import small_games
from tests.tables.test_standing_still import becomes, with_script

__all__ = ["small_games"]


@pytest.fixture
async def guests(
    small_games: None, evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> list[Guest]:
    """Three whose game fails at the first answer: no replay of its journal gets past that."""

    async def script(context: ScriptContext, _: Any) -> None:
        await context.ask(Question(Seat(0), "vote", (Verb("yes"), Verb("no")), Answer("no")))
        raise RuntimeError("the rose")

    becomes(monkeypatch, with_script(script))
    guests = evening.party(3)
    await evening.deal(guests, "ballot")
    refused(await evening.answer(*evening.asked(), verb="yes"), "fault-frozen")
    await evening.turn()
    return guests


async def is_over(evening: Evening, table: Table) -> None:
    """See that a table has ended, is written so, and binds nobody any more."""
    record = await evening.store.tables.find(table.id)
    assert record is not None
    assert (record.status, record.closed_at is not None) == (Status.ENDED, True)
    await evening.turn()
    assert list(evening.bot.manager) == []


async def test_the_host_ends_a_table_that_stands_still_in_trouble(
    evening: Evening, guests: list[Guest]
):
    table = evening.table
    (question,) = (await guests[0].press(evening.panel(), said("button-end-table"))).said
    with trouble("journal.commit"):
        refused(await guests[0].press(question, said("button-end-table")), "fault-storage")
    await guests[0].press(question, said("button-end-table"))
    await is_over(evening, table)


async def test_most_players_end_a_table_that_stands_still_in_trouble(
    evening: Evening, guests: list[Guest]
):
    table, (_, bob, cid) = evening.table, guests
    for guest in (bob, cid):
        (question,) = (await guest.press(evening.panel(), said("button-end-table"))).said
        with trouble("journal.commit"):
            refused(await guest.press(question, said("button-want-end")), "fault-storage")
        await guest.press(question, said("button-want-end"))
    await is_over(evening, table)


async def test_a_press_that_cannot_be_noted_keeps_no_moderator_from_ending_it(
    evening: Evening, guests: list[Guest]
):
    table = evening.table
    with trouble("journal.commit"):
        await table.note_presence(guests[1].id, "sv-SE")
    await evening.bot.manager.free(evening.guild.id, table.id)
    await is_over(evening, table)


async def test_it_is_over_when_the_bot_is_removed(evening: Evening, guests: list[Guest]):
    table = evening.table
    with trouble("journal.commit"):
        await table.note_presence(guests[1].id, "sv-SE")
    await evening.bot.lifecycle.left(evening.guild.id)
    await is_over(evening, table)


async def test_a_vote_that_was_written_counts_though_the_word_of_it_was_lost(
    evening: Evening, guests: list[Guest]
):
    table, (_, bob, cid) = evening.table, guests
    with trouble("journal.commit", written=True):
        (question,) = (await bob.press(evening.panel(), said("button-end-table"))).said
        refused(await bob.press(question, said("button-want-end")), "fault-storage")
    (question,) = (await cid.press(evening.panel(), said("button-end-table"))).said
    await cid.press(question, said("button-want-end"))
    await is_over(evening, table)
