"""What a test waits for instead of a span of time, that the bot has answered; and a cut line."""

import asyncio
from typing import Any

import aiohttp
import discord
import pytest
from simcord.http.client import FakeWebhookAdapter


def answered_by(
    monkeypatch: pytest.MonkeyPatch, way: str, by: type = discord.InteractionResponse
) -> asyncio.Event:
    """Return what is set as soon as an interaction is answered in this way from now on.

    ``way`` is a method of ``by``, such as "defer".
    """
    answered, answer = asyncio.Event(), getattr(by, way)

    async def note(response: Any, *said: Any, **options: Any) -> Any:
        done = await answer(response, *said, **options)
        answered.set()
        return done

    monkeypatch.setattr(by, way, note)
    return answered


def cut_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cut the line as the next press is answered: discord.py sends no such request once more."""
    request = FakeWebhookAdapter.request

    async def cut(adapter: FakeWebhookAdapter, *args: Any, **more: Any) -> Any:
        monkeypatch.setattr(FakeWebhookAdapter, "request", request)
        raise aiohttp.ServerDisconnectedError

    monkeypatch.setattr(FakeWebhookAdapter, "request", cut)
