"""A table's messages that are yet to be retired: a bot that is killed forgets none of them."""

import asyncio
from collections.abc import Collection
from dataclasses import replace
from functools import partial
from typing import Any

from sqlalchemy import Connection, bindparam, delete, insert, select, update

from bot.store.database import Part, reads, row_of, writes
from bot.store.schema import posts, seats, tables
from bot.values.records import Post, PostKind
from bot.values.tables import Status

_BEGIN = insert(posts).returning(posts.c.id)
_SAVE = update(posts).where(posts.c.id == bindparam("of_post"))
_OF_TABLE = select(posts).where(posts.c.table_id == bindparam("of_table")).order_by(posts.c.id)
_DROP = delete(posts).where(posts.c.id.in_(bindparam("of_posts", expanding=True)))
_CLOSE = update(tables).where(tables.c.id == bindparam("of_table"))
_DROP_ALL = delete(posts).where(posts.c.table_id == bindparam("of_table"))
_DM_CHANNEL = (
    select(seats.c.dm_channel_id)
    .where(seats.c.user_id == bindparam("of_user"), seats.c.dm_channel_id.is_not(None))
    .order_by(seats.c.table_id.desc())
    .limit(1)
)


def _save(changed: Collection[Post], connection: Connection) -> None:
    rows = [
        {"of_post": p.id, "message_id": p.message_id, "told": p.told, "mark": p.mark}
        for p in changed
    ]
    connection.execute(_SAVE, rows)


class Posts(Part):
    """The part of the store that knows which messages somebody could still press something on."""

    @writes
    def begin(self, connection: Connection, post: Post) -> Post:
        """Write that a message is about to be posted, and return it with its id."""
        row = row_of(post)
        del row["id"]
        return replace(post, id=connection.execute(_BEGIN, row).scalar_one())

    @writes
    def save(self, connection: Connection, changed: Collection[Post]) -> None:
        """Write which messages posts have become, and what they show."""
        _save(changed, connection)

    def save_soon(self, changed: Collection[Post]) -> asyncio.Future[Any]:
        """Have it written soon: see `Database.write_soon`."""
        return self._database.write_soon(partial(_save, changed))

    @writes
    def drop(self, connection: Connection, post_ids: Collection[int]) -> None:
        """Forget posts: their messages are retired, or never came to be."""
        connection.execute(_DROP, {"of_posts": list(post_ids)})

    @reads
    def of(self, connection: Connection, table_id: int) -> list[Post]:
        """Return a table's messages that are yet to be retired, oldest first."""
        rows = connection.execute(_OF_TABLE, {"of_table": table_id})
        return [Post(**dict[str, Any](row, kind=PostKind(row["kind"]))) for row in rows.mappings()]

    @writes
    def put_away(self, connection: Connection, table_id: int, status: Status, at: float) -> None:
        """Write that a table is done with and shows all there is to show."""
        connection.execute(_CLOSE, {"of_table": table_id, "status": status, "closed_at": at})
        connection.execute(_DROP_ALL, {"of_table": table_id})

    @reads
    def dm_channel(self, connection: Connection, user_id: int) -> int | None:
        """Return the channel of a user's direct messages, as it was when they played last."""
        return connection.scalar(_DM_CHANNEL, {"of_user": user_id})
