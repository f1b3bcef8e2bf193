"""The journal: what every table was answered, what it has announced, and its clocks."""

from collections.abc import Sequence

from sqlalchemy import delete, insert, select, update

from bot.store.audit_log import carry_out
from bot.store.database import Part
from bot.store.errors import Conflict
from bot.store.schema import answers, deadlines, tables
from bot.store.tables import update_seat
from bot.values.moderation import Order
from bot.values.records import AnswerRecord, Deadline, SeatRecord


class Journal(Part):
    """The part of the store that lets a table be played on after the bot was away."""

    async def append(
        self, answer: AnswerRecord, seat: SeatRecord | None = None, order: Order | None = None
    ) -> None:
        """Write an answer, the seat that it has changed, and the order that has brought it.

        It is durable when this returns. Raise `Conflict` when the table's journal already has that
        place, or that ask answered, or the order's press was obeyed before.
        """
        async with self._database.writing() as connection:
            if not await carry_out(connection, order, answer.table_id):
                raise Conflict("its press was obeyed before")
            await connection.execute(
                insert(answers),
                {
                    "table_id": answer.table_id,
                    "n": answer.n,
                    "seat": answer.seat,
                    "ask": answer.ask,
                    "verb": answer.verb,
                    "picks": answer.picks,
                    "silent": answer.silent,
                    "by": answer.by,
                    "at": answer.at,
                },
            )
            if seat is not None:
                await update_seat(connection, answer.table_id, seat)

    async def answers(self, table_id: int) -> list[AnswerRecord]:
        """Return a table's journal, in the order in which it was written."""
        async with self._database.reading() as connection:
            rows = await connection.execute(
                select(answers).where(answers.c.table_id == table_id).order_by(answers.c.n)
            )
            return [
                AnswerRecord(**{**row, "picks": tuple(row["picks"])}) for row in rows.mappings()
            ]

    async def remember(self, table_id: int, announced: int, records: Sequence[Deadline]) -> None:
        """Write how many events a table has announced, and replace its deadlines."""
        async with self._database.writing() as connection:
            await connection.execute(
                update(tables).where(tables.c.id == table_id).values(announced=announced)
            )
            await connection.execute(delete(deadlines).where(deadlines.c.table_id == table_id))
            rows = [
                {"table_id": table_id, "ask": d.ask, "due": d.due, "reminded": d.reminded}
                for d in records
            ]
            if rows:
                await connection.execute(insert(deadlines), rows)

    async def deadlines(self, table_id: int) -> list[Deadline]:
        """Return the deadlines of a table's open asks, in the order of the asks."""
        async with self._database.reading() as connection:
            rows = await connection.execute(
                select(deadlines.c.ask, deadlines.c.due, deadlines.c.reminded)
                .where(deadlines.c.table_id == table_id)
                .order_by(deadlines.c.ask)
            )
            return [Deadline(*row) for row in rows]
