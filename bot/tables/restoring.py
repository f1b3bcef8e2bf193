"""The open tables when the bot starts: brought back, or ended where that cannot be."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace

import structlog

from bot.plugins.registry import plugins
from bot.store.errors import StoreError
from bot.tables.dealing import is_ahead, survives
from bot.tables.manager import TableManager
from bot.values.records import TableRecord
from bot.values.shards import FIRST, Shard
from bot.values.tables import GATHERING, EndedBy, Status

log = structlog.get_logger(__name__)

AT_ONCE = 50
"""Tables that are brought back together: what one of them waits for, the others use."""
LONG = 600.0
"""Seconds after which messages may show what another bot has shown there: of a backup's future."""


async def restore(manager: TableManager, taken: Sequence[Shard]) -> None:
    """Bring back every open table of shards from its journal; clocks get back the time away.

    None is in another's way: what cannot be brought back stands still, and is named in the log.
    """
    store, now = manager.store, manager.clock.now()
    if any(shard.cut_off or shard.number == FIRST for shard in taken):
        await store.erasing.finish_all(now)
    # A chain of keys begins with the bot's first start: nobody can have asked for a deal yet.
    await store.days.keys(now)
    away = {
        shard.number: 0.0 if shard.alive_at is None else max(0.0, now - shard.alive_at)
        for shard in taken
    }
    doubted = {shard.number for shard in taken if shard.cut_off or away[shard.number] > LONG}
    here = manager.own.count, list(away)
    over, found = await store.tables.to_show(*here), await store.tables.all_open(*here)
    number = {record.id: manager.own.of(record.guild_id) for record in (*over, *found)}
    manager.doubtful |= {table for table, on in number.items() if on in doubted}
    for first in range(0, len(found), AT_ONCE):
        tables = found[first : first + AT_ONCE]
        await asyncio.gather(
            *(_bring_back(manager, record, away[number[record.id]]) for record in tables)
        )
    for record in over:
        await _show_the_end(manager, record)
    count = sum(table.id in number for table in manager)
    frozen = sum(table.state.frozen for table in manager if table.id in number)
    seconds = round(max(away.values(), default=0.0))
    log.info("tables restored", tables=count, frozen=frozen, seconds_away=seconds)


async def _bring_back(manager: TableManager, record: TableRecord, away: float) -> None:
    game = plugins().get(record.game)
    gathering = record.status in GATHERING
    known = game is None or record.damaged or survives(record)
    waits = is_ahead(record)
    if waits and record.status is Status.SETTLED:
        # It shows its result; whoever has its rules goes on with its last question.
        return
    if known or gathering or waits:
        await manager.bring_back(record, away)
    else:
        await _part_with(manager, record)


async def _show_the_end(manager: TableManager, record: TableRecord) -> None:
    """Take up a table that is done with, until its messages say so; clocks have no part in it.

    A result that cannot be dealt again stays as it was shown; one by newer rules is left to the
    program that has them.
    """
    plugin = plugins().get(record.game)
    if is_ahead(record):
        return
    lost = plugin is None or record.damaged
    if lost or (record.status is Status.SETTLED and not survives(record)):
        await manager.store.posts.put_away(record.id, record.status, record.closed_at or 0.0)
        return
    table = manager.seat(record)
    if record.status is Status.SETTLED:
        try:
            table.replay(await manager.store.journal.answers(record.id))
        except StoreError:
            raise
        except Exception:
            log.exception("a result cannot be shown again", table=record.id, game=record.game)
            await manager.put_away(table)


async def _part_with(manager: TableManager, record: TableRecord) -> None:
    """Have done with a table whose rules are gone: nothing can be dealt again.

    A game in progress is put away when its players have been told. One that only its last question
    kept open shows its result already.
    """
    log.warning("other rules than a table's", table=record.id, rules=record.rules_version)
    now = manager.clock.now()
    if record.status is Status.SETTLED:
        await manager.store.posts.put_away(record.id, record.status, now)
        return
    manager.seat(replace(record, status=Status.ENDED, closed_at=now), ended_by=EndedBy.UPGRADE)
