"""A table that is planned: who is coming, one reminder, and its opening."""

import asyncio
from datetime import UTC, datetime
from typing import Any

import pytest

from bot.clock import Callback
from bot.panels.plan import MOST_NAMED
from bot.tables.open_tables import MOST_PLANS, MOST_PLANS_HERE, MOST_PLANS_OF_HOST
from bot.tables.pace import CALLED_BEFORE
from bot.tables.plan import MOST_ANSWERS
from bot.tables.table import Table
from bot.values.tables import Status
from tests.support.clock import HandClock
from tests.support.evening import Evening, refused, said
from tests.support.plans import (
    MINUTE,
    TIME,
    calls,
    mentioned,
    plan,
    planned,
    spent,
    status,
    until,
)


async def test_a_plan_says_when_and_who_is_coming(evening: Evening):
    ann, bob, cid, dot = evening.party(4)
    await ann.slash("botk start", when=TIME)
    when = evening.table.state.record.planned_for or 0.0
    assert datetime.fromtimestamp(when, UTC).isoformat() == "2026-01-01T20:30:00+00:00"
    reply = await bob.press(plan(evening), "I'm coming")
    assert reply.kind == "update"
    await cid.press(plan(evening), "Maybe")
    await dot.press(plan(evening), "I'm coming")
    text = plan(evening).text
    assert said("plan-when", exact=f"<t:{int(when)}:F>", when=f"<t:{int(when)}:R>") in text
    assert said("plan-coming", n=3, names="**Ann**, **Bob** and **Dot**") in text
    assert said("plan-maybe", n=1, names="**Cid**") in text
    assert said("lobby-host", host=ann.mention) in text
    await dot.press(plan(evening), "Not coming")
    await bob.press(plan(evening), "Maybe")
    text = plan(evening).text
    assert said("plan-coming", n=1, names="**Ann**") in text
    assert said("plan-maybe", n=2, names="**Cid** and **Bob**") in text
    assert len(plan(evening).buttons) == 6
    assert spent(evening) == []


async def test_who_has_not_answered_may_say_that_they_are_not_coming(evening: Evening):
    """They were told to watch, or to join the next table."""
    ann, bob, *_ = evening.party(4)
    await ann.slash("botk start", when=TIME)
    for _ in range(2):
        reply = await bob.press(plan(evening), "Not coming")
        assert reply.text == said("left-plan", table="1")
    when = f"<t:{int(evening.table.state.record.planned_for or 0)}:R>"
    refused(await bob.slash("botk leave"), "refused-planned", when=when)


async def test_whoever_is_coming_plays_meanwhile_in_the_same_channel(evening: Evening):
    guests = evening.party(4)
    table = await planned(evening, guests)
    await guests[0].slash("botk start")
    for guest in guests[1:]:
        await guest.press(evening.lobby(), "Join")
    await guests[0].press(evening.lobby(), "Begin")
    await evening.turn()
    (other,) = (each for each in evening.bot.manager if each is not table)
    assert other.state.record.status is Status.PLAYING
    reply = await guests[0].slash("botk status")
    assert other.state.view().place_link in reply.text, "the game, and not what is planned"


async def test_ten_minutes_before_one_message_mentions_whoever_may_come(evening: Evening):
    ann, bob, cid, dot = evening.party(4)
    table = await planned(evening, [ann, bob, dot])
    await cid.press(plan(evening), "Maybe")
    await dot.press(plan(evening), "Not coming")
    await until(evening, table, 11 * MINUTE)
    assert calls(evening) == []
    old = plan(evening)
    await until(evening, table, 10 * MINUTE)
    (call,) = calls(evening)
    assert mentioned(call) == {ann.id, bob.id, cid.id}
    assert call["allowed_mentions"] == {"parse": [], "users": [ann.id, bob.id, cid.id]}
    reminder = plan(evening)
    assert reminder.id > old.id
    assert [look.id for look in evening.all_public()] == [reminder.id], "the old one is gone"
    assert said("plan-coming", n=2, names="**Ann** and **Bob**") in reminder.text
    await evening.turn(5 * MINUTE)
    assert len(calls(evening)) == 1


async def test_it_opens_with_those_who_are_there_and_keeps_seats_for_the_others(evening: Evening):
    ann, bob, cid, dot, eve = evening.party(5)
    table = await planned(evening, [ann, bob, cid])
    await eve.press(plan(evening), "Maybe")
    await until(evening, table, 10 * MINUTE)
    await cid.press(plan(evening), "I'm here")
    await dot.press(plan(evening), "I'm here")
    assert said("plan-here", n=2, names="**Cid** and **Dot**") in plan(evening).text
    refused(await dot.press(plan(evening), "I'm here"), "refused-here-already")
    await until(evening, table, 0)
    lobby = evening.lobby()
    assert status(table) is Status.LOBBY
    assert "I'm here" not in lobby.buttons
    assert said("lobby-host", host=cid.mention) in lobby.text, "the host is not there yet"
    assert said("seat-line", seat="2", name="Dot") in lobby.text
    assert said("lobby-kept", seat="3", name=ann.mention) in lobby.text
    assert said("lobby-kept", seat="4", name=bob.mention) in lobby.text
    assert eve.mention not in lobby.text, "maybe is no seat"
    await ann.press(lobby, "Join")
    await eve.press(evening.lobby(), "Join")
    await cid.press(evening.lobby(), "Begin")
    await evening.turn()
    assert [seat.user_id for seat in table.state.record.seats] == [cid.id, dot.id, ann.id, eve.id]
    assert "My cards" in evening.panel().buttons


async def test_who_is_called_reads_the_plan_where_no_embed_is_shown(evening: Evening):
    """The message that calls is no layout: all but its text and its controls is in an embed."""
    guests = evening.party(3)
    table = await planned(evening, guests)
    evening.forbid("embed_links")
    await until(evening, table, 10 * MINUTE)
    (call,) = calls(evening)
    assert not call.get("embeds"), "Discord refuses it, or leaves it out"
    assert not plan(evening).embeds
    assert said("plan-coming", n=3, names="**Ann**, **Bob** and **Cid**") in plan(evening).text


@pytest.mark.parametrize("pressed", [True, False])
async def test_a_plan_costs_a_post_a_deletion_and_an_edit(evening: Evening, pressed: bool):
    """The edit rides on the answer to a press, where there was one since the reminder."""
    guests = evening.party(4)
    table = await planned(evening, guests)
    assert spent(evening) == []
    await until(evening, table, 10 * MINUTE)
    for guest in guests if pressed else ():
        await guest.press(plan(evening), "I'm here")
    await until(evening, table, 0)
    assert "Join" in {**evening.lobby().buttons}
    costs = ["DELETE", "POST"] if pressed else ["DELETE", "PATCH", "POST"]
    assert spent(evening) == costs


async def test_a_host_who_is_late_keeps_nobody_waiting(evening: Evening):
    ann, *others = evening.party(4)
    table = await planned(evening, [ann, *others])
    await until(evening, table, 0)
    assert said("lobby-host", host=ann.mention) in evening.lobby().text
    for guest in others:
        await guest.press(evening.lobby(), "Join")
    assert said("lobby-host", host=others[0].mention) in evening.lobby().text
    await others[0].press(evening.lobby(), "Add computer")
    await others[0].press(evening.lobby(), "Begin")
    await evening.turn()
    assert ann.id not in [seat.user_id for seat in table.state.record.seats]


async def test_who_leaves_a_kept_seat_closes_nothing_for_the_others(evening: Evening):
    ann, bob, cid = evening.party(3)
    table = await planned(evening, [ann, bob, cid])
    await until(evening, table, 0)
    await ann.press(evening.lobby(), "Leave")
    assert status(table) is Status.LOBBY
    assert said("lobby-host", host=bob.mention) in evening.lobby().text


async def test_the_host_who_is_not_coming_hands_the_plan_on_and_the_last_closes_it(
    evening: Evening,
):
    ann, bob, cid = evening.party(3)
    await planned(evening, [ann])
    await cid.press(plan(evening), "Maybe")
    await bob.press(plan(evening), "I'm coming")
    await ann.press(plan(evening), "Not coming")
    assert said("lobby-host", host=bob.mention) in plan(evening).text
    assert (await bob.slash("botk leave")).text == said("left-plan", table="1")
    await cid.press(plan(evening), "Not coming")
    await evening.turn()
    (closed,) = evening.all_public()
    assert said("lobby-closed-hand") in closed.text
    assert closed.buttons == {}


async def test_where_nobody_is_coming_it_closes(evening: Evening):
    ann = evening.guest("Ann")
    table = await planned(evening, [ann])
    await ann.press(plan(evening), "Maybe")
    assert said("plan-nobody") in plan(evening).text
    await until(evening, table, 0)
    (closed,) = evening.all_public()
    assert said("lobby-closed-idle", game="botk") in closed.text


async def test_more_are_coming_than_there_are_seats(evening: Evening):
    guests = [evening.guest(f"G{n}") for n in range(11)]
    table = await planned(evening, guests[:10])
    assert said("plan-how-full", n=10, most=8) in plan(evening).text
    await until(evening, table, 10 * MINUTE)
    await guests[10].press(plan(evening), "I'm here")
    await guests[9].press(plan(evening), "I'm here")
    await until(evening, table, 0)
    seats = table.state.record.seats
    assert [seat.user_id for seat in seats if seat.joined] == [guests[9].id, guests[10].id]
    assert [seat.user_id for seat in seats if not seat.joined] == [g.id for g in guests[:6]]
    refused(await guests[7].press(evening.lobby(), "Join"), "refused-kept-seats")


async def test_so_many_answer_that_not_all_are_named(evening: Evening):
    guests = [evening.guest(f"G{n}") for n in range(MOST_ANSWERS + 1)]
    await planned(evening, guests[:MOST_ANSWERS])
    others = said("plan-others", n=MOST_ANSWERS - MOST_NAMED)
    assert others in plan(evening).text
    refused(
        await guests[-1].press(plan(evening), "Maybe"), "refused-many-answers", most=MOST_ANSWERS
    )
    await until(evening, evening.table, 10 * MINUTE)
    (call,) = calls(evening)
    assert len(mentioned(call)) == MOST_ANSWERS
    assert len(str(call["content"])) <= 2000


async def test_from_the_reminder_on_the_channel_is_taken(evening: Evening):
    ann, bob, zoe = evening.guest("Ann"), evening.guest("Bob"), evening.guest("Zoe")
    table = await planned(evening, [ann, bob])
    await until(evening, table, 10 * MINUTE)
    link = table.state.view().place_link
    refused(await zoe.slash("feast start"), "refused-table-here-already", link=link)


async def test_it_waits_for_the_table_that_is_in_its_channel(evening: Evening):
    ann, bob, zoe = evening.guest("Ann"), evening.guest("Bob"), evening.guest("Zoe")
    table = await planned(evening, [ann, bob])
    await until(evening, table, 20 * MINUTE)
    await zoe.slash("botk start")
    await until(evening, table, -MINUTE)
    assert status(table) is Status.PLANNED
    (other,) = (each for each in evening.bot.manager if each is not table)
    assert other.state.record.status is Status.LOBBY
    await zoe.press(next(m for m in evening.all_public() if "Join" in m.buttons), "Cancel table")
    await evening.turn(10)
    assert status(table) is Status.LOBBY


async def test_what_cannot_open_within_an_hour_closes(evening: Evening):
    ann, zoe = evening.guest("Ann"), evening.guest("Zoe")
    await evening.settle(place="channel")
    table = await planned(evening, [ann])
    await until(evening, table, 20 * MINUTE)
    await zoe.slash("botk start", computers=3, pace="by-day")
    await zoe.press(next(m for m in evening.all_public() if "Join" in m.buttons), "Begin")
    await until(evening, table, -59 * MINUTE)
    assert status(table) is Status.PLANNED
    await until(evening, table, -61 * MINUTE)
    assert status(table) is Status.ENDED
    texts = [look.text for look in evening.all_public()]
    assert any(said("lobby-closed-missed", game="botk") in text for text in texts)


async def test_so_many_tables_are_planned_and_no_more(evening: Evening):
    hosts = iter([evening.guest(f"G{n}") for n in range(MOST_PLANS)])
    host = next(hosts)
    channels = [evening.guild.create_text_channel(f"hall-{n}") for n in range(MOST_PLANS)]
    for channel in channels[:MOST_PLANS_OF_HOST]:
        await host.slash("botk start", at=channel, when="in 2 hours")
    refused(
        await host.slash("botk start", at=channels[3], when="in 2 hours"),
        "refused-plans-of-host",
        most=MOST_PLANS_OF_HOST,
    )
    for _ in range(MOST_PLANS_HERE):
        await (last := next(hosts)).slash("botk start", when="in 2 hours")
    refused(
        await next(hosts).slash("botk start", when="in 2 hours"),
        "refused-plans-here",
        most=MOST_PLANS_HERE,
    )
    for channel, host in zip(channels[4:], hosts, strict=False):
        await host.slash("botk start", at=channel, when="in 2 hours")
    while len(list(evening.bot.manager)) < MOST_PLANS:
        last = evening.guest(f"H{len(list(evening.bot.manager))}")
        channel = channels[-1 - len(list(evening.bot.manager)) % 3]
        await last.slash("feast start", at=channel, when="in 2 hours")
    zoe = evening.guest("Zoe")
    refused(
        await zoe.slash("botk start", at=channels[2], when="in 3 hours"),
        "refused-plans",
        most=MOST_PLANS,
    )
    assert not (await zoe.slash("botk start", at=channels[2])).said, "now is no plan"


async def two_at_once(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, *, before: float
) -> list[Table]:
    """Two tables for the same time in a channel, so many seconds before it.

    A clock does what is due at the same moment at the same time, and from here on waits for none.
    """
    ann, _, cid = evening.party(3)
    for host in (ann, cid):
        await host.slash("botk start", when=TIME)
    begun: list[asyncio.Future[Any]] = []

    async def begin(clock: HandClock, callback: Callback) -> None:
        begun.append(asyncio.ensure_future(callback()))  # type: ignore[arg-type]

    monkeypatch.setattr(HandClock, "_do", begin)
    first, second = evening.bot.manager
    opens = first.state.record.planned_for or 0.0
    await evening.clock.turn(opens - before - evening.clock.now())
    for _ in range(6):
        while any(not each.done() for each in begun):
            await asyncio.wait(begun)
        await evening.clock.turn(0.1)
    return [first, second]


async def test_of_two_for_the_same_time_in_a_channel_one_opens_and_the_other_waits(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    tables = await two_at_once(evening, monkeypatch, before=0)
    assert sorted(map(status, tables)) == [Status.LOBBY, Status.PLANNED]


async def test_of_two_that_call_at_the_same_time_one_calls_who_has_asked_for_the_next_game(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    zoe, place = evening.guest("Zoe"), evening.tavern.id
    await evening.store.callers.ask(evening.guild.id, place, zoe.id, evening.clock.now())
    tables = await two_at_once(evening, monkeypatch, before=CALLED_BEFORE)
    assert all(table.state.record.called for table in tables)
    assert sorted(table.state.callers for table in tables) == [(), (zoe.id,)]
