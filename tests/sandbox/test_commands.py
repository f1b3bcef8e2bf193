"""Application commands: Discord's rules for them, and users who call them."""

from __future__ import annotations

import asyncio

import pytest

MANAGE_GUILD = 1 << 5


def command(name="hail", **more):
    return {"name": name, "description": "Greets"} | more


def option(name="who", kind=3, **more):
    return {"name": name, "type": kind, "description": "Whom to greet"} | more


def path(sandbox, guild=False, rest=""):
    inside = f"/guilds/{sandbox.realm.guild.id}" if guild else ""
    return f"/applications/{sandbox.realm.bot.id}{inside}/commands{rest}"


async def test_the_whole_list_at_once(sandbox, bot, players):
    first = await bot.ok("PUT", path(sandbox), [command(), command("bow")])
    again = await bot.ok("PUT", path(sandbox), [command(description="Greets well")])
    assert again[0]["id"] == first[0]["id"]
    assert again[0]["version"] != first[0]["version"]
    assert [c["name"] for c in await bot.ok("GET", path(sandbox))] == ["hail"]
    state = await players[0].state()
    assert [c["description"] for c in state["commands"]] == ["Greets well"]


async def test_one_by_one(sandbox, bot):
    made = await bot.ok("POST", path(sandbox, guild=True), command())
    assert made["guild_id"] == sandbox.realm.guild.id
    one = path(sandbox, True, f"/{made['id']}")
    again = await bot.ok("POST", path(sandbox, True), command(description="Anew"))
    assert again["id"] == made["id"]
    edited = await bot.ok("PATCH", one, {"description": "Otherwise"})
    assert (edited["name"], edited["description"]) == ("hail", "Otherwise")
    assert (await bot.ok("GET", one))["description"] == "Otherwise"
    await bot.ok("DELETE", one)
    assert await bot.fails("GET", one) == (404, 10063)


async def test_localizations_only_when_asked_for(sandbox, bot):
    names = {"de": "heil", "fr": "salut"}
    await bot.ok("PUT", path(sandbox), [command(name_localizations=names)])
    assert "name_localizations" not in (await bot.ok("GET", path(sandbox)))[0]
    full = await bot.ok("GET", path(sandbox) + "?with_localizations=true")
    assert full[0]["name_localizations"] == names


SUB = option("sub", 1, options=[])


@pytest.mark.parametrize(
    ("wrong", "place"),
    [
        (command("Hail"), "name"),
        (command("hail all"), "name"),
        (command("x" * 33), "name"),
        (command(description=""), "description"),
        (command(description="x" * 101), "description"),
        (command(name_localizations={"xx": "hail"}), "name_localizations.xx"),
        (command(name_localizations={"de": "Heil"}), "name_localizations.de"),
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
            command(options=[option(choices=[{"name": "x", "value": "y"}], autocomplete=True)]),
            "options.0.choices",
        ),
        (command(options=[option(kind=4, min_value=3, max_value=2)]), "options.0.min_value"),
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


async def test_a_command_with_everything(sandbox, bot, players, hall):
    await bot.login()
    options = [
        option("who", 6, required=True),
        option("where", 7, channel_types=[0]),
        option("times", 4, min_value=1, max_value=3),
        option("loud", 5),
        option("tone", choices=[{"name": "Sweet", "value": "sweet"}]),
    ]
    group = option("court", 2, options=[option("greet", 1, options=options)])
    await bot.ok("PUT", path(sandbox), [command(options=[group])])
    filled = {
        "who": players[2].id,
        "where": hall,
        "times": 2,
        "loud": True,
        "tone": "sweet",
    }
    acting = asyncio.create_task(
        players[1].act("command", hall, command="hail court greet", options=filled)
    )
    interaction = await bot.interaction()
    data = interaction["data"]
    assert (interaction["type"], data["name"], data["type"]) == (2, "hail", 1)
    inner = data["options"][0]["options"][0]
    assert [data["options"][0]["type"], inner["type"]] == [2, 1]
    assert {o["name"]: o["value"] for o in inner["options"]} == filled
    assert players[2].id in data["resolved"]["users"]
    assert "user" not in data["resolved"]["members"][players[2].id]
    assert data["resolved"]["channels"][hall]["name"] == "great-hall"
    await bot.answer(interaction, 4, {"content": "Hail"})
    message = (await acting)["message"]
    assert (message["type"], message["interaction"]["name"]) == (20, "hail court greet")

    for typed in (
        {},
        {"who": "1"},
        {"who": players[2].id, "times": 4},
        {"who": players[2].id, "times": "many"},
        {"who": players[2].id, "tone": "sour"},
        {"who": players[2].id, "what": "?"},
    ):
        status = await players[1].refused(
            "command", hall, command="hail court greet", options=typed
        )
        assert status == 400
    assert await players[1].refused("command", hall, command="hail court") == 400
    assert await players[1].refused("command", hall, command="hail court bow") == 404
    assert await players[1].refused("command", hall, command="bow") == 404


async def test_who_may_use_a_command(sandbox, bot, players, hall):
    await bot.login()
    await bot.ok(
        "PUT",
        path(sandbox),
        [
            command("decree", default_member_permissions=MANAGE_GUILD, contexts=[0]),
            command("guild-only", dm_permission=False),
            command("anywhere"),
        ],
    )
    moderator, courtier = players[0], players[1]
    names = [c["name"] for c in (await courtier.state())["commands"]]
    assert names == ["guild-only", "anywhere"]
    assert len((await moderator.state())["commands"]) == 3
    assert await courtier.refused("command", hall, command="decree") == 403
    acting = asyncio.create_task(moderator.act("command", hall, command="decree"))
    await bot.answer(await bot.interaction(), 4, {"content": "Hear ye"})
    await acting
    await courtier.ok("PATCH", f"/users/{courtier.id}", {"moderator": True})
    assert len((await courtier.state())["commands"]) == 3

    direct = (await bot.ok("POST", "/users/@me/channels", {"recipient_id": courtier.id}))["id"]
    for name in ("decree", "guild-only"):
        assert await courtier.refused("command", direct, command=name) == 403
    acting = asyncio.create_task(courtier.act("command", direct, command="/anywhere"))
    interaction = await bot.interaction()
    assert interaction["context"] == 1
    await bot.answer(interaction, 4, {"content": "Here"})
    await acting


async def test_autocomplete(sandbox, bot, players, hall):
    await bot.login()
    options = [option(autocomplete=True, required=True), option("times", 4)]
    await bot.ok("PUT", path(sandbox), [command(options=options)])
    typed = {"command": "hail", "focused": "who", "options": {"who": "ot", "times": 2}}
    acting = asyncio.create_task(players[1].act("autocomplete", hall, **typed))
    interaction = await bot.interaction()
    assert interaction["type"] == 4
    who = interaction["data"]["options"][0]
    assert (who["value"], who["focused"]) == ("ot", True)
    choices = [{"name": "Ottokar", "value": "ottokar"}]
    await bot.answer(interaction, 8, {"choices": choices})
    assert (await acting)["choices"] == choices


async def test_menus_of_users_and_messages(sandbox, bot, players, hall):
    await bot.login()
    menus = [{"name": "Crowns of", "type": 2}, {"name": "Report this", "type": 3}]
    await bot.ok("PUT", path(sandbox), menus)
    said = await players[2].act("say", hall, content="Treason!")
    for name, target, kind in (("Crowns of", players[2].id, 2), ("Report this", said["id"], 3)):
        acting = asyncio.create_task(
            players[1].act("context", hall, command=name, target_id=target)
        )
        interaction = await bot.interaction()
        assert interaction["data"]["type"] == kind
        assert interaction["data"]["target_id"] == target
        await bot.answer(interaction, 4, {"content": "So be it"})
        assert (await acting)["message"]["type"] == 23
