"""From each released version to the next: numbered migrations, run by Alembic."""
