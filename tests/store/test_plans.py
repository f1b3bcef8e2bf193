"""Every question that the bot asks is answered from an index."""

from typing import Any

from sqlalchemy import event

from bot.store.records import ALL_TIME, Actor, Deadline, GuildSettings, Order
from bot.store.schema import metadata
from bot.store.store import Store
from bot.tables.views import Status
from games.engine.asks import Seat
from games.engine.crowns import Payment
from tests.store.rows import ADA, BEN, GUILD, a_settlement, a_table, an_answer

MOD = Actor(900, "Mod")

READ_WHOLE = (
    "ix_tables_open", "ix_tables_open_of_guild", "ix_seasons_unannounced", "guilds", "erasures",
)  # fmt: skip
"""Indexes of their own that hold only what is asked for; guilds, looked through once a day; and the
handful of users who are just being erased."""


async def play_and_settle(store: Store) -> int:
    users = (ADA, BEN)
    record = a_table(*users)
    table_id = record.id = await store.create_table(record)
    await store.save_whole(record)
    await store.save_table(table_id, announced=1)
    await store.save_seat(table_id, record.seats[0])
    await store.open_tables()
    await store.last_table(GUILD)
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
        await store.chronicle(GUILD, ADA, season=season)
        await store.chronicle_length(GUILD, ADA, season=season)
    await store.absent(GUILD)
    await store.table_account(GUILD, table_id)
    await store.save_guild_settings(GUILD, GuildSettings())
    await store.change_settings(GUILD, MOD, 1.0, press=1, treasury=80)
    await store.guild_settings(GUILD)
    await store.grant(GUILD, ADA, "Ada", 3, "a feast", MOD, 1.0, press=2)
    await store.take(GUILD, ADA, "Ada", 3, "a broken goblet", MOD, 1.0, press=3)
    await store.bar(GUILD, BEN, "Ben", 99.0, "brawling", MOD, 1.0, press=4)
    await store.barred(GUILD, BEN, 2.0)
    await store.bars(GUILD, 2.0)
    await store.lift_bar(GUILD, BEN, MOD, 3.0, press=5)
    order = Order("end-table", GUILD, MOD, 4.0, 7)
    await store.close_table(table_id, Status.SETTLED, 4.0, order)
    await store.acts(GUILD)
    await store.acts_count(GUILD)
    await store.member_left(GUILD, BEN, 5.0)
    await store.member_returned(GUILD, BEN)
    await store.season(GUILD)
    await store.seasons(GUILD)
    await store.seasons_count(GUILD)
    await store.end_season(GUILD, 1, MOD, 6.0, press=6)
    await store.unannounced_seasons()
    await store.season_announced(GUILD, 1)
    async for _ in store.export_ledger(guild_id=GUILD, season=1):
        pass
    async for _ in store.export_acts(GUILD):
        pass
    await store.greet(GUILD)
    await store.guilds_present([GUILD], 7.0)
    await store.data_summary(ADA)
    async for _ in store.export_user(ADA):
        pass
    await store.erase(ADA, 8.0)
    await store.guild_left(GUILD, 9.0)
    await store.guild_returned(GUILD)
    await store.purge_guild(GUILD)
    await store.purge_guilds(10.0)


async def test_no_query_reads_a_whole_table() -> None:
    store = await Store.open("sqlite+aiosqlite://")
    asked: list[tuple[str, Any]] = []

    def note(_connection: Any, _cursor: Any, sql: str, values: Any, *_more: Any) -> None:
        if sql.split()[0] in ("SELECT", "UPDATE", "DELETE", "WITH"):
            asked.append((sql, values))

    event.listen(store._engine.sync_engine, "before_cursor_execute", note)
    await ask_everything(store)
    event.remove(store._engine.sync_engine, "before_cursor_execute", note)

    assert len(asked) > 150
    kept = {table.name for table in metadata.sorted_tables}
    scans = []
    async with store._reading() as connection:
        for sql, values in asked:
            if sql == "DELETE FROM permits":
                continue
            bound = values[0] if isinstance(values, list) else values
            plan = await connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {sql}", tuple(bound))
            steps = [row.detail.split() for row in plan]
            scans += [
                (sql, step)
                for step in steps
                if step[0] == "SCAN" and step[1] in kept and not set(step) & set(READ_WHOLE)
            ]
    await store.close()
    assert not scans
