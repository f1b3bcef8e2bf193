"""What is told of the past is true, however long it is, and of the season that was asked for."""

from sqlalchemy import insert

from bot.store.schema import ledger
from bot.store.store import Store
from bot.values.crowns import Curve, Gift, Played
from bot.values.moderation import Actor, Order
from games.engine.asks import Seat
from games.engine.crowns import Payment
from tests.store.rows import ADA, BEN, GUILD, a_settlement, a_table, close

MOD = Actor(900, "Mod")


async def game(store: Store, crowns: int, at: float, *, counted: bool = True) -> int:
    """A table at which Ada wins or loses so many crowns."""
    ada, treasury = Seat(0), None
    payer, payee = (treasury, ada) if crowns > 0 else (ada, treasury)
    payments = [Payment(payer, payee, abs(crowns), "heads")]
    table_id = await store.tables.create(a_table(ADA, BEN))
    await store.crowns.settle(a_settlement(table_id, (ADA, BEN), payments, at=at, counted=counted))
    await close(store, table_id, at)
    return table_id


async def test_a_long_curve_keeps_its_numbers_and_its_extremes(store: Store) -> None:
    await game(store, -5, 1.0)
    first = await store.history.curve(GUILD, ADA)
    assert first == Curve(((1.0, 5), (1.0, 0)), 1, 0, 5)
    # Up and down by one crown; only once, in between, up by five hundred for a moment.
    moves = [1 if n % 2 == 0 else -1 for n in range(900)]
    moves[313:313] = [500, -500]
    moved = [
        {"guild_id": GUILD, "season_id": 1, "account": ADA, "amount": amount,
         "reason": "heads", "act_id": 1000 + n, "at": 2.0 + n}
        for n, amount in enumerate(moves)
    ]  # fmt: skip
    await store.database.write(lambda connection: connection.execute(insert(ledger), moved))
    curve = await store.history.curve(GUILD, ADA)
    assert (curve.steps, curve.low, curve.high) == (903, 0, 501)
    assert len(curve.points) <= 200
    assert curve.points[0] == (1.0, 5)
    assert curve.points[-1] == (903.0, 0)
    assert list(curve.points) == sorted(curve.points, key=lambda point: point[0])
    assert (315.0, 501) in curve.points
    # The teeth of the saw are still there: in every stretch, both its ends.
    assert {value for _, value in curve.points} == {5, 0, 1, 501}
    ever = await store.history.curve(GUILD, ADA, season=0)
    assert (ever.steps, ever.low, ever.high) == (903, -5, 496)


async def test_a_game_that_gives_back_what_it_takes_is_no_step_of_a_curve(store: Store) -> None:
    await game(store, 2, 1.0)
    there_and_back = [Payment(Seat(0), Seat(1), 3, "steal"), Payment(None, Seat(0), 3, "heads")]
    table_id = await store.tables.create(a_table(ADA, BEN))
    await store.crowns.settle(a_settlement(table_id, (ADA, BEN), there_and_back, at=2.0))
    curve = await store.history.curve(GUILD, ADA)
    assert curve == Curve(((1.0, 5), (1.0, 7)), 1, 5, 7)


async def test_all_time_begins_with_nothing(store: Store) -> None:
    assert await store.history.curve(GUILD, ADA, season=0) == Curve()
    await game(store, -5, 1.0)
    ever = await store.history.curve(GUILD, ADA, season=0)
    assert ever == Curve(((1.0, 0), (1.0, -5)), 1, -5, 0)


async def test_a_history_of_one_season_tells_of_no_other(store: Store) -> None:
    assert await store.history.page(GUILD, ADA) == []
    past = [await game(store, 1, float(n)) for n in range(3)]
    await store.court.move(Order("grant", GUILD, MOD, 3.0, target=(ADA, "Ada")), 2, "a song")
    assert await store.seasons.end(Order("end-season", GUILD, MOD, 4.0), 1)
    now = [await game(store, 1, 5.0), await game(store, 1, 6.0, counted=False)]

    async def told(season: int | None, **page: int) -> list[int | str]:
        found = await store.history.page(GUILD, ADA, season=season, **page)
        assert all(isinstance(each, Played | Gift) for each in found)
        return [each.table_id if isinstance(each, Played) else each.reason for each in found]

    assert await told(None) == await told(2) == now[::-1]
    assert await told(1) == ["a song", *past[::-1]]
    assert await told(1, limit=2, offset=2) == past[1::-1]
    assert await told(0) == [*now[::-1], "a song", *past[::-1]]
    assert await told(7) == []
    lengths = [await store.history.length(GUILD, ADA, season=n) for n in (None, 1, 2, 0, 7)]
    assert lengths == [2, 4, 2, 6, 0]
