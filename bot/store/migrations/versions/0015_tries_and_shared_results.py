"""That somebody has had a day's try, whatever is erased; and that a result was shared."""

import hmac

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    day_tries = op.create_table(
        "day_tries",
        sa.Column("day", sa.Integer(), nullable=False),
        sa.Column("mark", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("day", "mark", name="pk_day_tries"),
    )
    op.add_column(
        "tables", sa.Column("shared", sa.Boolean(), nullable=False, server_default=sa.false())
    )
    # Who has had today's try keeps it: the secret of such a table is the day's key.
    today = op.get_bind().execute(
        sa.text(
            "SELECT day, game, host_id, secret FROM tables "
            "WHERE day = (SELECT max(day) FROM tables) AND host_id > 0"
        )
    )
    marks = [
        {"day": day, "mark": hmac.digest(key, f"{game}:{user_id}".encode(), "sha256")}
        for day, game, user_id, key in today
    ]
    op.bulk_insert(day_tries, marks)
