"""The journal: what every table was answered, and its clocks."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict

from sqlalchemy import bindparam, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.audit_log import carry_out
from bot.store.database import Part
from bot.store.errors import Conflict
from bot.store.schema import answers, deadlines
from bot.store.tables import changed_columns, update_seat, update_seats, update_table
from bot.values.moderation import Order
from bot.values.records import AnswerRecord, Deadline, SeatRecord, TableRecord

# Made once: a statement that is made anew costs more than what the database does for it.
_APPEND = insert(answers)
_FORGET = delete(deadlines).where(deadlines.c.table_id == bindparam("of_table"))
_REMEMBER = insert(deadlines)


class Journal(Part):
    """The part of the store that lets a table be played on after the bot was away."""

    async def append(
        self,
        answer: AnswerRecord,
        seat: SeatRecord | None = None,
        order: Order | None = None,
        *,
        deadlines: Sequence[Deadline] | None = None,
        **columns: object,
    ) -> None:
        """Write an answer and all that it has changed, in one transaction.

        That is its seat, the order that has brought it, the deadlines of what is asked now, and
        columns of the table, such as how far it was told. It is durable when this returns. Raise
        `Conflict` when the table's journal already has that place, or that ask answered, or the
        order's press was obeyed before.
        """
        async with self._database.writing() as connection:
            if not await carry_out(connection, order, answer.table_id):
                raise Conflict("its press was obeyed before")
            await connection.execute(_APPEND, asdict(answer))
            if seat is not None:
                await update_seat(connection, answer.table_id, seat)
            await _remember(connection, answer.table_id, deadlines, columns)

    async def commit(
        self,
        record: TableRecord,
        base: TableRecord | None,
        given: Sequence[AnswerRecord] = (),
        deadlines: Sequence[Deadline] | None = None,
        order: Order | None = None,
    ) -> bool:
        """Write all that one change of a table is, in one transaction, durable when this returns.

        That is what differs from ``base``, or, where that is None, all of the table and its seats;
        answers and claims; the deadlines of what is asked now, if they have changed; and the order
        that has brought it. False, and nothing is written, when the order's press was obeyed
        before. Raise `Conflict` as `append`.
        """
        async with self._database.writing() as connection:
            if not await carry_out(connection, order, record.id):
                return False
            for answer in given:
                await connection.execute(_APPEND, asdict(answer))
            await update_seats(connection, record, base)
            columns = changed_columns(record, base)
            await _remember(connection, record.id, deadlines, columns)
            return True

    async def answers(self, table_id: int) -> list[AnswerRecord]:
        """Return a table's journal, in the order in which it was written."""
        async with self._database.reading() as connection:
            rows = await connection.execute(
                select(answers).where(answers.c.table_id == table_id).order_by(answers.c.n)
            )
            return [
                AnswerRecord(**{**row, "picks": tuple(row["picks"])}) for row in rows.mappings()
            ]

    async def remember(
        self, table_id: int, deadlines: Sequence[Deadline], **columns: object
    ) -> None:
        """Write the deadlines of a table's open asks in place of those before, and its columns."""
        async with self._database.writing() as connection:
            await _remember(connection, table_id, deadlines, columns)

    async def deadlines(self, table_id: int) -> list[Deadline]:
        """Return the deadlines of a table's open asks, in the order of the asks."""
        async with self._database.reading() as connection:
            rows = await connection.execute(
                select(deadlines.c.ask, deadlines.c.due, deadlines.c.reminded)
                .where(deadlines.c.table_id == table_id)
                .order_by(deadlines.c.ask)
            )
            return [Deadline(*row) for row in rows]


async def _remember(
    connection: AsyncConnection,
    table_id: int,
    records: Sequence[Deadline] | None,
    columns: Mapping[str, object],
) -> None:
    await update_table(connection, table_id, columns)
    if records is not None:
        await connection.execute(_FORGET, {"of_table": table_id})
        if records:
            rows = [{"table_id": table_id, **asdict(record)} for record in records]
            await connection.execute(_REMEMBER, rows)
