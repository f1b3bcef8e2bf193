"""Every question that the bot asks is answered from an index."""

import re
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import event

from bot.store.schema import metadata
from bot.store.store import Store
from bot.values.moderation import Actor, Order
from bot.values.records import Deadline
from bot.values.seasons import ALL_TIME, Season, SeasonEndedBy
from bot.values.shards import Process
from bot.values.tables import Status
from games.engine.asks import Seat
from games.engine.crowns import Payment
from tests.store.rows import (
    ADA,
    BEN,
    GUILD,
    a_settlement,
    a_table,
    an_answer,
    answer,
    change,
    close,
)

MOD = Actor(900, "Mod")

READ_WHOLE = (
    "ix_tables_open", "ix_tables_open_of_guild", "ix_seasons_unannounced", "guilds", "erasures",
    "processes", "shards", "handovers",
)  # fmt: skip
"""Indexes of their own that hold only what is asked for; guilds, looked through once a day; and the
handful of users who are just being erased; the processes, their shards, and what lives for
seconds."""
HARMLESS = (
    # It has one row.
    "DELETE FROM permits",
    # The last step of a purge: SQLite looks for rows of results and ledger that still point there,
    # and both are empty by then.
    "DELETE FROM seasons",
)
LIMITS = (
    "LIMIT",
    # Found at the end of the guild's part of an index.
    "SELECT max(tables.id)",
)
SCAN = re.compile(rf"SCAN ({'|'.join(table.name for table in metadata.sorted_tables)})\b")
WALK = re.compile(
    r"SEARCH (tables|results|ledger|seats|answers) .*\((guild_id|season_id)=\?( AND \w+[<>]\?)*\)$"
)
"""Tables with rows for every game, of which all those of a guild or a season are read."""


async def play_and_settle(store: Store) -> int:
    users = (ADA, BEN)
    table_id = await store.tables.create(a_table(*users))
    record = replace(a_table(*users), id=table_id)
    await store.journal.commit(record, None)
    await change(store, table_id, told=1)
    away = record.with_seat(replace(record.seats[0], away=True))
    await store.journal.commit(away, record)
    await store.tables.all_open()
    await store.tables.last(GUILD)
    await store.tables.open_in(GUILD)
    await answer(store, an_answer(table_id, 0))
    await store.journal.answers(table_id)
    deadlines = [Deadline(1, 1.0, reminded=False)]
    await store.journal.commit(replace(record, told=2), record, deadlines=deadlines)
    await store.journal.deadlines(table_id)
    await store.crowns.settle(a_settlement(table_id, users, [Payment(None, Seat(0), 3, "heads")]))
    await close(store, table_id, 1.0)
    return table_id


async def ask_everything(store: Store) -> None:
    table_id = await play_and_settle(store)
    await store.processes.sharing()
    await store.processes.join(Process("a", 0, 0.0, "1", None, None, well=True), alone=True)
    await store.processes.renew("a", 1.0)
    await store.processes.settle(2)
    await store.processes.take("a", 1, 1.0)
    await store.processes.give("a", 0, 1.0)
    await store.processes.turn(0, 1.0)
    await store.processes.evict("nobody", 0)
    await store.handovers.close(await store.handovers.send("a", "press", {}, 1.0, shard=0))
    await store.handovers.take("a", [0])
    await store.handovers.told("a", 0)
    await store.handovers.forget_old(1.0)
    await store.tables.guild_of(table_id)
    await store.crowns.purses(GUILD, [ADA, BEN])
    await store.crowns.balance(GUILD, ADA)
    await store.crowns.games_played(GUILD, "botk", [ADA, BEN])
    await store.crowns.results(table_id)
    for season in (None, 1, ALL_TIME):
        for game in (None, "botk"):
            await store.boards.top(GUILD, season=season, game=game)
            await store.boards.standing(GUILD, ADA, season=season, game=game)
            await store.boards.players(GUILD, season=season, game=game)
        await store.boards.stats(GUILD, ADA, season=season)
        await store.history.curve(GUILD, ADA, season=season)
        await store.history.page(GUILD, ADA, season=season)
        await store.history.length(GUILD, ADA, season=season)
    await store.boards.tallies(GUILD, [ADA, BEN], ["botk"], before=(9.0, table_id))
    await store.boards.tallies(GUILD, [ADA], ["botk", "solo"], alone=["solo"], hidden_day=3)
    await store.boards.stats_alone(GUILD, ADA, ["botk"], hidden_day=3)
    await store.history.page(GUILD, ADA, hidden_day=3)
    await store.days.scores(GUILD, "botk", 3)
    await store.days.scores(GUILD, "botk", 3, user_id=ADA)
    await store.days.players(GUILD, "botk", 3)
    await store.days.played_on("botk", ADA, 3)
    await store.days.tried("botk", ADA, 3, b"key")
    await store.days.share(table_id)
    await store.boards.absent(GUILD)
    await store.history.report(GUILD, table_id)
    await store.guilds.change(Order("settings", GUILD, MOD, 1.0, 1), treasury=80)
    await store.guilds.settings(GUILD)
    await store.court.move(Order("grant", GUILD, MOD, 1.0, 2, (ADA, "Ada")), 3, "a feast")
    await store.court.move(Order("take", GUILD, MOD, 1.0, 3, (ADA, "Ada")), 3, "a broken goblet")
    await store.court.bar(Order("bar", GUILD, MOD, 1.0, 4, (BEN, "Ben")), 99.0, "brawling")
    await store.court.barred(GUILD, BEN, 2.0)
    await store.court.bars(GUILD, 2.0)
    await store.purging.forget_old(2.0)
    await store.court.lift_bar(Order("lift-bar", GUILD, MOD, 3.0, 5), BEN)
    order = Order("end-table", GUILD, MOD, 4.0, 7)
    record = replace(a_table(ADA, BEN), id=table_id)
    await store.journal.commit(replace(record, status=Status.ENDED), record, order=order)
    await store.court.log(GUILD)
    await store.court.log_length(GUILD)
    await store.guilds.member_left(GUILD, BEN, 5.0)
    await store.guilds.member_returned(GUILD, BEN)
    await store.seasons.find(GUILD)
    await store.seasons.page(GUILD)
    await store.seasons.count(GUILD)
    await store.seasons.end(Order("end-season", GUILD, MOD, 6.0, 6), 1)
    await store.seasons.last_table(GUILD, Season(1, None, 3000.0, 80, 80, SeasonEndedBy.TREASURY))
    await store.seasons.unannounced()
    await store.seasons.mark_announced(GUILD, 1)
    async for _ in store.exports.ledger(guild_id=GUILD, season=1):
        pass
    async for _ in store.exports.audit_log(GUILD):
        pass
    await store.guilds.greet(GUILD)
    await store.guilds.greeted(GUILD)
    await store.guilds.present([GUILD])
    await store.privacy.summary(ADA)
    await store.privacy.export(ADA)
    await store.erasing.going_on([ADA, BEN])
    await store.erasing.erase(ADA, 8.0)
    await store.guilds.left(GUILD, 9.0)
    await store.guilds.returned(GUILD)
    await store.purging.purge(GUILD)
    await store.purging.purge_old(10.0)


async def test_no_query_reads_a_whole_table_or_walks_through_a_guild() -> None:
    store = await Store.open("sqlite+aiosqlite://")
    asked: list[tuple[str, Any]] = []

    def note(_connection: Any, _cursor: Any, sql: str, values: Any, *_more: Any) -> None:
        if sql.split()[0] in ("SELECT", "UPDATE", "DELETE", "WITH"):
            asked.append((sql, values))

    event.listen(store.database.engine, "before_cursor_execute", note)
    await ask_everything(store)
    event.remove(store.database.engine, "before_cursor_execute", note)

    assert len(asked) > 150
    slow = []
    for sql, values in asked:
        bound = values[0] if isinstance(values, list) else values
        slow += [(sql, step) for step in await reads_much(store, sql, bound)]
    await store.close()
    assert not slow


async def test_medals_are_worked_out_of_indexes_without_a_look_at_each_result() -> None:
    store = await Store.open("sqlite+aiosqlite://")
    asked: list[tuple[str, Any]] = []

    def note(_connection: Any, _cursor: Any, sql: str, values: Any, *_more: Any) -> None:
        asked.append((sql, values))

    event.listen(store.database.engine, "before_cursor_execute", note)
    await store.boards.tallies(GUILD, [ADA, BEN], ["botk"], before=(9.0, 1))
    event.remove(store.database.engine, "before_cursor_execute", note)
    for sql, bound in asked:
        if not sql.startswith("SELECT"):
            continue
        plan = await plan_of(store, sql, bound)
        (looked,) = (detail for detail in plan if detail.startswith("SEARCH results"))
        assert "USING COVERING INDEX" in looked
    await store.close()


@pytest.mark.parametrize(
    ("sql", "much"),
    [
        ("SELECT * FROM results", True),
        ("SELECT * FROM tables WHERE guild_id = 1", True),
        ("SELECT * FROM tables WHERE guild_id = 1 AND game = 'botk'", True),
        ("SELECT * FROM tables WHERE guild_id = 1 AND id > 5", True),
        ("SELECT * FROM tables WHERE guild_id = 1 ORDER BY host_id LIMIT 9", True),
        ("SELECT * FROM ledger WHERE season_id = 1", True),
        ("SELECT * FROM seats JOIN tables ON id = table_id WHERE guild_id = 1", True),
        ("SELECT * FROM tables WHERE guild_id = 1 AND id > 5 ORDER BY id LIMIT 9", False),
        ("SELECT * FROM tables WHERE guild_id = 1 AND closed_at IS NULL", False),
        ("SELECT * FROM tables WHERE guild_id = 1 AND settled_at = 5", False),
        ("SELECT * FROM ledger WHERE account = 1 AND guild_id = 1", False),
    ],
)
async def test_a_walk_through_a_whole_guild_would_be_found(sql: str, much: bool) -> None:
    store = await Store.open("sqlite+aiosqlite://")
    assert bool(await reads_much(store, sql)) == much
    await store.close()


async def plan_of(store: Store, sql: str, bound: Any) -> list[str]:
    """Return the steps by which SQLite would do a statement."""
    return await store.database.read(
        lambda connection: [
            row.detail
            for row in connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {sql}", tuple(bound))
        ]
    )


async def reads_much(store: Store, sql: str, bound: Any = ()) -> list[str]:
    """Return the steps of a statement's plan that read all of a table, or of a guild in it."""
    if sql.startswith(HARMLESS):
        return []
    steps = await plan_of(store, sql, bound)
    # What has to be sorted first is read whole, whatever its limit.
    limited = any(limit in sql for limit in LIMITS)
    some = limited and not any(step.startswith("USE TEMP B-TREE") for step in steps)
    return [
        step
        for step in steps
        if not set(step.split()) & set(READ_WHOLE)
        and (SCAN.match(step) or (WALK.match(step) and not some))
    ]
