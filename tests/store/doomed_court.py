"""A court's evening, in which every deed is killed before its first change, its second, and so
on to the last; then it is done, and the next one begins.

`python -m tests.store.doomed_court TEMPLATE FOLDER` leaves a database for each death, named after
the deed and the statement. Each life is a process of its own, forked from one that has loaded
everything, has once lived through it all, and holds nothing open.
"""

import asyncio
import os
import shutil
import signal
import sys
from collections.abc import Awaitable, Callable
from dataclasses import replace
from itertools import count, repeat
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from sqlalchemy import event

from bot.store.store import Store
from bot.values.moderation import Actor, Order
from bot.values.tables import Status
from games.engine.asks import Seat
from games.engine.crowns import Payment
from tests.store.dying import opened
from tests.store.rows import ADA, BEN, CLEO, GUILD, a_settlement, a_table, close
from tests.support.fast_database import threadless
from tests.support.statements import share_statements

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
    await store.guilds.change(GUILD, MOD, 1.0, treasury=4)
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
    lambda store: store.court.move("grant", GUILD, CLEO, "Cleo", 3, "a feast", MOD, 20.0),
    lambda store: store.court.move("take", GUILD, ADA, "Ada", 9, "brawling", MOD, 21.0),
    lambda store: settle(store, 2, counted=False),
    lambda store: settle(store, 4),
    lambda store: store.guilds.change(GUILD, MOD, 22.0, treasury=None),
    lambda store: settle(store, 3),
    lambda store: settle(store, 5),
    lambda store: store.seasons.end(GUILD, 2, MOD, 23.0),
    lambda store: store.erasing.erase(ADA, 24.0),
    lambda store: store.purging.purge(OTHER),
)
"""What happens, one after the other."""


async def live(
    file: Path, happens: Callable[[Store], Awaitable[object]], statements: int | None
) -> None:
    """Let one thing happen, and die when that many statements of it are done; None: live on."""
    store = opened(file)
    engine = store.database.engine
    left = repeat(1) if statements is None else count(statements, -1)

    def tick(_: Any, __: Any = None, statement: str = "COMMIT", *___: Any) -> None:
        # To die before a question leaves on the disk what dying after the last change does.
        if not statement.startswith(("SELECT", "BEGIN")) and next(left) <= 0:
            os.kill(os.getpid(), signal.SIGKILL)

    event.listen(engine, "before_cursor_execute", tick)
    event.listen(engine, "commit", tick)
    await happens(store)
    await store.close()


def main(template: str, folder: str) -> None:
    share_statements()
    with threadless():
        learn(template)
        die(template, folder)


def learn(template: str) -> None:
    """Let all of it happen, so that no life has to work out anew how to say it in SQL."""
    with TemporaryDirectory() as folder:
        file = shutil.copy(template, folder)
        for happens in EVENING:
            asyncio.run(live(Path(file), happens, None))


def die(template: str, folder: str) -> None:
    """Leave a database for each death."""
    for number, happens in enumerate(EVENING):
        for statements in count():
            file = Path(folder) / f"{number:02}-{statements:02}.db"
            shutil.copy(template, file)
            child = os.fork()
            if not child:
                asyncio.run(live(file, happens, statements))
                os._exit(0)
            _, status = os.waitpid(child, 0)
            if status == 0:
                template = str(file)
                break
            if os.waitstatus_to_exitcode(status) != -signal.SIGKILL:
                sys.exit(f"{file.name}: died of something else")


if __name__ == "__main__":
    main(*sys.argv[1:])
