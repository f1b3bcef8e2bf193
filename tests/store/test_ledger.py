"""Crowns move once, in double entry, and add up to what players are shown."""

from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import delete, update

from bot.store.errors import StoreError
from bot.store.schema import TREASURY, ledger, results
from bot.store.store import Store
from bot.values.crowns import Played, Standing
from bot.values.tables import Status
from games.engine.asks import Seat
from games.engine.crowns import Count, Payment
from tests.store.rows import ADA, BEN, CLEO, GUILD, a_settlement, a_table, execute, rows


def pay(payer: int | None, payee: int | None, amount: int, reason: str = "heads") -> Payment:
    return Payment(
        None if payer is None else Seat(payer),
        None if payee is None else Seat(payee),
        amount,
        reason,
    )


async def settled(
    store: Store, users: tuple[int | None, ...], *payments: Payment, **how: Any
) -> int:
    guild_id = how.get("guild_id", GUILD)
    table_id = await store.tables.create(a_table(*users, guild_id=guild_id))
    assert await store.crowns.settle(a_settlement(table_id, users, payments, **how))
    return table_id


async def entries(store: Store, table_id: int) -> dict[tuple[int, str], int]:
    return {
        (row["account"], row["reason"]): row["amount"]
        for row in await rows(store, ledger)
        if row["table_id"] == table_id
    }


async def test_a_settled_table_has_its_result_and_its_crowns(store: Store) -> None:
    table_id = await settled(store, (ADA, BEN), pay(None, 0, 3), pay(1, None, 1, "death"))
    assert await entries(store, table_id) == {
        (ADA, "welcome"): 5,
        (BEN, "welcome"): 5,
        (TREASURY, "welcome"): -10,
        (ADA, "heads"): 3,
        (TREASURY, "heads"): -3,
        (BEN, "death"): -1,
        (TREASURY, "death"): 1,
    }
    table = await store.tables.find(table_id)
    assert table is not None
    assert (table.status, table.settled_at) == (Status.SETTLED, 3000.0)
    assert await store.crowns.balance(GUILD, ADA) == 8
    assert await store.crowns.balance(GUILD, BEN) == 4
    assert await store.crowns.balance(GUILD, CLEO) is None


async def test_payments_for_one_reason_are_one_row(store: Store) -> None:
    table_id = await settled(
        store,
        (ADA, BEN, CLEO),
        pay(1, 0, 1, "steal"),
        pay(2, 0, 1, "steal"),
        pay(0, 1, 1, "steal"),
        pay(None, 2, 2),
        pay(2, None, 2),
    )
    found = await entries(store, table_id)
    assert {key: amount for key, amount in found.items() if key[1] != "welcome"} == {
        (ADA, "steal"): 1,
        (CLEO, "steal"): -1,
    }


async def test_a_table_is_settled_once(store: Store) -> None:
    table_id = await settled(store, (ADA, BEN), pay(None, 0, 3))
    before = (
        await rows(store, ledger),
        await rows(store, results),
        await store.tables.find(table_id),
    )
    again = a_settlement(table_id, (ADA, BEN), [pay(None, 1, 9)], at=4000.0)
    assert await store.crowns.settle(again) is None
    assert await store.crowns.settle(replace(again, counted=False)) is None
    after = await rows(store, ledger), await rows(store, results), await store.tables.find(table_id)
    assert after == before


async def test_a_table_that_is_not_there_is_not_settled(store: Store) -> None:
    with pytest.raises(StoreError, match="no table 99"):
        await store.crowns.settle(a_settlement(99, (ADA, BEN)))


async def test_a_settlement_that_fails_leaves_the_table_as_it_was(store: Store) -> None:
    record = a_table(ADA, BEN)
    record = replace(record, id=await store.tables.create(record))
    wrong = a_settlement(record.id, (ADA, BEN), [pay(None, 0, 3)])
    doubled = replace(wrong, seats=(*wrong.seats, wrong.seats[0]))
    with pytest.raises(StoreError):
        await store.crowns.settle(doubled)
    assert await store.tables.find(record.id) == record
    assert await rows(store, results) == await rows(store, ledger) == []
    assert await store.crowns.settle(wrong)


async def test_a_table_that_does_not_count_moves_no_crowns(store: Store) -> None:
    await settled(store, (ADA, BEN), pay(None, 0, 3), counted=False)
    assert await rows(store, ledger) == []
    assert await store.crowns.balance(GUILD, ADA) is None
    assert await store.crowns.purses(GUILD, [ADA]) == {ADA: 5}
    assert await store.boards.players(GUILD) == 0
    assert await store.crowns.games_played(GUILD, "botk", [ADA]) == {ADA: 1}
    (played,) = await store.history.page(GUILD, ADA)
    assert isinstance(played, Played)
    assert (played.counted, played.net) == (False, 3)


async def test_computer_players_play_with_the_treasurys_crowns(store: Store) -> None:
    table_id = await settled(
        store, (ADA, None, None), pay(1, 0, 1, "steal"), pay(2, 0, 1, "steal"), pay(None, 1, 4)
    )
    assert await entries(store, table_id) == {
        (ADA, "welcome"): 5,
        (TREASURY, "welcome"): -5,
        (ADA, "steal"): 2,
        (TREASURY, "steal"): -2,
    }
    assert await store.boards.players(GUILD) == 1


async def test_the_welcome_comes_once_a_guild(store: Store) -> None:
    await settled(store, (ADA, BEN))
    assert await store.crowns.purses(GUILD, [ADA, CLEO]) == {ADA: 5, CLEO: 5}
    await settled(store, (ADA, CLEO), pay(0, None, 5, "death"))
    assert await store.crowns.purses(GUILD, [ADA, BEN, CLEO]) == {ADA: 0, BEN: 5, CLEO: 5}
    await settled(store, (ADA, CLEO), guild_id=GUILD + 1)
    assert await store.crowns.purses(GUILD + 1, [ADA, BEN]) == {ADA: 5, BEN: 5}
    welcomes = [row for row in await rows(store, ledger) if row["reason"] == "welcome"]
    assert sum(row["amount"] for row in welcomes if row["account"] != TREASURY) == 5 * 5


async def test_the_ledger_is_only_ever_added_to(store: Store) -> None:
    await settled(store, (ADA, BEN), pay(None, 0, 3))
    before = await rows(store, ledger)
    for statement in (update(ledger).values(amount=100), delete(ledger)):
        with pytest.raises(StoreError, match="append-only"):
            await execute(store, statement)
    assert await rows(store, ledger) == before


async def test_the_leaderboard_ranks_by_crowns_and_ties_share_a_place(store: Store) -> None:
    dora, emil = 104, 105
    await settled(
        store, (ADA, BEN, CLEO, dora), pay(None, 1, 4), pay(None, 2, 1), pay(None, 3, 1),
        winners=(1, 2), at=1.0,
    )  # fmt: skip
    await settled(store, (BEN, emil), winners=(0,), at=2.0, names=("Ben the Bold", "Emil"))
    await settled(store, (BEN, CLEO), winners=(0,), counted=False, at=3.0)
    await settled(store, (ADA, 106), pay(None, 0, 50), guild_id=GUILD + 1)
    board = [
        Standing(1, BEN, "player 0", 9, 2, 2),
        Standing(2, CLEO, "player 1", 6, 1, 1),
        Standing(2, dora, "player 3", 6, 1, 0),
        Standing(4, ADA, "player 0", 5, 1, 0),
        Standing(4, emil, "Emil", 5, 1, 0),
    ]
    assert await store.boards.top(GUILD) == board
    assert await store.boards.top(GUILD, limit=2, offset=2) == board[2:4]
    for standing in board:
        assert await store.boards.standing(GUILD, standing.user_id) == standing
    assert await store.boards.standing(GUILD, 106) is None
    assert await store.boards.players(GUILD) == 5
    assert await store.boards.top(GUILD + 2) == []


async def test_a_users_games_are_told_newest_first(store: Store) -> None:
    first = await settled(store, (ADA, BEN), pay(None, 0, 3), winners=(0,), at=1.0)
    second = await settled(store, (BEN, ADA), pay(1, None, 1, "death"), game="feast", at=2.0)
    await settled(store, (BEN, CLEO), at=3.0)
    await settled(store, (ADA, BEN), guild_id=GUILD + 1, at=4.0)
    games = [
        Played(second, "feast", "loyalist", "crown", False, True, True, -1, 2.0),
        Played(first, "botk", "loyalist", "crown", True, True, True, 3, 1.0),
    ]
    assert await store.history.page(GUILD, ADA) == games
    assert await store.history.page(GUILD, ADA, limit=1) == games[:1]
    assert await store.crowns.games_played(GUILD, "botk", [ADA, BEN, 999]) == {
        ADA: 1,
        BEN: 2,
        999: 0,
    }


async def test_a_tables_result_comes_back_by_seat(store: Store) -> None:
    users = (ADA, None, BEN)
    table_id = await settled(store, users, pay(None, 2, 3), winners=(2,))
    seats = a_settlement(table_id, users, [pay(None, 2, 3)], winners=(2,)).seats
    wanted = [replace(seat, due=seat.net) for seat in seats]
    assert await store.crowns.results(table_id) == wanted
    assert await store.crowns.results(table_id + 1) == []


async def test_what_was_counted_of_a_seat_comes_back_whatever_the_game(store: Store) -> None:
    table_id = await store.tables.create(a_table(ADA, None))
    settlement = a_settlement(table_id, (ADA, None), game="dice")
    counted = (Count("dice", 2), Count("dice", 1), Count("bluffs", 0), Count("lie", 1, "five"))
    seats = tuple(replace(seat, statistics=counted) for seat in settlement.seats)
    await store.crowns.settle(replace(settlement, seats=seats))
    for seat in await store.crowns.results(table_id):
        assert seat.statistics == (Count("dice", 3), Count("lie", 1, "five"))


async def test_nothing_is_asked_of_nobody(store: Store) -> None:
    assert await store.crowns.purses(GUILD, []) == {}
    assert await store.crowns.games_played(GUILD, "botk", []) == {}
