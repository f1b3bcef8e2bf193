"""How far a table's game has been told: the game may be ahead."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for name in ("told", "beats"):
        op.add_column(
            "tables", sa.Column(name, sa.Integer(), nullable=False, server_default=sa.text("0"))
        )
    op.execute("UPDATE tables SET told = announced")
