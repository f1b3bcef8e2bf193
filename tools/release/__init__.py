"""A release, from a commit to the files that people download; `__main__` is the command."""
