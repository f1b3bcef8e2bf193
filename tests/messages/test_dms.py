"""A seat's DM while its owner answers at the table: it shows no question that has gone stale."""

from typing import Any

import pytest

from bot.messages.client import MessageClient, TryLaterError
from bot.messages.pictures import TablePictures
from bot.panels.panel import Panel
from bot.tables.answering import Answered
from bot.tables.table import Table
from games.botk.words import Topic
from games.engine.asks import Answer, Seat
from tests.messages.test_lost_dms import called
from tests.support.evening import Evening, said


async def test_who_answers_at_the_table_is_told_so_in_the_dm(evening: Evening):
    await evening.deal(evening.party(4))
    executioner, ask = evening.asked()
    await evening.use_dms(executioner)
    assert any(f":{ask.id}:" in each for each in executioner.panel.ids)
    while evening.asked()[0] is not executioner or evening.asked()[1].id == ask.id:
        await evening.answer(*evening.asked(), "public")
        await evening.turn()
    _, current = evening.asked()
    letter = executioner.panel
    assert said("asked-at-the-table") in letter.text
    assert not any(each.startswith("gg:a:") for each in letter.ids)

    refreshed = await executioner.press(letter, "Refresh")
    assert refreshed.shown is not None
    assert any(f":{current.id}:" in each for each in refreshed.shown.ids)
    await evening.answer(executioner, current, "dm")
    await evening.turn()
    seat = Seat(
        next(s.seat for s in evening.table.state.record.seats if s.user_id == executioner.id)
    )
    following = evening.table.state.ask_of(seat)
    assert said("asked-at-the-table") not in executioner.panel.text
    if following is not None:
        assert any(f":{following.id}:" in each for each in executioner.panel.ids)


async def test_a_dm_shows_questions_once_its_owner_has_pressed_something_there(evening: Evening):
    """Until then they wait at the table alone: each would be asked, and withdrawn, twice."""
    guests = evening.party(4)
    await evening.deal(guests)
    await evening.turn()
    executioner, ask = evening.asked()
    for guest in guests:
        assert said("asked-at-the-table") in guest.panel.text, guest.name
        assert not any(each.startswith("gg:a:") for each in guest.panel.ids), guest.name
    refreshed = await executioner.press(executioner.panel, "Refresh")
    assert refreshed.shown is not None
    assert any(f":{ask.id}:" in each for each in refreshed.shown.ids)
    while evening.asked()[0] is not executioner or evening.asked()[1].id == ask.id:
        where = "dm" if evening.asked()[0] is executioner else "public"
        await evening.answer(*evening.asked(), where)
        await evening.turn()
    assert any(f":{evening.asked()[1].id}:" in each for each in executioner.panel.ids)


async def test_who_answers_while_their_dm_is_drawn_costs_no_second_edit(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    """What the DM is known to show is what it was made to show, not what was to be shown before."""
    await evening.deal(evening.party(4))
    while "call" not in {ask.topic for _, ask in evening.people_asked()}:
        await evening.answer(*evening.asked())
        await evening.turn()
    await evening.answer(*evening.asked(), "public")
    called, ask = evening.asked()
    verb = ask.verbs[0]
    letter, since = called.panel, len(evening.counted)
    prepare = TablePictures.prepare

    async def slow(pictures: TablePictures, seat: Seat | None = None, **how: Any) -> None:
        await prepare(pictures, seat, **how)
        if seat is not None and evening.asked() == (called, ask):
            monkeypatch.setattr(TablePictures, "prepare", prepare)
            evening.bot.renderer.of(evening.table).presence.elsewhere[ask.seat] = True
            await evening.table.submit(
                called.id, ask.id, Answer(verb.name, verb.pool[: verb.least])
            )

    monkeypatch.setattr(TablePictures, "prepare", slow)
    await evening.turn()
    await evening.turn()
    path = f"PATCH /channels/{letter.channel_id}/messages/{letter.id}"
    assert evening.counted[since:].count(path) <= 1
    assert not any(each.startswith("gg:a:") for each in called.panel.ids)


async def test_by_day_what_is_asked_next_is_the_answer_to_a_press_and_no_message_besides(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    """Though the table is drawn while that is under way."""
    await evening.deal(evening.party(4), pace="by-day")
    await evening.play(until=Topic.EXECUTE)
    submit = Table.submit

    async def while_drawn(table: Table, *given: Any) -> Answered:
        answered = await submit(table, *given)
        await evening.clock.turn(2)
        return answered

    monkeypatch.setattr(Table, "submit", while_drawn)
    guest, ask = evening.asked()
    before = [look.id for look in guest.dm()]
    await evening.answer(guest, ask, "dm", "condemn")
    await evening.turn()
    assert evening.asked()[1].topic == Topic.GESTURE
    assert [look.id for look in guest.dm()] == before
    assert evening.asked()[0] is guest
    assert f":{evening.asked()[1].id}:" in "".join(guest.panel.ids)
    monkeypatch.undo()
    await evening.play()


async def test_who_cannot_be_written_to_holds_up_nobody_else(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    """It is tried again later and later; what changes meanwhile is shown to all as soon as ever."""
    guest = await called(evening)
    letter, edit = guest.panel, MessageClient.edit
    began, tries = evening.clock.now(), []

    async def failing(client: MessageClient, channel_id: int, at: int, panel: Panel) -> None:
        if channel_id == letter.channel_id:
            tries.append(evening.clock.now() - began)
            raise TryLaterError
        await edit(client, channel_id, at, panel)

    monkeypatch.setattr(MessageClient, "edit", failing)
    await evening.answer(*evening.asked(), "public")
    await evening.turn(80)
    assert tries == [1.5, 6.5, 16.5, 36.5, 76.5]
    before = evening.panel().text
    await evening.answer(*evening.asked(), "hand")
    await evening.turn()
    assert evening.panel().text != before
