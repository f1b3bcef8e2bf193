"""Whole games, as players see them, from the first command to the next lobby."""

import pytest

from bot.plugins.plugin import Seating
from bot.plugins.registry import plugins
from bot.store.schema import TREASURY
from games.botk.cards import Gallows
from games.engine.random_player import RandomPlayer
from tests.cogs.test_crowns import pictures
from tests.support.evening import Evening, Guest, refused, said
from tests.support.fixtures import Stack
from tests.support.playing import PLACES, Playing


@pytest.mark.parametrize(
    ("game", "where"),
    [
        (game, where)
        for game, plugin in plugins().items()
        # Feasts are played so in test_feast.py, which also asks after the crowns.
        if game != "feast"
        for where in (PLACES if plugin.seating is not Seating.ALONE else ["hand"])
    ],
)
async def test_a_game_is_played_to_its_end_wherever_it_is_played(
    evening: Evening, game: str, where: str
):
    """In the DM, on the public panel, on the ephemeral one; by players who choose by chance.

    Who plays alone has the ephemeral one and no other, and plays as the computer does: by chance
    that takes three times as many presses, and ends the same way.
    """
    playing = Playing(evening, game)
    guests = await playing.begin(plugins()[game].rules.least_seats)
    await playing.play(where, None if playing.alone else RandomPlayer())
    assert len(list(evening.bot.manager)) == 0
    if playing.alone:
        assert playing.hand is not None
        assert "Play again" in playing.hand.buttons
        return
    final = evening.final()
    assert "Play again" in final.buttons
    for guest in guests:
        assert guest.name in final.text


@pytest.mark.parametrize(
    "cards",
    [
        (Gallows.THE_MOB, Gallows.SPIN),
        (Gallows.CONFESSION, Gallows.LAST_REQUEST),
        (Gallows.SCURRY, Gallows.SHOW_TRIAL),
        (Gallows.BIRDS_EYE_VIEW, Gallows.TUG_OF_WAR),
    ],
)
async def test_events_are_answered_where_a_public_panel_can_and_in_secret_where_not(
    evening: Evening, gallows: Stack, cards: tuple[Gallows, Gallows]
):
    gallows(*cards)
    await evening.deal(evening.party(4))
    await evening.play("public")
    assert "Play again" in evening.final().buttons


async def test_the_lobby_leads_to_the_table(evening: Evening):
    guests = evening.party(4)
    await evening.sit_down(guests)
    lobby = evening.lobby()
    begun = await guests[0].press(lobby, "Begin")
    assert begun.kind in ("update", "deferred_update")
    panel = evening.panel()
    assert panel.channel_id != evening.tavern.id, "the table has a thread of its own"
    assert begun.shown is not None
    assert f"/{panel.channel_id}/{panel.id}" in begun.shown.text


async def test_what_comes_after_a_game(evening: Evening):
    """Its crowns are in the ledger, its whole story is told, and the same can sit down again."""
    guests = evening.party(5)
    table = await evening.deal(guests)
    early = await guests[0].send(evening.panel(), f"gg:t:{table.id}:story")
    assert early.text == said("refused-not-settled")
    await evening.play()
    await crowns_are_in_the_ledger_as_the_result_says(evening, guests)
    await the_whole_story_is_told(evening, guests)

    stranger = evening.guest("Zoe")
    reply = await stranger.press(evening.final(), "Play again")
    assert reply.text == said("refused-not-seated")
    evening.forbid("send_messages")
    reply = await guests[0].press(evening.final(), "Play again")
    here = {"channel": str(evening.tavern.id), "permissions": "Send Messages"}
    refused(reply, "refused-missing-permissions", **here)
    assert not list(evening.bot.manager)

    evening.forbid()
    await a_seat_is_kept_until_begin_gives_it_up(evening, guests)


async def crowns_are_in_the_ledger_as_the_result_says(evening: Evening, guests: list[Guest]):
    crowns = await evening.crowns(*guests)
    final = evening.final().text
    for guest in guests:
        line = final[final.index(f"**{guest.name}** ·") :].splitlines()[1]
        assert f"**{crowns[guest.id]} 👑**" in line
    treasury = await evening.store.crowns.balance(evening.guild.id, TREASURY)
    assert treasury is not None
    assert sum(crowns.values()) + treasury == 0

    me = await guests[0].slash("crowns me")
    assert said("crowns", n=crowns[guests[0].id]) in me.text
    (board,) = pictures((await guests[0].slash("crowns leaderboard")).said[-1])
    for guest in guests:
        assert guest.name in board
    richest = max(guests, key=lambda guest: crowns[guest.id])
    assert board.index(richest.name) <= min(board.index(guest.name) for guest in guests)


async def the_whole_story_is_told(evening: Evening, guests: list[Guest]):
    story = await guests[0].press(evening.final(), "The whole story")
    (page,) = story.said
    pages = [page.text]
    while "Next" in page.buttons:
        turned = await guests[0].press(page, "Next")
        assert turned.kind == "update"
        assert turned.shown is not None
        page = turned.shown
        pages.append(page.text)
    assert all(guest.name in "\n".join(pages) for guest in guests)
    assert said("botk-phase-action") in "\n".join(pages)


async def a_seat_is_kept_until_begin_gives_it_up(evening: Evening, guests: list[Guest]):
    await guests[0].press(evening.final(), "Play again")
    assert said("lobby-kept", seat="2", name=f"<@{guests[1].id}>") in evening.lobby().text
    for guest in guests[2:]:
        await guest.press(evening.lobby(), "Join")
    await guests[0].press(evening.lobby(), "Begin")
    await evening.turn()
    assert "Bob" not in evening.panel().text
    assert len(evening.table.state.record.seats) == 4


async def test_play_again_keeps_the_seats_and_the_named_successor(evening: Evening):
    guests = evening.party(5)
    table = await evening.deal(guests)
    await evening.play(until="settled")
    assert "Play again" not in evening.final().buttons
    early = await guests[1].send(evening.final(), f"gg:t:{table.id}:again")
    assert early.text == said("refused-not-again-yet")

    executioner, ask = evening.asked()
    named = evening.of(table.state.record.seats[min(map(int, ask.verbs[0].pool))].user_id or 0)
    await evening.answer(executioner, ask, "public")
    await evening.turn()

    final = evening.final()
    for guest in guests:
        reply = await guest.press(final, "Play again")
        assert said("table-is-here", link="").strip() in reply.said[0].text
    await evening.turn()
    lobby = evening.lobby()
    places = [lobby.text.index(f"**{guest.name}**") for guest in guests]
    host = f"Host: <@{guests[0].id}>"
    assert host in lobby.text
    assert sorted(lobby.text.rindex(f"**{guest.name}**") for guest in guests) == [
        lobby.text.rindex(f"**{guest.name}**") for guest in guests
    ], "everybody sits where they sat"
    assert len(places) == 5
    await guests[0].press(lobby, "Begin")
    await evening.turn()
    assert f"**{named.name}** · {said('botk-mark-executioner')}" in evening.panel().text
    await evening.play()


async def test_a_table_of_computers_and_one_player_moves_no_crowns(evening: Evening):
    ann = evening.guest("Ann")
    await ann.slash("botk start", computers=3)
    await evening.turn()
    assert said("lobby-not-counted-computers") in evening.lobby().text
    await ann.press(evening.lobby(), "Begin")
    await evening.turn()
    await evening.play()
    assert said("final-not-counted") in evening.final().text
    assert await evening.store.crowns.balance(evening.guild.id, ann.id) is None
    assert said("crowns-board-empty", game="botk") in (await ann.slash("crowns leaderboard")).text


@pytest.mark.parametrize(
    ("where", "first"), [("public", False), ("hand", False), ("dm", False), ("dm", True)]
)
async def test_a_game_of_six_takes_few_requests(evening: Evening, where: str, first: bool):
    """Only those count that Discord limits to 50 a second: not the answers to interactions.

    In the first game of all of them a conversation is opened with each, as it is dealt: wherever
    they press then.
    """
    guests = evening.party(6)
    if not first:
        await evening.deal(guests)
        await evening.sure(guests[0], "botk end")
        await evening.turn()
    before = len(evening.counted)
    await evening.deal(guests)
    dealt = len(evening.counted) - before
    presses = await evening.play(where)
    counted = evening.counted[before:]
    listing = "\n".join(counted)
    assert presses >= 10
    most = {"public": 20, "hand": 33, "dm": 27}[where] + 6 * first
    told = f"{len(counted)} requests, {dealt} to the deal, {presses} presses:\n{listing}"
    assert len(counted) <= most, told
