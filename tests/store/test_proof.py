"""What is wrong with the books is found and named, whatever else is going on."""

from collections.abc import Awaitable, Callable

import pytest
from sqlalchemy import Connection, text

from bot.store.proof import Books, Proof
from bot.store.store import Store
from bot.values.moderation import Actor, Order
from games.engine.asks import Seat
from games.engine.crowns import Payment
from tests.store.rows import ADA, BEN, CLEO, GUILD, a_settlement, a_table, close

pytestmark = pytest.mark.usefixtures("one_thread")

MOD = Actor(900, "Mod")
TAMPERING = {
    "UPDATE ledger SET amount = amount + 1 WHERE account = 101 AND reason = 'heads'": (
        "table 1: its rows sum to 1"
    ),
    "UPDATE ledger SET amount = amount * 7 WHERE reason = 'heads'": "differs by 18 from its result",
    "UPDATE ledger SET amount = amount - 90 WHERE account = 101 AND reason = 'heads'": (
        "account 101 was at -82"
    ),
    "DELETE FROM ledger WHERE act_id IS NOT NULL AND account = 0": "sum to",
    "DELETE FROM ledger WHERE reason = 'welcome'": "did not begin with one welcome",
    "UPDATE ledger SET act_id = 1": "belongs neither to one table nor to one act",
    "UPDATE ledger SET table_id = NULL, act_id = 77 WHERE table_id = 1": "is not there",
    "UPDATE ledger SET guild_id = 11": "another guild's",
    "UPDATE ledger SET season_id = 2": "another season than its result",
    "UPDATE results SET net = 9 WHERE user_id = 101": "from its result",
    "UPDATE seasons SET paid_out = 70": "the treasury has paid 3 to tables, and 70 is written",
    "UPDATE seasons SET number = number + 5": "not numbered from 1",
    "UPDATE seasons SET closed_at = 1": "not one of them alone is open",
    "UPDATE standings SET crowns = crowns + 1": "off by 1 crowns, 0 games",
    "UPDATE standings SET wins = wins + 2 WHERE season = 0": "0 games, 2 wins",
    "DELETE FROM standings WHERE user_id = 102": "off by",
    "UPDATE champions SET crowns = 1": "its champion by mistake",
    "DELETE FROM champions": "its champion by mistake",
    "UPDATE tables SET status = 'ended'": "it moved crowns, and it is ended and counted",
    "UPDATE tables SET counted = false": "it moved crowns, and it is settled and not counted",
    "UPDATE tables SET settled_at = NULL": "it is settled without a result, or has one and is not",
    "UPDATE acts SET act = 'take' WHERE act = 'grant'": "moved crowns for grant, and it is take",
    "UPDATE acts SET act = 'bar'": "moved crowns for grant, and it is bar",
    "DELETE FROM ledger WHERE act_id = 1": "act 1: a grant of 2 moved 0",
    """UPDATE acts SET details = '{"moved": 7}'""": "act 1: a grant of 7 moved 2",
    "UPDATE acts SET details = '[]'": "act 1: a grant of 0 moved 2",
    "UPDATE seasons SET treasury = 1": "season 1: paid out 3, treasury 1",
    "UPDATE seasons SET treasury = -1 WHERE number = 2": "season 2: paid out 0, treasury -1",
    "UPDATE seasons SET ended_by = 'treasury' WHERE number = 1": "treasury None",
    "UPDATE seasons SET ended_by = NULL": "ended by None: that does not fit together",
    "INSERT INTO permits VALUES ('erase', 10)": "a permit to erase was left behind",
}
LASTING = (
    "ledger SET amount = amount + 1", "SET act_id = 1", "act_id = 77", "SET guild_id = 11",
    "ledger SET season_id", "results SET net", "SET number", "SET closed_at", "tables SET",
    "act = 'bar'", "SET treasury", "SET ended_by", "INTO permits",
)  # fmt: skip
"""What cannot happen while a guild is being deleted, either."""


async def played(store: Store) -> None:
    """A table that counted, a grant, and a season that was ended by hand."""
    users = (ADA, BEN, CLEO)
    table_id = await store.tables.create(a_table(*users))
    payments = [Payment(None, Seat(0), 3, "heads"), Payment(Seat(1), Seat(2), 1, "steal")]
    await store.crowns.settle(a_settlement(table_id, users, payments))
    await close(store, table_id, 3000.0)
    await store.court.move(Order("grant", GUILD, MOD, 3001.0, target=(BEN, "Ben")), 2, "luck")
    assert await store.seasons.end(Order("end-season", GUILD, MOD, 3002.0), 1)
    assert (await store.proof.prove()).troubles == []


async def being_erased(store: Store) -> None:
    """Some of the rows are a pseudonym's already: the welcome and the standings are not."""
    await played(store)
    await store.erasing.begin(CLEO)
    while await store.erasing.step(CLEO):
        assert (await store.proof.prove()).troubles == []
    assert (await store.proof.prove()).troubles == []


async def being_deleted(store: Store) -> None:
    """The guild is on its way out."""
    await played(store)
    await store.purging.begin(GUILD)
    assert (await store.proof.prove()).troubles == []


Reach = Callable[[Store], Awaitable[None]]


class Undone(Exception):
    """What was tampered with is to be as it was."""


def tamper(connection: Connection, statement: str) -> None:
    for table in ("ledger", "acts"):
        if connection.dialect.name == "sqlite":
            for trigger in ("no_update", "no_delete"):
                connection.execute(text(f"DROP TRIGGER {table}_{trigger}"))
        else:
            connection.execute(text(f"ALTER TABLE {table} DISABLE TRIGGER USER"))
    if connection.dialect.name == "sqlite":
        connection.execute(text("PRAGMA defer_foreign_keys = ON"))
    connection.exec_driver_sql(statement)


async def found(store: Store, statement: str) -> list[str]:
    """What is found of books that were tampered with; then they are as they were."""
    lines: list[str] = []

    def work(connection: Connection) -> None:
        tamper(connection, statement)
        books: Books = prove(store.proof, connection)
        lines.extend(books.troubles)
        raise Undone

    with pytest.raises(Undone):
        await store.database.write(work)
    return lines


# Within a transaction of somebody else's.
prove = Proof.prove.__wrapped__  # type: ignore[attr-defined]


@pytest.mark.parametrize("reach", [played, being_erased])
async def test_what_is_wrong_is_found_and_named(store: Store, reach: Reach) -> None:
    await reach(store)
    await tampering_is_found(store, *TAMPERING)


async def test_some_of_it_is_found_while_a_guild_is_being_deleted(store: Store) -> None:
    await being_deleted(store)
    lasting = [each for each in TAMPERING if any(sign in each for sign in LASTING)]
    await tampering_is_found(store, *lasting)


async def tampering_is_found(store: Store, *statements: str) -> None:
    troubles = {each: await found(store, each) for each in statements}
    missed = {
        statement: lines
        for statement, lines in troubles.items()
        if not any(TAMPERING[statement] in line for line in lines)
    }
    assert not missed
    assert (await store.proof.prove()).troubles == []


async def test_a_guild_that_is_being_deleted_does_not_count_as_proved(url: str) -> None:
    store = await Store.open(url)
    await played(store)
    await store.court.move(Order("grant", GUILD + 1, MOD, 1.0, target=(ADA, "Ada")), 1, "a song")
    await store.purging.begin(GUILD)
    books = await store.proof.prove()
    await store.close()
    assert (books.entries, books.seasons, books.guilds) == (4, 1, 1)
    assert (books.purging, books.troubles) == ([GUILD], [])
