"""What is stored about a user, to be shown and handed over: docs/privacy.md."""

import json
from collections.abc import AsyncIterator
from typing import Any

import sqlalchemy as sa
from sqlalchemy import func, select

from bot.store.database import Part
from bot.store.schema import (
    acts,
    answers,
    bars,
    champions,
    ledger,
    members,
    results,
    seats,
    standings,
    statistics,
    tables,
)

ABOUT = {
    "accounts": (members, members.c.user_id),
    "seats": (seats, seats.c.user_id),
    "seats that others played on": (seats, seats.c.owner_id),
    "hosted": (tables, tables.c.host_id),
    "results": (results, results.c.user_id),
    "ledger": (ledger, ledger.c.account),
    "standings": (standings, standings.c.user_id),
    "champion": (champions, champions.c.user_id),
    "bars": (bars, bars.c.user_id),
    "your bars as a moderator": (bars, bars.c.by_id),
    "acts of moderators about you": (acts, acts.c.target_id),
    "your acts as a moderator": (acts, acts.c.actor_id),
}
"""Where a user is named. Beside it, only what hangs on a user's seat is tied to a user."""

SECRETS = (
    *("secret", "seed", "options", "purses", "choices"),
    *("told", "beats"),
)
"""Columns of a table that say nothing about its host, and too much of a game that goes on."""

PAGE = 100
"""Rows that are read and written out at once: between two pages others take turns."""


class Privacy(Part):
    """The part of the store that says what is known of a user."""

    async def summary(self, user_id: int) -> dict[str, int]:
        """Return how many rows there are about a user, by the parts of `export_user`."""
        counts: dict[str, Any] = {
            part: select(func.count()).select_from(table).where(column == user_id)
            for part, (table, column) in ABOUT.items()
        }
        counts["statistics"] = _statistics(user_id, func.count())
        counts["answers"] = _answers(user_id, func.count())
        async with self._database.reading() as connection:
            return {part: await connection.scalar(query) or 0 for part, query in counts.items()}

    async def export(self, user_id: int) -> AsyncIterator[str]:
        """Yield everything that is stored about a user: pieces of one JSON text, to be joined.

        It is all of one moment. What others did is left out: in acts of moderators, the other
        one's id and name.
        """
        parts: dict[str, Any] = {
            part: select(*_shown(table, column.name)).where(column == user_id)
            for part, (table, column) in ABOUT.items()
        }
        parts["statistics"] = _statistics(user_id, *statistics.columns)
        parts["answers"] = _answers(
            user_id,
            answers.c.table_id,
            answers.c.ask,
            answers.c.verb,
            answers.c.picks,
            answers.c.at,
        )
        yield f'{{"user_id": {user_id}'
        async with self._database.reading() as connection:
            for part, query in parts.items():
                yield f",\n{json.dumps(part)}: ["
                paged = query.execution_options(yield_per=PAGE)
                begun = False
                async with connection.stream(paged) as found:
                    async for rows in found.mappings().partitions():
                        lines = ",\n ".join(_line(row) for row in rows)
                        yield f",\n {lines}" if begun else f"\n {lines}"
                        begun = True
                yield "]"
        yield "}\n"


def _line(row: Any) -> str:
    return json.dumps(dict(row), ensure_ascii=False)


def _statistics(user_id: int, *columns: Any) -> Any:
    """Ask for what was counted of a user's seats."""
    return select(*columns).join_from(results, statistics).where(results.c.user_id == user_id)


def _answers(user_id: int, *columns: Any) -> Any:
    """Ask for a user's own answers."""
    # In no order: to sort some ten thousand of them would be one long step.
    return (
        select(*columns)
        .select_from(seats)
        .join(answers, (answers.c.table_id == seats.c.table_id) & (answers.c.seat == seats.c.seat))
        .where(seats.c.user_id == user_id, answers.c.by == "player")
    )


def _shown(table: sa.Table, about: str) -> list[Any]:
    """Return the columns of a table that whom it is about may see."""
    hidden: tuple[str, ...] = ()
    if table is seats and about == seats.c.user_id.name:
        hidden = ("owner_id", "owner_name")
    elif table is seats:
        hidden = ("user_id", "name", "dms_closed", "dm_channel_id", "cards_in_dm")
    elif table is tables:
        hidden = SECRETS
    elif table is bars:
        own = about == bars.c.user_id.name
        hidden = ("by_id", "by_name") if own else ("user_id", "name")
    elif about == acts.c.target_id.name:
        hidden = ("actor_id", "actor_name")
    elif about == acts.c.actor_id.name:
        hidden = ("target_id", "target_name")
    return [column for column in table.columns if column.name not in hidden]
