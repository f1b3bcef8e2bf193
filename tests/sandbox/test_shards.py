"""A bot of several shards: who hears what, how fast they may start, and one that breaks alone."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import discord
import pytest

from sandbox import FurtherGuild, ManualClock, Sandbox, World
from sandbox.model import Guild
from sandbox.sessions import Intent, shard_of
from tests.sandbox.bots import logged_in
from tests.sandbox.openapi import contract
from tests.sandbox.patience import patience
from tests.sandbox.test_local import next_of
from tests.sandbox.wire import Bot, Closed, Socket

FOUR = World(others=tuple(FurtherGuild(name) for name in ("North", "East", "South")))
PING = {"name": "ping", "description": "Is anybody there?", "type": 1}
INVALID = 9


@pytest.fixture
async def sandbox(clock: ManualClock) -> AsyncIterator[Sandbox]:
    """One with four servers."""
    judge = contract(answers=True)
    async with Sandbox(FOUR, clock) as sandbox:
        sandbox.gateway.shards = 2
        if judge is not None:
            sandbox.observers.append(judge)
        yield sandbox
    assert judge is None or judge.complaints == []


def on(sandbox: Sandbox, shard: int, count: int = 2) -> list[Guild]:
    """The servers of a shard."""
    return [guild for guild in sandbox.state.guilds.values() if shard_of(guild, count) == shard]


def hall(sandbox: Sandbox, guild: Guild) -> str:
    return sandbox.state.top_channels(guild)[0].id


async def shards(bot: Bot, *numbers: int, intents: int = Intent.GUILDS) -> list[Socket]:
    """Sockets of these shards of two that have been told of their servers."""
    sockets = []
    for number in numbers:
        socket = await bot.connect()
        ready = await socket.identify(bot.sandbox.token, intents, shard=[number, 2])
        for _ in ready["guilds"]:
            await socket.event("GUILD_CREATE")
        sockets.append(socket)
    return sockets


async def hung_up(socket: Socket) -> int | None:
    with pytest.raises(Closed) as closed:
        await socket.receive()
    return closed.value.code


# --- who hears what ---


@pytest.mark.parametrize("count", [1, 2, 3, 4])
async def test_four_servers_are_on_all_shards(sandbox, bot, count):
    named: list[str] = []
    for number in range(count):
        socket = await bot.connect()
        ready = await socket.identify(sandbox.token, shard=[number, count])
        named += [guild["id"] for guild in ready["guilds"]]
        assert ready["guilds"], "no shard is idle"
        assert ready["shard"] == [number, count]
    assert sorted(named) == list(sandbox.state.guilds)


def test_further_servers_change_no_id_of_the_first(clock: ManualClock):
    one, four = Sandbox(World(), clock).state, Sandbox(FOUR, clock).state
    assert (one.bot.id, one.guild.id) == (four.bot.id, four.guild.id)
    assert list(one.users) == list(four.users)
    assert list(one.channels) == list(four.channels)[: len(one.channels)]
    assert list(four.guilds) == list(Sandbox(FOUR, clock).state.guilds)


@pytest.mark.parametrize("shard", [0, 1])
async def test_what_is_done_in_a_server_arrives_on_its_shard_alone(sandbox, bot, players, shard):
    await bot.ok("POST", f"/applications/{sandbox.state.bot.id}/commands", PING)
    sockets = await shards(bot, 0, 1)
    for guild in on(sandbox, shard):
        using = asyncio.create_task(players[1].act("command", hall(sandbox, guild), command="ping"))
        interaction = await sockets[shard].event("INTERACTION_CREATE")
        assert interaction["guild_id"] == guild.id
        await bot.answer(interaction, 4, {"content": "Here"})
        assert (await using)["message"]["content"] == "Here"
        assert await sockets[1 - shard].pending() == []


async def test_what_is_done_in_private_arrives_on_shard_zero_alone(sandbox, bot, players):
    await bot.ok("POST", f"/applications/{sandbox.state.bot.id}/commands", PING)
    sockets = await shards(bot, 0, 1)
    direct = await bot.ok("POST", "/users/@me/channels", {"recipient_id": players[1].id})
    using = asyncio.create_task(players[1].act("command", direct["id"], command="ping"))
    interaction = await sockets[0].event("INTERACTION_CREATE")
    assert "guild_id" not in interaction
    await bot.answer(interaction, 4, {"content": "Psst"})
    await using
    assert await sockets[1].pending() == []


async def test_two_sessions_of_a_shard_both_hear_of_it(sandbox, bot, players):
    await bot.ok("POST", f"/applications/{sandbox.state.bot.id}/commands", PING)
    sockets = await shards(bot, 1, 1, 0)
    (guild, *_) = on(sandbox, 1)
    using = asyncio.create_task(players[1].act("command", hall(sandbox, guild), command="ping"))
    heard = [await socket.event("INTERACTION_CREATE") for socket in sockets[:2]]
    assert heard[0] == heard[1]
    assert await sockets[2].pending() == []
    await bot.answer(heard[0], 4, {"content": "Here"})
    await using


# --- how a session starts ---


@pytest.mark.parametrize("shard", [[5, 4], [0, 0], [-1, 2], [0], ["0", "2"], "0", None, {}])
async def test_a_shard_that_there_cannot_be_is_hung_up_on(sandbox, bot, shard):
    socket = await bot.connect()
    await socket.send(2, {"token": sandbox.token, "intents": 1, "shard": shard})
    assert await hung_up(socket) == 4010


async def test_who_would_have_too_many_servers_must_shard(sandbox, bot):
    sandbox.gateway.most_guilds = 3
    socket = await bot.connect()
    await socket.send(2, {"token": sandbox.token, "intents": 1, "shard": [0, 1]})
    assert await hung_up(socket) == 4011
    assert sandbox.gateway.identifies == 0
    await shards(bot, 0, 1)


async def test_the_session_start_limit_counts_down_for_a_day(sandbox, bot, clock):
    async def limit():
        answer = await bot.ok("GET", "/gateway/bot")
        assert answer["shards"] == 2
        return answer["session_start_limit"]

    fresh = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
    assert await limit() == fresh
    await shards(bot, 0, 1)
    assert await limit() == fresh | {"remaining": 998, "reset_after": 86_400_000}
    clock.advance(3600)
    assert (await limit())["reset_after"] == 82_800_000
    clock.advance(82_800)
    assert await limit() == fresh
    await shards(bot, 0)
    assert (await limit())["remaining"] == 999


async def identifies(bot: Bot, *shard: int) -> bool:
    """Whether a shard may begin."""
    socket = await bot.connect()
    identify = {"token": bot.sandbox.token, "intents": 0, "properties": {}, "shard": shard}
    await socket.send(2, identify)
    answer = await socket.receive()
    if answer.get("t") != "READY":
        assert answer == {"op": INVALID, "d": False}
    return answer.get("t") == "READY"


async def test_shards_that_begin_too_fast_are_refused(sandbox, bot, clock):
    sandbox.gateway.starts.enforced = True
    assert await identifies(bot, 0, 2)
    assert not await identifies(bot, 1, 2)
    clock.advance(4.9)
    assert not await identifies(bot, 1, 2)
    clock.advance(0.1)
    assert await identifies(bot, 1, 2)
    assert not await identifies(bot, 0, 2)
    answer = await bot.ok("GET", "/gateway/bot")
    assert answer["session_start_limit"]["remaining"] == 995, "what was refused counts"


async def test_shards_of_other_buckets_begin_at_the_same_time(sandbox, bot, clock):
    sandbox.gateway.starts.enforced = True
    sandbox.gateway.starts.max_concurrency = 2
    limit = (await bot.ok("GET", "/gateway/bot"))["session_start_limit"]
    assert limit["max_concurrency"] == 2
    assert [await identifies(bot, number, 4) for number in range(4)] == [True, True, False, False]
    clock.advance(5)
    assert [await identifies(bot, number, 4) for number in (2, 3)] == [True, True]


async def test_who_was_refused_may_try_again_on_the_same_line(sandbox, bot, clock):
    sandbox.gateway.starts.enforced = True
    assert await identifies(bot, 0, 2)
    socket = await bot.connect()
    identify = {"token": sandbox.token, "intents": 1, "shard": [1, 2]}
    await socket.send(2, identify)
    assert await socket.receive() == {"op": INVALID, "d": False}
    clock.advance(5)
    await socket.send(2, identify)
    assert len((await socket.event("READY"))["guilds"]) == 2


# --- one shard breaks ---


async def resume(bot: Bot, broken: Socket) -> Socket:
    socket = await bot.connect()
    session = {"session_id": broken.session_id, "seq": broken.sequence}
    await socket.send(6, {"token": bot.sandbox.token, **session})
    return socket


@pytest.mark.parametrize("broken", [0, 1])
async def test_the_line_of_one_shard_is_cut(sandbox, bot, players, broken):
    sockets = await shards(bot, 0, 1)
    sandbox.gateway.drop(shard=broken)
    assert await hung_up(sockets[broken]) == 1006
    for guild in sandbox.state.guilds.values():
        where = {"guild_id": guild.id, "name": f"of-{guild.name.split()[0]}"}
        await players[0].ok("POST", "/channels", where)
    assert await sockets[1 - broken].pending() == ["CHANNEL_CREATE"] * 2
    again = await resume(bot, sockets[broken])
    missed = [(await again.event("CHANNEL_CREATE"))["guild_id"] for _ in range(2)]
    assert missed == [guild.id for guild in on(sandbox, broken)]
    await again.event("RESUMED")


async def test_a_session_of_one_shard_is_invalid_for_good(sandbox, bot):
    sockets = await shards(bot, 0, 1)
    sandbox.gateway.invalidate(1, resumable=False)
    assert await sockets[1].receive() == {"op": INVALID, "d": False}
    assert await sockets[0].pending() == []
    refused = await resume(bot, sockets[1])
    assert await refused.receive() == {"op": INVALID, "d": False}


async def test_a_session_of_one_shard_is_invalid_and_can_be_resumed(sandbox, bot, players):
    sockets = await shards(bot, 0, 1)
    sandbox.gateway.invalidate(1, resumable=True)
    assert await sockets[1].receive() == {"op": INVALID, "d": True}
    (guild, *_) = on(sandbox, 1)
    await players[0].ok("POST", "/channels", {"guild_id": guild.id, "name": "meanwhile"})
    again = await resume(bot, sockets[1])
    assert (await again.event("CHANNEL_CREATE"))["name"] == "meanwhile"
    await again.event("RESUMED")
    assert await sockets[0].pending() == []


async def test_one_shard_is_asked_to_reconnect(sandbox, bot):
    sockets = await shards(bot, 0, 1)
    sandbox.gateway.ask_reconnect(1)
    assert await sockets[1].pending() == ["op 7"]
    assert await sockets[0].pending() == []


async def test_the_page_is_told_where_the_bot_is_away(sandbox, bot, players):
    stream = players[0].events()
    await anext(stream)
    first, second = ([guild.id for guild in on(sandbox, shard)] for shard in (0, 1))

    async def told():
        event = await next_of(stream, "bot")
        return event["online"], event["away_from"]

    everywhere = (False, [*sandbox.state.guilds, "direct"])
    state = (await players[0].state())["bot"]
    assert (state["online"], state["away_from"]) == everywhere
    await shards(bot, 0)
    assert await told() == (True, second)
    await shards(bot, 1)
    assert await told() == (True, [])
    sandbox.gateway.drop(shard=0)
    assert await told() == (True, [*first, "direct"])
    sandbox.gateway.drop(shard=1)
    assert await told() == everywhere
    await stream.aclose()


async def test_it_can_be_waited_for_that_a_shard_comes_and_goes(sandbox, bot):
    (ours, *_), (theirs, *_) = on(sandbox, 0), on(sandbox, 1)
    waiting = asyncio.create_task(sandbox.wait_listening(theirs))
    await shards(bot, 0)
    await sandbox.wait_listening()
    await sandbox.wait_listening(ours)
    assert not waiting.done()
    await shards(bot, 1)
    await waiting
    gone = asyncio.create_task(sandbox.wait_listening(theirs, listening=False))
    sandbox.gateway.drop(shard=1)
    await gone
    assert sandbox.gateway.listens(ours)


class Sharded(discord.AutoShardedClient):
    """Notes what happens to its shards."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.0)
        self.heard: asyncio.Queue[str] = asyncio.Queue()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Do not wait between shards."""

    async def on_shard_ready(self, shard_id: int) -> None:
        self.heard.put_nowait(f"{shard_id} ready")

    async def on_shard_resumed(self, shard_id: int) -> None:
        self.heard.put_nowait(f"{shard_id} resumed")


async def test_the_real_library_mends_the_shard_that_broke_alone(sandbox):
    bot = Sharded()
    async with logged_in(sandbox, bot), patience("the shards"):
        assert {await bot.heard.get() for _ in range(2)} == {"0 ready", "1 ready"}
        for break_it, after in (
            (lambda: sandbox.gateway.drop(shard=1), "1 resumed"),
            (lambda: sandbox.gateway.invalidate(0, resumable=True), "0 resumed"),
            (lambda: sandbox.gateway.invalidate(1, resumable=False), "1 ready"),
        ):
            break_it()
            assert await bot.heard.get() == after
        assert bot.heard.empty()
        assert len(bot.guilds) == 4


async def test_a_server_that_comes_later_is_on_another_shard_than_the_one_before(sandbox, players):
    added = [sandbox.add_guild(name, [players[0].id]) for name in ("One", "Two")]
    assert {shard_of(guild, 2) for guild in added} == {0, 1}


async def test_who_reads_the_page_of_a_shard_that_is_away_is_told_at_once(sandbox, bot, players):
    """Nobody has ever begun a session of that shard: there is nothing to wait for."""
    await bot.ok("POST", f"/applications/{sandbox.state.bot.id}/commands", PING)
    await shards(bot, 0)
    (guild, *_) = on(sandbox, 1)
    outcome = await players[1].act("command", hall(sandbox, guild), command="ping")
    assert outcome["outcome"] == "failed"
