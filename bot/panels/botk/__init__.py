"""How By Order of the King is shown."""
