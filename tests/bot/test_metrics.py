"""What an operator watches: whether the bot is well, and numbers that tell of nobody."""

import asyncio
import platform
import socket
import sys
from importlib.metadata import version
from pathlib import Path
from unittest.mock import Mock

import aiohttp
import discord
import pytest
from prometheus_client import generate_latest
from prometheus_client.parser import text_string_to_metric_families
from pydantic import SecretStr
from yarl import URL

from bot.messages.client import MessageClient, TryLaterError
from bot.messages.dm_channels import MOST, PAUSE, WITHIN, DmChannels
from bot.metrics import Metrics, served
from bot.serving import serve
from bot.settings import Settings, SettingsError
from sandbox.server import Sandbox
from tests.support.evening import Evening
from tests.support.fixtures import blank, evening, gallows, hurry, secrets

__all__ = ["blank", "evening", "gallows", "hurry", "secrets"]


async def read(port: int, path: str, host: str = "127.0.0.1") -> tuple[int, str]:
    async with (
        aiohttp.ClientSession() as http,
        http.get(f"http://{host}:{port}{path}") as answer,
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
    await evening.answer(*evening.asked(), "public")
    async with served(evening.bot.metrics, evening.bot.is_ready, 0) as port:
        for path in ("/livez", "/readyz", "/healthz"):
            assert await read(port, path) == (200, "ok\n")
        status, text = await read(port, "/metrics")
    assert status == 200
    found = numbers(text)
    assert found["gallows_tables_open", "botk", "playing"] == 1
    assert found["gallows_guilds",] == 1
    assert found["gallows_interactions_total", "command"] == 1
    assert found["gallows_interactions_total", "press"] == 5
    for guest in guests:
        assert str(guest.id) not in text


def of(evening: Evening, name: str) -> dict[str, float]:
    """The numbers of one name, by label."""
    text = generate_latest(evening.bot.metrics.registry).decode()
    return {key[1]: number for key, number in numbers(text).items() if key[0] == name}


async def test_what_notifies_is_counted(evening: Evening):
    assert of(evening, "gallows_notifications_total") == {"hand": 0, "ping": 0, "lobby": 0}
    role = evening.guild.create_role("Callers", mentionable=True)
    await evening.settle(lobby_role=role.id)
    await evening.deal(evening.party(4), pace="quick")
    await evening.turn(0.8 * 4 * 45)
    assert of(evening, "gallows_notifications_total") == {"hand": 4, "ping": 1, "lobby": 1}
    await evening.answer(*evening.asked())
    await evening.turn()
    assert of(evening, "gallows_notifications_total") == {"hand": 4, "ping": 1, "lobby": 1}


@pytest.mark.parametrize(("status", "is_counted"), [(204, 1), (404, 1), (400, 0)])
async def test_an_answer_is_counted_also_where_discord_waits_for_it_no_longer(
    status: int, is_counted: int
):
    metrics, press = Metrics(), Mock(id=7, type=discord.InteractionType.component)
    metrics.came(press)
    url = URL("https://discord.com/api/v10/interactions/7/token/callback")
    (answered,) = metrics.trace().on_request_end
    await answered(Mock(), Mock(), Mock(method="POST", url=url, response=Mock(status=status)))
    found = numbers(generate_latest(metrics.registry).decode())
    assert found["gallows_acknowledge_seconds_count",] == is_counted
    in_time = found["gallows_acknowledge_seconds_bucket", "3.0"]
    assert in_time == (status == 204), "what Discord refused was too late, however soon it came"


WELL = {
    "direct-messages": 0,
    "new-direct-messages": 0,
    "undrawn-tables": 0,
    "frozen-tables": 0,
}


async def test_what_is_left_alone_is_counted_until_it_is_taken_up_again(evening: Evening):
    assert of(evening, "gallows_circuits_open") == WELL
    path = "/users/@me/channels"
    evening.env.inject_error("POST", path, status=403, code=20026, times=1)
    await evening.deal(evening.party(4))
    assert of(evening, "gallows_circuits_open") == WELL | {"direct-messages": 1}
    await evening.turn(PAUSE)
    assert of(evening, "gallows_circuits_open") == WELL


async def test_tables_that_cannot_be_drawn_are_counted_until_they_can(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    await evening.deal(evening.party(4))

    async def down(*_: object, **__: object) -> None:
        raise TryLaterError

    with monkeypatch.context() as trouble:
        trouble.setattr(MessageClient, "edit", down)
        await evening.answer(*evening.asked())
        await evening.turn()
        assert of(evening, "gallows_circuits_open") == WELL | {"undrawn-tables": 1}
    await evening.turn(10)
    assert of(evening, "gallows_circuits_open") == WELL


async def test_the_openings_of_direct_messages_are_used_up_for_a_while(evening: Evening):
    dms = DmChannels(evening.bot.messages, evening.bot.manager)
    for number in range(MOST):
        assert not dms.used_up
        await dms.of(evening.guest(f"Guest {number}").id)
    assert dms.used_up
    await evening.turn(WITHIN)
    assert not dms.used_up


async def test_a_bot_that_is_not_connected_is_not_well(evening: Evening):
    async with served(evening.bot.metrics, lambda: False, 0) as port:
        for path in ("/readyz", "/healthz"):
            assert await read(port, path) == (503, "not connected to Discord\n")
        assert await read(port, "/livez") == (200, "ok\n"), "its loop turns all the same"


async def test_the_numbers_say_which_program_and_python_it_is(evening: Evening):
    text = generate_latest(evening.bot.metrics.registry).decode()
    build = {"version": version("gallows-and-goblets"), "python": platform.python_version()}
    (sample,) = [
        sample
        for family in text_string_to_metric_families(text)
        for sample in family.samples
        if sample.name == "gallows_build_info"
    ]
    assert (sample.labels, sample.value) == (build, 1)


@pytest.mark.skipif(sys.platform != "linux", reason="this machine is 127.0.0.1 alone")
async def test_it_answers_at_the_address_that_is_set_and_no_other(evening: Evening):
    """All of 127.0.0.0/8 is this machine, so one of them stands for another's address."""
    elsewhere = "127.0.0.2"
    async with served(evening.bot.metrics, evening.bot.is_ready, 0, elsewhere) as port:
        assert (await read(port, "/livez", elsewhere))[0] == 200
        with pytest.raises(aiohttp.ClientConnectorError):
            await read(port, "/livez")
    async with served(evening.bot.metrics, evening.bot.is_ready, 0) as port:
        with pytest.raises(aiohttp.ClientConnectorError):
            await read(port, "/livez", elsewhere)
    async with served(evening.bot.metrics, evening.bot.is_ready, 0, "0.0.0.0") as port:
        assert (await read(port, "/livez", elsewhere))[0] == 200


async def test_a_port_that_is_taken_is_named(evening: Evening):
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        with pytest.raises(SettingsError) as raised:
            async with served(evening.bot.metrics, evening.bot.is_ready, port):
                pass
    told = "GALLOWS_METRICS_PORT, GALLOWS_METRICS_HOST: nothing can listen at 127.0.0.1, port"
    assert told in str(raised.value)


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
        online = asyncio.create_task(sandbox.wait_online())
        await asyncio.wait({bot, online}, return_when=asyncio.FIRST_COMPLETED)
        _, text = await read(unused_port, "/metrics")
        assert await read(unused_port, "/livez") == (200, "ok\n")
        bot.cancel()
        await asyncio.wait({bot})
    found = numbers(text)
    assert found["gallows_discord_requests_total", "GET", "200"] >= 1
    assert found["gallows_commit_seconds_count",] >= 1
