"""Who left the server is marked where players are listed."""

import pytest

from bot.guilds.membership import FIRST_ROUND, GAP, MOST_A_ROUND, whose_turn
from bot.values.moderation import Actor, Order
from tests.cogs.test_crowns import pictures, won
from tests.court.test_seasons import announced
from tests.support.evening import Evening, Guest, said

DAY = 86400.0
JUDGE = Actor(99, "Judge")


async def marked(evening: Evening, guest: Guest) -> bool:
    standing = await evening.store.boards.standing(evening.guild.id, guest.id)
    assert standing is not None
    return standing.left


async def hall(evening: Evening, mod: Guest, count: int) -> list[Guest]:
    """So many guests with crowns, whom the bot has not seen."""
    guests = [evening.guest(f"Guest {n:02}") for n in range(count)]
    for n, guest in enumerate(guests):
        await mod.slash("court grant", player=evening.actors[guest.id], amount=40 - n, reason="why")
    return guests


def asked(evening: Evening, before: int) -> list[str]:
    return [each for each in evening.counted[before:] if "GET" in each and "/members/" in each]


async def test_a_leaderboard_asks_after_those_on_the_page_once_a_day(evening: Evening, mod: Guest):
    guests = await hall(evening, mod, 12)
    for guest in (guests[0], guests[11]):
        evening.guild.remove_member(evening.actors[guest.id])
    before = len(evening.counted)
    (board,) = (await mod.slash("crowns leaderboard")).said
    assert said("crowns-board-left") not in pictures(board)[0]
    assert asked(evening, before) == [], "the answer comes first"
    await evening.turn()
    assert len(asked(evening, before)) == 10
    assert await marked(evening, guests[0])
    assert not await marked(evening, guests[1])
    assert not await marked(evening, guests[11]), "of another page"
    (again,) = (await mod.slash("crowns leaderboard")).said
    assert said("crowns-board-left") in pictures(again)[0]
    await evening.turn()
    assert len(asked(evening, before)) == 10


async def test_a_round_asks_after_those_without_a_game_wherever_they_stand(
    evening: Evening, mod: Guest
):
    players = evening.party(3)
    await won(evening, players)
    idle = await hall(evening, mod, 25)
    leavers = [players[1], idle[3], idle[24]]
    for guest in leavers:
        evening.guild.remove_member(evening.actors[guest.id])
    await evening.restart()
    before = len(evening.counted)
    await evening.turn(FIRST_ROUND - 1)
    assert asked(evening, before) == []
    await evening.turn(2 + 9 * GAP)
    assert len(asked(evening, before)) <= 11, "one after the other"
    await evening.turn(60)
    assert len(set(asked(evening, before))) == len(asked(evening, before)) == 25
    assert [await marked(evening, guest) for guest in leavers] == [False, True, True]
    await evening.turn(DAY)
    assert len(asked(evening, before)) == 25 + 23, "who is marked is not asked after again"
    await evening.store.seasons.end(Order("end-season", evening.guild.id, JUDGE, 5.0), 1)
    left = {each.user_id for each in await evening.store.boards.top(
        evening.guild.id, season=0, limit=99)}  # fmt: skip
    everybody = {guest.id for guest in [*players, *idle]}
    assert everybody - left == {idle[3].id, idle[24].id}
    # In the next season the third has played no more either.
    await evening.turn(DAY)
    third = await evening.store.boards.standing(evening.guild.id, players[1].id, season=0)
    assert third is not None
    assert third.left


async def test_a_round_gives_up_where_discord_does_not_say(evening: Evening, mod: Guest):
    guests = await hall(evening, mod, 5)
    evening.guild.remove_member(evening.actors[guests[0].id])
    await evening.restart()
    path = f"/guilds/{evening.guild.id}/members/*"
    evening.env.inject_error("GET", path, status=404, code=10004, times=1)
    before = len(evening.counted)
    await evening.turn(FIRST_ROUND + 60)
    assert len(asked(evening, before)) == 1
    assert not await marked(evening, guests[0])
    await evening.turn(DAY)
    assert len(asked(evening, before)) == 1 + 5
    assert await marked(evening, guests[0])


def test_in_a_large_server_everybody_has_a_turn():
    users = [n * 7_000_003 << 22 for n in range(5000)]
    assert whose_turn(users[:MOST_A_ROUND], 20_000) == users[:MOST_A_ROUND]
    assert whose_turn([], 20_000) == []
    days = [whose_turn(users, 20_000 + day) for day in range(32)]
    assert max(len(day) for day in days) <= MOST_A_ROUND
    assert sorted(user for day in days for user in day) == users
    # Now some play again, now they do not.
    days = [whose_turn(users[: 5000 if n % 2 else 3999], 20_000 + n) for n in range(32)]
    assert {user for day in days for user in day} >= set(users[:3999])


async def test_who_was_seen_today_is_not_asked_after(evening: Evening, mod: Guest):
    (ann,) = await hall(evening, mod, 1)
    before = len(evening.counted)
    await ann.slash("crowns leaderboard")
    await evening.turn()
    assert asked(evening, before) == []


async def test_who_was_marked_by_another_process_is_written_back_when_they_press_on_another_day(
    evening: Evening, mod: Guest
):
    (guest, *_) = await hall(evening, mod, 1)
    await guest.slash("crowns me")
    await evening.turn()
    await evening.store.guilds.member_left(evening.guild.id, guest.id, evening.clock.now())
    await evening.turn(2 * DAY + FIRST_ROUND)
    await guest.slash("crowns me")
    await evening.turn()
    assert not await marked(evening, guest)


@pytest.mark.parametrize(("status", "code"), [(403, 50001), (404, 10004), (404, 0)])
async def test_where_discord_does_not_say_nobody_is_marked(
    evening: Evening, mod: Guest, status: int, code: int
):
    guests = await hall(evening, mod, 3)
    evening.guild.remove_member(evening.actors[guests[0].id])
    path = f"/guilds/{evening.guild.id}/members/*"
    evening.env.inject_error("GET", path, status=status, code=code, times=None)
    before = len(evening.counted)
    await mod.slash("crowns leaderboard")
    await evening.turn()
    assert not await marked(evening, guests[0])
    assert len(asked(evening, before)) <= 1


async def test_the_end_of_a_season_asks_after_the_best(evening: Evening, mod: Guest):
    guests = await hall(evening, mod, 2)
    evening.guild.remove_member(evening.actors[guests[1].id])
    (page,) = (await mod.slash("court season")).said
    question = await mod.press(page, said("button-end-season"))
    assert question.shown is not None
    await evening.turn()
    await mod.press(question.shown, said("button-end-season"))
    await evening.turn()
    assert announced(evening)
    past = await evening.store.boards.top(evening.guild.id, season=1)
    assert {each.user_id: each.left for each in past} == {guests[0].id: False, guests[1].id: True}


async def test_who_left_is_marked_in_every_list(evening: Evening, mod: Guest):
    guests = await hall(evening, mod, 3)
    best = guests[0]
    await evening.store.guilds.member_left(evening.guild.id, best.id, 3.0)
    (board,) = (await mod.slash("crowns leaderboard")).said
    (alt,) = pictures(board)
    assert alt.index(best.name) < alt.index(said("crowns-board-left"))
    assert alt.count(said("crowns-board-left")) == 1
    (page,) = (await mod.slash("court season")).said
    await mod.send(page, "gg:x:end-season:1")
    await evening.turn()
    (look,) = announced(evening)
    name = f"**{best.name}**"
    champion = said("season-champion-left", name=name)
    assert champion in look.text
    (line,) = (line for line in look.text.splitlines() if line.startswith("**1.**"))
    assert line.endswith(said("crowns-board-left"))
    assert look.text.count(said("crowns-board-left")) == 2
    assert champion in (await mod.slash("court season")).text
    past = (await mod.slash("crowns leaderboard", season=1)).text
    (line,) = (line for line in past.splitlines() if "🏆" in line)
    assert line.endswith(said("crowns-board-left"))


async def test_who_is_back_is_told_no_place_of_somebody_else(evening: Evening, mod: Guest):
    guests = await hall(evening, mod, 2)
    best, second = guests
    await evening.store.guilds.member_left(evening.guild.id, best.id, 3.0)
    await evening.store.seasons.end(Order("end-season", evening.guild.id, JUDGE, 5.0), 1)
    (board,) = (await mod.slash("crowns leaderboard", season=0)).said
    assert best.name not in pictures(board)[0]
    # The first look is what brings them back.
    (first,) = (await best.slash("crowns leaderboard", season=0)).said
    assert f"1. {second.name}" in pictures(first)[0]
    assert said("crowns-board-own-hidden", n=40) in first.text
    assert said("crowns-board-own", place=1, n=40) not in first.text
    await evening.turn()
    (again,) = (await best.slash("crowns leaderboard", season=0)).said
    assert f"1. {best.name} (you)" in pictures(again)[0]
    assert said("crowns-board-left") not in pictures(again)[0]
