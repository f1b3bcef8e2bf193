"""What an operator watches: `/healthz`, and numbers that tell of nobody."""

import asyncio
import socket
from pathlib import Path

import aiohttp
import pytest
from prometheus_client.parser import text_string_to_metric_families
from pydantic import SecretStr

from bot.app import serve
from bot.metrics import served
from bot.settings import Settings
from sandbox.server import Sandbox
from tests.support.evening import Evening
from tests.support.fixtures import blank, evening, gallows, hurry, secrets

__all__ = ["blank", "evening", "gallows", "hurry", "secrets"]


async def read(port: int, path: str) -> tuple[int, str]:
    async with (
        aiohttp.ClientSession() as http,
        http.get(f"http://127.0.0.1:{port}{path}") as answer,
    ):
        return answer.status, await answer.text()


def numbers(text: str) -> dict[tuple[str, ...], float]:
    return {
        (sample.name, *sample.labels.values()): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


async def test_a_game_is_in_the_numbers(evening: Evening):
    guests = evening.party(4)
    await evening.deal(guests)
    await evening.answer(*evening.asked())
    async with served(evening.bot.metrics, evening.bot.is_ready, 0) as port:
        assert await read(port, "/healthz") == (200, "ok\n")
        status, text = await read(port, "/metrics")
    assert status == 200
    found = numbers(text)
    assert found["gallows_tables_open", "botk", "playing"] == 1
    assert found["gallows_guilds",] == 1
    assert found["gallows_interactions_total", "command"] == 1
    assert found["gallows_interactions_total", "press"] == 5
    for guest in guests:
        assert str(guest.id) not in text


async def test_a_bot_that_is_not_connected_is_not_well(evening: Evening):
    async with served(evening.bot.metrics, lambda: False, 0) as port:
        assert (await read(port, "/healthz"))[0] == 503


@pytest.fixture
def unused_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


async def test_over_the_wire(tmp_path: Path, unused_port: int):
    """The real bot, started as an operator starts it: what it asks of Discord is counted."""
    async with Sandbox() as sandbox:
        settings = Settings(
            discord_token=SecretStr(sandbox.token),
            discord_api_url=sandbox.api_url,
            discord_gateway_url=sandbox.gateway_url,
            database_url=f"sqlite+aiosqlite:///{tmp_path}/gallows.db",
            metrics_port=unused_port,
        )
        bot = asyncio.create_task(serve(settings))
        await sandbox.wait_online()
        _, text = await read(unused_port, "/metrics")
        bot.cancel()
        await asyncio.wait({bot})
    found = numbers(text)
    assert found["gallows_discord_requests_total", "GET", "200"] >= 1
    assert found["gallows_commit_seconds_count",] >= 1
