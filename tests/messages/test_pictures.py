"""Panels have pictures on top, with words for those who do not see them; none is waited for."""

import asyncio
import re
import shutil
from collections import OrderedDict
from collections.abc import AsyncIterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.drawing import png
from bot.drawing.faces import Avatar
from bot.drawing.picture import Drawing, svg_of
from bot.messages import emojis, pictures
from bot.panels.panel import Panel
from bot.text.emblems import show_emblems
from tests.sandbox.patience import PATIENCE
from tests.support.answering import answered_by
from tests.support.evening import Evening
from tests.support.fixtures import Stack
from tests.support.languages import Languages, read_in
from tests.support.looks import Look

GALLERY = 12
"""Discord's number for a media gallery."""
DAY = re.compile(r"\b20\d\d-\d\d-\d\d\b")
HOSTS = 1
"""What the host holds is drawn for the answer to *Begin*: then it is there for their message."""


@pytest.fixture
async def drawn(
    tmp_path: Path, blank: Path, gallows: Stack, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Evening]:
    """A bot that draws, though not in a process of its own."""
    async with drawing_bot(tmp_path, blank, monkeypatch) as evening:
        yield evening


@asynccontextmanager
async def drawing_bot(
    folder: Path, blank: Path, monkeypatch: pytest.MonkeyPatch, beat: float = 0.0
) -> AsyncIterator[Evening]:
    """Such a bot; ``beat`` is for how long a moment is felt."""

    async def draw(_: object, drawing: Drawing) -> bytes:
        return repr(drawing).encode()

    async def upload(*_: object) -> bytes:
        return b"\x89PNG\r\n\x1a\n"

    monkeypatch.setattr(png, "in_worker", draw)
    monkeypatch.setattr(png, "_kept", OrderedDict())
    monkeypatch.setattr(emojis, "PACE", 0.0)
    monkeypatch.setattr(emojis, "in_worker", upload)
    database = folder / "gallows.db"
    shutil.copy(blank, database)
    async with Evening.begin(database, drawings=True, beat=beat) as evening:
        yield evening
    show_emblems({})


def said(look: Look) -> list[str]:
    """What the pictures of a message say in words."""
    return [item["description"] for part in look.parts(GALLERY) for item in part["items"]]


def forget(drawn: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    """Have nothing been drawn yet."""
    monkeypatch.setattr(png, "_kept", OrderedDict())


def draw_late(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have no panel wait for its picture, however soon that is drawn."""

    async def late(_: object, drawing: Drawing) -> bytes:
        return repr(drawing).encode()

    monkeypatch.setattr(png, "in_worker", late)
    monkeypatch.setattr(pictures, "PATIENCE", 0.0)


def files_posted(drawn: Evening, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many files each message has that is posted from now on."""
    posted: list[int] = []
    send = drawn.bot.messages.send

    async def note(channel_id: int, panel: Panel, *, nonce: str) -> int:
        posted.append(len(panel.pictures))
        return await send(channel_id, panel, nonce=nonce)

    monkeypatch.setattr(drawn.bot.messages, "send", note)
    return posted


async def test_the_table_is_seen_by_all_and_cards_by_their_holder(drawn: Evening):
    guests = drawn.party(4)
    await drawn.deal(guests)
    await drawn.turn()
    (public,) = said(drawn.panel())
    for guest in guests:
        assert guest.name in public
        (dm,) = drawn.posts(guest.panel.channel_id)
        own = [file["description"] for file in dm["attachments"]]
        assert own, guest.name
        assert own[0] not in public


async def test_the_end_is_a_poster(drawn: Evening):
    guests = drawn.party(4)
    await drawn.deal(guests)
    await drawn.play("public")
    (poster,) = said(drawn.final())
    for guest in guests:
        assert guest.name in poster


async def test_a_day_on_a_picture_is_the_servers(drawn: Evening, monkeypatch: pytest.MonkeyPatch):
    """In the first hours of 2026 by UTC it is still 2025 in Honolulu."""
    days, draw = set[str](), png.in_worker

    async def read(made: Any, drawing: Drawing) -> bytes:
        days.update(DAY.findall(svg_of(drawing)))
        return await draw(made, drawing)

    monkeypatch.setattr(png, "in_worker", read)
    await drawn.settle(time_zone="Pacific/Honolulu")
    guests = drawn.party(4)
    await drawn.deal(guests)
    await drawn.play("public")
    assert days == {"2025-12-31"}, "of the poster"
    days.clear()
    assert said((await guests[0].slash("crowns history")).said[0])
    assert days == {"2025-12-31"}, "of the curve"


async def test_without_attach_files_the_words_remain(drawn: Evening):
    drawn.forbid("attach_files")
    guests = drawn.party(4)
    await drawn.deal(guests)
    await drawn.turn()
    assert said(drawn.panel()) == []
    hand = await guests[0].hand()
    assert said(hand) == []
    assert "Your role" in hand.text


async def test_in_a_thread_that_was_put_away_the_panel_has_its_picture(drawn: Evening):
    await drawn.deal(drawn.party(4))
    await drawn.turn()
    old = drawn.panel()
    backend, path = drawn.env.backend, f"/channels/{old.channel_id}/messages/{old.id}"
    kept = backend.get_channel(old.channel_id).thread_metadata
    assert kept is not None
    kept.archived = True
    backend.announce_channel_update(old.channel_id)
    drawn.env.inject_error("PATCH", path, status=400, code=50083, times=2)
    await drawn.use_dms(*drawn.party(4))
    await drawn.answer(*drawn.asked())
    await drawn.turn()
    assert drawn.panel().id > old.id
    assert said(drawn.panel()) != []


async def test_a_picture_that_comes_late_is_put_there_later(
    drawn: Evening, monkeypatch: pytest.MonkeyPatch
):
    draw_late(monkeypatch)
    posted = files_posted(drawn, monkeypatch)
    await drawn.deal(drawn.party(4))
    await drawn.turn()
    await drawn.turn()
    assert posted
    assert sum(posted) <= HOSTS, "nothing was posted with a picture that nobody had asked for"
    assert len(said(drawn.panel())) == 1


async def test_so_is_one_after_which_so_many_were_drawn_that_it_was_not_kept(
    drawn: Evening, monkeypatch: pytest.MonkeyPatch
):
    draw_late(monkeypatch)
    monkeypatch.setattr(png, "KEPT", 1)
    guests = drawn.party(4)
    await drawn.deal(guests)
    await drawn.turn()
    await drawn.turn()
    for guest in guests:
        message = drawn.env.backend.get_message(guest.panel.channel_id, guest.panel.id)
        assert len(message.attachments) == 1, guest.name


async def test_cards_that_one_alone_sees_get_a_late_picture_too(
    drawn: Evening, monkeypatch: pytest.MonkeyPatch
):
    async def broken(_: object, drawing: Drawing) -> bytes:
        raise ValueError("no pen")

    guests = drawn.party(4)
    await drawn.deal(guests)
    forget(drawn, monkeypatch)
    monkeypatch.setattr(png, "in_worker", broken)
    cid = (await guests[2].press(drawn.panel(), "My cards")).said[-1]
    assert said(cid) == []
    draw_late(monkeypatch)
    shown = [
        *(await guests[0].slash("botk hand")).said,
        *(await guests[1].press(drawn.panel(), "My cards")).said,
        (await guests[2].press(cid, "Refresh")).shown or cid,
    ]
    for guest, look in zip(guests, shown, strict=False):
        (picture,) = said(look)
        assert "Your role" in picture, guest.name
    assert len(shown) == 3


async def test_a_press_is_acknowledged_while_its_picture_is_drawn(
    drawn: Evening, monkeypatch: pytest.MonkeyPatch
):
    async def draw(_: object, drawing: Drawing) -> bytes:
        await acknowledged.wait()
        return repr(drawing).encode()

    def begin() -> None:
        acknowledged.clear()
        forget(drawn, monkeypatch)

    guests = drawn.party(4)
    await drawn.deal(guests)
    await drawn.turn()
    acknowledged = answered_by(monkeypatch, "defer")
    monkeypatch.setattr(png, "in_worker", draw)
    monkeypatch.setattr(pictures, "PATIENCE", PATIENCE)
    guest, ask = drawn.asked()
    begin()
    await drawn.answer(guest, ask, "public")
    assert len(said(drawn.panel())) == 1
    begin()
    cards = (await guest.press(drawn.panel(), "My cards")).said[-1]
    assert len(said(cards)) == 1
    begin()
    refreshed = (await guest.press(cards, "Refresh")).shown
    assert refreshed is not None
    assert len(said(refreshed)) == 1


async def test_cards_that_are_drawn_when_the_bot_has_left_are_left_alone(
    drawn: Evening, monkeypatch: pytest.MonkeyPatch
):
    requests: list[int] = []

    async def draw(_: object, drawing: Drawing) -> bytes:
        await drawn.env.external_wait(shown.wait(), reason="the words")
        await drawn.bot.manager.aclose()
        requests.append(len(drawn.env.http_requests))
        return repr(drawing).encode()

    guests = drawn.party(4)
    await drawn.deal(guests)
    forget(drawn, monkeypatch)
    shown = answered_by(monkeypatch, "edit_original_response", discord.Interaction)
    monkeypatch.setattr(png, "in_worker", draw)
    monkeypatch.setattr(pictures, "PATIENCE", 0.01)
    (hand,) = (await guests[0].slash("botk hand")).said
    await drawn.env.settle(idle=0.002)
    assert "Your role" in hand.text
    assert requests == [len(drawn.env.http_requests)]


async def test_a_direct_message_gets_its_late_picture_too(
    drawn: Evening, monkeypatch: pytest.MonkeyPatch
):
    draw_late(monkeypatch)
    posted = files_posted(drawn, monkeypatch)
    guests = drawn.party(4)
    await drawn.deal(guests)
    await drawn.turn()
    await drawn.turn()
    assert posted
    assert sum(posted) <= HOSTS, "nothing was posted with a picture that nobody had asked for"
    for guest in guests[HOSTS:]:
        (picture,) = said(guest.panel)
        assert "Your role" in picture, guest.name


async def test_a_picture_that_cannot_be_drawn_costs_nobody_the_words(
    drawn: Evening, monkeypatch: pytest.MonkeyPatch
):
    async def broken(_: object, drawing: Drawing) -> bytes:
        raise ValueError("no pen")

    monkeypatch.setattr(png, "in_worker", broken)
    await drawn.deal(drawn.party(4))
    await drawn.turn()
    assert said(drawn.panel()) == []
    assert "My cards" in drawn.panel().buttons


async def test_a_picture_that_fails_late_is_tried_again_when_there_is_something_to_show(
    drawn: Evening, monkeypatch: pytest.MonkeyPatch
):
    drawings: list[asyncio.Task[Any] | None] = []
    dies = True

    async def late(_: object, drawing: Drawing) -> bytes:
        drawings.append(asyncio.current_task())
        for _ in range(20):
            await asyncio.sleep(0)
        if dies:
            raise BrokenProcessPool
        return repr(drawing).encode()

    async def turn() -> None:
        await drawn.turn()
        await asyncio.wait([each for each in drawings if each is not None])
        await asyncio.sleep(0)

    monkeypatch.setattr(png, "in_worker", late)
    monkeypatch.setattr(pictures, "PATIENCE", 0.0)
    await drawn.deal(drawn.party(4))
    await turn()
    before = len(drawings)
    for _ in range(3):
        await turn()
    assert len(drawings) == before, "it would fail over and over while nothing happens"
    dies = False
    await drawn.answer(*drawn.asked())
    for _ in range(2):
        await turn()
    assert len(said(drawn.panel())) == 1


async def test_an_avatar_that_comes_while_a_picture_is_drawn_is_for_the_next_one(
    drawn: Evening, monkeypatch: pytest.MonkeyPatch
):
    guests = drawn.party(4)
    face = Avatar("h", "data:image/png;base64,AAAA")
    there: dict[int, Avatar] = {}
    monkeypatch.setattr(drawn.bot.avatars, "of", lambda users: dict(there))
    shown = []

    async def draw(_: object, drawing: Drawing) -> bytes:
        there[guests[0].id] = face
        shown.append(repr(face) in repr(drawing))
        return repr(drawing).encode()

    monkeypatch.setattr(png, "in_worker", draw)
    await drawn.deal(guests)
    await drawn.turn()
    assert said(drawn.panel()), "the panel has the picture that was drawn"
    assert not shown[0]
    await drawn.play("public")
    assert shown[-1]


async def test_a_picture_that_is_kept_no_more_and_cannot_be_drawn_costs_nobody_the_words(
    drawn: Evening, monkeypatch: pytest.MonkeyPatch
):
    """Others have been drawn since: of so many each is kept."""

    async def broken(_: object, drawing: Drawing) -> bytes:
        raise ValueError("no pen")

    guests = drawn.party(4)
    await drawn.deal(guests)
    await drawn.turn()
    forget(drawn, monkeypatch)
    monkeypatch.setattr(png, "in_worker", broken)
    cid = (await guests[2].press(drawn.panel(), "My cards")).said[-1]
    assert "Your role" in cid.text
    assert said(cid) == []
    await drawn.play("public")


async def test_a_direct_message_that_waits_for_its_picture_when_the_bot_stops_gets_it_later(
    drawn: Evening, monkeypatch: pytest.MonkeyPatch
):
    async def fails_late(_: object, drawing: Drawing) -> bytes:
        for _ in range(20):
            await asyncio.sleep(0)
        raise BrokenProcessPool

    guests = drawn.party(4)
    with monkeypatch.context() as slow:
        slow.setattr(png, "in_worker", fails_late)
        slow.setattr(pictures, "PATIENCE", 0.0)
        await drawn.deal(guests)
        await drawn.turn()
        assert said(guests[0].panel) == []
        await drawn.restart()
    await drawn.turn()
    await drawn.turn()
    assert said(guests[0].panel)


async def test_the_poster_stands_in_the_channel_too(drawn: Evening) -> None:
    await drawn.deal(drawn.party(4))
    await drawn.play()
    await drawn.turn()
    (lobby,) = (look for look in drawn.all_public() if look.channel_id == drawn.tavern.id)
    assert lobby.id != drawn.final().id
    assert said(lobby) == said(drawn.final()) != []


async def test_where_the_result_stands_in_the_channel_itself_it_is_drawn_once(
    drawn: Evening,
) -> None:
    drawn.forbid("create_public_threads")
    await drawn.deal(drawn.party(4))
    await drawn.play()
    await drawn.turn()
    pictured = [look.id for look in drawn.all_public() if said(look)]
    assert pictured == [drawn.final().id]


async def test_a_picture_speaks_to_who_sees_it(languages: Languages, drawn: Evening):
    ann, german, *_ = guests = drawn.party(4)
    languages.of(german, "de-AT")
    await drawn.deal(guests)
    table, hand = drawn.panel(), f"gg:t:{drawn.table.id}:hand"
    assert {tuple(read_in(each)) for each in said(table)} == {()}, "to all in the table's language"
    for guest, reads in ((ann, set[str]()), (german, {"de"})):
        (own,) = (await guest.send(table, hand)).said
        assert said(own)
        assert all(read_in(each) == reads for each in [*said(own), *said(guest.dm()[-1])])
    languages.of(german, "fr")
    (own,) = (await german.send(table, hand)).said
    assert [read_in(each) for each in said(own)] == [{"fr"}], "it is drawn anew"
    await drawn.turn()
    assert [read_in(each) for each in said(german.dm()[-1])] == [{"fr"}]


async def test_who_is_watched_sees_another_picture_than_who_watches(
    languages: Languages, drawn: Evening
):
    german = drawn.guest("Ann")
    languages.of(german, "de")
    (own,) = (await german.slash("execution play", watched=True)).said
    await drawn.turn()
    assert [read_in(each) for each in said(own)] == [{"de"}]
    (watched,) = drawn.all_public()
    assert [read_in(each) for each in said(watched)] == [set()]
