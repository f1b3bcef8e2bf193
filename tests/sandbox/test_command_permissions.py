"""Who may use a command by the guild's integration settings, on Discord's side and the users'."""

from __future__ import annotations

import asyncio

import pytest

from tests.sandbox.test_commands import MANAGE_GUILD, command, path

ROLE, USER, CHANNEL = 1, 2, 3


@pytest.fixture
async def settings(sandbox, bot) -> str:
    """The id of a command for those who manage the guild, beside one for all."""
    commands = [command("settings", default_member_permissions=MANAGE_GUILD), command("hello")]
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
    return [each["name"] for each in (await player.state())["guilds"][0]["commands"]]


async def test_the_bot_reads_them(sandbox, bot, players, settings, rule):
    everything, one = (
        path(sandbox, True, "/permissions"),
        path(sandbox, True, f"/{settings}/permissions"),
    )
    assert await bot.ok("GET", everything) == []
    assert await bot.fails("GET", one) == (404, 10066)
    assert await bot.fails("GET", path(sandbox, True, "/1/permissions")) == (404, 10063)
    told = await rule(settings, USER, players[1].id, True)
    assert told == {
        "id": settings,
        "application_id": sandbox.state.bot.id,
        "guild_id": sandbox.state.guild.id,
        "permissions": [{"id": players[1].id, "type": USER, "permission": True}],
    }
    await rule(sandbox.state.bot.id, ROLE, sandbox.state.guild.id, False)
    assert await bot.ok("GET", one) == told
    whole = await bot.ok("GET", everything)
    assert [each["id"] for each in whole] == [settings, sandbox.state.bot.id]
    of_all = await bot.ok("GET", path(sandbox, True, f"/{sandbox.state.bot.id}/permissions"))
    assert of_all == whole[1]
    await rule(settings, USER, players[1].id, None)
    assert await bot.fails("GET", one) == (404, 10066)
    assert await bot.fails("GET", one.replace(sandbox.state.guild.id, "1")) == (403, 50001)


async def test_they_stay_as_long_as_the_command(sandbox, bot, players, settings, rule):
    await rule(settings, USER, players[1].id, True)
    commands = [command("settings", default_member_permissions=MANAGE_GUILD)]
    await bot.ok("PUT", path(sandbox), commands)
    assert await offered(players[1]) == ["settings"]
    await bot.ok("DELETE", path(sandbox, rest=f"/{settings}"))
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
async def test_the_nearest_counts(
    sandbox, players, settings, rule, own, role, everyone, of_all, may
):
    guild = sandbox.state.guild
    # A moderator without rights, so that a role besides @everyone has something to say.
    player = players[1]
    await player.ok("PATCH", f"/users/{player.id}", {"moderator": True})
    guild.moderators.permissions = guild.everyone.permissions
    await rule(settings, USER, player.id, own)
    await rule(settings, ROLE, guild.moderators.id, role)
    await rule(settings, ROLE, guild.id, everyone)
    await rule(sandbox.state.bot.id, USER, player.id, of_all)
    assert ("settings" in await offered(player)) is may


async def test_who_manages_the_guild_can_be_denied_but_its_owner_cannot(
    sandbox, players, settings, rule
):
    owner, player = players[0], players[1]
    await player.ok("PATCH", f"/users/{player.id}", {"moderator": True})
    assert await offered(player) == ["settings", "hello"]
    for someone in (owner, player):
        await rule(settings, USER, someone.id, False)
    assert await offered(player) == ["hello"]
    await rule(settings, USER, player.id, None)
    await rule(sandbox.state.bot.id, USER, player.id, False)
    assert await offered(player) == []
    assert await offered(owner) == ["settings", "hello"]


async def test_they_are_obeyed_when_a_command_is_used(bot, players, general, settings, rule):
    await bot.login()
    player = players[1]
    assert await player.refused("command", general, command="settings") == 403
    await rule(settings, USER, player.id, True)
    assert await bot.socket.event("APPLICATION_COMMAND_PERMISSIONS_UPDATE")
    acting = asyncio.create_task(player.act("command", general, command="settings"))
    await bot.answer(await bot.interaction(), 4, {"content": "Hello"})
    await acting
    await rule(settings, USER, player.id, None)
    assert await player.refused("command", general, command="settings") == 403


async def test_bot_and_pages_are_told(bot, players, settings, rule):
    await bot.login()
    stream = players[1].events()
    await anext(stream)
    told = await rule(settings, USER, players[1].id, True)
    assert await bot.socket.event("APPLICATION_COMMAND_PERMISSIONS_UPDATE") == told
    event = await anext(stream)
    assert (event["type"], len(event["commands"])) == ("commands", 2)
    listed = {"id": settings, "name": "settings", "permissions": told["permissions"]}
    assert (
        event["permissions"] == [listed] == (await players[0].state())["guilds"][0]["permissions"]
    )
    await stream.aclose()


async def test_what_is_no_override_is_refused(sandbox, players, settings):
    good = {"type": USER, "id": players[1].id, "permission": True}
    for where, change, status in (
        ("1", {}, 404),
        (settings, {"id": "1"}, 404),
        (settings, {"type": ROLE}, 404),
        (settings, {"type": CHANNEL}, 400),
        (settings, {"id": 1}, 400),
        (settings, {"permission": "yes"}, 400),
    ):
        answer = await players[0].call("PUT", f"/commands/{where}/permissions", good | change)
        assert answer[0] == status, change
    state = sandbox.state
    assert state.command_permissions[state.guild.id].commands() == []


async def test_a_command_has_a_hundred_at_most(sandbox, players, settings, rule):
    state = sandbox.state
    command_permissions = state.command_permissions[state.guild.id]
    for number in range(100):
        assert command_permissions.put(settings, USER, str(number), True)
    body = {"type": USER, "id": players[1].id, "permission": True}
    assert (await players[0].call("PUT", f"/commands/{settings}/permissions", body))[0] == 400
    assert command_permissions.put(settings, USER, "99", False)
