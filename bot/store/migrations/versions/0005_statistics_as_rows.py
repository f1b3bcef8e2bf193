"""What games count of a seat becomes rows; a table's version of the rules is called that."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "statistics",
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("word", sa.Text(), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id", "seat"],
            ["results.table_id", "results.seat"],
            name="fk_statistics_table_id",
        ),
        sa.PrimaryKeyConstraint("table_id", "seat", "name", "word", name="pk_statistics"),
        sqlite_with_rowid=False,
    )
    for name, word, n, there in (
        ("executioner", "''", "executioner", "executioner <> 0"),
        ("heads", "''", "heads", "heads <> 0"),
        ("death", "death", "1", "death IS NOT NULL"),
    ):
        op.execute(
            "INSERT INTO statistics (table_id, seat, name, word, n) "
            f"SELECT table_id, seat, '{name}', {word}, {n} FROM results WHERE {there}"
        )
    op.drop_index("ix_results_deaths", "results")
    # Not in batches: these are columns that SQLite can drop in place, and a table that it would
    # write anew would be dropped with all that refers to it.
    for table, columns in {
        "results": ("executioner", "heads", "death"),
        "standings": ("executioner", "heads"),
        "tables": ("heads",),
    }.items():
        for column in columns:
            op.drop_column(table, column)
    op.alter_column("tables", "rules", new_column_name="rules_version")
    op.drop_index("ix_results_user_id_guild_id_game_counted", "results")
    op.create_index(
        "ix_results_of_user",
        "results",
        ["user_id", "guild_id", "game", "counted", "season_id", "table_id", "seat"],
    )
