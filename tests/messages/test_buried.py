"""The panel comes down by itself while people talk and somebody is still to answer."""

from typing import Any

import pytest

from bot.messages.client import MessageClient, TryLaterError
from bot.store.errors import StoreError
from bot.store.posts import Posts
from bot.values.records import Post
from tests.support.evening import Evening, Look

EVERY = {"quick": 60, "normal": 120, "by-day": 3600}


async def talk(evening: Evening) -> None:
    ann = evening.party(1)[0]
    await evening.actors[ann.id].send(evening.tavern.threads[0], "It was not me!")


def looks(evening: Evening) -> int:
    thread = evening.tavern.threads[0].id
    return evening.counted.count(f"GET /channels/{thread}")


def to_press(evening: Evening) -> list[Look]:
    return [look for look in evening.looks(evening.tavern.threads[0].id) if look.ids]


@pytest.mark.parametrize("pace", EVERY)
async def test_it_comes_down_though_nothing_has_changed(evening: Evening, pace: str):
    await evening.deal(evening.party(4), pace=pace)
    old = evening.panel()
    await talk(evening)
    await evening.turn(EVERY[pace] + 1)
    new = evening.panel()
    assert new.id > old.id
    retired = next(look for look in evening.all_public() if look.id == old.id)
    assert retired.ids == set()
    await evening.answer(*evening.asked(), "public")
    assert evening.answers == 1


async def test_without_talk_there_is_one_look_now_and_then_and_nothing_else(evening: Evening):
    await evening.deal(evening.party(4), pace="by-day")
    old, seen, before = evening.panel(), looks(evening), len(evening.counted)
    await evening.turn(5 * 3600)
    assert evening.panel().id == old.id
    assert looks(evening) - seen == 5
    assert len(evening.counted) - before == 5


async def test_the_reminder_of_the_bot_itself_buries_nothing(evening: Evening):
    guests = evening.party(4)
    evening.close_dms(*guests)
    await evening.deal(guests, pace="by-day")
    old, given = evening.panel(), evening.answers
    await evening.turn(11.5 * 3600 * 4)
    assert any("⏰" in look.text for look in evening.all_public())
    assert evening.answers == given
    assert evening.table.state.shown_at == old.id


async def test_nobody_looks_when_the_table_is_done(evening: Evening):
    guests = evening.party(4)
    await evening.deal(guests)
    await evening.sure(guests[0], "botk end")
    await evening.turn()
    before = len(evening.counted)
    await evening.turn(3600)
    assert len(evening.counted) == before


async def test_nobody_looks_again_and_again_where_the_bot_may_not(evening: Evening):
    await evening.deal(evening.party(4), pace="by-day")
    evening.forbid("view_channel")
    before = looks(evening)
    await evening.turn(5 * 3600)
    assert looks(evening) - before == 1


async def test_before_somebody_is_reminded_the_panel_comes_down(evening: Evening):
    """They are called to what is at the bottom, half a minute before it is looked at anyway."""
    await evening.deal(evening.party(4), pace="normal")
    await evening.answer(*evening.asked())
    await evening.turn()
    asked, old = evening.asked(), evening.panel()
    await talk(evening)
    await evening.turn(95)
    assert evening.asked() == asked
    (line,) = evening.lines()
    assert "⏰" in line.text
    assert old.id < evening.panel().id < line.id


async def test_a_panel_that_came_down_without_an_answer_is_the_only_one(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    await evening.deal(evening.party(4), pace="by-day")
    old, send = evening.panel(), MessageClient.send

    async def unheard(client: MessageClient, *args: Any, **more: Any) -> int:
        monkeypatch.setattr(MessageClient, "send", send)
        await send(client, *args, **more)
        raise TryLaterError

    monkeypatch.setattr(MessageClient, "send", unheard)
    await talk(evening)
    await evening.turn(EVERY["by-day"] + 10)
    (panel,) = to_press(evening)
    assert panel.id > old.id
    assert evening.table.state.shown_at == panel.id
    await talk(evening)
    await evening.turn(EVERY["by-day"] + 10)
    (again,) = to_press(evening)
    assert again.id > panel.id, "it is looked again"


async def test_a_panel_whose_coming_down_cannot_be_written_comes_down_later(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    await evening.deal(evening.party(4), pace="by-day")
    old, begin = evening.panel(), Posts.begin

    async def down(posts: Posts, post: Post) -> Post:
        monkeypatch.setattr(Posts, "begin", begin)
        raise StoreError

    monkeypatch.setattr(Posts, "begin", down)
    await talk(evening)
    await evening.turn(EVERY["by-day"] + 10)
    assert evening.clock.failures == []
    await evening.turn(EVERY["by-day"])
    (panel,) = to_press(evening)
    assert panel.id > old.id
