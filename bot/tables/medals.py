"""Who has earned which medal by the game that has just ended."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace

import structlog

from bot.plugins.medals import FEAT, FOR_CLAIMS, HONOUR, LIAR, NOSE
from bot.plugins.plugin import GamePlugin
from bot.plugins.registry import plugins
from bot.store.store import Store
from bot.tables.found_out import found_out
from bot.tables.kinds import KINDS
from bot.tables.state import Earned
from bot.values.crowns import Tally
from bot.values.records import TableRecord
from games.engine.asks import Seat
from games.engine.crowns import Count, Outcome, SeatOutcome
from games.engine.events import LogEntry

log = structlog.get_logger(__name__)


def with_feats(outcome: Outcome, plugin: GamePlugin, told: Sequence[LogEntry]) -> Outcome:
    """Return the outcome with the feats counted that the game finds in all that happened.

    Who lied best and who smelled lies best are counted, too. Where a search fails, that is for the
    log: a result stands without feats.
    """
    lied = found_out(plugin, outcome, told)
    found = Counter(
        [
            *((int(liar.seat), HONOUR, LIAR) for liar in lied.liars),
            *((int(nose.seat), HONOUR, NOSE) for nose in lied.noses),
        ]
    )
    try:
        feats = plugin.feats([each.event for each in told])
        found.update([(int(seat), FEAT, str(name)) for seat, name in feats])
    except Exception:
        log.exception("a game's feats cannot be found", game=plugin.id)

    def counted(part: SeatOutcome) -> SeatOutcome:
        own = (
            Count(name, n, word)
            for (seat, name, word), n in sorted(found.items())
            if seat == part.seat
        )
        return replace(part, statistics=(*part.statistics, *own))

    return replace(outcome, seats=tuple(map(counted, outcome.seats)))


async def newly_earned(
    store: Store, plugin: GamePlugin, record: TableRecord, outcome: Outcome
) -> Earned:
    """Return who has now which medal that they did not have before this table was settled."""
    apart = not KINDS[plugin.seating].moves_crowns
    users = {seat.seat: seat.stake[0] for seat in record.seats}
    humans = [user for user in users.values() if user is not None and user > 0]
    if not plugin.all_medals or not humans or not (record.counted or apart):
        return ()
    before = await store.boards.tallies(
        record.guild_id,
        humans,
        [game.id for game in plugins().values() if game is plugin or game.rules.claims],
        alone=[plugin.id] if apart else (),
        before=(record.settled_at or 0.0, record.id),
    )
    found = []
    for part in outcome.seats:
        user_id = users[part.seat]
        if user_id not in humans:
            continue
        past = before.get((user_id, plugin.id), ())
        had, has = _names(plugin, past), _names(plugin, [*past, *tallies(part)])
        had += [
            medal.name
            for medal in FOR_CLAIMS
            if any(medal.earned(ever) for (whose, _), ever in before.items() if whose == user_id)
        ]
        if fresh := tuple([name for name in has if name not in had]):
            found.append((Seat(part.seat), fresh))
    return tuple(found)


def tallies(part: SeatOutcome) -> list[Tally]:
    """Return what one game comes to for one seat."""
    end = (str(part.role), part.won, part.alive)
    counted: Counter[tuple[str, str]] = Counter()
    for each in part.statistics:
        counted[str(each.name), str(each.word)] += each.n
    games = Tally(*end, "", "", 1, 1)
    return [games, *(Tally(*end, *what, n, n) for what, n in counted.items() if n)]


def _names(plugin: GamePlugin, past: Iterable[Tally]) -> list[str]:
    known = list(past)
    try:
        return [medal.name for medal in plugin.all_medals if medal.earned(known)]
    except Exception:
        log.exception("a game's medals cannot be found", game=plugin.id)
        return []
