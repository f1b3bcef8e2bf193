"""Processes in which words hash otherwise are there at once: copies of one for each hash seed.

`gallows check-game` begins them, which takes half a second of the processor's time each. What it
begins stays `spawned`, for the test that is about such processes.
"""

import atexit
import gc
import io
import os
import pickle
import subprocess
import sys
import traceback
from functools import cache
from importlib import invalidate_caches
from tempfile import TemporaryFile
from typing import Any

import bot.api  # noqa: F401 - what the first process imports, and all copies have.
from gallows import hash_replays

spawned = hash_replays.begin


class Copy:
    """Work in a copy, as `subprocess.Popen` has it."""

    def __init__(self, hash_seed: int) -> None:
        self._seed = str(hash_seed)
        self.returncode: int | None = None

    def communicate(self, sent: bytes) -> tuple[bytes, bytes]:
        """See `subprocess.Popen.communicate`."""
        process = _first(self._seed)
        assert process.stdin
        assert process.stdout
        environment = {**os.environ, "PYTHONHASHSEED": self._seed}
        pickle.dump((list(sys.path), environment, sent), process.stdin)
        process.stdin.flush()
        self.returncode, said, complaint = pickle.load(process.stdout)
        return said, complaint


@cache
def _first(hash_seed: str) -> subprocess.Popen[bytes]:
    """Return the process that is copied; it ends with this one."""
    path = os.pathsep.join(each or "." for each in sys.path)
    process = subprocess.Popen(
        [sys.executable, "-m", __name__],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": path},
    )
    atexit.register(process.communicate)
    return process


def _serve() -> None:
    """Do all that is sent, each piece in a copy of this process."""
    asked, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    gc.collect()
    gc.freeze()
    while True:
        try:
            path, environment, sent = pickle.load(asked)
        except EOFError:
            return
        with TemporaryFile() as said, TemporaryFile() as complaint:
            child = os.fork()
            if not child:
                os.dup2(said.fileno(), 1)
                os.dup2(complaint.fileno(), 2)
                os._exit(_work(path, environment, sent))
            _, status = os.waitpid(child, 0)
            parts: list[Any] = [os.waitstatus_to_exitcode(status)]
            for file in (said, complaint):
                file.seek(0)
                parts.append(file.read())
        pickle.dump(parts, answers)
        answers.flush()


def _work(path: list[str], environment: dict[str, str], sent: bytes) -> int:
    """Do what `gallows.hash_replays` does as a module; return with what the process ends."""
    sys.path[:] = path
    os.environ.clear()
    os.environ.update(environment)
    invalidate_caches()
    sys.stdin = io.TextIOWrapper(io.BytesIO(sent))
    try:
        hash_replays.main()
    except BaseException:
        traceback.print_exc()
        return 1
    finally:
        sys.stderr.flush()
    return 0


if __name__ == "__main__":
    _serve()
