"""The real discord.py, over real sockets, driven as the page drives it."""

from __future__ import annotations

import asyncio

import discord
import pytest

from tests.sandbox.bots import logged_in, make_bot, pointed_at
from tests.sandbox.demo_bot import demo


@pytest.fixture
async def court(sandbox):
    async with logged_in(sandbox, demo()) as bot:
        yield bot
    assert sandbox.refused == []


async def test_a_panel_and_all_that_is_on_it(sandbox, court, players, hall):
    player = players[1]
    shown = await player.act("command", hall, command="demo panel")
    message = shown["message"]
    assert message["flags"] == 32768
    kinds = [part["type"] for part in message["components"][0]["components"]]
    assert kinds == [10, 9, 9, 14, 12, 1, 1]
    on = {"message_id": message["id"]}

    counted = await player.act("press", hall, **on, custom_id="demo:count:0")
    assert counted["outcome"] == "update"
    assert await player.refused("press", hall, **on, custom_id="demo:count:0") == 409
    await player.act("press", hall, **on, custom_id="demo:count:1")

    whispered = await player.act("press", hall, **on, custom_id="demo:act:whisper")
    hidden = whispered["message"]["id"]
    assert whispered["message"]["flags"] == 32768 | 64
    rewritten = await player.act("press", hall, message_id=hidden, custom_id="demo:act:rewrite")
    assert rewritten["message"]["components"][0]["content"].startswith("Rewritten")

    chosen = await player.act(
        "select", hall, **on, custom_id="demo:select", values=["Goblet", "Gown"]
    )
    assert chosen["message"]["content"] == "Chosen: Goblet, Gown"
    people = await player.act("select", hall, **on, custom_id="demo:people", values=[players[4].id])
    assert people["message"]["content"] == f"Chosen: {players[4].id}"

    pictured = await player.act("press", hall, **on, custom_id="demo:act:picture")
    assert pictured["message"]["embeds"][0]["image"]["width"] == 120


async def test_a_form(court, players, hall):
    message = (await players[1].act("command", hall, command="demo panel"))["message"]
    form = await players[1].act("press", hall, message_id=message["id"], custom_id="demo:act:form")
    answered = await players[1].act(
        "submit",
        hall,
        interaction_id=form["modal"]["interaction_id"],
        custom_id=form["modal"]["custom_id"],
        values={"name": "Godfrey", "mood": ["Grim"]},
    )
    assert answered["message"]["content"] == "Godfrey is grim."


async def test_letters(sandbox, court, players, hall):
    message = (await players[1].act("command", hall, command="demo panel"))["message"]
    press = {"message_id": message["id"], "custom_id": "demo:act:letter"}
    stream = players[1].events()
    await anext(stream)
    outcome = await players[1].act("press", hall, **press)
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

    closed = next(p for p in players if not sandbox.realm.users[p.id].dms_open)
    stream = closed.events()
    await anext(stream)
    await closed.act("press", hall, **press)
    async for event in stream:
        if event.get("type") == "message":
            break
    assert event["message"]["content"] == "Closed: 50007"
    await stream.aclose()


async def test_silence(sandbox, court, players, hall, clock):
    message = (await players[1].act("command", hall, command="demo panel"))["message"]
    stream = players[1].events()
    await anext(stream)
    press = {"message_id": message["id"], "custom_id": "demo:act:silence"}
    acting = asyncio.create_task(players[1].act("press", hall, **press))
    while not sandbox.interactions.waiting:
        await players[1].state()
    clock.advance(3)
    assert (await acting)["outcome"] == "failed"
    async for event in stream:
        if event.get("type") == "interaction_failed":
            break
    assert (event["channel_id"], event["message_id"]) == (hall, message["id"])
    await stream.aclose()


async def test_slow_answers_and_threads(sandbox, court, players, hall):
    message = (await players[1].act("command", hall, command="demo panel"))["message"]
    stream = players[1].events()
    await anext(stream)
    on = {"message_id": message["id"]}
    slow = await players[1].act("press", hall, **on, custom_id="demo:act:slow")
    assert slow["outcome"] == "deferred"
    async for event in stream:
        if event.get("type") == "message_update":
            break
    assert event["message"]["content"] == "It took a while."
    assert event["message"]["id"] == slow["message"]["id"]

    await players[1].act("press", hall, **on, custom_id="demo:act:thread")
    async for event in stream:
        if event.get("type") == "message":
            break
    assert event["message"]["content"] == "Here we may talk."
    assert event["message"]["channel_id"] == message["id"]
    await stream.aclose()


async def test_options_and_their_completion(court, players, hall):
    options = {"words": "hail", "times": 2, "to": players[2].id, "tone": "loud"}
    said = await players[1].act("command", hall, command="demo echo", options=options)
    assert said["message"]["content"] == f"<@{players[2].id}>: HAIL HAIL"
    offered = await players[1].act(
        "autocomplete", hall, command="demo echo", focused="words", options={"words": "ha"}
    )
    assert [choice["value"] for choice in offered["choices"]] == ["hail", "halt"]
    assert await players[1].refused("command", hall, command="decree", options=options) == 403


async def test_it_comes_back_after_a_cut_line(sandbox, court, players, hall):
    for cut in (sandbox.gateway.drop, sandbox.gateway.ask_reconnect):
        resumed = asyncio.create_task(court.wait_for("resumed", timeout=5))
        asyncio.get_running_loop().call_soon(cut)
        await resumed
        outcome = await players[1].act("command", hall, command="demo panel")
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


async def test_errors_have_discords_codes(sandbox, court, players, hall):
    channel = court.get_channel(int(hall))
    with pytest.raises(discord.HTTPException) as empty:
        await channel.send("")
    assert empty.value.code == 50006
    with pytest.raises(discord.HTTPException) as long:
        await channel.send("x" * 2001)
    assert "content: Must be 2000 or fewer in length." in str(long.value)
    await players[0].ok("PATCH", f"/channels/{hall}", {"deny": ["SEND_MESSAGES"]})
    with pytest.raises(discord.Forbidden) as denied:
        await channel.send("x")
    assert denied.value.code == 50013
    with pytest.raises(discord.NotFound) as gone:
        await channel.get_partial_message(1).edit(content="x")
    assert gone.value.code == 10008
