"""The rules of the games, and nothing else: no Discord, no clock, no file, no network."""
