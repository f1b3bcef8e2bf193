"""Messages, threads, channels and permissions disappear; Discord fails. The table goes on."""

import itertools
from typing import Any

import pytest
from simcord.http.client import FakeHTTPClient

from bot.messages.client import MessageClient, TryLaterError
from bot.messages.reconciler import Reconciler
from bot.plugins.formatter import Formatter
from bot.plugins.teller import Teller
from bot.tables.ending import end
from bot.tables.lobby import alter, with_computers
from bot.tables.tale import tale_of
from bot.text import words_for
from bot.values.tables import Status
from tests.support.evening import Evening, Look, refused, said


def delete(evening: Evening, look: Look) -> None:
    evening.env.backend.delete_message(look.channel_id, look.id)


async def test_a_deleted_lobby_is_posted_again(evening: Evening):
    ann, bob = evening.party(2)
    await evening.sit_down([ann])
    old = evening.lobby()
    delete(evening, old)
    status = await ann.slash("botk status")
    assert evening.lobby().id != old.id
    assert str(evening.lobby().id) in status.text
    await bob.press(evening.lobby(), "Join")
    await evening.turn()
    assert "Bob" in evening.lobby().text


async def test_a_deleted_panel_is_posted_again_and_tells_what_was_on_it(evening: Evening):
    await evening.deal(evening.party(4))
    await evening.answer(*evening.asked())
    await evening.turn()
    old = evening.panel()
    delete(evening, old)
    await evening.answer(*evening.asked())
    await evening.turn()
    new = evening.panel()
    assert new.id != old.id
    lines = [line for line in old.text.splitlines() if "**Bob**" in line or "called" in line]
    assert any(line in new.text for line in lines)
    await evening.play()


async def test_the_second_deletion_is_not_taken_for_the_same_post(evening: Evening):
    """Discord drops a post with the nonce of one that it has had a moment ago."""
    await evening.deal(evening.party(4))
    for _ in range(2):
        delete(evening, evening.panel())
        await evening.answer(*evening.asked())
        await evening.turn()
    nonces = [post["nonce"] for post in evening.posts(evening.table.state.place_id)]
    assert len(nonces) == 3
    assert len(set(nonces)) == 3
    assert all(len(nonce) <= 25 for nonce in nonces)


async def test_a_deleted_private_panel_is_sent_again(evening: Evening):
    await evening.deal(evening.party(4))
    caller, ask = evening.asked()
    called = evening.of(
        evening.table.state.record.seats[min(map(int, ask.verbs[0].pool))].user_id or 0
    )
    await evening.use_dms(called)
    old = called.panel
    delete(evening, old)
    await evening.answer(caller, ask)
    await evening.turn()
    assert called.panel.id != old.id
    assert said("botk-ask-action") in called.panel.text
    await evening.play()


async def test_a_deleted_thread_is_replaced_by_the_channel(evening: Evening):
    await evening.deal(evening.party(4))
    thread = evening.panel().channel_id
    evening.env.backend.delete_channel(thread)
    await evening.answer(*evening.asked())
    await evening.turn(4)
    assert evening.panel().channel_id == evening.tavern.id
    await evening.play("public")
    assert evening.final().channel_id == evening.tavern.id


async def test_a_deleted_thread_is_noticed_before_anybody_presses(evening: Evening):
    await evening.deal(evening.party(4))
    evening.env.backend.delete_channel(evening.panel().channel_id)
    await evening.env.settle()
    await evening.turn(4)
    assert evening.panel().channel_id == evening.tavern.id


async def test_a_deleted_channel_ends_the_table(evening: Evening):
    guests = evening.party(4)
    await evening.deal(guests)
    (thread,) = evening.tavern.threads
    evening.env.backend.delete_channel(thread.id)
    evening.env.backend.delete_channel(evening.tavern.id)
    await evening.env.settle()
    await evening.turn(6)
    assert list(evening.bot.manager) == []
    cellar = evening.guild.create_text_channel("cellar")
    reply = await guests[0].slash("botk start", at=cellar)
    assert not reply.said, "nobody is bound to a table that is gone"


async def test_a_deleted_channel_ends_a_lobby(evening: Evening):
    ann, bob = evening.party(2)
    await evening.sit_down([ann])
    lobby, table = evening.lobby(), evening.table
    await bob.press(lobby, "Join")
    evening.env.backend.delete_channel(evening.tavern.id)
    await alter(table, with_computers)
    await evening.turn(4)
    assert list(evening.bot.manager) == []


async def test_the_bot_is_removed_from_the_guild(evening: Evening):
    guests = evening.party(8)
    await evening.deal(guests[:4])
    await evening.play(until="settled")
    cellar = evening.guild.create_text_channel("cellar")
    await guests[4].slash("botk start", at=cellar)
    await evening.turn()
    backend = evening.env.backend
    guild = backend.guilds.pop(evening.guild.id)
    backend.emit("GUILD_DELETE", {"id": str(guild.id)})
    await evening.env.settle()
    await evening.turn()
    backend.guilds[guild.id] = guild
    assert [table.state.record.status.value for table in evening.bot.manager] in ([], ["settled"])


async def test_a_permission_is_taken_away_and_given_back(evening: Evening):
    """There is no loop of refused requests; DMs and "My cards" go on; status names what lacks."""
    guests = evening.party(4)
    await evening.deal(guests)
    panel = evening.panel()
    evening.forbid("send_messages_in_threads", "view_channel")
    guest, ask = evening.asked()
    await evening.answer(guest, ask)
    await evening.turn()
    tries = len(evening.counted)
    await evening.turn(60)
    assert len(evening.counted) == tries, "nothing is tried again by itself"
    other, question = evening.asked()
    assert said("botk-ask-action") in other.panel.text, "questions still arrive by DM"
    reply = await guests[0].slash("botk status", at=evening.tavern.threads[0])
    refused(
        reply,
        "refused-missing-permissions",
        channel=str(evening.tavern.threads[0].id),
        permissions="View Channels, Send Messages in Threads",
    )
    evening.forbid()
    await evening.env.settle()
    await evening.turn()
    assert evening.panel().text != panel.text, "at once: the next answer may be hours away"
    await evening.answer(other, question)
    await evening.turn()
    await evening.play()


@pytest.mark.parametrize("archived", [False, True])
async def test_a_permission_that_a_role_gives_back_is_noticed_too(evening: Evening, archived: bool):
    """Also where the thread was archived meanwhile, after an hour in which nothing was posted."""
    await evening.deal(evening.party(4))
    panel, backend = evening.panel(), evening.env.backend
    held = {
        role.id: role.permissions for role in backend.get_guild(evening.guild.id).roles.values()
    }
    for role in held:
        backend.edit_role(evening.guild.id, role, {"permissions": 0})
    await evening.answer(*evening.asked())
    await evening.turn()
    assert evening.panel().text == panel.text
    thread = backend.get_channel(panel.channel_id)
    assert thread.thread_metadata is not None
    thread.thread_metadata.archived = archived
    backend.announce_channel_update(thread.id)
    for role, permissions in held.items():
        backend.edit_role(evening.guild.id, role, {"permissions": permissions})
    await evening.env.settle()
    await evening.turn()
    assert evening.panel().text != panel.text


async def test_it_is_noticed_where_one_writes_in_threads_alone(evening: Evening):
    await evening.deal(evening.party(4))
    panel, backend = evening.panel(), evening.env.backend
    evening.forbid("send_messages", "view_channel")
    await evening.answer(*evening.asked())
    await evening.turn()
    assert evening.panel().text == panel.text
    thread = backend.get_channel(panel.channel_id)
    assert thread.thread_metadata is not None
    thread.thread_metadata.archived = True
    backend.announce_channel_update(thread.id)
    evening.forbid("send_messages")
    await evening.env.settle()
    await evening.turn()
    assert evening.panel().text != panel.text


async def test_what_discords_network_refuses_for_a_while_is_tried_again(evening: Evening):
    """It says so by the same status as where something is forbidden."""
    await evening.deal(evening.party(4))
    panel = evening.panel()
    path = f"/channels/{panel.channel_id}/messages/{panel.id}"
    evening.env.inject_error("PATCH", path, status=403, code=40333, times=1)
    await evening.answer(*evening.asked())
    await evening.turn()
    assert evening.panel().text == panel.text
    await evening.turn(8)
    assert evening.panel().text != panel.text


async def test_without_threads_the_game_is_played_in_the_channel(evening: Evening):
    evening.forbid("create_public_threads")
    await evening.deal(evening.party(4))
    assert evening.panel().channel_id == evening.tavern.id
    await evening.play("public")


async def test_a_table_in_a_thread_stays_there(evening: Evening):
    guests = evening.party(4)
    first = await evening.deal(guests)
    thread = evening.tavern.threads[0]
    path = f"/channels/{thread.id}/messages/*/threads"
    evening.env.inject_error("POST", path, status=400, code=50024, times=None)
    await end(first)
    await evening.turn()
    await guests[0].slash("botk start", at=thread)
    for guest in guests[1:]:
        await guest.press(evening.lobby(), "Join")
    await guests[0].press(evening.lobby(), "Begin")
    await evening.turn()
    assert evening.panel().channel_id == thread.id


@pytest.mark.parametrize("status", [500, 503, 429, None])
async def test_discord_does_not_answer_for_a_while(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, status: int | None
):
    """What could not be drawn is drawn later, with growing pauses; None: nothing is heard."""
    await evening.deal(evening.party(4))
    panel = evening.panel()
    path = f"/channels/{panel.channel_id}/messages/*"
    unheard: list[str] = []
    request = FakeHTTPClient.request

    async def silent(client: Any, route: Any, *args: Any, **more: Any) -> Any:
        if f"{panel.channel_id}/messages" in route.url and len(unheard) < 3:
            unheard.append(route.path)
            raise TimeoutError
        return await request(client, route, *args, **more)

    if status is None:
        monkeypatch.setattr(FakeHTTPClient, "request", silent)
    else:
        evening.env.inject_error("PATCH", path, status=status, times=3)
    guest, ask = evening.asked()
    await evening.answer(guest, ask)
    tries = []
    for _ in range(60):
        before = len(evening.counted) + len(unheard)
        await evening.turn(1)
        if len(evening.counted) + len(unheard) > before:
            tries.append(evening.clock.now())
    gaps = [b - a for a, b in itertools.pairwise(tries)]
    assert gaps[:3] == [5, 10, 20]
    assert evening.panel().text != panel.text
    await evening.play()


async def test_what_changes_meanwhile_is_tried_and_makes_no_pause_longer(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    await evening.deal(evening.party(4))
    tries: list[float] = []

    async def down(*args: Any) -> None:
        tries.append(evening.clock.now())
        raise TryLaterError

    monkeypatch.setattr(MessageClient, "edit", down)
    await evening.answer(*evening.asked())
    await evening.turn(1.5)
    for _ in range(3):
        evening.table.tell()
        await evening.turn(4)
    await evening.turn(24)
    moments = [when - tries[0] for when in sorted(set(tries))]
    assert moments == [0, 1.5, 5, 5.5, 9.5, 15, 35]


async def test_a_game_that_ends_while_its_panel_is_drawn_is_drawn_once_more(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    await evening.deal(evening.party(4))
    await evening.answer(*evening.asked())
    pings = Reconciler._pings

    async def meanwhile(messages: Reconciler) -> None:
        monkeypatch.setattr(Reconciler, "_pings", pings)
        await end(evening.table)
        await pings(messages)

    monkeypatch.setattr(Reconciler, "_pings", meanwhile)
    await evening.turn()
    await evening.turn()
    assert said("ended-by-hand") in evening.all_public()[-1].text
    assert list(evening.bot.manager) == []


async def test_the_panel_comes_down_when_talk_has_buried_it(evening: Evening):
    guests = evening.party(4)
    await evening.deal(guests)
    old = evening.panel()
    await evening.turn(60)
    thread = evening.tavern.threads[0]
    await evening.actors[guests[1].id].send(thread, "It was not me!")
    await evening.answer(*evening.asked())
    await evening.turn()
    new = evening.panel()
    assert new.id > old.id
    retired = next(look for look in evening.all_public() if look.id == old.id)
    assert retired.ids == set(), "the old panel has nothing left to press"
    assert f"/{new.channel_id}/{new.id}" in retired.text


async def test_status_brings_the_panel_down(evening: Evening):
    guests = evening.party(4)
    await evening.deal(guests)
    old = evening.panel()
    await guests[0].slash("botk status")
    assert evening.panel().id == old.id, "it is at the bottom already"
    await evening.actors[guests[1].id].send(evening.tavern.threads[0], "It was not me!")
    reply = await guests[2].slash("botk status")
    assert evening.panel().id > old.id
    assert str(evening.panel().id) in reply.said[0].links[0]
    await evening.play("public")


async def test_status_brings_the_lobby_down(evening: Evening):
    ann, bob = evening.party(2)
    await evening.sit_down([ann])
    old = evening.lobby()
    await evening.actors[bob.id].send(evening.tavern, "Shall we?")
    await bob.slash("botk status")
    assert evening.lobby().id > old.id
    assert len(evening.all_public()) == 1


async def test_what_nobody_could_be_told_is_told_where_it_can_be_read(evening: Evening):
    """It is told by the panel that comes next, and not taken for told by the one before."""
    guests = evening.party(4)
    await evening.deal(guests)
    there = evening.bot.renderer.of(evening.table).there
    old, before = evening.panel(), there.announced
    evening.forbid("send_messages_in_threads", "view_channel")
    guest, ask = evening.asked()
    await evening.answer(guest, ask)
    await evening.turn()
    assert len(evening.table.state.told()) > before
    assert evening.panel().text == old.text
    evening.forbid()
    await evening.actors[guests[1].id].send(evening.tavern.threads[0], "Well?")
    await guests[1].slash("botk status")
    assert evening.panel().id > old.id
    retired = next(look for look in evening.all_public() if look.id == old.id)
    teller = Teller(Formatter(evening.table.state.view(), words_for("en")))
    for line in map(teller.tell, tale_of(evening.table.state, before + 1)):
        assert line in evening.panel().text
        assert line not in retired.text


async def test_a_result_that_could_not_be_posted_is_posted_below_the_panel(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    """Until then the panel that is there is not taken for the one that shows it."""
    await evening.deal(evening.party(4))
    send, fail = MessageClient.send, [True, True]

    async def down(client: MessageClient, *args: Any, **more: Any) -> int:
        if evening.table.state.record.status is Status.SETTLED and fail and fail.pop():
            raise TryLaterError
        return await send(client, *args, **more)

    monkeypatch.setattr(MessageClient, "send", down)
    await evening.play("dm", until="settled")
    await evening.turn()
    panel = evening.table.state.shown_at
    await evening.turn(30)
    assert fail == []
    final = evening.final()
    assert panel is not None
    assert final.id == evening.table.state.shown_at
    assert final.id > panel
    assert [look.id for look in evening.all_public() if "The whole story" in look.buttons] == [
        final.id
    ]
