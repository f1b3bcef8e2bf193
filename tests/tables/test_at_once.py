"""What happens at the same moment: it happens once, and everybody is told what came of it."""

from games.botk.cards import Gallows
from tests.support.evening import Evening, refused, said
from tests.support.fixtures import Stack


async def test_a_button_pressed_twice_counts_once(evening: Evening):
    await evening.deal(evening.party(4))
    guest, ask = evening.asked()
    look = await guest.letter()
    (select,) = (each for each in look.selects if f":{ask.id}:" in each.custom_id)
    press = (guest, look, select.custom_id, select.values[:1])
    before = evening.answers
    first, second = await evening.at_once(press, press)
    assert evening.answers == before + 1
    assert first.shown is not None
    assert second.shown is not None
    assert said("refused-stale") in second.shown.text


async def test_the_public_button_pressed_twice_counts_once(evening: Evening):
    await evening.deal(evening.party(4))
    guest, ask = evening.asked()
    look = evening.panel()
    (select,) = (each for each in look.selects if f":{ask.id}:" in each.custom_id)
    press = (guest, look, select.custom_id, select.values[:1])
    first, second = await evening.at_once(press, press)
    assert evening.answers == 1
    assert said("refused-stale") in second.text
    assert not first.said


async def test_dm_and_public_panel_pressed_at_once(evening: Evening):
    await evening.deal(evening.party(4))
    guest, ask = evening.asked()
    presses = []
    for look in (await guest.letter(), evening.panel()):
        (select,) = (each for each in look.selects if f":{ask.id}:" in each.custom_id)
        presses.append((guest, look, select.custom_id, select.values[:1]))
    await evening.at_once(*presses)
    assert evening.answers == 1


async def test_one_of_two_gets_the_last_seat(evening: Evening):
    await evening.sit_down(evening.party(7))
    lobby = evening.lobby()
    late = [evening.guest("Yan"), evening.guest("Zoe")]
    join = lobby.buttons["Join"]
    replies = await evening.at_once(*((guest, lobby, join, ()) for guest in late))
    await evening.turn()
    seated = [guest for guest in late if guest.name in evening.lobby().text]
    assert len(seated) == 1
    (loser,) = (reply for guest, reply in zip(late, replies, strict=True) if guest not in seated)
    refused(loser, "refused-full", most=8)


async def test_nobody_sits_at_two_tables(evening: Evening):
    ann, bob, cid = evening.party(3)
    cellar = evening.guild.create_text_channel("cellar")
    await ann.slash("botk start")
    await bob.slash("botk start", at=cellar)
    first, second = evening.lobby(), evening.looks(cellar.id)[0]
    await evening.at_once(
        (cid, first, first.buttons["Join"], ()), (cid, second, second.buttons["Join"], ())
    )
    assert sum(table.state.seat_of(cid.id) is not None for table in evening.bot.manager) == 1


async def test_begin_pressed_twice_deals_once(evening: Evening):
    guests = evening.party(4)
    await evening.sit_down(guests)
    lobby = evening.lobby()
    press = (guests[0], lobby, lobby.buttons["Begin"], ())
    _, second = await evening.at_once(press, press)
    await evening.turn()
    assert second.text == said("refused-begun")
    assert second.text.startswith("Play on"), "the host is not sent away"
    assert len([look for look in evening.all_public() if "Recap" in look.buttons]) == 1


async def test_everybody_plays_again_at_once(evening: Evening):
    guests = evening.party(4)
    await evening.deal(guests)
    await evening.play()
    final = evening.final()
    again = final.buttons["Play again"]
    replies = await evening.at_once(*((guest, final, again, ()) for guest in guests))
    await evening.turn()
    assert len(list(evening.bot.manager)) == 1
    assert all(seat.joined for seat in evening.table.state.record.seats)
    assert all("http" in reply.said[0].text for reply in replies)


async def test_all_votes_of_the_mob_arrive_at_once(evening: Evening, gallows: Stack):
    gallows(Gallows.THE_MOB)
    guests = evening.party(5)
    await evening.deal(guests)
    await evening.play(until="vote")
    before = evening.answers
    presses = []
    for guest, ask in evening.people_asked():
        look = guest.panel
        (select,) = (each for each in look.selects if f":{ask.id}:" in each.custom_id)
        presses.append((guest, look, select.custom_id, select.values[:1]))
    assert len(presses) == 4
    await evening.at_once(*presses)
    await evening.turn()
    assert evening.answers == before + 4
    assert not any(ask.secret for ask in evening.table.state.asks())
