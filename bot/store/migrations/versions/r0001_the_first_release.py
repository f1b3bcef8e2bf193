"""The schema of the first release. A database is never brought here: it is made at the newest."""

revision = "r0001"
down_revision = None
branch_labels = None
depends_on = None
