"""How the program was called: what its messages tell people to type."""

import os
import shlex
import subprocess


def called(command: str = "") -> str:
    """Return the program as it was called, with one of its commands behind it.

    That is `gallows`, unless run.py has started it, which says so in GALLOWS_CALLED.
    """
    return f"{os.environ.get('GALLOWS_CALLED') or 'gallows'} {command}".rstrip()


def quoted(word: str) -> str:
    """Return a word as the system's shells take it for one: those of Windows want double quotes."""
    return subprocess.list2cmdline([word]) if os.name == "nt" else shlex.quote(word)
