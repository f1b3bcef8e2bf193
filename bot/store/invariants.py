"""What holds in books that balance: each invariant is a question that finds what breaks it.

All is added up anew, from the ledger's rows and the results.
"""

from dataclasses import dataclass

from games.engine.crowns import FIRST_PURSE


@dataclass(frozen=True, slots=True)
class Invariant:
    """``broken`` selects one row for each breach; ``what`` it says is filled from it."""

    what: str
    broken: str
    lasting: bool = False
    """It holds in a guild that is being deleted, too: there tables go one by one, each whole."""


GIVEN = """
    WITH entries AS (
        SELECT ledger.id, ledger.guild_id, season_id, table_id, act_id, reason, amount,
            coalesce(erasures.user_id, account) AS account
        FROM ledger LEFT JOIN erasures
        ON erasures.guild_id = ledger.guild_id AND nobody = account
    ), outcomes AS (
        SELECT results.guild_id, season_id, table_id, game, counted, net, won,
            coalesce(erasures.user_id, results.user_id) AS user_id
        FROM results LEFT JOIN erasures
        ON erasures.guild_id = results.guild_id AND nobody = results.user_id
    )
"""
"""Ledger and results, in which who is just being erased has one id still, and not two."""

_TABLE = "guild {guild_id}, table {table_id}: "
_ACT = "guild {guild_id}, act {act_id}: "
_SEASON = "guild {guild_id}, season {number}: "
_ROW = "guild {guild_id}, ledger row {id}: "

_EARNED = """
    SELECT outcomes.guild_id, {season} AS season, {game} AS game, user_id, {crowns} AS crowns,
        1 AS games, CASE WHEN won THEN 1 ELSE 0 END AS wins
    FROM outcomes JOIN seasons ON seasons.id = outcomes.season_id
    WHERE counted AND user_id IS NOT NULL
"""
_HELD = """
    SELECT entries.guild_id, {season}, '', account, amount, 0, 0
    FROM entries JOIN seasons ON seasons.id = entries.season_id
    WHERE account <> 0 {but}
"""
EXPECTED = " UNION ALL ".join(
    (
        _EARNED.format(season="number", game="''", crowns="0"),
        _EARNED.format(season="0", game="''", crowns="0"),
        _EARNED.format(season="number", game="outcomes.game", crowns="net"),
        _EARNED.format(season="0", game="outcomes.game", crowns="net"),
        _HELD.format(season="number", but=""),
        _HELD.format(season="0", but="AND reason <> 'welcome'"),
    )
)
"""Rows that, summed by guild, season, game and user, are the standings."""

INVARIANTS = (
    Invariant(
        _TABLE + "its rows sum to {crowns}, not to 0",
        "SELECT guild_id, table_id, sum(amount) AS crowns FROM ledger "
        "WHERE table_id IS NOT NULL GROUP BY guild_id, table_id HAVING sum(amount) <> 0",
        lasting=True,
    ),
    Invariant(
        _ACT + "its rows sum to {crowns}, not to 0",
        "SELECT guild_id, act_id, sum(amount) AS crowns FROM ledger "
        "WHERE act_id IS NOT NULL GROUP BY guild_id, act_id HAVING sum(amount) <> 0",
    ),
    Invariant(
        _SEASON + "its rows sum to {crowns}, not to 0",
        "SELECT seasons.guild_id, number, sum(amount) AS crowns FROM ledger "
        "JOIN seasons ON seasons.id = season_id GROUP BY seasons.guild_id, number "
        "HAVING sum(amount) <> 0",
    ),
    Invariant(
        _ROW + "it belongs neither to one table nor to one act",
        "SELECT guild_id, id FROM ledger WHERE (table_id IS NULL) = (act_id IS NULL)",
        lasting=True,
    ),
    Invariant(
        _ROW + "its season, table or act is not there, or is another guild's",
        "SELECT ledger.guild_id, ledger.id FROM ledger "
        "LEFT JOIN seasons ON seasons.id = ledger.season_id "
        "LEFT JOIN tables ON tables.id = ledger.table_id "
        "LEFT JOIN acts ON acts.id = ledger.act_id "
        "WHERE coalesce(seasons.guild_id, 0) <> ledger.guild_id "
        "OR (table_id IS NOT NULL AND coalesce(tables.guild_id, 0) <> ledger.guild_id) "
        "OR (act_id IS NOT NULL AND coalesce(acts.guild_id, 0) <> ledger.guild_id)",
        lasting=True,
    ),
    Invariant(
        "guild {guild_id}, table {table_id}, act {act_id}: "
        "account {account} has {rows} rows for {reason}",
        "SELECT guild_id, table_id, act_id, account, reason, count(*) AS rows FROM entries "
        "GROUP BY guild_id, table_id, act_id, account, reason HAVING count(*) > 1",
        lasting=True,
    ),
    Invariant(
        _SEASON + "account {account} was at {held} after ledger row {last}",
        "SELECT seasons.guild_id, number, account, held, last FROM "
        "(SELECT season_id, account, max(id) AS last, sum(sum(amount)) OVER "
        "(PARTITION BY season_id, account ORDER BY max(id)) AS held FROM entries "
        "WHERE account <> 0 GROUP BY season_id, account, table_id, act_id) AS run "
        "JOIN seasons ON seasons.id = season_id WHERE held < 0",
    ),
    Invariant(
        _SEASON + "account {account} did not begin with one welcome of " + str(FIRST_PURSE),
        "SELECT seasons.guild_id, number, account FROM entries "
        "JOIN seasons ON seasons.id = season_id WHERE account <> 0 "
        "GROUP BY seasons.guild_id, number, account HAVING "
        "sum(CASE WHEN reason = 'welcome' THEN amount ELSE 0 END) <> " + str(FIRST_PURSE) + " OR "
        "min(CASE WHEN reason = 'welcome' THEN entries.id END) <> min(entries.id)",
    ),
    Invariant(
        _TABLE + "what it moved for user {user_id} differs by {crowns} from its result",
        "SELECT guild_id, table_id, user_id, sum(amount) AS crowns FROM ("
        "SELECT guild_id, table_id, account AS user_id, amount FROM entries "
        "WHERE table_id IS NOT NULL AND account <> 0 AND reason <> 'welcome' UNION ALL "
        "SELECT guild_id, table_id, user_id, -net FROM outcomes "
        "WHERE counted AND user_id IS NOT NULL) AS both_of_them "
        "GROUP BY guild_id, table_id, user_id HAVING sum(amount) <> 0",
        lasting=True,
    ),
    Invariant(
        _TABLE + "it moved crowns in another season than its result says",
        "SELECT DISTINCT ledger.guild_id, ledger.table_id FROM ledger JOIN results "
        "ON results.table_id = ledger.table_id WHERE results.season_id <> ledger.season_id",
        lasting=True,
    ),
    Invariant(
        _SEASON + "the treasury has paid {paid} to tables, and {paid_out} is written",
        "SELECT seasons.guild_id, number, paid_out, coalesce(paid, 0) AS paid FROM seasons "
        "LEFT JOIN (SELECT season_id, -sum(amount) AS paid FROM ledger WHERE account = 0 "
        "AND table_id IS NOT NULL AND reason <> 'welcome' GROUP BY season_id) AS payments "
        "ON payments.season_id = seasons.id WHERE coalesce(paid, 0) <> paid_out",
    ),
    Invariant(
        "guild {guild_id}, season {season} (0: all time), game {game!r}, user {user_id}: "
        "the standing is off by {crowns} crowns, {games} games, {wins} wins",
        "SELECT guild_id, season, game, user_id, sum(crowns) AS crowns, sum(games) AS games, "
        "sum(wins) AS wins FROM ("
        "SELECT guild_id, season, game, user_id, crowns, games, wins FROM standings UNION ALL "
        "SELECT guild_id, season, game, user_id, -crowns, -games, -wins "
        f"FROM ({EXPECTED}) AS expected) AS difference "
        "GROUP BY guild_id, season, game, user_id "
        "HAVING sum(crowns) <> 0 OR sum(games) <> 0 OR sum(wins) <> 0",
    ),
    Invariant(
        "guild {guild_id}: its {seasons} seasons are not numbered from 1, "
        "or not one of them alone is open",
        "SELECT guild_id, count(*) AS seasons FROM seasons GROUP BY guild_id HAVING "
        "min(number) <> 1 OR max(number) <> count(*) OR "
        "sum(CASE WHEN closed_at IS NULL THEN number ELSE 0 END) <> max(number)",
        lasting=True,
    ),
    Invariant(
        _SEASON + "user {user_id} is, or is not, its champion by mistake, or with other crowns",
        "SELECT guild_id, number, user_id FROM ("
        "SELECT seasons.guild_id, number, user_id, crowns, 1 AS side FROM champions "
        "JOIN seasons ON seasons.id = season_id UNION ALL "
        "SELECT guild_id, number, user_id, crowns, -1 FROM ("
        "SELECT seasons.guild_id, number, account AS user_id, sum(amount) AS crowns, rank() OVER "
        "(PARTITION BY seasons.guild_id, number ORDER BY sum(amount) DESC) AS place FROM entries "
        "JOIN seasons ON seasons.id = season_id WHERE account <> 0 AND closed_at IS NOT NULL "
        "GROUP BY seasons.guild_id, number, account) AS ranked WHERE place = 1) AS both_of_them "
        "GROUP BY guild_id, number, user_id, crowns HAVING sum(side) <> 0",
    ),
    Invariant(
        _TABLE + "it moved crowns, and it is {status} and {counted}",
        "SELECT DISTINCT ledger.guild_id, table_id, status, "
        "CASE WHEN counted THEN 'counted' ELSE 'not counted' END AS counted "
        "FROM ledger JOIN tables ON tables.id = table_id WHERE status <> 'settled' OR NOT counted",
        lasting=True,
    ),
    Invariant(
        _TABLE + "it is settled without a result, or has one and is not",
        "SELECT guild_id, id AS table_id FROM tables WHERE (settled_at IS NULL) = "
        "EXISTS (SELECT 1 FROM results WHERE results.table_id = tables.id)",
        lasting=True,
    ),
    Invariant(
        _ACT + "it moved crowns for {reason}, and it is {act}",
        "SELECT DISTINCT ledger.guild_id, act_id, ledger.reason, act FROM ledger "
        "JOIN acts ON acts.id = act_id "
        "WHERE act NOT IN ('grant', 'take') OR ledger.reason NOT IN (act, 'welcome')",
        lasting=True,
    ),
    Invariant(
        _SEASON + "paid out {paid_out}, treasury {treasury}, closed at {closed_at}, "
        "ended by {ended_by}: that does not fit together",
        "SELECT guild_id, number, paid_out, treasury, closed_at, ended_by FROM seasons WHERE "
        "(closed_at IS NULL) <> (ended_by IS NULL) OR CASE WHEN ended_by = 'treasury' "
        "THEN treasury IS NULL OR paid_out <> treasury ELSE paid_out >= treasury END",
        lasting=True,
    ),
    Invariant(
        "guild {guild_id}: a permit to {act} was left behind",
        "SELECT guild_id, act FROM permits",
        lasting=True,
    ),
)
