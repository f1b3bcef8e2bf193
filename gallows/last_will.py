"""What is done when the process that has asked for it is gone, even if it was killed.

    python last_will.py USER COMMAND ...

Who asks keeps the other end of this one's standard input: when that closes, the command is done,
as USER, or as who has asked where that is empty.
"""

import signal
import subprocess
import sys
from typing import Any


def main(user: str, *command: str) -> int:
    """Wait, do the command, and return its exit code."""
    # At a keyboard Ctrl-C is for who has asked; on Windows no session of one's own keeps it away.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    sys.stdin.buffer.read()
    return subprocess.run(command, capture_output=True, **as_user(user)).returncode


def as_user(user: str) -> dict[str, Any]:
    """Return what has a program started as a user and with nothing of this one's rights."""
    if not user:
        return {}
    import pwd  # Windows has none, and no other user either.

    found = pwd.getpwnam(user)
    return {"user": found.pw_uid, "group": found.pw_gid, "extra_groups": []}


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
