"""How the database came to be what it is: numbered migrations, run by Alembic when it opens."""
