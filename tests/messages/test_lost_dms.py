"""A DM that Discord does not know any more is opened again: DMs are not closed by that."""

from typing import Any

import pytest

from bot.messages.client import MessageClient, TryLaterError
from bot.store.errors import StoreError
from bot.tables.table import Table
from tests.support.evening import Evening, Guest, said

UNKNOWN_CHANNEL, NO_ACCESS = 10003, 50001


async def called(evening: Evening) -> Guest:
    """Whom the first answer of a new game will put a question to, in their direct message."""
    await evening.deal(evening.party(4))
    _, ask = evening.asked()
    guest = evening.of(
        evening.table.state.record.seats[min(map(int, ask.verbs[0].pool))].user_id or 0
    )
    await evening.use_dms(guest)
    await evening.restart()
    await evening.turn()
    return guest


def refuse(evening: Evening, guest: Guest, status: int, code: int) -> int:
    dm = evening.env.backend.dm_channels[guest.id]
    path = f"/channels/{dm}/messages"
    evening.env.inject_error("PATCH", f"{path}/*", status=status, code=code, times=None)
    evening.env.inject_error("POST", path, status=status, code=code, times=None)
    return dm


async def test_a_lost_dm_is_opened_anew(evening: Evening):
    guest = await called(evening)
    lost = evening.env.backend.dm_channels.pop(guest.id)
    evening.env.backend.delete_channel(lost)
    before = len(evening.counted)
    await evening.answer(*evening.asked(), "public")
    await evening.turn()
    assert said("botk-ask-action") in guest.panel.text
    assert guest.panel.channel_id != lost
    assert said("mark-dms-closed") not in evening.panel().text
    opened = [r for r in evening.counted[before:] if "users/@me/channels" in r]
    assert len(opened) == 1
    await evening.play("public")


async def test_it_is_opened_later_where_discord_does_not_answer_at_first(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    guest = await called(evening)
    lost = evening.env.backend.dm_channels.pop(guest.id)
    evening.env.backend.delete_channel(lost)
    opened, open_dm = [], MessageClient.open_dm

    async def down_once(client: MessageClient, user_id: int, *, anew: bool = False) -> int:
        opened.append(user_id)
        if len(opened) == 1:
            raise TryLaterError
        return await open_dm(client, user_id, anew=anew)

    monkeypatch.setattr(MessageClient, "open_dm", down_once)
    await evening.answer(*evening.asked(), "public")
    await evening.turn(30)
    assert opened == [guest.id, guest.id]
    assert said("botk-ask-action") in guest.panel.text
    assert guest.panel.channel_id != lost
    assert not any(seat.dms_closed for seat in evening.table.state.record.seats)


async def test_it_is_opened_once_more_where_that_could_not_be_written(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    guest = await called(evening)
    lost = evening.env.backend.dm_channels.pop(guest.id)
    evening.env.backend.delete_channel(lost)
    note_reached = Table.note_reached

    async def down(table: Table, user_id: int, **where: Any) -> None:
        if "dm_channel_id" in where:
            monkeypatch.setattr(Table, "note_reached", note_reached)
            raise StoreError
        await note_reached(table, user_id, **where)

    monkeypatch.setattr(Table, "note_reached", down)
    await evening.answer(*evening.asked(), "public")
    await evening.turn(30)
    assert said("botk-ask-action") in guest.panel.text
    assert guest.panel.channel_id != lost


async def test_it_is_tried_once_and_dms_are_not_taken_for_closed(evening: Evening):
    guest = await called(evening)
    dm = refuse(evening, guest, 404, UNKNOWN_CHANNEL)
    before = len(evening.counted)
    await evening.answer(*evening.asked(), "public")
    await evening.turn()
    tried = [r for r in evening.counted[before:] if str(dm) in r or "users/@me/channels" in r]
    assert len(tried) <= 4
    later = len(evening.counted)
    await evening.turn(30)
    assert len(evening.counted) == later, "nothing is tried again by itself"
    assert not any(seat.dms_closed for seat in evening.table.state.record.seats)
    for _ in range(4):
        await evening.answer(*evening.asked(), "hand")
        await evening.turn()
    opened = [r for r in evening.counted[before:] if "users/@me/channels" in r]
    assert len(opened) == 1, "however often there is something to say"


async def test_what_is_refused_for_another_reason_does_not_close_dms(evening: Evening):
    guest = await called(evening)
    refuse(evening, guest, 403, NO_ACCESS)
    await evening.answer(*evening.asked(), "public")
    await evening.turn()
    assert not any(seat.dms_closed for seat in evening.table.state.record.seats)
    await evening.play("hand")


async def test_where_the_next_question_is_refused_the_last_one_is_not_left_to_be_pressed(
    evening: Evening,
):
    """By day each question is a message of its own, and takes the place of the one before."""
    await evening.deal(evening.party(4), pace="by-day")
    guest, ask = evening.asked()
    old = guest.panel
    evening.env.inject_error(
        "PATCH", f"/channels/{old.channel_id}/messages/*", status=403, code=50001
    )
    refuse(evening, guest, 403, NO_ACCESS)
    while evening.asked()[1].id == ask.id or evening.asked()[0] is not guest:
        await evening.answer(*evening.asked(), "public" if evening.asked()[0] is guest else "hand")
        await evening.turn()
    assert old.id not in {look.id for look in guest.dm()}
