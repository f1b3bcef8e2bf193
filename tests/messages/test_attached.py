"""A picture that stays on a message is not uploaded again, whoever edits it."""

import asyncio
from typing import Any

import pytest
from discord.http import HTTPClient

from bot.drawing.picture import Picture
from bot.messages.table_panels import remains, table_now
from tests.messages.test_pictures import drawn, said
from tests.support.evening import Evening
from tests.support.looks import Look

__all__ = ["drawn"]


def on_panel(evening: Evening, panel: Look | None = None) -> list[str]:
    """The ids of the files on a panel, by default the table's: another upload has another."""
    panel = panel or evening.panel()
    message = evening.env.backend.get_message(panel.channel_id, panel.id)
    return [str(each["id"]) for each in message.attachments]


@pytest.mark.parametrize("where", ["public", "dm"])
async def test_a_picture_that_shows_the_same_is_uploaded_once(
    drawn: Evening, monkeypatch: pytest.MonkeyPatch, where: str
):
    """In the DM the panel is edited by requests; on the panel itself by answers to presses."""
    monkeypatch.setattr(Picture, "filename", "always-the-same.png")
    await drawn.deal(drawn.party(4))
    await drawn.turn()
    first, words = on_panel(drawn), drawn.panel().text
    assert len(first) == 1
    guest, ask = drawn.asked()
    await drawn.answer(guest, ask, where)
    await drawn.turn()
    assert drawn.panel().text != words
    assert on_panel(drawn) == first
    assert len(said(drawn.panel())) == 1


async def test_a_direct_message_keeps_its_picture_when_it_turns_into_a_layout(
    drawn: Evening, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(Picture, "filename", "always-the-same.png")
    await drawn.deal(drawn.party(4))
    guest, ask = drawn.asked()
    first = on_panel(drawn, guest.panel)
    assert (len(first), said(guest.panel)) == (1, []), "it is a file below a text"
    await drawn.answer(guest, ask, "dm")
    assert (guest.panel.content, len(said(guest.panel))) == ("", 1)
    assert on_panel(drawn, guest.panel) == first


async def test_a_hand_at_the_table_keeps_its_picture_when_it_follows_the_table(
    drawn: Evening, monkeypatch: pytest.MonkeyPatch
):
    """Who presses on it may have seen files that are gone: what is there now counts."""
    monkeypatch.setattr(Picture, "filename", "always-the-same.png")
    await drawn.deal(drawn.party(4))
    await drawn.turn()
    guest, ask = drawn.asked()
    hand = await guest.hand()
    first = on_panel(drawn, hand)
    assert len(first) == 1
    await drawn.answer(guest, ask, "public")
    await drawn.turn()
    now = drawn.look(drawn.env.backend.get_message(hand.channel_id, hand.id))
    assert now.text != hand.text
    assert on_panel(drawn, hand) == first


async def test_another_picture_takes_its_place(drawn: Evening):
    await drawn.deal(drawn.party(4))
    await drawn.turn()
    first = on_panel(drawn)
    guest, ask = drawn.asked()
    await drawn.answer(guest, ask, "public")
    await drawn.turn()
    assert len(on_panel(drawn)) == 1
    assert on_panel(drawn) != first


async def test_what_is_not_there_after_all_is_uploaded(
    drawn: Evening, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(Picture, "filename", "always-the-same.png")
    await drawn.deal(drawn.party(4))
    await drawn.turn()
    panel, attached = drawn.panel(), drawn.bot.messages.attached
    attached._known[panel.id] = dict.fromkeys(attached._known[panel.id], 12345)
    guest, ask = drawn.asked()
    await drawn.answer(guest, ask, "dm")
    await drawn.turn()
    assert drawn.panel().text != panel.text
    assert len(on_panel(drawn)) == 1


async def test_no_edit_counts_on_what_another_one_may_take_away(
    drawn: Evening, monkeypatch: pytest.MonkeyPatch
):
    """As when the answer to a press comes between a drawing and Discord."""
    await drawn.deal(drawn.party(4))
    await drawn.turn()
    messages = drawn.bot.messages
    place, shown, since = drawn.panel().channel_id, drawn.panel().id, len(drawn.env.http_requests)
    there, send = on_panel(drawn), HTTPClient.edit_message

    async def one_after_the_other(*args: Any, **named: Any) -> Any:
        await asyncio.sleep(0)  # Until all have been begun.
        return await send(*args, **named)

    monkeypatch.setattr(HTTPClient, "edit_message", one_after_the_other)
    picture = drawn.bot.renderer.of(drawn.table).pictures.of_seat(None)
    pictured, plain = (
        table_now(drawn.table.state, 1, picture),
        remains(drawn.table.state, None, None),
    )
    edits = [messages.edit(place, shown, panel) for panel in (pictured, plain, pictured)]
    await asyncio.gather(*edits)
    assert len(drawn.env.http_requests) - since == 3, "none is refused, and tried again"
    assert len(on_panel(drawn)) == 1
    assert on_panel(drawn) != there, "what was taken away is uploaded"
