"""How King's Feast is shown."""
