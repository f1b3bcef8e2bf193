"""Who writes: noted by the database itself, as each process is another user of it.

Each row that is written of a table is held against who has its shard at that moment, so a process
that writes where it may not is found, whatever comes of what it wrote. How long a shard with open
tables has nobody is watched besides.
"""

import asyncio
import time
from typing import Any, Self

import asyncpg
from sqlalchemy import make_url

from bot.store.handovers import CHANNEL

LOOK_EVERY = 0.1
"""Seconds between two looks at who has which shard."""

_NOTE = """
CREATE TABLE writes (
    id serial PRIMARY KEY, writer text, kind text, table_id integer, guild_id bigint, holder text
);
CREATE FUNCTION note_write() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE guild bigint;
BEGIN
    IF TG_TABLE_NAME = 'tables' THEN guild := NEW.guild_id;
    ELSE SELECT guild_id INTO guild FROM tables WHERE id = NEW.table_id; END IF;
    INSERT INTO writes (writer, kind, table_id, guild_id, holder) SELECT
        session_user, TG_TABLE_NAME,
        CASE WHEN TG_TABLE_NAME = 'tables' THEN (to_jsonb(NEW)->>'id')::integer
             ELSE (to_jsonb(NEW)->>'table_id')::integer END,
        guild,
        (SELECT holder FROM shards WHERE number = (guild >> 22) % (SELECT count(*) FROM shards));
    RETURN NEW;
END $$;
CREATE TRIGGER noted BEFORE INSERT OR UPDATE ON tables FOR EACH ROW EXECUTE FUNCTION note_write();
CREATE TRIGGER noted BEFORE INSERT OR UPDATE ON posts FOR EACH ROW EXECUTE FUNCTION note_write();
CREATE TRIGGER noted BEFORE INSERT ON answers FOR EACH ROW EXECUTE FUNCTION note_write();
"""
_OPEN = """
SELECT (t.guild_id >> 22) % (SELECT count(*) FROM shards) AS number, s.holder
FROM tables t LEFT JOIN shards s ON s.number = (t.guild_id >> 22) % (SELECT count(*) FROM shards)
WHERE t.closed_at IS NULL
"""


class Writers:
    """A look at a database from outside, while processes use it."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.lives: dict[str, str] = {}
        """The users of the processes that live, by the names that these have given themselves."""
        self.longest = 0.0
        """Seconds for which a table had nobody to write it, at most."""
        self._users: dict[str, str] = {}
        """The user of every process that there was, by its name."""
        self._since: dict[int, float] = {}
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        if not await self.rows("SELECT 1 FROM pg_tables WHERE tablename = 'writes'"):
            await self.do(_NOTE)
        self._task = asyncio.create_task(self._watch())
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])

    def as_user(self, user: str) -> str:
        """The database's URL for one of its users."""
        return make_url(self.url).set(username=user).render_as_string(hide_password=False)

    async def make_user(self, user: str) -> None:
        """Have a user of the database who may do anything."""
        there = await self.rows("SELECT 1 FROM pg_roles WHERE rolname = $1", user)
        if not there:
            await self.do(f"CREATE ROLE {user} SUPERUSER LOGIN")

    async def connect(self) -> Any:
        """Another connection."""
        plain = make_url(self.url).set(drivername="postgresql")
        return await asyncpg.connect(plain.render_as_string(hide_password=False))

    async def rows(self, query: str, *given: object) -> list[Any]:
        """What comes of a query."""
        connection = await self.connect()
        try:
            found: list[Any] = await connection.fetch(query, *given)
            return found
        finally:
            await connection.close()

    async def do(self, statements: str) -> None:
        """Carry out statements."""
        connection = await self.connect()
        try:
            await connection.execute(statements)
        finally:
            await connection.close()

    def began(self, name: str, user: str) -> None:
        """Note a process by the name that it has given itself."""
        self.ended(user)
        self.lives[name] = self._users[name] = user

    def ended(self, user: str) -> None:
        """Note that a process writes nothing more: it was killed, or stands still."""
        self.lives = {name: each for name, each in self.lives.items() if each != user}

    async def handed_over(self, shard: int | None = None) -> int:
        """Wait until something is handed to a shard's process; return whose shard it is."""
        connection, heard = await self.connect(), asyncio.get_running_loop().create_future()

        def notified(_connection: object, _process: int, _channel: str, payload: str) -> None:
            _, _, number = payload.partition(" ")
            if number and (shard is None or int(number) == shard) and not heard.done():
                heard.set_result(int(number))

        await connection.add_listener(CHANNEL, notified)
        try:
            return int(await heard)
        finally:
            await connection.close()

    async def moved(self, *, taken: bool) -> str:
        """Wait until a process lets go of a shard, or has taken one; return its name."""
        connection = await self.connect()
        try:
            before = await self._holders(connection)
            while True:
                now = await self._holders(connection)
                for number, holder in now.items():
                    name = holder if taken else before.get(number)
                    if holder != before.get(number, holder) and name is not None:
                        return name
                before = now
        finally:
            await connection.close()

    @staticmethod
    async def _holders(connection: Any) -> dict[int, str | None]:
        found = await connection.fetch("SELECT number, holder FROM shards")
        return {row["number"]: row["holder"] for row in found}

    async def _watch(self) -> None:
        """Measure how long open tables have nobody, through whatever happens to the server."""
        while True:
            try:
                connection = await self.connect()
                try:
                    while True:
                        self._look(await connection.fetch(_OPEN))
                        await asyncio.sleep(LOOK_EVERY)
                finally:
                    connection.terminate()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                await asyncio.sleep(LOOK_EVERY)

    def _look(self, found: list[Any]) -> None:
        now = time.monotonic()
        lost = {row["number"] for row in found if row["holder"] not in self.lives}
        self._since = {number: self._since.get(number, now) for number in lost}
        self.longest = max([self.longest, *(now - since for since in self._since.values())])

    async def strangers(self) -> list[str]:
        """What was written of a table by another process than the one that had its shard."""
        found = await self.rows("SELECT * FROM writes ORDER BY id")
        return [
            f"{row['writer']} wrote {row['kind']} of table {row['table_id']}, of {row['holder']}"
            for row in found
            if self._users.get(row["holder"]) != row["writer"]
        ]
