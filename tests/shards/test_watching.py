"""What an operator watches of several processes: whether each is ready, and how many there are."""

import asyncio
import socket
from typing import Any

import aiohttp
import pytest
from prometheus_client import generate_latest
from pydantic import SecretStr

from bot.serving import serve
from bot.settings import Settings
from bot.shards.allowance import Allowance
from bot.shards.metrics import ShardMetrics
from bot.values.shards import Process
from tests.bot.test_metrics import numbers, read
from tests.sandbox.patience import patience
from tests.shards.court import SHARDS, Court, Member
from tests.shards.test_court import far_table


def watch(member: Member) -> None:
    """Count what a process does from now on."""
    metrics = ShardMetrics(member.bot.metrics.registry, member.keeper)
    metrics.watch(member.bot, member.bot.exchange)


def counted(member: Member) -> dict[tuple[str, ...], float]:
    """What a process tells who watches it."""
    return numbers(generate_latest(member.bot.metrics.registry).decode())


async def connected(court: Court, *members: Member) -> None:
    """Wait until each of these is ready."""
    await court.until(lambda: all(each.bot.is_connected() for each in members), "all are ready")


async def test_a_process_is_ready_while_all_its_shards_are_as_they_come_and_go(court: Court):
    one = await court.join()
    assert not one.bot.is_connected(), "it has only just begun"
    await court.shared(one)
    await connected(court, one)
    two = await court.join()
    await court.shared(one, two)
    await connected(court, one, two)
    await two.stop()
    await court.shared(one)
    await connected(court, one)


async def test_who_gives_a_shard_away_before_its_session_begins_is_ready_with_the_others(
    court: Court, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("bot.store.processes.IDENTIFY_EVERY", 3600.0)
    one = await court.join()
    await court.until(lambda: one.bot.has_session(0), "the first session")
    two = await court.join()
    await court.until(lambda: two.keeper.own.numbers == {1}, "the other shard to be the other's")
    await connected(court, one)
    assert one.bot._settled_in
    assert not two.bot.is_connected(), "it waits for its turn"


async def test_shards_processes_and_hand_overs_are_counted(court: Court):
    near, far = await far_table(court)
    for member in (near, far):
        watch(member)
    (waiting, *_) = court.table.state.waiting()
    await court.press_in_dm(waiting)
    await court.until(lambda: counted(near)["gallows_handovers_total", "taken"], "the press")
    for member in (near, far):
        found = counted(member)
        assert found["gallows_processes",] == 2
        assert found["gallows_leases_held",] == 1
        states = {key[1]: value for key, value in found.items() if key[0] == "gallows_shards"}
        assert states == {"held": SHARDS, "moving": 0, "free": 0}
        assert found["gallows_shards_without_holder",] == 0
        assert found["gallows_shard_connected", str(min(member.shards))] == 1
    assert counted(near)["gallows_handovers_total", "refused"] == 0
    assert counted(far)["gallows_handover_seconds_count",] >= 1
    text = generate_latest(near.bot.metrics.registry).decode()
    assert near.keeper.name not in text
    assert all(guest.id not in text for guest in court.guests)

    await far.be_deaf()
    await court.use_in_dm(court.guests[0], rf"gg:t:{court.table.id}:refresh")
    assert counted(near)["gallows_handovers_total", "refused"] == 1


async def test_a_process_that_was_put_out_is_counted(court: Court, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("bot.shards.keeper.GONE_AFTER", 0.0)
    one = await court.join()
    watch(one)
    silent = Process("silent", 0, 0.0, "1.0", most=None, wanted=None, well=True)
    assert await one.store.processes.join(silent, alone=False)
    one.store.database.holder = one.keeper.name
    await court.until(lambda: counted(one)["gallows_processes_put_out_total",], "it is put out")
    assert not one.keeper.lost


@pytest.fixture
def unused_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def settings_of(court: Court, **more: Any) -> Settings:
    """What an operator sets for one more process."""
    return Settings(
        discord_token=SecretStr(court.sandbox.token),
        database_url=court.url,
        drawings=False,
        **more,
    )


async def test_who_waits_for_shards_is_live_and_not_ready(court: Court, unused_port: int):
    one = await court.join()
    await court.shared(one)
    # Nobody has so many while the first is there.
    settings = settings_of(court, metrics_port=unused_port, shards=SHARDS + 1)
    waiting = asyncio.create_task(serve(settings))

    async def asked(path: str) -> tuple[int, str]:
        try:
            return await read(unused_port, path)
        except aiohttp.ClientConnectorError:
            return 0, ""

    async with patience("it to wait for shards"):
        while "gallows_processes 2.0" not in (await asked("/metrics"))[1]:
            assert not waiting.done()
    assert (await asked("/livez"))[0] == 200
    assert (await asked("/readyz"))[0] == 503
    found = numbers((await asked("/metrics"))[1])
    assert found["gallows_leases_held",] == 0
    assert found["gallows_shards", "held"] == SHARDS
    waiting.cancel()
    await asyncio.wait({waiting})


@pytest.mark.parametrize("proxied", [False, True])
async def test_only_who_speaks_to_discord_itself_keeps_to_its_part_of_requests(
    court: Court, monkeypatch: pytest.MonkeyPatch, proxied: bool
):
    passed: list[Allowance] = []

    async def wait(allowance: Allowance) -> None:
        passed.append(allowance)

    monkeypatch.setattr(Allowance, "wait", wait)
    more = {"discord_api_url": court.sandbox.api_url} if proxied else {}
    bot = asyncio.create_task(serve(settings_of(court, shards=1, **more)))
    online = asyncio.create_task(court.sandbox.wait_online())
    async with patience("it to be online"):
        await asyncio.wait({bot, online}, return_when=asyncio.FIRST_COMPLETED)
    bot.cancel()
    await asyncio.wait({bot})
    assert bool(passed) is not proxied
