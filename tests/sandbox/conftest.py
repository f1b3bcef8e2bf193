"""A sandbox for each test; what the bot sends is judged by Discord's description."""

from __future__ import annotations

from collections.abc import AsyncIterator

import aiohttp
import pytest

from sandbox import ManualClock, Sandbox
from tests.sandbox.openapi import contract
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
    async with aiohttp.ClientSession() as session:
        yield session


@pytest.fixture
def bot(sandbox: Sandbox, http: aiohttp.ClientSession) -> Bot:
    return Bot(sandbox, http)


@pytest.fixture
def players(sandbox: Sandbox, http: aiohttp.ClientSession) -> list[Player]:
    return [Player(sandbox, http, user_id) for user_id in sandbox.realm.users]


@pytest.fixture
def hall(sandbox: Sandbox) -> str:
    """The id of the great hall."""
    return next(c.id for c in sandbox.realm.channels.values() if c.name == "great-hall")
