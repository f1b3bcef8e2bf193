"""Something goes wrong just as a game ends, which is drawn once more and never again."""

import asyncio
from typing import Any

import pytest

from bot.messages.reconciler import Reconciler
from bot.plugins.registry import plugins
from bot.store.journal import Journal
from bot.tables.ending import end
from games.engine.dice import derive
from tests.support.evening import Evening, said
from tests.support.playing import Playing


async def just_over(evening: Evening) -> None:
    """Play a game to its last answer; nothing is drawn since."""
    playing = Playing(evening, "dotk")
    await playing.begin(4)
    table, computer = playing.table, plugins()["dotk"].rules.computer
    while not table.state.done:
        await evening.turn()
        _, ask = evening.asked()
        answer = computer.answer(table.state.notebook(ask.seat), ask, derive(b"guests", ask.id))
        await playing.answer(ask, answer, playing.place_of(ask, answer, "dm"))


def what_can_be_pressed(evening: Evening) -> list[set[str]]:
    """What still leads anywhere, by message: that of the lobby first."""
    return [set(look.buttons) for look in evening.all_public() if look.buttons]


async def test_a_result_is_shown_in_the_channel_where_its_thread_is_deleted_just_then(
    evening: Evening,
):
    await just_over(evening)
    (thread,) = evening.tavern.threads
    evening.env.backend.delete_channel(thread.id)
    await evening.turn()
    assert evening.final().channel_id == evening.tavern.id
    lobby, _ = evening.all_public()
    assert str(evening.final().id) in lobby.text, "it leads there, and to no thread"
    assert str(thread.id) not in lobby.text
    assert list(evening.bot.manager) == []


async def test_a_result_takes_the_panels_place_where_nothing_may_be_posted_any_more(
    evening: Evening,
):
    await just_over(evening)
    panel = evening.panel()
    evening.forbid("send_messages", "send_messages_in_threads")
    await evening.turn()
    assert evening.final().id == panel.id
    lobby, _ = what_can_be_pressed(evening)
    assert lobby == {said("button-again"), said("button-next-game")}, "it says how it has ended"
    assert list(evening.bot.manager) == []


async def test_a_channel_that_is_deleted_just_as_the_host_ends_the_table_ends_it_once(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    """At the end of each evening it is looked whether anything went wrong that nobody waits for."""
    await evening.sit_down(evening.party(2))
    table, commit, leave = evening.table, Journal.commit, Reconciler.leave_place
    gone = asyncio.Event()

    async def waits(journal: Journal, *args: Any) -> bool:
        await gone.wait()
        return await commit(journal, *args)

    async def noticed(messages: Reconciler) -> None:
        gone.set()
        await leave(messages)

    monkeypatch.setattr(Journal, "commit", waits)
    monkeypatch.setattr(Reconciler, "leave_place", noticed)
    ending = asyncio.ensure_future(end(table))
    evening.env.backend.delete_channel(evening.tavern.id)
    await evening.env.settle()
    await evening.turn()
    await ending
    await evening.turn()
    assert list(evening.bot.manager) == []
