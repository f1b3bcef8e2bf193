"""That somebody has had a day's try, whatever is erased; and that a result was shared."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "day_tries",
        sa.Column("day", sa.Integer(), nullable=False),
        sa.Column("mark", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("day", "mark", name="pk_day_tries"),
    )
    op.add_column(
        "tables", sa.Column("shared", sa.Boolean(), nullable=False, server_default=sa.false())
    )
