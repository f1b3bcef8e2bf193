"""The time of a planned table: named, changed, called off, and kept through restarts."""

from datetime import UTC, datetime

import pytest

from bot.store.errors import StillOpen
from bot.values.moderation import Actor, Order
from bot.values.tables import Status
from tests.support.evening import DRAWN, Evening, refused, said
from tests.support.failing_store import trouble
from tests.support.plans import (
    HOUR,
    MINUTE,
    TIME,
    calls,
    mentioned,
    plan,
    planned,
    status,
    until,
)
from tests.support.two_bots import join, put_out


async def test_the_list_says_what_is_understood_in_the_servers_time_zone(evening: Evening):
    ann, mort = evening.guest("Ann"), evening.guest("Mort", moderator=True)
    actor, tavern = evening.actors[ann.id], evening.tavern
    (first, *_) = await actor.autocomplete(tavern, "botk start", "when", "8pm")
    assert first["name"] == "Thursday 1 January, 20:00 (UTC) · in 20 hours"
    zones = await evening.actors[mort.id].autocomplete(tavern, "court time-zone", "zone", "berl")
    assert [each["value"] for each in zones] == ["Europe/Berlin"]
    refused(await mort.slash("court time-zone", zone="Mars"), "refused-no-such-zone")
    reply = await mort.slash("court time-zone", zone="europe/berlin")
    assert reply.text == said("court-time-zone-done", zone="Europe/Berlin", clock="01:00")
    (first, *_) = await actor.autocomplete(tavern, "botk start", "when", "8pm")
    assert first["name"] == "Thursday 1 January, 20:00 (Europe/Berlin) · in 19 hours"
    (none,) = await actor.autocomplete(tavern, "botk start", "when", "whenever")
    assert none["name"] == said("time-how")
    reply = await ann.slash("botk start", when=str(first["value"]))
    assert reply.said == []
    when = evening.table.state.record.planned_for or 0.0
    assert datetime.fromtimestamp(when, UTC).hour == 19


@pytest.mark.parametrize(
    ("when", "key"),
    [
        ("whenever", "refused-time-unread"),
        ("2025-12-24 20:00", "refused-time-over"),
        ("in 3 weeks", "refused-time-far"),
    ],
)
async def test_a_time_that_is_none_plans_nothing(evening: Evening, when: str, key: str):
    refused(await evening.guest("Ann").slash("botk start", when=when), key, days=14)
    assert list(evening.bot.manager) == []


async def test_what_was_assumed_is_said(evening: Evening):
    ann, bob = evening.party(2)
    reply = await ann.slash("botk start", when=TIME)
    when = int(evening.table.state.record.planned_for or 0)
    assert reply.text == said("plan-zone-assumed", zone="UTC", exact=f"<t:{when}:F>")
    assert not (await bob.slash("botk start", when="in 2 hours")).said, "wherever that is"


async def test_a_role_is_called_to_what_is_planned_and_not_again(evening: Evening):
    role = evening.guild.create_role("Players", mentionable=True)
    await evening.settle(lobby_role=role.id)
    ann = evening.guest("Ann")
    table = await planned(evening, [ann])
    assert said("plan-call", role=str(role.id)) in plan(evening).text
    await until(evening, table, 0)
    called = [p for p in evening.posts(evening.tavern.id) if str(role.id) in str(p["content"])]
    assert called == [], "the reminder calls those who are coming"


async def test_computers_take_the_seats_that_are_left(evening: Evening):
    ann, bob = evening.party(2)
    await ann.slash("botk start", when=TIME, computers=3)
    await bob.press(plan(evening), "I'm coming")
    assert said("computers-here", n=3) in plan(evening).text
    table = evening.table
    await until(evening, table, 10 * MINUTE)
    await ann.press(plan(evening), "I'm here")
    await until(evening, table, 0)
    assert [seat.user_id for seat in table.state.record.seats] == [ann.id, bob.id, None, None, None]
    await ann.press(evening.lobby(), "Begin")
    await evening.turn()
    assert len(table.state.record.seats) == 4, "who is not there has no seat"


async def test_the_host_changes_the_time(evening: Evening):
    ann, bob = evening.party(2)
    table = await planned(evening, [ann, bob])
    refused(await bob.press(plan(evening), "Change the time"), "refused-not-host")
    form = await ann.press(plan(evening), "Change the time")
    refused(await ann.fill(form, when="whenever"), "refused-time-unread")
    form = await ann.press(plan(evening), "Change the time")
    reply = await ann.fill(form, when="21:00")
    when = table.state.record.planned_for or 0.0
    assert datetime.fromtimestamp(when, UTC).hour == 21
    assert f"<t:{int(when)}:F>" in plan(evening).text
    assert reply.text == said("plan-zone-assumed", zone="UTC", exact=f"<t:{int(when)}:F>")
    await evening.turn(20.5 * HOUR - 5 * MINUTE)
    assert calls(evening) == []
    await until(evening, table, 10 * MINUTE)
    assert len(calls(evening)) == 1


async def test_what_is_left_as_the_form_shows_it_stays_though_clocks_show_it_twice(
    evening: Evening,
):
    """Half past two comes again when clocks are set back: the table opens the second time."""
    await evening.settle(time_zone="Europe/Berlin")
    ann, second = evening.guest("Ann"), datetime(2026, 10, 25, 1, 30, tzinfo=UTC).timestamp()
    evening.clock.jump(second - 6 * HOUR - evening.clock.now())
    await ann.slash("botk start", when=f"<t:{int(second)}>")
    await evening.turn()
    form = await ann.press(plan(evening), "Change the time")
    await ann.fill(form, when="2026-10-25 02:30")
    assert evening.table.state.record.planned_for == second


async def test_a_time_that_is_changed_after_the_reminder_has_one_of_its_own(evening: Evening):
    ann, bob = evening.party(2)
    table = await planned(evening, [ann, bob])
    await until(evening, table, 10 * MINUTE)
    await bob.press(plan(evening), "I'm here")
    form = await ann.press(plan(evening), "Change the time")
    await ann.fill(form, when="22:00")
    assert said("plan-coming", n=2, names="**Ann** and **Bob**") in plan(evening).text
    assert "I'm here" not in plan(evening).buttons
    await until(evening, table, 10 * MINUTE)
    assert len(calls(evening)) == 2
    await until(evening, table, 0)
    assert len(evening.all_public()) == 1
    assert "Join" in evening.lobby().buttons


async def test_a_time_that_is_changed_by_minutes_mentions_nobody_again(evening: Evening):
    ann, bob = evening.party(2)
    table = await planned(evening, [ann, bob])
    await until(evening, table, 10 * MINUTE)
    await bob.press(plan(evening), "I'm here")
    for when in ("in 8 minutes", "in 14 minutes", "in 3 minutes"):
        form = await ann.press(plan(evening), "Change the time")
        await ann.fill(form, when=when)
        await evening.turn()
        assert len(calls(evening)) == 1, "who was mentioned is left in peace"
        assert f"<t:{int(table.state.record.planned_for or 0)}:R>" in plan(evening).text
    assert "I'm here" in plan(evening).buttons
    await until(evening, table, 0)
    assert status(table) is Status.LOBBY
    assert len(calls(evening)) == 1


async def test_it_opens_at_once_when_the_time_is_now(evening: Evening):
    ann, bob = evening.party(2)
    mort = evening.guest("Mort", moderator=True)
    table = await planned(evening, [ann, bob])
    form = await mort.press(plan(evening), "Change the time")
    await mort.fill(form, when="now")
    await evening.turn()
    assert status(table) is Status.LOBBY
    (call,) = calls(evening)
    assert mentioned(call) == {ann.id, bob.id}
    assert said("push-opened", who=f"{ann.mention} {bob.mention}", game=said("botk-name"),
                table="1") == call["content"]  # fmt: skip
    await evening.turn()
    assert "Join" in {**evening.all_public()[-1].buttons}


async def test_what_is_pressed_too_late_or_too_early_is_said(evening: Evening):
    ann, bob, cid = evening.party(3)
    table = await planned(evening, [ann, bob])
    when = f"<t:{int(table.state.record.planned_for or 0)}:R>"
    old = plan(evening)
    for action in ("begin", "cancel", "fill", "volunteer"):
        refused(await ann.send(old, f"gg:t:1:{action}"), "refused-planned", when=when)
    await until(evening, table, 0)
    lobby = evening.lobby()
    refused(await cid.send(lobby, "gg:t:1:maybe"), "refused-open-already")
    refused(await ann.send(lobby, "gg:g:1"), "refused-open-already")
    reply = await cid.send(lobby, "gg:t:1:coming")
    assert reply.shown is not None
    assert "**Cid**" in reply.shown.text, "coming is there, by now"
    await cid.send(evening.lobby(), "gg:t:1:not-coming")
    assert "**Cid**" not in evening.lobby().text


async def test_calling_it_off_asks_first_where_others_are_coming(evening: Evening):
    ann, bob = evening.party(2)
    await planned(evening, [ann, bob])
    refused(await bob.press(plan(evening), "Call it off"), "refused-not-host")
    (question,) = (await ann.press(plan(evening), "Call it off")).said
    assert question.text == said("call-off-ask", table="1")
    await ann.press(question, "End the table")
    await evening.turn()
    (closed,) = evening.all_public()
    assert said("lobby-closed-hand") in closed.text
    await evening.turn(24 * HOUR)
    assert calls(evening) == []


async def test_a_moderator_finds_it_in_the_list_and_ends_it(evening: Evening):
    ann, bob = evening.party(2)
    table = await planned(evening, [ann, bob])
    mort = evening.guest("Mort", moderator=True)
    (listed,) = (await mort.slash("court tables")).said
    when = f"<t:{int(table.state.record.planned_for or 0)}:f>"
    assert said("court-status-planned", when=when) in listed.text
    question = (await mort.choose(listed, "gg:x:ask-end", "1")).shown
    assert question is not None
    await mort.press(question, "End the table")
    await evening.turn()
    assert said("lobby-closed-moderator") in evening.all_public()[-1].text


async def test_who_is_barred_is_not_coming(evening: Evening):
    ann, bob = evening.party(2)
    await planned(evening, [ann])
    now, judge = evening.clock.now(), Actor(1, "Judge")
    await evening.store.court.bar(
        Order("bar", evening.guild.id, judge, now, target=(bob.id, "Bob")), None, "x"
    )
    for label in ("I'm coming", "Maybe"):
        refused(await bob.press(plan(evening), label), "refused-barred-for-good")


async def test_who_plays_elsewhere_is_not_here_yet(evening: Evening):
    ann, bob = evening.party(2)
    table = await planned(evening, [ann, bob])
    await until(evening, table, 20 * MINUTE)
    hall = evening.guild.create_text_channel("hall")
    await bob.slash("botk start", at=hall)
    await until(evening, table, 10 * MINUTE)
    refused(await bob.press(plan(evening), "I'm here"), "refused-seated-elsewhere")
    await bob.slash("botk end", at=hall)
    await bob.press(plan(evening), "I'm here")
    refused(await bob.slash("botk start", at=hall), "refused-seated-elsewhere")


async def test_nobody_is_reminded_of_what_opens_in_a_moment(evening: Evening):
    ann, bob = evening.party(2)
    await ann.slash("botk start", when="in 5 minutes")
    assert said("plan-here", n=1, names="**Ann**") in plan(evening).text
    await bob.press(plan(evening), "I'm here")
    await evening.turn(10 * MINUTE)
    assert calls(evening) == []
    assert "**Bob**" in evening.lobby().text


async def test_a_plan_is_as_it_was_after_a_restart_and_its_time_has_not_moved(evening: Evening):
    ann, bob = evening.party(2)
    table = await planned(evening, [ann, bob])
    before = table.state.record
    await evening.restart(away=HOUR)
    await evening.turn()
    assert evening.table.state.record.planned_for == before.planned_for
    assert evening.table.state.record.seats == before.seats
    await bob.press(plan(evening), "Maybe")
    await until(evening, evening.table, 10 * MINUTE)
    assert len(calls(evening)) == 1
    await evening.restart(kill=True, away=MINUTE)
    await evening.turn(2 * MINUTE)
    assert len(calls(evening)) == 1, "nobody is reminded twice"
    await until(evening, evening.table, 0)
    assert status(evening.table) is Status.LOBBY
    assert len(calls(evening)) == 1


@pytest.mark.parametrize("away", [15, 50])
async def test_a_bot_that_was_away_calls_late_and_opens(evening: Evening, away: int):
    """Away from before the reminder, until before or after the time."""
    ann, bob = evening.party(2)
    table = await planned(evening, [ann, bob])
    await until(evening, table, 20 * MINUTE)
    await evening.restart(away=away * MINUTE)
    await evening.turn(10)
    (call,) = calls(evening)
    assert mentioned(call) == {ann.id, bob.id}
    await until(evening, evening.table, min(0, 20 - away) * MINUTE - MINUTE)
    assert status(evening.table) is Status.LOBBY
    assert len(calls(evening)) == 1
    assert len(evening.all_public()) == 1


async def test_nobody_is_called_hours_after_the_time(evening: Evening):
    ann, bob = evening.party(2)
    table = await planned(evening, [ann, bob])
    await until(evening, table, 20 * MINUTE)
    await evening.restart(away=5 * HOUR)
    await evening.turn(10)
    assert calls(evening) == []
    (closed,) = evening.all_public()
    assert said("lobby-closed-missed", game="botk") in closed.text


@pytest.mark.parametrize("written", [False, True])
async def test_a_reminder_and_an_opening_that_cannot_be_written_come_later(
    evening: Evening, written: bool
):
    ann, bob = evening.party(2)
    table = await planned(evening, [ann, bob])
    await until(evening, table, 11 * MINUTE)
    with trouble("journal.commit", written=written):
        await evening.turn(2 * MINUTE)
        assert calls(evening) == []
    await evening.turn(10)
    assert len(calls(evening)) == 1
    await until(evening, table, MINUTE)
    with trouble("journal.commit", written=written):
        await evening.turn(2 * MINUTE)
    await evening.turn(10)
    assert status(table) is Status.LOBBY
    assert len(calls(evening)) == 1


async def test_one_of_two_bots_reminds(evening: Evening):
    ann, bob = evening.party(2)
    table = await planned(evening, [ann, bob])
    await until(evening, table, 11 * MINUTE)
    await join(evening)
    await (await put_out(evening)).close()
    await evening.turn(2 * MINUTE)
    assert calls(evening) == [], "who may not write says nothing"
    await evening.restart(kill=True, away=MINUTE)
    await evening.turn()
    assert len(calls(evening)) == 1


async def test_a_game_follows_whatever_was_planned_before_it(evening: Evening):
    """The dice come of the presses that took the seats, and the proof holds."""
    guests = evening.party(4)
    table = await planned(evening, guests)
    await until(evening, table, 10 * MINUTE)
    for guest in guests:
        await guest.press(plan(evening), "I'm here")
    await until(evening, table, 0)
    await guests[0].press(evening.lobby(), "Begin")
    await evening.turn()
    await evening.restart(kill=True)
    await evening.turn(DRAWN)
    assert await evening.play() > 0
    assert "Play again" in evening.final().buttons


async def test_a_planned_table_forgets_who_wants_to_be_forgotten(evening: Evening):
    ann, bob = evening.party(2)
    table = await planned(evening, [ann])
    await bob.press(plan(evening), "Maybe")
    assert '"maybe": true' in await evening.store.privacy.export(bob.id)
    with pytest.raises(StillOpen):
        await evening.store.erasing.erase(bob.id, evening.clock.now())
    await bob.press(plan(evening), "Not coming")
    await evening.store.erasing.erase(bob.id, evening.clock.now())
    assert [seat.user_id for seat in table.state.record.seats] == [ann.id]


async def test_a_game_that_is_played_is_found_before_what_is_about_to_open(evening: Evening):
    guests = evening.party(4)
    await evening.settle(place="channel")
    await evening.deal(guests, pace="by-day")
    game = evening.table
    await guests[0].slash("botk start", when="in 20 minutes")
    await guests[1].press(plan(evening), "I'm coming")
    (table,) = (each for each in evening.bot.manager if each is not game)
    await until(evening, table, 10 * MINUTE)
    assert "I'm here" in plan(evening).buttons
    reply = await guests[1].slash("botk status")
    assert game.state.view().place_link in reply.text
    (hand,) = (await guests[1].slash("botk hand")).said
    assert said("refused-not-playing") not in hand.text
    (question,) = (await guests[1].slash("botk leave")).said
    assert said("leave-ask-crowns", link=game.state.view().place_link) in question.text
    await evening.sure(guests[0], "botk end")
    assert (status(game), status(table)) == (Status.ENDED, Status.PLANNED)


async def test_who_ends_what_is_over_calls_off_what_is_planned_after_it(evening: Evening):
    guests = evening.party(4)
    await evening.settle(place="channel")
    await evening.deal(guests)
    game = evening.table
    await guests[0].slash("botk start", when=TIME)
    (table,) = (each for each in evening.bot.manager if each is not game)
    await evening.sure(guests[0], "botk end")
    assert (status(game), status(table)) == (Status.ENDED, Status.PLANNED)
    await guests[0].slash("botk end")
    assert status(table) is Status.ENDED


async def test_my_cards_are_those_of_the_game_i_play_elsewhere(evening: Evening):
    guests = evening.party(4)
    game = await evening.deal(guests)
    hall = evening.guild.create_text_channel("hall")
    await guests[1].slash("botk start", at=hall, when=TIME)
    (table,) = (each for each in evening.bot.manager if each is not game)
    (hand,) = (await guests[1].slash("botk hand", at=hall)).said
    assert said("refused-not-playing") not in hand.text
    reply = await guests[1].slash("botk leave", at=hall)
    assert reply.text == said("left-plan", table=str(table.id)), "who leaves here is not coming"
