"""Whatever a guild goes through, its books balance and nobody owes anything."""

import asyncio
import re
import shutil
import tempfile
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.store.errors import SeasonOver, StillOpen
from bot.store.schema import ledger
from bot.store.store import Store
from bot.values.moderation import Actor, Order
from games.engine.asks import Seat
from games.engine.crowns import Count, Payment, Purses
from tests.store.dying import Killed, dying, opened
from tests.store.rows import ADA, BEN, CLEO, GUILD, a_settlement, a_table, close, rows

pytestmark = pytest.mark.usefixtures("one_thread")

MOD = Actor(900, "Mod")
USERS = (ADA, BEN, CLEO, 104)
GUILDS = count(1000)
MOVES = st.lists(
    st.tuples(
        st.integers(0, 5), st.integers(0, 5), st.integers(1, 9), st.sampled_from(["heads", "steal"])
    ),
    max_size=6,
)
ACTS: st.SearchStrategy[tuple[Any, ...]] = st.one_of(
    st.tuples(
        st.sampled_from(["begin", "play"]),
        st.lists(st.sampled_from(USERS), min_size=1, max_size=4, unique=True),
        st.integers(0, 2),
        MOVES,
        st.sampled_from([True, True, True, False]),
    ),
    st.tuples(st.just("settle"), st.integers(0, 3)),
    st.tuples(st.just("grant"), st.sampled_from(USERS), st.integers(1, 9)),
    st.tuples(st.just("take"), st.sampled_from(USERS), st.integers(1, 20)),
    st.tuples(st.just("limit"), st.none() | st.integers(1, 12)),
    st.tuples(st.just("end")),
    st.tuples(st.just("left"), st.sampled_from(USERS)),
    st.tuples(st.just("back"), st.sampled_from(USERS)),
    st.tuples(st.just("erase"), st.sampled_from(USERS)),
    st.tuples(st.just("purge")),
)
DEATHS = st.lists(st.integers(0, 40), max_size=2)
"""Statements after which the process is killed: first in what is done, then at its next start."""


@dataclass
class Running:
    """A table whose game goes on while other things happen."""

    id: int
    users: tuple[int | None, ...]
    payments: list[Payment]
    counted: bool


class Guild:
    """A guild of a real database, and the tables that go on in it."""

    def __init__(self, store: Store, folder: Path | None = None) -> None:
        self.store, self.id = store, next(GUILDS)
        self.running: list[Running] = []
        self.now = 0.0
        self.folder = folder
        """Where killed processes leave their databases."""
        self.killed = 0

    async def go_through(self, acts: list[Any]) -> None:
        for act, *how in acts:
            self.now += 1
            await getattr(self, act)(*how)

    async def go_through_and_die(self, acts: list[tuple[Any, list[int]]]) -> None:
        for (act, *how), deaths in acts:
            self.now += 1
            before = await self.entries()
            if await self.lives(partial(getattr(self, act), *how), deaths):
                continue
            while not await self.lives(self.start, deaths):
                pass
            await self.look_around()
            # What was written stays. What was being deleted is gone whole, or is there.
            after = await self.entries()
            assert after[: len(before)] == before or (act == "purge" and not after)

    def own(self, user: int) -> int:
        """Return a user of this guild alone: to be erased is to be erased in every guild."""
        return self.id * 1000 + user

    async def entries(self) -> list[tuple[int, int]]:
        return [(row["id"], row["amount"]) for row in await rows(self.store, ledger)]

    async def lives(self, does: Callable[[], Awaitable[object]], deaths: list[int]) -> bool:
        """Do something, or be killed meanwhile; then the books of what is left balance at once."""
        assert self.folder is not None
        remains = self.folder / f"{self.killed}.db"
        try:
            with dying(self.store, deaths.pop(0) if deaths else None, remains):
                await does()
        except Killed:
            self.killed += 1
            await self.store.close()
            self.store = opened(remains)
            assert (await self.store.proof.prove()).troubles == []
            return False
        return True

    async def start(self) -> None:
        """Go on with what was interrupted, as the bot does when it starts."""
        await self.store.erasing.finish_all(self.now)
        await self.store.purging.purge_old(0.0)
        for record in await self.store.tables.all_open():
            if record.settled_at is not None:
                await close(self.store, record.id, self.now)

    async def look_around(self) -> None:
        """Learn from the database which tables go on: the last deed is done, or never was."""
        assert await self.store.erasing.going_on(map(self.own, USERS)) == set()
        known = {table.id: table for table in self.running}
        self.running = [
            known.get(each.id)
            or Running(each.id, tuple(seat.user_id for seat in each.seats), [], each.counted)
            for each in await self.store.tables.all_open()
        ]

    async def begin(
        self, users: list[int], computers: int, moves: list[Any], counted: bool
    ) -> None:
        users = list(map(self.own, users))
        held = await self.store.crowns.purses(self.id, users)
        seats: tuple[int | None, ...] = (*users, *[None] * computers)
        purses = Purses(tuple(5 if user is None else held[user] for user in seats))
        for payer, payee, amount, reason in moves:
            ends = [Seat(n) if n < len(seats) else None for n in (payer, payee)]
            purses.pay(ends[0], ends[1], amount, reason)
        record = replace(a_table(*seats, guild_id=self.id), counted=counted)
        table_id = await self.store.tables.create(record)
        self.running.append(Running(table_id, seats, purses.payments, counted))

    async def play(self, *how: Any) -> None:
        await self.begin(*how)
        await self.settle(-1)

    async def settle(self, which: int) -> None:
        if not self.running:
            return
        table = self.running[which % len(self.running)]
        settlement = a_settlement(
            table.id, table.users, table.payments,
            guild_id=self.id, counted=table.counted, at=self.now,
        )  # fmt: skip
        settled = await self.store.crowns.settle(settlement)
        assert settled is not None
        results = await self.store.crowns.results(table.id)
        assert settled.net == tuple(result.net for result in results)
        assert await self.store.crowns.settle(settlement) is None
        await close(self.store, table.id, self.now)
        self.running.remove(table)

    async def grant(self, user: int, amount: int) -> None:
        user = self.own(user)
        before = (await self.store.crowns.purses(self.id, [user]))[user]
        moved = await self.store.court.move(
            Order("grant", self.id, MOD, self.now, target=(user, "A")), amount, "why"
        )
        assert (moved.amount, moved.crowns) == (amount, before + amount)

    async def take(self, user: int, amount: int) -> None:
        user = self.own(user)
        before = (await self.store.crowns.purses(self.id, [user]))[user]
        moved = await self.store.court.move(
            Order("take", self.id, MOD, self.now, target=(user, "A")), amount, "why"
        )
        assert moved.crowns == max(0, before - amount) == before - moved.amount
        assert await self.store.crowns.purses(self.id, [user]) == {user: moved.crowns}

    async def limit(self, treasury: int | None) -> None:
        before = (await self.store.guilds.settings(self.id)).treasury
        await self.store.guilds.change(Order("settings", self.id, MOD, self.now), treasury=treasury)
        season = await self.store.seasons.find(self.id)
        assert season is not None
        # The same limit again is no change, whatever has been paid out or in since.
        assert season.left == treasury or treasury == before

    async def end(self) -> None:
        before = await self.store.seasons.count(self.id)
        season = await self.store.seasons.find(self.id)
        assert season is not None
        ended = await self.store.seasons.end(
            Order("end-season", self.id, MOD, self.now), season.number
        )
        assert await self.store.seasons.count(self.id) == before + bool(ended)

    async def left(self, user: int) -> None:
        await self.store.guilds.member_left(self.id, self.own(user), self.now)

    async def back(self, user: int) -> None:
        await self.store.guilds.member_returned(self.id, self.own(user))

    async def erase(self, user: int) -> None:
        user = self.own(user)
        if any(user in table.users for table in self.running):
            with pytest.raises(StillOpen):
                await self.store.erasing.erase(user, self.now)
            return
        await self.store.erasing.erase(user, self.now)
        assert await self.store.crowns.balance(self.id, user) is None

    async def purge(self) -> None:
        if self.running:
            with pytest.raises(StillOpen):
                await self.store.purging.purge(self.id)
            return
        await self.store.purging.purge(self.id)
        entries = await rows(self.store, ledger)
        assert not [row for row in entries if row["guild_id"] == self.id]


def examples(number: int) -> Callable[[Any], Any]:
    """So many, in one store, each in a guild of its own: what is kept by guild is not shared."""
    return settings(
        suppress_health_check=[HealthCheck.function_scoped_fixture],
        max_examples=number,
        deadline=None,
    )


@pytest.mark.parametrize("backend", ["sqlite"])
@examples(60)
@given(st.lists(ACTS, max_size=16))
async def test_the_books_balance_whatever_happens(store: Store, acts: list[Any]) -> None:
    await balance(store, acts)


# The sums are the same there; its own is how each act is said in SQL, and twenty lists have all.
@pytest.mark.parametrize("backend", ["postgres"])
@examples(20)
@given(st.lists(ACTS, max_size=16))
async def test_the_books_balance_whatever_happens_on_postgresql(
    store: Store, acts: list[Any]
) -> None:
    await balance(store, acts)


async def balance(store: Store, acts: list[Any]) -> None:
    guild = Guild(store)
    await guild.go_through(acts)
    troubles = (await store.proof.prove()).troubles
    assert [t for t in troubles if re.match(rf"guild {guild.id}\b", t)] == []
    await nobody_owes(guild)
    # Tables that the next example's erasures would wait for.
    while guild.running:
        await guild.settle(0)


async def nobody_owes(guild: Guild) -> None:
    held: dict[tuple[int, int], int] = {}
    for row in await rows(guild.store, ledger):
        if row["guild_id"] == guild.id and row["account"]:
            key = (row["season_id"], row["account"])
            held[key] = held.get(key, 0) + row["amount"]
    assert all(crowns >= 0 for crowns in held.values())


@pytest.fixture(scope="module")
def migrated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty database, to be copied: migrating one for each example would take too long."""
    file = tmp_path_factory.mktemp("migrated") / "gallows.db"

    async def migrate() -> None:
        await (await Store.open(f"sqlite+aiosqlite:///{file}")).close()

    asyncio.run(migrate())
    return file


@settings(max_examples=80, deadline=None)
@given(st.lists(st.tuples(ACTS, DEATHS), max_size=16))
async def test_the_books_balance_whenever_the_process_is_killed(
    migrated: Path, acts: list[tuple[Any, list[int]]]
) -> None:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "gallows.db"
        shutil.copy(migrated, file)
        guild = Guild(opened(file), Path(folder))
        try:
            await guild.go_through_and_die([(act, list(deaths)) for act, deaths in acts])
            assert (await guild.store.proof.prove()).troubles == []
            await nobody_owes(guild)
        finally:
            await guild.store.close()


async def test_a_take_in_the_middle_of_a_game_is_paid_from_what_is_left(store: Store) -> None:
    table_id = await store.tables.create(a_table(ADA, BEN))
    await store.court.move(Order("take", GUILD, MOD, 2000.0, target=(ADA, "Ada")), 4, "brawling")
    payments = [
        Payment(Seat(0), Seat(1), 3, "steal"),
        Payment(None, Seat(0), 2, "heads"),
        Payment(Seat(0), None, 3, "death"),
    ]
    settled = await store.crowns.settle(a_settlement(table_id, (ADA, BEN), payments))
    assert settled is not None
    assert settled.net == (-1, 1)
    assert await store.crowns.purses(GUILD, [ADA, BEN]) == {ADA: 0, BEN: 6}
    assert [(r.due, r.net) for r in await store.crowns.results(table_id)] == [(-4, -1), (3, 1)]
    assert (await store.proof.prove()).troubles == []


async def test_an_empty_treasury_pays_what_there_is_and_ends_the_season(store: Store) -> None:
    await store.guilds.change(Order("settings", GUILD, MOD, 1.0), treasury=7)
    users = (ADA, BEN, None)
    payments = [Payment(None, Seat(seat), 4, "heads") for seat in (0, 1, 2)]
    table_id = await store.tables.create(a_table(*users))
    settled = await store.crowns.settle(a_settlement(table_id, users, payments, at=5.0))
    assert settled is not None
    # Who is paid first is paid whole; a computer player costs the treasury nothing.
    assert settled.net == (4, 3, 4)
    assert settled.season_ended
    ((guild_id, ended),) = await store.seasons.unannounced()
    assert (guild_id, ended.number, ended.closed_at) == (GUILD, 1, 5.0)
    assert [(c.user_id, c.crowns) for c in ended.champions] == [(ADA, 9)]
    await store.seasons.mark_announced(GUILD, 1)
    assert await store.seasons.unannounced() == []
    assert await store.crowns.purses(GUILD, [ADA, BEN]) == {ADA: 5, BEN: 5}
    season = await store.seasons.find(GUILD)
    assert season is not None
    assert (season.number, season.left) == (2, 7)
    assert (await store.proof.prove()).troubles == []


async def test_a_crown_brought_back_can_be_paid_out_again(store: Store) -> None:
    await store.guilds.change(Order("settings", GUILD, MOD, 1.0), treasury=3)
    table_id = await store.tables.create(a_table(ADA, BEN))
    payments = [Payment(Seat(1), None, 2, "death"), Payment(None, Seat(0), 4, "heads")]
    settled = await store.crowns.settle(a_settlement(table_id, (ADA, BEN), payments))
    assert settled is not None
    assert (settled.net, settled.season_ended) == ((4, -2), False)
    season = await store.seasons.find(GUILD)
    assert season is not None
    assert season.left == 1


async def test_a_press_that_comes_twice_is_done_once(store: Store) -> None:
    for _ in range(2):
        moved = await store.court.move(
            Order("grant", GUILD, MOD, 1.0, 77, (ADA, "Ada")), 3, "a feast"
        )
        assert (moved.amount, moved.crowns) == (3, 8)
    assert await store.seasons.end(Order("end-season", GUILD, MOD, 2.0, 78), 1)
    with pytest.raises(SeasonOver):
        await store.seasons.end(Order("end-season", GUILD, MOD, 2.0, 78), 1)
    for _ in range(2):
        await store.court.bar(Order("bar", GUILD, MOD, 3.0, 79, (BEN, "Ben")), None, "noise")
    assert await store.court.log_length(GUILD) == 3
    for _ in range(2):
        assert await store.court.lift_bar(Order("lift-bar", GUILD, MOD, 4.0, 80), BEN)
    assert await store.court.log_length(GUILD) == 4
    await store.court.bar(Order("bar", GUILD, MOD, 3.0, 79, (BEN, "Ben")), None, "noise")
    assert await store.court.barred(GUILD, BEN, 5.0) is None, "what was lifted does not come back"


async def test_two_orders_at_once_end_one_season(store: Store) -> None:
    await store.court.move(Order("grant", GUILD, MOD, 1.0, target=(ADA, "Ada")), 3, "a feast")
    found = await asyncio.gather(
        store.seasons.end(Order("end-season", GUILD, MOD, 2.0, 78), 1),
        store.seasons.end(Order("end-season", GUILD, Actor(901, "Another"), 2.0, 79), 1),
        return_exceptions=True,
    )
    assert [type(each) for each in found] == [bool, SeasonOver]
    with pytest.raises(SeasonOver):
        await store.seasons.end(Order("end-season", GUILD, MOD, 3.0), 3)
    assert not await store.seasons.end(Order("end-season", GUILD, MOD, 3.0), 2), (
        "nobody has an account in it"
    )
    assert await store.seasons.count(GUILD) == 2
    assert [act.act for act in await store.court.log(GUILD)] == ["end-season", "grant"]


async def test_statistics_are_added_up_by_game_and_season(store: Store) -> None:
    games = [("botk", "wine"), ("botk", "keg"), ("botk", "wine"), ("feast", "food")]
    for n, (game, death) in enumerate(games):
        table_id = await store.tables.create(a_table(ADA, BEN))
        settlement = a_settlement(table_id, (ADA, BEN), game=game, at=float(n), winners=(0,))
        ruler, dead = settlement.seats
        ruler = replace(ruler, statistics=(Count("executioner"), Count("heads", 2)))
        dead = replace(dead, statistics=(Count("death", word=death),), alive=False)
        await store.crowns.settle(replace(settlement, seats=(ruler, dead)))
        if n == 1:
            await store.seasons.end(Order("end-season", GUILD, MOD, 1.5), 1)
    not_counted = a_settlement(
        await store.tables.create(a_table(ADA, BEN)), (ADA, BEN), counted=False, at=4.0
    )
    seats = tuple(replace(each, statistics=(Count("heads", 50),)) for each in not_counted.seats)
    await store.crowns.settle(replace(not_counted, seats=seats))
    ada = {s.game: s for s in await store.boards.stats(GUILD, ADA, season=0)}
    assert list(ada) == [None, "botk", "feast"]
    assert (ada[None].games, ada[None].statistics) == (4, ())
    assert (ada["botk"].wins, ada["botk"].statistics) == (
        3,
        (Count("executioner", 3), Count("heads", 6)),
    )
    now, past, ever = [
        {s.game: s.statistics for s in await store.boards.stats(GUILD, BEN, season=n)}
        for n in (None, 1, 0)
    ]
    wine, keg, food = [Count("death", word=word) for word in ("wine", "keg", "food")]
    assert past["botk"] == (keg, wine), "as often, so by name"
    assert (now["botk"], now["feast"]) == ((wine,), (food,))
    assert (ever["botk"], ever["feast"]) == ((replace(wine, n=2), keg), (food,))
    board = await store.boards.top(GUILD, season=0, game="feast")
    assert [(each.place, each.games) for each in board] == [(1, 1), (1, 1)]
    assert (await store.proof.prove()).troubles == []
