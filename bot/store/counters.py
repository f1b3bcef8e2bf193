"""The numbers that rows get: how far a database has counted, and where it goes on.

What is deleted leaves no gap to be filled: an id is in custom ids and nonces, and is never given
again.
"""

from sqlalchemy import Connection, Table, func, select, text

_SEQUENCE = "pg_get_serial_sequence(:table, :column)"


def reached(connection: Connection, table: Table) -> int:
    """Return the highest id that a table has ever given, as far as the database knows; else 0."""
    column = table.autoincrement_column
    if column is None:
        return 0
    highest = connection.scalar(select(func.max(column))) or 0
    if connection.dialect.name == "sqlite":
        last = text("SELECT seq FROM sqlite_sequence WHERE name = :table")
        given = connection.scalar(last, {"table": table.name})
    else:
        last = text(f"SELECT pg_sequence_last_value(CAST({_SEQUENCE} AS regclass))")
        given = connection.scalar(last, {"table": table.name, "column": column.name})
    return max(int(highest), int(given or 0))


def go_on_from(connection: Connection, table: Table, last: int) -> None:
    """Have a table give ids from the one after ``last``, which is no less than any that it has."""
    column = table.autoincrement_column
    if column is None or not last:
        return
    if connection.dialect.name != "sqlite":
        further = text(f"SELECT setval({_SEQUENCE}, :last)")
        connection.execute(further, {"table": table.name, "column": column.name, "last": last})
    elif table.dialect_options["sqlite"]["autoincrement"]:
        # The other tables go on from the highest id that they hold, and keep no count.
        given = {"table": table.name, "last": last}
        connection.execute(text("DELETE FROM sqlite_sequence WHERE name = :table"), given)
        connection.execute(text("INSERT INTO sqlite_sequence VALUES (:table, :last)"), given)
