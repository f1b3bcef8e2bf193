"""What a press costs, and a table, and a start: the real bot in a process of its own, measured."""
