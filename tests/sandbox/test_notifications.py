"""Who is notified of what, and what their device shows."""

from __future__ import annotations

import pytest

V2 = 1 << 15
SILENT = 1 << 12


def shown(sandbox, player) -> list[tuple[str, str]]:
    return [(each.title, each.text) for each in sandbox.notifications.of(player.id)]


async def test_a_direct_message_notifies_its_reader_and_nobody_else(sandbox, bot, players):
    direct = await bot.ok("POST", "/users/@me/channels", {"recipient_id": players[1].id})
    path = f"/channels/{direct['id']}/messages"
    await bot.ok("POST", path, {"content": f"Table 3: your turn, <@{players[1].id}>"})
    assert shown(sandbox, players[1]) == [("Test bot", "Table 3: your turn, @Bob")]
    assert len(sandbox.notifications.sent) == 1


async def test_in_a_channel_a_mention_notifies(sandbox, bot, general, players):
    path = f"/channels/{general}/messages"
    await bot.ok("POST", path, {"content": "A game begins"})
    assert not sandbox.notifications.sent
    await bot.ok("POST", path, {"content": f"<@{players[1].id}>, act! See <#{general}>"})
    assert shown(sandbox, players[1]) == [("Test bot (#general)", "@Bob, act! See #general")]
    await bot.ok(
        "POST", path, {"content": f"<@{players[2].id}>", "allowed_mentions": {"parse": []}}
    )
    await bot.ok("POST", path, {"embeds": [{"description": f"<@{players[2].id}>"}]})
    assert shown(sandbox, players[2]) == []


async def test_components_v2_and_embeds_alone_notify_blank(sandbox, bot, general, players):
    path = f"/channels/{general}/messages"
    text = {"type": 10, "content": f"<@{players[1].id}>, act!"}
    sent = await bot.ok("POST", path, {"flags": V2, "components": [text]})
    (only,) = sandbox.notifications.of(players[1].id)
    assert (only.title, only.text, only.blank) == ("Test bot (#general)", "", True)
    assert only.message_id == sent["id"]
    direct = await bot.ok("POST", "/users/@me/channels", {"recipient_id": players[2].id})
    embed = {"embeds": [{"description": "Your hand"}]}
    await bot.ok("POST", f"/channels/{direct['id']}/messages", embed)
    assert [each.blank for each in sandbox.notifications.of(players[2].id)] == [True]


async def test_no_edit_notifies(sandbox, bot, general, players):
    path = f"/channels/{general}/messages"
    sent = await bot.ok("POST", path, {"content": "Wait"})
    mention = {"content": f"<@{players[1].id}>, act!"}
    edited = await bot.ok("PATCH", f"{path}/{sent['id']}", mention)
    assert [user["id"] for user in edited["mentions"]] == [players[1].id]
    v2 = {"type": 10, "content": f"<@{players[1].id}>, act!"}
    turned = {"content": None, "flags": V2, "components": [v2]}
    await bot.ok("PATCH", f"{path}/{sent['id']}", turned)
    assert not sandbox.notifications.sent


async def test_of_interactions_only_a_new_public_message_notifies(sandbox, bot, players, press):
    mention = {"content": f"<@{players[2].id}> @everyone"}
    interaction = await press()
    await bot.answer(interaction, 4, mention | {"flags": 64})
    assert not sandbox.notifications.sent
    # The end of the bot's thinking is an edit.
    interaction = await press()
    await bot.answer(interaction, 5)
    webhook = f"/webhooks/{interaction['application_id']}/{interaction['token']}"
    edited = await bot.ok("PATCH", f"{webhook}/messages/@original", mention)
    assert len(edited["mentions"]) == 1
    assert not sandbox.notifications.sent
    followed = await bot.ok("POST", webhook, mention)
    assert followed["mention_everyone"] is False
    assert shown(sandbox, players[2]) == [("Test bot (#general)", "@Carol @everyone")]
    assert len(sandbox.notifications.sent) == 1


@pytest.mark.parametrize(
    ("switch", "flags"),
    [({"present": False}, 0), ({"blocked": True}, 0), ({}, SILENT)],
    ids=["left", "blocked", "silent"],
)
async def test_who_is_not_notified(sandbox, bot, general, players, switch, flags):
    await players[1].ok("PATCH", f"/users/{players[1].id}", switch)
    body = {"content": f"<@{players[1].id}>", "flags": flags}
    await bot.ok("POST", f"/channels/{general}/messages", body)
    assert not sandbox.notifications.sent


async def test_roles_and_everybody_are_called_by_who_may(sandbox, bot, general, players):
    role = sandbox.state.guild.moderators.id
    path = f"/channels/{general}/messages"
    sent = await bot.ok("POST", path, {"content": f"<@&{role}> @everyone"})
    assert (sent["mention_roles"], sent["mention_everyone"]) == ([role], False)
    moderators = list(sandbox.state.guild.moderator_ids)
    assert [each.user_id for each in sandbox.notifications.sent] == moderators
    assert sandbox.notifications.sent[0].text == "@Moderator @everyone"
    sandbox.notifications.sent.clear()
    await players[0].act("say", general, content=f"@everyone, ask <@{players[1].id}>")
    told = {each.user_id for each in sandbox.notifications.sent}
    assert told == {player.id for player in players[1:]}
    sandbox.notifications.sent.clear()
    await players[1].act("say", general, content="@everyone")
    assert not sandbox.notifications.sent


async def test_the_page_is_told(sandbox, bot, general, players):
    stream = players[1].events()
    await anext(stream)
    sent = await bot.ok(
        "POST", f"/channels/{general}/messages", {"content": f"<@{players[1].id}>!"}
    )
    while (event := await anext(stream))["type"] != "notification":
        pass
    notification = event["notification"]
    assert (notification["text"], notification["blank"]) == ("@Bob!", False)
    assert notification["message_id"] == sent["id"]
    assert (await players[1].state())["notifications"] == [notification]
    assert (await players[2].state())["notifications"] == []
    await stream.aclose()
