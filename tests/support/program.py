"""The program as a process of its own: a copy of one that has imported what it wants."""

import asyncio
import atexit
import gc
import os
import runpy
import signal
import sys
import threading
import traceback
from asyncio import StreamReader, StreamReaderProtocol
from asyncio.subprocess import DEVNULL, PIPE
from collections.abc import Mapping
from contextlib import chdir, suppress
from multiprocessing import forkserver, reduction
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

import gallows.play
import gallows.run  # noqa: F401 - what a copy has imported when it begins.
import sandbox.server
from tests.sandbox.patience import PatientClock
from tests.support.copies import copies

ROOT = Path(__file__).parents[2]


class Program:
    """A process that was begun, as `asyncio.subprocess.Process` has it."""

    def __init__(
        self, process: BaseProcess, stdout: StreamReader | None, stderr: StreamReader | None
    ) -> None:
        self.returncode: int | None = None
        self.stdout, self.stderr = stdout, stderr
        self._process = process
        self._ended = asyncio.Event()
        self._loop = asyncio.get_running_loop()
        self._loop.add_reader(process.sentinel, self._end)

    @property
    def pid(self) -> int | None:
        """Its number."""
        return self._process.pid

    def _end(self) -> None:
        self._loop.remove_reader(self._process.sentinel)
        self.returncode = self._process.exitcode
        self._ended.set()

    def send_signal(self, sign: int) -> None:
        """Send a signal, unless it has ended."""
        if self.returncode is None and self.pid is not None:
            with suppress(ProcessLookupError):
                os.kill(self.pid, sign)

    def terminate(self) -> None:
        """Tell it to stop."""
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        """End it on the spot."""
        self.send_signal(signal.SIGKILL)

    async def wait(self) -> int:
        """Wait for its end; return its exit code, or the signal that has ended it below zero."""
        await self._ended.wait()
        assert self.returncode is not None
        return self.returncode

    async def communicate(self) -> tuple[bytes, bytes]:
        """Wait for its end; return all that was said and not read yet."""
        out, err = [await each.read() if each else b"" for each in (self.stdout, self.stderr)]
        await self.wait()
        return out, err


AnyProcess = Program | asyncio.subprocess.Process


async def begin(
    *arguments: str,
    env: Mapping[str, str],
    cwd: Path | None = None,
    stdout: Any = PIPE,
    stderr: Any = PIPE,
    patient: bool = False,
) -> Program:
    """Start a command as a copy of a process that has imported what it wants.

    To import it takes a second of the processor's time, and is the same each time. What is promised
    of a start from nothing, such as that there is one, wants another test.
    ``patient``: the sandbox gives up on nobody for lateness.
    """
    fds, streams = [], []
    for wanted in (stdout, stderr):
        fd, stream = await _stream(wanted)
        fds.append(fd)
        streams.append(stream)
    context = copies()
    with chdir(ROOT):
        forkserver.ensure_running()  # From here it finds what it is to import.
    process = context.Process(  # type: ignore[attr-defined]
        target=_run,
        args=(arguments, dict(env), str(cwd or Path.cwd()), *map(_Handed, fds), patient),
    )
    process.start()
    for fd in fds:
        os.close(fd)
    return Program(process, *streams)


async def _stream(wanted: Any) -> tuple[int, StreamReader | None]:
    """Return where a process is to write, and what is read from there, if anything is."""
    if wanted == DEVNULL:
        return os.open(os.devnull, os.O_WRONLY), None
    if wanted != PIPE:
        return os.dup(wanted if isinstance(wanted, int) else wanted.fileno()), None
    ours, theirs = os.pipe()
    reader = StreamReader()
    await asyncio.get_running_loop().connect_read_pipe(
        lambda: StreamReaderProtocol(reader), os.fdopen(ours, "rb", 0)
    )
    return theirs, reader


class _Handed:
    """A file that is handed to a process that begins, which finds its number there."""

    def __init__(self, fd: int) -> None:
        self.fd = fd

    def __reduce__(self) -> Any:
        return _taken, (reduction.DupFd(self.fd),)


def _taken(fd: Any) -> int:
    return int(fd.detach())


def _run(
    arguments: tuple[str, ...], env: dict[str, str], cwd: str, out: int, err: int, patient: bool
) -> None:
    """Be the program, with nothing of the process that began this one."""
    for fd, end in ((out, 1), (err, 2)):
        os.dup2(fd, end)
        os.close(fd)
    sys.stdout.reconfigure(line_buffering=True)  # type: ignore[union-attr]
    signal.signal(signal.SIGINT, signal.default_int_handler)
    os.chdir(cwd)
    os.environ.clear()
    os.environ.update(env)
    sys.path[:0] = filter(None, env.get("PYTHONPATH", "").split(os.pathsep))
    sys.argv[:] = ["gallows", *arguments]
    if patient:
        vars(sandbox.server)["WallClock"] = PatientClock
    code: Any = 0
    try:
        runpy.run_module("gallows", run_name="__main__", alter_sys=True)
    except SystemExit as ended:
        code = ended.code
    except BaseException:
        traceback.print_exc()
        code = 1
    # As Python ends; a copy would tidy up before its threads are done.
    threading._shutdown()  # type: ignore[attr-defined]
    atexit._run_exitfuncs()
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(code or 0)


gc.freeze()  # No copy looks for garbage among what all of them have.
