"""What was written into the ledger and the audit log cannot be replaced by an INSERT either."""

from collections.abc import Iterator

import pytest
from sqlalchemy import Connection, text

from bot.store.append_only import APPEND_ONLY
from bot.store.errors import Conflict, StoreError
from bot.store.schema import acts, ledger
from bot.store.store import Store
from bot.values.moderation import Actor, Order
from games.engine.asks import Seat
from games.engine.crowns import Payment
from tests.store.rows import ADA, BEN, GUILD, a_settlement, a_table, execute, rows

MOD = Actor(900, "Mod")
ENTRY = "ledger (id, guild_id, season_id, account, amount, reason, table_id, act_id, at) VALUES "
ACT = "acts (id, guild_id, at, actor_id, actor_name, act, details, press_id) VALUES "
IN_THE_PLACE_OF = {
    "a row of the ledger": ENTRY + "(1, 10, 1, 7, 9, 'heads', 1, NULL, 1)",
    "what a table paid": ENTRY + "(99, 10, 1, 101, 9, 'heads', 1, NULL, 1)",
    "what an act gave": ENTRY + "(99, 10, 1, 102, 9, 'grant', NULL, 1, 1)",
    "a welcome": ENTRY + "(99, 10, 1, 101, 9, 'welcome', NULL, 44, 1)",
    "a line of the audit log": ACT + "(1, 10, 1, 901, 'Not me', 'grant', '{}', NULL)",
    "what a press did": ACT + "(99, 10, 1, 901, 'Not me', 'grant', '{}', 55)",
}


async def written(store: Store) -> None:
    table_id = await store.tables.create(a_table(ADA, BEN))
    await store.crowns.settle(
        a_settlement(table_id, (ADA, BEN), [Payment(None, Seat(0), 3, "heads")])
    )
    await store.court.move(Order("grant", GUILD, MOD, 3001.0, 55, (BEN, "Ben")), 2, "luck")


@pytest.mark.parametrize("what", IN_THE_PLACE_OF)
async def test_no_insert_takes_the_place_of(store: Store, what: str) -> None:
    await written(store)
    before = [await rows(store, table) for table in (ledger, acts)]
    row = IN_THE_PLACE_OF[what]
    inserts = [f"INSERT INTO {row}", f"INSERT INTO {row} ON CONFLICT (id) DO UPDATE SET at = 9"]
    if store.database.engine.dialect.name == "sqlite":
        inserts += [f"INSERT OR REPLACE INTO {row}", f"REPLACE INTO {row}"]
    for insert in inserts:
        # As for every other row that is there: nothing that was to be written with it is, either.
        with pytest.raises(StoreError) as raised:
            await execute(store, text(insert))
        assert isinstance(raised.value, Conflict) or "append-only" in str(raised.value)
    assert [await rows(store, table) for table in (ledger, acts)] == before


async def test_each_insert_looks_for_its_place_in_an_index() -> None:
    store = await Store.open("sqlite+aiosqlite://")
    conditions = [(each.table, key) for each in APPEND_ONLY for key in each.keys]

    def plans(connection: Connection) -> Iterator[tuple[tuple[str, str], list[str]]]:
        for table, key in conditions:
            bound = key.replace("NEW.", ":")
            plan = connection.execute(
                text(f"EXPLAIN QUERY PLAN SELECT 1 FROM {table} WHERE {bound}"),
                dict.fromkeys(text(bound)._bindparams, 1),
            )
            yield (table, key), [row.detail.split()[0] for row in plan]

    found = await store.database.read(lambda connection: dict(plans(connection)))
    assert found == {key: ["SEARCH"] for key in conditions}
    await store.close()
