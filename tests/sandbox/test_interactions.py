"""Interactions by hand: deadlines, tokens, every kind of answer."""

from __future__ import annotations

import asyncio

import pytest

from sandbox.model import Json
from tests.sandbox.wire import callback, webhook

EPHEMERAL = 64
LOADING = 128


async def test_a_press_tells_who_where_and_what(sandbox, press, players, general):
    interaction = await press()
    assert interaction["type"] == 3
    assert interaction["data"] == {"custom_id": "press", "component_type": 2, "id": 2}
    assert interaction["member"]["user"]["id"] == players[1].id
    assert int(interaction["member"]["permissions"]) & 1 << 31
    assert interaction["guild_id"] == sandbox.state.guild.id
    assert interaction["channel"]["id"] == general
    assert "user" not in interaction
    assert interaction["message"]["content"] == "Press"
    assert interaction["context"] == 0
    assert interaction["authorizing_integration_owners"] == {"0": sandbox.state.guild.id}
    assert interaction["app_permissions"].isdigit()
    assert (interaction["locale"], interaction["guild_locale"]) == ("en-US", "en-US")
    assert interaction["entitlements"] == []
    assert interaction["attachment_size_limit"] == 10 * 1024 * 1024


async def test_whoever_has_said_no_language_has_english_and_the_guild_its_own(
    bot, press, players, sandbox
):
    sandbox.state.guild.locale = "de"
    interaction = await press(players[1])
    assert (interaction["locale"], interaction["guild_locale"]) == ("en-US", "de")
    who = f"/users/{players[1].id}"
    assert (await players[1].ok("PATCH", who, {"locale": "sv-SE"}))["locale"] == "sv-SE"
    assert (await press(players[1]))["locale"] == "sv-SE"
    assert (await players[1].call("PATCH", who, {"locale": "tlh"}))[0] == 400


async def test_in_a_direct_message_there_is_no_guild(bot, press, players):
    await press()
    user = players[5]
    channel = await bot.ok("POST", "/users/@me/channels", {"recipient_id": user.id})
    parts = {"components": [{"type": 1, "components": [BUTTON]}]}
    message = await bot.ok("POST", f"/channels/{channel['id']}/messages", parts)
    acting = asyncio.create_task(
        user.act("press", channel["id"], message_id=message["id"], custom_id="press")
    )
    interaction = await bot.interaction()
    assert interaction["user"]["id"] == user.id
    assert interaction["locale"] == "de"
    assert interaction["context"] == 1
    assert interaction["channel"]["type"] == 1
    assert not {"guild_id", "member", "guild", "guild_locale"} & interaction.keys()
    await bot.answer(interaction, 4, {"content": "Psst", "flags": EPHEMERAL})
    assert (await acting)["message"]["flags"] == EPHEMERAL
    assert await user.texts(channel["id"]) == ["", "Psst"]


BUTTON = {"type": 2, "style": 1, "label": "Press", "custom_id": "press"}


async def test_not_answered_in_three_seconds(bot, press, clock, players, general):
    interaction = await press()
    clock.advance(2.9)
    assert not interaction["outcome"].done()
    clock.advance(0.2)
    outcome = await interaction["outcome"]
    assert (outcome["outcome"], outcome["message"]) == ("failed", None)
    assert outcome["reason"] == "The application did not respond"
    answer = {"type": 4, "data": {"content": "Late"}}
    assert await bot.fails("POST", callback(interaction), answer) == (404, 10062)
    assert await bot.fails("POST", webhook(interaction), {"content": "Late"}) == (404, 10062)


async def test_while_the_bot_is_away_it_fails_at_once(bot, sandbox, players, general, press):
    interaction = await press()
    await bot.answer(interaction, 6)
    sandbox.gateway.forget_sessions()
    message_id = interaction["message"]["id"]
    outcome = await players[1].act("press", general, message_id=message_id, custom_id="press")
    assert outcome["reason"] == "The bot is not online"


async def test_acknowledged_twice(bot, press):
    interaction = await press()
    await bot.answer(interaction, 6)
    assert await bot.fails("POST", callback(interaction), {"type": 6}) == (400, 40060)
    wrong = {"id": interaction["id"], "token": "wrong"}
    assert await bot.fails("POST", callback(wrong), {"type": 6}) == (404, 10062)


async def test_a_press_that_is_delivered_twice(sandbox, bot, press):
    interaction = await press()
    sandbox.redeliver(interaction["id"])
    again = await bot.interaction()
    assert again["token"] == interaction["token"]
    await bot.answer(interaction, 6)
    assert await bot.fails("POST", callback(again), {"type": 6}) == (400, 40060)


async def test_the_token_lives_a_quarter_of_an_hour(bot, press, clock):
    interaction = await press()
    assert await bot.fails("POST", webhook(interaction), {"content": "?"}) == (404, 10015)
    await bot.answer(interaction, 4, {"content": "Hello"})
    clock.advance(899)
    original = await bot.ok("GET", webhook(interaction, "/messages/@original"))
    assert original["content"] == "Hello"
    clock.advance(2)
    for method, rest in (("GET", "/messages/@original"), ("POST", ""), ("PATCH", "/messages/1")):
        body = None if method == "GET" else {"content": "?"}
        assert await bot.fails(method, webhook(interaction, rest), body) == (401, 50027)


async def test_an_answer_with_a_message(bot, press, players, general):
    interaction = await press()
    answer = await bot.answer(interaction, 4, {"content": "Hello", "flags": EPHEMERAL})
    message = answer["resource"]["message"]
    assert answer["interaction"]["response_message_ephemeral"] is True
    assert message["interaction_metadata"]["interacted_message_id"] == interaction["message"]["id"]
    assert message["type"] == 19
    assert (await interaction["outcome"])["message"] == message
    assert await players[1].texts(general) == ["Press", "Hello"]
    # Nobody else sees it, and the channel's routes do not know it.
    assert await players[0].texts(general) == ["Press"]
    path = f"/channels/{general}/messages/{message['id']}"
    assert await bot.fails("GET", path) == (404, 10008)
    assert await bot.fails("PATCH", path, {"content": "?"}) == (404, 10008)
    edited = await bot.ok("PATCH", webhook(interaction, "/messages/@original"), {"content": "Ho"})
    assert edited["flags"] == EPHEMERAL
    await bot.ok("DELETE", webhook(interaction, "/messages/@original"))
    assert await players[1].texts(general) == ["Press"]
    assert await bot.fails("GET", webhook(interaction, "/messages/@original")) == (404, 10008)


async def test_a_deferred_answer_is_filled_in_by_the_first_follow_up(bot, press, players, general):
    interaction = await press()
    answer = await bot.answer(interaction, 5, {"flags": EPHEMERAL})
    assert answer["interaction"]["response_message_loading"] is True
    outcome = await interaction["outcome"]
    assert outcome["outcome"] == "deferred"
    assert outcome["message"]["flags"] == EPHEMERAL | LOADING
    first = await bot.ok("POST", webhook(interaction), {"content": "Thought"})
    assert first["id"] == outcome["message"]["id"]
    assert (first["flags"], first["edited_timestamp"]) == (EPHEMERAL, None)
    second = await bot.ok("POST", webhook(interaction), {"content": "Aloud"})
    assert second["flags"] == 0
    metadata = second["interaction_metadata"]
    assert metadata["original_response_message_id"] == first["id"]
    assert await players[0].texts(general) == ["Press", "Aloud"]
    one = webhook(interaction, f"/messages/{second['id']}")
    assert (await bot.ok("PATCH", one, {"content": "Louder"}))["content"] == "Louder"
    await bot.ok("DELETE", one)


async def test_updates_change_the_message_that_was_pressed(bot, press, players, general):
    interaction = await press()
    body = {"content": "Pressed", "components": []}
    answer = await bot.answer(interaction, 7, body)
    assert answer["resource"]["message"]["id"] == interaction["message"]["id"]
    outcome = await interaction["outcome"]
    assert (outcome["outcome"], outcome["message"]["content"]) == ("update", "Pressed")
    status = await players[1].refused(
        "press", general, message_id=interaction["message"]["id"], custom_id="press"
    )
    assert status == 409
    original = await bot.ok("GET", webhook(interaction, "/messages/@original"))
    assert original["id"] == interaction["message"]["id"]


async def test_an_ephemeral_message_can_be_pressed_and_updated(bot, press, players, general):
    interaction = await press()
    hidden: Json = {
        "content": "Yours",
        "flags": EPHEMERAL,
        "components": [{"type": 1, "components": [BUTTON]}],
    }
    answer = await bot.answer(interaction, 4, hidden)
    message_id = answer["resource"]["message"]["id"]
    refusal = await players[2].refused("press", general, message_id=message_id, custom_id="press")
    assert refusal == 409
    acting = asyncio.create_task(
        players[1].act("press", general, message_id=message_id, custom_id="press")
    )
    again = await bot.interaction()
    assert again["message"]["flags"] == EPHEMERAL
    await bot.answer(again, 7, {"content": "Still yours"})
    assert (await acting)["message"]["flags"] == EPHEMERAL
    assert await players[1].texts(general) == ["Press", "Still yours"]
    assert await players[2].texts(general) == ["Press"]
    await players[1].act("dismiss", general, message_id=message_id)
    assert await players[1].texts(general) == ["Press"]


async def test_a_message_that_is_gone_cannot_be_updated(bot, press, players, general):
    interaction = await press()
    await players[0].ok("DELETE", f"/channels/{general}/messages/{interaction['message']['id']}")
    body = {"type": 7, "data": {"content": "?"}}
    assert await bot.fails("POST", callback(interaction), body) == (404, 10008)
    await bot.answer(interaction, 4, {"content": "Anyhow"})


@pytest.mark.parametrize("kind", [8, 11])
async def test_answers_of_the_wrong_kind(sandbox, bot, press, kind):
    interaction = await press()
    assert await bot.fails("POST", callback(interaction), {"type": kind}) == (400, 50035)
    await bot.answer(interaction, 6)


async def test_an_empty_answer_acknowledges_nothing(bot, press):
    interaction = await press()
    empty = {"type": 4, "data": {}}
    assert await bot.fails("POST", callback(interaction), empty) == (400, 50006)
    await bot.answer(interaction, 4, {"content": "Better"})


async def test_answers_need_no_permission_to_send(bot, press, players, general):
    interaction = await press()
    await players[0].ok("PATCH", f"/channels/{general}", {"deny": ["SEND_MESSAGES"]})
    await bot.answer(interaction, 4, {"content": "Anyhow"})
    assert await players[0].texts(general) == ["Press", "Anyhow"]


async def test_in_a_locked_thread_nothing_can_be_answered(bot, players, general):
    thread = await bot.ok("POST", f"/channels/{general}/threads", {"name": "Aside", "type": 11})
    path = f"/channels/{thread['id']}"
    parts = {"components": [{"type": 1, "components": [BUTTON]}]}
    message = await bot.ok("POST", f"{path}/messages", parts)
    await bot.login()

    async def press():
        acting = players[1].act(
            "press", thread["id"], message_id=message["id"], custom_id=BUTTON["custom_id"]
        )
        return asyncio.create_task(acting), await bot.interaction()

    (first, early), (second, late) = await press(), await press()
    await bot.answer(early, 5)
    await first
    await players[0].ok("PATCH", path, {"locked": True})
    said = {"content": "Too late"}
    for kind in (4, 5, 7):
        body = {"type": kind, "data": said}
        assert await bot.fails("POST", callback(late), body) == (400, 50083)
    assert await bot.fails("PATCH", webhook(early, "/messages/@original"), said) == (400, 50083)
    assert await bot.fails("POST", webhook(early), said) == (400, 50083)
    await players[0].ok("PATCH", path, {"locked": False})
    await bot.answer(late, 4, {"content": "Open again"})
    await second


async def test_forms(bot, press, players, general):
    interaction = await press()
    fields = [
        {
            "type": 18,
            "label": "Name",
            "component": {"type": 4, "custom_id": "name", "style": 1, "max_length": 5},
        },
        {
            "type": 18,
            "label": "Whom",
            "component": {"type": 5, "custom_id": "whom", "required": False},
        },
        {"type": 10, "content": "Fine print"},
    ]
    await bot.answer(interaction, 9, {"custom_id": "f", "title": "Form", "components": fields})
    modal = (await interaction["outcome"])["modal"]
    assert modal["interaction_id"] == interaction["id"]
    form: Json = {"interaction_id": modal["interaction_id"], "custom_id": "f"}
    for values in ({}, {"name": "Ottilie"}, {"name": "Otto", "age": "9"}):
        assert await players[1].refused("submit", general, **form, values=values) == 400
    assert await players[2].refused("submit", general, **form, values={"name": "Otto"}) == 409

    answers = {"name": "Otto", "whom": [players[3].id]}
    acting = asyncio.create_task(players[1].act("submit", general, **form, values=answers))
    submitted = await bot.interaction()
    assert submitted["type"] == 5
    name, whom, fine_print = submitted["data"]["components"]
    assert name["component"]["value"] == "Otto"
    assert whom["component"]["values"] == [players[3].id]
    assert fine_print["type"] == 10
    assert players[3].id in submitted["data"]["resolved"]["members"]
    assert submitted["message"]["id"] == interaction["message"]["id"]
    assert await bot.fails("POST", callback(submitted), {"type": 9}) == (400, 50035)
    answer = await bot.answer(submitted, 4, {"content": "Hello Otto"})
    metadata = answer["resource"]["message"]["interaction_metadata"]
    assert metadata["triggering_interaction_metadata"]["id"] == interaction["id"]
    assert (await acting)["outcome"] == "message"
    assert await players[1].refused("submit", general, **form, values={"name": "Otto"}) == 409


async def test_a_form_whose_sending_failed_stays_open(bot, press, players, general, clock):
    interaction = await press()
    top = {"type": 18, "label": "L", "component": {"type": 4, "custom_id": "n", "style": 1}}
    await bot.answer(interaction, 9, {"custom_id": "f", "title": "Form", "components": [top]})
    form = {"interaction_id": interaction["id"], "custom_id": "f", "values": {"n": "x"}}
    acting = asyncio.create_task(players[1].act("submit", general, **form))
    await bot.interaction()
    clock.advance(3)
    assert (await acting)["outcome"] == "failed"
    acting = asyncio.create_task(players[1].act("submit", general, **form))
    await bot.answer(await bot.interaction(), 6)
    assert (await acting)["outcome"] == "deferred_update"


async def test_a_bot_that_resumes_gets_the_press_late(sandbox, bot, press, players, general):
    interaction = await press()
    await bot.answer(interaction, 6)
    message_id = interaction["message"]["id"]
    sandbox.gateway.drop()
    acting = asyncio.create_task(
        players[1].act("press", general, message_id=message_id, custom_id="press")
    )
    before, bot.socket = bot.socket, await bot.connect()
    resume = {"token": sandbox.token, "session_id": before.session_id, "seq": before.sequence}
    # The press is made while nobody listens; it waits for whoever resumes.
    while not sandbox.interactions.waiting:
        await players[0].state()
    await bot.socket.send(6, resume)
    await bot.answer(await bot.interaction(), 6)
    assert (await acting)["outcome"] == "deferred_update"
