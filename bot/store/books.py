"""What every movement of crowns has in common, inside the transaction that writes it.

Rows of the ledger and what they add up to, `standings` and ``seasons.paid_out``, are written
together, here; `bot.store.proof` proves that they agree.
"""

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass, fields
from typing import Any

from sqlalchemy import (
    Column,
    ColumnElement,
    Connection,
    Select,
    Table,
    bindparam,
    case,
    exists,
    false,
    func,
    insert,
    literal,
    select,
    true,
    update,
)

from bot.store.dialects import insert_or
from bot.store.errors import StoreError
from bot.store.schema import TREASURY, champions, guilds, ledger, members, seasons, standings
from bot.values.seasons import ALL_TIME, SeasonEndedBy
from games.engine.crowns import FIRST_PURSE

WELCOMED = "welcome"
"""Why an account's first crowns moved."""

ALL_GAMES = ""
"""In `standings`, the row of all games together."""

_LIST_AGAIN = (
    update(standings)
    .where(
        standings.c.guild_id == bindparam("of_guild"),
        standings.c.season == ALL_TIME,
        standings.c.user_id.in_(bindparam("of_users", expanding=True)),
        standings.c.hidden == true(),
    )
    .values(hidden=false())
)


@dataclass(frozen=True, slots=True)
class OpenSeason:
    """The season that crowns move in."""

    id: int
    guild_id: int
    number: int
    treasury: int | None
    paid_out: int


@dataclass(slots=True)
class Change:
    """What is added to a row of `standings`."""

    user_id: int
    crowns: int = 0
    games: int = 0
    wins: int = 0


def in_season(table: Table, guild_id: int, season: int | None) -> ColumnElement[bool]:
    """Say which rows are a season's: by its number, None for the open one, or `ALL_TIME`."""
    if season == ALL_TIME:
        return true()
    which = seasons.c.closed_at.is_(None) if season is None else seasons.c.number == season
    season_id = select(seasons.c.id).where(seasons.c.guild_id == guild_id, which)
    return table.c.season_id == season_id.scalar_subquery()


_OPEN = [seasons.c[field.name] for field in fields(OpenSeason)]


def open_season(connection: Connection, guild_id: int, at: float) -> OpenSeason:
    """Return the guild's open season; the first is opened when it is first needed."""
    is_open = seasons.c.guild_id == guild_id, seasons.c.closed_at.is_(None)
    row = connection.execute(select(*_OPEN).where(*is_open)).first()
    return _begin(connection, guild_id, 1, at) if row is None else OpenSeason(*row)


def _begin(connection: Connection, guild_id: int, number: int, at: float) -> OpenSeason:
    limit = connection.scalar(select(guilds.c.treasury).where(guilds.c.guild_id == guild_id))
    new = insert(seasons).values(guild_id=guild_id, number=number, opened_at=at, treasury=limit)
    return OpenSeason(*connection.execute(new.returning(*_OPEN)).one())


def close_season(
    connection: Connection, season: OpenSeason, ended_by: SeasonEndedBy, at: float
) -> None:
    """End a season: its champions are written down, and the next one is opened.

    Who has left the guild and did not play in it leaves the boards of all time.
    """
    connection.execute(
        update(seasons).where(seasons.c.id == season.id).values(closed_at=at, ended_by=ended_by)
    )
    _write_champions(connection, season)
    _hide_those_who_left(connection, season)
    _begin(connection, season.guild_id, season.number + 1, at)


def _write_champions(connection: Connection, season: OpenSeason) -> None:
    board = (
        standings.c.guild_id == season.guild_id,
        standings.c.season == season.number,
        standings.c.game == ALL_GAMES,
        standings.c.hidden == false(),
    )
    most = select(func.max(standings.c.crowns)).where(*board).scalar_subquery()
    name = func.coalesce(members.c.name, "")
    first = (
        select(literal(season.id), standings.c.user_id, name, standings.c.crowns)
        .outerjoin(members, is_member(standings.c.user_id))
        .where(*board, standings.c.crowns == most)
    )
    columns = ("season_id", "user_id", "name", "crowns")
    connection.execute(insert(champions).from_select(columns, first))


def is_member(user: Column[int]) -> ColumnElement[bool]:
    """Say which row of `members` is about the user in this column of another table."""
    return (members.c.guild_id == user.table.c.guild_id) & (members.c.user_id == user)


def without_a_game(guild_id: int, season: ColumnElement[int] | int) -> Select[int]:
    """Ask for those with an account in a guild who had no game in one of its seasons."""
    played = standings.alias("played")
    return select(members.c.user_id).where(
        members.c.guild_id == guild_id,
        ~exists().where(
            played.c.guild_id == guild_id,
            played.c.season == season,
            played.c.game == ALL_GAMES,
            played.c.user_id == members.c.user_id,
            played.c.games > 0,
        ),
    )


def _hide_those_who_left(connection: Connection, season: OpenSeason) -> None:
    absent = without_a_game(season.guild_id, season.number)
    gone = absent.where(members.c.left_at.is_not(None))
    connection.execute(
        update(standings)
        .where(
            standings.c.guild_id == season.guild_id,
            standings.c.season == ALL_TIME,
            standings.c.user_id.in_(gone),
        )
        .values(hidden=true())
    )


def list_again(connection: Connection, guild_id: int, user_ids: Collection[int]) -> None:
    """Put these users on the boards of all time."""
    connection.execute(_LIST_AGAIN, {"of_guild": guild_id, "of_users": list(user_ids)})


def holdings(connection: Connection, season: OpenSeason, user_ids: Sequence[int]) -> dict[int, int]:
    """Return the crowns of those users who have an account this season, from the ledger itself."""
    return dict(connection.execute(balances(ledger.c.season_id == season.id, user_ids)).all())


def balances(of_season: ColumnElement[bool], user_ids: Sequence[int]) -> Select[int, int]:
    """Ask for the crowns of those users who have an account in a season."""
    return (
        select(ledger.c.account, func.sum(ledger.c.amount))
        .where(of_season, ledger.c.account.in_(user_ids))
        .group_by(ledger.c.account)
    )


def move_crowns(
    connection: Connection,
    season: OpenSeason,
    entries: Counter[tuple[int, str]],
    changes: Sequence[Change],
    newcomers: Sequence[int],
    at: float,
    *,
    game: str | None = None,
    table_id: int | None = None,
    act_id: int | None = None,
) -> None:
    """Add rows to the ledger, and what they come to to the standings.

    The rows are the welcomes of newcomers, then ``entries`` by account and reason; the standings
    those of season and all time, at all games and, if named, at one.
    """
    welcomes: Counter[tuple[int, str]] = Counter()
    for user_id in newcomers:
        welcomes[user_id, WELCOMED] += FIRST_PURSE
        welcomes[TREASURY, WELCOMED] -= FIRST_PURSE
    # The welcome comes first: it is what the game was begun with.
    rows = [
        {
            "guild_id": season.guild_id,
            "season_id": season.id,
            "account": account,
            "amount": amount,
            "reason": reason,
            "table_id": table_id,
            "act_id": act_id,
            "at": at,
        }
        for (account, reason), amount in (*welcomes.items(), *entries.items())
        if amount
    ]
    if sum(row["amount"] for row in rows):  # type: ignore[misc]
        raise StoreError(f"the crowns of table {table_id} or act {act_id} do not sum to zero")
    if rows:
        connection.execute(insert(ledger), rows)
    added = [
        {
            "guild_id": season.guild_id,
            "season": number,
            "game": which,
            "user_id": change.user_id,
            "crowns": change.crowns + (FIRST_PURSE if opens_purse else 0),
            "games": change.games,
            "wins": change.wins,
        }
        for change in changes
        for number in (season.number, ALL_TIME)
        for which in ((ALL_GAMES,) if game is None else (ALL_GAMES, game))
        for opens_purse in (
            number != ALL_TIME and which == ALL_GAMES and change.user_id in newcomers,
        )
    ]
    if added:
        statement = insert_or(connection, standings)
        sums = {n: standings.c[n] + statement.excluded[n] for n in ("crowns", "games", "wins")}
        connection.execute(
            statement.on_conflict_do_update(index_elements=list(standings.primary_key), set_=sums),
            added,
        )


def keep_names(
    connection: Connection, guild_id: int, names: dict[int, str], played_since: float | None = None
) -> None:
    """Keep the latest names. Whose game of that time is over is on the boards of all time.

    Who sat down for it after having left the guild is back; who has left since is not.
    """
    if not names:
        return
    statement = insert_or(connection, members)
    kept: dict[str, Any] = {"name": statement.excluded.name}
    if played_since is not None:
        back = members.c.left_at < played_since
        kept["left_at"] = case((back, None), else_=members.c.left_at)
    connection.execute(
        statement.on_conflict_do_update(index_elements=list(members.primary_key), set_=kept),
        [{"guild_id": guild_id, "user_id": user, "name": name} for user, name in names.items()],
    )
    if played_since is not None:
        list_again(connection, guild_id, list(names))
