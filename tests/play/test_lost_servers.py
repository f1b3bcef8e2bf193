"""No game ends because a session did not speak of its server: Discord is asked first."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from bot.guilds import removal_checks
from bot.guilds.removal_checks import ASK_AGAIN
from bot.permissions import invite_link
from bot.values.tables import Status
from sandbox.sessions import shard_of
from tests.play.night import Night, words
from tests.play.test_accidents import results
from tests.play.test_servers import two_shards

NO_ACCESS, UNKNOWN_GUILD, STRANGER = 50001, 10004, 50278
GUILD = "/guilds/{guild_id}"
LONG = 300.0
"""Seconds that discord.py waits for more servers, where the test says when there are no more."""


def hears(night: Night, event: str, what: object = None) -> Awaitable[object]:
    """Wait for what the bot hears next of this kind."""

    def is_it(*said: object) -> bool:
        return what is None or what in said

    return night.bot.wait_for(event, check=is_it, timeout=LONG)


async def heard(night: Night, event: str, cause: Callable[[], None], what: object = None) -> None:
    """Do something, and wait until the bot has heard what it leads to."""
    hearing = asyncio.ensure_future(hears(night, event, what))
    await asyncio.sleep(0)
    cause()
    await hearing


def asked(night: Night) -> int:
    """How often Discord was asked whether the bot is in any server."""
    return sum(r.name == f"GET {GUILD}" for r in night.sandbox.requests)


def on_shard(night: Night) -> int:
    """The shard that the first server is on."""
    return shard_of(night.sandbox.state.guild, night.sandbox.gateway.shards)


async def begin_anew(night: Night, *, ready: bool = True) -> None:
    """Lose the session; the bot hears of the new one, and is ready with it or not yet."""
    night.bot.settled.clear()
    night.bot._connection.guild_ready_timeout = 0.0 if ready else LONG
    night.sandbox.gateway.forget_sessions()
    event = "shard_ready" if ready else "shard_connect"
    await heard(night, event, night.sandbox.gateway.ask_reconnect, on_shard(night))
    if ready:
        await looked_round(night)


async def looked_round(night: Night) -> None:
    """Wait until the bot has done what it does when it is ready."""
    async with asyncio.timeout(LONG):
        await night.bot.settled.wait()
    await night.idle()


async def drop(night: Night) -> None:
    """Cut the line, and wait until it is taken up again."""
    gone = asyncio.ensure_future(hears(night, "shard_disconnect", on_shard(night)))
    await heard(night, "shard_resumed", night.sandbox.gateway.drop, on_shard(night))
    await gone


async def let_be_ready(night: Night) -> None:
    """Have discord.py find that all servers of a shard have come, a last one among them."""
    night.bot._connection.guild_ready_timeout = 0.0
    members = [guest.id for guest in night.guests]

    def come() -> None:
        other = night.sandbox.add_guild("Late", members)
        while shard_of(other, night.sandbox.gateway.shards) != on_shard(night):
            other = night.sandbox.add_guild("Late", members)

    await heard(night, "shard_ready", come, on_shard(night))
    await looked_round(night)


@pytest.mark.parametrize("shards", [1, 2])
@pytest.mark.parametrize("when", ["named", "told", "ready"])
async def test_a_line_that_drops_again_right_after_a_new_session_ends_no_table(
    night: Night, when: str, shards: int
):
    """When the servers were named, were told of, or when discord.py was ready with them."""
    if shards == 2:
        await two_shards(night)
    await night.deal(4, pace="by-day")
    guild = night.sandbox.state.guild
    if when == "named":
        guild.available = False  # The servers themselves come later.
    await begin_anew(night, ready=when == "ready")
    if when == "told":
        await night.until(lambda: int(guild.id) in night.bot.messages.guilds(), "it has come")
    await drop(night)
    if when == "named":
        night.sandbox.set_guild_available(True)
    if when != "ready":
        await let_be_ready(night)
    assert night.table.state.going_on
    asked = [r.path for r in night.sandbox.requests if r.name == f"GET {GUILD}"]
    assert not [each for each in asked if each.endswith(guild.id)], "the session has named it"
    assert await is_taken_for_there(night)
    await goes_on(night)


async def is_taken_for_there(night: Night) -> bool:
    """Whether a command is taken, and not answered with the link that invites the bot."""
    answer = await night.guests[0].command("botk status")
    return invite_link(night.sandbox.state.bot.id) not in words(answer["message"])


async def goes_on(night: Night) -> None:
    """Play on: what is asked can be answered, and leads to the next question."""
    await night.answers(3)
    await night.until(night.asked, "somebody is asked")


async def goes_on_to_the_end(night: Night) -> None:
    """Play to the end: there is a result, and crowns for it."""
    guild, host = int(night.sandbox.state.guild.id), int(night.guests[0].id)
    await night.play_on()
    await night.result()
    assert results(night) == 1
    assert await night.store.crowns.purses(guild, [host])


async def is_asked(night: Night, *, times: int) -> None:
    """Wait until Discord was asked so often whether the bot is in the server, and has answered."""
    await night.until(lambda: asked(night) == times, "Discord is asked")
    await night.idle()


@pytest.mark.parametrize("restart", [False, True])
async def test_a_server_that_a_session_does_not_name_is_asked_about(night: Night, restart: bool):
    await night.deal(4, pace="by-day")
    night.sandbox.gateway.unnamed.add(night.sandbox.state.guild.id)
    if restart:
        await night.stop_bot()
        await night.begin_bot()
    else:
        await begin_anew(night)
    await is_asked(night, times=1)
    assert night.table.state.going_on
    assert await is_taken_for_there(night)
    await goes_on(night)


async def test_a_server_that_discord_says_is_gone_during_an_outage_is_asked_about(night: Night):
    """Discord should say that it is unavailable, and does not always."""
    await night.deal(4, pace="by-day")
    guild = night.sandbox.state.guild
    night.sandbox.dispatcher.guild_gone(guild, unavailable=False)
    await is_asked(night, times=1)
    assert night.bot.get_guild(int(guild.id)) is None
    assert night.table.state.going_on
    assert await is_taken_for_there(night)
    before = asked(night)
    night.sandbox.dispatcher.guild_arrived(guild)
    await night.until(lambda: night.bot.get_guild(int(guild.id)), "it is there again")
    await night.clock.turn(2 * ASK_AGAIN)
    assert asked(night) == before, "nothing is open any more"
    await goes_on_to_the_end(night)


@pytest.mark.parametrize("status", [401, 403, 429, 503])
async def test_a_game_goes_on_as_long_as_discord_does_not_say_that_the_bot_is_gone(
    night: Night, status: int
):
    night.expected |= {0, None, UNKNOWN_GUILD, NO_ACCESS, STRANGER}
    await night.deal(4, pace="by-day")
    table = night.table
    others = [night.sandbox.add_guild(name, [night.guests[0].id]) for name in ("East", "West")]
    await night.until(lambda: len(night.bot.guilds) == 3, "the bot has come")
    tries = 5 if status == 429 else 1  # discord.py asks five times by itself.
    night.sandbox.faults.fail(status, method="GET", route=GUILD, times=tries, retry_after=0.0)
    night.sandbox.gateway.forget_sessions()
    night.sandbox.install_without_bot()
    for guild in others:
        night.sandbox.remove_bot(guild)
    await begin_anew(night)
    await is_asked(night, times=tries)
    await night.until(lambda: night.bot.removal_checks._again, "it will be asked again")
    assert table.state.going_on, "an answer of another kind says nothing"
    await night.clock.turn(ASK_AGAIN)
    await is_asked(night, times=tries + 3)
    await night.until(lambda: table.state.record.status is Status.ENDED, "now it is certain")
    assert not await is_taken_for_there(night)
    await night.clock.turn(2 * ASK_AGAIN)
    assert asked(night) == tries + 3, "what is certain is not asked again"


async def test_no_server_waits_for_an_answer_about_another(
    night: Night, monkeypatch: pytest.MonkeyPatch
):
    night.expected |= {0, None, UNKNOWN_GUILD, NO_ACCESS, STRANGER}
    await night.deal(4, pace="by-day")
    table = night.table
    other = night.sandbox.add_guild("East", [night.guests[0].id])
    await night.until(lambda: len(night.bot.guilds) == 2, "the bot has come")
    never = night.sandbox.faults.hold(method="GET", route=GUILD)
    with monkeypatch.context() as patience:
        patience.setattr(removal_checks, "ANSWERED_WITHIN", 0.2)
        night.sandbox.remove_bot(other)
        await night.until(lambda: night.bot.removal_checks._again, "it will be asked again")
    assert table.state.going_on
    night.sandbox.faults.clear()  # On a busy machine it was not even asked.
    night.sandbox.remove_bot()
    await night.until(
        lambda: table.state.record.status is Status.ENDED, "Discord is asked about it"
    )
    never.release()


async def test_a_server_that_is_left_again_at_once_is_asked_about_again(night: Night):
    night.expected |= {0, None, UNKNOWN_GUILD, NO_ACCESS, STRANGER}
    guild_id = int(night.sandbox.state.guild.id)
    lost, again = night.bot.removal_checks._lost, asyncio.Event()

    async def slowly(guild_id: int) -> None:
        if not again.is_set():
            again.set()
            night.sandbox.invite_bot()
            await night.until(lambda: night.bot.get_guild(guild_id), "it has come back")
            night.sandbox.remove_bot()
            await night.until(lambda: not night.bot.get_guild(guild_id), "it is gone again")
        await lost(guild_id)

    night.bot.removal_checks._lost = slowly
    night.sandbox.remove_bot()
    await again.wait()
    await night.until(lambda: asked(night) == 2, "Discord is asked again")
    await night.idle()
    assert guild_id not in await night.store.guilds.present([])


async def test_no_command_says_that_the_bot_is_not_there_where_discord_does_not_say(night: Night):
    night.expected |= {0}
    night.sandbox.faults.fail(403, method="GET", route=GUILD, times=2)
    night.sandbox.dispatcher.guild_gone(night.sandbox.state.guild, unavailable=False)
    await is_asked(night, times=1)
    answer = await night.guests[0].command("botk start")
    assert asked(night) == 2
    assert invite_link(night.sandbox.state.bot.id) not in words(answer["message"])
    await night.until(lambda: list(night.bot.manager), "a table")
