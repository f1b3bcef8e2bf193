"""Who left the server is marked where players are listed."""

from tests.court.test_seasons import announced
from tests.support.evening import Evening, Guest, said

DAY = 86400.0


async def marked(evening: Evening, guest: Guest) -> bool:
    standing = await evening.store.standing(evening.guild.id, guest.id)
    assert standing is not None
    return standing.left


async def hall(evening: Evening, mod: Guest, count: int) -> list[Guest]:
    """So many guests with crowns, whom the bot has not seen."""
    guests = [evening.guest(f"Guest {n:02}") for n in range(count)]
    for n, guest in enumerate(guests):
        await mod.slash("court grant", player=evening.actors[guest.id], amount=20 - n, reason="why")
    return guests


def asked(evening: Evening, before: int) -> list[str]:
    return [each for each in evening.counted[before:] if "GET" in each and "/members/" in each]


async def test_a_leaderboard_asks_after_those_on_the_page_once_a_day(evening: Evening, mod: Guest):
    guests = await hall(evening, mod, 12)
    for guest in (guests[0], guests[11]):
        evening.guild.remove_member(evening.actors[guest.id])
    before = len(evening.counted)
    (board,) = (await mod.slash("crowns leaderboard")).said
    assert said("crowns-board-left") not in board.text
    assert asked(evening, before) == [], "the answer comes first"
    await evening.turn()
    assert len(asked(evening, before)) == 10
    assert await marked(evening, guests[0])
    assert not await marked(evening, guests[1])
    assert not await marked(evening, guests[11]), "of another page"
    assert said("crowns-board-left") in (await mod.slash("crowns leaderboard")).text
    await evening.turn()
    assert len(asked(evening, before)) == 10
    await evening.clock.turn(DAY)
    await mod.slash("crowns leaderboard")
    await evening.turn()
    assert len(asked(evening, before)) == 19, "who is marked is not asked after again"


async def test_who_was_seen_today_is_not_asked_after(evening: Evening, mod: Guest):
    (ann,) = await hall(evening, mod, 1)
    before = len(evening.counted)
    await ann.slash("crowns leaderboard")
    await evening.turn()
    assert asked(evening, before) == []


async def test_where_discord_does_not_say_nobody_is_marked(evening: Evening, mod: Guest):
    guests = await hall(evening, mod, 3)
    evening.guild.remove_member(evening.actors[guests[0].id])
    path = f"/guilds/{evening.guild.id}/members/*"
    evening.env.inject_error("GET", path, status=403, code=50001, times=None)
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
    past = await evening.store.leaderboard(evening.guild.id, season=1)
    assert {each.user_id: each.left for each in past} == {guests[0].id: False, guests[1].id: True}
