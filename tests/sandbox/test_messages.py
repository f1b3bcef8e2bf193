"""Messages over the channel routes: what is kept, what is refused, and with which code."""

from __future__ import annotations

import io
import json

import aiohttp
import pytest

from sandbox.model import Json

V2 = 32768
TEXT = {"type": 10, "content": "Hello"}


def form(body, **files):
    data = aiohttp.FormData(quote_fields=False)
    data.add_field("payload_json", json.dumps(body))
    for index, (name, content) in enumerate(files.items()):
        data.add_field(
            f"files[{index}]", io.BytesIO(content), filename=name.replace("_png", ".png")
        )
    return data


async def test_send_edit_read_delete(bot, general, players):
    path = f"/channels/{general}/messages"
    sent = await bot.ok("POST", path, {"content": "Hello"})
    assert bot.headers["Content-Type"] == "application/json"
    edited = await bot.ok("PATCH", f"{path}/{sent['id']}", {"content": "Hello all"})
    assert edited["edited_timestamp"] is not None
    assert (await bot.ok("GET", f"{path}/{sent['id']}"))["content"] == "Hello all"
    assert [m["id"] for m in await bot.ok("GET", path)] == [sent["id"]]
    assert await players[0].texts(general) == ["Hello all"]
    assert await bot.ok("DELETE", f"{path}/{sent['id']}") is None
    assert await bot.fails("GET", f"{path}/{sent['id']}") == (404, 10008)
    assert await bot.fails("PATCH", f"{path}/{sent['id']}", {"content": "?"}) == (404, 10008)
    assert await bot.fails("DELETE", f"{path}/{sent['id']}") == (404, 10008)


async def test_reading_in_pages(sandbox, bot, general, players):
    for number in range(6):
        await players[0].act("say", general, content=str(number))
    path = f"/channels/{general}/messages"
    everything = await bot.ok("GET", path)
    ids = [m["id"] for m in everything]

    async def texts(query):
        return [m["content"] for m in await bot.ok("GET", f"{path}?{query}")]

    assert await texts("limit=2") == ["5", "4"]
    assert await texts(f"before={ids[2]}&limit=2") == ["2", "1"]
    assert await texts(f"after={ids[3]}&limit=2") == ["4", "3"]
    assert await texts(f"around={ids[3]}&limit=3") == ["3", "2", "1"]
    page = await players[0].messages(general, before=ids[0], limit=2)
    assert [m["content"] for m in page] == ["3", "4"]


@pytest.mark.parametrize(
    ("path", "wanted"),
    [
        ("/channels/1/messages", (404, 10003)),
        ("/channels/x/messages", (400, 50035)),
        ("/users/1", (404, 10013)),
        ("/guilds/1", (404, 10004)),
        ("/guilds/{guild}/members/1", (404, 10013)),
        ("/webhooks/{bot}/nonsense/messages/@original", (401, 50027)),
        ("/applications/{bot}/commands/1", (404, 10063)),
    ],
)
async def test_what_is_not_there(sandbox, bot, path, wanted):
    path = path.format(guild=sandbox.state.guild.id, bot=sandbox.state.bot.id)
    assert await bot.fails("GET", path) == wanted


async def test_without_the_token(bot):
    assert await bot.fails("GET", "/users/@me", token="wrong") == (401, 0)


@pytest.mark.parametrize(
    ("denied", "body", "wanted"),
    [
        ("VIEW_CHANNEL", {"content": "?"}, 50001),
        ("SEND_MESSAGES", {"content": "?"}, 50013),
        ("EMBED_LINKS", {"embeds": [{"title": "?"}]}, 50013),
        ("READ_MESSAGE_HISTORY", {"content": "?", "message_reference": True}, 160002),
    ],
)
async def test_permissions(bot, general, players, denied, body, wanted):
    first = await bot.ok("POST", f"/channels/{general}/messages", {"content": "First"})
    if "message_reference" in body:
        body = body | {"message_reference": {"message_id": first["id"]}}
    await players[0].ok("PATCH", f"/channels/{general}", {"deny": [denied]})
    assert await bot.fails("POST", f"/channels/{general}/messages", body) == (403, wanted)
    await players[0].ok("PATCH", f"/channels/{general}", {"deny": []})
    await bot.ok("POST", f"/channels/{general}/messages", body)


async def test_files_need_a_permission_too(bot, general, players):
    await players[0].ok("PATCH", f"/channels/{general}", {"deny": ["ATTACH_FILES"]})
    path = f"/channels/{general}/messages"
    assert await bot.fails("POST", path, data=form({}, deck=b"cards")) == (403, 50013)


async def test_direct_messages(sandbox, bot, players):
    closed = next(p for p in players if not sandbox.state.users[p.id].dms_open)
    for player, switch, wanted in [
        (closed, {}, 50007),
        (players[1], {"blocked": True}, 50007),
        (players[2], {"present": False}, 50278),
    ]:
        channel = await bot.ok("POST", "/users/@me/channels", {"recipient_id": player.id})
        assert channel["recipients"][0]["id"] == player.id
        await player.ok("PATCH", f"/users/{player.id}", switch)
        path = f"/channels/{channel['id']}/messages"
        assert await bot.fails("POST", path, {"content": "Psst"}) == (403, wanted)
    channel = await bot.ok("POST", "/users/@me/channels", {"recipient_id": players[3].id})
    again = await bot.ok("POST", "/users/@me/channels", {"recipient_id": players[3].id})
    assert channel["id"] == again["id"]
    await bot.ok("POST", f"/channels/{channel['id']}/messages", {"content": "Psst"})
    assert await players[3].texts(channel["id"]) == ["Psst"]
    status, _ = await players[4].call(
        "GET", f"/channels/{channel['id']}/messages?user={players[4].id}"
    )
    assert status == 403


async def test_opening_too_many_direct_messages(sandbox, bot, clock):
    sandbox.conversations.burst.most = 2
    opened = [{"recipient_id": user} for user in sandbox.state.users]
    await bot.ok("POST", "/users/@me/channels", opened[0])
    await bot.ok("POST", "/users/@me/channels", opened[1])
    await bot.ok("POST", "/users/@me/channels", opened[0])
    assert await bot.fails("POST", "/users/@me/channels", opened[2]) == (403, 40003)
    clock.advance(61)
    await bot.ok("POST", "/users/@me/channels", opened[2])


async def test_a_bot_that_opens_many_conversations_is_quarantined(sandbox, bot, players, clock):
    sandbox.conversations.before_quarantine.most = 2
    direct = "/users/@me/channels"
    written, opened = [
        (await bot.ok("POST", direct, {"recipient_id": p.id}))["id"] for p in players[:2]
    ]
    await bot.ok("POST", f"/channels/{written}/messages", {"content": "Hello"})
    clock.advance(120)
    for _ in range(2):
        assert await bot.fails("POST", direct, {"recipient_id": players[2].id}) == (403, 20026)
    # Nothing new can be begun; what was begun goes on.
    assert await bot.fails("POST", f"/channels/{opened}/messages", {"content": "?"}) == (403, 20026)
    await bot.ok("POST", f"/channels/{written}/messages", {"content": "Still here?"})
    await bot.ok("POST", direct, {"recipient_id": players[1].id})
    # It does not end by itself.
    clock.advance(7200)
    assert await bot.fails("POST", f"/channels/{opened}/messages", {"content": "?"}) == (403, 20026)
    sandbox.conversations.quarantined = False
    await bot.ok("POST", f"/channels/{opened}/messages", {"content": "Hello"})
    await bot.ok("POST", direct, {"recipient_id": players[2].id})


async def test_a_nonce_is_sent_once(bot, general, clock, players):
    body = {"content": "Once", "nonce": "n1", "enforce_nonce": True}
    first = await bot.ok("POST", f"/channels/{general}/messages", body)
    again = await bot.ok("POST", f"/channels/{general}/messages", body)
    assert first["id"] == again["id"]
    assert first["nonce"] == "n1"
    await bot.ok("POST", f"/channels/{general}/messages", body | {"enforce_nonce": False})
    clock.advance(301)
    await bot.ok("POST", f"/channels/{general}/messages", body)
    assert await players[0].texts(general) == ["Once"] * 3


async def test_a_nonce_is_its_authors_in_every_channel(sandbox, bot, general, players):
    body = {"content": "Once", "nonce": "n1", "enforce_nonce": True}
    first = await bot.ok("POST", f"/channels/{general}/messages", body)
    other = next(c.id for c in sandbox.state.channels.values() if c.name == "off-topic")
    again = await bot.ok("POST", f"/channels/{other}/messages", body)
    assert (again["id"], again["channel_id"]) == (first["id"], general)
    assert await players[0].texts(other) == []


@pytest.mark.parametrize("gone", ["message", "channel"])
async def test_a_nonce_whose_message_is_gone_is_not_found(
    sandbox, bot, general, players, clock, gone
):
    other = next(c.id for c in sandbox.state.channels.values() if c.name == "off-topic")
    body = {"content": "Once", "nonce": "n1", "enforce_nonce": True}
    first = await bot.ok("POST", f"/channels/{other}/messages", body)
    path = f"/channels/{other}" + (f"/messages/{first['id']}" if gone == "message" else "")
    await players[0].ok("DELETE", path)
    assert await bot.fails("POST", f"/channels/{general}/messages", body) == (404, 10008)
    clock.advance(301)
    await bot.ok("POST", f"/channels/{general}/messages", body)


async def test_replies_and_mentions(sandbox, bot, general, players):
    asked = await players[0].act("say", general, content="Who?")
    body = {"content": f"<@{players[1].id}>", "message_reference": {"message_id": asked["id"]}}
    sent = await bot.ok("POST", f"/channels/{general}/messages", body)
    assert sent["type"] == 19
    assert sent["referenced_message"]["id"] == asked["id"]
    assert [user["id"] for user in sent["mentions"]] == [players[1].id]
    quiet = await bot.ok(
        "POST", f"/channels/{general}/messages", body | {"allowed_mentions": {"parse": []}}
    )
    assert quiet["mentions"] == []
    lost = body | {"message_reference": {"message_id": "1"}}
    assert await bot.fails("POST", f"/channels/{general}/messages", lost) == (400, 50035)
    lost["message_reference"] = {"message_id": "1", "fail_if_not_exists": False}
    assert (await bot.ok("POST", f"/channels/{general}/messages", lost))["type"] == 0


async def test_files_and_their_descriptions(sandbox, bot, general, http):
    body = {
        "embeds": [{"image": {"url": "attachment://seen.png"}}],
        "attachments": [
            {"id": 0, "filename": "seen.png", "description": "In the embed"},
            {"id": 1, "description": "A deck"},
        ],
    }
    png = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR" + (7).to_bytes(4, "big") + (5).to_bytes(4, "big")
    path = f"/channels/{general}/messages"
    sent = await bot.ok("POST", path, data=form(body, seen_png=png, deck=b"cards"))
    image = sent["embeds"][0]["image"]
    assert (image["width"], image["height"]) == (7, 5)
    # What an embed shows is not listed a second time.
    assert [(a["filename"], a["description"]) for a in sent["attachments"]] == [("deck", "A deck")]
    async with http.get(sent["attachments"][0]["url"]) as response:
        assert await response.read() == b"cards"
        assert response.headers["Content-Disposition"] == "attachment"
    async with http.get(image["url"]) as response:
        assert response.headers["Content-Type"] == "image/png"

    kept = {"attachments": [{"id": sent["attachments"][0]["id"]}], "embeds": []}
    edited = await bot.ok("PATCH", f"{path}/{sent['id']}", kept)
    assert [a["filename"] for a in edited["attachments"]] == ["deck"]
    bare: Json = {"attachments": []}
    assert await bot.fails("PATCH", f"{path}/{sent['id']}", bare) == (400, 50006)
    strange = {"attachments": [{"id": "12345"}], "content": "?"}
    assert await bot.fails("PATCH", f"{path}/{sent['id']}", strange) == (400, 50035)


async def test_what_a_component_shows_is_in_its_media_alone_and_is_kept_by_its_id(
    sandbox, bot, general
):
    gallery = {"type": 12, "items": [{"media": {"url": "attachment://table.png"}}]}
    body = {
        "flags": 1 << 15,
        "components": [gallery],
        "attachments": [{"id": 0, "filename": "table.png"}],
    }
    path = f"/channels/{general}/messages"
    sent = await bot.ok("POST", path, data=form(body, table_png=b"\x89PNG\r\n\x1a\n"))
    media = sent["components"][0]["items"][0]["media"]
    assert sent["attachments"] == []
    words = {"type": 10, "content": "The same picture"}
    again = {"components": [words, gallery], "attachments": [{"id": media["attachment_id"]}]}
    edited = await bot.ok("PATCH", f"{path}/{sent['id']}", again)
    kept = edited["components"][1]["items"][0]["media"]
    assert (kept["attachment_id"], kept["url"]) == (media["attachment_id"], media["url"])
    assert len(sandbox.state.attachments) == 1
    # Whoever does not name it takes it away; then nothing can show it.
    assert await bot.fails("PATCH", f"{path}/{sent['id']}", again | {"attachments": []}) == (
        400,
        50035,
    )


async def test_files_that_are_too_large_or_too_many(bot, general):
    path = f"/channels/{general}/messages"
    large = form({}, large=b"x" * (10 * 1024 * 1024 + 1))
    assert await bot.fails("POST", path, data=large) == (413, 40005)
    many = form({}, **{f"f{n}": b"x" for n in range(11)})
    assert await bot.fails("POST", path, data=many) == (400, 30015)


@pytest.mark.parametrize(
    ("query", "raw", "wanted"),
    [
        ("?limit=101", None, (400, 50035)),
        ("?before=noon", None, (400, 50035)),
        ("", b"{", (400, 50109)),
        ("", b'"hello"', (400, 50035)),
    ],
)
async def test_nonsense(bot, general, query, raw, wanted):
    method = "GET" if raw is None else "POST"
    path = f"/channels/{general}/messages{query}"
    assert await bot.fails(method, path, data=raw) == wanted


async def test_a_failure_of_the_sandbox_itself_is_found(sandbox, bot, general, monkeypatch):
    monkeypatch.setattr(sandbox.messages, "send", lambda *args: 1 / 0)
    path = f"/channels/{general}/messages"
    assert await bot.fails("POST", path, {"content": "x"}) == (503, 0)
    assert sandbox.refused == ["POST /channels/{channel_id}/messages: the sandbox failed"]


async def test_an_embed_is_taken_away_by_an_empty_list_when_components_v2_come(bot, general):
    path = f"/channels/{general}/messages"
    there = await bot.ok("POST", path, {"content": "Old", "embeds": [{"description": "Old"}]})
    v2 = {"flags": V2, "components": [TEXT], "content": None}
    for wrong in (v2, v2 | {"embeds": None}):
        assert await bot.fails("PATCH", f"{path}/{there['id']}", wrong) == (400, 50035)
    turned = await bot.ok("PATCH", f"{path}/{there['id']}", v2 | {"embeds": []})
    assert (turned["flags"], turned["embeds"]) == (V2, [])


async def test_components_v2_stay_v2(sandbox, bot, general):
    sandbox.limits.enabled = False
    path = f"/channels/{general}/messages"
    plain = await bot.ok("POST", path, {"content": "Old"})
    v2 = {"flags": V2, "components": [TEXT]}
    assert await bot.fails("PATCH", f"{path}/{plain['id']}", v2) == (400, 50035)
    turned = await bot.ok("PATCH", f"{path}/{plain['id']}", v2 | {"content": None})
    assert (turned["flags"], turned["content"]) == (V2, "")
    back = {"flags": 0, "content": "Old", "components": []}
    assert await bot.fails("PATCH", f"{path}/{plain['id']}", back) == (400, 50035)
    assert await bot.fails("PATCH", f"{path}/{plain['id']}", {"content": "x"}) == (400, 50035)
    assert await bot.fails("PATCH", f"{path}/{plain['id']}", {"components": []}) == (400, 50006)
    kept = await bot.ok("PATCH", f"{path}/{plain['id']}", {"components": [TEXT, TEXT]})
    assert [c["id"] for c in kept["components"]] == [1, 2]


async def test_edits_of_old_messages_are_few(sandbox, bot, general, clock):
    path = f"/channels/{general}/messages"
    sent = await bot.ok("POST", path, {"content": "0"})
    clock.advance(3601)
    sandbox.limits.enabled = False
    for number in range(3):
        await bot.ok("PATCH", f"{path}/{sent['id']}", {"content": str(number)})
    assert await bot.fails("PATCH", f"{path}/{sent['id']}", {"content": "?"}) == (429, 30046)
    assert int(bot.headers["Retry-After"]) == 6
    # Each channel has its own, and it is a matter of seconds.
    young = await bot.ok("POST", path, {"content": "Young"})
    await bot.ok("PATCH", f"{path}/{young['id']}", {"content": "Young still"})
    clock.advance(6.1)
    await bot.ok("PATCH", f"{path}/{sent['id']}", {"content": "4"})


async def test_the_words_of_others_are_theirs(bot, general, players):
    said = await players[0].act("say", general, content="Mine")
    path = f"/channels/{general}/messages/{said['id']}"
    assert await bot.fails("PATCH", path, {"content": "Ours"}) == (403, 50005)
    assert await bot.fails("DELETE", path) == (403, 50013)


async def test_what_the_sandbox_does_not_know_is_loud(sandbox, bot, general):
    sandbox.observers.clear()
    status, answer = await bot.call("GET", "/guilds/1/emojis")
    assert status == 404
    assert "GET /api/v10/guilds/1/emojis" in answer["message"]
    path = f"/channels/{general}/messages"
    assert await bot.fails("POST", path, {"sticker_ids": ["1"]}) == (404, 0)
    assert await bot.fails("PUT", f"{path}/1/reactions/x/@me") == (404, 0)
    assert sandbox.refused == [
        "GET /api/v10/guilds/1/emojis",
        "POST /channels/{channel_id}/messages: messages with sticker_ids",
        f"PUT /api/v10/channels/{general}/messages/1/reactions/x/@me",
    ]


@pytest.mark.parametrize(
    ("component", "what"),
    [
        ({"type": 7, "custom_id": "x"}, "mentionable selects"),
        ({"type": 2, "style": 6, "sku_id": "1"}, "premium buttons"),
    ],
)
async def test_components_that_the_sandbox_does_not_know_are_refused(
    sandbox, bot, general, component, what
):
    row = {"type": 1, "components": [component]}
    path = f"/channels/{general}/messages"
    assert await bot.fails("POST", path, {"components": [row]}) == (404, 0)
    assert sandbox.refused == [f"POST /channels/{{channel_id}}/messages: {what}"]
