"""What a user's medals are worked out of, in one index."""

from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.drop_index("ix_results_of_user", "results")
    op.create_index(
        "ix_results_of_user",
        "results",
        [
            "user_id", "guild_id", "game", "counted", "season_id", "table_id", "seat",
            "role", "won", "alive", "settled_at",
        ],
    )  # fmt: skip
