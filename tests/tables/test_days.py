"""The board of a day's deal: private until the day ends, then everybody's; streaks."""

import hashlib
import re
from typing import Any

import pytest
from sqlalchemy import update

from bot.store.schema import day_keys, day_tries
from bot.values.days import LENGTH, DayKeys, day_of
from bot.values.records import TableRecord
from bot.values.tables import Status
from tests.store.rows import execute, rows
from tests.support.evening import ANYTHING, Evening, refused, said
from tests.support.failing_store import trouble
from tests.support.guests import Guest
from tests.support.looks import Look
from tests.support.quick_thoughts import idle
from tests.tables.test_alone import DAY, _installed, alone, dealt, lift

__all__ = ["_installed", "alone"]

pytestmark = pytest.mark.usefixtures("_installed")


async def try_of(guest: Guest, cup: str) -> Look:
    (panel,) = (await guest.slash("guess daily")).said
    return await lift(guest, panel, cup)


async def board(guest: Guest) -> str:
    (look,) = (await guest.slash("guess board")).said
    return look.text


async def test_the_first_day_has_a_deal_from_the_bots_first_hour_on(alone: Evening):
    """Its key was settled before the bot had heard of anybody, and is proved like any other."""
    ann, bob = alone.party(2)
    today = day_of(alone.clock.now())
    anchor = (await alone.store.days.keys(alone.clock.now())).anchor
    assert anchor in await board(ann), "before anybody is dealt to"
    await try_of(ann, "right")
    await alone.restart()
    (panel,) = (await bob.slash("guess daily")).said
    assert said("guess-ask-lift") in panel.text
    assert len({table.seed for table in await tables_of(alone, today)}) == 1
    await alone.turn(DAY)
    text = await board(bob)
    (key,) = re.findall(r"The day's key: `([0-9a-f]{64})`", text)
    assert hashlib.sha256(bytes.fromhex(key)).hexdigest() == anchor
    assert anchor in text
    for table in await tables_of(alone, today):
        assert table.seed == hashlib.sha256(bytes.fromhex(key) + b":0").digest()


async def tables_of(alone: Evening, day: int) -> list[TableRecord]:
    """All tables at which a day's deal was played."""
    found = [await alone.store.tables.find(table_id) for table_id in (1, 2)]
    assert all(table is not None and table.day == day for table in found)
    return [table for table in found if table is not None]


async def begin_tomorrow(alone: Evening) -> DayKeys:
    """Have the keys of a bot that was first started when its first deal came a day later."""
    moved = {each: day_keys.c[each] + 1 for each in ("first_day", "last_day")}
    await execute(alone.store, update(day_keys).values(moved))
    return await alone.store.days.keys(alone.clock.now())


async def test_the_last_days_of_a_chain_of_keys_are_still_told_of_when_the_next_has_begun(
    alone: Evening,
):
    today = day_of(alone.clock.now())
    await alone.store.days.keys(alone.clock.now())
    old = {"first_day": today + 1 - LENGTH, "last_day": today}
    await execute(alone.store, update(day_keys).values(old))
    before = await alone.store.days.keys(alone.clock.now())
    (ann,) = alone.party(1)
    await try_of(ann, "right")
    await alone.turn(DAY)
    after = await alone.store.days.keys(alone.clock.now())
    assert after.first_day == today + 1
    text = await board(ann)
    assert f"The day's key: `{before.key(today).hex()}`" in text
    assert before.anchor in text
    assert "**1.** Ann" in text
    (look,) = (await ann.slash("guess board")).said
    turned = (await ann.press(look, said("button-day-after"))).shown
    assert turned is not None
    assert after.anchor in turned.text
    back = (await ann.press(turned, said("button-day-before"))).shown
    assert back is not None
    assert before.anchor in back.text
    earlier = (await ann.press(back, said("button-day-before"))).shown
    assert earlier is not None
    assert before.key(today - 1).hex() in earlier.text


async def test_where_the_first_day_is_tomorrow_the_anchor_is_told_today(alone: Evening):
    keys = await begin_tomorrow(alone)
    ann = alone.guest("Ann")
    text = await board(ann)
    assert keys.anchor in text
    assert "The first daily deal comes" in text
    reply = await ann.slash("guess daily")
    refused(reply, "refused-daily-not-yet", anchor=keys.anchor, when=ANYTHING)
    assert list(alone.bot.manager) == []
    await alone.turn(DAY)
    (panel,) = (await ann.slash("guess daily")).said
    assert said("guess-ask-lift") in panel.text


async def test_scores_are_private_until_the_day_ends(alone: Evening):
    ann, bob, cid = alone.party(3)
    keys, today = await alone.store.days.keys(alone.clock.now()), day_of(alone.clock.now())
    await try_of(ann, "right")
    await try_of(bob, "left")
    during = await board(cid)
    assert "2 have finished it here. You see" in during
    assert "Ann" not in during
    assert keys.key(today).hex() not in during
    assert "won" in await board(ann), "one's own is no secret to oneself"
    for command in ("crowns me", "crowns history"):
        (look,) = (await cid.slash(command, player=ann.user)).said
        assert "The Ring" not in look.text, "nor is it told otherwise"
    await alone.turn(DAY)
    after = await board(cid)
    assert after.index("**1.** Ann") < after.index("**2.** Bob")
    assert keys.key(today).hex() in after
    (look,) = (await cid.slash("crowns me", player=ann.user)).said
    assert "The Ring" in look.text


async def test_who_did_as_well_shares_the_place(alone: Evening):
    guests = ann, bob, cid = alone.party(3)
    await alone.store.days.keys(alone.clock.now())
    await alone.turn(DAY)
    for guest, cup in ((ann, "right"), (bob, "right"), (cid, "left")):
        await try_of(guest, cup)
    await alone.turn(DAY)
    text = await board(guests[0])
    assert "**1.** Ann" in text
    assert "**1.** Bob" in text
    assert "**3.** Cid" in text
    assert "(you)" in text


async def test_days_in_a_row_are_counted_won_or_lost_and_a_day_without_ends_them(alone: Evening):
    ann, bob = alone.party(2)
    await alone.store.days.keys(alone.clock.now())
    await alone.turn(DAY)
    await try_of(ann, "right")
    await try_of(bob, "right")
    await alone.turn(DAY)
    await try_of(ann, "left")
    await alone.turn(DAY)
    line = next(line for line in (await board(bob)).splitlines() if "Ann" in line)
    assert "2 days in a row" in line
    await try_of(ann, "left")
    await try_of(bob, "left")
    await alone.turn(DAY)
    lines = (await board(ann)).splitlines()
    assert "3 days in a row" in next(line for line in lines if "Ann" in line)
    assert "first day" in next(line for line in lines if "Bob" in line)


async def test_one_turns_from_day_to_day(alone: Evening):
    ann = alone.guest("Ann")
    await try_of(ann, "right")
    await alone.turn(DAY)
    (look,) = (await ann.slash("guess board")).said
    assert "The day before" not in look.buttons, "there is none"
    today = (await ann.press(look, "The day after")).shown
    assert today is not None
    assert "Nobody has finished it here yet" in today.text
    assert "The day after" not in today.buttons
    back = (await ann.press(today, "The day before")).shown
    assert back is not None
    assert back.text == look.text


async def test_what_came_of_looking_back_is_there_when_the_result_is_opened_later(alone: Evening):
    ann = alone.guest("Ann")
    await alone.store.days.keys(alone.clock.now())
    await alone.turn(DAY)
    await try_of(ann, "left")
    await alone.restart()
    (early,) = (await ann.slash("guess daily")).said
    await idle(alone.bot.manager.alone.thinker)
    await alone.turn()
    shown = alone.look(alone.env.backend.get_message(early.channel_id, early.id))
    assert "It was under the right one." in shown.text


async def test_what_is_played_alone_is_shown_beside_the_crowns(alone: Evening):
    ann = alone.guest("Ann")
    panel = await dealt(ann)
    await lift(ann, panel, "right")
    (look,) = (await ann.slash("crowns me")).said
    assert "**The Ring**: 1 game, 1 won" in look.text
    assert "1× right" in look.text


# --- one try, whatever is erased or ended ---


async def marks(evening: Evening) -> list[dict[str, Any]]:
    return await rows(evening.store, day_tries)


@pytest.mark.parametrize("forgotten", ["user", "server"])
async def test_who_is_forgotten_has_no_second_try_until_the_next_day(
    alone: Evening, forgotten: str
):
    ann = alone.guest("Ann")
    await alone.turn(DAY)
    await try_of(ann, "left")
    await alone.turn()
    if forgotten == "user":
        (question,) = (await ann.slash("privacy delete")).said
        await ann.press(question, said("button-erase-now"))
    else:
        await alone.bot.lifecycle.forget(alone.guild.id, by=1)
    refused(await ann.slash("guess daily"), "refused-played-today", when=ANYTHING)
    (mark,) = await marks(alone)
    assert str(ann.id).encode() not in mark["mark"]
    await alone.turn(DAY)
    assert await marks(alone) == [], "with the day goes what was kept for it"
    assert said("guess-found") in (await try_of(ann, "right")).text


async def test_who_had_tries_is_forgotten_though_the_bot_slept_at_midnight(alone: Evening):
    ann = alone.guest("Ann")
    await alone.turn(DAY)
    await try_of(ann, "left")
    assert len(await marks(alone)) == 1
    await alone.restart(away=2 * DAY)
    assert await marks(alone) == []


async def test_a_daily_that_a_moderator_ends_is_given_up_and_its_player_told_so(alone: Evening):
    ann, bob = alone.party(2)
    judge = alone.guest("Judge", moderator=True)
    await alone.turn(DAY)
    await try_of(ann, "right")
    await alone.turn(DAY)
    (panel,) = (await ann.slash("guess daily")).said
    table = alone.table
    (tables,) = (await judge.slash("court tables")).said
    asked = (await judge.choose(tables, "gg:x:ask-end", str(table.id))).shown
    assert asked is not None
    assert said("court-end-ask-daily", table=str(table.id)) in asked.text
    left = (await judge.press(asked, said("button-end-table"))).shown
    assert left is not None
    assert f"**{table.id}**" not in left.text
    (act, *_) = await alone.store.court.log(alone.guild.id)
    assert (act.act, act.actor_name) == ("end-table", "Judge")
    await alone.turn()
    (menu,) = panel.menus
    refused(await ann.send(panel, menu, ["left"]), "refused-try-over", game="guess")
    (shown,) = (await ann.slash("guess daily")).said
    assert said("played-today-ended") in shown.text
    assert said("guess-missed") in shown.text
    await alone.turn(DAY)
    line = next(line for line in (await board(bob)).splitlines() if "Ann" in line)
    assert "2 days in a row" in line
    assert "not won" in line


async def test_a_daily_that_a_moderator_ends_twice_at_once_is_given_up_once(alone: Evening):
    ann = alone.guest("Ann")
    judge = alone.guest("Judge", moderator=True)
    await alone.turn(DAY)
    await ann.slash("guess daily")
    table = alone.table
    (tables,) = (await judge.slash("court tables")).said
    yes = f"gg:x:end:{table.id}"
    await alone.at_once(*((judge, tables, yes, ()) for _ in range(2)))
    await alone.turn()
    (result,) = await alone.store.crowns.results(table.id)
    assert not result.won
    assert len(await alone.store.court.log(alone.guild.id)) == 1


@pytest.mark.parametrize("written", [False, True])
async def test_an_order_is_logged_when_the_daily_is_given_up_and_no_sooner(
    alone: Evening, written: bool
):
    ann = alone.guest("Ann")
    judge = alone.guest("Judge", moderator=True)
    await alone.turn(DAY)
    (panel,) = (await ann.slash("guess daily")).said
    table = alone.table
    (tables,) = (await judge.slash("court tables")).said
    yes = f"gg:x:end:{table.id}"
    with trouble("journal.commit", written=written), trouble("journal.answers"):
        refused(await judge.send(tables, yes), "fault-storage")
    assert len(await alone.store.court.log(alone.guild.id)) == written
    await judge.send(tables, yes)
    (menu,) = panel.menus
    refused(await ann.send(panel, menu, ["right"]), "refused-try-over", game="guess")
    (act,) = await alone.store.court.log(alone.guild.id)
    assert act.act == "end-table"
    assert len(await alone.store.crowns.results(table.id)) == 1


async def test_a_daily_that_goes_on_after_trouble_is_not_logged_as_ended(alone: Evening):
    ann = alone.guest("Ann")
    judge = alone.guest("Judge", moderator=True)
    await alone.turn(DAY)
    (panel,) = (await ann.slash("guess daily")).said
    (tables,) = (await judge.slash("court tables")).said
    with trouble("journal.commit"):
        refused(await judge.send(tables, f"gg:x:end:{alone.table.id}"), "fault-storage")
    assert await alone.store.court.log(alone.guild.id) == []
    assert said("guess-found") in (await lift(ann, panel, "right")).text


@pytest.mark.parametrize("killed", [False, True])
async def test_a_daily_that_is_ended_has_its_result_when_the_database_can_take_it(
    alone: Evening, killed: bool
):
    ann = alone.guest("Ann")
    judge = alone.guest("Judge", moderator=True)
    await alone.turn(DAY)
    await ann.slash("guess daily")
    table_id = alone.table.id
    (tables,) = (await judge.slash("court tables")).said
    yes = f"gg:x:end:{table_id}"
    with trouble("crowns.settle"):
        await judge.send(tables, yes)
        await judge.send(tables, yes)
        assert len(await alone.store.court.log(alone.guild.id)) == 1
        if killed:
            await alone.restart(kill=True)
    await alone.turn(10)
    (result,) = await alone.store.crowns.results(table_id)
    assert not result.won
    (shown,) = (await ann.slash("guess daily")).said
    assert said("played-today-ended") in shown.text
    assert len(await alone.store.court.log(alone.guild.id)) == 1
    assert await alone.store.tables.all_open() == []


async def test_a_daily_counts_as_given_up_where_the_bot_is_removed(alone: Evening):
    ann = alone.guest("Ann")
    await alone.turn(DAY)
    await ann.slash("guess daily")
    table = alone.table
    await alone.bot.lifecycle.left(alone.guild.id)
    (result,) = await alone.store.crowns.results(table.id)
    assert (result.won, table.state.record.status) == (False, Status.SETTLED)


async def test_who_plays_at_midnight_is_told_that_the_day_has_ended(alone: Evening):
    ann = alone.guest("Ann")
    await alone.turn(DAY)
    (panel,) = (await ann.slash("guess daily")).said
    await alone.turn(DAY)
    (menu,) = panel.menus
    refused(await ann.send(panel, menu, ["left"]), "refused-day-over", game="guess")
