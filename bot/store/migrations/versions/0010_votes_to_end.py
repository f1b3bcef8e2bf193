"""Players who want a game ended."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "seats", sa.Column("wants_end", sa.Boolean(), nullable=False, server_default=sa.false())
    )
