"""The board of a day's deal: private until the day ends, then everybody's; streaks; sharing."""

import pytest

from tests.support.evening import Evening, refused
from tests.support.guests import Guest
from tests.support.looks import Look
from tests.tables.test_alone import DAY, _installed, alone, dealt, lift

__all__ = ["_installed", "alone"]

pytestmark = pytest.mark.usefixtures("_installed")


async def try_of(guest: Guest, cup: str) -> Look:
    (panel,) = (await guest.slash("guess daily")).said
    return await lift(guest, panel, cup)


async def board(guest: Guest) -> str:
    (look,) = (await guest.slash("guess board")).said
    return look.text


async def test_before_the_first_day_the_anchor_is_published(alone: Evening):
    keys = await alone.store.day_keys(alone.clock.now())
    text = await board(alone.guest("Ann"))
    assert keys.anchor in text
    assert "The first daily deal comes" in text


async def test_scores_are_private_until_the_day_ends(alone: Evening):
    ann, bob, cid = alone.party(3)
    keys = await alone.store.day_keys(alone.clock.now())
    await alone.turn(DAY)
    await try_of(ann, "right")
    await try_of(bob, "left")
    during = await board(cid)
    assert "2 have finished it here" in during
    assert "Ann" not in during
    assert keys.key(keys.first_day).hex() not in during
    assert "won" in await board(ann), "one's own is no secret to oneself"
    for command in ("crowns me", "crowns history"):
        (look,) = (await cid.slash(command, player=ann.user)).said
        assert "The Ring" not in look.text, "nor is it told otherwise"
    await alone.turn(DAY)
    after = await board(cid)
    assert after.index("**1.** Ann") < after.index("**2.** Bob")
    assert keys.key(keys.first_day).hex() in after
    (look,) = (await cid.slash("crowns me", player=ann.user)).said
    assert "The Ring" in look.text


async def test_who_did_as_well_shares_the_place(alone: Evening):
    guests = ann, bob, cid = alone.party(3)
    await alone.store.day_keys(alone.clock.now())
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
    await alone.store.day_keys(alone.clock.now())
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
    await alone.store.day_keys(alone.clock.now())
    await alone.turn(DAY)
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


async def test_a_result_is_shared_with_the_channel_and_spoils_nothing(alone: Evening):
    ann, bob = alone.party(2)
    await alone.store.day_keys(alone.clock.now())
    await alone.turn(DAY)
    done = await try_of(ann, "right")
    (panel,) = (await bob.slash("guess daily")).said
    reply = await ann.press(done, "Share")
    (shared,) = [look for look in alone.all_public() if "Ann" in look.text]
    assert "won" in shared.text
    assert "/guess daily" in shared.text
    assert "right" not in shared.text
    assert reply is not None
    refused(await bob.send(done, done.buttons["Share"]), "refused-not-seated")
    table = next(t for t in alone.bot.manager if t.record.host_id == bob.id)
    refused(await bob.send(panel, f"gg:t:{table.id}:share"), "refused-not-settled")


async def test_what_came_of_looking_back_is_there_when_the_result_is_opened_later(alone: Evening):
    ann = alone.guest("Ann")
    await alone.store.day_keys(alone.clock.now())
    await alone.turn(DAY)
    await try_of(ann, "left")
    await alone.restart()
    (early,) = (await ann.slash("guess daily")).said
    await alone.bot.manager.alone.thinker.idle()
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
