"""Every question that the bot asks is answered from an index."""

import re
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.schema import metadata
from bot.store.store import Store
from bot.values.moderation import Actor, Order
from bot.values.records import Deadline
from bot.values.seasons import ALL_TIME, SeasonEnd, SeasonEndedBy
from bot.values.tables import Status
from games.engine.asks import Seat
from games.engine.crowns import Payment
from tests.store.rows import ADA, BEN, GUILD, a_settlement, a_table, an_answer

MOD = Actor(900, "Mod")

READ_WHOLE = (
    "ix_tables_open", "ix_tables_open_of_guild", "ix_seasons_unannounced", "guilds", "erasures",
)  # fmt: skip
"""Indexes of their own that hold only what is asked for; guilds, looked through once a day; and the
handful of users who are just being erased."""
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
    table_id = await store.create_table(a_table(*users))
    record = replace(a_table(*users), id=table_id)
    await store.save_whole(record)
    await store.save_table(table_id, announced=1)
    await store.save_seat(table_id, record.seats[0])
    await store.open_tables()
    await store.last_table(GUILD)
    await store.open_tables_of(GUILD)
    await store.append_answer(an_answer(table_id, 0))
    await store.answers(table_id)
    await store.remember(table_id, 2, [Deadline(1, 1.0, reminded=False)])
    await store.deadlines(table_id)
    await store.settle(a_settlement(table_id, users, [Payment(None, Seat(0), 3, "heads")]))
    await store.save_table(table_id, closed_at=1.0)
    return table_id


async def ask_everything(store: Store) -> None:
    table_id = await play_and_settle(store)
    await store.mark_alive(1.0)
    await store.last_alive()
    await store.purses(GUILD, [ADA, BEN])
    await store.balance(GUILD, ADA)
    await store.games_played(GUILD, "botk", [ADA, BEN])
    await store.results(table_id)
    for season in (None, 1, ALL_TIME):
        for game in (None, "botk"):
            await store.leaderboard(GUILD, season=season, game=game)
            await store.standing(GUILD, ADA, season=season, game=game)
            await store.players(GUILD, season=season, game=game)
        await store.stats(GUILD, ADA, season=season)
        await store.crowns_over_time(GUILD, ADA, season=season)
        await store.history(GUILD, ADA, season=season)
        await store.history_length(GUILD, ADA, season=season)
    await store.tallies(GUILD, [ADA, BEN], ["botk"], before=(9.0, table_id))
    await store.tallies(GUILD, [ADA], ["botk", "solo"], alone=["solo"], hidden_day=3)
    await store.stats_alone(GUILD, ADA, ["botk"], hidden_day=3)
    await store.history(GUILD, ADA, hidden_day=3)
    await store.day_scores(GUILD, "botk", 3)
    await store.day_scores(GUILD, "botk", 3, user_id=ADA)
    await store.day_players(GUILD, "botk", 3)
    await store.played_on("botk", ADA, 3)
    await store.tried("botk", ADA, 3, b"key")
    await store.forget_old_tries(1.0)
    await store.share(table_id)
    await store.absent(GUILD)
    await store.table_report(GUILD, table_id)
    await store.change_settings(GUILD, MOD, 1.0, press=1, treasury=80)
    await store.guild_settings(GUILD)
    await store.grant(GUILD, ADA, "Ada", 3, "a feast", MOD, 1.0, press=2)
    await store.take(GUILD, ADA, "Ada", 3, "a broken goblet", MOD, 1.0, press=3)
    await store.bar(GUILD, BEN, "Ben", 99.0, "brawling", MOD, 1.0, press=4)
    await store.barred(GUILD, BEN, 2.0)
    await store.bars(GUILD, 2.0)
    await store.forget_old_bars(2.0)
    await store.lift_bar(GUILD, BEN, MOD, 3.0, press=5)
    order = Order("end-table", GUILD, MOD, 4.0, 7)
    await store.close_table(table_id, Status.SETTLED, 4.0, order)
    await store.audit_log(GUILD)
    await store.audit_log_length(GUILD)
    await store.member_left(GUILD, BEN, 5.0)
    await store.member_returned(GUILD, BEN)
    await store.season(GUILD)
    await store.seasons(GUILD)
    await store.seasons_count(GUILD)
    await store.end_season(GUILD, 1, MOD, 6.0, press=6)
    await store.season_ended_at(SeasonEnd(GUILD, 1, SeasonEndedBy.TREASURY, (), 3000.0))
    await store.unannounced_seasons()
    await store.season_announced(GUILD, 1)
    async for _ in store.export_ledger(guild_id=GUILD, season=1):
        pass
    async for _ in store.export_audit_log(GUILD):
        pass
    await store.greet(GUILD)
    await store.greeted(GUILD)
    await store.guilds_present([GUILD])
    await store.data_summary(ADA)
    async for _ in store.export_user(ADA):
        pass
    await store.being_erased([ADA, BEN])
    await store.erase(ADA, 8.0)
    await store.guild_left(GUILD, 9.0)
    await store.guild_returned(GUILD)
    await store.purge_guild(GUILD)
    await store.purge_guilds(10.0)


async def test_no_query_reads_a_whole_table_or_walks_through_a_guild() -> None:
    store = await Store.open("sqlite+aiosqlite://")
    asked: list[tuple[str, Any]] = []

    def note(_connection: Any, _cursor: Any, sql: str, values: Any, *_more: Any) -> None:
        if sql.split()[0] in ("SELECT", "UPDATE", "DELETE", "WITH"):
            asked.append((sql, values))

    event.listen(store._engine.sync_engine, "before_cursor_execute", note)
    await ask_everything(store)
    event.remove(store._engine.sync_engine, "before_cursor_execute", note)

    assert len(asked) > 150
    slow = []
    async with store._reading() as connection:
        for sql, values in asked:
            bound = values[0] if isinstance(values, list) else values
            slow += [(sql, step) for step in await reads_much(connection, sql, bound)]
    await store.close()
    assert not slow


async def test_medals_are_worked_out_of_indexes_without_a_look_at_each_result() -> None:
    store = await Store.open("sqlite+aiosqlite://")
    asked: list[tuple[str, Any]] = []

    def note(_connection: Any, _cursor: Any, sql: str, values: Any, *_more: Any) -> None:
        asked.append((sql, values))

    event.listen(store._engine.sync_engine, "before_cursor_execute", note)
    await store.tallies(GUILD, [ADA, BEN], ["botk"], before=(9.0, 1))
    event.remove(store._engine.sync_engine, "before_cursor_execute", note)
    async with store._reading() as connection:
        for sql, bound in asked:
            if not sql.startswith("SELECT"):
                continue
            plan = await connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {sql}", tuple(bound))
            (looked,) = (row.detail for row in plan if row.detail.startswith("SEARCH results"))
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
    async with store._reading() as connection:
        assert bool(await reads_much(connection, sql)) == much
    await store.close()


async def reads_much(connection: AsyncConnection, sql: str, bound: Any = ()) -> list[str]:
    """Return the steps of a statement's plan that read all of a table, or of a guild in it."""
    if sql.startswith(HARMLESS):
        return []
    plan = await connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {sql}", tuple(bound))
    steps = [row.detail for row in plan]
    # What has to be sorted first is read whole, whatever its limit.
    limited = any(limit in sql for limit in LIMITS)
    some = limited and not any(step.startswith("USE TEMP B-TREE") for step in steps)
    return [
        step
        for step in steps
        if not set(step.split()) & set(READ_WHOLE)
        and (SCAN.match(step) or (WALK.match(step) and not some))
    ]
