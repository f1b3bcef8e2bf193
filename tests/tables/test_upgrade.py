"""The program comes back with other rules: what can go on does, and the others are told."""

import pytest

from bot.plugins.registry import plugins
from bot.values.tables import Status
from tests.store.rows import change
from tests.support.evening import Evening, refused, said

TOLD = said("ended-by-upgrade")


async def upgrade(evening: Evening, table_id: int = 1, *, kill: bool = False) -> None:
    """Start again with rules that are not those that the table was begun by."""
    await change(evening.store, table_id, rules_version="0")
    await evening.restart(kill=kill)


def told_once(evening: Evening) -> bool:
    """Whether it stands once each at the table, and on the message of its lobby."""
    places = [look.channel_id for look in evening.all_public() if TOLD in look.text]
    return len(places) == len(set(places)) == 2


async def test_a_game_in_progress_is_told_that_it_cannot_go_on(evening: Evening):
    guests = evening.party(4)
    await evening.deal(guests)
    for _ in range(3):
        await evening.answer(*evening.asked())
        await evening.turn()
    panel, posted = evening.panel(), len(evening.all_public())
    await upgrade(evening)
    assert not (await evening.guest("Zoe").slash("botk start")).said, "the place is free"
    await evening.turn()
    ended = next(look for look in evening.all_public() if look.id == panel.id)
    assert TOLD in ended.text
    assert list(ended.buttons) == [said("button-dice"), said("button-again")]
    dice = await guests[0].press(ended, said("button-dice"))
    assert said("seal-title", table="1").strip("# ") in dice.text
    assert len(evening.all_public()) == posted + 1, "but for Zoe's lobby"
    for guest in guests:
        assert TOLD in guest.dm()[-1].text
        assert guest.dm()[-1].ids == set()
    assert await evening.crowns(*guests) == {guest.id: 5 for guest in guests}
    record = await evening.store.tables.find(1)
    assert record is not None
    assert record.status is Status.ENDED
    assert record.closed_at is not None


async def test_it_is_told_once(evening: Evening):
    await evening.deal(evening.party(4))
    await upgrade(evening)
    await evening.turn()
    before = len(evening.counted)
    await evening.restart()
    await evening.turn(600)
    assert not [request for request in evening.counted[before:] if "/messages" in request]
    assert told_once(evening)


async def test_who_is_killed_before_it_is_told_tells_it_later(evening: Evening):
    await evening.deal(evening.party(4))
    await upgrade(evening)
    assert not [look for look in evening.all_public() if TOLD in look.text]
    await evening.restart(kill=True)
    await evening.turn()
    assert told_once(evening)


async def test_everybody_is_free_and_may_play_again_in_the_same_seats(evening: Evening):
    guests = evening.party(4)
    await evening.deal(guests)
    await upgrade(evening)
    cellar = evening.guild.create_text_channel("cellar")
    assert not (await guests[3].slash("botk start", at=cellar)).said, "before anything is drawn"
    await evening.turn()
    again = evening.having("Play again")
    reply = await guests[0].press(again, "Play again")
    assert said("table-is-here", link="").strip() in reply.said[0].text
    await guests[3].slash("botk end", at=cellar)
    await evening.turn()
    for guest in guests[1:]:
        await guest.press(evening.lobby(), "Join")
    await guests[0].press(evening.lobby(), "Begin")
    await evening.turn()
    await evening.play()
    assert sum((await evening.crowns(*guests)).values()) > 0


async def test_presses_before_it_is_drawn_are_refused(evening: Evening):
    guests = evening.party(4)
    await evening.deal(guests)
    guest, ask = evening.asked()
    panel, private = evening.panel(), await guest.letter()
    await upgrade(evening)
    for look in (panel, private):
        refused(await guest.answer(look, ask), "refused-table-over")
    refused(await guest.press(panel, "My cards"), "refused-table-over")
    refused(await guests[0].slash("botk end"), "refused-table-over")
    assert TOLD in ((await guest.press(private, "Refresh")).shown or private).text


async def test_a_lobby_goes_on_by_the_new_rules(evening: Evening):
    guests = evening.party(4)
    await evening.sit_down(guests)
    lobby = evening.lobby()
    await upgrade(evening)
    await guests[0].press(lobby, "Begin")
    await evening.turn()
    record = await evening.store.tables.find(1)
    assert record is not None
    assert record.rules_version == plugins()["botk"].rules.version
    await evening.play()
    assert "Play again" in evening.final().buttons


async def test_a_result_stays_and_so_do_its_crowns(evening: Evening):
    guests = evening.party(4)
    await evening.deal(guests)
    await evening.play(until="settled")
    final, crowns = evening.final().text, await evening.crowns(*guests)
    await upgrade(evening)
    await evening.turn()
    assert evening.final().text == final
    assert await evening.crowns(*guests) == crowns
    assert list(evening.bot.manager) == []
    assert await evening.store.tables.all_open() == []


@pytest.mark.parametrize("label", ["The whole story", "Play again"])
async def test_an_old_result_tells_no_story_but_leads_to_another_game(evening: Evening, label: str):
    guests = evening.party(4)
    await evening.deal(guests)
    await evening.play()
    await evening.turn()
    await upgrade(evening)
    reply = await guests[0].press(evening.final(), label)
    if label == "Play again":
        await evening.turn()
        assert f"<@{guests[1].id}>" in evening.lobby().text
    else:
        refused(reply, "report-other-rules")
