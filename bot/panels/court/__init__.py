"""What moderators see, and what a guild is told of itself."""
