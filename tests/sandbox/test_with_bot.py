"""The real discord.py, over real sockets, driven as the page drives it."""

from __future__ import annotations

import asyncio

import discord
import pytest

from sandbox.model import ChannelType
from tests.sandbox.bots import logged_in, make_bot, pointed_at
from tests.sandbox.demo_bot import demo
from tests.sandbox.patience import PATIENCE


@pytest.fixture
async def demo_bot(sandbox):
    async with logged_in(sandbox, demo()) as bot:
        yield bot
    assert sandbox.refused == []


async def test_a_panel_and_all_that_is_on_it(sandbox, demo_bot, players, general):
    player = players[1]
    shown = await player.act("command", general, command="demo panel")
    message = shown["message"]
    assert message["flags"] == 32768
    kinds = [part["type"] for part in message["components"][0]["components"]]
    assert kinds == [10, 9, 9, 14, 12, 1, 1]
    on = {"message_id": message["id"]}

    counted = await player.act("press", general, **on, custom_id="demo:count:0")
    assert counted["outcome"] == "update"
    assert await player.refused("press", general, **on, custom_id="demo:count:0") == 409
    await player.act("press", general, **on, custom_id="demo:count:1")

    whispered = await player.act("press", general, **on, custom_id="demo:act:whisper")
    hidden = whispered["message"]["id"]
    assert whispered["message"]["flags"] == 32768 | 64
    rewritten = await player.act("press", general, message_id=hidden, custom_id="demo:act:rewrite")
    assert rewritten["message"]["components"][0]["content"].startswith("Rewritten")

    chosen = await player.act(
        "select", general, **on, custom_id="demo:select", values=["Pear", "Plum"]
    )
    assert chosen["message"]["content"] == "Chosen: Pear, Plum"
    people = await player.act(
        "select", general, **on, custom_id="demo:people", values=[players[4].id]
    )
    assert people["message"]["content"] == f"Chosen: {players[4].id}"

    pictured = await player.act("press", general, **on, custom_id="demo:act:picture")
    assert pictured["message"]["embeds"][0]["image"]["width"] == 120


async def test_a_form(demo_bot, players, general):
    message = (await players[1].act("command", general, command="demo panel"))["message"]
    form = await players[1].act(
        "press", general, message_id=message["id"], custom_id="demo:act:form"
    )
    answered = await players[1].act(
        "submit",
        general,
        interaction_id=form["modal"]["interaction_id"],
        custom_id=form["modal"]["custom_id"],
        values={"name": "Bob", "mood": ["Grim"]},
    )
    assert answered["message"]["content"] == "Bob is grim."


async def test_direct_messages(sandbox, demo_bot, players, general):
    message = (await players[1].act("command", general, command="demo panel"))["message"]
    press = {"message_id": message["id"], "custom_id": "demo:act:direct"}
    stream = players[1].events()
    await anext(stream)
    outcome = await players[1].act("press", general, **press)
    assert outcome["outcome"] == "deferred_update"
    async for event in stream:
        if event.get("type") == "message":
            break
    direct = event["message"]["channel_id"]
    await stream.aclose()
    counted = await players[1].act(
        "press", direct, message_id=event["message"]["id"], custom_id="demo:count:0"
    )
    assert counted["outcome"] == "update"

    closed = next(p for p in players if not sandbox.state.users[p.id].dms_open)
    stream = closed.events()
    await anext(stream)
    await closed.act("press", general, **press)
    async for event in stream:
        if event.get("type") == "message":
            break
    assert event["message"]["content"] == "Closed: 50007"
    await stream.aclose()


async def test_silence(sandbox, demo_bot, players, general, clock):
    message = (await players[1].act("command", general, command="demo panel"))["message"]
    stream = players[1].events()
    await anext(stream)
    press = {"message_id": message["id"], "custom_id": "demo:act:silence"}
    acting = asyncio.create_task(players[1].act("press", general, **press))
    while not sandbox.interactions.waiting:
        await players[1].state()
    clock.advance(3)
    assert (await acting)["outcome"] == "failed"
    async for event in stream:
        if event.get("type") == "interaction_failed":
            break
    assert (event["channel_id"], event["message_id"]) == (general, message["id"])
    await stream.aclose()


async def test_slow_answers_and_threads(sandbox, demo_bot, players, general):
    message = (await players[1].act("command", general, command="demo panel"))["message"]
    stream = players[1].events()
    await anext(stream)
    on = {"message_id": message["id"]}
    slow = await players[1].act("press", general, **on, custom_id="demo:act:slow")
    assert slow["outcome"] == "deferred"
    async for event in stream:
        if event.get("type") == "message_update":
            break
    assert event["message"]["content"] == "It took a while."
    assert event["message"]["id"] == slow["message"]["id"]

    await players[1].act("press", general, **on, custom_id="demo:act:thread")
    async for event in stream:
        if event.get("type") == "message":
            break
    assert event["message"]["content"] == "Here we may talk."
    assert event["message"]["channel_id"] == message["id"]
    await stream.aclose()


async def test_options_and_their_completion(demo_bot, players, general):
    options = {"words": "hello", "times": 2, "to": players[2].id, "tone": "loud"}
    said = await players[1].act("command", general, command="demo echo", options=options)
    assert said["message"]["content"] == f"<@{players[2].id}>: HELLO HELLO"
    offered = await players[1].act(
        "autocomplete", general, command="demo echo", focused="words", options={"words": "hel"}
    )
    assert [choice["value"] for choice in offered["choices"]] == ["hello", "help"]
    assert await players[1].refused("command", general, command="settings", options=options) == 403


async def test_it_comes_back_after_a_cut_line(sandbox, demo_bot, players, general):
    for cut in (sandbox.gateway.drop, sandbox.gateway.ask_reconnect):
        resumed = asyncio.create_task(demo_bot.wait_for("resumed", timeout=PATIENCE))
        asyncio.get_running_loop().call_soon(cut)
        await resumed
        outcome = await players[1].act("command", general, command="demo panel")
        assert outcome["outcome"] == "message"
    assert sandbox.gateway.identifies == 1


async def test_a_wrong_token(sandbox):
    with pointed_at(sandbox):
        bot = make_bot()
        async with bot:
            with pytest.raises(discord.LoginFailure):
                await bot.login("wrong")


async def test_privileged_intents_are_refused(sandbox):
    bot = make_bot(intents=discord.Intents(guilds=True, members=True))
    with pytest.raises(discord.PrivilegedIntentsRequired):
        async with logged_in(sandbox, bot):
            pass


async def test_errors_have_discords_codes(sandbox, demo_bot, players, general):
    channel = demo_bot.get_channel(int(general))
    with pytest.raises(discord.HTTPException) as empty:
        await channel.send("")
    assert empty.value.code == 50006
    with pytest.raises(discord.HTTPException) as long:
        await channel.send("x" * 2001)
    assert "content: Must be 2000 or fewer in length." in str(long.value)
    await players[0].ok("PATCH", f"/channels/{general}", {"deny": ["SEND_MESSAGES"]})
    with pytest.raises(discord.Forbidden) as denied:
        await channel.send("x")
    assert denied.value.code == 50013
    with pytest.raises(discord.NotFound) as gone:
        await channel.get_partial_message(1).edit(content="x")
    assert gone.value.code == 10008


async def test_every_kind_of_channel_is_one_of_the_librarys(sandbox):
    kinds = {"hall": 0, "tavern": 2, "news": 5, "stage": 13, "ideas": 15, "looks": 16}
    for name, kind in kinds.items():
        sandbox.state.add_channel(name, ChannelType(kind))
    state = sandbox.state
    forum = next(c for c in state.channels.values() if c.name == "ideas")
    post = sandbox.threads.open(forum, next(iter(state.users.values())), "A game?", "Who plays?")
    async with logged_in(sandbox, make_bot()) as bot:
        guild = bot.guilds[0]
        found = {c.name: c.type.value for c in guild.channels if c.name in kinds}
        assert found == kinds
        assert isinstance(guild.get_channel(int(forum.id)), discord.ForumChannel)
        assert [(t.id, t.parent_id) for t in guild.threads] == [(int(post.id), int(forum.id))]
