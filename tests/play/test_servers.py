"""Servers: with the commands alone, one more, on another shard, or lost unheard."""

import asyncio

import pytest
import structlog

from bot.drawing import png
from bot.messages import emojis
from bot.permissions import invite_link
from bot.store.privacy import Privacy
from bot.store.schema import guilds
from bot.store.store import Store
from bot.tables.table import Table
from bot.values.guilds import Starters
from bot.values.moderation import Actor, Order
from bot.values.tables import Status
from games.botk.cards import Gallows
from sandbox.autoplay import controls
from sandbox.model import Guild
from sandbox.sessions import shard_of
from tests.play.night import Night, words
from tests.play.test_accidents import results
from tests.play.test_emblems import PIXEL
from tests.sandbox.patience import PATIENCE, patience
from tests.store.rows import rows
from tests.support.failing_store import trouble
from tests.support.fixtures import Stack

NOTHING_ARRIVES = "nothing typed or pressed arrives: an Interactions Endpoint URL is set"
NO_ACCESS, UNKNOWN_CHANNEL, UNKNOWN_GUILD, UNKNOWN_MESSAGE = 50001, 10003, 10004, 10008


async def without_the_bot(night: Night) -> None:
    """The server has the commands, and not the bot."""
    night.expected |= {UNKNOWN_GUILD}
    night.sandbox.install_without_bot()
    await night.until(
        lambda: night.bot.removal_checks._sure, "the bot has heard it, and has made sure"
    )


def posted(night: Night) -> list[str]:
    """What the bot has tried to write, but for answers."""
    writes = ("POST", "PATCH", "PUT", "DELETE")
    return [r.name for r in night.sandbox.requests if r.method in writes and r.counted]


@pytest.mark.parametrize(
    "command", ["botk start", "dotk start", "execution play", "crowns me", "court settings"]
)
async def test_with_the_commands_alone_the_invite_link_is_given(night: Night, command: str):
    await without_the_bot(night)
    before = posted(night)
    answer = await night.guests[0].command(command)
    assert invite_link(night.sandbox.state.bot.id) in words(answer["message"])
    assert answer["message"]["flags"] & 1 << 6, "only who asked sees it"
    assert posted(night) == before
    assert list(night.bot.manager) == []


async def test_what_needs_no_server_works_with_the_commands_alone(night: Night):
    await without_the_bot(night)
    answer = await night.guests[0].command("help")
    assert "/botk start" in words(answer["message"])
    answer = await night.guests[0].command("privacy show")
    assert "You have never sat down with us" in words(answer["message"])


async def test_a_game_is_not_played_again_where_only_the_commands_are_left(night: Night):
    night.expected |= {NO_ACCESS}
    await night.deal(4)
    await night.play_on()
    final = await night.result()
    await without_the_bot(night)
    again = next(c for c in controls(final["components"]) if c["custom_id"].endswith(":again"))
    answer = await night.guests[0].use(final, again)
    assert invite_link(night.sandbox.state.bot.id) in words(answer["message"])
    assert list(night.bot.manager) == []


async def test_every_command_says_how_it_is_installed_and_where_it_is_offered(night: Night):
    """What is left out follows the developer portal's settings, whatever they are."""
    commands = {each["name"]: each for each in night.sandbox.state.global_commands.values()}
    sent = next(
        r.sent for r in night.sandbox.requests if r.method == "PUT" and "commands" in r.path
    )
    assert {each["name"] for each in sent} == set(commands)
    for each in sent:
        anywhere = each["name"] in ("execution", "help", "privacy")
        assert each["integration_types"] == ([0, 1] if anywhere else [0]), each["name"]
        assert each["contexts"] == ([0, 1, 2] if anywhere else [0]), each["name"]


# --- several servers, several shards ---


async def test_two_servers_have_their_tables_apart(night: Night):
    seated = await night.deal(4)
    other = night.sandbox.add_guild("The other side", [guest.id for guest in seated])
    (there,) = night.sandbox.state.top_channels(other)
    host = seated[0]
    await night.until(lambda: len(night.bot.guilds) == 2, "the bot has come")
    await host.command("botk start", channel_id=there.id)
    await seated[1].press(r"gg:t:2:join")
    tables = {table.id: table.state.record.guild_id for table in night.bot.manager}
    assert tables == {1: int(night.sandbox.state.guild.id), 2: int(other.id)}
    night.expected |= {NO_ACCESS, UNKNOWN_GUILD}
    night.sandbox.remove_bot(other)
    await night.until(lambda: len(list(night.bot.manager)) == 1, "its table is over")
    assert night.table.id == 1
    await night.play_on()
    await night.result()


async def two_shards(night: Night) -> Guild:
    """Start the bot again on two shards, and have a server on the one that the first is not on.

    Return the new server.
    """
    first, members = night.sandbox.state.guild, [guest.id for guest in night.guests]
    other = night.sandbox.add_guild("Elsewhere", members)
    night.expected |= {UNKNOWN_GUILD, NO_ACCESS}
    while shard_of(other, 2) == shard_of(first, 2):
        night.sandbox.remove_bot(other)
        other = night.sandbox.add_guild("Elsewhere", members)
    await night.stop_bot()
    night.sandbox.gateway.shards = 2
    await night.start_bot()
    assert night.bot.shard_count == 2
    return other


async def play(night: Night, table: Table) -> None:
    """Answer to the end of one of several tables."""
    while not table.state.done:
        await night.until(lambda: table.state.done or table.state.waiting(), "somebody is asked")
        for waiting in table.state.waiting()[:1]:
            await night.reply(table, waiting)


async def test_games_on_two_shards(night: Night, gallows: Stack):
    """Direct messages arrive on the first shard, whichever the game's server is on."""
    gallows(Gallows.THE_MOB)  # All are asked in secret, whom no direct message reaches among them.
    other = await two_shards(night)
    (there,) = night.sandbox.state.top_channels(other)
    for place, seats in ((night.hall, night.guests[:4]), (there.id, night.guests[4:8])):
        await seats[0].command("botk start", channel_id=place)
        (table,) = [t for t in night.bot.manager if str(t.state.record.channel_id) == place]
        for guest in seats[1:]:
            await guest.press(rf"gg:t:{table.id}:join")
        await seats[0].press(rf"gg:t:{table.id}:begin")
        await play(night, table)
        await night.until(lambda: not list(night.bot.manager), "it is put away")
    assert results(night) == 2


@pytest.mark.parametrize(("shards", "outage"), [(1, False), (2, False), (2, True)])
async def test_a_server_that_was_left_while_the_session_was_lost(
    night: Night, shards: int, outage: bool
):
    """It makes no difference whether Discord had an outage there."""
    other = await two_shards(night)
    if shards == 1:
        await night.stop_bot()
        night.sandbox.gateway.shards = 1
        await night.start_bot()
    await night.deal(4)
    (table,) = night.bot.manager
    (there,) = night.sandbox.state.top_channels(other)
    stays = night.guests[5]
    await stays.command("botk start", channel_id=there.id)
    night.expected |= {NO_ACCESS, UNKNOWN_GUILD}
    if outage:
        night.sandbox.set_guild_available(False)
        await night.until(lambda: len(night.bot.messages.guilds()) == 1, "the bot knows of it")
    night.sandbox.gateway.forget_sessions()
    night.sandbox.remove_bot()
    night.sandbox.gateway.ask_reconnect()
    await night.until(lambda: table.state.record.status is Status.ENDED, "its game is over")
    await night.until(lambda: len(night.bot.guilds) == 1, "the bot knows")
    await night.until(lambda: table not in night.bot.manager, "it is put away")
    assert night.table.state.record.guild_id == int(other.id)
    assert night.table.state.record.status is Status.LOBBY
    # It will be forgotten after thirty days, as one that says good-bye.
    await night.stop_bot()
    store = await Store.open(night.url)
    left = {row["guild_id"]: row["left_at"] for row in await rows(store, guilds)}
    await store.close()
    assert left[table.state.record.guild_id] is not None
    assert left[int(other.id)] is None


@pytest.mark.parametrize("available", [False, True])
async def test_a_server_with_an_outage_is_not_taken_for_left(night: Night, available: bool):
    await night.deal(4)
    night.sandbox.gateway.forget_sessions()
    if not available:
        night.sandbox.set_guild_available(False)
    before = night.sandbox.gateway.identifies
    ready = asyncio.ensure_future(night.bot.wait_for("shard_ready", timeout=PATIENCE))
    night.sandbox.gateway.ask_reconnect()
    await ready
    assert night.sandbox.gateway.identifies == before + 1
    night.sandbox.set_guild_available(True)
    await night.until(lambda: night.bot.messages.guilds(), "the outage is over")
    assert night.table.state.going_on
    await night.play_on()
    await night.result()


@pytest.mark.parametrize("shards", [1, 2])
async def test_what_was_deleted_while_the_session_was_lost_is_noticed(night: Night, shards: int):
    """Nobody presses and nothing changes: the new session alone is the reason to look."""
    if shards == 2:
        await two_shards(night)
    await night.deal(4)
    night.expected |= {UNKNOWN_CHANNEL, UNKNOWN_MESSAGE}
    await night.until(lambda: night.panel_id, "the panel")
    panel, place = night.panel_id, night.table.state.place_id
    night.sandbox.gateway.forget_sessions()
    await night.guests[0].player.ok("DELETE", f"/channels/{place}/messages/{panel}")
    night.sandbox.gateway.ask_reconnect()
    await night.until(lambda: night.panel_id != panel, "another panel")


async def test_who_has_the_role_may_open_tables_though_the_server_was_only_named_yet(night: Night):
    """Discord names all servers at once, and then tells of them one by one."""
    guild, guest = night.sandbox.state.guild, night.guests[1]
    guild.moderators.permissions = guild.everyone.permissions
    await guest.player.ok("PATCH", f"/users/{guest.id}", {"moderator": True})
    order = Order("settings", int(guild.id), Actor(1, "Ann"), night.clock.now())
    settled = {"starters": Starters.ROLE, "starter_role": int(guild.moderators.id)}
    await night.store.guilds.change(order, **settled)
    await night.stop_bot()
    guild.available = False
    await night.begin_bot()
    await guest.command("botk start")
    assert night.table.state.record.host_id == int(guest.id)


async def test_what_is_typed_is_heard_or_the_operator_told_why_not(night: Night):
    """Discord sends it to an address that is set, in place of the gateway."""
    await night.stop_bot()
    night.sandbox.state.endpoint = "https://old.example/interactions"
    with structlog.testing.capture_logs() as log:
        await night.start_bot()
    assert (await night.guests[0].command("botk start"))["outcome"] == "failed"
    assert NOTHING_ARRIVES in [each["event"] for each in log]


async def test_a_server_that_invites_the_bot_is_greeted(night: Night):
    other = night.sandbox.add_guild("Elsewhere", [night.guests[1].id])
    (there,) = night.sandbox.state.top_channels(other)
    await night.until(lambda: there.messages, "the first words")


async def test_a_server_that_invites_the_bot_back_during_an_outage_is_not_forgotten(night: Night):
    """Of that the bot is told no more than that the server is available, when it is again."""
    night.expected |= {UNKNOWN_GUILD}

    async def left() -> bool:
        (row,) = await rows(night.store, guilds)
        return row["left_at"] is not None

    night.sandbox.remove_bot()
    async with patience("it is to be forgotten"):
        while not await left():
            pass
    night.sandbox.state.guild.available = False
    night.sandbox.invite_bot()
    night.sandbox.set_guild_available(True)
    async with patience("it is not"):
        while await left():
            pass


async def test_after_an_outage_a_table_has_its_picture_again(
    night: Night, monkeypatch: pytest.MonkeyPatch
):
    """A bot that starts meanwhile does not know whether it may attach one."""

    async def drawn(*_: object) -> bytes:
        return PIXEL

    monkeypatch.setattr(png, "in_worker", drawn)
    monkeypatch.setattr(emojis, "emblems", dict)
    monkeypatch.setattr(emojis, "in_worker", drawn)
    await night.stop_bot()
    night.drawings = True
    await night.start_bot()
    await night.deal(4, pace="by-day")
    await night.until(lambda: night.panel_id, "the panel")
    place = night.sandbox.state.channels[str(night.table.state.place_id)]
    panel = place.messages[str(night.panel_id)]

    def pictured() -> bool:
        return bool(panel.attachments)

    await night.until(pictured, "the panel has its picture")
    await night.stop_bot()
    night.sandbox.state.guild.available = False
    await night.begin_bot()
    await night.until(lambda: not pictured(), "whether it may stay is not known")
    night.sandbox.set_guild_available(True)
    await night.until(pictured, "the picture is back")


async def test_no_server_is_taken_for_one_whose_outage_is_over_as_a_session_begins(night: Night):
    """All are told of then, one by one, and looked after at once, by one query."""
    await night.deal(4)
    await night.until(lambda: night.panel_id, "the panel")
    with trouble("guilds.returned", after=99) as one_by_one:
        await night.stop_bot()
        await night.start_bot()
        night.sandbox.gateway.forget_sessions()
        ready = asyncio.ensure_future(night.bot.wait_for("shard_ready", timeout=PATIENCE))
        night.sandbox.gateway.ask_reconnect()
        await ready
        await night.play_on()
        await night.result()
    assert one_by_one == []


async def test_a_server_that_invited_the_bot_while_the_session_was_lost_is_greeted(night: Night):
    night.sandbox.gateway.forget_sessions()
    other = night.sandbox.add_guild("Elsewhere", [night.guests[1].id])
    (there,) = night.sandbox.state.top_channels(other)
    night.sandbox.gateway.ask_reconnect()
    await night.until(lambda: there.messages, "the first words")


# --- an answer that takes its time ---


async def test_what_follows_thinking_takes_its_place(night: Night, monkeypatch: pytest.MonkeyPatch):
    """A follow-up would do so too, for compatibility only."""
    monkeypatch.setattr("cogs.replies.SOON", 0.0)
    summary = Privacy.summary

    async def slow(self: Privacy, user_id: int) -> dict[str, int]:
        await asyncio.sleep(0)
        return await summary(self, user_id)

    monkeypatch.setattr(Privacy, "summary", slow)
    asker = night.guests[0]
    answer = await asker.command("privacy show")
    assert answer["outcome"] == "deferred"
    shown = answer["message"]["id"]
    await night.until(
        lambda: "You have never sat down with us" in words(asker.messages.get(shown, {})), "said"
    )
    used = [r.name for r in night.sandbox.requests if r.path.startswith("/webhooks/")]
    assert used == ["PATCH /webhooks/{application_id}/{token}/messages/{message_id}"]


# --- a slow line ---


async def test_a_game_on_a_slow_line_on_which_requests_overtake_each_other(night: Night):
    """Answers come after what they have caused, and edits arrive in another order than sent."""
    line = night.sandbox.line
    line.request = line.answer = line.event = (0.0, 0.005)
    await night.deal(4)
    await night.answers(1)
    line.request = line.answer = line.event = (0.0, 0.0)
    await night.play_on()
    final = await night.result()
    assert results(night) == 1
    *_, lobby = [m["id"] for m in night.public() if m["channel_id"] == night.hall]
    buttons = [m["id"] for m in night.public() if list(controls(m["components"]))]
    assert buttons == [lobby, final["id"]], "no other button is left behind"
