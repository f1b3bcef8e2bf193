"""Players who may not sit down, for a time or for good."""

from typing import Any

import pytest

from tests.court.acts import acts, of
from tests.support.evening import Evening, Guest, refused, said
from tests.support.plans import TIME, plan, planned, until


async def test_a_barred_player_sits_nowhere_until_then(evening: Evening, mod: Guest):
    ann, bob = evening.party(2)
    until = f"<t:{int(evening.clock.now() + 3600)}:f>"
    reply = await mod.slash("court bar", player=of(evening, bob), time=3600, reason="cheating")
    assert reply.text == said("court-bar-done", name="Bob", until=until)
    refused(await bob.slash("botk start"), "refused-barred", until=until)
    await ann.slash("botk start")
    refused(await bob.press(evening.lobby(), "Join"), "refused-barred", until=until)
    await evening.turn(3601)
    await ann.slash("botk start")
    assert (await bob.press(evening.lobby(), "Join")).kind == "update"
    assert await acts(evening) == [("bar", "Moritz", "Bob")]


@pytest.mark.parametrize("time", [3600, 0])
async def test_who_is_barred_with_a_seat_keeps_it(evening: Evening, mod: Guest, time: int):
    guests = evening.party(4)
    table = await evening.deal(guests)
    bob = of(evening, guests[1])
    reply = await mod.slash("court bar", player=bob, time=time, reason="noise")
    assert "`/court unseat`" in reply.text
    assert "`/court unbar`" in reply.text
    until = f"<t:{int(evening.clock.now() + 3600)}:f>"
    assert (until in reply.text) == bool(time)
    assert table.state.seat_of(guests[1].id) is not None
    await evening.sure(guests[1], "botk leave")
    reply = await mod.slash("court bar", player=bob, time=time, reason="noise")
    assert "`/court unseat`" not in reply.text, "there is no seat to take away any more"


async def test_who_is_barred_is_not_coming_any_more(evening: Evening, mod: Guest):
    ann, bob, cid = evening.party(3)
    await planned(evening, [ann, bob, cid])
    await mod.slash("court bar", player=of(evening, ann), time=0, reason="noise")
    await evening.turn()
    assert said("plan-coming", n=2, names="**Bob** and **Cid**") in plan(evening).text
    assert said("lobby-host", host=bob.mention) in plan(evening).text
    refused(await ann.press(plan(evening), "I'm coming"), "refused-barred-for-good")


async def test_a_moderator_takes_somebody_off_a_plan(evening: Evening, mod: Guest):
    ann, bob = evening.party(2)
    await planned(evening, [ann, bob])
    ask = await mod.slash("court unseat", player=of(evening, bob))
    await mod.press(ask.said[-1], said("button-unseat"))
    await evening.turn()
    assert said("plan-coming", n=1, names="**Ann**") in plan(evening).text


async def test_a_plan_that_nobody_is_coming_to_by_a_bar_says_who_closed_it(
    evening: Evening, mod: Guest
):
    (ann,) = evening.party(1)
    await planned(evening, [ann])
    await mod.slash("court bar", player=of(evening, ann), time=0, reason="noise")
    await evening.turn()
    assert said("lobby-closed-moderator") in evening.all_public()[-1].text
    assert await acts(evening) == [("unseat", "Moritz", "Ann"), ("bar", "Moritz", "Ann")]


@pytest.mark.parametrize("how", ["bar", "unseat"])
async def test_a_seat_that_is_kept_is_taken_from_who_has_not_come(
    evening: Evening, mod: Guest, how: str
):
    ann, bob, cid = evening.party(3)
    table = await planned(evening, [ann, bob, cid])
    await until(evening, table, 0)
    await ann.press(evening.lobby(), "Join")
    if how == "bar":
        await mod.slash("court bar", player=of(evening, bob), time=0, reason="noise")
    else:
        (question,) = (await mod.slash("court unseat", player=of(evening, bob))).said
        await mod.press(question, said("button-unseat"))
    assert [seat.name for seat in table.state.record.seats] == ["Ann", "Cid"]


async def test_who_has_left_a_game_is_taken_off_the_plan_they_come_to(evening: Evening, mod: Guest):
    guests = evening.party(4)
    game = await evening.deal(guests)
    await evening.sure(guests[3], "botk leave")
    await guests[0].slash("botk start", when="20:30")
    await guests[3].press(plan(evening), "I'm coming")
    (question,) = (await mod.slash("court unseat", player=of(evening, guests[3]))).said
    await mod.press(question, said("button-unseat"))
    await evening.turn()
    assert said("plan-coming", n=1, names="**Ann**") in plan(evening).text
    assert game.state.going_on


async def test_a_bar_for_good_is_lifted(evening: Evening, mod: Guest):
    bob = evening.guest("Bob")
    reply = await mod.slash("court bar", player=of(evening, bob), time=0, reason="cheating")
    assert reply.text == said("court-bar-done-for-good", name="Bob")
    refused(await bob.slash("botk start"), "refused-barred-for-good")
    reply = await mod.slash("court unbar", player=of(evening, bob))
    assert reply.text == said("court-unbar-done", name="Bob")
    refused(await mod.slash("court unbar", player=of(evening, bob)), "refused-court-not-barred")
    await bob.slash("botk start")
    assert evening.table.state.record.host_id == bob.id
    assert [act for act, *_ in await acts(evening)] == ["lift-bar", "bar"]


async def test_a_barred_player_does_not_play_again(evening: Evening, mod: Guest):
    guests = evening.party(4)
    await evening.deal(guests)
    reply = await mod.slash("court bar", player=of(evening, guests[0]), time=0, reason="noise")
    assert reply.text == said("court-bar-done-seated-for-good", name="Ann")
    await evening.play("public")
    refused(await guests[0].press(evening.final(), "Play again"), "refused-barred-for-good")
    await guests[1].press(evening.final(), "Play again")
    assert guests[0].mention not in evening.lobby().text, "no seat is kept for who may not sit"
    refused(await guests[0].press(evening.lobby(), "Join"), "refused-barred-for-good")


async def test_who_is_barred_can_be_read(evening: Evening, mod: Guest):
    assert said("bars-none") in (await mod.slash("court bars")).text
    ann, bob = evening.guest("Ann"), evening.guest("Bob_")
    await mod.slash("court bar", player=of(evening, ann), time=3600, reason="spilled *wine*")
    until = f"<t:{int(evening.clock.now() + 3600)}:f>"
    await evening.turn()
    await mod.slash("court bar", player=of(evening, bob), time=0, reason="cheating")
    (listed,) = (await mod.slash("court bars")).said
    first, *lines, last = listed.text.splitlines()
    assert first == said("bars-title", n=2)
    assert lines == [
        f"**Bob\\_ ({bob.mention})** for good · Moritz: “cheating”",
        f"**Ann ({ann.mention})** until {until} · Moritz: “spilled \\*wine\\*”",
    ]
    assert last == said("bars-how")
    assert not listed.buttons
    await mod.slash("court unbar", player=of(evening, bob))
    await evening.turn(3601)
    assert said("bars-none") in (await mod.slash("court bars")).text


async def test_many_bars_are_turned_page_by_page(evening: Evening, mod: Guest):
    for n in range(12):
        guest = of(evening, evening.guest(f"Guest {n}."))
        await mod.slash("court bar", player=guest, time=0, reason="noise")
    (listed,) = (await mod.slash("court bars")).said
    assert listed.text.count("for good") == 10
    turned = (await mod.press(listed, said("button-next"))).shown
    assert turned is not None
    assert turned.text.count("for good") == 2
    assert said("page-number", page=2, pages=2) in turned.text
    for n in range(4):
        await mod.slash("court unbar", player=of(evening, evening.guest(f"Guest {n}.")))
    back = (await mod.press(turned, said("button-previous"))).shown
    assert back is not None
    assert back.text.count("for good") == 8


async def test_whose_bar_it_is_is_not_said_of_who_was_erased(evening: Evening, mod: Guest):
    bob = evening.guest("Bob")
    await mod.slash("court bar", player=of(evening, bob), time=0, reason="brawling")
    await evening.store.erasing.erase(bob.id, evening.clock.now())
    (listed,) = (await mod.slash("court bars")).said
    assert said("bars-line-for-good", name=said("log-erased")) in listed.text.splitlines()
    assert "brawling" not in listed.text


async def test_a_bar_leads_to_no_pseudonym_by_the_seats_that_it_took(evening: Evening, mod: Guest):
    """They were taken at the moment that its end is counted from."""
    ann, bob = evening.party(2)
    await planned(evening, [ann, bob])
    cellar = evening.guild.create_text_channel("cellar")
    await bob.slash("botk start", at=cellar, when=TIME, computers=2)
    await mod.slash("court bar", player=of(evening, bob), time=3600, reason="brawling")
    await evening.turn()
    store, guild_id = evening.store, evening.guild.id
    (bar,) = await store.court.bars(guild_id, evening.clock.now())
    await store.erasing.erase(bob.id, evening.clock.now())
    then = [
        each
        for each in await store.court.log(guild_id)
        if bar.until is not None and each.at == bar.until - 3600
    ]
    assert sorted(each.act for each in then) == ["bar", "unseat", "unseat"]
    assert {(each.target_id, each.target_name) for each in then} == {(None, None)}
    tables = [await store.tables.find(each.details["table"]) for each in then if each.details]
    for table in filter(None, tables):
        assert table.host_id >= 0
        assert all((seat.user_id or 0) >= 0 for seat in table.seats)
    erased = said("log-erased")
    assert said("log-unseat", target=erased, table="1") in (await mod.slash("court log")).text


async def test_a_bar_that_a_new_bot_hears_of_again_is_one_bar(
    evening: Evening, mod: Guest, monkeypatch: pytest.MonkeyPatch
):
    """Discord delivers once more what a bot that is gone has taken; the press has an id."""
    bob, backend, heard = evening.guest("Bob"), evening.env.backend, []
    emit = backend.emit

    def listening(name: str, payload: Any) -> None:
        heard.append((name, payload))
        emit(name, payload)

    monkeypatch.setattr(backend, "emit", listening)
    await mod.slash("court bar", player=of(evening, bob), time=3600, reason="noise")
    monkeypatch.undo()
    before = await evening.store.court.bars(evening.guild.id, evening.clock.now())
    await evening.turn(60)
    evening.bot._heard.clear()
    (command,) = (each for each in heard if each[0] == "INTERACTION_CREATE")
    emit(*command)
    await evening.env.settle()
    assert await acts(evening) == [("bar", "Moritz", "Bob")]
    assert await evening.store.court.bars(evening.guild.id, evening.clock.now()) == before


@pytest.mark.parametrize("first", [0, 7 * 86400])
async def test_who_shortens_a_bar_of_somebody_else_is_told_so(
    evening: Evening, mod: Guest, first: int
):
    bob = of(evening, evening.guest("Bob"))
    await mod.slash("court bar", player=bob, time=first, reason="cheating")
    shorter = await mod.slash("court bar", player=bob, time=3600, reason="noise")
    assert shorter.text.endswith("It replaces a longer bar.")
    assert f"<t:{int(evening.clock.now() + 3600)}:f>" in shorter.text
    longer = await mod.slash("court bar", player=bob, time=0, reason="cheating")
    assert longer.text == said("court-bar-done-for-good", name="Bob")
    again = await mod.slash("court bar", player=bob, time=0, reason="cheating")
    assert again.text == said("court-bar-done-for-good", name="Bob")
