"""What users' games that are over come to: medals are made of it."""

from collections import defaultdict
from collections.abc import Mapping, Sequence

from sqlalchemy import ColumnElement, and_, false, func, literal, or_, select, true

from bot.store.boards import not_of_day
from bot.store.database import Database
from bot.store.schema import results, statistics
from bot.values.crowns import Tally

ENDS = (results.c.role, results.c.won, results.c.alive)


class Tallies(Database):
    """The part of the store that adds up games by how they ended."""

    async def tallies(
        self,
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
            or_(results.c.counted, results.c.game.in_(alone) if alone else false()),
            _earlier(before),
            *(not_of_day(user_id, hidden_day) for user_id in user_ids),
        ]
        whose = (results.c.user_id, results.c.game)
        played = (
            select(*whose, *ENDS, literal(""), literal(""), func.count(), literal(1))
            .where(*which)
            .group_by(*whose, *ENDS)
        )
        what = (statistics.c.name, statistics.c.word)
        n = statistics.c.n
        counted = (
            select(*whose, *ENDS, *what, func.sum(n), func.max(n))
            .join_from(results, statistics)
            .where(*which)
            .group_by(*whose, *ENDS, *what)
        )
        found: defaultdict[tuple[int, str], list[Tally]] = defaultdict(list)
        async with self._reading() as connection:
            for query in (played, counted):
                for user_id, game, *tally in await connection.execute(query):
                    found[user_id, game].append(Tally(*tally))
        return found


def _earlier(before: tuple[float, int] | None) -> ColumnElement[bool]:
    if before is None:
        return true()
    at, table_id = before
    same = and_(results.c.settled_at == at, results.c.table_id < table_id)
    return or_(results.c.settled_at < at, same)
