"""The page's API: who sees what, what happens as it happens, and what is refused."""

from __future__ import annotations

import asyncio
import contextlib
import re
import shutil

import aiohttp
import pytest
from yarl import URL

from sandbox import Person, Sandbox, World, files
from sandbox.model import ChannelType
from tests.sandbox.wire import Player


async def next_of(stream, kind):
    """The next event of this type; typing and the like in between are passed over."""
    async for event in stream:
        if event.get("type") == kind:
            return event
    raise AssertionError("the stream ended")


async def test_the_state(sandbox, players, general):
    state = await players[0].state()
    assert [guild["name"] for guild in state["guilds"]] == ["Test server"]
    assert state["bot"]["online"] is False
    assert state["me"] == players[0].id
    assert [u["global_name"] for u in state["users"]][:2] == ["Alice", "Bob"]
    (guild,) = [guild["id"] for guild in state["guilds"]]
    assert [u["guilds"] for u in state["users"]] == [[guild]] * 8
    assert [u["moderates"] for u in state["users"]] == [[guild]] + [[]] * 7
    assert sum(not u["dms_open"] for u in state["users"]) == 1
    assert state["channels"][0] == {
        "id": general,
        "type": 0,
        "name": "general",
        "guild_id": guild,
        "parent_id": None,
        "last_message_id": None,
        "unread": 0,
        "archived": False,
        "recipient_id": None,
        "deny": [],
    }
    nobody = await players[0].ok("GET", "/state")
    assert nobody["me"] is None


async def test_what_happens_as_it_happens(bot, players, general):
    stream = players[0].events()
    await anext(stream)
    said = await players[1].act("say", general, content="Hello")
    assert (await next_of(stream, "message"))["message"] == said
    await players[0].ok("DELETE", f"/channels/{general}/messages/{said['id']}")
    event = await next_of(stream, "message_delete")
    assert (event["channel_id"], event["id"]) == (general, said["id"])
    sent = await bot.ok("POST", f"/channels/{general}/messages", {"content": "Ho"})
    await bot.ok("PATCH", f"/channels/{general}/messages/{sent['id']}", {"content": "Hum"})
    assert (await next_of(stream, "message_update"))["message"]["content"] == "Hum"
    await players[0].ok("POST", "/channels", {"name": "New Lounge"})
    assert (await next_of(stream, "channel"))["channel"]["name"] == "new-lounge"
    await players[0].ok("PATCH", f"/channels/{general}", {"deny": ["SEND_MESSAGES"]})
    assert (await next_of(stream, "channel"))["channel"]["deny"] == ["SEND_MESSAGES"]
    await players[0].ok("DELETE", f"/channels/{general}")
    assert (await next_of(stream, "channel_delete"))["id"] == general
    guest = await players[0].ok("POST", "/users", {"name": "Wilhelm"})
    assert (await next_of(stream, "user"))["user"] == guest
    await bot.login()
    assert (await next_of(stream, "bot"))["online"] is True
    commands = f"/applications/{(await bot.ok('GET', '/users/@me'))['id']}/commands"
    await bot.ok("POST", commands, {"name": "hello", "description": "Greets"})
    assert (await next_of(stream, "commands"))["commands"][0]["name"] == "hello"
    await stream.aclose()


async def test_a_stream_goes_on_where_it_was_left(players, general):
    stream = players[0].events()
    await anext(stream)
    await players[1].act("say", general, content="One")
    first = await next_of(stream, "message")
    await stream.aclose()
    for word in ("Two", "Three"):
        await players[1].act("say", general, content=word)
    stream = players[0].events(after=first["event_id"])
    assert (await next_of(stream, "message"))["message"]["content"] == "Two"
    assert (await next_of(stream, "message"))["message"]["content"] == "Three"
    await stream.aclose()


async def test_a_stream_follows_upon_a_state(players, general):
    position = (await players[0].state())["event"]
    await players[1].act("say", general, content="Between")
    stream = players[0].events(after=position)
    assert (await next_of(stream, "message"))["message"]["content"] == "Between"
    await stream.aclose()


async def test_a_stream_that_cannot_go_on_says_so(players, general):
    await players[1].act("say", general, content="Before anybody listened")
    stream = players[0].events(after="99")
    await next_of(stream, "resync")
    await stream.aclose()


async def test_nobody_hears_what_is_anothers(bot, players, general, press):
    interaction = await press(players[1])
    streams = [player.events() for player in players[:3]]
    for stream in streams:
        await anext(stream)
    await bot.answer(interaction, 4, {"content": "Secret", "flags": 64})
    channel = await bot.ok("POST", "/users/@me/channels", {"recipient_id": players[1].id})
    direct = channel["id"]
    await bot.ok("POST", f"/channels/{direct}/messages", {"content": "Secret too"})
    await players[1].act("say", direct, content="Mine")
    await bot.ok("POST", f"/channels/{general}/messages", {"content": "Open"})
    heard = []
    for stream in streams:
        words = []
        while "Open" not in words:
            words.append((await next_of(stream, "message"))["message"]["content"])
        heard.append(words)
        await stream.aclose()
    assert heard == [["Open"], ["Secret", "Secret too", "Mine", "Open"], ["Open"]]
    for player in (players[0], players[2]):
        assert "Secret" not in await player.texts(general)
        assert direct not in [c["id"] for c in (await player.state())["channels"]]
        assert (await player.call("GET", f"/channels/{direct}/messages?user={player.id}"))[0] == 403
        assert await player.refused("say", direct, content="?") == 403
    mine = next(c for c in (await players[1].state())["channels"] if c["id"] == direct)
    assert (mine["type"], mine["recipient_id"], mine["unread"]) == (1, players[1].id, 1)
    nobody = await players[0].ok("GET", "/state")
    assert direct not in [c["id"] for c in nobody["channels"]]


async def test_unread(bot, players, general):
    for word in ("One", "Two"):
        await bot.ok("POST", f"/channels/{general}/messages", {"content": word})
    await players[0].act("say", general, content="Mine")

    async def unread(player):
        return (await player.state())["channels"][0]["unread"]

    assert [await unread(p) for p in players[:2]] == [2, 3]
    await players[1].ok("POST", f"/channels/{general}/read", {"user": players[1].id})
    assert [await unread(p) for p in players[:2]] == [2, 0]


async def test_people_come_and_go(bot, players, general):
    guest = await players[0].ok("POST", "/users", {"name": "Alice", "moderator": True})
    here = [players[0].sandbox.state.guild.id]
    assert (guest["username"], guest["guilds"], guest["moderates"]) == ("alice2", here, here)
    newcomer = Player(players[0].sandbox, players[0].http, guest["id"])
    await newcomer.act("say", general, content="Hello")
    gone = await newcomer.ok("PATCH", f"/users/{guest['id']}", {"present": False, "auto": True})
    assert (gone["guilds"], gone["moderates"], gone["auto"]) == ([], [], True)
    assert await newcomer.refused("say", general, content="?") == 403
    assert (await newcomer.state())["channels"] == []


@pytest.mark.parametrize(
    ("method", "path", "body", "status"),
    [
        ("GET", "", None, 404),
        ("GET", "/nope", None, 404),
        ("POST", "/nope/at/all", {}, 404),
        ("GET", "/press", None, 404),
        ("GET", "/state?user=1", None, 404),
        ("GET", "/channels/{general}/messages", None, 400),
        ("GET", "/channels/1/messages?user={user}", None, 404),
        ("GET", "/channels/{general}/messages?user={user}&limit=x", None, 400),
        ("GET", "/events?user={user}&after=x", None, 400),
        ("POST", "/channels/{general}/read", {}, 400),
        ("POST", "/users", {"name": ""}, 400),
        ("POST", "/users", {}, 400),
        ("PATCH", "/users/{user}", {"auto": "yes"}, 400),
        ("PATCH", "/users/{user}", {"hat": True}, 400),
        ("PATCH", "/users/{user}", {"moderator": False}, 400),
        ("PATCH", "/channels/{general}", {"deny": ["SING"]}, 400),
        ("DELETE", "/channels/1", None, 404),
        ("DELETE", "/channels/{general}/messages/1", None, 404),
        ("POST", "/say", {"user": "{user}", "channel_id": "{general}", "content": " "}, 400),
        ("POST", "/say", {"user": "1", "channel_id": "{general}", "content": "x"}, 404),
        ("POST", "/say", [], 400),
        (
            "POST",
            "/press",
            {"user": "{user}", "channel_id": "{general}", "message_id": "1", "custom_id": "x"},
            409,
        ),
    ],
)
async def test_wrong_calls(players, general, method, path, body, status):
    names = {"general": general, "user": players[0].id}
    if isinstance(body, dict):
        body = {k: v.format(**names) if isinstance(v, str) else v for k, v in body.items()}
    answered, answer = await players[0].call(method, path.format(**names), body)
    assert answered == status
    assert list(answer) == ["error"]


@pytest.mark.parametrize("missing", ["user", "channel_id", "message_id", "custom_id"])
async def test_what_is_missing_is_named(players, general, missing):
    body = {"user": players[0].id, "channel_id": general, "message_id": "1", "custom_id": "x"}
    del body[missing]
    answered, answer = await players[0].call("POST", "/press", body)
    assert answered == 400
    assert f"“{missing}”" in answer["error"]


async def test_what_is_not_there_to_press(bot, players, general):
    shut = {"type": 2, "style": 1, "label": "Shut", "custom_id": "shut", "disabled": True}
    menu = {
        "type": 3,
        "custom_id": "menu",
        "options": [{"label": "One", "value": "1"}, {"label": "Two", "value": "2"}],
    }
    rows = [{"type": 1, "components": [shut]}, {"type": 1, "components": [menu]}]
    sent = await bot.ok("POST", f"/channels/{general}/messages", {"components": rows})
    here = {"message_id": sent["id"]}
    assert await players[1].refused("press", general, **here, custom_id="shut") == 409
    assert await players[1].refused("press", general, **here, custom_id="gone") == 409
    assert await players[1].refused("press", general, **here, custom_id="menu") == 400
    here["custom_id"] = "menu"
    for values, status in ((["3"], 409), (["1", "2"], 400), ([], 400), ("1", 400)):
        assert await players[1].refused("select", general, **here, values=values) == status


async def test_choices_of_people(bot, players, general, press):
    menu = {"type": 5, "custom_id": "press", "max_values": 2}
    row = {"type": 1, "components": [menu]}
    await bot.login()
    sent = await bot.ok("POST", f"/channels/{general}/messages", {"components": [row]})
    values = [players[2].id, players[3].id]
    acting = asyncio.create_task(
        players[1].act("select", general, message_id=sent["id"], custom_id="press", values=values)
    )
    interaction = await bot.interaction()
    assert interaction["data"]["values"] == values
    assert sorted(interaction["data"]["resolved"]["users"]) == sorted(values)
    await bot.answer(interaction, 6)
    await acting


async def test_a_channel_is_chosen_of_the_kinds_that_are_offered(
    sandbox, bot, players, general, press
):
    lounge = sandbox.state.add_channel("lounge", ChannelType.VOICE).id
    menu = {"type": 8, "custom_id": "where", "channel_types": [ChannelType.TEXT]}
    interaction = await press()
    top = {"type": 18, "label": "Where", "component": menu}
    await bot.answer(interaction, 9, {"custom_id": "f", "title": "Form", "components": [top]})
    await interaction["outcome"]
    row = {"type": 1, "components": [menu]}
    sent = await bot.ok("POST", f"/channels/{general}/messages", {"components": [row]})
    chosen = {"message_id": sent["id"], "custom_id": "where"}
    form = {"interaction_id": interaction["id"], "custom_id": "f"}
    for what, wrong, right in (
        ("select", chosen | {"values": [lounge]}, chosen | {"values": [general]}),
        ("submit", form | {"values": {"where": [lounge]}}, form | {"values": {"where": [general]}}),
    ):
        assert await players[1].refused(what, general, **wrong) == 400
        acting = asyncio.create_task(players[1].act(what, general, **right))
        interaction = await bot.interaction()
        assert list(interaction["data"]["resolved"]["channels"]) == [general]
        await bot.answer(interaction, 4, {"content": "There"})
        await acting


async def test_it_stops_with_everybody_on_the_line(http):
    sandbox = Sandbox()
    await sandbox.start()
    users = [Player(sandbox, http, user_id) for user_id in sandbox.state.users]
    streams = [user.events() for user in users]
    for stream in streams:
        await anext(stream)
    sockets = [await http.ws_connect(sandbox.gateway_url) for _ in range(2)]
    # aiohttp by itself would wait for a minute for each to hang up.
    async with asyncio.timeout(50):
        await sandbox.stop()
    for socket in sockets:
        await socket.receive()
        assert (await socket.receive()).data == 1001
    for stream in streams:
        assert [event async for event in stream] == []
    with contextlib.suppress(OSError):
        await http.get(sandbox.url)
        raise AssertionError("it still answers")


async def test_the_same_world_has_the_same_ids(http):
    async with Sandbox() as one, Sandbox() as another:
        assert list(one.state.users) == list(another.state.users)
        assert one.state.bot.id == another.state.bot.id


async def test_a_world_of_ones_own(http):
    world = World(
        guild="Barn", locale="fr", channels=("hay",), people=(Person("Ox"), Person("Ass"))
    )
    async with Sandbox(world) as sandbox:
        assert sandbox.state.guild.locale == "fr"
        state = await Player(sandbox, http, next(iter(sandbox.state.users))).state()
        assert [guild["name"] for guild in state["guilds"]] == ["Barn"]
        assert [c["name"] for c in state["channels"]] == ["hay"]


async def test_replaced_pictures_do_not_pile_up(sandbox, bot, general):
    sandbox.limits.enabled = False
    path = f"/channels/{general}/messages"
    sent = await bot.ok("POST", path, {"content": "Pictures"})
    for _ in range(250):
        data = aiohttp.FormData(quote_fields=False)
        data.add_field("payload_json", '{"attachments": [{"id": 0}]}')
        data.add_field("files[0]", b"picture", filename="table.png")
        await bot.ok("PATCH", f"{path}/{sent['id']}", data=data)
    assert len(sandbox.state.attachments) == 201


async def test_a_direct_message_appears_with_its_first_word(bot, players):
    stream = players[1].events()
    await anext(stream)
    channel = await bot.ok("POST", "/users/@me/channels", {"recipient_id": players[1].id})
    await bot.ok("POST", f"/channels/{channel['id']}/messages", {"content": "Psst"})
    assert (await next_of(stream, "channel"))["channel"]["id"] == channel["id"]
    assert (await next_of(stream, "message"))["message"]["content"] == "Psst"
    await stream.aclose()


async def test_page_faces_and_strangers(sandbox, http, players):
    async with http.get(f"{sandbox.url}/cdn/avatars/{players[0].id}.svg") as face:
        assert face.content_type == "image/svg+xml"
    async with http.get(f"{sandbox.url}/") as page:
        assert page.status == 200
    async with http.get(f"{sandbox.url}/cdn/attachments/1/2/x.png") as lost:
        assert lost.status == 404


async def test_the_page_is_asked_for_once_and_again_when_it_has_changed(
    sandbox, http, tmp_path, monkeypatch
):
    page = shutil.copytree(files.PAGE, tmp_path / "page")
    monkeypatch.setattr(files, "PAGE", page)

    async def main():
        async with http.get(f"{sandbox.url}/") as index:
            (path,) = re.findall(r'<script type="module" src="([^"]+)"', await index.text())
        return path

    async def read(path):
        async with http.get(URL(f"{sandbox.url}{path}", encoded=True)) as file:
            return file.status, file.headers.get("Cache-Control", ""), await file.text()

    old = await main()
    status, kept, source = await read(old)
    assert (status, source) == (200, (page / "js/main.js").read_text("utf-8"))
    assert "immutable" in kept
    (page / "js/toast.js").write_text("changed")
    new = await main()
    assert new != old
    assert await read(new.replace("main.js", "toast.js")) == (200, kept, "changed")
    # Whoever has the old page open gets what there is, and keeps it no longer than that.
    assert await read(old) == (200, "no-cache", source)
    for nowhere in ("js", "nothing.js", "..%2f..%2ffiles.py", "%2e%2e/files.py", "%2fetc%2fpasswd"):
        status, *_ = await read(f"{new.removesuffix('js/main.js')}{nowhere}")
        assert status == 404, nowhere
