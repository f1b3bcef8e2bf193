"""Who left a server leaves its boards of all time, and is back on all of them at once."""

from dataclasses import replace

import pytest

from bot.store.store import Store
from bot.values.moderation import Actor, Order
from tests.store.rows import ADA, BEN, GUILD, a_settlement, a_table, close

pytestmark = pytest.mark.usefixtures("one_thread")

MOD = Actor(900, "Mod")


@pytest.mark.parametrize("how", ["plays for nothing", "is seen", "plays another game"])
async def test_who_is_back_is_on_every_board_again(store: Store, how: str) -> None:
    for at, game in enumerate(("botk", "feast")):
        table_id = await store.tables.create(a_table(ADA, BEN))
        await store.crowns.settle(a_settlement(table_id, (ADA, BEN), game=game, at=float(at)))
        await close(store, table_id, float(at))
    assert await store.seasons.end(Order("end-season", GUILD, MOD, 2.0), 1)
    await store.court.move(Order("grant", GUILD, MOD, 2.5, target=(BEN, "Ben")), 1, "why")
    await store.guilds.member_left(GUILD, ADA, 3.0)
    assert await store.boards.absent(GUILD) == [BEN]
    assert await store.seasons.end(Order("end-season", GUILD, MOD, 4.0), 2)

    async def listed() -> list[bool]:
        boards = [await store.boards.top(GUILD, season=0, game=g) for g in (None, "botk", "feast")]
        return [ADA in {each.user_id for each in board} for board in boards]

    assert await listed() == [False, False, False]
    hidden = await store.boards.standing(GUILD, ADA, season=0)
    assert hidden is not None
    assert hidden.hidden
    # Crowns from a moderator do not say that somebody is there.
    await store.court.move(Order("grant", GUILD, MOD, 4.5, target=(ADA, "Ada")), 1, "why")
    assert await listed() == [False, False, False]
    if how == "is seen":
        await store.guilds.member_returned(GUILD, ADA)
    else:
        record = replace(a_table(ADA, BEN), created_at=5.0)
        table_id = await store.tables.create(record)
        counted = how == "plays another game"
        await store.crowns.settle(a_settlement(table_id, (ADA, BEN), counted=counted, at=6.0))
    assert await listed() == [True, True, True]
    assert await store.seasons.end(Order("end-season", GUILD, MOD, 7.0), 3)
    assert await listed() == [True, True, True]
    assert (await store.proof.prove()).troubles == []


async def test_who_leaves_in_a_game_that_outlasts_the_season_is_on_every_board(
    store: Store,
) -> None:
    first = await store.tables.create(a_table(ADA, BEN))
    await store.crowns.settle(a_settlement(first, (ADA, BEN), at=1.0))
    assert await store.seasons.end(Order("end-season", GUILD, MOD, 2.0), 1)
    second = await store.tables.create(replace(a_table(ADA, BEN), created_at=3.0))
    await store.guilds.member_left(GUILD, ADA, 4.0)
    await store.court.move(Order("grant", GUILD, MOD, 4.5, target=(BEN, "Ben")), 1, "why")
    assert await store.seasons.end(Order("end-season", GUILD, MOD, 5.0), 2)
    await store.crowns.settle(a_settlement(second, (ADA, BEN), game="feast", at=6.0))
    for game in (None, "botk", "feast"):
        board = await store.boards.top(GUILD, season=0, game=game)
        assert {each.user_id: each.left for each in board} == {ADA: True, BEN: False}, game
