"""What is stored about a user, to be shown and handed over: docs/privacy.md."""

import json
from collections.abc import Callable
from typing import Any

import sqlalchemy as sa
from sqlalchemy import Connection, Select, func, select

from bot.store.database import Part, reads
from bot.store.schema import (
    acts,
    answers,
    bars,
    callers,
    champions,
    ledger,
    members,
    posts,
    results,
    seats,
    standings,
    statistics,
    tables,
)
from bot.values.records import PostKind

SECRETS = (*("secret", "seed", "options", "purses", "choices"), *("told", "beats"))
"""Columns of a table that say nothing about its host, and too much of a game that goes on."""

ABOUT: dict[str, tuple[sa.Column[Any], tuple[str, ...]]] = {
    "accounts": (members.c.user_id, ()),
    "seats": (seats.c.user_id, ("owner_id", "owner_name")),
    "seats that others played on": (
        seats.c.owner_id,
        ("user_id", "name", "dms_closed", "dm_channel_id", "cards_in_dm", "locale", "since"),
    ),
    "hosted": (tables.c.host_id, SECRETS),
    "results": (results.c.user_id, ()),
    "ledger": (ledger.c.account, ()),
    "standings": (standings.c.user_id, ()),
    "champion": (champions.c.user_id, ()),
    "asked to be called": (callers.c.user_id, ()),
    "bars": (bars.c.user_id, ("by_id", "by_name")),
    "your bars as a moderator": (bars.c.by_id, ("user_id", "name")),
    "acts of moderators about you": (acts.c.target_id, ("actor_id", "actor_name")),
    "your acts as a moderator": (acts.c.actor_id, ("target_id", "target_name")),
}
"""Where a user is named, and what beside it they may not see, as it is about somebody else. Only
what hangs on a user's seat is tied to a user, too."""

PAGE = 100
"""Rows that are read at once."""


class Privacy(Part):
    """The part of the store that says what is known of a user."""

    @reads
    def summary(self, connection: Connection, user_id: int) -> dict[str, int]:
        """Return how many rows there are about a user, by the parts of `export`."""
        return {
            part: connection.scalar(select(func.count()).select_from(query.subquery())) or 0
            for part, query in _parts(user_id).items()
        }

    async def export(self, user_id: int) -> str:
        """Return everything that is stored about a user, as JSON: see `write_out`."""
        pieces: list[str] = []
        await self.write_out(user_id, pieces.append)
        return "".join(pieces)

    @reads
    def write_out(
        self, connection: Connection, user_id: int, write: Callable[[str], object]
    ) -> None:
        """Write out everything that is stored about a user, as JSON: row by row, for in years it
        becomes more than fits into memory.

        It is all of one moment. What others did is left out: in acts of moderators, the other
        one's id and name.
        """
        write(f'{{"user_id": {user_id}')
        for part, query in _parts(user_id).items():
            write(f",\n{json.dumps(part)}: [")
            between = "\n "
            found = connection.execute(query.execution_options(yield_per=PAGE)).mappings()
            for row in found:
                write(between + json.dumps(dict(row), ensure_ascii=False))
                between = ",\n "
            write("]")
        write("}\n")


def _parts(user_id: int) -> dict[str, Select[*tuple[Any, ...]]]:
    """Ask for all that is stored about a user, by part."""
    parts: dict[str, Select[*tuple[Any, ...]]] = {
        part: select(*(c for c in column.table.columns if c.name not in hidden)).where(
            column == user_id
        )
        for part, (column, hidden) in ABOUT.items()
    }
    # What was counted of a user's seats, and what the user alone has answered there.
    parts["statistics"] = (
        select(statistics).join_from(results, statistics).where(results.c.user_id == user_id)
    )
    # A seat is told of by its player's direct message alone until another takes it.
    of_hand = (posts.c.table_id == seats.c.table_id) & (posts.c.seat == seats.c.seat)
    parts["direct messages with your hand"] = (
        select(posts.c.table_id, posts.c.place_id, posts.c.message_id)
        .join_from(seats, posts, of_hand)
        .where(seats.c.user_id == user_id, posts.c.kind == PostKind.HAND)
    )
    told = (answers.c[name] for name in ("table_id", "ask", "verb", "picks", "at"))
    # In no order: to sort some ten thousand of them would be one long step.
    parts["answers"] = (
        select(*told)
        .select_from(seats)
        .join(answers, (answers.c.table_id == seats.c.table_id) & (answers.c.seat == seats.c.seat))
        .where(_gave(user_id), answers.c.by == "player")
    )
    return parts


def _gave(user_id: int) -> sa.ColumnElement[bool]:
    """Say whether a user had the seat when it gave an answer, as far as that is known.

    What somebody typed is not to reach who plays on for them, or the other way round.
    """
    has_since = answers.c.n > seats.c.since
    had_at_first = answers.c.n <= seats.c.owned_until
    own = seats.c.owner_id.is_(None) & (seats.c.since.is_(None) | had_at_first)
    return sa.or_(
        (seats.c.user_id == user_id) & (has_since | own),
        (seats.c.owner_id == user_id) & had_at_first,
    )
