"""Indexes for a user's own answers and for old bars; rows that last cannot be replaced, either."""

from alembic import op

from bot.store.dialects import irreplaceable

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

LEDGER_KEYS = (
    "id = NEW.id",
    "table_id = NEW.table_id AND account = NEW.account AND reason = NEW.reason",
    "act_id = NEW.act_id AND account = NEW.account AND reason = NEW.reason",
    "NEW.reason = 'welcome' AND season_id = NEW.season_id AND account = NEW.account "
    "AND reason = 'welcome' AND account <> 0",
)
ACTS_KEYS = ("id = NEW.id", "press_id = NEW.press_id")


def upgrade() -> None:
    op.create_index("ix_answers_table_id_seat_by", "answers", ["table_id", "seat", "by"])
    op.create_index("ix_bars_until", "bars", ["until"])
    dialect = op.get_bind().dialect.name
    for statement in (
        *irreplaceable("ledger", LEDGER_KEYS, dialect),
        *irreplaceable("acts", ACTS_KEYS, dialect),
    ):
        op.execute(statement)
