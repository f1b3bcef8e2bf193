"""A line between a program and a server: cut, slow or dead, as a test wants it."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from types import TracebackType
from typing import Self

from sqlalchemy import make_url

CHUNK = 65536


class Wire:
    """Listens on the loopback address, and carries everything on to a server there, or back."""

    def __init__(self, url: str) -> None:
        """``url`` names a host and a port, or the folder of a PostgreSQL server's socket."""
        self._there = make_url(url)
        self._server: asyncio.Server | None = None
        self._open = asyncio.Event()
        """Whether anything is carried."""
        self._open.set()
        self._tells_ends = asyncio.Event()
        """Whether one end is told that the other has hung up."""
        self._tells_ends.set()
        self.hung_up = asyncio.Event()
        """Whether one has, and all that it had said was carried on."""
        self._ends: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self.port = 0

    async def __aenter__(self) -> Self:
        await self.mend()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        await self.cut()
        for task in self._tasks:
            task.cancel()

    def url(self, url: str) -> str:
        """The same URL by this line."""
        there = make_url(url)
        query = {name: value for name, value in there.query.items() if name != "host"}
        by_this = there.set(host="127.0.0.1", port=self.port, query=query)
        return by_this.render_as_string(hide_password=False)

    async def cut(self) -> None:
        """Break every connection, and have no new one."""
        self.tell_ends()
        if self._server is not None:
            self._server.close()
        self.break_all()

    def break_all(self) -> None:
        """Break every connection; new ones may be made."""
        for end in list(self._ends):
            end.transport.abort()

    async def mend(self) -> None:
        """Have connections again, where they were before."""
        self._server = await asyncio.start_server(self._carry, "127.0.0.1", self.port)
        self.port = self._server.sockets[0].getsockname()[1]

    def stall(self) -> None:
        """Carry nothing on, and say nothing of it."""
        self._open.clear()

    def flow(self) -> None:
        """Carry everything on again, also what came meanwhile."""
        self._open.set()

    def keep_ends(self) -> None:
        """Carry on what is said, but not that whoever has said it hung up then."""
        self._tells_ends.clear()

    def tell_ends(self) -> None:
        """Say it again, also what was not said meanwhile."""
        self._tells_ends.set()

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            await self._open.wait()
            further = await self._connect()
        except OSError:
            writer.transport.abort()
            return
        ends = {writer, further[1]}
        self._ends |= ends
        both = [
            asyncio.create_task(self._pass_on(reader, further[1])),
            asyncio.create_task(self._pass_on(further[0], writer)),
        ]
        self._tasks |= set(both)
        try:
            await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
            self.hung_up.set()
            await self._tells_ends.wait()
        finally:
            for task in both:
                task.cancel()
                self._tasks.discard(task)
            self._ends -= ends
            for end in ends:
                end.transport.abort() if end.is_closing() else end.close()

    async def _connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        folder = self._there.query.get("host")
        if folder is not None:
            return await asyncio.open_unix_connection(f"{folder}/.s.PGSQL.5432")
        return await asyncio.open_connection(self._there.host, self._there.port)

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(CHUNK):
                await self._open.wait()
                writer.write(data)
                await writer.drain()
