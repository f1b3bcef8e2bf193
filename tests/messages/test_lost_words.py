"""Discord takes an answer to a press, and the word of it is lost.

discord.py sends it once more, and is told that there is one already.
"""

import asyncio
from typing import Any

import discord
import pytest
from simcord.http.client import FakeWebhookAdapter, _FakeResponse

from bot.store.tables import Tables
from tests.support.evening import Evening, said

AGAIN = {"code": 40060, "message": "Interaction has already been acknowledged."}


@pytest.fixture
def lost(monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """Have the word of each first answer be lost; it is set as soon as there was one."""
    request, answered = FakeWebhookAdapter.request, asyncio.Event()

    async def again(adapter: Any, route: Any, *args: Any, **more: Any) -> Any:
        done = await request(adapter, route, *args, **more)
        if route.path.endswith("/callback"):
            answered.set()
            raise discord.HTTPException(_FakeResponse(400), AGAIN)  # type: ignore[arg-type]
        return done

    monkeypatch.setattr(FakeWebhookAdapter, "request", again)
    return answered


async def test_a_command_that_takes_long_is_answered_all_the_same(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, lost: asyncio.Event
):
    create = Tables.create

    async def slow(tables: Tables, *args: Any) -> int:
        await evening.env.external_wait(lost.wait(), reason="an acknowledgement")
        return await create(tables, *args)

    monkeypatch.setattr("cogs.replies.SOON", 0.01)
    monkeypatch.setattr(Tables, "create", slow)
    reply = await evening.guest("Ann").slash("botk start")
    assert reply.text == said("table-is-here", link=evening.table.state.view().place_link)


async def test_who_begins_sees_their_cards_all_the_same(evening: Evening, lost: asyncio.Event):
    guests = evening.party(4)
    await evening.sit_down(guests)
    reply = await guests[0].press(evening.lobby(), "Begin")
    assert said("botk-you-are", role="Loyalist", seat=1) in reply.text
