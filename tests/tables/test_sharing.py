"""A day's result is shared with the channel: once, and nothing of the deal with it."""

from contextlib import suppress
from typing import Any
from unittest.mock import AsyncMock

import discord
import pytest
from discord.webhook.async_ import AsyncWebhookAdapter
from structlog.testing import capture_logs

from bot.messages.pictures import TablePictures
from cogs import days
from tests.support.evening import Evening, refused
from tests.support.guests import Guest
from tests.support.looks import Look
from tests.tables.test_alone import DAY, _installed, alone
from tests.tables.test_days import try_of

__all__ = ["_installed", "alone"]

pytestmark = pytest.mark.usefixtures("_installed")


async def test_a_result_is_shared_with_the_channel_and_spoils_nothing(alone: Evening):
    ann, bob = alone.party(2)
    await alone.store.days.keys(alone.clock.now())
    await alone.turn(DAY)
    done = await try_of(ann, "right")
    (panel,) = (await bob.slash("guess daily")).said
    reply = await ann.press(done, "Share")
    (shared,) = [look for look in alone.all_public() if "Ann" in look.text]
    assert "won" in shared.text
    assert "/guess daily" in shared.text
    assert "right" not in shared.text
    assert reply is not None
    refused(await bob.send(done, done.buttons["Share"]), "refused-not-seated")
    table = next(t for t in alone.bot.manager if t.state.record.host_id == bob.id)
    refused(await bob.send(panel, f"gg:t:{table.id}:share"), "refused-not-settled")


async def test_a_result_is_shared_once_whatever_happens(
    alone: Evening, monkeypatch: pytest.MonkeyPatch
):
    ann = alone.guest("Ann")
    await alone.turn(DAY)
    done = await try_of(ann, "right")
    with monkeypatch.context() as broken:
        broken.setattr(days, "announce", AsyncMock(side_effect=TimeoutError))
        refused(await ann.press(done, "Share"), "fault-discord")
    await ann.press(done, "Share")
    assert len(alone.all_public()) == 1, "what nobody saw was not shared"
    refused(await ann.press(done, "Share"), "refused-shared-already")
    await alone.restart()
    refused(await ann.press(done, "Share"), "refused-shared-already")
    assert len(alone.all_public()) == 1


def lose(patch: pytest.MonkeyPatch, count: int, *, taken: bool) -> None:
    """Lose the word of the next first answers; ``taken``: Discord takes them all the same."""
    send, left = AsyncWebhookAdapter.create_interaction_response, [count]

    async def losing(adapter: AsyncWebhookAdapter, *args: Any, **named: Any) -> Any:
        left[0] -= 1
        if left[0] < 0:
            return await send(adapter, *args, **named)
        if taken:
            with suppress(discord.HTTPException):
                await send(adapter, *args, **named)
        raise TimeoutError

    patch.setattr(AsyncWebhookAdapter, "create_interaction_response", losing)


async def share_at_last(guest: Guest, done: Look) -> None:
    """Press Share where Discord is asked more than once to take an answer."""
    with pytest.raises(AssertionError, match=r"acknowledged [23] times"):
        await guest.press(done, "Share")


@pytest.mark.parametrize("lost", [1, 2, 9])
async def test_a_result_that_discord_took_without_a_word_is_shared_once(
    alone: Evening, monkeypatch: pytest.MonkeyPatch, lost: int
):
    ann = alone.guest("Ann")
    await alone.turn(DAY)
    done = await try_of(ann, "right")
    with monkeypatch.context() as broken:
        lose(broken, lost, taken=True)
        await share_at_last(ann, done)
    assert len(alone.all_public()) == 1
    refused(await ann.press(done, "Share"), "refused-shared-already")
    assert len(alone.all_public()) == 1


async def test_a_result_of_which_nobody_knows_whether_it_was_posted_counts_as_shared(
    alone: Evening, monkeypatch: pytest.MonkeyPatch
):
    ann = alone.guest("Ann")
    await alone.turn(DAY)
    done = await try_of(ann, "right")
    with monkeypatch.context() as broken:
        lose(broken, 2, taken=False)
        refused(await ann.press(done, "Share"), "shared-perhaps")
    refused(await ann.press(done, "Share"), "refused-shared-already")


async def test_a_result_that_discord_refuses_can_be_shared_yet(alone: Evening):
    ann = alone.guest("Ann")
    await alone.turn(DAY)
    done = await try_of(ann, "right")
    alone.env.inject_error("POST", "/interactions/*/callback", status=400, code=50035)
    with capture_logs():
        await share_at_last(ann, done)
    await ann.press(done, "Share")
    assert len(alone.all_public()) == 1


async def test_a_result_that_cannot_be_drawn_can_be_shared_yet(
    alone: Evening, monkeypatch: pytest.MonkeyPatch
):
    ann = alone.guest("Ann")
    await alone.turn(DAY)
    done = await try_of(ann, "right")
    with monkeypatch.context() as broken, capture_logs():
        broken.setattr(TablePictures, "prepare", AsyncMock(side_effect=ZeroDivisionError))
        refused(await ann.press(done, "Share"), "fault-generic")
    await ann.press(done, "Share")
    assert len(alone.all_public()) == 1
