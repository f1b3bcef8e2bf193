"""A moment takes the panel's place, and the next panel follows by that press: both cost nothing."""

import shutil
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from bot.messages.answers import Shown
from bot.values.tables import BEAT
from games.botk.words import Topic
from tests.support.evening import Evening
from tests.support.fixtures import Stack

pytestmark = pytest.mark.usefixtures("a_head_falls")


@pytest.fixture
async def evening(tmp_path: Path, blank: Path, gallows: Stack) -> AsyncIterator[Evening]:
    """The bot, at whose tables a beat is felt as long as it is meant to be."""
    database = tmp_path / "gallows.db"
    shutil.copy(blank, database)
    async with Evening.begin(database, beat=BEAT) as evening:
        yield evening


def posts(evening: Evening) -> int:
    """How many limited requests have posted something at the table."""
    return evening.counted.count(f"POST /channels/{evening.table.state.place_id}/messages")


async def until_told(evening: Evening) -> None:
    while not evening.table.state.caught_up:
        await evening.turn(BEAT)
    await evening.turn(10)


async def play(evening: Evening) -> tuple[int, int]:
    """Play until somebody is to be condemned; return how many moments and posts there were."""
    await evening.deal(evening.party(4), last_words=False)
    await evening.play(until=Topic.EXECUTE)
    return len(evening.moments()), posts(evening)


async def fall(evening: Evening) -> str:
    """Somebody is condemned on the panel, and falls by the hand; return the moment of it."""
    guest, ask = evening.asked()
    await guest.answer(evening.panel(), ask, "condemn")
    await until_told(evening)
    await evening.answer(*evening.asked(), "hand", verb="strike")
    await until_told(evening)
    return evening.moments()[-1].text


async def test_what_is_asked_next_is_a_reply_to_the_panel_that_was_pressed(evening: Evening):
    moments, posted = await play(evening)
    assert "is dead" in await fall(evening)
    assert len(evening.moments()) == moments + 2, "who is condemned, and the fall"
    assert posts(evening) == posted, "and costs nothing"
    assert evening.panel().id > evening.moments()[-1].id


async def test_one_whose_word_is_lost_is_found_again(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    follow_up = Shown.follow_up

    async def lost(*args: Any) -> Shown:
        await follow_up(*args)
        raise aiohttp.ServerDisconnectedError

    monkeypatch.setattr(Shown, "follow_up", lost)
    moments, posted = await play(evening)
    assert "is dead" in await fall(evening)
    assert len(evening.moments()) == moments + 2, "who is condemned, and the fall"
    assert posts(evening) == posted + 1, "no press is trusted that failed"


async def test_what_follows_another_press_is_not_taken_for_it(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    """As the result of a day that somebody has shared there, below the panel."""
    others = []

    async def lost(*_: Any) -> Shown:
        place = evening.table.state.place_id
        other = await evening.bot.get_partial_messageable(place).send("I had four.")
        press = {"id": "1", "type": 3, "interacted_message_id": str(other.id - 1)}
        evening.env.backend.get_message(place, other.id).interaction_metadata = press
        others.append(other)
        raise aiohttp.ServerDisconnectedError

    monkeypatch.setattr(Shown, "follow_up", lost)
    moments, _ = await play(evening)
    assert "is dead" in await fall(evening)
    assert others
    for other in others:
        kept = evening.env.backend.get_message(other.channel.id, other.id)
        assert kept.content == "I had four."
    assert len(evening.moments()) == moments + 2, "who is condemned, and the fall"


async def test_it_is_posted_by_the_bot_where_the_press_is_of_no_use(evening: Evening):
    moments, posted = await play(evening)
    path = f"/webhooks/{evening.bot.application_id}/*"
    evening.env.inject_error("POST", path, status=401, code=50027, times=1)
    guest, ask = evening.asked()
    await guest.answer(evening.panel(), ask, "condemn")
    await until_told(evening)
    assert len(evening.moments()) == moments + 1
    assert posts(evening) == posted + 1


@pytest.mark.parametrize("in_thread", [True, False])
async def test_where_the_bot_may_post_no_more_the_question_is_asked_all_the_same(
    evening: Evening, *, in_thread: bool
):
    """A thread is left for the channel; there it takes the place of what had to be felt."""
    if not in_thread:
        evening.forbid("create_public_threads")
    await play(evening)
    place = evening.table.state.place_id
    evening.env.inject_error(
        "POST", f"/channels/{place}/messages", status=403, code=50013, times=None
    )
    path = f"/webhooks/{evening.bot.application_id}/*"
    evening.env.inject_error("POST", path, status=401, code=50027, times=1)
    guest, ask = evening.asked()
    await guest.answer(evening.panel(), ask, "condemn")
    await until_told(evening)
    assert evening.panel().channel_id == evening.tavern.id
    guest, ask = evening.asked()
    await guest.answer(evening.panel(), ask, "strike")
    await until_told(evening)
    _, ask = evening.asked()
    assert any(f":{ask.id}:" in each for each in evening.panel().ids)


async def test_what_took_the_place_of_a_moment_keeps_no_button_though_the_bot_is_killed(
    evening: Evening,
):
    evening.forbid("create_public_threads")
    await play(evening)
    backend = evening.env.backend
    evening.forbid("create_public_threads", "send_messages")
    path = f"/webhooks/{evening.bot.application_id}/*"
    evening.env.inject_error("POST", path, status=401, code=50027, times=None)
    guest, ask = evening.asked()
    pressed = evening.panel()
    await guest.answer(pressed, ask, "condemn")
    await until_told(evening)
    assert evening.panel().id == pressed.id, "it is asked in place of what had to be felt"
    backend.faults.clear()
    evening.forbid("create_public_threads")
    await evening.actors[guest.id].send(evening.tavern, "It was not me!")
    await evening.restart(kill=True)
    await evening.turn()
    await evening.play("hand")
    buttons = {look.id: look.ids for look in evening.all_public()}
    assert not buttons.get(pressed.id)
