"""What the bot writes is written though another program would write meanwhile."""

import sqlite3
from pathlib import Path

from sqlalchemy import Connection, insert, select

from bot.store.schema import guilds
from bot.store.store import Store


async def test_nobody_writes_between_what_a_transaction_reads_and_what_it_writes(
    tmp_path: Path,
) -> None:
    file = tmp_path / "gallows.db"
    store = await Store.open(f"sqlite+aiosqlite:///{file}")
    other = sqlite3.connect(file, timeout=0, isolation_level=None, check_same_thread=False)

    def work(connection: Connection) -> str:
        assert connection.scalar(select(guilds.c.guild_id)) is None
        try:
            other.execute("BEGIN IMMEDIATE")
        except sqlite3.OperationalError as refused:
            connection.execute(insert(guilds).values(guild_id=1))
            return str(refused)
        return "let in"

    assert await store.database.write(work) == "database is locked"
    assert await store.database.read(lambda c: c.scalar(select(guilds.c.guild_id))) == 1
    other.close()
    await store.close()
