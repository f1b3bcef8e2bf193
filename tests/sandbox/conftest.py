"""A sandbox for each test; what the bot sends is judged by Discord's description."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import aiohttp
import pytest

from sandbox import ManualClock, Sandbox
from tests.sandbox.openapi import contract
from tests.sandbox.patience import PATIENCE
from tests.sandbox.wire import Bot, Player


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock()


@pytest.fixture
async def sandbox(clock: ManualClock) -> AsyncIterator[Sandbox]:
    judge = contract(answers=True)
    async with Sandbox(clock=clock) as sandbox:
        if judge is not None:
            sandbox.observers.append(judge)
        yield sandbox
    assert judge is None or judge.complaints == []


@pytest.fixture
async def http() -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(PATIENCE)) as session:
        yield session


@pytest.fixture
async def bot(sandbox: Sandbox, http: aiohttp.ClientSession) -> AsyncIterator[Bot]:
    async with Bot(sandbox, http) as bot:
        yield bot


@pytest.fixture
def players(sandbox: Sandbox, http: aiohttp.ClientSession) -> list[Player]:
    return [Player(sandbox, http, user_id) for user_id in sandbox.state.users]


@pytest.fixture
def general(sandbox: Sandbox) -> str:
    """The id of the great general."""
    return next(c.id for c in sandbox.state.channels.values() if c.name == "general")


@pytest.fixture
async def press(bot: Bot, players: list[Player], general: str):
    """Has a player press a button on a fresh message; gives the interaction."""
    await bot.login()
    tasks = []

    async def press_it(player: Player = players[1], **body):
        parts = {"components": [{"type": 1, "components": [BUTTON]}], "content": "Press"} | body
        message = await bot.ok("POST", f"/channels/{general}/messages", parts)
        custom_id = BUTTON["custom_id"]
        acting = player.act("press", general, message_id=message["id"], custom_id=custom_id)
        tasks.append(asyncio.create_task(acting))
        interaction = await bot.interaction()
        return interaction | {"outcome": tasks[-1]}

    yield press_it
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


BUTTON = {"type": 2, "style": 1, "label": "Press", "custom_id": "press"}
