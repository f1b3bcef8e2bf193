"""Commands that users install for themselves, and what a bot may do where it was not invited."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace

import pytest

from sandbox import FurtherGuild, Group, ManualClock, Sandbox, World
from sandbox.permissions import Permission
from sandbox.world import PEOPLE
from tests.sandbox.openapi import contract
from tests.sandbox.test_servers import bot_hears

EVERYWHERE = {"integration_types": [0, 1], "contexts": [0, 1, 2]}
ALONE = {"name": "alone", "description": "For one", "type": 1, **EVERYWHERE}
TOGETHER = {"name": "together", "description": "For a server", "type": 1}
TOGETHER |= {"integration_types": [0], "contexts": [0]}
EPHEMERAL = 1 << 6


@pytest.fixture
async def sandbox(clock: ManualClock) -> AsyncIterator[Sandbox]:
    """Alice has installed the bot. It is not in the inn, nor in her group with Bob."""
    people = (replace(PEOPLE[0], installed=True), *PEOPLE[1:])
    world = World(
        people=people,
        others=(FurtherGuild("Inn", ("taproom",), moderators=("Carol",), bot=False),),
        groups=(Group("Friends", ("Alice", "Bob")),),
    )
    judge = contract(answers=True)
    async with Sandbox(world, clock) as sandbox:
        if judge is not None:
            sandbox.observers.append(judge)
        yield sandbox
    assert judge is None or judge.complaints == []


@pytest.fixture
def taproom(sandbox: Sandbox) -> str:
    return next(c.id for c in sandbox.state.channels.values() if c.name == "taproom")


@pytest.fixture
def group(sandbox: Sandbox) -> str:
    return next(c.id for c in sandbox.state.channels.values() if c.group_ids)


@pytest.fixture
def direct(sandbox: Sandbox, players) -> str:
    channel = sandbox.state.direct(sandbox.state.users[players[0].id])
    assert channel is not None
    return channel.id


async def log_in(bot) -> None:
    await bot.login()
    await bot.ok("PUT", f"/applications/{bot.sandbox.state.bot.id}/commands", [ALONE, TOGETHER])


async def use(bot, player, channel, answer):
    """Use the command; gives the interaction, and what came of the bot's answer."""
    using = asyncio.create_task(player.act("command", channel, command="alone"))
    interaction = await bot_hears(bot)
    await bot.answer(interaction, 4, answer)
    return interaction, (await using)["message"]


async def test_an_interaction_says_by_whose_install_it_came(
    bot, sandbox, players, general, taproom, group, direct
):
    await log_in(bot)
    alice, home = players[0], sandbox.state.guild.id
    said = {}
    for place in (general, taproom, group, direct):
        interaction, _ = await use(bot, alice, place, {"content": "Yes"})
        said[place] = interaction["context"], interaction["authorizing_integration_owners"]
    assert said == {
        general: (0, {"0": home, "1": alice.id}),
        taproom: (0, {"1": alice.id}),
        group: (2, {"1": alice.id}),
        direct: (1, {"0": "0", "1": alice.id}),
    }


async def test_what_is_pressed_came_by_who_has_installed_it(bot, players, group):
    await log_in(bot)
    alice, bob = players[:2]
    button = {"type": 2, "style": 1, "label": "Go", "custom_id": "go"}
    shown = {"content": "Yes", "components": [{"type": 1, "components": [button]}]}
    _, message = await use(bot, alice, group, shown)
    act = {"message_id": message["id"], "custom_id": "go"}
    pressing = asyncio.create_task(bob.act("press", group, **act))
    pressed = await bot_hears(bot)
    await bot.answer(pressed, 6)
    await pressing
    assert pressed["authorizing_integration_owners"] == {"1": alice.id}
    assert pressed["user"]["id"] == bob.id


async def test_commands_are_offered_where_they_are_installed(bot, players, general, taproom, group):
    await log_in(bot)
    alice, bob = players[:2]
    assert await bob.refused("command", taproom, command="alone") == 409
    assert await bob.refused("command", group, command="alone") == 403
    for place in (taproom, group):
        assert await alice.refused("command", place, command="together") == 403
    state = await alice.state()
    names = {g["name"]: [c["name"] for c in g["commands"]] for g in state["guilds"]}
    assert names == {"Test server": ["alone", "together"], "Inn": ["alone"]}
    assert [c["name"] for c in state["private_commands"]] == ["alone"]
    assert (await bob.state())["private_commands"] == []


async def test_who_installs_it_has_its_commands_at_once_and_no_longer_than_that(
    bot, sandbox, players, group
):
    await log_in(bot)
    bob = players[1]
    user = await bob.ok("PATCH", f"/users/{bob.id}", {"installed": True})
    assert user["installed"]
    assert [c["name"] for c in (await bob.state())["private_commands"]] == ["alone"]
    assert sandbox.state.direct(sandbox.state.users[bob.id]) is not None
    sandbox.install_for(sandbox.state.users[bob.id], installed=False)
    assert await bob.refused("command", group, command="alone") == 403


async def test_where_it_is_not_a_bot_can_write_nothing_but_answers(bot, sandbox, taproom, group):
    await log_in(bot)
    for place in (taproom, group):
        for method, path in (
            ("GET", f"/channels/{place}"),
            ("GET", f"/channels/{place}/messages"),
            ("POST", f"/channels/{place}/messages"),
        ):
            status, answer = await bot.call(method, path, {"content": "Hello"})
            assert (status, answer["code"]) == (403, 50001), path


async def test_it_gives_five_further_answers_at_most(bot, sandbox, players, general, taproom):
    await log_in(bot)
    sandbox.limits.enabled = False
    for place, most in ((taproom, 5), (general, 6)):
        interaction, _ = await use(bot, players[0], place, {"content": "Yes"})
        further = f"/webhooks/{sandbox.state.bot.id}/{interaction['token']}"
        answers = [await bot.call("POST", further, {"content": str(n)}) for n in range(6)]
        assert sum(status == 200 for status, _ in answers) == most
        assert most == 6 or answers[-1][1]["code"] == 40094


@pytest.mark.parametrize("lacking", ["USE_EXTERNAL_APPS", "SEND_MESSAGES"])
async def test_who_may_not_have_others_see_it_sees_it_alone(
    bot, sandbox, players, taproom, group, lacking
):
    await log_in(bot)
    inn = sandbox.state.guild_of(sandbox.state.channels[taproom])
    inn.everyone.permissions &= ~Permission[lacking]
    _, message = await use(bot, players[0], taproom, {"content": "Yes"})
    assert message["flags"] & EPHEMERAL
    _, message = await use(bot, players[0], group, {"content": "Yes"})
    assert not message["flags"] & EPHEMERAL


async def test_what_the_portal_does_not_allow_is_refused(bot, sandbox):
    await bot.login()
    sandbox.state.user_install = False
    path = f"/applications/{sandbox.state.bot.id}/commands"
    status, answer = await bot.call("PUT", path, [ALONE, TOGETHER])
    assert status == 400
    assert list(answer["errors"]) == ["0"]
    assert (await bot.ok("GET", "/applications/@me"))["integration_types_config"] == {"0": {}}
