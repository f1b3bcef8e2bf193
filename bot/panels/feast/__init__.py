"""King's Feast, as players see it."""
