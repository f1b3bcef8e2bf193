"""Several servers: who is in which, and what each has for itself."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from sandbox import FurtherGuild, ManualClock, Sandbox, World
from sandbox.model import ChannelType, Guild
from tests.sandbox.openapi import contract
from tests.sandbox.test_local import next_of
from tests.sandbox.wire import Player

PALACE = FurtherGuild(
    "Palace",
    ("great-hall", ("orangery", ChannelType.FORUM)),
    members=("Bob", "Carol", "Dave"),
    moderators=("Carol", "Bob"),
    locale="fr",
)
LODGE = FurtherGuild("Lodge")
PING = {"name": "ping", "description": "Is anybody there?", "type": 1}
RULE = {"name": "rule", "description": "Rules", "default_member_permissions": 32}
USER = 2


@pytest.fixture
async def sandbox(clock: ManualClock) -> AsyncIterator[Sandbox]:
    """One with three servers."""
    judge = contract(answers=True)
    async with Sandbox(World(others=(PALACE, LODGE)), clock) as sandbox:
        if judge is not None:
            sandbox.observers.append(judge)
        yield sandbox
    assert judge is None or judge.complaints == []


@pytest.fixture
def palace(sandbox: Sandbox) -> Guild:
    return list(sandbox.state.guilds.values())[1]


@pytest.fixture
def hall(sandbox: Sandbox, palace: Guild) -> str:
    return sandbox.state.top_channels(palace)[0].id


async def server(player: Player, name: str):
    """What the page knows of a server."""
    return next(each for each in (await player.state())["guilds"] if each["name"] == name)


async def test_everybody_sees_the_servers_that_they_are_in(players, sandbox, palace):
    alice, bob = players[:2]
    state = await bob.state()
    assert [guild["name"] for guild in state["guilds"]] == ["Test server", "Palace", "Lodge"]
    assert [guild["name"] for guild in (await alice.state())["guilds"]] == ["Test server", "Lodge"]
    here = [(c["name"], c["type"]) for c in state["channels"] if c["guild_id"] == palace.id]
    assert here == [("great-hall", 0), ("orangery", 15)]
    assert all(c["guild_id"] != palace.id for c in (await alice.state())["channels"])
    nobody = await alice.ok("GET", "/state")
    assert len(nobody["guilds"]) == 3
    people = {user["global_name"]: user for user in state["users"]}
    assert people["Carol"]["guilds"] == list(sandbox.state.guilds)
    assert people["Alice"]["moderates"] == [sandbox.state.guild.id]
    assert palace.id in people["Bob"]["moderates"]


async def test_the_first_moderator_owns_a_server_and_without_one_its_last_member(players, palace):
    assert palace.owner_id == players[2].id
    assert palace.locale == "fr"
    assert (await server(players[0], "Lodge"))["owner_id"] == players[-1].id


@pytest.mark.parametrize(
    "other", [FurtherGuild("A", members=("Zed",)), FurtherGuild("A", moderators=("Zed",))]
)
def test_a_world_that_names_somebody_whom_it_does_not_have_is_refused(other: FurtherGuild):
    with pytest.raises(ValueError, match="A names Zed"):
        Sandbox(World(others=(other,)))


async def test_what_is_said_in_a_server_is_for_its_members(players, hall):
    alice, bob, carol = players[:3]
    await bob.act("say", hall, content="Here")
    assert await alice.refused("say", hall, content="?") == 403
    assert await carol.texts(hall) == ["Here"]
    unread = {c["id"]: c["unread"] for c in (await carol.state())["channels"]}
    assert unread[hall] == 1
    assert sum(unread.values()) == 1


async def test_somebody_comes_into_one_server_and_leaves_it_again(players, sandbox, palace, hall):
    alice, carol = players[0], players[2]
    stream = alice.events()
    await anext(stream)
    here = {"guild_id": palace.id}
    user = await carol.ok(
        "PATCH", f"/users/{alice.id}", {"present": True, "moderator": True} | here
    )
    assert palace.id in user["guilds"]
    assert palace.id in user["moderates"]
    event = await next_of(stream, "guild")
    assert event["guild"]["name"] == "Palace"
    assert [channel["name"] for channel in event["channels"]] == ["great-hall", "orangery"]
    await alice.act("say", hall, content="Good evening")
    user = await carol.ok("PATCH", f"/users/{alice.id}", {"present": False} | here)
    assert sandbox.state.guild.id in user["guilds"]
    assert palace.id not in user["guilds"]
    assert (await next_of(stream, "guild_delete"))["id"] == palace.id
    assert await alice.refused("say", hall, content="?") == 403
    await stream.aclose()


async def test_only_the_owner_of_that_server_must_stay_a_moderator(players, palace):
    alice, carol = players[0], players[2]
    no = {"moderator": False}
    here = {"guild_id": palace.id}
    assert (await alice.call("PATCH", f"/users/{carol.id}", no | here))[0] == 400
    assert (await alice.call("PATCH", f"/users/{carol.id}", no))[0] == 200
    assert (await alice.call("PATCH", f"/users/{alice.id}", no))[0] == 400


async def test_people_and_channels_are_added_to_a_server(players, palace):
    here = {"guild_id": palace.id}
    guest = await players[0].ok("POST", "/users", {"name": "Wilhelm"} | here)
    assert guest["guilds"] == [palace.id]
    made = await players[0].ok("POST", "/channels", {"name": "Cellar"} | here)
    assert made["guild_id"] == palace.id
    wilhelm = Player(players[0].sandbox, players[0].http, guest["id"])
    await wilhelm.act("say", made["id"], content="So dark")
    assert [guild["name"] for guild in (await wilhelm.state())["guilds"]] == ["Palace"]


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/users", {"name": "Ann"}),
        ("POST", "/channels", {"name": "cellar"}),
        ("PATCH", "/users/{user}", {"present": True}),
        ("PUT", "/commands/1/permissions", {"type": USER, "id": "1", "permission": True}),
    ],
)
async def test_a_server_that_there_is_not_is_refused(players, method, path, body):
    path = path.format(user=players[1].id)
    status, answer = await players[0].call(method, path, body | {"guild_id": "1"})
    assert (status, answer) == (404, {"error": "There is no guild 1."})


async def test_a_server_has_its_own_commands_besides_those_of_all(bot, players, sandbox, palace):
    application = f"/applications/{sandbox.state.bot.id}"
    await bot.ok("POST", f"{application}/commands", PING)
    await bot.ok("POST", f"{application}/guilds/{palace.id}/commands", RULE)
    bob = players[1]

    async def names(name: str) -> list[str]:
        return [command["name"] for command in (await server(bob, name))["commands"]]

    assert await names("Palace") == ["ping", "rule"], "there he is a moderator"
    assert await names("Lodge") == ["ping"]
    state = await players[3].state()
    assert [[c["name"] for c in g["commands"]] for g in state["guilds"]] == [["ping"]] * 3
    assert [command["name"] for command in state["direct_commands"]] == ["ping"]


async def test_a_server_settles_for_itself_who_may_use_a_command(
    bot, players, sandbox, palace, hall, general
):
    alice, dave = players[0], players[3]
    made = await bot.ok("POST", f"/applications/{sandbox.state.bot.id}/commands", PING)
    stream = dave.events()
    await anext(stream)
    path, deny = f"/commands/{made['id']}/permissions", {"type": USER, "id": dave.id}
    await alice.ok("PUT", path, deny | {"permission": False, "guild_id": palace.id})
    event = await next_of(stream, "commands")
    assert (event["guild_id"], event["commands"]) == (palace.id, [])
    assert event["permissions"][0]["name"] == "ping"
    assert await dave.refused("command", hall, command="ping") == 403
    await bot.login()
    using = asyncio.create_task(dave.act("command", general, command="ping"))
    await bot.answer(await bot_hears(bot), 4, {"content": "Here"})
    assert (await using)["message"]["content"] == "Here"
    assert (await server(dave, "Lodge"))["permissions"] == []
    await stream.aclose()


async def bot_hears(bot):
    """The next interaction; the other servers come first."""
    while (heard := await bot.socket.receive())["t"] == "GUILD_CREATE":
        pass
    assert heard["t"] == "INTERACTION_CREATE"
    return heard["d"]


async def test_commands_for_direct_messages_are_those_that_no_server_has_alone(
    bot, sandbox, players
):
    application = f"/applications/{sandbox.state.bot.id}"
    await bot.ok("POST", f"{application}/commands", PING | {"contexts": [0]})
    await bot.ok("POST", f"{application}/commands", RULE)
    names = [command["name"] for command in (await players[1].state())["direct_commands"]]
    assert names == ["rule"], "no permission of a server counts in private"


async def test_a_thread_is_of_the_server_of_its_channel(bot, players, palace, hall):
    await bot.login()
    thread = await players[1].act("threads", hall, name="Aside", content="Psst")
    assert thread["guild_id"] == palace.id
    active = await bot.ok("GET", f"/guilds/{palace.id}/threads/active")
    assert [each["id"] for each in active["threads"]] == [thread["id"]]
    state = await players[1].state()
    assert next(c for c in state["channels"] if c["id"] == thread["id"])["guild_id"] == palace.id
    # A moderator of another server is none here.
    await players[0].ok("PATCH", f"/channels/{thread['id']}", {"locked": True})
    assert await players[3].refused("say", thread["id"], content="?") == 403
    await players[1].act("say", thread["id"], content="Order!")


async def test_a_channel_of_another_server_is_no_answer(bot, players, sandbox, hall, general):
    option = {"type": 7, "name": "where", "description": "Where", "required": True}
    asked = {"name": "go", "description": "Go", "options": [option]}
    await bot.ok("POST", f"/applications/{sandbox.state.bot.id}/commands", asked)
    where = {"where": hall}
    assert await players[1].refused("command", general, command="go", options=where) == 400


async def test_a_server_that_is_new_is_shown_to_its_members(sandbox, players):
    streams = [players[0].events(), players[1].events()]
    for stream in streams:
        await anext(stream)
    guild = sandbox.add_guild("Abbey", [players[1].id])
    event = await next_of(streams[1], "guild")
    assert (event["guild"]["id"], event["channels"][0]["name"]) == (guild.id, "general")
    sandbox.add_guild("Mill", [players[0].id])
    event = await next_of(streams[0], "guild")
    assert event["guild"]["name"] == "Mill", "of the other nothing was said"
    for stream in streams:
        await stream.aclose()


async def test_an_outage_and_an_installation_without_the_bot_are_of_one_server(
    sandbox, bot, players, palace
):
    bot.socket = await bot.connect()
    ready = await bot.socket.identify(sandbox.token)
    for _ in ready["guilds"]:
        await bot.socket.event("GUILD_CREATE")
    sandbox.set_guild_available(False, palace)
    assert (await bot.socket.event("GUILD_DELETE"))["id"] == palace.id
    sandbox.set_guild_available(True, palace)
    assert (await bot.socket.event("GUILD_CREATE"))["id"] == palace.id
    sandbox.install_without_bot(palace)
    assert (await bot.socket.event("GUILD_DELETE"))["id"] == palace.id
    assert await bot.fails("GET", f"/guilds/{palace.id}") == (404, 10004)
    assert len(await bot.ok("GET", "/users/@me/guilds")) == 2
