"""The ledger and the audit log as CSV."""

import csv
import io
import json
import re
from collections.abc import AsyncIterator, Iterable
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Select, Table, select

from bot.store.books import is_member
from bot.store.database import Part
from bot.store.schema import acts, ledger, members, seasons

PAGE = 500
"""Rows that are read at once, so that an export of any length fits into memory."""

_FORMULA = re.compile(r"^(?=[\t\r\n])|(?:^|(?<=[;,|\t\r\n\"]))(?=[^\S\t\r\n]*[=+\-@＝＋－＠])")
"""Where a spreadsheet would see a formula begin: at the start of a cell, or of what would be one if
cells were divided by something else."""

_LEDGER = (
    select(
        ledger.c.id, ledger.c.at, ledger.c.guild_id.label("guild"),
        seasons.c.number.label("season"), ledger.c.account, members.c.name, ledger.c.amount,
        ledger.c.reason, ledger.c.table_id.label("table"), ledger.c.act_id.label("act"),
        acts.c.actor_name.label("moderator"), acts.c.reason.label("note"),
    )
    .join(seasons, seasons.c.id == ledger.c.season_id)
    .outerjoin(members, is_member(ledger.c.account))
    .outerjoin(acts, acts.c.id == ledger.c.act_id)
)  # fmt: skip
_AUDIT_LOG = select(
    acts.c.id, acts.c.at, acts.c.guild_id.label("guild"), acts.c.actor_id.label("actor"),
    acts.c.actor_name, acts.c.act, acts.c.target_id.label("target"), acts.c.target_name,
    acts.c.reason, acts.c.details,
)  # fmt: skip


class Exports(Part):
    """The part of the store that writes itself out. Each piece that comes is text, to be joined."""

    async def ledger(
        self, *, guild_id: int | None = None, season: int | None = None
    ) -> AsyncIterator[str]:
        """Yield the ledger as CSV, whole lines: all of it, or of a guild, or of a season number."""
        yield _lines([_LEDGER.selected_columns.keys()])
        query = select(seasons.c.id).order_by(seasons.c.guild_id, seasons.c.number)
        if guild_id is not None:
            query = query.where(seasons.c.guild_id == guild_id)
        if season is not None:
            query = query.where(seasons.c.number == season)
        for (season_id,) in await self._rows(query):
            of_season = _LEDGER.where(ledger.c.season_id == season_id)
            async for lines in self._paged(ledger, of_season):
                yield lines

    async def audit_log(self, guild_id: int) -> AsyncIterator[str]:
        """Yield a guild's audit log as CSV, the oldest first."""
        yield _lines([_AUDIT_LOG.selected_columns.keys()])
        async for lines in self._paged(acts, _AUDIT_LOG.where(acts.c.guild_id == guild_id)):
            yield lines

    async def _paged(
        self, table: Table, query: Select[Any, *tuple[Any, ...]]
    ) -> AsyncIterator[str]:
        """Yield rows as CSV, which begin with their id and when they were written."""
        last, page = 0, query.order_by(table.c.id).limit(PAGE)
        while rows := await self._rows(page.where(table.c.id > last)):
            last = rows[-1][0]
            yield _lines([(row[0], _when(row[1]), *row[2:]) for row in rows])


def _lines(rows: Iterable[Iterable[Any]]) -> str:
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n", quoting=csv.QUOTE_ALL)
    writer.writerows([_safe(cell) for cell in row] for row in rows)
    return text.getvalue()


def _safe(cell: Any) -> Any:
    """Keep a spreadsheet from taking a name or a reason for a formula; details are JSON."""
    text = json.dumps(cell, ensure_ascii=False) if isinstance(cell, dict) else cell
    return _FORMULA.sub("'", text) if isinstance(text, str) else text


def _when(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")
