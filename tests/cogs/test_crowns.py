"""``/crowns``: own and others' games, boards with seasons, curves, and accounts of past tables."""

import hashlib
import re
from dataclasses import replace

import pytest

from bot.tables.ending import end
from bot.tables.fairness import commitment
from bot.values.crowns import SeatResult, Settlement
from bot.values.moderation import Actor, Order
from games.engine.crowns import Count, Payment
from tests.support.evening import Evening, Guest, Look, refused, said

GALLERY = 12
JUDGE = Actor(99, "Judge *Odo*")


def pictures(look: Look) -> list[str]:
    """The words of the pictures on a message."""
    return [part["items"][0]["description"] for part in look.parts(GALLERY)]


def attached(evening: Evening, look: Look) -> list[str]:
    message = evening.env.backend.get_message(look.channel_id, look.id)
    return [each["filename"] for each in message.attachments]


async def won(evening: Evening, guests: list[Guest], game: str = "botk", at: float = 1.0) -> int:
    """A table that pays the first guest nothing, the second 1 crown, and so on."""
    await evening.sit_down(guests[:1])
    table = evening.table.state.record
    role = {"botk": "loyalist", "feast": "king"}[game]
    seats = [
        SeatResult(n, guest.id, guest.name, role, won=n > 0, alive=n != 1, net=n)
        for n, guest in enumerate(guests)
    ]
    seats[0] = replace(seats[0], statistics=(Count("executioner"), Count("heads", 3)))
    death = Count("death", word="wine" if game == "botk" else "duel")
    seats[1] = replace(seats[1], statistics=(death,))
    payments = tuple(Payment(None, n, n, "heads") for n in range(1, len(guests)))  # type: ignore[arg-type]
    await evening.store.crowns.settle(
        Settlement(table.id, table.guild_id, game, "crown", True, tuple(seats), payments, at)
    )
    await end(evening.table)
    await evening.turn()
    return table.id


async def test_me_before_and_after_games_of_two_kinds(evening: Evening):
    guests = evening.party(4)
    ann, bob = guests[:2]
    assert said("crowns-me-none") in (await ann.slash("crowns me")).text
    await won(evening, guests)
    await won(evening, guests, "feast", 2.0)
    shown = (await ann.slash("crowns me")).text
    assert said("crowns-me-balance", n=5, season=1) in shown
    assert said("crowns-me-place", place=4) in shown
    assert said("crowns-played", game=said("botk-name"), games=1, wins=0) in shown
    assert said("botk-statistic-executioner", n=1) in shown
    assert said("botk-statistic-heads", n=3) in shown
    theirs = (await ann.slash("crowns me", player=bob.user)).text
    assert said("crowns-of-title", name="Bob") in theirs
    wine = said("several", n=1, what=said("botk-death-wine"))
    assert theirs.count(said("botk-statistic-death", what=wine)) == 1, "all time is this season"
    assert said("feast-death-duel") in theirs


async def test_me_leads_to_the_leaderboard_and_the_history(evening: Evening):
    guests = evening.party(3)
    await won(evening, guests)
    (me,) = (await guests[1].slash("crowns me")).said
    board = (await guests[1].press(me, said("button-board"))).shown
    assert board is not None
    assert said("crowns-board-title") in board.text
    (me,) = (await guests[1].slash("crowns me")).said
    history = (await guests[1].press(me, said("button-history"))).shown
    assert history is not None
    assert said("crowns-history-title") in history.text


async def test_the_leaderboard_has_pages_and_a_picture_of_the_top(evening: Evening):
    guests = [evening.guest(f"Guest {n:02}") for n in range(23)]
    await won(evening, guests)
    (page,) = (await guests[0].slash("crowns leaderboard")).said
    (alt,) = pictures(page)
    note = said("crowns-board-note", games=1, wins=1)
    assert said("crowns-board-alt-line", place=1, name="Guest 22", n=27, note=note) in alt
    assert "Guest 12" not in alt
    assert "Guest" not in page.text, "no name is said twice"
    assert said("page-number", page=1, pages=3) in page.text
    assert said("crowns-board-own", place=23, n=5) in page.text
    (picture,) = attached(evening, page)
    turned = (await guests[0].press(page, "Next")).shown
    assert turned is not None
    assert "Guest 12" in turned.text
    assert pictures(turned) == []
    assert attached(evening, turned) == [], "the old picture is gone"
    turned = (await guests[0].press(turned, "Next")).shown
    assert turned is not None
    own = said("crowns-board-line-you", place=23, name="Guest 00", crowns=5, games=1, wins=0)
    assert own in turned.text
    assert "Next" not in turned.buttons
    (last,) = (await guests[0].slash("crowns leaderboard", page=99)).said
    assert last.text == turned.text
    back = (await guests[0].press(turned, "Previous")).shown
    assert back is not None
    back = (await guests[0].press(back, "Previous")).shown
    assert back is not None
    assert attached(evening, back) == [picture]


async def test_leaderboards_by_game_and_season(evening: Evening):
    guests = evening.party(3)
    await won(evening, guests)
    await evening.store.seasons.end(Order("end-season", evening.guild.id, JUDGE, 5.0), 1)
    await won(evening, guests[:2], "feast", 6.0)
    ann = guests[0]
    (now,) = (await ann.slash("crowns leaderboard")).said
    assert "Cid" not in pictures(now)[0]
    (ever,) = (await ann.slash("crowns leaderboard", season=0, game="botk")).said
    assert "1. Cid, 2, 1/1 won" in pictures(ever)[0]
    assert said("crowns-ever") in pictures(ever)[0]
    pick = ever.selects[0]
    past = (await ann.choose(ever, pick.custom_id, "1:all")).shown
    assert past is not None
    assert said("crowns-board-champion", name="Cid", n=7) in past.text
    here = (await ann.choose(past, pick.custom_id, "now:feast")).shown
    assert here is not None
    assert said("feast-name") in pictures(here)[0]
    assert "1. Bob" in pictures(here)[0]


async def test_ties_share_a_place_and_who_left_is_marked(evening: Evening):
    guests = evening.party(4)
    await won(evening, guests)
    await won(evening, guests[::-1], at=2.0)
    await evening.store.guilds.member_left(evening.guild.id, guests[3].id, 3.0)
    (board,) = (await guests[0].slash("crowns leaderboard")).said
    (alt,) = pictures(board)
    places = alt.split(said("list-semicolon"))
    assert sum("1. " in place for place in places) == 4
    (gone,) = (place for place in places if said("crowns-board-left") in place)
    assert "Dot" in gone


async def test_without_attach_files_the_words_remain(evening: Evening):
    guests = evening.party(3)
    await won(evening, guests)
    evening.forbid("attach_files")
    for command in ("crowns leaderboard", "crowns history"):
        (shown,) = (await guests[2].slash(command)).said
        assert pictures(shown) == []
        assert attached(evening, shown) == []
    assert "**1.** Cid" in (await guests[2].slash("crowns leaderboard")).text


async def test_history_is_a_curve_and_the_tables_behind_it(evening: Evening):
    guests = evening.party(3)
    cid = guests[2]
    (nothing,) = (await cid.slash("crowns history")).said
    assert said("crowns-history-none") in nothing.text
    assert pictures(nothing) == []
    for n in range(9):
        await won(evening, guests, at=10.0 * (n + 1))
    why = "a [lost](http://x) *bet*"
    await evening.store.court.move(
        Order("take", evening.guild.id, JUDGE, 200.0, target=(cid.id, cid.name)), 4, why
    )
    (page,) = (await cid.slash("crowns history")).said
    season = said("crowns-season", season=1)
    numbers = said("crowns-curve", season=season, first=5, last=19, low=5, high=23)
    assert numbers in page.text
    (alt,) = pictures(page)
    assert numbers.replace("**", "") in alt
    assert "*" not in alt
    assert said("crowns-curve-moves", n=10) in alt
    assert "Judge \\*Odo\\*: **−4 crowns**" in page.text
    game = said("botk-name")
    lines = page.text.splitlines()
    assert not any(game in line for line in lines), "the list of reports names it"
    assert "*bet*" not in page.text.replace("\\*bet\\*", "")
    assert said("page-number", page=1, pages=2) in page.text
    turned = (await cid.press(page, "Next")).shown
    assert turned is not None
    assert "table 1 " in turned.text
    ever = (await cid.press(turned, said("button-curve-ever"))).shown
    assert ever is not None
    assert said("crowns-ever") in ever.text
    assert said("button-curve-now") in ever.buttons


async def test_reasons_are_for_the_player_and_moderators(evening: Evening):
    guests = evening.party(3)
    await won(evening, guests)
    cid = guests[2]
    await evening.store.court.move(
        Order("grant", evening.guild.id, JUDGE, 9.0, target=(cid.id, cid.name)), 2, "charity"
    )
    assert "charity" in (await cid.slash("crowns history")).text
    (purse,) = (await guests[0].slash("crowns me", player=cid.user)).said
    pressed = (await guests[0].press(purse, said("button-history"))).shown
    assert pressed is not None
    assert said("crowns-history-title-of", name="Cid") in pressed.text
    theirs = (await guests[0].slash("crowns history", player=cid.user)).text
    assert said("crowns-history-title-of", name="Cid") in theirs
    assert "charity" not in theirs
    mod = evening.guest("Mod", moderator=True)
    assert "charity" in (await mod.slash("crowns history", player=cid.user)).text


async def test_the_account_of_a_game_and_its_whole_story_prove_its_dice(evening: Evening):
    guests = evening.party(4)
    table = await evening.deal(guests)
    refused(await guests[0].slash("crowns game", table=table.id), "refused-report-open")
    await evening.play()
    await evening.turn()
    (history,) = (await guests[0].slash("crowns history")).said
    reply = await guests[0].choose(history, "gg:k:pick", str(table.id))
    assert said("report-title", game=said("botk-name"), table=str(table.id)) in reply.text
    (page,) = (await guests[0].slash("crowns game", table=table.id)).said
    for told in (evening.final(), page):
        assert said("crowns-short") not in told.text, "all was paid"
    assert all(guest.name in page.text for guest in guests)
    assert said("report-season", season=1) in page.text
    while "Next" in page.buttons:
        turned = await guests[0].press(page, "Next")
        assert turned.shown is not None
        page = turned.shown
    secret, sealed = re.findall(r"`([0-9a-f]{64})`", page.text)[:2]
    assert sealed == commitment(bytes.fromhex(secret)) == commitment(table.state.record.secret)
    joins = re.search(r"`((?:\d+ ?){4})`", page.text)
    assert joins is not None
    whole = bytes.fromhex(secret) + "".join(f":{join}" for join in joins[1].split()).encode()
    assert hashlib.sha256(whole).digest() == table.state.record.seed
    assert hashlib.sha256(whole).hexdigest() in page.text

    (page,) = (await guests[1].press(evening.final(), said("button-story"))).said
    assert joins[1] not in page.text
    while "Next" in page.buttons:
        turned = await guests[1].press(page, "Next")
        assert turned.shown is not None
        page = turned.shown
    assert joins[1] == " ".join(str(seat.join_id) for seat in table.state.record.seats)
    assert joins[1] in page.text


@pytest.mark.usefixtures("a_head_falls")
async def test_who_cannot_pay_all_is_told_of_in_the_end_and_in_the_account(evening: Evening):
    guests = evening.party(4)
    await evening.deal(guests)
    for guest in guests:
        who, now = (guest.id, guest.name), evening.clock.now()
        order = Order("take", evening.guild.id, JUDGE, now, target=who)
        await evening.store.court.move(order, 5, "a fine")
    await evening.play(until="settled")
    assert evening.final().text.count(said("crowns-short")) == 1
    results = await evening.store.crowns.results(1)
    assert any(result.net != result.due for result in results)
    await evening.restart()
    await evening.turn()
    assert evening.final().text.count(said("crowns-short")) == 1
    for result in results:
        line = evening.final().text.partition(f"**{result.name}** ·")[2].splitlines()[1]
        assert f"**{5 + result.net} 👑**" in line, "what moved, not what was due"
    await evening.play("public")
    await evening.turn()
    (page,) = (await guests[0].slash("crowns game", table=1)).said
    assert page.text.count(said("crowns-short")) == 1


async def test_accounts_of_what_is_not_there_or_not_here(evening: Evening):
    ann = evening.guest("Ann")
    refused(await ann.slash("crowns game", table=12345), "refused-no-such-report")
    await evening.sit_down([ann])
    table = evening.table
    refused(await ann.slash("crowns game", table=table.id), "refused-report-open")
    await ann.press(evening.lobby(), "Cancel table")
    await evening.turn()
    (never,) = (await ann.slash("crowns game", table=table.id)).said
    assert said("report-never-begun") in never.text
    assert never.buttons == {}


@pytest.mark.parametrize("other", [True, False])
async def test_a_table_of_another_server_is_not_told_of(evening: Evening, other: bool):
    guests = evening.party(4)
    table = await evening.deal(guests)
    if other:
        await evening.play()
        await evening.turn()
    elsewhere = evening.env.create_guild("The Other Place")
    channel = elsewhere.create_text_channel("hall")
    stranger = evening.env.create_user("stranger", global_name="Stranger")
    actor = elsewhere.add_member(stranger)
    result = await actor.slash(channel, "crowns game", table=table.id)
    message_id = result._interaction.message_id
    assert message_id is not None
    look = evening.look(evening.env.backend.get_message(channel.id, message_id))
    assert look.text == said("refused-no-such-report")


async def test_a_game_that_was_ended_by_hand_moves_nothing(evening: Evening):
    guests = evening.party(4)
    table = await evening.deal(guests)
    await evening.sure(guests[0], "botk end", at=evening.tavern.threads[0])
    await evening.turn()
    (page,) = (await guests[1].slash("crowns game", table=table.id)).said
    assert said("report-ended") in page.text
    assert "Next" in page.buttons


async def test_rules_that_have_changed_leave_the_result(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    guests = evening.party(4)
    table = await evening.deal(guests)
    await evening.play()
    await evening.turn()
    monkeypatch.setattr(evening.bot.store.history, "report", old(evening))
    (page,) = (await guests[0].slash("crowns game", table=table.id)).said
    turned = (await guests[0].press(page, "Next")).shown
    assert turned is not None
    assert said("report-other-rules") in turned.text


def old(evening: Evening):
    """The store, but tables were played by rules of long ago."""
    ask = evening.bot.store.history.report

    async def report(guild_id: int, table_id: int):
        written = await ask(guild_id, table_id)
        assert written is not None
        return replace(written, table=replace(written.table, rules_version="of long ago"))

    return report
