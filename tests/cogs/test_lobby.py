"""Before the cards are dealt: coming, going, computers, volunteers."""

import asyncio
import copy
from typing import Any

import pytest

from bot.messages.client import MessageClient
from bot.panels.details import SEAL
from bot.store.errors import StoreError
from bot.store.guilds import Guilds
from bot.tables.manager import TableManager
from bot.tables.table import Table
from bot.values.guilds import GuildSettings
from tests.support.evening import DRAWN, Evening, Look, refused, said


def now_of(evening: Evening, look: Look) -> Look:
    """A message as it is by now."""
    return evening.look(evening.env.backend.get_message(look.channel_id, look.id))


async def test_the_lobby_shows_the_commitment_before_anybody_joins(evening: Evening):
    ann = evening.guest("Ann")
    await ann.slash("botk start")
    lobby = evening.lobby()
    commitment = evening.table.state.view().commitment
    assert f"`{commitment[:SEAL]}`" in lobby.text
    (dice,) = (await ann.press(lobby, "Fair dice")).said
    assert f"`{commitment}`" in dice.text
    assert evening.table.state.record.secret.hex() not in dice.words
    assert evening.table.state.record.secret.hex() not in lobby.words


async def test_a_join_shows_at_once_and_opens_no_direct_message(evening: Evening):
    ann, bob = evening.party(2)
    await ann.slash("botk start")
    reply = await bob.press(evening.lobby(), "Join")
    assert reply.kind == "update"
    assert reply.shown is not None
    assert "**Bob**" in reply.shown.text
    assert not [request for request in evening.counted if "users/@me/channels" in request]


async def test_who_leaves_makes_room_and_the_others_move_up(evening: Evening):
    guests = evening.party(3)
    await evening.sit_down(guests)
    await guests[1].press(evening.lobby(), "Leave")
    text = evening.lobby().text
    assert "Bob" not in text
    assert said("seat-line", seat="2", name="Cid") in text


async def test_a_host_who_leaves_hands_the_table_on(evening: Evening):
    guests = evening.party(3)
    await evening.sit_down(guests)
    await guests[0].press(evening.lobby(), "Leave")
    assert said("lobby-host", host=f"<@{guests[1].id}>") in evening.lobby().text
    await guests[1].press(evening.lobby(), "Add computer")
    refused(await guests[2].press(evening.lobby(), "Add computer"), "refused-not-host")


async def test_the_last_one_to_leave_closes_the_lobby(evening: Evening):
    ann, bob = evening.party(2)
    await evening.sit_down([ann, bob])
    await ann.press(evening.lobby(), "Add computer")
    await ann.press(evening.lobby(), "Leave")
    refused_or_told = await bob.slash("botk leave")
    assert refused_or_told.text == said("left-lobby")
    await evening.turn()
    (closed,) = evening.all_public()
    assert said("lobby-closed-hand") in closed.text
    assert closed.buttons == {}
    assert not (await ann.slash("botk start")).said


@pytest.mark.parametrize("label", ["Join", "Leave", "Add computer", "Begin", "Cancel table"])
async def test_what_cannot_be_written_has_not_happened(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, label: str
):
    guests = evening.party(5)
    await evening.sit_down(guests[:4])
    lobby, table = evening.lobby(), evening.table
    before = copy.deepcopy(table.state.record)

    def fail(*_: object) -> None:
        raise StoreError("disk is full")

    with monkeypatch.context() as broken:
        broken.setattr("bot.store.journal.update_table", fail)
        guest = guests[4] if label == "Join" else guests[0]
        refused(await guest.press(lobby, label), "fault-storage")
    assert table.state.record == before
    assert await evening.store.tables.all_open() == [before]
    await guest.press(evening.lobby(), label)
    assert table.state.record != before


async def test_a_cancelled_lobby_has_nothing_left_to_press(evening: Evening):
    ann, bob = evening.party(2)
    await evening.sit_down([ann, bob])
    old = evening.lobby()
    await ann.press(old, "Cancel table")
    await evening.turn()
    (closed,) = evening.all_public()
    assert said("lobby-closed-hand") in closed.text
    refused(await bob.send(old, old.buttons["Leave"]), "refused-table-over")


async def test_a_lobby_has_six_buttons_and_the_seal_below_them(evening: Evening):
    guests = evening.party(2)
    await evening.sit_down(guests)
    lobby = evening.lobby()
    assert [*lobby.buttons] == ["Join", "Leave", "How to play", "Add 2 computers", "More"]
    assert lobby.greyed == ["Begin"]
    words = lobby.words
    assert lobby.text.rstrip().splitlines()[-1].startswith("-# 🎲 Dice sealed: ")
    (more,) = (await guests[1].press(lobby, "More")).said
    assert {*more.buttons} == {
        "Be the Executioner", "Fair dice", "Options", "Add computer", "Cancel table",
    }  # fmt: skip
    refused(await guests[1].send(more, more.buttons["Cancel table"]), "refused-not-host")
    assert evening.lobby().words == words


async def test_what_is_behind_more_follows_and_goes_when_the_lobby_does(evening: Evening):
    ann, bob = evening.party(2)
    await evening.sit_down([ann, bob])
    (more,) = (await bob.press(evening.lobby(), "More")).said
    reply = await bob.press(more, "Be the Executioner")
    assert reply.shown is not None
    assert f"**Bob** · {said('botk-mark-volunteer')}" in reply.shown.text
    (options,) = (await ann.press(evening.lobby(), "Options")).said
    assert options.ids
    limited = len(evening.counted)
    await ann.press(evening.lobby(), "Cancel table")
    await evening.turn()
    for look in (more, options):
        now = now_of(evening, look)
        assert said("lobby-closed-hand") in now.text
        assert not now.ids
    assert len(evening.counted) == limited, "by the answers to presses alone"


async def test_what_is_behind_more_leads_to_the_table_once_it_has_begun(evening: Evening):
    guests = evening.party(4)
    await evening.sit_down(guests)
    (options,) = (await guests[0].press(evening.lobby(), "Options")).said
    await guests[0].press(evening.lobby(), "Begin")
    await evening.turn()
    now = now_of(evening, options)
    assert evening.table.state.view().place_link in now.text
    assert not now.ids
    refused(
        await guests[0].send(options, f"gg:o:{evening.table.id}:strength", ["hard"]),
        "refused-begun",
    )


async def test_computers_come_and_go(evening: Evening):
    ann = evening.guest("Ann")
    await ann.slash("botk start", computers=2)
    await evening.turn()
    assert evening.lobby().text.count(said("mark-computer")) == 2
    assert said("lobby-not-counted-computers") in evening.lobby().text
    (more,) = (await ann.press(evening.lobby(), "More")).said
    for left in (1, 0):
        shown = (await ann.press(more, "Remove computer")).shown
        assert shown is not None
        assert shown.text.count(said("mark-computer")) == left
        more = shown
    assert "Remove computer" not in more.buttons, "there is none any more"
    await evening.turn()
    assert said("mark-computer") not in evening.lobby().text
    assert said("lobby-not-counted-too-few-humans", least=3) in evening.lobby().text
    for guest in evening.party(3)[1:]:
        await guest.press(evening.lobby(), "Join")
    assert said("lobby-counted") in evening.lobby().text


async def test_a_volunteer_becomes_the_executioner(evening: Evening):
    guests = evening.party(4)
    await evening.sit_down(guests)
    await guests[2].press(evening.lobby(), "Be the Executioner")
    await evening.turn()
    assert f"**Cid** · {said('botk-mark-volunteer')}" in evening.lobby().text
    await guests[0].press(evening.lobby(), "Begin")
    await evening.turn()
    assert f"**Cid** · {said('botk-mark-executioner')}" in evening.panel().text


async def test_one_press_seats_as_many_computers_as_are_missing(evening: Evening):
    ann, zoe = evening.party(2)
    await ann.slash("botk start")
    fill = evening.lobby().buttons["Add 3 computers"]
    refused(await zoe.send(evening.lobby(), fill), "refused-not-host")
    await ann.press(evening.lobby(), "Add 3 computers")
    assert [seat.user_id for seat in evening.table.state.record.seats][1:] == [None] * 3
    assert "Begin" in evening.lobby().buttons
    assert not [label for label in evening.lobby().buttons if "computers" in label]


async def test_a_command_of_another_game_names_the_table_that_is_here(evening: Evening):
    guests = evening.party(4)
    await evening.deal(guests)
    place = evening.table.state.view().place_link
    for command in ("feast status", "feast hand", "feast end"):
        refused(
            await guests[0].slash(command),
            "refused-other-game",
            other=said("botk-name"),
            table="1",
            link=place,
        )
    cellar = evening.guild.create_text_channel("cellar")
    elsewhere = await guests[0].slash("feast hand", at=cellar)
    assert f"Table 1 plays {said('botk-name')}: {place}" in elsewhere.text, "not here"


async def test_the_most_experienced_player_becomes_the_executioner(evening: Evening):
    guests = evening.party(5)
    await evening.deal(guests[:4])
    await evening.play("public")
    await evening.deal([guests[4], *guests[1:4]])
    executioner, _ = evening.asked()
    assert executioner is not guests[4]


async def test_a_moderator_may_run_the_table(evening: Evening):
    guests = evening.party(4)
    await evening.sit_down(guests)
    bailiff = evening.guest("Mort", moderator=True)
    await bailiff.press(evening.lobby(), "Begin")
    await evening.turn()
    assert "My cards" in evening.panel().buttons


async def test_more_computers_than_seats_are_refused_by_discord(evening: Evening):
    guests = evening.party(2)
    await guests[0].slash("botk start", computers=7)
    await evening.turn()
    assert "Join" in evening.lobby().greyed
    reply = await guests[0].send(evening.lobby(), "gg:t:1:add-computer")
    refused(reply, "refused-full-host", most=8)
    assert "table in another channel" not in reply.text, "who hosts one wants no other"


async def test_a_command_that_is_answered_late_posts_one_lobby(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    """The lobby is drawn a moment after it was opened, whoever is still to answer the command."""
    open_lobby = TableManager.open_lobby

    async def slow(manager: TableManager, *wanted: Any) -> Table:
        table = await open_lobby(manager, *wanted)
        await evening.clock.turn(DRAWN)
        return table

    monkeypatch.setattr(TableManager, "open_lobby", slow)
    ann = evening.guest("Ann")
    reply = await ann.slash("botk start")
    (lobby,) = evening.all_public()
    assert "Ann" in lobby.text
    assert str(lobby.id) in reply.text


async def test_a_lobby_calls_its_role_however_slow_the_database_is(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    """It may be drawn as soon as it is found; what the settings mean for it is known by then."""
    role = evening.guild.create_role("Players", mentionable=True)
    await evening.settle(lobby_role=role.id)
    settings, post, drawn = Guilds.settings, MessageClient.send, asyncio.Event()
    drawing: list[asyncio.Task[None]] = []

    async def noted(client: MessageClient, *args: Any, **more: Any) -> int:
        message_id = await post(client, *args, **more)
        drawn.set()
        return message_id

    async def slow(guilds: Guilds, guild_id: int) -> GuildSettings:
        if list(evening.bot.manager) and not drawing:
            drawing.append(asyncio.create_task(evening.clock.turn(DRAWN)))
            await drawn.wait()
        return await settings(guilds, guild_id)

    monkeypatch.setattr(MessageClient, "send", noted)
    monkeypatch.setattr(Guilds, "settings", slow)
    await evening.guest("Ann").slash("botk start")
    await asyncio.gather(*drawing)
    called = [post for post in evening.posts(evening.tavern.id) if str(role.id) in str(post)]
    assert len(called) == 1
    assert "Ann" in evening.lobby().text


@pytest.mark.parametrize("chosen", [None, "true", "false"])
async def test_the_lobby_says_whether_there_is_always_a_saboteur(
    evening: Evening, chosen: str | None
):
    ann = evening.guest("Ann")
    await (ann.slash("botk start", always_saboteur=chosen) if chosen else ann.slash("botk start"))
    lines = {id: said("botk-lobby-always-saboteur", value_id=id) for id in ("few", "true")}
    assert [id for id in lines if lines[id] in evening.lobby().text] == (
        [] if chosen == "false" else [chosen or "few"]
    )
