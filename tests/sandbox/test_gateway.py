"""The gateway, byte by byte."""

from __future__ import annotations

import pytest

from sandbox.sessions import Intent
from tests.sandbox.wire import Closed


@pytest.mark.parametrize("query", ["", "?v=10&encoding=json&compress=zlib-stream"])
async def test_hello_identify_ready_guild(sandbox, bot, query):
    socket = await bot.connect(query)
    ready = await socket.identify(sandbox.token)
    guild = await socket.event("GUILD_CREATE")
    assert ready["user"]["id"] == sandbox.state.bot.id
    assert ready["guilds"] == [{"id": guild["id"], "unavailable": True}]
    assert [channel["name"] for channel in guild["channels"]] == ["general", "off-topic"]
    assert [m["user"]["id"] for m in guild["members"]] == [sandbox.state.bot.id]
    assert guild["member_count"] == 9
    await socket.send(1, socket.sequence)
    assert (await socket.receive())["op"] == 11
    assert sandbox.gateway.online


@pytest.mark.parametrize("query", ["?compress=brotli-stream", "?encoding=etf", "?v=5"])
async def test_what_the_sandbox_does_not_speak_is_hung_up_on(bot, query):
    with pytest.raises(Closed):
        await bot.connect(query)


@pytest.mark.parametrize(
    ("identify", "code"),
    [
        ({"token": "wrong"}, 4004),
        ({"intents": None}, 4013),
        ({"intents": 1 << 40}, 4013),
        ({"intents": int(Intent.MESSAGE_CONTENT)}, 4014),
        ({"shard": [2, 2]}, 4010),
    ],
)
async def test_a_wrong_identify_is_hung_up_on(sandbox, bot, identify, code):
    socket = await bot.connect()
    await socket.send(2, {"token": sandbox.token, "intents": 1} | identify)
    with pytest.raises(Closed) as closed:
        await socket.receive()
    assert closed.value.code == code
    assert not sandbox.gateway.online


async def test_what_is_not_the_protocol_is_hung_up_on(sandbox, bot):
    socket = await bot.connect()
    await socket.ws.send_str("hello")
    with pytest.raises(Closed, match="4002"):
        await socket.receive()
    socket = await bot.connect()
    await socket.send(3, {})
    with pytest.raises(Closed, match="4003"):
        await socket.receive()
    socket = await bot.connect()
    await socket.identify(sandbox.token, intents=0)
    await socket.send(2, {"token": sandbox.token, "intents": 0})
    with pytest.raises(Closed, match="4005"):
        await socket.receive()


async def test_resume_brings_what_was_missed_in_order(sandbox, bot, players):
    socket = await bot.login()
    await players[0].ok("POST", "/channels", {"name": "before"})
    await socket.event("CHANNEL_CREATE")
    sandbox.gateway.drop()
    with pytest.raises(Closed):
        await socket.receive()
    for name in ("first", "second"):
        await players[0].ok("POST", "/channels", {"name": name})

    again = await bot.connect()
    resume = {
        "token": sandbox.token,
        "session_id": socket.session_id,
        "seq": socket.sequence,
    }
    await again.send(6, resume)
    assert (await again.event("CHANNEL_CREATE"))["name"] == "first"
    assert (await again.event("CHANNEL_CREATE"))["name"] == "second"
    await again.event("RESUMED")
    assert again.sequence == socket.sequence + 3


async def test_a_session_that_is_not_known_cannot_be_resumed(sandbox, bot):
    socket = await bot.login()
    resume = {"token": sandbox.token, "session_id": socket.session_id, "seq": 1}
    # Who closes with 1000 has said farewell.
    await socket.ws.close(code=1000)
    await sandbox.wait_online(False)
    socket = await bot.connect()
    await socket.send(6, resume)
    assert await socket.receive() == {"op": 9, "d": False}
    await socket.identify(sandbox.token)


async def test_reconnect_on_demand(sandbox, bot):
    socket = await bot.login()
    sandbox.gateway.ask_reconnect()
    assert (await socket.receive())["op"] == 7


async def test_only_what_the_intents_ask_for(sandbox, bot, players, general):
    plain = await bot.login()
    curious = await bot.connect()
    intents = Intent.GUILDS | Intent.GUILD_MESSAGES | Intent.DIRECT_MESSAGES
    await curious.identify(sandbox.token, int(intents))
    await curious.event("GUILD_CREATE")
    await players[0].act("say", general, content="Hello!")
    heard = await curious.event("MESSAGE_CREATE")
    assert heard["guild_id"] == sandbox.state.guild.id
    assert heard["author"]["id"] == players[0].id
    # Without the privileged intent nobody's words are for a bot, save its own.
    assert heard["content"] == ""
    assert await plain.pending() == []


async def test_direct_messages_arrive_on_shard_zero_only(sandbox, bot, players):
    sockets = []
    for shard in (0, 1):
        socket = await bot.connect()
        await socket.identify(sandbox.token, int(Intent.DIRECT_MESSAGES), shard=[shard, 2])
        sockets.append(socket)
    channel = await bot.ok("POST", "/users/@me/channels", {"recipient_id": players[1].id})
    await players[1].act("say", channel["id"], content="A word in private")
    heard = await sockets[0].event("MESSAGE_CREATE")
    assert heard["content"] == "A word in private"
    assert "guild_id" not in heard
    assert "member" not in heard
    assert await sockets[1].pending() == []


async def test_removed_and_invited_again(sandbox, bot, general):
    socket = await bot.login()
    sandbox.remove_bot()
    assert await socket.event("GUILD_DELETE") == {"id": sandbox.state.guild.id}
    assert await bot.fails("GET", f"/guilds/{sandbox.state.guild.id}") == (404, 10004)
    assert await bot.fails("POST", f"/channels/{general}/messages", {"content": "?"}) == (
        403,
        50001,
    )
    sandbox.invite_bot()
    assert "unavailable" not in await socket.event("GUILD_CREATE"), "by that a bot tells the two"
    sandbox.set_guild_available(False)
    assert (await socket.event("GUILD_DELETE"))["unavailable"] is True
    sandbox.set_guild_available(True)
    assert (await socket.event("GUILD_CREATE"))["unavailable"] is False


async def test_invited_during_an_outage(sandbox, bot):
    socket = await bot.login()
    sandbox.remove_bot()
    await socket.event("GUILD_DELETE")
    guild = sandbox.state.guild
    guild.available = False
    sandbox.invite_bot()
    assert await socket.event("GUILD_CREATE") == {"id": guild.id, "unavailable": True}
    sandbox.set_guild_available(True)
    assert (await socket.event("GUILD_CREATE"))["unavailable"] is False


async def test_a_session_may_leave_a_guild_out_that_is_there(sandbox, bot):
    guild = sandbox.state.guild
    sandbox.gateway.unnamed.add(guild.id)
    socket = await bot.connect()
    ready = await socket.identify(sandbox.token, int(Intent.GUILDS))
    assert ready["guilds"] == []
    assert (await bot.ok("GET", f"/guilds/{guild.id}"))["id"] == guild.id


async def test_the_gateway_is_where_the_api_says(sandbox, bot, http):
    async with http.get(f"{sandbox.api_url}/gateway") as told_to_anybody:
        assert await told_to_anybody.json() == {"url": sandbox.gateway_url}
    async with http.get(f"{sandbox.api_url}/gateway/bot") as told_to_the_bot:
        assert told_to_the_bot.status == 401
    answer = await bot.ok("GET", "/gateway/bot")
    assert answer["url"] == sandbox.gateway_url
    assert answer["session_start_limit"]["remaining"] == 1000
    await bot.login()
    answer = await bot.ok("GET", "/gateway/bot")
    assert answer["session_start_limit"]["remaining"] == 999
