"""An index that finds a user's own answers without reading the rest of the table's."""

from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("ix_answers_table_id_seat_by", "answers", ["table_id", "seat", "by"])
