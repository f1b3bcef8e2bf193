"""The journal: what every table was answered, and its clocks."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, bindparam, delete, insert, select

from bot.store.audit_log import carry_out
from bot.store.database import Part, row_of, writes
from bot.store.schema import answers, deadlines
from bot.store.tables import update_table
from bot.values.moderation import Order
from bot.values.records import AnswerRecord, Deadline, TableRecord

# Made once: a statement that is made anew costs more than what the database does for it.
_APPEND = insert(answers)
_FORGET = delete(deadlines).where(deadlines.c.table_id == bindparam("of_table"))
_REMEMBER = insert(deadlines)


class Journal(Part):
    """The part of the store that lets a table be played on after the bot was away."""

    @writes
    def commit(
        self,
        connection: Connection,
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
        before. Raise `Conflict` when the table's journal already has an answer in that place, or
        to that ask.
        """
        if not carry_out(connection, order, record.id):
            return False
        for answer in given:
            connection.execute(_APPEND, row_of(answer))
        update_table(connection, record, base)
        if deadlines is not None:
            connection.execute(_FORGET, {"of_table": record.id})
        if deadlines:
            rows = [{"table_id": record.id, **row_of(each)} for each in deadlines]
            connection.execute(_REMEMBER, rows)
        return True

    async def answers(self, table_id: int) -> list[AnswerRecord]:
        """Return a table's journal, in the order in which it was written."""
        query = select(answers).where(answers.c.table_id == table_id).order_by(answers.c.n)
        found: list[dict[str, Any]] = [row._asdict() for row in await self._rows(query)]
        return [AnswerRecord(**row | {"picks": tuple(row["picks"])}) for row in found]

    async def deadlines(self, table_id: int) -> list[Deadline]:
        """Return the deadlines of a table's open asks, in the order of the asks."""
        query = select(deadlines.c.ask, deadlines.c.due, deadlines.c.reminded)
        which = query.where(deadlines.c.table_id == table_id).order_by(deadlines.c.ask)
        return [Deadline(*row) for row in await self._rows(which)]
