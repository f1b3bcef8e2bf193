"""Who may use a command by the guild's integration settings, on Discord's side and the users'."""

from __future__ import annotations

import asyncio

import pytest

from tests.sandbox.test_commands import MANAGE_GUILD, command, path

ROLE, USER, CHANNEL = 1, 2, 3


@pytest.fixture
async def decree(sandbox, bot) -> str:
    """The id of a command for those who manage the guild, beside one for all."""
    commands = [command("decree", default_member_permissions=MANAGE_GUILD), command("hail")]
    kept = await bot.ok("PUT", path(sandbox), commands)
    return kept[0]["id"]


@pytest.fixture
def rule(players):
    """Sets or takes back one override, as whoever keeps the guild's settings."""

    async def put(command_id, kind, target, permission):
        body = {"type": kind, "id": target, "permission": permission}
        return await players[0].ok("PUT", f"/commands/{command_id}/permissions", body)

    return put


async def offered(player) -> list[str]:
    return [each["name"] for each in (await player.state())["commands"]]


async def test_the_bot_reads_them(sandbox, bot, players, decree, rule):
    everything, one = (
        path(sandbox, True, "/permissions"),
        path(sandbox, True, f"/{decree}/permissions"),
    )
    assert await bot.ok("GET", everything) == []
    assert await bot.fails("GET", one) == (404, 10066)
    assert await bot.fails("GET", path(sandbox, True, "/1/permissions")) == (404, 10063)
    told = await rule(decree, USER, players[1].id, True)
    assert told == {
        "id": decree,
        "application_id": sandbox.realm.bot.id,
        "guild_id": sandbox.realm.guild.id,
        "permissions": [{"id": players[1].id, "type": USER, "permission": True}],
    }
    await rule(sandbox.realm.bot.id, ROLE, sandbox.realm.guild.id, False)
    assert await bot.ok("GET", one) == told
    whole = await bot.ok("GET", everything)
    assert [each["id"] for each in whole] == [decree, sandbox.realm.bot.id]
    of_all = await bot.ok("GET", path(sandbox, True, f"/{sandbox.realm.bot.id}/permissions"))
    assert of_all == whole[1]
    await rule(decree, USER, players[1].id, None)
    assert await bot.fails("GET", one) == (404, 10066)
    assert await bot.fails("GET", one.replace(sandbox.realm.guild.id, "1")) == (403, 50001)


async def test_they_stay_as_long_as_the_command(sandbox, bot, players, decree, rule):
    await rule(decree, USER, players[1].id, True)
    commands = [command("decree", default_member_permissions=MANAGE_GUILD)]
    await bot.ok("PUT", path(sandbox), commands)
    assert await offered(players[1]) == ["decree"]
    await bot.ok("DELETE", path(sandbox, rest=f"/{decree}"))
    assert await bot.ok("GET", path(sandbox, True, "/permissions")) == []


@pytest.mark.parametrize(
    ("own", "role", "everyone", "of_all", "may"),
    [
        (None, None, None, None, False),
        (True, None, None, None, True),
        (None, True, None, None, True),
        (None, None, True, None, True),
        (True, False, False, False, True),
        (False, True, True, None, False),
        (None, False, True, None, False),
        (None, True, False, False, True),
        (None, None, None, True, False),
    ],
)
async def test_the_nearest_counts(sandbox, players, decree, rule, own, role, everyone, of_all, may):
    guild = sandbox.realm.guild
    # A moderator without rights, so that a role besides @everyone has something to say.
    player = players[1]
    await player.ok("PATCH", f"/users/{player.id}", {"moderator": True})
    guild.moderators.permissions = guild.everyone.permissions
    await rule(decree, USER, player.id, own)
    await rule(decree, ROLE, guild.moderators.id, role)
    await rule(decree, ROLE, guild.id, everyone)
    await rule(sandbox.realm.bot.id, USER, player.id, of_all)
    assert ("decree" in await offered(player)) is may


async def test_who_manages_the_guild_can_be_denied_but_its_owner_cannot(
    sandbox, players, decree, rule
):
    owner, player = players[0], players[1]
    await player.ok("PATCH", f"/users/{player.id}", {"moderator": True})
    assert await offered(player) == ["decree", "hail"]
    for someone in (owner, player):
        await rule(decree, USER, someone.id, False)
    assert await offered(player) == ["hail"]
    await rule(decree, USER, player.id, None)
    await rule(sandbox.realm.bot.id, USER, player.id, False)
    assert await offered(player) == []
    assert await offered(owner) == ["decree", "hail"]


async def test_they_are_obeyed_when_a_command_is_used(bot, players, hall, decree, rule):
    await bot.login()
    player = players[1]
    assert await player.refused("command", hall, command="decree") == 403
    await rule(decree, USER, player.id, True)
    assert await bot.socket.event("APPLICATION_COMMAND_PERMISSIONS_UPDATE")
    acting = asyncio.create_task(player.act("command", hall, command="decree"))
    await bot.answer(await bot.interaction(), 4, {"content": "Hear ye"})
    await acting
    await rule(decree, USER, player.id, None)
    assert await player.refused("command", hall, command="decree") == 403


async def test_bot_and_pages_are_told(bot, players, decree, rule):
    await bot.login()
    stream = players[1].events()
    await anext(stream)
    told = await rule(decree, USER, players[1].id, True)
    assert await bot.socket.event("APPLICATION_COMMAND_PERMISSIONS_UPDATE") == told
    event = await anext(stream)
    assert (event["type"], len(event["commands"])) == ("commands", 2)
    listed = {"id": decree, "type": 1, "name": "decree", "permissions": told["permissions"]}
    assert event["permissions"] == [listed] == (await players[0].state())["permissions"]
    await stream.aclose()


async def test_what_is_no_override_is_refused(sandbox, players, decree):
    good = {"type": USER, "id": players[1].id, "permission": True}
    for where, change, status in (
        ("1", {}, 404),
        (decree, {"id": "1"}, 404),
        (decree, {"type": ROLE}, 404),
        (decree, {"type": CHANNEL}, 400),
        (decree, {"id": 1}, 400),
        (decree, {"permission": "yes"}, 400),
    ):
        answer = await players[0].call("PUT", f"/commands/{where}/permissions", good | change)
        assert answer[0] == status, change
    assert sandbox.realm.overrides.commands() == []


async def test_a_command_has_a_hundred_at_most(sandbox, players, decree, rule):
    overrides = sandbox.realm.overrides
    for number in range(100):
        assert overrides.put(decree, USER, str(number), True)
    body = {"type": USER, "id": players[1].id, "permission": True}
    assert (await players[0].call("PUT", f"/commands/{decree}/permissions", body))[0] == 400
    assert overrides.put(decree, USER, "99", False)
