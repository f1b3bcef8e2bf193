"""The database: schema, migrations, journal, crowns ledger, guild settings."""
