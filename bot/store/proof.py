"""Do the books balance? Everything is added up anew from the ledger's rows and the results."""

import json
from dataclasses import dataclass

from sqlalchemy import Connection, text

from bot.store.database import Part, reads
from bot.store.invariants import GIVEN, INVARIANTS

AT_ONCE = 1_000
"""Acts that are held in memory at the same time."""

_PURGING = "SELECT guild_id FROM guilds WHERE purging"

_MOVED = f"""
    SELECT acts.id, acts.guild_id, act, CAST(details AS TEXT) AS details,
        coalesce(sum(amount), 0) AS moved
    FROM acts LEFT JOIN ledger
    ON act_id = acts.id AND account <> 0 AND ledger.reason = act
    WHERE act IN ('grant', 'take') AND acts.guild_id NOT IN ({_PURGING})
    GROUP BY acts.id ORDER BY acts.id
"""
"""What each act has moved for users, beside what the audit log says of it."""

_SIZE = f"""
    SELECT (SELECT count(*) FROM ledger WHERE guild_id NOT IN ({_PURGING})), count(*),
        count(DISTINCT guild_id)
    FROM seasons WHERE guild_id NOT IN ({_PURGING})
"""

_SPREAD = text("""
    SELECT game, settled, id FROM (
        SELECT game, id, count(*) OVER (PARTITION BY game) AS settled,
            row_number() OVER (PARTITION BY game ORDER BY id) - 1 AS place
        FROM tables WHERE status = 'settled'
    ) AS placed WHERE place * :most % settled < :most ORDER BY game, id
""")
"""So many settled tables of each game, as far from each other as can be."""


@dataclass(frozen=True, slots=True)
class Books:
    """All that is wrong with them, and how much was proved in whole."""

    troubles: list[str]
    """What is wrong, and where: a line each."""
    entries: int
    seasons: int
    guilds: int
    purging: list[int]
    """Guilds that are being deleted: of what is left there not everything can be proved."""


@dataclass(frozen=True, slots=True)
class Sample:
    """Some of the settled tables of a game, out of how many."""

    game: str
    settled: int
    table_ids: list[int]


class Proof(Part):
    """The part of the store that proves the books."""

    @reads
    def samples(self, connection: Connection, most: int) -> list[Sample]:
        """Return at most so many settled tables of each game, from the oldest to the newest."""
        found: dict[str, Sample] = {}
        for game, settled, table_id in connection.execute(_SPREAD, {"most": most}):
            found.setdefault(game, Sample(game, settled, [])).table_ids.append(table_id)
        return list(found.values())

    @reads
    def prove(self, connection: Connection) -> Books:
        """Prove the books, of one and the same moment."""
        found: list[str] = []
        if connection.dialect.name == "sqlite":
            rows = connection.execute(text("PRAGMA quick_check"))
            found = [f"the file: {row[0]}" for row in rows if row[0] != "ok"]
        if found:
            # Of what can no longer be read, nothing else can be said.
            return Books(found, 0, 0, 0, [])
        for invariant in INVARIANTS:
            which = "" if invariant.lasting else f"WHERE guild_id NOT IN ({_PURGING})"
            broken = f"SELECT * FROM ({invariant.broken}) AS broken {which} ORDER BY 1, 2"
            rows = connection.execute(text(f"{GIVEN} {broken}"))
            found += [invariant.what.format_map(row) for row in rows.mappings()]
        found += _untrue_acts(connection)
        entries, seasons, guilds = (connection.execute(text(_SIZE))).one()
        purging = list(connection.scalars(text(f"{_PURGING} ORDER BY guild_id")))
        return Books(found, entries, seasons, guilds, purging)


def _untrue_acts(connection: Connection) -> list[str]:
    """Find the acts that moved something else than the audit log says."""
    found = []
    rows = connection.execute(text(_MOVED), execution_options={"yield_per": AT_ONCE})
    for act_id, guild_id, act, details, moved in rows:
        said = _said(details)
        if moved != (said if act == "grant" else -said):
            found.append(f"guild {guild_id}, act {act_id}: a {act} of {said} moved {moved}")
    return found


def _said(details: str) -> int:
    """Return what an act has moved by its own account; 0, which none does, if it cannot be read."""
    try:
        return int(json.loads(details)["moved"])
    except (ValueError, TypeError, KeyError):
        return 0
