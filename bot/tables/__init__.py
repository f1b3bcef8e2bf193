"""A table: lobby, playing, settled; who sits where; deadlines."""
