"""Discord's rules for what a bot sends, and the form in which Discord keeps it."""
