"""Rows as the bot writes them, for tests to vary."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

import sqlalchemy as sa

from bot.store.store import Store
from bot.values.crowns import SeatResult, Settlement
from bot.values.moderation import Order
from bot.values.records import AnswerRecord, SeatRecord, TableRecord
from bot.values.tables import Pace, Status
from games.engine.crowns import Count, Payment

GUILD = 10
ADA, BEN, CLEO = 101, 102, 103


def a_table(*users: int | None, guild_id: int = GUILD) -> TableRecord:
    """A fresh lobby with these users seated; None is a computer player."""
    return TableRecord(
        id=0,
        guild_id=guild_id,
        channel_id=20,
        host_id=ADA,
        game="botk",
        rules_version="1",
        status=Status.LOBBY,
        pace=Pace.NORMAL,
        choices={"executioner": "experience", "always_saboteur": True},
        locale="de",
        secret=b"\x00secret\xff",
        created_at=1000.25,
        touched_at=1001.5,
        counted=True,
        seats=tuple(
            SeatRecord(n, user, f"player {n}", join_id=500 + n) for n, user in enumerate(users)
        ),
    )


def an_answer(table_id: int, n: int, **changes: Any) -> AnswerRecord:
    values: dict[str, Any] = {
        "seat": 1,
        "ask": n + 1,
        "verb": "peek",
        "picks": (0, "centre"),
        "silent": False,
        "by": "player",
        "at": 2000.0 + n,
    }
    return AnswerRecord(table_id=table_id, n=n, **(values | changes))


def a_settlement(
    table_id: int,
    users: Sequence[int | None],
    payments: Iterable[Payment] = (),
    *,
    guild_id: int = GUILD,
    game: str = "botk",
    counted: bool = True,
    at: float = 3000.0,
    winners: Sequence[int] = (),
    names: Sequence[str] = (),
) -> Settlement:
    payments = tuple(payments)
    net = [0] * len(users)
    for payment in payments:
        if payment.payer is not None:
            net[payment.payer] -= payment.amount
        if payment.payee is not None:
            net[payment.payee] += payment.amount
    seats = tuple(
        SeatResult(
            seat=n,
            user_id=user,
            name=names[n] if names else f"player {n}",
            role="loyalist",
            won=n in winners,
            alive=True,
            net=net[n],
            statistics=(Count("heads", n + 1),),
        )
        for n, user in enumerate(users)
    )
    return Settlement(table_id, guild_id, game, "crown", counted, seats, payments, at)


async def answer(store: Store, given: AnswerRecord, order: Order | None = None) -> bool:
    """Write an answer by which nothing else of its table changes."""
    record = replace(a_table(), id=given.table_id)
    return await store.journal.commit(record, record, [given], order=order)


async def change(store: Store, table_id: int, **columns: Any) -> None:
    """Write something else in a table's own row."""
    record = await store.tables.find(table_id)
    assert record is not None
    await store.journal.commit(replace(record, **columns), record)


async def close(store: Store, table_id: int, at: float) -> None:
    """Have done with a table that is settled."""
    await store.posts.put_away(table_id, Status.SETTLED, at)


async def rows(store: Store, table: sa.Table) -> list[dict[str, Any]]:
    """All rows of a table of the database."""
    query = sa.select(table).order_by(*table.primary_key)
    return await store.database.read(
        lambda connection: [dict[str, Any](row) for row in connection.execute(query).mappings()]
    )


async def execute(store: Store, *statements: sa.Executable) -> None:
    """Do what the store has no method for, in one transaction."""

    def work(connection: sa.Connection) -> None:
        for statement in statements:
            connection.execute(statement)

    await store.database.write(work)
