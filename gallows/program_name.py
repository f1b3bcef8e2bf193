"""How the program was called: what its messages tell people to type."""

import os


def called(command: str = "") -> str:
    """Return the program as it was called, with one of its commands behind it.

    That is `gallows`, unless run.py has started it, which says so in GALLOWS_CALLED.
    """
    return f"{os.environ.get('GALLOWS_CALLED') or 'gallows'} {command}".rstrip()
