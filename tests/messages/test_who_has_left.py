"""The private panel of a player who has left the table, or had to, has nothing left to press."""

import pytest

from tests.support.evening import COMPUTERS_TAKE, Evening, Guest, Look, said


def dealt(guest: Guest) -> Look:
    """The private panel as it is now; it was the last message to come."""
    return guest.dm()[-1]


async def leave(evening: Evening, guest: Guest, how: str) -> None:
    if how == "leaves":
        await evening.sure(guest, "botk leave")
    else:
        mort = evening.guest("Mort", moderator=True)
        await mort.send(evening.panel(), f"gg:x:replace:1:{guest.id}")


@pytest.mark.parametrize("how", ["leaves", "has to"])
async def test_the_dm_says_so_and_has_no_controls(evening: Evening, how: str):
    guests = evening.party(4)
    await evening.deal(guests)
    guest, _ = evening.asked()
    panel = dealt(guest)
    assert panel.ids
    cards = panel.text
    await leave(evening, guest, how)
    await evening.turn()
    left = dealt(guest)
    assert left.id == panel.id
    assert left.ids == set()
    assert said("dm-left-crowns") in left.text
    assert not set(cards.splitlines()[2:]) & set(left.text.splitlines()), "nor cards"
    for other in guests:
        assert other is guest or dealt(other).ids


async def test_it_is_said_once_and_not_again_after_a_restart(evening: Evening):
    guests = evening.party(4)
    await evening.deal(guests)
    await evening.sure(guests[1], "botk leave")
    await evening.turn()
    channel = str(dealt(guests[1]).channel_id)
    before = len(evening.counted)
    await evening.restart()
    await evening.turn()
    await evening.play()
    assert not [request for request in evening.counted[before:] if channel in request]
    assert said("dm-left-crowns") in dealt(guests[1]).text


async def test_without_crowns_none_are_spoken_of(evening: Evening):
    guests = evening.party(3)
    await evening.sit_down(guests)
    await guests[0].press(evening.lobby(), "Add computer")
    await guests[0].press(evening.lobby(), "Begin")
    await evening.turn()
    await evening.sure(guests[1], "botk leave")
    await evening.turn()
    assert said("dm-left") in dealt(guests[1]).text


async def test_a_panel_that_is_gone_is_not_posted_again(evening: Evening):
    guests = evening.party(4)
    table = await evening.deal(guests)
    panel = dealt(guests[1])
    evening.env.backend.delete_message(panel.channel_id, panel.id)
    count = len(guests[1].dm())
    await evening.sure(guests[1], "botk leave")
    await evening.turn(COMPUTERS_TAKE)
    assert len(guests[1].dm()) == count
    assert not table.state.record.seats[1].cards_in_dm


@pytest.mark.parametrize("how", ["over", "ended"])
async def test_a_game_that_is_over_asks_nobody_back(evening: Evening, how: str):
    guests = evening.party(4)
    table = await evening.deal(guests, pace="quick")
    await evening.use_dms(*guests)
    while not any(seat.away for seat in table.state.record.seats):
        await evening.turn(60)
    back = said("button-back")
    assert any(back in look.buttons for guest in guests for look in guest.dm())
    if how == "ended":
        await evening.sure(guests[0], "botk end")
    while list(evening.bot.manager):
        await evening.turn(60)
    assert any(seat.away for seat in table.state.record.seats)
    assert not any(back in look.buttons for guest in guests for look in guest.dm())


@pytest.mark.parametrize("how", ["leaves", "has to"])
async def test_what_was_shown_alone_at_the_table_asks_nothing_any_more(evening: Evening, how: str):
    guests = evening.party(4)
    await evening.deal(guests)
    guest, _ = evening.asked()
    hand = await guest.hand()
    assert "Your turn" in hand.text
    await leave(evening, guest, how)
    await evening.turn()
    left = evening.look(evening.env.backend.get_message(hand.channel_id, hand.id))
    assert left.text == dealt(guest).text
    assert left.ids == set()


@pytest.mark.parametrize("how", ["leaves", "has to"])
async def test_nobody_is_asked_back_where_who_was_away_has_left(evening: Evening, how: str):
    guests = evening.party(4)
    await evening.deal(guests, pace="quick")
    guest, _ = evening.asked()
    back = said("button-back")
    while back not in evening.panel().buttons:
        await evening.turn(60)
        for each in guests:
            if each is not guest:
                await each.send(evening.panel(), "gg:t:1:tale")
    await leave(evening, guest, how)
    await evening.turn()
    assert back not in evening.panel().buttons


async def test_whose_leaving_ends_the_game_reads_that_it_is_over(evening: Evening):
    """The others had wanted so: nobody plays on, and no crowns move."""
    guests = evening.party(4)
    table = await evening.deal(guests)
    hand = await guests[2].hand()
    for guest in guests[:2]:
        await table.want_end(guest.id)
    await evening.sure(guests[2], "botk leave")
    await evening.turn()
    assert table.state.done
    at_the_table = evening.look(evening.env.backend.get_message(hand.channel_id, hand.id))
    for left in (dealt(guests[2]), at_the_table):
        assert left.text.splitlines()[1:] == [said("ended-by-players")]
        assert left.ids == set()
