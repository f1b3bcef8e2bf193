"""A table that has its picture keeps it: it does not turn to words before everybody's eyes."""

import asyncio
import json
from pathlib import Path

import pytest

from bot.drawing import png
from bot.drawing.picture import Drawing
from bot.messages import pictures
from bot.plugins.picture import TablePicture
from bot.values.tables import BEAT
from games.botk.words import Topic
from games.engine.asks import Answer
from tests.messages.test_pictures import GALLERY, drawing_bot, drawn, forget, said
from tests.support.evening import Evening
from tests.support.fixtures import Stack

__all__ = ["drawn"]


async def test_a_table_with_its_picture_does_not_turn_to_words_and_back(
    drawn: Evening, monkeypatch: pytest.MonkeyPatch
):
    async def slow(_: object, drawing: Drawing) -> bytes:
        for _ in range(20):
            await asyncio.sleep(0)
        return repr(drawing).encode()

    await drawn.deal(drawn.party(4))
    await drawn.turn()
    assert len(said(drawn.panel())) == 1
    monkeypatch.setattr(png, "in_worker", slow)
    monkeypatch.setattr(pictures, "PATIENCE", 0.0)
    since = len(drawn.env.http_requests)
    for _ in range(3):
        await drawn.answer(*drawn.asked(), "public")
        await drawn.turn()
    bodies = [json.dumps(request.json) for request in drawn.env.http_requests[since:]]
    shown = [body for body in bodies if f'"gg:t:{drawn.table.id}:tale"' in body]
    assert shown
    assert all(f'"type": {GALLERY}' in body for body in shown)


async def test_nor_where_the_table_has_moved_on_while_its_picture_was_drawn(
    drawn: Evening, monkeypatch: pytest.MonkeyPatch
):
    moved: list[int] = []

    async def meanwhile(_: object, drawing: Drawing) -> bytes:
        if not moved and any(isinstance(each, TablePicture) for each in drawing.data):
            guest, ask = drawn.asked()
            moved.append(ask.id)
            verb = ask.verbs[0]
            answer = Answer(verb.name, verb.pool[: verb.least])
            await drawn.table.submit(guest.id, ask.id, answer)
            forget(drawn, monkeypatch)
        return repr(drawing).encode()

    await drawn.deal(drawn.party(4))
    await drawn.turn()
    assert len(said(drawn.panel())) == 1
    monkeypatch.setattr(png, "in_worker", meanwhile)
    since = len(drawn.env.http_requests)
    await drawn.answer(*drawn.asked(), "public")
    await drawn.turn()
    assert moved
    bodies = [json.dumps(request.json) for request in drawn.env.http_requests[since:]]
    shown = [body for body in bodies if f'"gg:t:{drawn.table.id}:tale"' in body]
    assert shown
    assert all(f'"type": {GALLERY}' in body for body in shown)


async def test_while_last_words_are_said_nothing_is_drawn_and_they_can_be_pressed(
    tmp_path: Path, blank: Path, gallows: Stack, monkeypatch: pytest.MonkeyPatch
):
    """Each vote stands in the picture, which is shown when all have voted."""
    made: list[Drawing] = []

    async def draw(_: object, drawing: Drawing) -> bytes:
        made.append(drawing)
        return repr(drawing).encode()

    async with drawing_bot(tmp_path, blank, monkeypatch, beat=BEAT) as evening:
        await evening.deal(evening.party(5))
        await evening.play(until=Topic.EXECUTE)
        monkeypatch.setattr(png, "in_worker", draw)
        guest, ask = evening.asked()
        await guest.answer(evening.panel(), ask, "condemn")
        words = evening.table.state.last_words
        assert words is not None
        seats = evening.table.state.record.seats
        for seat in words.voters:
            voter = evening.of(seats[seat].user_id or 0)
            await voter.press(evening.moments()[-1], "Strike!")
        assert "**Strike 3:**" in evening.moments()[-1].text
        tables = [each.data[0] for each in made if isinstance(each.data[0], TablePicture)]
        assert tables == []
        while not evening.table.state.caught_up:
            await evening.turn(0.5)
        await evening.turn(5)
        assert said(evening.panel())[0].count("Strike") == 3
