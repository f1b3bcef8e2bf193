"""Slash commands that show something."""

from tests.support.evening import Evening, refused, said


async def test_the_rules_open_on_every_page(evening: Evening):
    ann = evening.guest("Ann")
    (page,) = (await ann.slash("botk rules")).said
    contents = page.selects[0]
    seen = set()
    for value in contents.values:
        turned = await ann.choose(page, contents.custom_id, value)
        assert turned.kind == "update"
        assert turned.shown is not None
        page = turned.shown
        seen.add(page.text)
        contents = page.selects[0]
    assert len(seen) == len(contents.values)
    while "Previous" in page.buttons:
        turned = await ann.press(page, "Previous")
        assert turned.shown is not None
        page = turned.shown
    assert said("page-number", page=1, pages=len(contents.values)) in page.text


async def test_the_rules_open_beside_a_public_panel(evening: Evening):
    ann = evening.guest("Ann")
    await ann.slash("botk start")
    before = evening.lobby()
    reply = await evening.guest("Zoe").press(before, "How to play")
    assert said("botk-page-overview") in reply.text
    assert evening.lobby() == before


async def test_hand_shows_what_the_dm_shows(evening: Evening):
    guests = evening.party(4)
    await evening.deal(guests)
    await evening.use_dms(*guests)
    for guest in guests:
        hand = (await guest.slash("botk hand")).said[0]
        assert hand.below == guest.panel.below
    cellar = evening.guild.create_text_channel("cellar")
    assert (await guests[0].slash("botk hand", at=cellar)).said, "found from anywhere"


async def test_refresh_shows_how_things_stand(evening: Evening):
    guests = evening.party(4)
    await evening.deal(guests)
    guest, ask = evening.asked()
    other = evening.bystander()
    hand = await other.hand()
    await guest.answer(evening.panel(), ask)
    fresh = await other.press(hand, "Refresh")
    assert fresh.kind == "update"
    assert fresh.shown is not None
    assert fresh.shown.text == (await other.hand()).text


async def test_every_command_is_offered_in_a_guild(evening: Evening):
    offered = evening.actors[evening.guest("Ann").id].available_commands(evening.tavern)
    assert {f"botk {name}" for name in ("start", "status", "hand", "rules", "leave", "end")} <= (
        set(offered)
    )
    assert {f"crowns {name}" for name in ("me", "leaderboard", "history", "game")} <= set(offered)
    assert {"help", "privacy show", "privacy export", "privacy delete"} <= set(offered)


async def test_status_of_a_game_that_is_played_in_a_thread(evening: Evening):
    guests = evening.party(4)
    await evening.deal(guests)
    reply = await evening.guest("Zoe").slash("botk status")
    assert str(evening.panel().id) in reply.text
    refused(
        await evening.guest("Zoe").slash("botk status", at=evening.guild.create_text_channel("c")),
        "refused-no-table-here",
    )


async def test_who_plays_elsewhere_sees_their_cards_also_where_a_seat_is_kept_for_them(
    evening: Evening,
):
    """They were told to wait until the host presses Begin."""
    ann, bob, cid, dot = evening.party(4)
    await evening.deal([ann, bob, cid, dot])
    await evening.play()
    await evening.turn()
    cellar = evening.guild.create_text_channel("cellar")
    await bob.slash("botk start", at=cellar, computers=3)
    (lobby,) = evening.looks(cellar.id)
    await bob.press(lobby, "Begin")
    await ann.press(evening.final(), said("button-again"))
    await evening.turn()
    assert any(
        not seat.joined for table in evening.bot.manager for seat in table.state.record.seats
    )
    assert "Your role" in (await bob.slash("botk hand")).said[0].text
    assert (await bob.slash("botk leave")).text.startswith(said("left-lobby"))
