"""A court's evening, in which every deed is killed before its first change, its second, and so
on to the last; then it is done, and the next one begins.

What a killed process leaves is its file and its log as they were at that moment, for a database
writes into neither but with its own hands. So nobody has to die for it: they are kept at each
moment, and each deed is done once.
"""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeAlias

from sqlalchemy import event

from bot.store.store import Store
from bot.values.moderation import Actor, Order
from bot.values.tables import Status
from games.engine.asks import Seat
from games.engine.crowns import Payment
from tests.store.dying import opened
from tests.store.rows import ADA, BEN, CLEO, GUILD, a_settlement, a_table, close

Remains: TypeAlias = tuple[bytes, bytes]
"""What a process leaves: the database's file, and its log of what is written."""

MOD = Actor(900, "Mod")
OTHER = GUILD + 1
TABLES = {1: (GUILD, (ADA, BEN)), 2: (GUILD, (ADA, CLEO)), 3: (GUILD, (BEN, None)),
          4: (OTHER, (ADA, BEN)), 5: (OTHER, (BEN, CLEO))}  # fmt: skip
LOBBY, GAME, DOOMED = 6, 7, 8
"""Tables where a moderator frees a seat, has one taken over by a computer, and ends the table."""


async def prepare(url: str) -> None:
    """Make the database that every evening begins with: tables that nobody has settled."""
    store = await Store.open(url)
    for guild_id, users in TABLES.values():
        table_id = await store.tables.create(a_table(*users, guild_id=guild_id))
        await close(store, table_id, 1.0)
    for _ in (LOBBY, GAME, DOOMED):
        await store.tables.create(a_table(CLEO, BEN))
    await store.guilds.change(Order("settings", GUILD, MOD, 1.0), treasury=4)
    await store.close()


async def settle(store: Store, table_id: int, **how: Any) -> None:
    guild_id, users = TABLES[table_id]
    payments = [Payment(Seat(1), Seat(0), 2, "steal"), Payment(None, Seat(1), 5, "heads")]
    settlement = a_settlement(table_id, users, payments, guild_id=guild_id, at=float(table_id))
    await store.crowns.settle(replace(settlement, **how))


def order(act: str, press: int, **whom: Any) -> Order:
    return Order(act, GUILD, MOD, 10.0, press, **whom)


async def free_a_seat(store: Store) -> None:
    before = replace(a_table(CLEO, BEN), id=LOBBY)
    after = replace(before, seats=before.seats[:1])
    await store.journal.commit(after, before, order=order("unseat", 1, target=(BEN, "Ben")))


async def take_a_seat_over(store: Store) -> None:
    before = replace(a_table(CLEO, BEN), id=GAME)
    after = before.with_seat(replace(before.seats[1], left=True))
    await store.journal.commit(after, before, order=order("unseat", 2, target=(BEN, "Ben")))


async def end_a_table(store: Store) -> None:
    before = replace(a_table(CLEO, BEN), id=DOOMED)
    after = replace(before, status=Status.ENDED, closed_at=10.0)
    await store.journal.commit(after, before, order=order("end-table", 3))


EVENING: tuple[Callable[[Store], Awaitable[object]], ...] = (
    free_a_seat,
    take_a_seat_over,
    end_a_table,
    lambda store: settle(store, 1),  # empties the treasury: the season ends
    lambda store: store.court.move(
        Order("grant", GUILD, MOD, 20.0, target=(CLEO, "Cleo")), 3, "a feast"
    ),
    lambda store: store.court.move(
        Order("take", GUILD, MOD, 21.0, target=(ADA, "Ada")), 9, "brawling"
    ),
    lambda store: settle(store, 2, counted=False),
    lambda store: settle(store, 4),
    lambda store: store.guilds.change(Order("settings", GUILD, MOD, 22.0), treasury=None),
    lambda store: settle(store, 3),
    lambda store: settle(store, 5),
    lambda store: store.seasons.end(Order("end-season", GUILD, MOD, 23.0), 2),
    lambda store: store.erasing.erase(ADA, 24.0),
    lambda store: store.purging.purge(OTHER),
)
"""What happens, one after the other."""


def left_by(file: Path) -> Remains:
    """What would be there if the process were killed now."""
    log = file.with_name(f"{file.name}-wal")
    return file.read_bytes(), log.read_bytes() if log.exists() else b""


async def deaths(file: Path) -> list[Remains]:
    """Go through the evening; return what is left by each death in it, and by each deed."""
    remains: list[Remains] = []

    def tick(_: Any, __: Any = None, statement: str = "COMMIT", *___: Any) -> None:
        # To die before a question leaves on the disk what dying after the last change does.
        if not statement.startswith(("SELECT", "BEGIN")):
            remains.append(left_by(file))

    for happens in EVENING:
        store = opened(file)
        event.listen(store.database.engine, "before_cursor_execute", tick)
        event.listen(store.database.engine, "commit", tick)
        await happens(store)
        remains.append(left_by(file))
        await store.close()
    return remains
