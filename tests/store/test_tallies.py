"""What users' games come to, as medals are made of it."""

from bot.store.store import Store
from bot.values.crowns import Tally
from tests.store.rows import ADA, BEN, GUILD, a_settlement, a_table, close


async def play(store: Store, *users: int | None, **how: object) -> int:
    table_id = await store.tables.create(a_table(*users))
    assert await store.crowns.settle(a_settlement(table_id, users, **how))  # type: ignore[arg-type]
    return table_id


def games(total: int, *, won: bool = False) -> Tally:
    return Tally("loyalist", won, True, "", "", total, 1)


def heads(total: int, most: int, *, won: bool = False) -> Tally:
    return Tally("loyalist", won, True, "heads", "", total, most)


async def test_games_and_what_was_counted_in_them_are_added_up_by_their_ends(store: Store) -> None:
    await play(store, ADA, BEN, winners=(1,))
    await play(store, BEN, ADA)
    await play(store, None, BEN, ADA)
    found = await store.boards.tallies(GUILD, [ADA, BEN], ["botk"])
    assert sorted(found[ADA, "botk"], key=str) == sorted([games(3), heads(6, 3)], key=str)
    assert sorted(found[BEN, "botk"], key=str) == sorted(
        [games(2), heads(3, 2), games(1, won=True), heads(2, 2, won=True)], key=str
    )


async def test_who_is_erased_has_none(store: Store) -> None:
    table_id = await play(store, ADA, BEN)
    await close(store, table_id, 3500.0)
    await store.erasing.erase(ADA, 4000.0)
    found = await store.boards.tallies(GUILD, [ADA, BEN], ["botk"])
    assert {user for user, _ in found} == {BEN}


async def test_only_what_counted_before_a_table_and_is_asked_for(store: Store) -> None:
    await play(store, ADA, at=3000.0)
    second = await play(store, ADA, at=3000.0)
    await play(store, ADA, at=3001.0)
    await play(store, ADA, game="solo", counted=False, at=1.0)
    for before, total in (((3000.0, second), 1), ((3001.0, 0), 2), (None, 3)):
        found = await store.boards.tallies(GUILD, [ADA], ["botk", "solo"], before=before)
        assert {key: tallies[0].total for key, tallies in found.items()} == {(ADA, "botk"): total}
    assert not await store.boards.tallies(GUILD + 1, [ADA], ["botk"])
    found = await store.boards.tallies(GUILD, [ADA], ["solo"], alone=["solo"])
    assert found[ADA, "solo"][0].total == 1
