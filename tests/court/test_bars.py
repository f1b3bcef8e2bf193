"""Players who may not sit down, for a time or for good."""

import pytest

from tests.court.acts import acts, of
from tests.support.evening import Evening, Guest, refused, said


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
    assert table.seat_of(guests[1].id) is not None
    await evening.sure(guests[1], "botk leave")
    reply = await mod.slash("court bar", player=bob, time=time, reason="noise")
    assert "`/court unseat`" not in reply.text, "there is no seat to take away any more"


async def test_a_bar_for_good_is_lifted(evening: Evening, mod: Guest):
    bob = evening.guest("Bob")
    reply = await mod.slash("court bar", player=of(evening, bob), time=0, reason="cheating")
    assert reply.text == said("court-bar-done-for-good", name="Bob")
    refused(await bob.slash("botk start"), "refused-barred-for-good")
    reply = await mod.slash("court unbar", player=of(evening, bob))
    assert reply.text == said("court-unbar-done", name="Bob")
    refused(await mod.slash("court unbar", player=of(evening, bob)), "refused-court-not-barred")
    await bob.slash("botk start")
    assert evening.table.record.host_id == bob.id
    assert [act for act, *_ in await acts(evening)] == ["lift-bar", "bar"]


async def test_a_barred_player_does_not_play_again(evening: Evening, mod: Guest):
    guests = evening.party(4)
    await evening.deal(guests)
    reply = await mod.slash("court bar", player=of(evening, guests[0]), time=0, reason="noise")
    assert reply.text == said("court-bar-done-seated-for-good", name="Ann")
    await evening.play("public")
    refused(await guests[0].press(evening.final(), "Play again"), "refused-barred-for-good")
    await guests[1].press(evening.final(), "Play again")
    refused(await guests[0].press(evening.lobby(), "Join"), "refused-barred-for-good")
