"""The door for games: what one brings, and the ones that are installed."""
