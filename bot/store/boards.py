"""Leaderboards, from the standings that every settlement keeps up, and what games counted."""

from collections import defaultdict
from collections.abc import Mapping, Sequence

from sqlalchemy import ColumnElement, Connection, Select, case, false, func, literal, select, true

from bot.store.books import ALL_GAMES, in_season, is_member, without_a_game
from bot.store.database import Part, reads
from bot.store.schema import members, results, seasons, standings, statistics, tables
from bot.values.crowns import Standing, Stats, Tally
from games.engine.crowns import Count

_ENDS = (results.c.role, results.c.won, results.c.alive)
_LISTED = standings.c.hidden == false()


class Boards(Part):
    """The part of the store that ranks players, and says what each of them did.

    Everywhere ``season`` is a season's number, None for the open one, or `ALL_TIME`; ``game``
    None is all games together. Only tables that counted are in it.
    """

    @reads
    def top(
        self,
        connection: Connection,
        guild_id: int,
        *,
        limit: int = 10,
        offset: int = 0,
        season: int | None = None,
        game: str | None = None,
    ) -> list[Standing]:
        """Return the users with the most crowns; ties share a place and come by id."""
        board = _board(guild_id, season, game)
        rows = connection.execute(
            _standings()
            .where(*board, _LISTED)
            .order_by(standings.c.crowns.desc(), standings.c.user_id)
            .limit(limit)
            .offset(offset)
        )
        page: list[Standing] = []
        for ahead, row in enumerate(rows, start=offset):
            if not page:
                place = _place(connection, board, row.crowns)
            else:
                place = page[-1].place if page[-1].crowns == row.crowns else ahead + 1
            page.append(Standing(place, *row))
        return page

    @reads
    def standing(
        self,
        connection: Connection,
        guild_id: int,
        user_id: int,
        *,
        season: int | None = None,
        game: str | None = None,
    ) -> Standing | None:
        """Return a user's place among all; None without an account, or without such a game."""
        board = _board(guild_id, season, game)
        row = connection.execute(_standings().where(*board, standings.c.user_id == user_id)).first()
        return None if row is None else Standing(_place(connection, board, row.crowns), *row)

    async def players(
        self, guild_id: int, *, season: int | None = None, game: str | None = None
    ) -> int:
        """Return how many users are on a leaderboard."""
        query = select(func.count()).select_from(standings)
        return await self._value(query.where(*_board(guild_id, season, game), _LISTED)) or 0

    async def absent(self, guild_id: int) -> list[int]:
        """Return who had no game yet in the open season, and is not known to have left."""
        query = without_a_game(guild_id, _number(guild_id, None)).where(
            members.c.left_at.is_(None), members.c.user_id > 0
        )
        return [user_id for (user_id,) in await self._rows(query.order_by(members.c.user_id))]

    @reads
    def stats(
        self, connection: Connection, guild_id: int, user_id: int, *, season: int | None = None
    ) -> list[Stats]:
        """Return what a user did: first at all games together, then by game, most played first.

        Empty without an account.
        """
        rows = connection.execute(
            select(standings)
            .where(
                standings.c.guild_id == guild_id,
                standings.c.user_id == user_id,
                standings.c.season == _number(guild_id, season),
            )
            .order_by(standings.c.game != ALL_GAMES, standings.c.games.desc(), standings.c.game)
        )
        counted = _counted(
            connection,
            results.c.user_id == user_id,
            results.c.guild_id == guild_id,
            results.c.counted,
            in_season(results, guild_id, season),
        )
        return [
            Stats(row.game or None, row.crowns, row.games, row.wins, tuple(counted[row.game]))
            for row in rows
        ]

    @reads
    def stats_alone(
        self,
        connection: Connection,
        guild_id: int,
        user_id: int,
        games: Sequence[str],
        *,
        hidden_day: int | None = None,
    ) -> list[Stats]:
        """Return what a user did at games that are played alone, the most played first.

        ``hidden_day``: whose deal is not told of yet.
        """
        which = (
            results.c.guild_id == guild_id,
            results.c.user_id == user_id,
            results.c.game.in_(games),
            not_of_day(user_id, hidden_day),
        )
        wins = func.sum(case((results.c.won, 1), else_=0))
        played = (
            select(results.c.game, func.count(), wins)
            .where(*which)
            .group_by(results.c.game)
            .order_by(func.count().desc(), results.c.game)
        )
        counted = _counted(connection, *which)
        return [
            Stats(game, 0, n, won, tuple(counted[game]))
            for game, n, won in connection.execute(played)
        ]

    @reads
    def tallies(
        self,
        connection: Connection,
        guild_id: int,
        user_ids: Sequence[int],
        games: Sequence[str],
        *,
        alone: Sequence[str] = (),
        before: tuple[float, int] | None = None,
        hidden_day: int | None = None,
    ) -> Mapping[tuple[int, str], Sequence[Tally]]:
        """Return what each user's games come to, by user and game: those that counted.

        Of games that are played ``alone``, none counts, and all do here. ``before`` is when a table
        was settled, and its number: only what was settled earlier. ``hidden_day``: whose deal is
        not told of yet.
        """
        which = [
            results.c.guild_id == guild_id,
            results.c.user_id.in_(user_ids),
            results.c.game.in_(games),
            results.c.counted | (results.c.game.in_(alone) if alone else false()),
            _earlier(before),
            *(not_of_day(user_id, hidden_day) for user_id in user_ids),
        ]
        whose = (results.c.user_id, results.c.game)
        played = (
            select(*whose, *_ENDS, literal(""), literal(""), func.count(), literal(1))
            .where(*which)
            .group_by(*whose, *_ENDS)
        )
        what = (statistics.c.name, statistics.c.word)
        n = statistics.c.n
        counted = (
            select(*whose, *_ENDS, *what, func.sum(n), func.max(n))
            .join_from(results, statistics)
            .where(*which)
            .group_by(*whose, *_ENDS, *what)
        )
        found: defaultdict[tuple[int, str], list[Tally]] = defaultdict(list)
        for query in (played, counted):
            for user_id, game, *tally in connection.execute(query):
                found[user_id, game].append(Tally(*tally))
        return found


def _earlier(before: tuple[float, int] | None) -> ColumnElement[bool]:
    if before is None:
        return true()
    at, table_id = before
    same = (results.c.settled_at == at) & (results.c.table_id < table_id)
    return (results.c.settled_at < at) | same


def not_of_day(user_id: int, day: int | None) -> ColumnElement[bool]:
    """Say which of a user's results are not of a day's deal; None is no day."""
    if day is None:
        return true()
    of_day = select(tables.c.id).where(tables.c.host_id == user_id, tables.c.day == day)
    return results.c.table_id.not_in(of_day)


def _number(guild_id: int, season: int | None) -> ColumnElement[int]:
    if season is not None:
        return literal(season)
    is_open = seasons.c.guild_id == guild_id, seasons.c.closed_at.is_(None)
    return func.coalesce(select(seasons.c.number).where(*is_open).scalar_subquery(), 1)


def _board(guild_id: int, season: int | None, game: str | None) -> tuple[ColumnElement[bool], ...]:
    return (
        standings.c.guild_id == guild_id,
        standings.c.season == _number(guild_id, season),
        standings.c.game == (game or ALL_GAMES),
    )


def _standings() -> Select[int, str, int, int, int, bool, bool]:
    """The columns of a `Standing`, behind its place."""
    return select(
        standings.c.user_id,
        func.coalesce(members.c.name, ""),
        standings.c.crowns,
        standings.c.games,
        standings.c.wins,
        members.c.left_at.is_not(None),
        standings.c.hidden,
    ).outerjoin(members, is_member(standings.c.user_id))


def _place(connection: Connection, board: tuple[ColumnElement[bool], ...], crowns: int) -> int:
    ahead = select(func.count()).select_from(standings).where(*board, _LISTED)
    return 1 + (connection.scalar(ahead.where(standings.c.crowns > crowns)) or 0)


def _counted(connection: Connection, *which: ColumnElement[bool]) -> defaultdict[str, list[Count]]:
    """Return what each game has counted, by game, in these results."""
    total = func.sum(statistics.c.n)
    query = (
        select(results.c.game, statistics.c.name, total, statistics.c.word)
        .join_from(results, statistics)
        .where(*which)
        .group_by(results.c.game, statistics.c.name, statistics.c.word)
        .order_by(results.c.game, statistics.c.name, total.desc(), statistics.c.word)
    )
    found: defaultdict[str, list[Count]] = defaultdict(list)
    for game, *count in connection.execute(query):
        found[game].append(Count(*count))
    return found
