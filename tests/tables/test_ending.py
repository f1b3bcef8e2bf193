"""Leaving, ending, and whose the crowns are."""

from typing import Any

import pytest

from bot.store.schema import TREASURY
from bot.tables.ending import votes
from bot.values.tables import Status
from cogs import leaving
from tests.support.evening import COMPUTERS_TAKE, Evening, refused, said
from tests.support.failing_store import trouble

DAY = 86400.0


async def test_the_computer_plays_on_for_who_leaves(evening: Evening):
    guests = evening.party(4)
    await evening.deal(guests)
    leaver, ask = evening.asked()
    done = await evening.sure(leaver, "botk leave")
    assert done.text == said("left-seat-crowns")
    await evening.turn(COMPUTERS_TAKE + 2)
    assert ask not in evening.table.state.asks()
    assert f"**{leaver.name}** · {said('mark-computer')}" in evening.panel().text
    await evening.play()
    assert leaver.name in evening.final().text


async def test_the_crowns_of_who_leaves_stay_at_stake(evening: Evening):
    guests = evening.party(4)
    await evening.deal(guests)
    for guest in guests[1:]:
        await evening.sure(guest, "botk leave")
    cellar = evening.guild.create_text_channel("cellar")
    refused(await guests[1].slash("botk start", at=cellar), "refused-left-elsewhere")
    await evening.play()
    final, crowns = evening.final().text, await evening.crowns(*guests)
    for guest in guests:
        line = final[final.index(f"**{guest.name}** ·") :].splitlines()[1]
        assert f"**{crowns[guest.id]} 👑**" in line
    assert not (await guests[1].slash("botk start", at=cellar)).said


async def test_who_has_left_does_not_play_again_by_a_kept_seat(evening: Evening):
    guests = evening.party(5)
    await evening.deal(guests)
    await evening.sure(guests[4], "botk leave")
    await evening.play("public")
    refused(await guests[4].press(evening.final(), "Play again"), "refused-left-already")
    await guests[0].press(evening.final(), "Play again")
    assert "Eve" not in evening.lobby().text


@pytest.mark.parametrize(("pace", "days"), [("quick", 1), ("normal", 1), ("by-day", 7)])
async def test_a_game_that_everybody_has_left_waits_and_closes(
    evening: Evening, pace: str, days: int
):
    guests = evening.party(4)
    table = await evening.deal(guests, pace=pace)
    for guest in guests:
        await evening.sure(guest, "botk leave")
    await evening.turn(days * DAY - 60)
    assert evening.answers == 0, "no computer plays for nobody"
    panel = evening.panel()
    assert "everybody has left. The table closes <t:" in panel.text
    assert said("button-back") not in panel.text, "that would bring nobody back"
    cellar = evening.guild.create_text_channel("cellar")
    assert not (await guests[1].slash("botk start", at=cellar)).said, "nobody is bound to it"
    await evening.turn(70)
    assert table.state.record.status is Status.ENDED
    assert any(said("ended-by-gone") in look.text for look in evening.all_public())
    assert await evening.store.crowns.balance(evening.guild.id, guests[0].id) is None


async def test_a_game_that_everybody_is_away_from_goes_on_when_one_is_back(evening: Evening):
    guests = evening.party(4)
    table = await evening.deal(guests, pace="quick")
    stays, _ = evening.asked()
    for guest in guests:
        if guest is not stays:
            await evening.sure(guest, "botk leave")
    for _ in range(20):
        if not table.state.paused:
            await evening.turn(45)
    before = evening.answers
    assert 0 < before < 20
    await evening.turn(DAY / 2)
    assert evening.answers == before
    await evening.restart(kill=True, away=DAY)
    await evening.turn(DAY / 4)
    table = evening.table
    assert (table.state.paused, evening.answers) == (True, before), "the time away does not count"
    await stays.press(evening.panel(), "I'm back")
    await evening.turn()
    assert "the table closes <t:" not in evening.panel().text
    await evening.play("public")
    assert "Play again" in evening.final().buttons
    assert sum((await evening.crowns(*guests)).values()) > 0


@pytest.mark.parametrize("who", ["host", "moderator"])
async def test_ended_by_hand_no_crowns_move(evening: Evening, who: str):
    guests = evening.party(4)
    await evening.deal(guests)
    await evening.play(until="execute")
    ender = guests[0] if who == "host" else evening.guest("Mort", moderator=True)
    done = await evening.sure(ender, "botk end")
    assert done.text == said("ended-by-hand-done")
    await evening.turn()
    text = evening.all_public()[-1].text
    assert said("ended-by-hand" if who == "host" else "ended-by-moderator") in text
    assert guests[1].dm()[-1].text.count(text.splitlines()[1]) == 1, "the DM says so, too"
    assert await evening.store.crowns.balance(evening.guild.id, guests[0].id) is None
    assert await evening.store.crowns.balance(evening.guild.id, TREASURY) is None
    refused(await guests[1].slash("botk end"), "refused-no-table-here")
    assert not (await guests[1].slash("botk start")).said


async def test_nobody_is_bound_to_a_table_that_has_just_ended(evening: Evening):
    guests = evening.party(4)
    await evening.deal(guests)
    await evening.sure(guests[0], "botk end")
    assert not (await guests[1].slash("botk start")).said, "nothing has been drawn yet"


async def test_ended_by_nobody_else(evening: Evening):
    guests = evening.party(4)
    await evening.deal(guests)
    refused(await evening.guest("Zoe").slash("botk end"), "refused-not-host")
    reply = await evening.guest("Zoe").send(evening.panel(), "gg:t:1:want-end")
    refused(reply, "refused-not-seated")
    assert evening.people_asked()


async def test_most_players_end_a_game_that_its_host_does_not(evening: Evening):
    guests = evening.party(5)
    table = await evening.deal(guests)
    (ask,) = (await guests[1].slash("botk end")).said
    assert said("want-end-ask", n=0, needed=3) in ask.text
    await guests[1].press(ask, said("button-want-end"))
    await evening.turn()
    votes = said("votes-to-end", who="**Bob**", n=1, needed=3)
    assert votes in evening.panel().text, "the others learn of it"
    await evening.restart(kill=True)
    await evening.turn()
    assert votes in evening.panel().text
    await guests[1].press(evening.panel(), said("button-want-end"))
    await guests[2].press(evening.panel(), said("button-want-end"))
    assert evening.table.state.going_on, "nobody counts twice"
    table = evening.table
    last = await guests[3].press(evening.panel(), said("button-want-end"))
    assert said("ended-by-players") in last.text
    await evening.turn()
    assert table.state.record.status is Status.ENDED
    assert said("ended-by-players") in evening.all_public()[-1].text
    assert await evening.store.crowns.balance(evening.guild.id, guests[0].id) is None


async def test_votes_are_counted_when_the_question_is_put(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    """Whether somebody is a moderator may take long to find out: others vote meanwhile."""
    guests = evening.party(5)
    table = await evening.deal(guests)
    judged = leaving.may_manage

    async def slow(interaction: Any, of: Any) -> bool:
        await table.want_end(guests[2].id)
        return await judged(interaction, of)

    monkeypatch.setattr(leaving, "may_manage", slow)
    (ask,) = (await guests[1].slash("botk end")).said
    assert said("want-end-ask", n=1, needed=3) in ask.text


async def test_who_leaves_a_game_is_no_longer_in_the_way_of_its_end(evening: Evening):
    guests = evening.party(4)
    table = await evening.deal(guests)
    for guest in guests[:2]:
        await guest.send(evening.panel(), f"gg:t:{table.id}:want-end")
    assert table.state.going_on, "two are not most of four"
    done = await evening.sure(guests[3], "botk leave")
    assert done.text == said("ended-by-players"), "no crowns are left to be won or lost"
    assert table.state.record.status is Status.ENDED
    await evening.turn()
    assert said("ended-by-players") in evening.all_public()[-1].text


async def test_a_vote_that_was_not_written_is_given_again_after_a_restart(evening: Evening):
    guests = evening.party(4)
    table = await evening.deal(guests)
    for guest in guests[:2]:
        await guest.send(evening.panel(), f"gg:t:{table.id}:want-end")
    with trouble("journal.commit"):
        reply = await guests[2].send(evening.panel(), f"gg:t:{table.id}:want-end")
        refused(reply, "fault-storage")
    await evening.restart(kill=True)
    await evening.turn()
    assert votes(evening.table.state) == 2
    await guests[2].send(evening.panel(), f"gg:t:{table.id}:want-end")
    await evening.turn()
    assert list(evening.bot.manager) == []
    assert said("ended-by-players") in evening.all_public()[-1].text


async def test_a_lobby_is_ended_by_hand(evening: Evening):
    guests = evening.party(2)
    await evening.sit_down(guests)
    await guests[0].slash("botk end")
    await evening.turn()
    (closed,) = evening.all_public()
    assert said("lobby-closed-hand") in closed.text


@pytest.mark.parametrize("how", ["Cancel table", "botk end", "unseat"])
async def test_a_lobby_that_a_moderator_cancels_says_so(evening: Evening, how: str):
    (ann,) = evening.party(1)
    await evening.sit_down([ann])
    mort = evening.guest("Mort", moderator=True)
    if how == "Cancel table":
        (question,) = (await mort.press(evening.lobby(), how)).said
        await mort.press(question, said("button-end-table"))
    elif how == "unseat":
        await mort.send(evening.lobby(), f"gg:x:unseat:1:{ann.id}")
    else:
        await evening.sure(mort, how)
    await evening.turn()
    (closed,) = evening.all_public()
    assert said("lobby-closed-moderator") in closed.text
    assert said("lobby-closed-hand") not in closed.text


async def test_a_settled_table_cannot_be_ended(evening: Evening):
    guests = evening.party(4)
    await evening.deal(guests)
    await evening.play(until="settled")
    crowns = await evening.crowns(*guests)
    refused(await guests[0].slash("botk end"), "refused-table-over")
    refused(await guests[1].slash("botk leave"), "refused-table-over")
    assert await evening.crowns(*guests) == crowns
    others = evening.guild.create_text_channel("cellar")
    assert not (await guests[1].slash("botk start", at=others)).said, "free to sit elsewhere"


async def test_a_table_that_stands_still_says_so_though_all_have_left(evening: Evening):
    """It said when it closes, which was 56 years ago."""
    guests = evening.party(4)
    table = await evening.deal(guests)
    for guest in guests:
        await evening.sure(guest, "botk leave")
    await evening.turn()
    table.freeze(RuntimeError("so it goes"))
    await evening.turn()
    assert said("fault-frozen") in evening.panel().text
    assert "<t:" not in evening.panel().text
