"""What goes wrong between the bot and Discord, while a game is on."""

import asyncio
import re

import pytest
from structlog.testing import capture_logs

from bot.tables.table import Table
from bot.values.tables import Status
from games.botk import events as ev
from sandbox.autoplay import controls
from sandbox.model import Json
from tests.play.night import Guest, Night, is_private, words
from tests.sandbox.patience import PATIENCE

MESSAGES = "/channels/{channel_id}/messages"
LOOK = f"GET {MESSAGES}/{{message_id}}"
MESSAGE = "/channels/{channel_id}/messages/{message_id}"
CALLBACK = "/interactions/{interaction_id}/{token}/callback"
UNKNOWN_CHANNEL, UNKNOWN_MEMBER, UNKNOWN_MESSAGE = 10003, 10007, 10008
NO_ACCESS, NO_PERMISSION = 50001, 50013


@pytest.fixture
async def seated(night: Night) -> list[Guest]:
    """Four have been dealt their cards, and somebody has answered something."""
    guests = await night.deal(4)
    await night.answers(2)
    await night.idle()
    return guests


def posts(night: Night, text: str) -> list[Json]:
    """Public messages that were posted with this on them."""
    new = [e["message"] for e in night.guests[-1].heard if e["type"] == "message"]
    return [m for m in new if not is_private(night, m) and text in words(m)]


def results(night: Night) -> int:
    """How often the result was posted."""
    return len(posts(night, "The whole story"))


# --- the line ---


async def test_a_cut_line_is_taken_up_again(night: Night, seated: list[Guest]):
    resumed = asyncio.ensure_future(night.bot.wait_for("shard_resumed", timeout=PATIENCE))
    await asyncio.sleep(0)
    night.sandbox.gateway.drop()
    await resumed
    await night.play_on()
    await night.result()
    assert night.sandbox.gateway.identifies == 1
    assert results(night) == 1


async def test_the_bot_is_not_connected_while_the_line_is_cut(night: Night, seated: list[Guest]):
    seen: list[bool] = []

    async def look(*_: object) -> None:
        seen.append(night.bot.is_connected())

    night.bot.add_listener(look, "on_shard_disconnect")
    resumed = asyncio.ensure_future(night.bot.wait_for("shard_resumed", timeout=PATIENCE))
    assert night.bot.is_connected()
    await asyncio.sleep(0)
    night.sandbox.gateway.drop()
    await resumed
    assert seen == [False]
    assert night.bot.is_connected()


async def test_a_press_during_the_cut_arrives_afterwards(night: Night, seated: list[Guest]):
    guest, waiting = night.asked()[0]
    message, control = await guest.sees(night.control(waiting))
    given = len(night.table.state.told())
    night.sandbox.gateway.drop()
    await guest.use(message, control)
    await night.until(lambda: len(night.table.state.told()) > given, "the press has arrived")
    await night.play_on()


async def test_a_forgotten_session_begins_anew(night: Night, seated: list[Guest]):
    """What somebody alone was shown is changed again: no bot can look whether it is there."""
    await seated[0].press(rf"gg:t:{night.table.id}:hand")
    ready = asyncio.ensure_future(night.bot.wait_for("shard_ready", timeout=PATIENCE))
    await asyncio.sleep(0)
    night.sandbox.gateway.forget_sessions()
    night.sandbox.gateway.drop()
    night.sandbox.gateway.ask_reconnect()
    await ready
    assert night.sandbox.gateway.identifies == 2
    await night.until(lambda: [e for e in night.sandbox.requests if e.name == LOOK], "a look")
    await night.play_on()
    await night.result()
    assert results(night) == 1


async def test_a_bot_that_stops_and_starts_goes_on(night: Night, seated: list[Guest]):
    guest, waiting = night.asked()[0]
    old = await guest.sees(night.control(waiting))
    told = night.table.state.told()
    await night.stop_bot()
    assert (await guest.use(*old))["outcome"] == "failed"
    await night.start_bot(away=600)
    assert night.table.state.told() == told
    answer = await guest.use(*old)
    assert answer["outcome"] == "update"
    table = night.table
    assert len(table.state.told()) > len(told)
    await night.play_on()
    await night.result()
    assert results(night) == 1
    _each_line_once(night, table)


async def test_stopping_again_and_again_loses_nothing(night: Night):
    await night.deal(4)
    while not night.table.state.done:
        await night.answer()
        table = night.table
        await night.stop_bot()
        await night.start_bot(away=5)
        if table.state.done:
            break
    await night.until(lambda: not list(night.bot.manager), "the table is put away")
    assert results(night) == 1
    await night.result()


def _each_line_once(night: Night, table: Table) -> None:
    """No event is told on two panels of a table; one that moved down keeps its last lines."""
    lines = [line for message in night.public() for line in words(message).splitlines()]
    told = [t.event for t in table.state.told()]
    for mark, event in (
        ("👁", ev.PeekSeen),
        ("🔀", ev.Switched),
        ("🪧 Gallows", ev.GallowsRevealed),
    ):
        happened = sum(isinstance(each, event) for each in told)
        assert sum(line.startswith(mark) for line in lines) <= happened


# --- what arrives twice, or not at all ---


async def test_a_press_that_is_delivered_twice_counts_once(night: Night, seated: list[Guest]):
    guest, waiting = night.asked()[0]
    message, control = await guest.sees(night.control(waiting))
    match = night.table.state.match
    assert match is not None
    pressing = asyncio.ensure_future(guest.use(message, control))
    seen = set(night.sandbox.state.interactions)
    await night.until(lambda: set(night.sandbox.state.interactions) - seen, "it is on its way")
    (interaction,) = set(night.sandbox.state.interactions) - seen
    night.sandbox.redeliver(interaction)
    assert (await pressing)["outcome"] != "failed"
    night.sandbox.redeliver(interaction)
    await night.play_on()
    assert sum(interaction in r.path for r in night.sandbox.requests) == 1, "answered once"
    assert sum(each.ask == waiting.ask.id for each in match.given) == 1


async def test_a_lobby_press_that_is_delivered_twice_seats_one_computer(night: Night):
    host, *_ = await night.sit_down(3)
    await host.press(r"gg:t:\d+:add-computer")
    interaction = list(night.sandbox.state.interactions)[-1]
    night.sandbox.redeliver(interaction)
    await host.press(r"gg:t:\d+:begin")
    assert sum(seat.user_id is None for seat in night.table.state.record.seats) == 1
    assert sum(interaction in r.path for r in night.sandbox.requests) == 1, "answered once"


@pytest.mark.usefixtures("gallows")  # No card is told that would have the panel come down.
async def test_a_post_whose_answer_is_lost_is_there_once(night: Night):
    await night.sit_down(4)
    night.sandbox.faults.lose_answer(method="POST", route=MESSAGES)
    await night.guests[0].press(r"gg:t:\d+:begin")
    # Whichever post it was, what follows it may wait until it is tried again.
    await night.until(lambda: posts(night, "My cards") or night.clock.waits(10), "the panel")
    await night.clock.turn(10)
    await night.until(lambda: posts(night, "My cards"), "the panel")
    await night.play_on()
    await night.result()
    assert len(posts(night, "**Setup**\n")) + len(posts(night, "**Action**\n")) == 1
    assert results(night) == 1


async def test_a_callback_whose_answer_is_lost_has_counted(night: Night, seated: list[Guest]):
    night.troubles |= {"interaction failed"}
    night.expected |= {40060}
    guest, waiting = night.asked()[0]
    night.sandbox.faults.lose_answer(method="POST", route=CALLBACK)
    await guest.press(night.control(waiting))
    assert waiting.ask not in night.table.state.asks()
    await night.play_on()


@pytest.mark.parametrize("times", [5, 10])
async def test_a_429_that_outlasts_the_librarys_tries_is_one_line_and_a_sentence(
    night: Night, times: int
):
    """discord.py tries five times; here the answer, and the sentence about it as well."""
    night.expected |= {None}
    guest = night.guests[0]
    night.sandbox.faults.fail(429, method="POST", route=CALLBACK, times=times, retry_after=0.0)
    with capture_logs() as log:
        answering = asyncio.ensure_future(guest.command("help"))
        await night.until(lambda: any("interaction" in each for each in log), "it is logged")
        await night.idle()
    if times == 5:
        assert "Discord did not answer" in words((await answering)["message"])
    answering.cancel()
    lines = [each for each in log if "interaction" in each]
    assert [each["log_level"] for each in lines] == ["warning"] * (times // 5)
    assert not [each for each in lines if "exc_info" in each]
    assert all("429" in each["why"] for each in lines)


async def pressed_as_it_goes(night: Night, guest: Guest, message: Json, control: Json) -> Json:
    """Use a control of a message that is deleted before the bot's answer arrives."""
    night.expected |= {UNKNOWN_MESSAGE}
    held = night.sandbox.faults.hold(method="POST", route=CALLBACK)
    pressing = asyncio.ensure_future(guest.use(message, control))
    await held.reached.wait()
    await night.bot.messages.delete(int(message["channel_id"]), int(message["id"]))
    held.release()
    return await pressing


@pytest.mark.parametrize("private", [True, False])
async def test_a_message_that_goes_during_a_press_fails_nobody(night: Night, private: bool):
    """By day each question is a new direct message, and the old one is deleted."""
    await night.deal(4, pace="by-day")
    await night.until(night.asked, "somebody is asked")
    guest, waiting = night.asked()[0]

    def asking() -> list[tuple[Json, Json]]:
        return [
            (message, control)
            for message in guest.messages.values()
            for control in controls(message.get("components"))
            if is_private(night, message) is private
            and re.fullmatch(night.control(waiting), control["custom_id"])
        ]

    await night.until(asking, "the question")
    message, control = asking()[0]
    answer = await pressed_as_it_goes(night, guest, message, control)
    assert waiting.ask not in [w.ask for w in night.table.state.waiting()]
    if private:
        assert answer["message"]["id"] != message["id"]
        assert "Your role" in words(answer["message"])
    else:
        assert "Go on in the newest message" in words(answer["message"])
        await night.until(lambda: len(posts(night, "My cards")) == 2, "the panel again")


# --- a Discord in trouble ---


@pytest.mark.parametrize("status", [503, 429])
async def test_nothing_can_be_written_for_a_while(night: Night, status: int):
    night.expected |= {0, None}
    night.clock.soon = 25
    guests = await night.sit_down(4)
    fail = night.sandbox.faults.fail
    fail(status, method="POST", route=MESSAGES, times=3, retry_after=0.05)
    await guests[0].press(r"gg:t:\d+:begin")
    await night.answer()
    fail(status, method="PATCH", route=MESSAGE, times=3, retry_after=0.05)
    await night.play_on()
    await night.result()
    assert results(night) == 1


async def test_a_permission_is_taken_away_and_given_back(night: Night, seated: list[Guest]):
    night.expected |= {NO_PERMISSION, NO_ACCESS}
    host = night.guests[0].player
    place = str(night.table.state.place_id)
    denied = ["SEND_MESSAGES", "SEND_MESSAGES_IN_THREADS", "VIEW_CHANNEL"]
    await host.ok("PATCH", f"/channels/{night.hall}", {"deny": denied})
    await night.answers(2)
    before = len(night.sandbox.requests)
    answer = await seated[1].command("botk status")
    assert "to grant me these permissions" in words(answer["message"])
    assert "View" in words(answer["message"])
    refused = [r for r in list(night.sandbox.requests)[before:] if r.status == 403]
    assert len(refused) <= 2
    await host.ok("PATCH", f"/channels/{night.hall}", {"deny": []})
    await night.play_on()
    assert (await night.result())["channel_id"] == place


# --- what moderators and users do ---


async def test_a_deleted_panel_is_posted_again(night: Night, seated: list[Guest]):
    night.expected |= {UNKNOWN_MESSAGE}
    panel = night.panel_id
    place = night.table.state.place_id
    await night.guests[0].player.ok("DELETE", f"/channels/{place}/messages/{panel}")
    await night.gone(panel)
    await seated[1].command("botk status")
    await night.play_on()
    await night.result()
    assert len(posts(night, "My cards")) >= 2


async def test_a_deleted_thread_is_replaced_by_the_channel(night: Night, seated: list[Guest]):
    night.expected |= {UNKNOWN_CHANNEL, UNKNOWN_MESSAGE}
    assert night.table.state.record.thread_id is not None
    panel = night.panel_id
    await night.guests[0].player.ok("DELETE", f"/channels/{night.table.state.place_id}")
    await night.gone(panel)
    await seated[1].command("botk status")
    await night.play_on()
    assert (await night.result())["channel_id"] == night.hall


async def test_a_deleted_channel_ends_the_game(night: Night, seated: list[Guest]):
    night.expected |= {UNKNOWN_CHANNEL, UNKNOWN_MESSAGE}
    table = night.table
    panel = night.panel_id
    dungeon = list(night.sandbox.state.channels)[1]
    await seated[0].player.ok("DELETE", f"/channels/{night.hall}")
    await night.gone(panel)
    asked, _ = night.asked()[0]
    await asked.press(rf"gg:t:{table.id}:refresh")
    await night.answer()
    await night.until(lambda: table.state.record.status is Status.ENDED, "it is over")
    await night.until(lambda: not list(night.bot.manager), "it is put away")
    guild = int(night.sandbox.state.guild.id)
    assert await night.store.crowns.balance(guild, int(seated[0].id)) is None
    await seated[0].command("botk start", channel_id=dungeon)
    lobby, _ = await seated[0].sees(r"gg:t:2:join")
    assert "Seats" in words(lobby)


async def test_a_user_who_is_gone_is_waited_for_and_then_played_for(
    night: Night, seated: list[Guest]
):
    night.expected |= {50278, 50007, NO_ACCESS, UNKNOWN_MEMBER}
    guest, _ = night.asked()[0]
    await night.guests[4].player.ok("PATCH", f"/users/{guest.id}", {"present": False})
    table = night.table
    for _ in range(60):
        if table.state.done:
            break
        waiting = [(who, w) for who, w in night.asked() if who is not guest]
        if waiting:
            who, question = waiting[0]
            await who.press(night.control(question))
        else:
            before = night.asked()
            await night.clock.turn(500)
            # What comes of it is done beside the hand, and the next one has all the time there is.
            await night.until(lambda before=before: night.asked() != before, "silence")
    assert table.state.done
    seat = table.state.seat_of(int(guest.id))
    assert seat is not None
    assert seat.away
    given = await night.store.journal.answers(table.id)
    assert [each.by for each in given if each.seat == seat.seat][-1] == "computer"
    await night.result()


async def test_a_user_who_blocks_the_bot_finds_the_cards_at_the_table(
    night: Night, seated: list[Guest]
):
    guest = seated[-1]
    await guest.player.ok("PATCH", f"/users/{guest.id}", {"blocked": True})
    answer = await guest.command("botk hand")
    assert "Your role: **" in words(answer["message"])
    await night.play_on()
    await night.result()
