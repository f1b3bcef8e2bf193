"""Tables, seats and crowns in a moderator's hands; every act is in the audit log."""

from dataclasses import replace
from typing import Any

import pytest

from bot.store.errors import StoreError
from bot.values.moderation import Actor, Order
from bot.values.tables import Status
from games.engine.errors import GameFault
from tests.court.acts import acts, of
from tests.store.rows import ADA, a_table, change
from tests.support.evening import Evening, Guest, refused, said


def no_log(*_: Any, **__: Any) -> int:
    raise StoreError("the log cannot be written")


# --- tables ---


async def test_no_open_table(evening: Evening, mod: Guest):
    assert said("court-tables-none") in (await mod.slash("court tables")).text


async def test_end_a_table_from_anywhere(evening: Evening, mod: Guest):
    guests = evening.party(4)
    table = await evening.deal(guests)
    cellar = evening.guild.create_text_channel("cellar")
    (board,) = (await mod.slash("court tables", at=cellar)).said
    assert table.state.view().place_link in board.text
    assert said("court-status-playing") in board.text
    question = await mod.choose(board, "gg:x:ask-end", str(table.id))
    assert question.shown is not None
    assert table.state.going_on, "nothing happens before it is confirmed"
    kept = await mod.press(question.shown, said("button-leave-it"))
    assert kept.shown is not None
    assert said("court-left") in kept.shown.text
    question = await mod.choose((await mod.slash("court tables")).said[0], "gg:x:ask-end", "1")
    assert question.shown is not None
    done = await mod.press(question.shown, said("button-end-table"))
    assert done.text == said("court-end-done", table="1")
    await evening.turn()
    assert table.state.record.status is Status.ENDED
    assert said("ended-by-moderator") in evening.all_public()[-1].text
    assert await evening.crowns(*guests) == {guest.id: 5 for guest in guests}
    assert await acts(evening) == [("end-table", "Moritz", None)]


async def test_many_tables_are_turned_page_by_page(evening: Evening, mod: Guest):
    for n in range(12):
        channel = evening.guild.create_text_channel(f"cellar-{n}")
        await evening.guest(f"Guest {n}").slash("botk start", at=channel)
    table = evening.bot.manager.get(12)
    assert table is not None
    table.freeze(GameFault("our mistake"))
    (board,) = (await mod.slash("court tables")).said
    assert board.text.index("**12**") < board.text.index("**1**"), "what is stuck comes first"
    turned = (await mod.press(board, said("button-next"))).shown
    assert turned is not None
    assert [select.values for select in turned.selects] == [("10", "11")]
    back = (await mod.press(turned, said("button-previous"))).shown
    assert back is not None
    assert back.selects == board.selects
    await mod.send(turned, "gg:x:end:11")
    open_tables = await evening.store.tables.open_in(evening.guild.id)
    assert 11 not in [record.id for record in open_tables]


async def test_a_table_of_a_game_that_is_played_no_more(evening: Evening, mod: Guest):
    record = a_table(ADA, guild_id=evening.guild.id)
    whist = replace(record, game="whist", status=Status.PLAYING)
    table_id = await evening.store.tables.create(whist)
    await evening.restart()
    (board,) = (await mod.slash("court tables")).said
    assert "whist" in board.text
    question = await mod.choose(board, "gg:x:ask-end", str(table_id))
    assert question.shown is not None
    done = await mod.press(question.shown, said("button-end-table"))
    assert done.text == said("court-end-done", table=str(table_id))
    assert await evening.store.tables.all_open() == []


async def test_a_table_is_ended_once(evening: Evening, mod: Guest):
    await evening.deal(evening.party(4))
    (board,) = (await mod.slash("court tables")).said
    presses = [(mod, board, "gg:x:end:1", ())] * 2
    replies = await evening.at_once(*presses)
    texts = sorted(reply.text for reply in replies)
    assert said("court-end-done", table="1") in texts
    assert len(set(texts)) == 2
    assert await acts(evening) == [("end-table", "Moritz", None)]


async def test_a_frozen_table_can_be_ended(evening: Evening, mod: Guest):
    table = await evening.deal(evening.party(4))
    table.freeze(GameFault("our mistake"))
    (board,) = (await mod.slash("court tables")).said
    assert "⚠" in board.text
    await mod.send(board, f"gg:x:end:{table.id}")
    await evening.turn()
    assert table.state.record.status is Status.ENDED


async def test_a_table_that_could_not_be_brought_back(evening: Evening, mod: Guest):
    table = await evening.deal(evening.party(4))
    await change(evening.store, table.id, game="no longer played")
    await evening.restart()
    stuck = evening.bot.manager.get(table.id)
    assert stuck is not None
    assert stuck.state.frozen
    (board,) = (await mod.slash("court tables")).said
    assert "⚠" in board.text
    await mod.send(board, f"gg:x:end:{table.id}")
    assert await evening.store.tables.open_in(evening.guild.id) == []
    refused(await mod.send(board, f"gg:x:end:{table.id}"), "refused-no-such-table")


async def test_a_table_that_waits_for_its_last_answer(evening: Evening, mod: Guest):
    guests = evening.party(4)
    table = await evening.deal(guests)
    await evening.play("public", until="settled")
    before = await evening.crowns(*guests)
    (board,) = (await mod.slash("court tables")).said
    question = (await mod.choose(board, "gg:x:ask-end", str(table.id))).shown
    assert question is not None
    assert said("court-put-away-ask", table="1") in question.text
    done = await mod.press(question, said("button-put-away-table"))
    assert done.text == said("court-end-done", table="1")
    await evening.turn()
    assert await evening.store.tables.open_in(evening.guild.id) == []
    assert table.state.record.status is Status.SETTLED
    assert await evening.crowns(*guests) == before, "what is settled stays"


async def test_what_ending_a_table_means_may_have_changed_since_it_was_asked(
    evening: Evening, mod: Guest
):
    table = await evening.deal(evening.party(4))
    (board,) = (await mod.slash("court tables")).said
    question = (await mod.choose(board, "gg:x:ask-end", str(table.id))).shown
    assert question is not None
    assert said("court-end-ask", table="1") in question.text
    await evening.play("public", until="settled")
    asked_anew = (await mod.press(question, said("button-end-table"))).shown
    assert asked_anew is not None
    assert said("court-put-away-ask", table="1") in asked_anew.text
    assert not table.state.done
    await mod.press(asked_anew, said("button-put-away-table"))
    assert table.state.done


async def test_a_table_that_is_gone_is_not_asked_about(evening: Evening, mod: Guest):
    guests = evening.party(2)
    await evening.sit_down(guests)
    (board,) = (await mod.slash("court tables")).said
    await guests[0].press(evening.lobby(), "Cancel table")
    late = await mod.choose(board, "gg:x:ask-end", "1")
    assert late.text == "`/court tables` lists the open tables: that one is over."


async def test_a_moderator_who_ends_a_game_otherwise_is_in_the_log(evening: Evening, mod: Guest):
    guests = evening.party(4)
    await evening.sit_down(guests)
    (question,) = (await mod.press(evening.lobby(), "Cancel table")).said
    await mod.press(question, said("button-end-table"))
    await evening.turn()
    assert await acts(evening) == [("end-table", "Moritz", None)]
    await evening.deal(guests)
    await evening.sure(mod, "botk end")
    assert len(await acts(evening)) == 2
    await evening.turn()
    await evening.deal(guests)
    await evening.sure(guests[0], "botk end")
    assert len(await acts(evening)) == 2, "the host's own affair"


@pytest.mark.parametrize("how", ["command", "button"])
async def test_a_moderator_is_asked_before_a_lobby_of_others_ends(
    evening: Evening, mod: Guest, how: str
):
    guests = evening.party(2)
    await evening.sit_down(guests)
    table = evening.table
    asks = mod.slash("botk end") if how == "command" else mod.press(evening.lobby(), "Cancel table")
    (question,) = (await asks).said
    assert said("court-end-ask", table="1") in question.text
    kept = (await mod.press(question, said("button-leave-it"))).shown
    assert kept is not None
    assert kept.text == said("court-left")
    assert table.state.record.status is Status.LOBBY
    await mod.send(question, "gg:t:1:sure-end")
    assert not table.state.going_on


async def test_a_moderator_ends_a_lobby_of_their_own_at_once(evening: Evening, mod: Guest):
    await evening.sit_down([mod])
    table = evening.table
    assert not (await mod.press(evening.lobby(), "Cancel table")).said
    assert table.state.record.status is Status.ENDED
    assert await acts(evening) == []


@pytest.mark.parametrize("how", ["court", "command", "button"])
async def test_a_table_is_not_ended_where_the_log_cannot_say_so(
    evening: Evening, mod: Guest, monkeypatch: pytest.MonkeyPatch, how: str
):
    guests = evening.party(4)
    await evening.sit_down(guests)
    before = evening.table.state.record.status
    lobby = evening.lobby()
    monkeypatch.setattr("bot.store.audit_log.log_act", no_log)
    if how == "court":
        (board,) = (await mod.slash("court tables")).said
        refused(await mod.send(board, "gg:x:end:1"), "fault-storage")
    else:
        asks = mod.slash("botk end") if how == "command" else mod.press(lobby, "Cancel table")
        (question,) = (await asks).said
        refused(await mod.press(question, said("button-end-table")), "fault-storage")
    assert evening.table.state.record.status is before
    await evening.restart(kill=True)
    assert evening.table.state.record.status is before
    assert await acts(evening) == []


# --- seats ---


async def test_a_seat_in_a_lobby_is_free_again(evening: Evening, mod: Guest):
    ann, bob = evening.party(2)
    await evening.sit_down([ann, bob])
    (question,) = (await mod.slash("court unseat", player=of(evening, ann))).said
    assert "Ann" in question.text
    done = await mod.press(question, said("button-unseat"))
    assert done.shown is not None
    assert done.shown.text == said("court-unseat-done", name="Ann")
    await evening.turn()
    assert "Ann" not in evening.lobby().text
    assert evening.table.state.record.host_id == bob.id
    assert await acts(evening) == [("unseat", "Moritz", "Ann")]
    refused(await mod.send(question, f"gg:x:unseat:1:{ann.id}"), "refused-court-no-seat")
    assert len(await acts(evening)) == 1


async def test_a_computer_takes_over_a_seat_in_a_game(evening: Evening, mod: Guest):
    guests = evening.party(4)
    table = await evening.deal(guests)
    (question,) = (await mod.slash("court unseat", player=of(evening, guests[2]))).said
    replies = await evening.at_once(*[(mod, question, f"gg:x:replace:1:{guests[2].id}", ())] * 2)
    (second,) = (reply for reply in replies if reply.said)
    refused(second, "refused-court-no-seat")
    assert table.state.record.seats[2].left
    assert await acts(evening) == [("unseat", "Moritz", "Cid")]


async def test_a_seat_in_a_lobby_is_not_taken_for_good_when_the_game_has_begun(
    evening: Evening, mod: Guest
):
    guests = evening.party(4)
    await evening.sit_down(guests)
    (question,) = (await mod.slash("court unseat", player=of(evening, guests[2]))).said
    place = {"name": "Cid", "table": "1", "link": evening.table.state.view().place_link}
    crowns = {"counted": "true", "owner": "Cid"}
    assert said("court-unseat-ask", **place) in question.text
    await guests[0].press(evening.lobby(), "Begin")
    await evening.turn()
    table = evening.table
    asked_anew = (await mod.press(question, said("button-unseat"))).shown
    assert asked_anew is not None
    place["link"] = table.state.view().place_link
    assert said("court-replace-ask", **place, **crowns) in asked_anew.text
    assert not table.state.record.seats[2].left
    assert await acts(evening) == []
    await mod.press(asked_anew, said("button-unseat"))
    assert table.state.record.seats[2].left


async def test_who_begins_at_the_same_moment_has_a_moderator_asked_anew(
    evening: Evening, mod: Guest
):
    guests = evening.party(5)
    await evening.sit_down(guests)
    (question,) = (await mod.slash("court unseat", player=of(evening, guests[4]))).said
    lobby = evening.lobby()
    begin = (guests[0], lobby, lobby.buttons["Begin"], ())
    unseat = (mod, question, question.buttons[said("button-unseat")], ())
    _, reply = await evening.at_once(begin, unseat)
    assert not reply.said, "nobody tells a moderator to wait for the next table"
    assert reply.shown is not None
    crowns = {"counted": "true", "owner": "Eve"}
    asked_anew = said("court-replace-ask", name="Eve", table="1", link="", **crowns)
    assert reply.shown.text.startswith(asked_anew)
    assert len(evening.table.state.players()) == 5


async def test_who_has_left_a_game_has_no_seat_to_take(evening: Evening, mod: Guest):
    guests = evening.party(4)
    table = await evening.deal(guests)
    assert table.state.record.counted
    (question,) = (await mod.slash("court unseat", player=of(evening, guests[1]))).said
    await evening.sure(guests[1], "botk leave")
    refused(await mod.press(question, said("button-unseat")), "refused-court-no-seat")
    bob = of(evening, guests[1])
    refused(await mod.slash("court unseat", player=bob), "refused-court-no-seat")


async def test_an_order_to_unseat_is_obeyed_once(evening: Evening, mod: Guest):
    ann, bob = evening.party(2)
    await evening.sit_down([ann, bob])
    actor, now = Actor(mod.id, mod.name), evening.clock.now()
    order = Order("unseat", evening.guild.id, actor, now, 77, (bob.id, bob.name))
    manager, table = evening.bot.manager, evening.table
    await manager.unseat(table, bob.id, order)
    await bob.press(evening.lobby(), "Join")
    await manager.unseat(table, bob.id, order)
    assert table.state.seat_of(bob.id) is not None
    assert (await evening.store.tables.all_open())[0].seats == table.state.record.seats
    assert await acts(evening) == [("unseat", "Moritz", "Bob")]


@pytest.mark.parametrize("begun", [False, True])
async def test_nobody_is_unseated_where_the_log_cannot_say_so(
    evening: Evening, mod: Guest, monkeypatch: pytest.MonkeyPatch, begun: bool
):
    guests = evening.party(4)
    await (evening.deal(guests) if begun else evening.sit_down(guests))
    table = evening.table
    (question,) = (await mod.slash("court unseat", player=of(evening, guests[0]))).said
    monkeypatch.setattr("bot.store.audit_log.log_act", no_log)
    refused(await mod.press(question, said("button-unseat")), "fault-storage")
    assert table.state.seat_of(guests[0].id) is table.state.record.seats[0]
    assert table.state.record.host_id == guests[0].id
    assert [seat.seat for seat in table.state.record.seats] == [0, 1, 2, 3]
    assert (await evening.store.tables.all_open())[0].seats == table.state.record.seats


async def test_nobody_to_unseat(evening: Evening, mod: Guest):
    bob = of(evening, evening.guest("Bob"))
    refused(await mod.slash("court unseat", player=bob), "refused-court-no-seat")


# --- crowns ---


async def test_grant_and_take(evening: Evening, mod: Guest):
    bob = evening.guest("Bob")
    who = of(evening, bob)
    reply = await mod.slash("court grant", player=who, amount=7, reason="for *courage*")
    assert reply.text == said("court-grant-done", name="Bob", n=7, crowns=12)
    reply = await mod.slash("court take", player=who, amount=2, reason="spilled wine")
    assert reply.text == said("court-take-done", name="Bob", n=2, crowns=10)
    reply = await mod.slash("court take", player=who, amount=99, reason="greed")
    assert reply.text == said("court-take-less", name="Bob", n=10, crowns=0)
    assert await evening.crowns(bob) == {bob.id: 0}
    assert await acts(evening) == [
        ("take", "Moritz", "Bob"), ("take", "Moritz", "Bob"), ("grant", "Moritz", "Bob"),
    ]  # fmt: skip


async def test_crowns_for_oneself_are_marked_wherever_they_are_told(evening: Evening, mod: Guest):
    who = of(evening, mod)
    reply = await mod.slash("court grant", player=who, amount=7, reason="my due")
    assert reply.text == said("court-grant-done-own", n=7, crowns=12)
    await mod.slash("court take", player=who, amount=2, reason="too much")
    log = (await mod.slash("court log")).text
    assert said("log-grant-own", n=7) in log
    assert said("log-take-own", n=2) in log
    for reader in (mod, evening.guest("Bob")):
        history = (await reader.slash("crowns history", player=who)).text
        assert "Moritz granted this to themself" in history
        assert "Moritz took this from themself" in history


async def test_an_empty_purse_is_left_alone(evening: Evening, mod: Guest):
    bob = evening.guest("Bob")
    who = of(evening, bob)
    await mod.slash("court take", player=who, amount=5, reason="debts")
    reply = await mod.slash("court take", player=who, amount=1, reason="more debts")
    refused(reply, "refused-court-empty-purse")
    assert await acts(evening) == [("take", "Moritz", "Bob")]
    assert await evening.crowns(bob) == {bob.id: 0}


async def test_bots_have_no_purse(evening: Evening, mod: Guest):
    actor = evening.guild.add_member(evening.env.create_user("robot", bot=True))
    for command in ("grant", "take", "bar"):
        options: dict[str, Any] = {"time": 0} if command == "bar" else {"amount": 1}
        reply = await mod.slash(f"court {command}", player=actor, reason="beep", **options)
        refused(reply, "refused-court-bot")


@pytest.mark.parametrize("command", ["grant", "take", "bar"])
async def test_a_reason_can_be_read(evening: Evening, mod: Guest, command: str):
    bob = evening.guest("Bob")
    options: dict[str, Any] = {"time": 0} if command == "bar" else {"amount": 1}
    for reason in ("\u200b", " \u2800 ", "\u3164\u0301"):
        named = {"player": of(evening, bob), "reason": reason}
        refused(await mod.slash(f"court {command}", **named, **options), "refused-court-reason")
    assert await acts(evening) == []
    await mod.slash(f"court {command}", player=of(evening, bob), reason="???", **options)
    assert await acts(evening) == [(command, "Moritz", "Bob")]
