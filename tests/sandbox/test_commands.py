"""Application commands: Discord's rules for them, and users who call them."""

from __future__ import annotations

import asyncio

import pytest

from tests.sandbox.wire import callback

MANAGE_GUILD = 1 << 5


def command(name="hello", **more):
    return {"name": name, "description": "Greets"} | more


def option(name="who", kind=3, **more):
    return {"name": name, "type": kind, "description": "Whom to greet"} | more


def path(sandbox, guild=False, rest=""):
    inside = f"/guilds/{sandbox.state.guild.id}" if guild else ""
    return f"/applications/{sandbox.state.bot.id}{inside}/commands{rest}"


async def test_the_whole_list_at_once(sandbox, bot, players):
    first = await bot.ok("PUT", path(sandbox), [command(), command("bow")])
    again = await bot.ok("PUT", path(sandbox), [command(description="Greets well")])
    assert again[0]["id"] == first[0]["id"]
    assert again[0]["version"] != first[0]["version"]
    assert [c["name"] for c in await bot.ok("GET", path(sandbox))] == ["hello"]
    state = await players[0].state()
    assert [c["description"] for c in state["guilds"][0]["commands"]] == ["Greets well"]


async def test_one_by_one(sandbox, bot):
    made = await bot.ok("POST", path(sandbox, guild=True), command())
    assert made["guild_id"] == sandbox.state.guild.id
    one = path(sandbox, True, f"/{made['id']}")
    again = await bot.ok("POST", path(sandbox, True), command(description="Anew"))
    assert again["id"] == made["id"]
    edited = await bot.ok("PATCH", one, {"description": "Otherwise"})
    assert (edited["name"], edited["description"]) == ("hello", "Otherwise")
    assert (await bot.ok("GET", one))["description"] == "Otherwise"
    await bot.ok("DELETE", one)
    assert await bot.fails("GET", one) == (404, 10063)


async def test_localizations_only_when_asked_for(sandbox, bot):
    names = {"de": "hallo", "fr": "salut"}
    await bot.ok("PUT", path(sandbox), [command(name_localizations=names)])
    assert "name_localizations" not in (await bot.ok("GET", path(sandbox)))[0]
    full = await bot.ok("GET", path(sandbox) + "?with_localizations=true")
    assert full[0]["name_localizations"] == names


TRANSLATED, LONG_NAME = {"name": "x", "value": "y"}, {"de": "x" * 101}
SUB = option("sub", 1, options=[])


@pytest.mark.parametrize(
    ("wrong", "place"),
    [
        (command("Hello"), "name"),
        (command("hello all"), "name"),
        (command("x" * 33), "name"),
        (command(description=""), "description"),
        (command(description="x" * 101), "description"),
        (command(name_localizations={"xx": "hello"}), "name_localizations.xx"),
        (command(name_localizations={"de": "Hallo"}), "name_localizations.de"),
        (command(options=[option(str(n)) for n in range(26)]), "options"),
        (command(options=[option(), option()]), "options.1.name"),
        (command(options=[option("a"), option("b", required=True)]), "options.1"),
        (command(options=[SUB, option("a")]), "options"),
        (command(options=[option(kind=12)]), "options.0.type"),
        (command(options=[option("g", 2, options=[option("h", 2)])]), "options.0.options.0.type"),
        (
            command(options=[option(choices=[{"name": "x", "value": 1}])]),
            "options.0.choices.0.value",
        ),
        (
            command(options=[option(choices=[{"name": str(n), "value": "x"} for n in range(26)])]),
            "options.0.choices",
        ),
        (
            command(options=[option(choices=[TRANSLATED | {"name_localizations": LONG_NAME}])]),
            "options.0.choices.0.name_localizations.de",
        ),
        (
            command(options=[option(choices=[{"name": "x", "value": "y"}], autocomplete=True)]),
            "options.0.choices",
        ),
        (command(options=[option(kind=4, min_value=3, max_value=2)]), "options.0.min_value"),
        (command(options=[option(kind=4, min_value=2**53)]), "options.0.min_value"),
        (command(options=[option(kind=4, max_value=-(2**53))]), "options.0.max_value"),
        (command(options=[option(kind=4, max_value=1.5)]), "options.0.max_value"),
        (command(options=[option(kind=10, max_value="1")]), "options.0.max_value"),
        (command(options=[option(min_length=-1)]), "options.0.min_length"),
        (command(options=[option(min_length=6001)]), "options.0.min_length"),
        (command(options=[option(max_length=0)]), "options.0.max_length"),
        (command(options=[option(max_length=6001)]), "options.0.max_length"),
        (
            command(options=[option(kind=4, choices=[{"name": "x", "value": 1.5}])]),
            "options.0.choices.0.value",
        ),
        (
            command(options=[option(kind=4, choices=[{"name": "x", "value": 2**53}])]),
            "options.0.choices.0.value",
        ),
        (command(contexts=[3]), "contexts.0"),
    ],
)
async def test_wrong_commands(sandbox, bot, wrong, place):
    status, answer = await bot.call("PUT", path(sandbox), [wrong])
    assert (status, answer["code"]) == (400, 50035)
    node = answer["errors"]["0"]
    for part in place.split("."):
        node = node[part]
    assert node["_errors"]


async def test_too_many_and_too_large(sandbox, bot):
    many = [command(f"c{n}") for n in range(101)]
    assert await bot.fails("PUT", path(sandbox), many) == (400, 30032)
    twice = [command(), command()]
    assert await bot.fails("PUT", path(sandbox), twice) == (400, 50035)
    texts = [{"name": "n" * 100, "value": f"{n:02}" + "v" * 98} for n in range(25)]
    large = command(options=[option(f"o{n}", choices=texts) for n in range(2)])
    status, answer = await bot.call("PUT", path(sandbox), [large])
    assert status == 400
    assert answer["errors"]["0"]["_errors"][0]["code"] == "APPLICATION_COMMAND_TOO_LARGE"


async def test_a_command_with_everything(sandbox, bot, players, general):
    await bot.login()
    options = [
        option("who", 6, required=True),
        option("where", 7, channel_types=[0]),
        option("times", 4, min_value=1, max_value=3),
        option("loud", 5),
        option("tone", choices=[{"name": "Sweet", "value": "sweet"}]),
    ]
    group = option("group", 2, options=[option("greet", 1, options=options)])
    await bot.ok("PUT", path(sandbox), [command(options=[group])])
    filled = {
        "who": players[2].id,
        "where": general,
        "times": 2,
        "loud": True,
        "tone": "sweet",
    }
    acting = asyncio.create_task(
        players[1].act("command", general, command="hello group greet", options=filled)
    )
    interaction = await bot.interaction()
    data = interaction["data"]
    assert (interaction["type"], data["name"], data["type"]) == (2, "hello", 1)
    inner = data["options"][0]["options"][0]
    assert [data["options"][0]["type"], inner["type"]] == [2, 1]
    assert {o["name"]: o["value"] for o in inner["options"]} == filled
    assert players[2].id in data["resolved"]["users"]
    assert "user" not in data["resolved"]["members"][players[2].id]
    assert data["resolved"]["channels"][general]["name"] == "general"
    await bot.answer(interaction, 4, {"content": "Hello"})
    message = (await acting)["message"]
    assert (message["type"], message["interaction"]["name"]) == (20, "hello group greet")

    for typed in (
        {},
        {"who": "1"},
        {"who": players[2].id, "times": 4},
        {"who": players[2].id, "times": "many"},
        {"who": players[2].id, "tone": "sour"},
        {"who": players[2].id, "what": "?"},
    ):
        status = await players[1].refused(
            "command", general, command="hello group greet", options=typed
        )
        assert status == 400
    assert await players[1].refused("command", general, command="hello group") == 400
    assert await players[1].refused("command", general, command="hello group bow") == 404
    assert await players[1].refused("command", general, command="bow") == 404


async def test_who_may_use_a_command(sandbox, bot, players, general):
    await bot.login()
    await bot.ok(
        "PUT",
        path(sandbox),
        [
            command("settings", default_member_permissions=MANAGE_GUILD, contexts=[0]),
            command("guild-only", dm_permission=False),
            command("anywhere"),
        ],
    )
    moderator, member = players[0], players[1]
    names = [c["name"] for c in (await member.state())["guilds"][0]["commands"]]
    assert names == ["guild-only", "anywhere"]
    assert len((await moderator.state())["guilds"][0]["commands"]) == 3
    assert await member.refused("command", general, command="settings") == 403
    acting = asyncio.create_task(moderator.act("command", general, command="settings"))
    await bot.answer(await bot.interaction(), 4, {"content": "Hello"})
    await acting
    await member.ok("PATCH", f"/users/{member.id}", {"moderator": True})
    assert len((await member.state())["guilds"][0]["commands"]) == 3

    direct = (await bot.ok("POST", "/users/@me/channels", {"recipient_id": member.id}))["id"]
    for name in ("settings", "guild-only"):
        assert await member.refused("command", direct, command=name) == 403
    acting = asyncio.create_task(member.act("command", direct, command="/anywhere"))
    interaction = await bot.interaction()
    assert interaction["context"] == 1
    await bot.answer(interaction, 4, {"content": "Here"})
    await acting


async def test_autocomplete(sandbox, bot, players, general):
    await bot.login()
    options = [option(autocomplete=True, required=True), option("times", 4)]
    await bot.ok("PUT", path(sandbox), [command(options=options)])
    typed = {"command": "hello", "focused": "who", "options": {"who": "ot", "times": 2}}
    acting = asyncio.create_task(players[1].act("autocomplete", general, **typed))
    interaction = await bot.interaction()
    assert interaction["type"] == 4
    who = interaction["data"]["options"][0]
    assert (who["value"], who["focused"]) == ("ot", True)
    choices = [{"name": "Oscar", "value": "oscar"}]
    for wrong, place in (
        ([{"name": "", "value": "x"}], "name"),
        ([{"name": "x" * 101, "value": "x"}], "name"),
        ([{"name": "x"}], "value"),
        ([{"name": "x", "value": ""}], "value"),
        ([{"name": "x", "value": "x" * 101}], "value"),
        ([{"name": "x", "value": 1}], "value"),
        (["Oscar"], "_errors"),
        (choices * 26, "_errors"),
    ):
        body = {"type": 8, "data": {"choices": wrong}}
        status, answer = await bot.call("POST", callback(interaction), body)
        assert (status, answer["code"]) == (400, 50035)
        found = answer["errors"]["data"]["choices"]
        assert place in (found if len(wrong) > 1 else found["0"])
    await bot.answer(interaction, 8, {"choices": choices})
    assert (await acting)["choices"] == choices


@pytest.mark.parametrize(
    ("unknown", "what"),
    [
        ({"name": "Report this", "type": 3}, "context menu commands"),
        (command(options=[option(kind=11)]), "attachment options"),
    ],
)
async def test_what_the_sandbox_does_not_know_is_refused(sandbox, bot, unknown, what):
    assert await bot.fails("PUT", path(sandbox), [unknown]) == (404, 0)
    assert sandbox.refused == [f"PUT /applications/{{application_id}}/commands: {what}"]
