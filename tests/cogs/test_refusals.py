"""What cannot be done is answered by one polite sentence, to nobody else, and changes nothing."""

import pytest

from tests.support.evening import Evening, refused, said
from tests.support.looks import Look


def told(evening: Evening) -> int:
    return len(evening.table.state.told())


async def test_a_press_on_another_players_question(evening: Evening):
    await evening.deal(evening.party(4))
    _, ask = evening.asked()
    before = told(evening)
    reply = await evening.bystander().answer(evening.panel(), ask)
    refused(reply, "refused-not-yours")
    assert told(evening) == before


async def test_a_press_of_a_stranger(evening: Evening):
    await evening.deal(evening.party(4))
    _, ask = evening.asked()
    zoe = evening.guest("Zoe")
    refused(await zoe.answer(evening.panel(), ask), "refused-not-seated")
    refused(await zoe.press(evening.panel(), "My cards"), "refused-not-seated")


@pytest.mark.parametrize("where", ["dm", "public", "hand"])
async def test_a_stale_panel_shows_how_things_stand_now(evening: Evening, where: str):
    """The same control is used twice: the table has moved on, and the fresh panel says so."""
    await evening.deal(evening.party(4))
    guest, ask = evening.asked()
    await evening.use_dms(guest)
    look = {"dm": guest.panel, "public": evening.panel(), "hand": await guest.hand()}[where]
    await guest.answer(look, ask)
    before = told(evening)
    (select,) = (each for each in look.selects if f":{ask.id}:" in each.custom_id)
    reply = await guest.send(look, select.custom_id, select.values[:1])
    assert told(evening) == before
    fresh = reply.said[0] if where == "public" else reply.shown
    assert isinstance(fresh, Look)
    assert said("refused-stale") in fresh.text
    assert select.custom_id not in fresh.ids
    assert len(reply.said) == (1 if where == "public" else 0)


async def test_a_choice_that_is_not_on_offer(evening: Evening):
    await evening.deal(evening.party(4))
    guest, ask = evening.asked()
    await evening.use_dms(guest)
    (select,) = (each for each in guest.panel.selects if f":{ask.id}:" in each.custom_id)
    before = told(evening)
    reply = await guest.send(guest.panel, select.custom_id, ["99"])
    assert reply.shown is not None
    assert said("refused-not-offered") in reply.shown.text
    assert select.custom_id in reply.shown.ids, "the question stands"
    assert told(evening) == before


async def test_a_full_table(evening: Evening):
    await evening.sit_down(evening.party(8))
    assert "Join" in evening.lobby().greyed
    zoe = evening.guest("Zoe")
    reply = await zoe.send(evening.lobby(), f"gg:t:{evening.table.id}:join")
    refused(reply, "refused-full", most=8)
    assert "Zoe" not in evening.lobby().text


async def test_a_table_whose_free_seats_are_kept(evening: Evening):
    guests = evening.party(8)
    await evening.deal(guests)
    await evening.play("public")
    await guests[0].press(evening.final(), "Play again")
    reply = await evening.guest("Zoe").press(evening.lobby(), "Join")
    refused(reply, "refused-kept-seats")


async def test_sitting_down_twice(evening: Evening):
    guests = evening.party(2)
    await evening.sit_down(guests)
    refused(await guests[1].press(evening.lobby(), "Join"), "refused-seated-here")


async def test_sitting_at_another_table(evening: Evening):
    ann, bob = evening.party(2)
    await evening.sit_down([ann, bob])
    first = evening.table.state.view().place_link
    cellar = evening.guild.create_text_channel("cellar")
    refused(await bob.slash("botk start", at=cellar), "refused-seated-elsewhere", link=first)
    cid = evening.guest("Cid")
    await cid.slash("botk start", at=cellar)
    reply = await bob.press(evening.looks(cellar.id)[0], "Join")
    refused(reply, "refused-seated-elsewhere", link=first)


async def test_a_channel_that_has_a_table(evening: Evening):
    ann, bob = evening.party(2)
    await evening.sit_down([ann])
    link = evening.table.state.view().place_link
    refused(await bob.slash("botk start"), "refused-table-here-already", link=link)


async def test_what_only_the_host_may_do(evening: Evening):
    guests = evening.party(4)
    await evening.sit_down(guests)
    await guests[0].press(evening.lobby(), "Add computer")
    for label in ("Add computer", "Remove computer", "Begin", "Cancel table"):
        refused(await guests[1].press(evening.lobby(), label), "refused-not-host")
    refused(await guests[1].slash("botk end"), "refused-not-host")


async def test_too_few_players(evening: Evening):
    guests = evening.party(2)
    await evening.sit_down(guests)
    assert "Begin" in evening.lobby().greyed
    reply = await guests[0].send(evening.lobby(), f"gg:t:{evening.table.id}:begin")
    refused(reply, "refused-too-few", missing=2)


async def test_what_comes_too_late_once_the_game_has_begun(evening: Evening):
    guests = evening.party(4)
    await evening.sit_down(guests)
    old = evening.lobby()
    await guests[0].press(old, "Begin")
    for act in ("join", "add-computer", "begin", "volunteer", "cancel"):
        who = evening.guest("Zoe") if act == "join" else guests[0]
        refused(await who.send(old, f"gg:t:1:{act}"), "refused-begun")


async def test_a_table_that_is_over(evening: Evening):
    guests = evening.party(4)
    await evening.deal(guests)
    guest, ask = evening.asked()
    panel, private = evening.panel(), await guest.letter()
    await evening.sure(guests[0], "botk end")
    refused(await guest.answer(panel, ask), "refused-table-over")
    await evening.turn()
    for look in (panel, private):
        (select,) = (each for each in look.selects if f":{ask.id}:" in each.custom_id)
        reply = await guest.send(look, select.custom_id, select.values[:1])
        refused(reply, "refused-table-over")
    refused(await guests[1].send(panel, "gg:t:1:hand"), "refused-table-over")


async def test_no_table_here_and_no_seat_at_it(evening: Evening):
    zoe = evening.guest("Zoe")
    for command in ("status", "end", "hand", "leave"):
        refused(await zoe.slash(f"botk {command}"), "refused-no-table-here")
    await evening.deal(evening.party(4))
    for command in ("hand", "leave"):
        refused(await zoe.slash(f"botk {command}"), "refused-not-seated")


async def test_who_does_not_sit_in_a_lobby_is_told_that_they_may(evening: Evening):
    """It said to watch, or to join the next table."""
    ann, zoe = evening.guest("Ann"), evening.guest("Zoe")
    await evening.sit_down([ann, evening.guest("Bob")])
    lobby = evening.lobby()
    for press in ("leave", "volunteer", "hand"):
        refused(await zoe.send(lobby, f"gg:t:1:{press}"), "refused-open-already")
    for command in ("hand", "leave"):
        refused(await zoe.slash(f"botk {command}"), "refused-open-already")
    left, again = await evening.at_once(*[(evening.guest("Bob"), lobby, "gg:t:1:leave", ())] * 2)
    assert not left.said
    refused(again, "refused-open-already")


async def test_where_all_seats_are_taken_nobody_is_sent_to_a_button_that_is_grey(evening: Evening):
    *guests, zoe = evening.party(9)
    await evening.sit_down(guests)
    lobby = evening.lobby()
    for press in ("leave", "volunteer", "hand"):
        refused(await zoe.send(lobby, f"gg:t:1:{press}"), "refused-full")
    for command in ("leave", "hand"):
        refused(await zoe.slash(f"botk {command}"), "refused-full")


async def test_cards_before_the_deal(evening: Evening):
    ann = evening.guest("Ann")
    await evening.sit_down([ann])
    refused(await ann.slash("botk hand"), "refused-not-playing")


@pytest.mark.parametrize("lost", ["send_messages", "view_channel"])
async def test_missing_permissions_are_named_with_the_channel(evening: Evening, lost: str):
    evening.forbid(lost)
    reply = await evening.guest("Ann").slash("botk start")
    names = {
        "send_messages": "Send Messages",
        "view_channel": "View Channels",
    }
    refused(
        reply,
        "refused-missing-permissions",
        channel=str(evening.tavern.id),
        permissions=names[lost],
    )
    assert list(evening.bot.manager) == []


async def test_commands_are_for_guilds(evening: Evening):
    """Discord does not offer them in a DM, but for those of a game for one; a press of the
    leaderboard there says so.
    """
    ann = evening.guest("Ann")
    await evening.deal([ann, *evening.party(4)[1:]])
    (cards,) = ann.dm()
    refused(await ann.send(cards, "gg:b:now:all:1"), "refused-not-in-guild")
    offered = set(ann.user.available_commands())
    privacy = {"privacy show", "privacy export", "privacy delete"}
    alone = {f"execution {each}" for each in ("play", "daily", "board", "rules")}
    assert offered == {"help", *privacy, *alone}


async def test_while_the_house_is_closing(evening: Evening):
    ann = evening.guest("Ann")
    await evening.bot.manager.aclose()
    refused(await ann.slash("botk start"), "refused-shutting-down")


async def test_coming_back_without_having_been_away(evening: Evening):
    await evening.deal(evening.party(4))
    ann = evening.guest("Ann")
    refused(await ann.send(evening.panel(), "gg:t:1:back"), "refused-not-away")


async def test_leaving_twice(evening: Evening):
    guests = evening.party(5)
    await evening.deal(guests)
    await evening.sure(guests[0], "botk leave")
    refused(await guests[0].slash("botk leave"), "refused-left-already")
    refused(await guests[0].press(evening.panel(), "My cards"), "refused-left-already")


async def test_removing_a_computer_where_none_sits(evening: Evening):
    ann = evening.guest("Ann")
    await evening.sit_down([ann])
    (more,) = (await ann.press(evening.lobby(), "More")).said
    assert "Remove computer" in more.greyed
    reply = await ann.send(evening.lobby(), "gg:t:1:remove-computer")
    refused(reply, "refused-no-computer-to-remove")
