"""One module a migration, never edited once it is released."""
