"""``/crowns``: every season of every player, the past ones and one that has hardly begun."""

from typing import Any

from bot.values.moderation import Order
from tests.cogs.test_crowns import JUDGE, pictures, won
from tests.support.evening import Evening, Guest, Look, refused, said


async def offered(evening: Evening, guest: Guest, command: str, typed: str) -> list[dict[str, Any]]:
    return await evening.actors[guest.id].autocomplete(evening.tavern, command, "season", typed)


async def thirty_seasons(evening: Evening, guest: Guest) -> None:
    for n in range(1, 31):
        await evening.store.court.move(
            Order("grant", evening.guild.id, JUDGE, 9.0 + n, target=(guest.id, guest.name)),
            n,
            "why",
        )
        await evening.store.seasons.end(Order("end-season", evening.guild.id, JUDGE, 9.5 + n), n)


async def test_every_past_season_can_be_reached(evening: Evening):
    guests = evening.party(3)
    ann, cid = guests[0], guests[2]
    await won(evening, guests)
    await thirty_seasons(evening, ann)
    (board,) = (await cid.slash("crowns leaderboard", season=1, game="botk")).said
    assert said("crowns-season", season=1) in pictures(board)[0]
    assert "1. Cid (you), 2, 1/1 won" in pictures(board)[0]
    assert "1:all" in board.selects[0].values
    assert "30:all" in board.selects[0].values
    assert len(board.selects[0].values) == 25
    (curve,) = (await cid.slash("crowns history", season=1)).said
    assert (
        said("crowns-curve", season=said("crowns-season", season=1), first=5, last=7, low=5, high=7)
        in curve.text
    )
    assert {said("button-curve-now"), said("button-curve-ever")} <= curve.buttons.keys()
    season = said("crowns-season", season=1)
    assert said("crowns-curve-picture-own", season=season) in pictures(curve)[0]
    refused(await cid.slash("crowns history", season=77), "refused-no-such-season")
    refused(await cid.slash("crowns leaderboard", season=77), "refused-no-such-season")


async def test_the_list_below_a_curve_is_of_the_same_season(evening: Evening):
    guests = evening.party(3)
    cid = guests[2]
    old = [await won(evening, guests, at=10.0 * (n + 1)) for n in range(9)]
    await evening.store.seasons.end(Order("end-season", evening.guild.id, JUDGE, 200.0), 1)
    new = [await won(evening, guests, at=300.0 + n) for n in range(2)]

    def listed(look: Look) -> list[int]:
        return [int(each) for each in look.selects[0].values]

    (page,) = (await cid.slash("crowns history")).said
    assert said("crowns-season", season=2) in page.text
    assert listed(page) == new[::-1]
    assert "Next" not in page.buttons
    (page,) = (await cid.slash("crowns history", season=1)).said
    assert listed(page) == old[:0:-1]
    assert said("page-number", page=1, pages=2) in page.text
    turned = (await cid.press(page, "Next")).shown
    assert turned is not None
    assert said("crowns-season", season=1) in turned.text
    assert listed(turned) == old[:1]
    ever = (await cid.press(turned, said("button-curve-ever"))).shown
    assert ever is not None
    assert listed(ever) == [*new[::-1], *old[:2:-1]], "from its first page"
    now = (await cid.press(ever, said("button-curve-now"))).shown
    assert now is not None
    assert listed(now) == new[::-1]


async def test_seasons_are_offered_while_a_number_is_typed(evening: Evening):
    ann = evening.guest("Ann")
    await thirty_seasons(evening, ann)
    for command in ("crowns leaderboard", "crowns history"):
        found = await offered(evening, ann, command, "")
        assert [each["value"] for each in found] == [0, *range(31, 7, -1)]
        assert found[0]["name"] == said("crowns-ever")
        assert [each["value"] for each in await offered(evening, ann, command, "3")] == [31, 30, 3]


async def test_who_is_not_on_the_board_is_told_so(evening: Evening):
    guests = evening.party(4)
    await won(evening, guests[:3])
    dot = guests[3]
    assert said("crowns-board-own-fresh") in (await dot.slash("crowns leaderboard")).text
    ever = (await dot.slash("crowns leaderboard", season=0)).text
    assert said("crowns-board-own-none") in ever
    await evening.store.seasons.end(Order("end-season", evening.guild.id, JUDGE, 5.0), 1)
    fresh = (await dot.slash("crowns leaderboard")).text
    assert said("crowns-board-empty-season", game="botk") in fresh
    feasts = (await dot.slash("crowns leaderboard", season=0, game="feast")).text
    assert said("crowns-board-empty-ever", game="feast") in feasts
    past = (await dot.slash("crowns leaderboard", season=1, game="feast")).text
    assert said("crowns-board-empty-past") in past


async def test_me_sums_up_what_moderators_gave_too(evening: Evening):
    guests = evening.party(3)
    await won(evening, guests)
    cid = guests[2]
    await evening.store.court.move(
        Order("grant", evening.guild.id, JUDGE, 9.0, target=(cid.id, cid.name)), 9, "why"
    )
    shown = (await cid.slash("crowns me")).text
    whole = said("crowns-played", game=said("crowns-all-games"), games=1, wins=1)
    (line,) = (line for line in shown.splitlines() if whole in line)
    assert "+11 crowns" in line
