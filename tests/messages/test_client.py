"""What Discord answers to a post, and what the bot makes of it."""

import pytest

from bot.messages.client import TryLaterError, once
from bot.messages.dm_channels import MOST, PAUSE, WITHIN
from bot.messages.table_panels import table_now
from bot.tables.admission import Person
from bot.tables.ending import end
from bot.tables.lobby import begin
from tests.support.evening import Evening, said

UNKNOWN_MESSAGE, TOO_FAST, FLAGGED = 10008, 40003, 20026


async def test_a_post_whose_nonce_is_a_deleted_messages_is_made_all_the_same(evening: Evening):
    await evening.deal(evening.party(4))
    place = evening.table.state.place_id
    evening.env.backend.delete_message(place, evening.panel().id)
    path = f"/channels/{place}/messages"
    evening.env.inject_error("POST", path, status=404, code=UNKNOWN_MESSAGE, times=1)
    await evening.answer(*evening.asked())
    await evening.turn()
    first, second = (post["nonce"] for post in evening.posts(place)[-2:])
    assert first != second
    await evening.answer(*evening.asked(), "public")
    await evening.turn()
    await evening.play("public")


async def test_it_is_tried_again_later_where_that_does_not_help(evening: Evening):
    await evening.deal(evening.party(4))
    place = evening.table.state.place_id
    evening.env.backend.delete_message(place, evening.panel().id)
    path = f"/channels/{place}/messages"
    evening.env.inject_error("POST", path, status=404, code=UNKNOWN_MESSAGE, times=2)
    await evening.answer(*evening.asked())
    await evening.turn()
    await evening.turn(8)
    assert "My cards" in evening.panel().buttons
    evening.env.inject_error("POST", path, status=404, code=UNKNOWN_MESSAGE, times=2)
    panel = table_now(evening.table.state, 1, None)
    with pytest.raises(TryLaterError):
        await evening.bot.messages.send(place, panel, nonce="x")


async def test_two_places_have_two_nonces_for_the_same_post(evening: Evening):
    await evening.deal(evening.party(4))
    panel = table_now(evening.table.state, 1, None)
    places = (evening.tavern.id, evening.table.state.place_id)
    for place in places:
        await evening.bot.messages.send(place, panel, nonce=once("the same"))
    one, other = (evening.posts(place)[-1]["nonce"] for place in places)
    assert one != other


def opened(evening: Evening) -> int:
    return len([request for request in evening.counted if "users/@me/channels" in request])


async def test_dms_are_opened_once_for_all_games(evening: Evening):
    guests = evening.party(4)
    await evening.deal(guests)
    await evening.sure(guests[0], "botk end")
    await evening.turn()
    assert opened(evening) == 4
    await evening.deal(guests)
    assert opened(evening) == 4
    assert all(guest.panel for guest in guests)


async def test_of_many_new_players_some_get_a_dm_and_all_are_told(evening: Evening):
    names = [f"Guest {n}" for n in range(MOST + 2)]
    everybody = [evening.guest(name) for name in names]
    tables = [everybody[:6], everybody[6:]]
    cellar = evening.guild.create_text_channel("cellar")
    await evening.deal(tables[0])
    await tables[1][0].slash("botk start", at=cellar)
    (second,) = (
        table for table in evening.bot.manager if table.state.record.channel_id == cellar.id
    )
    for n, guest in enumerate(tables[1][1:]):
        await evening.bot.manager.sit_down(second, Person(guest.id, guest.name, 1000 + n))
    await begin(second)
    await evening.turn()
    await evening.turn()
    assert opened(evening) == MOST
    without = [guest for guest in tables[1] if not guest.dm()]
    assert len(without) == 2
    (place,) = (thread.id for thread in cellar.threads)
    panel = evening.looks(place)[-1]
    assert panel.text.count(said("mark-dms-closed")) == 2
    hand = await without[0].press(panel, "My cards")
    assert said("dms-closed-note") in hand.text
    await end(second)
    await evening.turn(WITHIN)
    await evening.bot.renderer.dm_channels.of(without[0].id)
    assert opened(evening) == MOST + 1, "after a while others may be written to"


@pytest.mark.parametrize("code", [TOO_FAST, FLAGGED])
@pytest.mark.parametrize("where", ["open", "send"])
async def test_after_a_flag_no_dm_is_opened_for_hours(evening: Evening, code: int, where: str):
    guests = evening.party(4)
    dm = f"/channels/{guests[0].user.dm_channel.id}/messages"
    path = "/users/@me/channels" if where == "open" else dm
    await evening.sit_down(guests)
    await begin(evening.table)
    await evening.bot.renderer.open_table(evening.table)
    evening.env.inject_error("POST", path, status=403, code=code, times=1)
    await evening.turn()
    await evening.turn()
    assert opened(evening) == 1, "not for the others either"
    assert not any(guest.dm() for guest in guests)
    assert evening.panel().text.count(said("mark-dms-closed")) == 4
    await end(evening.table)
    await evening.turn(PAUSE / 2)
    await end(await evening.deal(guests))
    assert opened(evening) == 1, "not in the next game either"
    await evening.turn(PAUSE)
    await evening.deal(guests)
    assert all(guest.panel for guest in guests)
