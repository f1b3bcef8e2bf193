"""Trouble at the worst moment: when a table is opened, dealt, brought back, or in between."""

import asyncio
import itertools
from dataclasses import replace
from typing import Any

import pytest

from bot.store.journal import Journal
from bot.tables import admission, alone
from bot.values.tables import Status
from games.api import Answer, Question, ScriptContext, Seat, Verb
from games.engine.errors import Reason, Refused
from tests.plugins import ballot, guess
from tests.plugins.ballot import Voted
from tests.support.evening import Evening, refused, said
from tests.support.failing_store import trouble
from tests.tables.stuck import broken, small_games
from tests.tables.test_standing_still import becomes, with_script

__all__ = ["small_games"]

DAY = 86_400.0


@pytest.mark.parametrize("what", ["commit", "deadlines"])
async def test_clocks_get_back_the_time_away_from_a_bot_that_cannot_write_at_first(
    evening: Evening, what: str
):
    table = await evening.deal(evening.party(4), pace="quick")
    await evening.turn(20)
    (waiting,) = table.state.waiting()
    left = waiting.due - evening.clock.now()
    with trouble(f"journal.{what}"):
        await evening.restart(away=600)
    await evening.turn(10)
    (waiting,) = evening.table.state.waiting()
    assert waiting.due - evening.clock.now() == pytest.approx(left - 10, abs=1)
    await evening.restart(kill=True, away=600)
    (waiting,) = evening.table.state.waiting()
    assert waiting.due - evening.clock.now() == pytest.approx(left - 10, abs=1)
    assert evening.answers == 0


async def test_a_lobby_that_was_opened_in_trouble_closes_itself_like_any_other(evening: Evening):
    with trouble("guilds.settings", after=2):
        await evening.guest("Ann").slash("botk start")
    assert "Join" in evening.lobby().buttons
    await evening.turn(31 * 60)
    assert list(evening.bot.manager) == []


async def test_a_table_is_in_nobodys_way_that_was_written_and_the_word_of_it_lost(
    evening: Evening,
):
    with trouble("tables.create", written=True):
        refused(await evening.guest("Ann").slash("botk start"), "fault-storage")
    await evening.bot.lifecycle.begin_forgetting(evening.guild.id)
    assert await evening.store.tables.all_open() == []


async def test_a_lobby_comes_back_with_a_bot_that_cannot_write_at_first(evening: Evening):
    guests = evening.party(4)
    await evening.sit_down(guests)
    before = [line for line in evening.lobby().text.splitlines() if "<t:" not in line]
    with trouble("journal.commit"):
        await evening.restart()
    await evening.turn(10)
    assert before == [line for line in evening.lobby().text.splitlines() if "<t:" not in line]
    await guests[0].press(evening.lobby(), "Begin")
    assert evening.table.state.record.status is Status.PLAYING


async def test_what_a_deal_that_failed_has_told_is_nothing_that_anybody_knows(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    deals = itertools.count(1)

    async def script(context: ScriptContext, options: Any) -> None:
        context.announce(Voted(next(deals)))
        await ballot.script(context, options)

    becomes(monkeypatch, with_script(script))
    guests = evening.party(2)
    await evening.sit_down(guests, "ballot")
    with trouble("journal.commit"):
        refused(await guests[0].press(evening.lobby(), "Begin"), "fault-storage")
    await guests[0].press(evening.lobby(), "Begin")
    state = evening.table.state
    assert [told.event for told in state.told()] == [Voted(2)]
    assert state.notebook(None).events == [Voted(2)]


async def test_nobody_is_to_try_again_what_counts_where_it_cannot_be_read_what_is_there(
    evening: Evening,
):
    await evening.deal(evening.party(4))
    await evening.restart()
    with trouble("posts.of") as tried:
        reply = await evening.answer(*evening.asked(), "public")
    assert tried
    assert (evening.answers, reply.said) == (1, [])
    await evening.turn()
    _, ask = evening.asked()
    assert f":{ask.id}:" in evening.panel().words, "what is asked next is drawn when that can be"


async def test_nor_where_it_cannot_be_written_that_a_message_is_retired(evening: Evening):
    guests = evening.party(4)
    await evening.deal(guests)
    old = evening.panel()
    await evening.turn(60)
    await evening.actors[guests[1].id].send(evening.tavern.threads[0], "It was not me!")
    path = f"/channels/{old.channel_id}/messages/{old.id}"
    evening.env.inject_error("PATCH", path, status=503, times=2)
    await evening.answer(*evening.asked())
    await evening.turn()
    (guest, _), list_ = evening.asked(), evening.panel().selects[0]
    assert evening.panel().id > old.id
    with trouble("posts.drop") as tried:
        reply = await guest.send(old, list_.custom_id, list_.values[: list_.least])
    assert tried
    assert evening.answers == 2, "who presses on the old one, which is not retired yet, answers"
    assert said("fault-storage") not in [look.text for look in reply.said]
    await evening.turn()
    retired = next(look for look in evening.all_public() if look.id == old.id)
    assert retired.ids == set()


async def test_nobody_learns_whom_an_answer_calls_before_it_is_written(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    """Not even by a press that was made up, for a question that nobody has seen."""

    async def script(context: ScriptContext, _: Any) -> None:
        for seat in (Seat(0), Seat(1)):
            await context.ask(Question(seat, "vote", (Verb("yes"), Verb("no")), Answer("no")))

    becomes(monkeypatch, with_script(script))
    guests = evening.party(2)
    await evening.deal(guests, "ballot")
    commit, taken, written = Journal.commit, asyncio.Event(), asyncio.Event()

    async def slow(journal: Journal, *rest: Any) -> bool:
        taken.set()
        await written.wait()
        return await commit(journal, *rest)

    monkeypatch.setattr(Journal, "commit", slow)
    answer = asyncio.create_task(evening.answer(*evening.asked(), verb="yes"))
    await taken.wait()
    state = evening.table.state
    assert state.match is not None
    (coming,) = state.match.asks
    with pytest.raises(Refused) as refusal:
        state.own_ask(Seat(0), coming.id)
    assert refusal.value.reason is Reason.STALE
    written.set()
    await answer


async def test_who_asks_for_the_days_deal_as_midnight_passes_has_the_new_days(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    await evening.turn(2 * DAY - 1)

    async def slowly(*args: Any) -> Any:
        await evening.clock.turn(2)
        return await admission.admitted(*args)

    monkeypatch.setattr(alone, "admitted", slowly)
    (panel,) = (await evening.guest("Ann").slash("guess daily")).said
    await evening.turn()
    assert said("guess-ask-lift") in panel.text
    assert evening.table.state.record.status is Status.PLAYING
    assert not evening.answers


async def test_a_game_that_asks_on_for_ever_is_given_up_all_the_same(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    async def script(context: ScriptContext, _: Any) -> None:
        while True:
            await context.ask(Question(Seat(0), "lift", (Verb("yes"),), Answer("yes")))

    rules = replace(guess.GAME.rules, script=script)
    becomes(monkeypatch, replace(guess.GAME, rules=rules), "guess")
    ann = evening.guest("Ann")
    (panel,) = (await ann.slash("guess play")).said
    asked = (await ann.press(panel, "Give up")).shown
    assert asked is not None
    refused(await ann.press(asked, "Give up"), "fault-frozen")
    assert broken(evening).state.frozen


async def test_a_game_that_fails_after_its_result_is_settled_by_it_and_done_with(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    async def script(context: ScriptContext, options: Any) -> None:
        await ballot.script(context, options)
        raise RuntimeError("the rose")

    becomes(monkeypatch, with_script(script))
    guests = evening.party(3)
    table = await evening.deal(guests, "ballot")
    while not table.state.frozen:
        await evening.answer(*evening.asked(), verb="yes")
        await evening.turn()
    (question,) = (await guests[1].press(evening.panel(), said("button-end-table"))).said
    await guests[1].press(question, said("button-want-end"))
    record = await evening.store.tables.find(table.id)
    assert record is not None
    assert (record.status, record.closed_at is not None) == (Status.SETTLED, True)
    await evening.turn()
    assert list(evening.bot.manager) == []
