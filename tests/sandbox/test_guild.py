"""The guild without the bot, or with its commands alone, and a bot of several shards."""

from __future__ import annotations

import asyncio

import discord

from tests.sandbox.bots import logged_in
from tests.sandbox.wire import webhook

PING = {"name": "ping", "description": "Is anybody there?", "type": 1}


async def test_commands_without_the_bot(sandbox, bot, players, general):
    commands = f"/applications/{sandbox.state.bot.id}/commands"
    await bot.ok("POST", commands, PING)
    direct = await bot.ok("POST", "/users/@me/channels", {"recipient_id": players[1].id})
    sandbox.install_without_bot()
    bot.socket = await bot.connect()
    ready = await bot.socket.identify(sandbox.token)
    assert ready["guilds"] == []
    using = asyncio.create_task(players[1].act("command", general, command="ping"))
    interaction = await bot.interaction()
    everyone = int(sandbox.state.guild.everyone.permissions)
    assert int(interaction["app_permissions"]) == everyone
    # The answer needs no bot there; all else does.
    await bot.answer(interaction, 4, {"content": "Here"})
    assert (await using)["message"]["content"] == "Here"
    await bot.ok("POST", webhook(interaction), {"content": "And again"})
    assert await players[2].texts(general) == ["Here", "And again"]
    channel = f"/channels/{general}"
    assert await bot.fails("GET", channel) == (403, 50001)
    assert await bot.fails("POST", channel + "/messages", {"content": "?"}) == (403, 50001)
    thread = {"name": "Aside", "type": 11}
    assert await bot.fails("POST", channel + "/threads", thread) == (403, 50001)
    assert await bot.fails("GET", f"/guilds/{interaction['guild_id']}") == (404, 10004)
    path = f"/channels/{direct['id']}/messages"
    assert await bot.fails("POST", path, {"content": "?"}) == (403, 50278)
    sandbox.invite_bot()
    assert (await bot.socket.event("GUILD_CREATE"))["id"] == interaction["guild_id"]
    await bot.ok("POST", path, {"content": "Better"})


async def test_who_is_removed_has_no_commands_there(sandbox, bot, players, general):
    await bot.ok("POST", f"/applications/{sandbox.state.bot.id}/commands", PING)
    sandbox.remove_bot()
    assert await players[1].refused("command", general, command="ping") == 409


async def test_each_shard_hears_of_its_own_guilds(sandbox, bot, general):
    guild = int(sandbox.state.guild.id)
    ours = (guild >> 22) % 2
    sockets = [await bot.connect() for _ in range(2)]
    for number, socket in enumerate(sockets):
        ready = await socket.identify(sandbox.token, 1 | 1 << 9, shard=[number, 2])
        assert [each["id"] for each in ready["guilds"]] == [str(guild)] * (number == ours)
    await sockets[ours].event("GUILD_CREATE")
    await bot.ok("POST", f"/channels/{general}/messages", {"content": "Hear!"})
    await sockets[ours].event("MESSAGE_CREATE")
    assert await sockets[1 - ours].pending() == []


class Sharded(discord.AutoShardedClient):
    """Notes which of its events come."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.heard: asyncio.Queue[str] = asyncio.Queue()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Do not wait between shards."""

    async def on_ready(self) -> None:
        self.heard.put_nowait("ready")

    async def on_shard_ready(self, shard_id: int) -> None:
        self.heard.put_nowait(f"shard {shard_id}")


async def test_a_guild_that_is_lost_while_a_session_was_lost_is_told_of_by_absence_alone(sandbox):
    sandbox.gateway.shards = 2
    bot = Sharded()
    async with logged_in(sandbox, bot):
        assert bot.shard_count == 2
        assert len(bot.guilds) == 1
        begun = {await bot.heard.get() for _ in range(3)}
        assert begun == {"ready", "shard 0", "shard 1"}
        sandbox.gateway.forget_sessions()
        sandbox.remove_bot()
        sandbox.gateway.ask_reconnect()
        again = {await bot.heard.get() for _ in range(2)}
        assert again == {"shard 0", "shard 1"}, "the whole is not ready a second time"
        assert len(bot.guilds) == 1, "the library keeps what it was not told to drop"


async def test_two_guilds_know_nothing_of_each_other(sandbox, bot, players, general):
    ann, bob = players[1], players[2]
    other = sandbox.add_guild("The other side", [bob.id, players[3].id], moderators=[bob.id])
    (there,) = sandbox.state.top_channels(other)
    await bot.ok("POST", f"/applications/{sandbox.state.bot.id}/commands", PING)
    assert {g["id"] for g in await bot.ok("GET", "/users/@me/guilds")} == set(sandbox.state.guilds)
    bot.socket = await bot.connect()
    ready = await bot.socket.identify(sandbox.token)
    assert {each["id"] for each in ready["guilds"]} == set(sandbox.state.guilds)
    arrived = [await bot.socket.event("GUILD_CREATE") for _ in ready["guilds"]]
    assert [[c["name"] for c in guild["channels"]] for guild in arrived] == [
        ["general", "off-topic"],
        ["general"],
    ]
    assert [guild["member_count"] for guild in arrived] == [9, 3]

    # Who is a member sees it, and acts there with what they are there.
    assert await ann.refused("command", there.id, command="ping") == 403
    using = asyncio.create_task(bob.act("command", there.id, command="ping"))
    interaction = await bot.interaction()
    assert interaction["guild_id"] == other.id
    assert interaction["member"]["roles"] == [other.moderators.id]
    await bot.answer(interaction, 4, {"content": f"<@{ann.id}> <@{bob.id}>"})
    await using
    assert sandbox.notifications.of(ann.id) == []
    using = asyncio.create_task(bob.act("command", general, command="ping"))
    interaction = await bot.interaction()
    assert (interaction["guild_id"], interaction["member"]["roles"]) == (
        sandbox.state.guild.id,
        [],
    )
    await bot.answer(interaction, 4, {"content": "Here"})
    await using
    members = f"/guilds/{other.id}/members"
    assert (await bot.ok("GET", f"{members}/{bob.id}"))["user"]["id"] == bob.id
    assert await bot.fails("GET", f"{members}/{ann.id}") == (404, 10007)

    # The bot is removed from one, and stays in the other.
    sandbox.remove_bot(other)
    assert await bot.socket.event("GUILD_DELETE") == {"id": other.id}
    path = f"/channels/{there.id}/messages"
    assert await bot.fails("POST", path, {"content": "?"}) == (403, 50001)
    await bot.ok("POST", f"/channels/{general}/messages", {"content": "Still here"})
    # Whom it meets elsewhere can still be written to.
    direct = await bot.ok("POST", "/users/@me/channels", {"recipient_id": bob.id})
    await bot.ok("POST", f"/channels/{direct['id']}/messages", {"content": "Psst"})


async def test_a_guilds_commands_and_permissions_are_its_own(sandbox, bot, players, general):
    other = sandbox.add_guild("The other side", [players[1].id, players[2].id])
    (there,) = sandbox.state.top_channels(other)
    path = f"/applications/{sandbox.state.bot.id}/guilds/{other.id}/commands"
    made = await bot.ok("POST", path, PING)
    assert (await bot.ok("GET", path))[0]["guild_id"] == other.id
    assert await players[2].refused("command", general, command="ping") == 404
    deny = {"type": 2, "id": players[2].id, "permission": False}
    assert (await players[0].call("PUT", f"/commands/{made['id']}/permissions", deny))[0] == 404
    assert await bot.fails("GET", f"{path}/{made['id']}/permissions") == (404, 10066)
    using = asyncio.create_task(players[2].act("command", there.id, command="ping"))
    assert (await using)["outcome"] == "failed"
