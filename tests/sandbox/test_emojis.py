"""Emojis that the application owns."""

from __future__ import annotations

import base64

import discord
import pytest

from tests.sandbox.bots import logged_in, make_bot

PNG = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=="
)


def image(data: bytes = PNG, kind: str = "png") -> str:
    return f"data:image/{kind};base64,{base64.b64encode(data).decode()}"


@pytest.fixture
def path(sandbox) -> str:
    return f"/applications/{sandbox.state.bot.id}/emojis"


async def test_an_emoji_comes_changes_and_goes(sandbox, bot, http, path):
    assert await bot.ok("GET", path) == {"items": []}
    made = await bot.ok("POST", path, {"name": "star", "image": image()})
    assert (made["name"], made["animated"], made["available"]) == ("star", False, True)
    assert made["user"]["id"] == sandbox.state.bot.id
    assert (await bot.ok("GET", path))["items"] == [made]
    async with http.get(f"{sandbox.url}/cdn/emojis/{made['id']}.webp") as picture:
        assert (picture.content_type, await picture.read()) == ("image/png", PNG)
    one = f"{path}/{made['id']}"
    assert (await bot.ok("PATCH", one, {"name": "gold_star"}))["name"] == "gold_star"
    assert (await bot.ok("GET", one))["name"] == "gold_star"
    await bot.ok("DELETE", one)
    for method, body in (("GET", None), ("PATCH", {"name": "again"}), ("DELETE", None)):
        assert await bot.fails(method, one, body) == (404, 10014)
    async with http.get(f"{sandbox.url}/cdn/emojis/{made['id']}.webp") as picture:
        assert picture.status == 404


@pytest.mark.parametrize(
    ("name", "picture", "code"),
    [
        ("c", image(), 50035),
        ("star-gold", image(), 50035),
        ("c" * 33, image(), 50035),
        ("star", "star.png", 50035),
        ("star", "data:image/svg+xml;base64,PHN2Zy8+", 50035),
        ("star", "data:image/png;base64,???", 50035),
        ("star", image(b"x" * (256 * 1024 + 1)), 0),
    ],
)
async def test_what_is_no_emoji(sandbox, bot, path, name, picture, code):
    sandbox.observers.clear()
    assert await bot.fails("POST", path, {"name": name, "image": picture}) == (400, code)


async def test_a_name_is_one_emojis_alone(bot, path):
    await bot.ok("POST", path, {"name": "star", "image": image()})
    other = await bot.ok("POST", path, {"name": "moon", "image": image()})
    one = f"{path}/{other['id']}"
    for method, where in (("POST", path), ("PATCH", one)):
        status, answer = await bot.call(method, where, {"name": "star", "image": image()})
        assert (status, answer["code"]) == (400, 50035)
        (error,) = answer["errors"]["name"]["_errors"]
        assert error["code"] == "APPLICATION_EMOJI_NAME_ALREADY_TAKEN"
    await bot.ok("PATCH", one, {"name": "moon"})


async def test_two_thousand_are_all(sandbox, bot, path):
    made = await bot.ok("POST", path, {"name": "star", "image": image(kind="gif")})
    assert made["animated"] is True
    emojis = sandbox.state.emojis
    emojis |= {str(number): emojis[made["id"]] for number in range(1999)}
    assert await bot.fails("POST", path, {"name": "one", "image": image()}) == (400, 30008)
    stranger = f"/applications/{sandbox.state.guild.id}/emojis"
    assert await bot.fails("GET", stranger) == (403, 20012)


async def test_buttons_and_selects_may_have_them_and_no_others(sandbox, bot, general, path):
    made = await bot.ok("POST", path, {"name": "star", "image": image()})
    emoji = {"id": made["id"], "name": "whatever"}

    def parts(shown):
        button = {"type": 2, "style": 1, "custom_id": "b", "emoji": shown}
        option = {"label": "One", "value": "1", "emoji": shown}
        select = {"type": 3, "custom_id": "s", "options": [option]}
        rows = [{"type": 1, "components": [one]} for one in (button, select)]
        return {"components": rows}

    messages = f"/channels/{general}/messages"
    sent = await bot.ok("POST", messages, parts(emoji))
    kept = {"id": made["id"], "name": "star", "animated": False}
    button, select = (row["components"][0] for row in sent["components"])
    assert (button["emoji"], select["options"][0]["emoji"]) == (kept, kept)
    strange = parts({"id": "12345", "name": "star"})
    assert await bot.fails("POST", messages, strange) == (400, 50035)


async def test_the_page_knows_them(sandbox, bot, path, players):
    stream = players[0].events()
    await anext(stream)
    made = await bot.ok("POST", path, {"name": "star", "image": image()})
    listed = [{"id": made["id"], "name": "star"}]
    event = await anext(stream)
    assert (event["type"], event["emojis"]) == ("emojis", listed)
    assert (await players[0].state())["emojis"] == listed
    await stream.aclose()


async def test_the_library_makes_and_uses_them(sandbox, general, players):
    async with logged_in(sandbox, make_bot()) as client:
        emoji = await client.create_application_emoji(name="star", image=PNG)
        assert [each.name for each in await client.fetch_application_emojis()] == ["star"]
        view: discord.ui.View = discord.ui.View()
        view.add_item(discord.ui.Button(label="Rule", emoji=emoji))
        channel = client.get_partial_messageable(int(general))
        await channel.send(f"See the {emoji}", view=view)
    (sent,) = await players[0].messages(general)
    assert sent["content"] == f"See the <:star:{emoji.id}>"
    assert sent["components"][0]["components"][0]["emoji"]["id"] == str(emoji.id)
