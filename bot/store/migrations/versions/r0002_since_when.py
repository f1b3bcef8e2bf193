"""A seat says since which answer it is whose, so that no export has what another has answered."""

import sqlalchemy as sa
from alembic import op

revision = "r0002"
down_revision = "r0001"
branch_labels = None
depends_on = None

way_back = True


def upgrade():
    for name in ("since", "owned_until"):
        op.add_column("seats", sa.Column(name, sa.Integer()))
