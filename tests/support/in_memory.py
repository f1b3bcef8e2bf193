"""Files of the tests are in memory, where there is room for them.

They are made and deleted by the thousand, and a database of PostgreSQL alone is three hundred: what
a disk writes down about that takes longer than most of what is tested.
"""

import os
import tempfile
from pathlib import Path

MEMORY = Path("/dev/shm")
ROOM = 4 << 30
"""Bytes that have to be free, several times what all tests have there at the same time."""


def keep_files_in_memory() -> None:
    """Settle where temporary files are, here and in all processes that are begun from now on.

    Whoever has settled that already has their way. Programs are run from there, too.
    """
    if "TMPDIR" in os.environ or not os.access(MEMORY, os.W_OK):
        return
    there = os.statvfs(MEMORY)
    if there.f_bavail * there.f_frsize >= ROOM and not there.f_flag & os.ST_NOEXEC:
        os.environ["TMPDIR"] = str(MEMORY)
        tempfile.tempdir = None
