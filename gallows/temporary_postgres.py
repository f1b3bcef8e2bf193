"""A PostgreSQL server for an evening of `gallows play`, where there is no other."""

import asyncio
import os
import shlex
import shutil
import socket
import stat
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path

from sqlalchemy import URL

from bot.places import NAME, from_sources
from gallows import last_will, postgres_programs
from gallows.postgres_programs import Programs

ADMINISTRATOR = "postgres"
"""The user within the database."""
UNPRIVILEGED = "postgres", "nobody"
"""As whom the server runs where root has it started, for PostgreSQL does not run as root: the first
that there is."""
FOR_ROOT = Path("/var/lib") / NAME
"""Where that user may be, if not where root is. No folder is opened to others for it."""
PATIENCE = 60.0
"""Seconds that a server has to start, or one before it to stop."""
LONGEST_SOCKET = 90
"""Characters that a socket's folder may have: a system's least is 104, with the socket's name."""
AGAIN = 0.2
"""Seconds between two looks at a server that stops."""

NAME_ONE = "--database postgresql+asyncpg://user:password@host/name"
GET_ONE = (
    "install PostgreSQL, which is found by itself"
    if from_sources()
    else "install PostgreSQL, or gallows-and-goblets[play-postgres], which brings one with it"
)


class NoServer(Exception):
    """There is no PostgreSQL; the message says what to do."""


class TemporaryPostgres:
    """A server on a folder, which is kept from one evening to the next.

    It runs until `stop`, or until this process is gone, and listens to nobody but this machine, at
    a socket that its own user alone can use.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._server: _Server | None = None
        self._will: subprocess.Popen[bytes] | None = None

    async def start(self) -> str:
        """Start it, and return its database's URL. Raise `NoServer` where that cannot be.

        One that an evening has left running is used as it is; `keep` says that it may be.
        """
        try:
            self._server = await asyncio.to_thread(_Server, self._folder)
            if await asyncio.to_thread(self._server.start):
                self.keep()
        except OSError as trouble:
            raise NoServer(
                f"PostgreSQL could not be started in {self._folder} ({trouble}). Name another "
                f"database: {NAME_ONE}"
            ) from None
        return self._server.url.render_as_string(hide_password=False)

    def keep(self) -> None:
        """Have it end with this process, if it was started here."""
        if self._server is not None and self._will is None:
            self._will = subprocess.Popen(
                [sys.executable, "-I", last_will.__file__, self._server.user, *self._server.stops],
                stdin=subprocess.PIPE,
                stdout=subprocess.DEVNULL,
                # Ctrl-C in a terminal is for who has started it.
                start_new_session=True,
            )

    def stop(self) -> None:
        """Stop it, if it is this process's: nothing that was written is lost."""
        if self._will is not None:
            self._will.communicate()
            self._will = None


class _Server:
    """A server's programs and its folder, as they may be used here."""

    def __init__(self, folder: Path) -> None:
        """Raise `NoServer` where there is nothing to start."""
        self._folder = folder.absolute()
        self.user = _unprivileged() if os.name != "nt" and os.geteuid() == 0 else ""
        """As whom it runs; as who has it started where that is empty."""
        if self.user and not _can_enter(self._folder.parent, self.user):
            self._folder = FOR_ROOT.joinpath(*self._folder.parts[1:])
        if self.user and self._folder.exists():
            self.user = self._folder.owner()  # Who is not root may have played here before.
        self._programs = _programs(self._folder)
        if self.user and not _can_enter(self._programs.folder, self.user):
            self._programs = _copied(self._programs)
        self._log = self._folder / "log"

    @property
    def url(self) -> URL:
        """Where its database is, by what it has written down itself."""
        host, port = self._place()
        named = {"host": host, "port": port} if host.startswith("/") else {}
        return URL.create(
            "postgresql+asyncpg",
            username=ADMINISTRATOR,
            host=None if named else host,
            port=None if named else int(port),
            database="postgres",
            query=named,
        )

    @property
    def stops(self) -> list[str]:
        """The command that stops it."""
        return self._control("-m", "fast", "stop")

    def start(self) -> bool:
        """Start it; False where it runs already. Raise `NoServer` where it does not start."""
        if not self._folder.exists():
            self._make()
        until = time.monotonic() + PATIENCE
        while True:
            begins = self._control("-o", self._options(), "-l", str(self._log), "start")
            code, said = self._do(*begins)
            if code == 0:
                return True
            with suppress(OSError, IndexError):
                host, port = self._place()
                if self._do(self._programs.path("pg_isready"), "-h", host, "-p", port)[0] == 0:
                    return False
            if time.monotonic() > until or self._do(*self._control("status"))[0] != 0:
                raise self._failed(said)
            time.sleep(AGAIN)  # It stops: another evening is just ending.

    def _make(self) -> None:
        """Make the folder, all of it or nothing."""
        missing = [each for each in self._folder.parents if not each.exists()]
        for each in reversed(missing):
            each.mkdir()
            if self.user:
                each.chmod(0o755)
        new = self._folder.with_name(f"{self._folder.name}.new")
        shutil.rmtree(new, ignore_errors=True)
        new.mkdir(mode=0o700)
        if self.user:
            shutil.chown(new, self.user)
        code, said = self._do(
            *(self._programs.path("initdb"), "--auth=trust", "--encoding=UTF8", "--no-locale"),
            *(f"--username={ADMINISTRATOR}", "-D", str(new)),
        )
        if code:
            raise self._failed(said)
        new.rename(self._folder)

    def _options(self) -> str:
        """Return what it is told: where to listen, and to nobody else."""
        if os.name == "nt":
            with socket.socket() as probe:
                probe.bind(("127.0.0.1", 0))
                return f"-h 127.0.0.1 -p {probe.getsockname()[1]}"
        place = self._folder
        if len(str(place)) > LONGEST_SOCKET:
            place = Path(tempfile.mkdtemp(prefix="gallows-"))
            if self.user:
                shutil.chown(place, self.user)
        return f"-h '' -p 5432 -k {shlex.quote(str(place))}"

    def _place(self) -> tuple[str, str]:
        """Return where it listens, by what it has written down: a host or a folder, and a port."""
        lines = (self._folder / "postmaster.pid").read_text().splitlines()
        return lines[4] or "127.0.0.1", lines[3]

    def _control(self, *words: str) -> list[str]:
        patience = f"{PATIENCE:.0f}"
        return [
            self._programs.path("pg_ctl"),
            "-D",
            str(self._folder),
            "-w",
            "-t",
            patience,
            *words,
        ]

    def _do(self, *command: str) -> tuple[int, str]:
        """Do a command; return its exit code, and what it says."""
        with tempfile.TemporaryFile() as said:  # A pipe would be kept open by a server it starts.
            done = subprocess.run(
                command,
                stdin=subprocess.DEVNULL,
                stdout=said,
                stderr=said,
                cwd="/" if self.user else None,
                # Ctrl-C in a terminal is for who has started this; then it is stopped.
                start_new_session=True,
                **last_will.as_user(self.user),
            )
            said.seek(0)
            return done.returncode, said.read().decode("utf-8", "replace")

    def _failed(self, said: str) -> NoServer:
        with suppress(OSError):
            said += self._log.read_text("utf-8", "replace")[-500:]
        return NoServer(
            f"PostgreSQL {self._programs.version} could not be started in {self._folder}.\n"
            f"{said.strip()}\nName another database: {NAME_ONE}"
        )


def _programs(folder: Path) -> Programs:
    """Return programs that can read what is in a folder. Raise `NoServer` where there are none."""
    there = postgres_programs.all_there()
    with suppress(OSError):
        version = (folder / "PG_VERSION").read_text().strip()
        fitting = [each for each in there if each.version == version]
        if fitting:
            return fitting[0]
        raise NoServer(
            f"{folder} is PostgreSQL {version}'s, which is not here any more. Install it again, or "
            "move the folder away and begin with new crowns."
        )
    if not there:
        raise NoServer(
            "Several processes need PostgreSQL, for a file is one process's alone, and none was "
            f"found here. Either {GET_ONE}; or name one for the evening, which no other bot uses: "
            + NAME_ONE
        )
    return there[0]


def _unprivileged() -> str:
    import pwd

    for name in UNPRIVILEGED:
        with suppress(KeyError):
            return pwd.getpwnam(name).pw_name
    raise NoServer("PostgreSQL does not run as root. Play as another user, or name a database.")


def _can_enter(folder: Path, user: str) -> bool:
    """Say whether a user may go into a folder, or could if what is missing there was made."""
    import pwd

    owner = pwd.getpwnam(user).pw_uid
    there = [each.stat() for each in (folder.resolve(), *folder.resolve().parents) if each.exists()]
    return all(
        each.st_mode & (stat.S_IXUSR if each.st_uid == owner else stat.S_IXOTH) for each in there
    )


def _copied(programs: Programs) -> Programs:
    """Return a copy of the package's programs where every user may start them."""
    package = programs.folder.parents[1]
    for part in (programs.folder.parent, package.with_name(f"{package.name}.libs")):
        copy = FOR_ROOT / part.relative_to(package.parent)
        if part.exists() and not copy.exists():
            shutil.copytree(part, copy)
            for each in (FOR_ROOT, copy.parent, copy, *copy.rglob("*")):
                each.chmod(0o755 if os.access(each, os.X_OK) else 0o644)
    return programs._replace(folder=FOR_ROOT / programs.folder.relative_to(package.parent))
